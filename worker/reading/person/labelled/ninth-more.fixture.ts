import { brackenPeople, kestrelPeople, marchmontPeople, odellPeople } from './ninth-people.fixture.ts'
import { escaped, htmlAnswer } from './site-kit.fixture.ts'
import { each, handwritten, part, peopleAmong, sitemap, type UnseenPlan } from './unseen-kit.fixture.ts'

const block = (inner: string) =>
  `<div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><div class="sqs-html-content">${inner}</div></div></div>`
/** Blocks of a site builder: run-in labels in bold, admissions in one sentence, an address written with [at]. */
export const brackenSite: UnseenPlan = {
  key: 'run-in-labels',
  firm: 'Bracken & Thorne PLLC',
  host: 'brackenthorne.example',
  structure: 'text blocks of a site builder: labels in bold within lines, lists by semicolons, [at]',
  people: handwritten('brackenthorne.example', brackenPeople),
  path: ({ slug }) => `/${slug}`,
  page: (title, inner) =>
    `<!doctype html><html lang="en-US"><head><title>${escaped(title)} &mdash; Bracken &amp; Thorne PLLC</title><meta property="og:site_name" content="Bracken &amp; Thorne PLLC"/><meta property="og:type" content="website"/><meta itemprop="name" content="${escaped(title)} — Bracken &amp; Thorne PLLC"/></head><body class="tweak-page"><div id="siteWrapper" class="clearfix site-wrapper"><header data-test="header" id="header"><div class="header-title-text"><a id="site-title" href="/">Bracken &amp; Thorne</a></div><nav class="header-nav-list"><div class="header-nav-item"><a href="/attorneys">Attorneys</a></div><div class="header-nav-item"><a href="/practice">Practice</a></div></nav></header><main id="page" role="main"><article class="sections" id="sections"><section class="page-section"><div class="content-wrapper"><div class="content">${inner}</div></div></section></article></main><footer class="sections" id="footer-sections">${block('<p>Louisville | 502-555-2140</p><p>Lexington | 859-555-2140</p><p>THIS IS AN ADVERTISEMENT</p>')}</footer></div></body></html>`,
  bio: (person) =>
    `${block(`<h1 style="white-space:pre-wrap;">${escaped(person.shown)}</h1><h4 style="white-space:pre-wrap;">${escaped(person.title)}</h4>`)}${block(`<p class="" style="white-space:pre-wrap;">${escaped(person.offices[0]?.split(',')[0] ?? '')}<br>${person.phone}<br>${person.email?.replace('@', '[at]')}</p>`)}${block(
      `<p class="" style="white-space:pre-wrap;">${escaped(person.bio)}</p>${part(person.areas, `<p><strong>Practice:</strong> ${each(person.areas, escaped, '; ')}</p>`)}<p><strong>Education:</strong> ${each(person.education, (one) => `${one.degree}, ${escaped(one.school)} (${one.year})`, '; ')}</p>${part(person.bars, `<p><strong>Admitted to practice:</strong> ${person.bars.length > 2 ? `${person.bars.slice(0, -1).join(', ')}, and ${person.bars.at(-1)}` : person.bars.join(' and ')}</p>`)}${part(person.clerkships, `<p><strong>Clerkship:</strong> ${escaped(person.clerkships[0] ?? '')}</p>`)}<p><strong>Community:</strong> Kentucky Derby Museum; Speed Art Museum; Lexington Humane Society</p>`,
    )}`,
  others: [
    ['/attorneys', 'Attorneys', '<p>Louisville and Lexington</p>'],
    ['/practice', 'Practice', '<p><strong>Equine Law:</strong> Sales, syndications, stallion shares</p>'],
    ['/news/wilhelmina-bracken-named', 'Wilhelmina Bracken Named Lawyer of the Year', '<p>Equine Law, 2026</p>'],
    ['/lexington', 'Lexington', '<p>300 West Vine Street<br>859-555-2140</p>'],
    ['/secretariat', 'Secretariat', '<p>Our conference room is named for him.</p>'],
    ['/contact', 'Contact', '<p>info[at]brackenthorne.example</p>'],
  ],
  other: (heading, body) => `${block(`<h1>${escaped(heading)}</h1>`)}${block(body)}`,
  more: (url, { pages }) =>
    url.pathname === '/attorneys'
      ? htmlAnswer(
          brackenSite.page(
            'Attorneys',
            `${block('<h1>Attorneys</h1>')}${each(peopleAmong(pages), ({ path, person }) => `<div class="sqs-block image-block"><figure><a class="sqs-block-image-link" href="${path}"><img src="/p.jpg" alt="${escaped(person.name)}"></a><figcaption><p><a href="${path}">${escaped(person.name)}</a></p></figcaption></figure></div>`)}`,
          ),
        )
      : undefined,
}

/** Everything in the data of a program, nothing in the page itself. */
export const kestrelSite: UnseenPlan = {
  key: 'page-props',
  firm: 'Kestrel Row LLP',
  host: 'kestrelrow.example',
  structure: 'an empty page with a program’s own data: the person, colleagues, the menu, the offices',
  people: handwritten('kestrelrow.example', kestrelPeople),
  path: ({ slug }) => `/people/${slug}`,
  page: (title, inner, head = '') =>
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>${escaped(title)} | Kestrel Row LLP</title><meta name="next-head-count" content="3"/></head><body><div id="__next">${head === '' ? inner : '<div class="Loader_root__3kQ"><span class="sr-only">Loading…</span></div>'}</div>${head}</body></html>`,
  head(person) {
    const [first, ...rest] = person.name.split(' ')
    const brief = (one: typeof person) => ({
      __typename: 'ProfessionalCard',
      fullName: one.name,
      title: { label: one.title },
      url: `/people/${one.slug}`,
      email: one.email,
      directDial: one.phone,
    })
    const props = {
      props: {
        pageProps: {
          locale: 'en-US',
          globals: {
            navigation: [
              { label: 'People', url: '/people' },
              { label: 'Capabilities', url: '/capabilities' },
            ],
            offices: [
              { name: 'Chicago', phone: '312-555-2150', fax: '312-555-2199' },
              { name: 'Dallas', phone: '214-555-2150', fax: '214-555-2199' },
            ],
          },
          entry: {
            __typename: 'Professional',
            sys: { id: '4fQ', publishedAt: '2026-03-01T00:00:00Z' },
            slug: person.slug,
            firstName: first,
            lastName: rest.join(' '),
            suffix: null,
            title: { label: person.title },
            email: person.email,
            directDial: person.phone,
            officesCollection: {
              items: person.offices.map((office) => ({
                name: office.split(',')[0],
                state: office.split(', ')[1],
                mainPhone: '312-555-2150',
              })),
            },
            overview: {
              json: {
                nodeType: 'document',
                content: [{ nodeType: 'paragraph', content: [{ nodeType: 'text', value: person.bio }] }],
              },
            },
            capabilitiesCollection: {
              items: person.areas.map((name) => ({ __typename: 'Capability', name, url: '/capabilities/x' })),
            },
            education: person.education.map(({ degree, school, year }) => ({
              institution: school,
              degree,
              year,
              honors: null,
            })),
            barAdmissions: person.bars.map((name, at) => ({ jurisdiction: name, year: 2001 + at })),
            clerkships: person.clerkships.map((description) => ({ description })),
            languages: ['English'],
            relatedPeopleCollection: {
              items: kestrelSite.people
                .filter((one) => one !== person)
                .slice(0, 2)
                .map(brief),
            },
          },
        },
        __N_SSG: true,
      },
      page: '/people/[slug]',
      query: { slug: person.slug },
      buildId: 'k3R',
    }
    return `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(props).replaceAll('<', '\\u003c')}</script>`
  },
  bio: () => '',
  others: [
    [
      '/capabilities/restructuring',
      'Restructuring',
      '<p>Creditors, debtors, courts.</p><p>Saskia Row, Partner, 312-555-2151</p>',
    ],
    ['/people', 'People', '<ul><li><a href="/people/saskia-row">Saskia Row</a></li></ul>'],
    ['/offices/dallas', 'Dallas', '<p>214-555-2150</p>'],
    ['/insights/the-liability-maze', 'The Liability Maze', '<p>Gwendolyn Achterberg and Amadou Diallo-Reed</p>'],
    ['/news/kestrel-row-opens', 'Kestrel Row Opens in Dallas', '<p>Led by Lucho Benavides</p>'],
    ['/careers/students', 'Students', '<p>Apply by August.</p>'],
  ],
  other: (heading, body) => `<main><h1>${escaped(heading)}</h1>${body}</main>`,
  more: sitemap,
}

/** A graph of nodes that name each other, and the page in nested items of its own. */
export const marchmontSite: UnseenPlan = {
  key: 'graph-and-items',
  firm: 'Marchmont Sale LLP',
  host: 'marchmontsale.example',
  structure:
    'a graph with the person by reference, nested items with the firm’s own number and mailbox, items of colleagues',
  people: handwritten('marchmontsale.example', marchmontPeople),
  path: ({ slug }) => `/our-people/${slug}/`,
  head(person) {
    const id = `https://marchmontsale.example/our-people/${person.slug}/`
    return `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'LegalService',
          '@id': 'https://marchmontsale.example/#firm',
          name: 'Marchmont Sale LLP',
          telephone: '215.555.2160',
          email: 'mail@marchmontsale.example',
          address: { '@type': 'PostalAddress', addressLocality: 'Philadelphia', addressRegion: 'PA' },
        },
        {
          '@type': 'ProfilePage',
          '@id': `${id}#page`,
          mainEntity: { '@id': `${id}#person` },
          isPartOf: { '@id': 'https://marchmontsale.example/#site' },
        },
        {
          '@type': ['Person', 'Attorney'],
          '@id': `${id}#person`,
          name: person.name,
          jobTitle: person.title,
          worksFor: { '@id': 'https://marchmontsale.example/#firm' },
          alumniOf: person.education.map(({ school }) => ({ '@type': 'CollegeOrUniversity', name: school })),
          knowsAbout: person.areas,
        },
      ],
    })}</script>`
  },
  page: (title, inner, head = '') =>
    `<!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Marchmont Sale</title>${head}</head><body><header class="masthead"><a href="/">Marchmont Sale</a><button>Menu</button><nav><a href="/our-people/">Our People</a><a href="/our-work/">Our Work</a></nav></header>${inner}<footer itemscope itemtype="https://schema.org/LegalService"><span itemprop="name">Marchmont Sale LLP</span><span itemprop="telephone">215.555.2160</span><a itemprop="email" href="mailto:mail@marchmontsale.example">mail@marchmontsale.example</a></footer></body></html>`,
  bio: (person, people) =>
    `<main><div class="profile" itemscope itemtype="https://schema.org/Person"><div class="profile__head"><p class="profile__kicker" itemprop="jobTitle">${escaped(person.title)}</p><h1 class="profile__name" itemprop="name">${escaped(person.shown)}</h1><div itemprop="worksFor" itemscope itemtype="https://schema.org/LegalService"><meta itemprop="name" content="Marchmont Sale LLP"/><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">${person.offices[0]?.split(', ')[0]}</span>, <abbr itemprop="addressRegion">${person.offices[0]?.split(', ')[1]}</abbr></div><span class="main">Main <span itemprop="telephone">215.555.2160</span></span></div><p>Direct <span itemprop="telephone">${person.phone}</span></p><p><a itemprop="email" href="mailto:${person.email?.toUpperCase()}">Email ${escaped(person.name.split(' ')[0] ?? '')}</a></p></div>
<div class="profile__text" itemprop="description"><p>${escaped(person.bio)}</p></div><div class="columns"><div>${part(person.areas, `<h6>Practices</h6><p>${each(person.areas, (area) => `<a href="/our-work/x" itemprop="knowsAbout">${escaped(area)}</a>`, '<br>')}</p>`)}</div><div><h6>Education</h6>${each(person.education, (one) => `<p itemprop="alumniOf" itemscope itemtype="https://schema.org/CollegeOrUniversity"><span itemprop="name">${escaped(one.school)}</span><br>${one.degree}<br>${one.year}</p>`)}</div><div>${part(person.bars, `<h6>Bar Admissions</h6>${each(person.bars, (bar) => `<p>${bar}</p>`)}`)}${part(person.clerkships, `<h6>Clerkships</h6><p>${escaped(person.clerkships[0] ?? '')}</p>`)}<h6>Honors</h6><p>Chambers USA, Pennsylvania, 2019-2026</p></div></div></div><section><h5>You may also want to meet</h5>${each(
      people.filter((one) => one !== person).slice(2, 4),
      (one) =>
        `<div itemscope itemtype="https://schema.org/Person"><a href="/our-people/${one.slug}/" itemprop="url"><span itemprop="name">${escaped(one.name)}</span></a><span itemprop="jobTitle">${escaped(one.title)}</span><a itemprop="email" href="mailto:${one.email}">${one.email}</a><span itemprop="telephone">${one.phone}</span></div>`,
    )}</section></main>`,
  others: [
    [
      '/our-work/chancery-litigation/',
      'Chancery Litigation',
      '<div itemscope itemtype="https://schema.org/Person"><span itemprop="name">Kaveh Tehrani</span><span itemprop="jobTitle">Partner</span></div>',
    ],
    ['/our-people/', 'Our People', '<p>Ninety lawyers.</p>'],
    ['/wilmington/', 'Wilmington', '<p>1000 North King Street</p>'],
    [
      '/news/philomena-grady-elected/',
      'Philomena Grady Elected to Bar Council',
      '<p itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Bettina Stroud</span></p>',
    ],
    ['/podcast/sale-of-the-century/', 'Sale of the Century', '<p>Host: Ottoline Sale</p>'],
    ['/our-people/emeritus/', 'Emeritus', '<p>Those who built the firm.</p>'],
  ],
  other: (heading, body) => `<main><h1>${escaped(heading)}</h1>${body}</main>`,
  more: sitemap,
}

/** Pages by number, names in capitals, and the address in the contact card alone. */
export const odellSite: UnseenPlan = {
  key: 'cards-by-number',
  firm: "O'Dell, Frame & Sutter, P.A.",
  host: 'odellframe.example',
  structure:
    'pages by number, names in capitals, definition lists, the e-mail in a quoted-printable contact card alone',
  people: handwritten('odellframe.example', odellPeople),
  path: (person) => `/bio.aspx?id=${101 + odellSite.people.indexOf(person)}&lang=en`,
  page: (title, inner) =>
    `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><html><head><title>O'Dell, Frame &amp; Sutter, P.A. : ${escaped(title)}</title></head><body><form name="aspnetForm" method="post" action="bio.aspx" id="aspnetForm"><input type="hidden" name="__VIEWSTATE" id="__VIEWSTATE" value="/wEPDwUJ"><div id="ctl00_top"><a href="/default.aspx"><img src="/i/logo.gif" alt="O'Dell, Frame &amp; Sutter, P.A."></a></div><div id="ctl00_nav"><a href="/attorneys.aspx">Attorneys</a> | <a href="/areas.aspx">Practice Areas</a> | <a href="/offices.aspx">Offices</a></div><div id="ctl00_ContentPlaceHolder1_pnlMain">${inner}</div><div id="ctl00_foot">Tampa (813) 555-2170 &bull; Sarasota (941) 555-2170 &bull; Fax (813) 555-2199</div></form></body></html>`,
  bio: (person) =>
    `<span id="ctl00_ContentPlaceHolder1_lblName" class="bioName">${escaped(person.shown)}</span><br><span id="ctl00_ContentPlaceHolder1_lblTitle" class="bioTitle">${escaped(person.title)}</span><div class="bioContact"><span id="ctl00_ContentPlaceHolder1_lblOffice">${escaped(person.offices[0] ?? '')}</span><br>Direct: <span>${person.phone}</span><br>Facsimile: <span>(813) 555-2199</span><br><a href="/vcard.ashx?p=${person.slug}">Download V-Card</a></div><div class="bioText"><p>${escaped(person.bio)}</p></div><dl class="bioFacts">${part(person.areas, `<dt>Areas of Practice</dt><dd>${each(person.areas, escaped, '<br>')}</dd>`)}<dt>Education</dt>${each(person.education, (one) => `<dd>${escaped(one.school)} (${one.degree} ${one.year})</dd>`)}${part(person.bars, `<dt>Admitted</dt><dd>${person.bars.join('; ')}</dd>`)}${part(person.clerkships, `<dt>Clerkships</dt><dd>${escaped(person.clerkships[0] ?? '')}</dd>`)}<dt>Civic</dt><dd>Gasparilla Music Festival<br>Tampa Bay Estuary Program</dd></dl>`,
  others: [
    ['/offices.aspx', 'OFFICES', '<p>TAMPA<br>100 South Ashley Drive<br>(813) 555-2170</p>'],
    ['/areas.aspx?id=4', 'COMMUNITY ASSOCIATIONS', '<p>INGRID M. VALDERRAMA</p>'],
    ['/news.aspx?id=31', 'BINGHAM JOINS FIRM', '<p>The Hon. Earl T. Bingham (Ret.) joins as mediator.</p>'],
    [
      '/bio.aspx?id=999&lang=en',
      'PAGE NOT FOUND',
      '<p>The attorney you are looking for is no longer with the firm.</p>',
    ],
    ['/attorneys.aspx', 'ATTORNEYS', '<p>A B C D E F</p>'],
    ['/areas.aspx?id=9', 'CITRUS', '<p>Freezes, greening, water.</p>'],
  ],
  other: (heading, body) => `<span class="bioName">${escaped(heading)}</span>${body}`,
  more(url, { pages }) {
    if (url.pathname === '/attorneys.aspx')
      return htmlAnswer(
        odellSite.page(
          'Attorneys',
          `<span class="bioName">ATTORNEYS</span><table>${each(peopleAmong(pages), ({ path, person }) => `<tr><td><a href="${path.replace('&', '&amp;')}">${escaped(person.shown)}</a></td><td>${escaped(person.title)}</td><td>${person.phone}</td></tr>`)}</table>`,
        ),
      )
    const person = odellSite.people.find(({ slug }) => slug === url.searchParams.get('p'))
    if (url.pathname !== '/vcard.ashx' || !person) return undefined
    return {
      type: 'text/x-vcard',
      body: `BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=utf-8;ENCODING=QUOTED-PRINTABLE:${quoted(person.last)};${quoted(person.name.split(' ')[0] ?? '')}\r\nFN;CHARSET=utf-8;ENCODING=QUOTED-PRINTABLE:${quoted(person.name)}\r\nORG:O'Dell, Frame & Sutter, P.A.\r\nTEL;WORK;FAX:(813) 555-2199\r\nTEL;WORK;VOICE:${person.phone}\r\nEMAIL;PREF;INTERNET;ENCODING=QUOTED-PRINTABLE:${quoted(person.email ?? '').replaceAll('-', '=2D')}\r\nEND:VCARD\r\n`,
    }
  },
}
const quoted = (text: string) =>
  [...new TextEncoder().encode(text)]
    .map((code) => (code > 126 || code === 61 ? `=${code.toString(16).toUpperCase()}` : String.fromCharCode(code)))
    .join('')
