import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const bellflowerPeople = `
Antoinette Bellflower | Shareholder | Baton Rouge, LA | abellflower | 225-555-2341 | Insurance Coverage; Hurricane Claims | J.D./Louisiana State University Paul M. Hebert Law Center/1997; B.A./Southern University/1993 | Louisiana; Texas | - | Antoinette has tried wind against water.
Thibaut Arceneaux | Shareholder | Lafayette, LA | tarceneaux | 337-555-2342 | Oil & Gas; Levee Districts | J.D./Loyola University New Orleans College of Law/2000; B.S./University of Louisiana at Lafayette/1996 | Louisiana | Hon. Camille Fontenot, Louisiana Third Circuit Court of Appeal | Thibaut knows each parish.
Keziah Plaisance | Associate | Baton Rouge, LA | kplaisance | 225-555-2343 | Maritime; Jones Act | J.D./Tulane University Law School/2021; B.A./Xavier University of Louisiana/2018 | Louisiana; Mississippi | - | Keziah boards the rigs.
Octave Ledet, III=Octave Ledet III | Special Counsel | Lafayette, LA | oledet | 337-555-2344 | Successions; Civil Law Property | J.D./Louisiana State University Paul M. Hebert Law Center/1986; B.A./Nicholls State University/1982 | Louisiana | - | Octave quotes the Code in French.
Minh-Chau Tran | Associate | Baton Rouge, LA | mtran | 225-555-2345 | Fisheries; BP Claims | J.D./Southern University Law Center/2016; B.S./Louisiana State University/2011 | Louisiana | - | Minh-Chau's parents shrimp.
Bernadette Guidry | Director of Recruiting | Baton Rouge, LA | bguidry | 225-555-2346 | - | B.A./Loyola University New Orleans/2002 | - | - | Bernadette finds talent.`

export const bellflower: WrittenPlan = {
  key: 'component-attributes',
  firm: 'Bellflower Arceneaux, APLC',
  host: 'bellflowerarceneaux.example',
  structure:
    'blocks of a content system: caption, eyebrow and value; numbers within a sentence; degrees over two lines',
  people: handwritten('bellflowerarceneaux.example', bellflowerPeople),
  path: ({ slug, last }) => `/professionals/${last.toLowerCase().replaceAll(/[^a-z]/g, '')}/${slug.split('-')[0]}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html lang="en"><head><title>${escaped(title)} - Professionals - Bellflower Arceneaux</title>
      </head><body class="wp-singular professional-template"><header class="wp-block-group alignfull">
      <p class="wp-block-site-title"><a href="/">Bellflower Arceneaux</a></p><nav class="wp-block-navigation">
      <a href="/professionals/">Professionals</a><a href="/services/">Services</a></nav></header>
      <main class="wp-block-group">${inner}</main><footer class="wp-block-group alignfull">
      <p>Baton Rouge 225-555-2340 · Lafayette 337-555-2340 · Fax 225-555-2399</p></footer></body></html>
    `,
  bio: (person, people) =>
    markup`
      <div class="wp-block-columns"><div class="wp-block-column"><p class="eyebrow">${escaped(person.title)}
      </p><h1 class="wp-block-post-title">${escaped(person.shown)}</h1><p class="has-small-font-size">
      ${escaped(person.offices[0] ?? '')}. Reach ${escaped(person.name.split(' ')[0] ?? '')} at ${person.phone} (direct) or 225-555-2340 (main), or at <a href="mailto:${person.email}">
      ${person.email}</a>.</p></div></div><div class="wp-block-group"><p>${escaped(person.bio)}</p></div>
      <div class="wp-block-columns facts">
      ${part(
        person.areas,
        markup`
        <div class="wp-block-column"><p class="eyebrow">Services</p>
        ${each(person.areas, (area) => `<p><a href="/services/x/">${escaped(area)}</a></p>`)}</div>
      `,
      )}
      <div class="wp-block-column"><p class="eyebrow">Education</p>
      ${each(person.education, (one) => `<p>${escaped(one.school)}<br><em>${one.degree}, ${one.year}</em></p>`)}
      </div>
      ${part(person.bars, `<div class="wp-block-column"><p class="eyebrow">Admitted</p>${each(person.bars, (bar) => `<p>${bar}</p>`)}</div>`)}
      ${part(person.clerkships, `<div class="wp-block-column"><p class="eyebrow">Clerked for</p><p>${escaped(person.clerkships[0] ?? '')}</p></div>`)}
      <div class="wp-block-column"><p class="eyebrow">Named to</p><p>Louisiana Super Lawyers, 2018</p></div>
      </div><div class="wp-block-query"><h2>Keep reading about our people</h2>
      ${each(
        people.filter((one) => one !== person).slice(1, 4),
        (one) => markup`
        <div class="wp-block-post"><h3><a href="/professionals/x/y">${escaped(one.name)}</a></h3><p>
        ${escaped(one.title)}, ${one.phone}, <a href="mailto:${one.email}">${one.email}</a></p></div>
      `,
      )}
      </div>
    `,
  others: [
    ['/services/hurricane-claims/', 'Hurricane Claims', '<p>Ida, Laura, Francine.</p>'],
    ['/professionals/', 'Professionals', '<p>Filter</p>'],
    ['/lafayette/', 'Lafayette', '<p>337-555-2340</p>'],
    [
      '/2026/04/ledet-on-forced-heirs/',
      'Ledet on Forced Heirs',
      '<p class="wp-block-post-author-name">Octave Ledet, III</p>',
    ],
    ['/professionals/careers/summer/', 'Summer Associates', '<p class="eyebrow">Education</p><p>2L</p>'],
  ],
  other: (heading, body) => `<h1 class="wp-block-post-title">${escaped(heading)}</h1>${body}`,
  more: sitemap,
}
