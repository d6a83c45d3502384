import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, urlset, xml } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  doctype,
  each,
  handwritten,
  part,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const castellonPeople = `
Alexander J. Whitmore III | Partner | New York; London | awhitmore | +1 212 555 0148 | Leveraged Finance; Direct Lending | J.D./Columbia Law School/2001/Harlan Fiske Stone Scholar; B.A./Amherst College/1996/magna cum laude | New York | - | Whitmore acts for direct lenders on both sides of the Atlantic.
Sakura Hoshino | Counsel | Tokyo | shoshino | +81 3 5555 0139 | Project Finance; Energy Transition | LL.M./New York University School of Law/2013; LL.B./Keio University/2006 | New York; Japan | - | Hoshino closes wind and solar projects across Asia.
Freya Lindholm-Katz | Associate | New York | flindholmkatz | +1 212 555 0155 | Capital Markets | J.D./Fordham University School of Law/2020; B.A./Barnard College/2016 | New York | The Honorable Lucia Ferrante, U.S. Court of Appeals for the Second Circuit; The Honorable Amos Birnbaum, U.S. District Court for the Eastern District of New York | She has worked on forty initial public offerings.
Rodrigo Azevedo Prado | Partner | São Paulo | razevedo | +55 11 5555 0142 | Cross-Border M&A; Infrastructure | LL.M./University of Chicago Law School/2008; LL.B./Universidade de São Paulo/2002 | New York; Brazil | - | He is known for deals that need three languages.
Penelope Ashworth | Senior Associate | London | pashworth | +44 20 7946 0158 | Investment Funds | LL.B./University of Durham/2012/First Class Honours | England and Wales | - | Ashworth forms funds for sponsors who invest in forests.
Dr. Matthias Brühl=Matthias Brühl | Partner | Frankfurt | mbruehl | +49 69 5555 0161 | Tax; Fund Formation | Dr. iur./University of Heidelberg/2004; LL.M./Duke University School of Law/2001 | Germany | - | Brühl advises on the tax of funds.
Adaora Nnamdi | Special Counsel | Washington, D.C. | annamdi | +1 202 555 0163 | CFIUS; Export Controls & Sanctions | J.D./Howard University School of Law/2007; B.A./Georgetown University/2003 | District of Columbia; Maryland | - | Nnamdi spent eight years at the Treasury.
Graham Teller | Professional Support Lawyer | London | gteller | +44 20 7946 0172 | Knowledge | LL.B./University of Leeds/1998 | England and Wales | - | Teller writes what the others cite.`

export const castellon: WrittenPlan = {
  key: 'web-components',
  firm: 'Castellon Rook LLP',
  host: 'castellonrook.example',
  structure:
    'components of a large system: rich text with line breaks, an address behind a disclaimer, a number for each office',
  people: handwritten('castellonrook.example', castellonPeople),
  path: ({ slug, last }) => `/en/people/${last.slice(0, 1).toLowerCase()}/${slug}`,
  page: (title, inner, head = '') =>
    doctype(
      `${title} | Professionals | Castellon Rook`,
      `<link rel="canonical" href="#">${head}`,
      markup`
        <body class="default-device bodyclass"><div id="wrapper"><header class="component header">
        <nav aria-label="Main"><ul><li class="level1"><a href="/en/people">Professionals</a></li>
        <li class="level1"><a href="/en/capabilities">Capabilities</a></li><li class="level1">
        <a href="/en/offices">Offices</a></li></ul></nav><div class="lang"><a href="/de">Deutsch</a>
        <a href="/pt">Português</a><a href="/ja">日本語</a></div></header><main id="content">${inner}</main>
        <footer class="component footer"><ul><li><a href="/en/offices/new-york">New York</a></li><li>
        <a href="/en/offices/london">London</a></li><li><a href="/en/offices/frankfurt">Frankfurt</a></li>
        </ul><p>Castellon Rook LLP is a limited liability partnership.</p></footer></div></body>
      `,
    ),
  bio(person) {
    const panel = (label: string, inner: string) =>
      markup`
        <div class="component rich-text bio-credentials"><div class="component-content">
        <h3 class="field-title">${label}</h3><div class="field-content">${inner}</div></div></div>
      `
    return `<div class="component bio-hero"><div class="component-content"><h1 class="bio-hero__name field-full-name">${escaped(person.shown)}</h1><div class="bio-hero__level">${escaped(person.title)}</div>
<ul class="bio-hero__offices">${each(
      person.offices,
      (office, at) => markup`
      <li><a class="office-link" href="/en/offices/${at}">${escaped(office)}</a>
      ${at === 0 && person.phone ? `<a class="phone" href="tel:${person.phone.replaceAll(/[^+\d]/g, '')}">${person.phone}</a>` : ''}
      </li>
    `,
    )}</ul>
${part(person.email, `<a href="#email-disclaimer" data-toggle="modal" data-mailto="mailto:${person.email}" class="bio-hero__email">Email ${escaped(person.last)}</a>`)}<a href="/en/people/pdf?id=17">PDF</a></div></div>
<div class="component rich-text"><div class="component-content"><p><strong>${escaped(person.name)}</strong> is ${/^[AEIOU]/.test(person.title) ? 'an' : 'a'} ${escaped(person.title.toLowerCase())}. ${escaped(person.bio)}</p></div></div>
<div class="component link-list"><h3>Capabilities</h3><ul>${each(person.areas, (area) => `<li class="item"><div class="field-link"><a href="/en/capabilities/x" data-variantitemid="{0A}">${escaped(area)}</a></div></li>`)}</ul></div>
${panel(
  'Education',
  each(
    person.education,
    (one) =>
      `${one.degree}, ${escaped(one.school)}${one.year ? `, ${one.year}` : ''}${one.honor ? `, <em>${escaped(one.honor)}</em>` : ''}`,
    '<br />',
  ),
)}
${part(person.bars, panel('Bar Admissions', each(person.bars, escaped, '<br />')))}
${part(
  person.clerkships,
  panel(
    'Clerkships',
    each(person.clerkships, (one) => `Law Clerk to ${escaped(one)}`, '<br />'),
  ),
)}
${panel('Languages', 'English<br />German')}
<div class="component search-results"><h3>Recent Matters</h3><div class="result"><p>Represented a fund in its acquisition of a port, 2024</p></div></div>
<div id="email-disclaimer" class="modal"><p>Sending an e-mail does not make you a client of Castellon Rook LLP. Do not send what is confidential.</p></div>`
  },
  others: [
    [
      '/en/offices/frankfurt',
      'Frankfurt',
      '<div class="component office"><p>Taunusanlage 11, 60329 Frankfurt am Main</p><p>T +49 69 5555 0100</p></div><h3>Office Managing Partner</h3><p><a href="/en/people/b/matthias-bruehl">Matthias Brühl</a></p>',
    ],
    [
      '/en/capabilities/energy-transition',
      'Energy Transition',
      '<p>From coal to wind and back to the drawing board.</p><h3>Leadership</h3><p>Sakura Hoshino, Counsel, Tokyo, +81 3 5555 0139</p>',
    ],
    [
      '/en/people',
      'Professionals',
      '<form><label>Last name<input name="q"></label></form><div class="search-results"><div class="result"><a href="/en/people/w/alexander-j-whitmore">Alexander J. Whitmore III</a> Partner</div></div>',
    ],
    [
      '/en/insights/podcasts/episode-14',
      'Episode 14: Adaora Nnamdi on Sanctions',
      '<p>Special Counsel Adaora Nnamdi talks to Graham Teller about lists that grow.</p><p>Transcript: 32 minutes</p>',
    ],
    [
      '/en/alumni/spotlight',
      'Alumni Spotlight',
      '<h2>Henrietta Boyle</h2><p>General Counsel, Northmoor plc. Henrietta was an associate in London from 2004 to 2011.</p>',
    ],
    [
      '/en/news/2026/six-promoted',
      'Castellon Rook Promotes Six to Counsel',
      '<ul><li>Sakura Hoshino (Tokyo)</li><li>Adaora Nnamdi (Washington, D.C.)</li></ul>',
    ],
  ],
  other: (heading, body) =>
    `<div class="component title"><h1 class="field-title">${escaped(heading)}</h1></div>${body}`,
  more(url, { origin, pages }) {
    return url.pathname === '/sitemap.xml' ? xml(urlset(pages.map(({ path }) => origin + path))) : undefined
  },
}
