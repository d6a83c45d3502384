import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const harrowPeople = `
Antonia Harrow | Founding Partner | Baltimore, MD | aharrow | 410.555.2541 | Ports; Customs | J.D./University of Maryland Francis King Carey School of Law/1992; B.A./Goucher College/1988 | Maryland; District of Columbia | - | Antonia clears cargo.
Darius Belfort | Partner | Baltimore, MD | dbelfort | 410.555.2542 | Police Reform; Municipal Liability | J.D./Howard University School of Law/2002; B.A./Morgan State University/1998 | Maryland | Judge Yvette Sloan, Appellate Court of Maryland | Darius monitors consent decrees.
Ilse Van Dorn | Counsel | Annapolis, MD | ivandorn | 410.555.2543 | Critical Areas; Oysters | J.D./University of Baltimore School of Law/2010; M.S./Duke University/2005 | Maryland; Delaware | - | Ilse leases the bottom of the bay.
Preston Okeke | Associate | Annapolis, MD | pokeke | 410.555.2544 | Legislative Affairs | J.D./American University Washington College of Law/2021; B.A./Salisbury University/2016 | Maryland | - | Preston lobbies for ninety days a year.`

export const harrow: WrittenPlan = {
  key: 'flex-columns',
  firm: 'Harrow Belfort, P.A.',
  host: 'harrowbelfort.example',
  structure:
    'two columns: labels in the one, contents in the other, matched by their place alone; buttons in headings that unfold',
  people: handwritten('harrowbelfort.example', harrowPeople),
  path: ({ slug }) => `/lawyers/${slug}/`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Harrow Belfort, P.A. | Baltimore</title>
      </head><body><div class="site-header"><a class="brand" href="/">Harrow Belfort</a><div class="site-nav">
      <a href="/lawyers/">Lawyers</a><a href="/matters/">Matters</a></div></div><div class="site-main">
      ${inner}</div><div class="site-footer"><p>Baltimore 410.555.2500</p><p>Annapolis 410.555.2550</p></div>
      </body></html>
    `,
  bio: (person) =>
    markup`
      <div class="lawyer"><div class="lawyer__photo"><img src="/p.jpg" alt="Photograph of ${escaped(person.name)}">
      </div><div class="lawyer__intro"><h1 class="lawyer__name">${escaped(person.shown)}</h1>
      <div class="lawyer__meta"><span>${escaped(person.title)}</span><span>${escaped(person.offices[0] ?? '')}
      </span></div><div class="lawyer__reach"><a href="tel:+1${person.phone?.replaceAll('.', '')}">
      ${person.phone}</a><a href="mailto:${person.email}" aria-label="E-mail ${escaped(person.name)}"><svg>
      </svg></a></div></div></div><div class="lawyer__text"><p>${escaped(person.bio)}</p></div>
      ${each(
        [
          ['Practices', person.areas.map(escaped)],
          ['Education', person.education.map((one) => `${one.degree}, ${escaped(one.school)} <em>(${one.year})</em>`)],
          ['Admitted to Practice', person.bars],
          ['Judicial Clerkships', person.clerkships.map(escaped)],
          ['Boards', ['Maryland Historical Trust', 'Annapolis Maritime Museum']],
        ] as const,
        ([label, list], at) =>
          part(
            list,
            markup`
            <div class="fold"><h3 class="fold__head">
            <button type="button" aria-expanded="false" aria-controls="f${at}">${label}</button></h3>
            <div class="fold__body" id="f${at}" style="display:none">${each(list, (one) => `<p>${one}</p>`)}
            </div></div>
          `,
          ),
      )}
    `,
  others: [
    ['/lawyers/', 'Lawyers', '<p>Four.</p>'],
    ['/matters/oyster-leases/', 'Oyster Leases', '<p>Ilse Van Dorn</p>'],
    ['/annapolis/', 'Annapolis', '<p>410.555.2550</p>'],
    ['/lawyers/pro-bono/', 'Pro Bono', '<p>Every lawyer, fifty hours.</p>'],
  ],
  other: (heading, body) => `<h1 class="lawyer__name">${escaped(heading)}</h1>${body}`,
  more: sitemap,
}
