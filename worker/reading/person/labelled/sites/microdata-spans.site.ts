import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import type { Someone } from '#worker/reading/person/labelled/population.fixture.ts'
import { escaped, urlset, xml } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  doctype,
  each,
  handwritten,
  part,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const fenwayPeople = `
Naomi Adler-Reyes | Co-Managing Partner | Salt Lake City, UT | naomi.adlerreyes | 801-555-0115 | Securities Enforcement; Internal Investigations | J.D./Harvard Law School/2000; B.A./Yale University/1996 | Utah; New York | - | Naomi led trial teams at the Commission.
Bjørn Haugen | Partner | Minneapolis, MN | bjorn.haugen | 612-555-0126 | Franchise; Food & Beverage | J.D./University of Minnesota Law School/2005; B.A./St. Olaf College/2001 | Minnesota; Wisconsin | Justice Karen Ostlund, Minnesota Supreme Court | Bjørn has a soft spot for breweries.
Keisha Marie Thibodeaux | Associate | Salt Lake City, UT | keisha.thibodeaux | 801-555-0137 | Consumer Financial Services | J.D./Loyola University New Orleans College of Law/2019; B.A./Xavier University of Louisiana/2016 | Utah; Louisiana | - | Keisha runs, writes and litigates.
Peter van den Berg | Partner | Minneapolis, MN | peter.vandenberg | 612-555-0148 | Product Safety; Recalls | J.D./Mitchell Hamline School of Law/1998; B.S./Calvin University/1994 | Minnesota; North Dakota | - | Peter knows what breaks, and why.
Salma Haddad | Income Partner | Minneapolis, MN; Salt Lake City, UT | salma.haddad | 612-555-0159 | Immigration | J.D./Creighton University School of Law/2009; B.A./Macalester College/2005 | Minnesota | - | Salma brings scientists to the Midwest.
Truman Oakes | Of Counsel | Salt Lake City, UT | truman.oakes | 801-555-0160 | Mining; Oil & Gas | J.D./S.J. Quinney College of Law, University of Utah/1982; B.S./Colorado School of Mines/1978 | Utah; Nevada; Wyoming | - | Truman has been down every shaft he writes about.
Lucia Bianchi | Law Clerk | Minneapolis, MN | lucia.bianchi | 612-555-0171 | Immigration | J.D./University of St. Thomas School of Law/2025; B.A./Carleton College/2021 | - | - | Lucia awaits admission.
Rev. Amos Tuttle=Amos Tuttle | Senior Advisor | Salt Lake City, UT | amos.tuttle | 801-555-0182 | Government Relations | M.Div./Princeton Theological Seminary/1990; B.A./Brigham Young University/1985 | - | - | Amos served in the state senate.`

export const fenway: WrittenPlan = {
  key: 'microdata-spans',
  firm: 'Fenway Stone',
  host: 'fenwaystone.example',
  structure: 'microdata on spans, admissions in a sentence, address in plain text with a mailto of subject and body',
  people: handwritten('fenwaystone.example', fenwayPeople),
  path: ({ slug }) => `/professionals/${slug}/index.html`,
  page: (title, inner, head = '') =>
    doctype(
      `${title} : Fenway Stone`,
      head,
      markup`
        <body><div role="banner">
        <a href="/">Fenway Stone</a> <a href="/professionals/">Professionals</a> <a href="/services/">Services</a>
        </div><div role="main">${inner}</div>
        <div role="contentinfo" itemscope itemtype="https://schema.org/LegalService">
        <span itemprop="name">Fenway Stone</span> <span itemprop="telephone">801-555-0100</span> <span itemprop="email">info@fenwaystone.example</span>
        </div></body>
      `,
    ),
  bio: (person: Someone) =>
    `<div itemscope itemtype="https://schema.org/Person" class="vcard"><h1><span itemprop="name" class="fn">${escaped(person.shown)}</span></h1><p><span itemprop="jobTitle" class="role">${escaped(person.title)}</span>, <span itemprop="worksFor" itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Fenway Stone</span></span></p>
<ul>${each(
      person.offices,
      (office) => markup`
      <li itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
      <span itemprop="addressLocality">${office.split(', ')[0]}</span>, <span itemprop="addressRegion">
      ${office.split(', ')[1]}</span></li>
    `,
    )}<li>Direct <span itemprop="telephone">${person.phone}</span></li><li><a itemprop="email" href="mailto:${person.email}?subject=Website%20inquiry&amp;body=Dear%20counsel">${person.email}</a></li></ul>
<div itemprop="description"><p>${escaped(person.bio)}</p></div><p>Practices: ${each(person.areas, (area) => `<a href="/services/x"><span itemprop="knowsAbout">${escaped(area)}</span></a>`, ' &middot; ')}</p>
<h2>Background</h2><h3>Education</h3><ul>${each(
      person.education,
      (one) => markup`
      <li itemprop="alumniOf" itemscope itemtype="https://schema.org/CollegeOrUniversity">
      <span itemprop="name">${escaped(one.school)}</span> &ndash; ${one.degree}
      ${one.year ? ` &lsquo;${String(one.year).slice(2)}` : ''}</li>
    `,
    ).replaceAll(/&lsquo;(\d\d)/g, (_, year: string) => `(${Number(year) > 30 ? '19' : '20'}${year})`)}</ul>
${part(person.bars, `<h3>Admissions</h3><p>Admitted to practice in ${person.bars.length > 2 ? `${person.bars.slice(0, -1).join(', ')}, and ${person.bars.at(-1)}` : person.bars.join(' and ')}.</p>`)}
${part(person.clerkships, `<h3>Clerkship</h3><p>Law clerk to ${escaped(person.clerkships[0] ?? '')} (2006&ndash;07)</p>`)}<h3>Honors</h3><p>Mountain States Super Lawyers, 2018&ndash;2026</p></div>`,
  others: [
    [
      '/professionals/minneapolis/index.html',
      'Minneapolis',
      '<ul><li><a href="/professionals/bjorn-haugen/index.html">Bjørn Haugen</a></li><li><a href="/professionals/salma-haddad/index.html">Salma Haddad</a></li></ul>',
    ],
    [
      '/services/recalls/index.html',
      'Recalls',
      '<p>When a product comes home.</p><p>Contact <a href="mailto:peter.vandenberg@fenwaystone.example">Peter van den Berg</a>, 612-555-0148</p>',
    ],
    [
      '/news/naomi-adler-reyes-testifies/index.html',
      'Naomi Adler-Reyes Testifies Before Senate Committee',
      '<p>April 1, 2026. Co-Managing Partner Naomi Adler-Reyes testified on insider trading.</p>',
    ],
    [
      '/offices/salt-lake-city/index.html',
      'Salt Lake City',
      '<div itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">15 West South Temple</span>, <span itemprop="addressLocality">Salt Lake City</span></div><p>801-555-0100</p>',
    ],
    [
      '/events/brewers-breakfast/index.html',
      'Brewers’ Breakfast',
      '<div itemscope itemtype="https://schema.org/Event"><span itemprop="name">Brewers’ Breakfast</span> <span itemprop="performer" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Bjørn Haugen</span></span></div>',
    ],
    ['/professionals/pro-bono/index.html', 'Pro Bono', '<p>Each of us gives fifty hours.</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more(url, { pages, origin }) {
    return url.pathname === '/sitemap.xml' ? xml(urlset(pages.map(({ path }) => origin + path))) : undefined
  },
}
