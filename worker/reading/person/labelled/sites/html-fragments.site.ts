import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const ardentPeople = `
Siegfried Albrecht | Partner | Charlotte, NC | siegfried.albrecht | 704.555.2261 | Structured Finance; Asset-Backed Securities | J.D./Duke University School of Law/2000; Diplom/University of Heidelberg/1996 | North Carolina; New York | - | Siegfried pools receivables.
Monique Duquesne-Hart | Partner | Raleigh, NC | monique.duquesne-hart | 919.555.2262 | Biotechnology Licensing; Clinical Trials | J.D./University of North Carolina School of Law/2003; Ph.D./North Carolina State University/1999 | North Carolina; Virginia | - | Monique licenses molecules.
Thurgood Ames | Associate | Charlotte, NC | thurgood.ames | 704.555.2263 | Public Finance | J.D./North Carolina Central University School of Law/2020; B.S./North Carolina A&T State University/2016 | North Carolina | Hon. Loretta Biggs-Moore, U.S. District Court for the Middle District of North Carolina | Thurgood closes bonds for schools.
Eun-jung Baek | Counsel | Atlanta, GA | eunjung.baek | 404.555.2264 | Automotive Suppliers; Economic Development Incentives | J.D./Emory University School of Law/2011; B.A./Ewha Womans University/2005 | Georgia; Alabama | - | Eun-jung brings plants.
Caspian Rhodes-Whitley | Associate | Atlanta, GA | caspian.rhodes-whitley | 404.555.2265 | Data Centers; Land Use | J.D./University of Georgia School of Law/2022; B.L.A./University of Georgia/2017 | Georgia | - | Caspian draws site plans.
Hollis Greer | Special Counsel | Raleigh, NC | hollis.greer | 919.555.2266 | State & Local Tax | LL.M./University of Florida Levin College of Law/1995; J.D./Campbell University School of Law/1994; B.S.B.A./Appalachian State University/1990 | North Carolina; South Carolina | - | Hollis wrote the regulation.
Perrin Solano | Senior Project Manager | Charlotte, NC | perrin.solano | 704.555.2267 | - | M.S./UNC Charlotte/2013 | - | - | Perrin keeps deals on a chart.
Ludlow Bastien | Partner | Atlanta, GA; Charlotte, NC | ludlow.bastien | 404.555.2268 | Mergers & Acquisitions; Family Business | J.D./Harvard Law School/1996; B.A./Morehouse College/1993 | Georgia; North Carolina | - | Ludlow sells what fathers built.`

const element = (name: string, title: string, list: readonly string[]) =>
  part(
    list,
    markup`
      <div class="cmp-contentfragment__element cmp-contentfragment__element--${name}">
      <dt class="cmp-contentfragment__element-title">${title}</dt>
      ${each(list, (one) => `<dd class="cmp-contentfragment__element-value">${one}</dd>`)}</div>
    `,
  )

/** Fragments with titles and values, every number with an extension or a word of its own. */
export const ardent: WrittenPlan = {
  key: 'html-fragments',
  firm: 'Ardent Greer LLP',
  host: 'ardentgreer.example',
  structure: 'fragments of titles and values, main before direct, an extension, an assistant, data of the layer',
  people: handwritten('ardentgreer.example', ardentPeople),
  path: ({ slug }) => `/us/en/people/${slug[0]}/${slug}.html`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE HTML><html lang="en-US"><head><meta charset="UTF-8"/><title>${escaped(title)}</title>
      <meta name="template" content="bio-page"/></head>
      <body class="page basicpage" id="page-1" data-cmp-data-layer-enabled><div class="root responsivegrid">
      <div class="aem-Grid"><header class="cmp-experiencefragment cmp-experiencefragment--header">
      <a href="/us/en.html">Ardent Greer LLP</a><nav class="cmp-navigation"><ul>
      <li class="cmp-navigation__item"><a href="/us/en/people.html">People</a></li>
      <li class="cmp-navigation__item"><a href="/us/en/services.html">Services</a></li></ul></nav></header>
      <div class="container responsivegrid"><div class="cmp-container">${inner}</div></div>
      <footer class="cmp-experiencefragment cmp-experiencefragment--footer"><div class="cmp-text">
      <p>Charlotte 704.555.2200. Raleigh 919.555.2200. Atlanta 404.555.2200.</p></div></footer></div></div>
      </body></html>
    `,
  bio: (person) =>
    markup`
      <div class="title aem-GridColumn">
      <div class="cmp-title" data-cmp-data-layer='{"title-1":{"@type":"components/title","dc:title":"${person.name}"}}'>
      <h1 class="cmp-title__text">${escaped(person.shown)}</h1></div></div>
      <article class="cmp-contentfragment" data-cmp-contentfragment-model="bio">
      <h3 class="cmp-contentfragment__title">${person.slug}</h3><dl class="cmp-contentfragment__elements">
      ${element('position', 'Position', [escaped(person.title)])}
      ${element('location', 'Location', person.offices)}${element('mainPhone', 'Main', ['704.555.2200'])}
      ${element('directPhone', 'Direct', [`${person.phone}`])}${element('mobile', 'Cell', ['980.555.2277'])}
      ${element('fax', 'Fax', ['704.555.2299'])}
      ${element('email', 'Email', [`<a href="mailto:${person.email}?body=Please%20note">${person.email?.replace('@', '<wbr>@')}</a>`])}
      ${element('assistant', 'Assistant', ['Priscilla Knox, 704.555.2288'])}
      ${element('services', 'Services', person.areas.map(escaped))}
      ${element(
        'education',
        'Education',
        person.education.map((one) => `<p>${escaped(one.school)}, <i>${one.degree}</i>, ${one.year}</p>`),
      )}
      ${element('barAdmissions', 'Bar Admissions', person.bars)}
      ${element('clerkships', 'Clerkships', person.clerkships.map(escaped))}
      ${element('awards', 'Awards', ['Business North Carolina Legal Elite, 2020', 'Georgia Super Lawyers Rising Star, 2018'])}
      </dl></article><div class="text"><div class="cmp-text"><p>${escaped(person.bio)}</p></div></div>
    `,
  others: [
    [
      '/us/en/services/data-centers.html',
      'Data Centers',
      '<div class="cmp-text"><p>Caspian Rhodes-Whitley, Associate</p></div>',
    ],
    ['/us/en/people.html', 'People', '<div class="cmp-list"></div>'],
    ['/us/en/offices/raleigh.html', 'Raleigh', '<p>919.555.2200</p>'],
    ['/us/en/news/thurgood-ames-named.html', 'Thurgood Ames Named to 40 Under 40', '<p>August 2026</p>'],
    ['/us/en/people/governance.html', 'Firm Governance', '<dl><dt>Chair</dt><dd>Ludlow Bastien</dd></dl>'],
    ['/us/en/insights/structured-finance-outlook.html', 'Structured Finance Outlook', '<p>Siegfried Albrecht</p>'],
  ],
  other: (heading, body) => `<div class="cmp-title"><h1 class="cmp-title__text">${escaped(heading)}</h1></div>${body}`,
  more: sitemap,
}
