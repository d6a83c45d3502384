import type { Degree, Someone } from './population.fixture.ts'
import {
  hartwellPeople,
  inglePeople,
  juddPeople,
  kilnPeople,
  lyricPeople,
  morrowPeople,
} from './fourth-people.fixture.ts'
import { escaped, htmlAnswer, items, urlset, xml, type LabelledPage, type LabelledSite } from './site-kit.fixture.ts'
import { handwritten, unseenSite, type UnseenPlan } from './unseen-kit.fixture.ts'

const part = (is: readonly unknown[] | string | null, html: string): string => (is && is.length > 0 ? html : '')
const each = <T>(list: readonly T[], html: (one: T, at: number) => string, between = ''): string =>
  list.map(html).join(between)
const inWords = (list: readonly string[]) =>
  list.length > 2 ? `${list.slice(0, -1).join(', ')} and ${list.at(-1)}` : list.join(' and ')
const sitemap: NonNullable<UnseenPlan['more']> = (url, { origin, pages }) =>
  url.pathname === '/sitemap.xml' ? xml(urlset(pages.map(({ path }) => origin + path))) : undefined
const people = (pages: readonly LabelledPage[]) =>
  pages.flatMap(({ path, person }) => (person ? [{ path, person }] : []))

const hartwell: UnseenPlan = {
  key: 'visual-builder',
  firm: 'Hartwell Cohen',
  host: 'hartwellcohen.example',
  structure: 'boxes without headings, first and last name on lines of their own, comments within the address',
  people: handwritten('hartwellcohen.example', hartwellPeople),
  path: ({ slug }) => `/the-team/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html data-wf-page="6f" data-wf-site="5c"><head><meta charset="utf-8"/><title>${escaped(title)}</title></head><body><div data-collapse="medium" class="navbar w-nav"><div class="w-container"><a href="/" class="brand w-nav-brand">HARTWELL COHEN</a><div role="button" class="w-nav-button">Menu</div><nav role="navigation" class="w-nav-menu"><a href="/the-team" class="w-nav-link">The Team</a><a href="/practice" class="w-nav-link">Practice</a></nav></div></div>${inner}<div class="section-foot"><div class="w-container"><div class="foot-text">801 Brickell Avenue, Miami, FL 33131 | +1 (305) 555.0100</div><div class="foot-text">Calle Fortaleza 12, San Juan, PR 00901 | +1 (787) 555.0100</div><div class="foot-text">© Hartwell Cohen 2026</div></div></div></body></html>`,
  bio(person) {
    const words = person.shown.split(' ')
    const cut = person.shown.includes('(') ? 2 : words.length
    const pair = (label: string, inner: string) =>
      `<div class="w-layout-grid fact"><div class="fact-label">${label}</div><div class="fact-value">${inner}</div></div>`
    return `<div class="section-person wf-section"><div class="w-container"><div class="w-row"><div class="w-col w-col-4"><img src="/p.jpg" alt="" class="portrait"/></div><div class="w-col w-col-8"><h1 class="display"><span>${escaped(words.slice(0, cut - 1).join(' '))}</span><br/><span>${escaped(words.slice(cut - 1).join(' '))}</span></h1><div class="subtitle">${escaped(person.title)}</div>
<div class="contact-line">T. ${person.phone}</div><div class="contact-line">${person.email?.replace('@', '<!-- keep -->@<!-- out -->')}</div></div></div>
<div class="rich w-richtext"><p>${escaped(person.bio)}</p><p>Outside the office there are children, dogs and a boat.</p></div>
${pair('Location', each(person.offices, escaped, '<br/>'))}${part(
      person.areas,
      pair(
        'Works on',
        each(person.areas, (area) => `<div class="pill">${escaped(area)}</div>`),
      ),
    )}${pair(
      'Studied',
      each(
        person.education,
        (one) => `${escaped(one.school)}<br/>${one.degree}${one.honour ? `, ${one.honour}` : ''} ${one.year}`,
        '<br/><br/>',
      ),
    )}${part(
      person.bars,
      pair(
        'Bar',
        each(person.bars, (bar, at) => `${bar}, admitted ${2009 + at}`, '<br/>'),
      ),
    )}${part(person.clerkships, pair('Clerked for', each(person.clerkships, escaped)))}${pair('Speaks', 'English<br/>Spanish')}</div></div>`
  },
  others: [
    ['/practice', 'Practice', '<p>Yachts, jets, hotels.</p>'],
    ['/practice/aviation-finance', 'Aviation Finance', '<p>Ask Sydney Houston, Partner, +1 (305) 555.0134.</p>'],
    [
      '/journal/hotel-florida',
      'Hotel Florida',
      '<div class="by">Israel Cohen</div><p>How a hotel of 1926 was bought twice in one day.</p>',
    ],
    ['/journal/martin-luther-king-day', 'Martin Luther King Day', '<p>The office is closed on January 18.</p>'],
    ['/the-team/join', 'Join Us', '<p>Write to join@hartwellcohen.example. Education: J.D.</p>'],
    ['/offices/san-juan', 'San Juan', '<p>Calle Fortaleza 12</p><p>María del Carmen Ruiz-Soto, Associate</p>'],
  ],
  other: (heading, body) => `<div class="section wf-section"><h1 class="display">${escaped(heading)}</h1>${body}</div>`,
  more: sitemap,
}

const ingle: UnseenPlan = {
  key: 'sentences',
  firm: 'Ingle Montoya-Pierce LLP',
  host: 'inglemontoya.example',
  structure:
    'heading "About …", bold labels at the begin of paragraphs, the position in a sentence, an address turned by a script',
  people: handwritten('inglemontoya.example', inglePeople),
  path: ({ slug }) => `/about/${slug}`,
  page: (title, inner) =>
    `<!doctype html><html><head><title>${escaped(title)} — Ingle Montoya-Pierce LLP</title><meta name="description" content="Trusts and land in Santa Barbara."></head><body id="collection-5f"><div class="Header"><div class="Header-inner"><a href="/">Ingle Montoya-Pierce LLP</a><a href="/about">About</a><a href="/areas">Areas</a><a href="/notes">Notes</a></div></div><section class="Main-content">${inner}</section><div class="Footer"><div class="sqs-block"><p>1 Anacapa Street, Santa Barbara, California 93101</p><p>Phone 805-555-0100 · Fax 805-555-0199</p></div></div></body></html>`,
  bio: (person) =>
    `<div class="sqs-layout"><div class="sqs-block html-block"><h1>About ${escaped(person.name)}</h1><p>${escaped(person.name)} is ${/^[AEIO]/.test(person.title) ? 'an' : 'a'} ${person.title === 'Of Counsel' ? 'attorney who is of counsel' : person.title.toLowerCase()} in the firm’s ${person.offices[0]?.split(',')[0]} office. ${escaped(person.bio)} ${escaped(person.last)} lives nearby with too many books.</p>
<p><strong>Areas of practice:</strong> ${inWords(person.areas.map(escaped))}</p><p><strong>Education:</strong> ${each(person.education, (one) => `${escaped(one.school)}, ${one.degree} (${one.year})`, '; ')}</p>
${part(person.bars, `<p><strong>Admitted to practice:</strong> ${inWords(person.bars.slice(0, -1))}; ${person.bars.at(-1)}</p>`)}${part(person.clerkships, `<p><strong>Clerkship:</strong> ${escaped(person.clerkships[0] ?? '')}</p>`)}
<p><strong>Reach ${escaped(person.name.split(' ')[0] ?? '')}:</strong> ${person.phone} or <script type="text/javascript">var a='${[...(person.email ?? '')].reverse().join('')}'.split('').reverse().join('');document.write('<a href="ma'+'ilto:'+a+'">'+a+'</a>');</script></p></div></div>`,
  others: [
    ['/about', 'About', '<p>Eight of us, two offices, one subject: what you leave.</p>'],
    [
      '/areas/conservatorships',
      'Conservatorships',
      '<p>When a parent can no longer decide.</p><p>Katherine Ingle, partner, 805-555-0111</p>',
    ],
    [
      '/notes/prop-19',
      'Proposition 19 at Five',
      '<p>by Katherine Ingle</p><p>Parents still give houses to children, and assessors still ask.</p>',
    ],
    ['/about/fees', 'Fees', '<p>We tell you before we begin.</p>'],
    [
      '/about/ventura',
      'Ventura',
      '<p>Our Ventura office is on Main Street. Bronwyn Hale-Okoro and Paul Okabe work there.</p>',
    ],
    [
      '/notes/harold-ames-fifty-years',
      'Harold Ames: Fifty Years at the Bar',
      '<p>He was admitted in California in 1972. Friends gathered at the Mission.</p>',
    ],
  ],
  other: (heading, body) => `<div class="sqs-layout"><h1>${escaped(heading)}</h1>${body}</div>`,
  more: (url, { pages }) =>
    url.pathname === '/about'
      ? htmlAnswer(
          ingle.page(
            'About',
            `<h1>About</h1><p>Eight of us, two offices.</p><ul>${each(people(pages), ({ path, person }) => `<li><a href="${path}">${escaped(person.name)}</a></li>`)}</ul>`,
          ),
        )
      : undefined,
}

const judd: UnseenPlan = {
  key: 'custom-elements',
  firm: 'Judd Graves LLP',
  host: 'juddgraves.example',
  structure: 'drawn by scripts into elements of its own, British words: qualified, expertise, position',
  people: handwritten('juddgraves.example', juddPeople),
  path: ({ slug }) => `/people/${slug}`,
  page: (title, inner) =>
    `<!doctype html><html lang="en-GB"><head><title>${escaped(title)} | Judd Graves</title></head><body><div id="app">${inner}</div><script src="/assets/app.9f.js" type="module"></script></body></html>`,
  bio: () => '',
  drawn(url) {
    const person = judd.people.find(({ slug }) => url.pathname === `/people/${slug}`)
    const other = judd.others.find(([path]) => path === url.pathname)
    const inner = person
      ? drawnBio(person)
      : other
        ? `<article><h1>${escaped(other[1])}</h1>${other[2]}</article>`
        : url.pathname === '/' || url.pathname === '/people'
          ? `<h1>Our people</h1><people-grid>${each(judd.people, (one) => `<person-card><a href="/people/${one.slug}"><img alt="${escaped(one.name)}"><span class="n">${escaped(one.name)}</span><span class="p">${escaped(one.title)}</span></a></person-card>`)}</people-grid>`
          : undefined
    return inner === undefined
      ? undefined
      : judd.page(
          person?.name ?? other?.[1] ?? 'Our people',
          `<site-header><a href="/">Judd Graves</a><a href="/people">People</a><a href="/expertise">Expertise</a></site-header><main>${inner}</main><site-footer><p>Judd Graves LLP is authorised and regulated by the Law Society of Scotland. +44 131 555 0100</p></site-footer>`,
        )
  },
  others: [
    [
      '/expertise/shipping',
      'Shipping',
      '<p>Bills of lading, charterparties, salvage.</p><h2>Key contact</h2><person-card><a href="/people/callum-macaskill"><span class="n">Callum MacAskill</span><span class="p">Partner</span></a></person-card>',
    ],
    [
      '/locations/edinburgh',
      'Edinburgh',
      '<address>40 Melville Street, Edinburgh EH3 7HA</address><p>+44 131 555 0100</p>',
    ],
    [
      '/insights/zainab-hussein-quoted',
      'Zainab Hussein Quoted in The Lawyer',
      '<p>4 February 2026. Senior Associate Zainab Hussein told The Lawyer that pensions are politics.</p>',
    ],
    ['/people/trainees', 'Trainees', '<p>Six seats in two years. Training contracts begin in September.</p>'],
    ['/events/burns-supper', 'Burns Supper', '<p>25 January, Glasgow. Host: Tom Baird, Legal Director</p>'],
  ],
}

const drawnBio = (person: Someone) =>
  `<article class="profile"><profile-head><p class="position">${escaped(person.title)}</p><h1>${escaped(person.name)}</h1></profile-head><dl class="at-a-glance"><div><dt>Location</dt><dd>${each(person.offices, escaped, ', ')}</dd></div><div><dt>Direct</dt><dd><a href="tel:${person.phone?.replaceAll(' ', '')}">${person.phone}</a></dd></div><div><dt>Email</dt><dd><a href="mailto:${encodeURIComponent(person.email ?? '')}?subject=Enquiry%20via%20website">Send ${escaped(person.name.split(' ')[0] ?? '')} an email</a></dd></div></dl>
<text-block><p>${escaped(person.bio)}</p></text-block>${part(person.areas, `<fact-list><h2>Expertise</h2><ul>${each(person.areas, (area) => `<li><a href="/expertise/x">${escaped(area)}</a></li>`)}</ul></fact-list>`)}<fact-list><h2>Education</h2><ul>${each(person.education, (one) => `<li>${one.degree} ${escaped(one.school)}, ${one.year}</li>`)}</ul></fact-list>${part(person.bars, `<fact-list><h2>Qualified</h2><ul>${each(person.bars, (bar, at) => `<li>${bar === 'England and Wales' ? 'England &amp; Wales' : bar} (${2001 + at})</li>`)}</ul></fact-list>`)}<fact-list><h2>Recognition</h2><ul><li>Chambers UK, Band 2</li></ul></fact-list></article>`

const row = (cells: readonly (string | number | null)[], tag = 'td') =>
  `<tr>${each(cells, (cell) => `<${tag}>${cell ?? ''}</${tag}>`)}</tr>`
const kiln: UnseenPlan = {
  key: 'tab-tables',
  firm: 'Kiln & Hargrove, P.C.',
  host: 'kilnhargrove.example',
  structure:
    'tab panels named by their tabs alone, degrees and admissions as tables with columns, "at" and "dot" in words',
  people: handwritten('kilnhargrove.example', kilnPeople),
  path: ({ slug }) => `/attorneys-staff/profile/${slug}.html`,
  page: (title, inner) =>
    `<!DOCTYPE html><html lang="en"><head><title>${escaped(title)} :: Kiln &amp; Hargrove</title></head><body class="page basicpage"><div class="root responsivegrid"><div class="cmp-container"><div class="experiencefragment"><div class="cmp-experiencefragment--header"><div class="navigation"><nav class="cmp-navigation"><ul><li><a href="/attorneys-staff.html">Attorneys &amp; Staff</a></li><li><a href="/practices.html">Practices</a></li></ul></nav></div></div></div>${inner}<div class="experiencefragment"><div class="cmp-experiencefragment--footer"><p>Dallas (214) 555-0100 &nbsp; Austin (512) 555-0100 &nbsp; New Orleans (504) 555-0100</p><p>Principal office: Dallas. Not certified by the Texas Board of Legal Specialization.</p></div></div></div></div></body></html>`,
  bio(person) {
    const tabs: (readonly [string, string])[] = [
      ['Biography', `<p>${escaped(person.bio)}</p>`],
      ...(person.areas.length > 0 ? [['Practices', items(person.areas)] as const] : []),
      [
        'Education',
        `<table><thead>${row(['School', 'Degree', 'Year'], 'th')}</thead><tbody>${each(person.education, (one: Degree) => row([escaped(one.school), one.degree, one.year]))}</tbody></table>`,
      ],
      ...(person.bars.length > 0
        ? [
            [
              'Bar Admissions',
              `<table><thead>${row(['Jurisdiction', 'Year Admitted'], 'th')}</thead><tbody>${each(person.bars, (bar, at) => row([bar, 2004 + at]))}</tbody></table>`,
            ] as const,
          ]
        : []),
      ...(person.clerkships.length > 0
        ? [
            [
              'Clerkships',
              `<table><tbody>${each(person.clerkships, (one) => row([escaped(one), '2008 - 2009']))}</tbody></table>`,
            ] as const,
          ]
        : []),
      ['Community', '<p>Habitat for Humanity, Dallas</p>'],
    ]
    return `<div class="title"><div class="cmp-title"><h1 class="cmp-title__text">${escaped(person.shown)}</h1></div></div><div class="text"><div class="cmp-text"><p>${escaped(person.title)}<br>${each(person.offices, escaped, '<br>')}</p><p>Ph: ${person.phone} | Fx: (214) 555-0199<br>${person.email?.replace('@', ' at ').replace('.example', ' dot example')}</p></div></div>
<div class="tabs"><ol role="tablist" class="cmp-tabs__tablist">${each(tabs, ([label], at) => `<li role="tab" id="tabs-${at}-tab" class="cmp-tabs__tab" aria-controls="tabs-${at}-panel">${label}</li>`)}</ol>${each(tabs, ([, inner], at) => `<div id="tabs-${at}-panel" role="tabpanel" aria-labelledby="tabs-${at}-tab" class="cmp-tabs__tabpanel"><div class="cmp-text">${inner}</div></div>`)}</div>`
  },
  others: [
    [
      '/practices/water-rights.html',
      'Water Rights',
      '<p>Rivers, wells, compacts. <a href="/attorneys-staff/profile/blake-nakai.html">Blake Nakai</a>, Associate, (512) 555-0155</p>',
    ],
    [
      '/attorneys-staff.html',
      'Attorneys & Staff',
      '<ul><li><a href="/attorneys-staff/profile/lance-petrov.html">Lance Petrov</a> Chief Information Officer</li><li><a href="/attorneys-staff/profile/blake-nakai.html">Blake Nakai</a> Associate</li></ul>',
    ],
    ['/news/jackson-walker-dispute.html', 'Jackson Walker', '<p>A dispute over fees ends in Houston.</p>'],
    [
      '/offices/new-orleans.html',
      'New Orleans',
      '<p>365 Canal Street, New Orleans, LA 70130</p><p>Ph: (504) 555-0100</p>',
    ],
    [
      '/attorneys-staff/profile/scholarship.html',
      'Ray Don Tuttle Scholarship',
      '<p>Each spring a student of Baylor Law School receives $10,000. Apply by March 1.</p>',
    ],
    ['/events/barbecue.html', 'Annual Barbecue', '<p>Austin, May 9. Preston Lyle Hargrove IV, Shareholder, cooks.</p>'],
  ],
  other: (heading, body) =>
    `<div class="cmp-title"><h1 class="cmp-title__text">${escaped(heading)}</h1></div><div class="cmp-text">${body}</div>`,
  more: (url, { pages }) =>
    url.pathname === '/attorneys-staff.html'
      ? htmlAnswer(
          kiln.page(
            'Attorneys & Staff',
            `<h1>Attorneys &amp; Staff</h1><table>${each(people(pages), ({ path, person }) => row([`<a href="${path}">${escaped(person.name)}</a>`, escaped(person.title), person.phone]))}</table>`,
          ),
        )
      : undefined,
}

const lyric: UnseenPlan = {
  key: 'profile-graph',
  firm: 'Lyric Marchetti LLP',
  host: 'lyricmarchetti.example',
  structure: 'a graph with a profile page, its person and an organisation; the page itself shows little',
  people: handwritten('lyricmarchetti.example', lyricPeople),
  path: ({ slug }) => `/who/${slug}/`,
  head: (person) =>
    `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'LegalService',
          '@id': '#org',
          name: 'Lyric Marchetti LLP',
          telephone: '+1 212 555 0100',
          email: 'hello@lyricmarchetti.example',
          address: [
            { '@type': 'PostalAddress', addressLocality: 'New York' },
            { '@type': 'PostalAddress', addressLocality: 'Paris' },
          ],
        },
        {
          '@type': 'ProfilePage',
          dateModified: '2026-02-02',
          mainEntity: {
            '@type': 'Person',
            givenName: person.name.split(' ').slice(0, -1).join(' '),
            familyName: person.last,
            jobTitle: person.title,
            email: `mailto:${person.email}`,
            telephone: person.phone,
            worksFor: { '@id': '#org' },
            workLocation: person.offices.map((office) => ({
              '@type': 'Place',
              address: { '@type': 'PostalAddress', addressLocality: office },
            })),
            knowsAbout: person.areas,
            hasCredential: person.education.map((one) => ({
              '@type': 'EducationalOccupationalCredential',
              credentialCategory: one.degree,
              recognizedBy: { '@type': 'CollegeOrUniversity', name: one.school },
              dateCreated: String(one.year),
            })),
          },
        },
      ],
    })}</script>`,
  page: (title, inner, head = '') =>
    `<!DOCTYPE html><html><head><title>${escaped(title)} / Lyric Marchetti</title>${head}</head><body><header><a href="/">LM</a><a href="/who/">Who</a><a href="/what/">What</a><a href="/where/">Where</a></header>${inner}<footer>© Lyric Marchetti LLP</footer></body></html>`,
  bio: (person) =>
    `<article class="two-up"><h1>${escaped(person.name)}</h1><p class="lede">${escaped(person.bio)}</p><p>Clients include people whom you have heard, and some whom you have only seen.</p>${part(person.bars, `<p class="small">Admitted: ${inWords(person.bars)}</p>`)}${part(person.clerkships, `<p class="small">Clerked for ${escaped(person.clerkships[0] ?? '')}</p>`)}</article>`,
  others: [
    ['/what/film-finance/', 'Film Finance', '<p>Gap, tax credits, completion bonds.</p>'],
    ['/where/paris/', 'Paris', '<p>12 rue de la Paix</p><p>+33 1 55 55 01 00</p>'],
    [
      '/who/',
      'Who',
      '<ul><li><a href="/who/noa-ben-david/">Noa Ben-David</a></li><li><a href="/who/silas-grange/">Silas Grange</a></li></ul>',
    ],
    ['/said/portia-on-streaming/', 'Portia Marchetti on Streaming', '<p>Residuals are the new box office.</p>'],
    [
      '/said/in-memory-of-theodore-sr/',
      'In Memory of Theodore Lyric Sr.',
      '<p>He founded the firm in 1951 and was admitted in New York in 1949.</p>',
    ],
    ['/when/salon/', 'Salon: Casper Willoughby and Guests', '<p>New York, 6 pm. Admission is free.</p>'],
  ],
  other: (heading, body) => `<article><h1>${escaped(heading)}</h1>${body}</article>`,
  more: sitemap,
}

const morrow: UnseenPlan = {
  key: 'old-asp',
  firm: 'Morrow Finch & Kaplan-Reid LLC',
  host: 'morrowfinch.example',
  structure: 'family name first, labels before each degree, an address in character codes, all in one table cell',
  people: handwritten('morrowfinch.example', morrowPeople),
  path: ({ last, slug }) => `/Attorneys/Bio/${slug.length}${last.replaceAll(/[^A-Za-z]/g, '')}.aspx`,
  page: (title, inner) =>
    `<html><head><title>Morrow Finch &amp; Kaplan-Reid LLC - ${escaped(title)}</title></head><body><form method="post" action="./" id="aspnetForm"><input type="hidden" name="__VIEWSTATE" value="/wEPDwUK"><table id="tblMain"><tr><td id="tdHead" colspan="2"><a href="/Default.aspx">Home</a> | <a href="/Attorneys/">Attorneys</a> | <a href="/Practices/">Practice Groups</a> | <a href="/Contact.aspx">Contact</a></td></tr><tr><td id="tdBody">${inner}</td><td id="tdSide"><b>Search</b><br><input name="q"><br><b>Recent News</b><br><a href="/News/12.aspx">Adelaide Finch speaks to boards</a></td></tr><tr><td colspan="2" id="tdFoot">Morristown: 973-555-0100 &nbsp; Cherry Hill: 856-555-0100</td></tr></table></form></body></html>`,
  bio(person) {
    const kinds = person.education.map((_, at) => (at === 0 && person.bars.length > 0 ? 'Law School' : 'Undergraduate'))
    return `<h1><span id="ctl00_lblName">${escaped(person.shown)}</span></h1><span id="ctl00_lblTitle">${escaped(person.title)}</span><br><span id="ctl00_lblOffice">${each(person.offices, escaped, '<br>')}</span><br>Tel: <span id="ctl00_lblTel">${person.phone}</span><br>Fax: <span id="ctl00_lblFax">973-555-0199</span><br>E-Mail: <span id="ctl00_lblMail"><script>document.write(String.fromCharCode(${[...`<a href="mailto:${person.email}">${person.email}</a>`].map((letter) => letter.charCodeAt(0)).join(',')}))</script></span><br><br><span id="ctl00_lblBio"><p>${escaped(person.bio)}</p></span>
${part(person.areas, `<b>Practice Groups</b><br>${each(person.areas, escaped, '<br>')}<br><br>`)}<b>Education</b><br>${each(person.education, (one, at) => `${kinds[at]}: ${escaped(one.school)} (${one.degree} ${one.year})`, '<br>')}<br><br>${part(person.bars, `<b>Bar(s)</b><br>${each(person.bars, (bar, at) => `${bar}, ${1999 + at}`, '<br>')}<br><br>`)}${part(person.clerkships, `<b>Judicial Clerkship</b><br>Law Secretary to ${escaped(person.clerkships[0] ?? '')}<br><br>`)}<b>Memberships</b><br>New Jersey State Bar Association<br>`
  },
  others: [
    [
      '/Practices/Cannabis.aspx',
      'Cannabis',
      '<p>Licences, leases, local approval.</p><b>Contact</b><br>Liu, Jiayi<br>973-555-0174',
    ],
    [
      '/Attorneys/Default.aspx',
      'Attorneys',
      '<table><tr><td><a href="/Attorneys/Bio/1Finch.aspx">Finch, Adelaide R.</a></td><td>Member</td></tr></table>',
    ],
    [
      '/News/12.aspx',
      'Adelaide Finch Speaks to Boards',
      '<p>January 12, 2026</p><p>Member Adelaide R. Finch spoke in Trenton.</p>',
    ],
    ['/Attorneys/Bio/Search.aspx', 'Search', '<p>No attorney was found.</p>'],
    ['/Offices/CherryHill.aspx', 'Cherry Hill', '<p>1 Route 70, Cherry Hill, NJ 08002</p>'],
    ['/Contact.aspx', 'Contact', '<p>Call 973-555-0100.</p>'],
  ],
  more: (url, { pages }) =>
    /^\/attorneys\/?$/i.test(url.pathname)
      ? htmlAnswer(
          morrow.page(
            'Attorneys',
            `<h1>Attorneys</h1><table>${each(people(pages), ({ path, person }) => row([`<a href="${path}">${escaped(person.shown)}</a>`, escaped(person.title)]))}</table>`,
          ),
        )
      : undefined,
}

/**
 * Structures of a fourth round, six of them, made to be hard. Unseen (precision / recall): is a person 0.91 / 0.83, name,
 * title, e-mail and phone 1.00 / 1.00, offices 0.86 / 0.88, practice areas 1.00 / 0.39, education 1.00 / 0.54, bar admissions
 * 0.31 / 0.41, clerkships 0.17 / 0.33.
 */
export const fourthSites = (): LabelledSite[] => [hartwell, ingle, judd, kiln, lyric, morrow].map(unseenSite)
