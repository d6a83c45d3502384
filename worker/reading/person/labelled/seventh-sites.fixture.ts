import type { Someone } from './population.fixture.ts'
import { escaped, htmlAnswer, items, urlset, xml, type LabelledPage, type LabelledSite } from './site-kit.fixture.ts'
import {
  abingerPeople,
  brockwayPeople,
  cordovaPeople,
  dunmorePeople,
  eastlakePeople,
} from './seventh-people.fixture.ts'
import { handwritten, unseenSite, type UnseenPlan } from './unseen-kit.fixture.ts'

const part = (is: readonly unknown[] | string | null, html: string): string => (is && is.length > 0 ? html : '')
const each = <T>(list: readonly T[], html: (one: T, at: number) => string, between = ''): string =>
  list.map(html).join(between)
const sitemap: NonNullable<UnseenPlan['more']> = (url, { origin, pages }) =>
  url.pathname === '/sitemap.xml' ? xml(urlset(pages.map(({ path }) => origin + path))) : undefined
const people = (pages: readonly LabelledPage[]) =>
  pages.flatMap(({ path, person }) => (person ? [{ path, person }] : []))

const abinger: UnseenPlan = {
  key: 'twice',
  firm: 'Abinger Moon LLP',
  host: 'abingermoon.example',
  structure: 'each list twice, for desks and for phones; sections by their labels; states as "State of"',
  // "State of New York" is New York.
  people: handwritten('abingermoon.example', abingerPeople.replaceAll('State of ', '')),
  path: ({ slug }) => `/lawyers/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html lang="en" dir="ltr"><head><title>${escaped(title)} | Abinger Moon LLP</title></head><body class="path-node page-node-type-lawyer"><div class="dialog-off-canvas-main-canvas"><header role="banner"><a href="/" class="site-logo">Abinger Moon</a><button class="menu-toggle">Menu</button><div class="mega-menu"><ul><li><a href="/lawyers">Lawyers</a></li><li><a href="/capabilities">Capabilities</a></li><li><a href="/locations/london">London</a></li></ul></div></header><main role="main">${inner}</main><footer role="contentinfo"><ul><li><a href="/locations/new-york">New York</a></li><li><a href="/locations/menlo-park">Menlo Park</a></li></ul></footer></div></body></html>`,
  bio(person) {
    const areas = (where: string) =>
      `<div class="lawyer--sidebar-capabilities__${where}"><h2>Capabilities</h2><div class="field field--name-field-capabilities">${each(person.areas, (area) => `<div class="field-item"><a href="/capabilities/x">${escaped(area)}</a></div>`)}</div></div>`
    return `<article class="lawyer"><div class="lawyer--hero"><h1><span>${escaped(person.shown)}</span></h1><div class="lawyer--title">${escaped(person.title)}</div><div class="lawyer--locations"><a href="/locations/x">${escaped((person.offices[0] ?? '').replace(', ', ' '))}</a></div><div class="lawyer--phone"><a href="tel:${person.phone}">${person.phone}</a></div><div class="lawyer--email"><a href="mailto:${person.email}?subject=Website%20Inquiry">${person.email}</a></div><a class="lawyer--vcard" href="/vcard/1.vcf">vCard</a></div>
${areas('mobile')}<div class="lawyer--body"><p>${escaped(person.bio)}</p><h2>Experience highlights</h2><ul><li>A lender in its $400 million facility to a fund in Boston</li><li>A bank in Houston in its defense</li></ul></div><aside class="lawyer--sidebar">${areas('desktop')}<section aria-label="Education"><h2>Education</h2><ul>${each(person.education, (one) => `<li>${one.degree}, ${escaped(one.school)}, ${one.year}</li>`)}</ul></section>${part(person.clerkships, `<section aria-label="Clerkships"><h2>Clerkships</h2>${items(person.clerkships)}</section>`)}<section aria-label="Bar Admissions"><h2>Bar Admissions</h2>${items(person.bars.map((bar) => (/District|England/.test(bar) ? bar : `State of ${bar}`)))}</section><section aria-label="Prior experience"><h2>Prior Experience</h2><ul><li>Intern, Office of the Attorney General of New York, 2015</li></ul></section></aside></article>`
  },
  others: [
    [
      '/lawyers/morgan-stanley-litigation-team',
      'Morgan Stanley Litigation Team',
      '<p>Twelve lawyers in two offices.</p>',
    ],
    [
      '/insights/grant-thornton-alert',
      'Grant Thornton Alert',
      '<p>What auditors must ask.</p><p>Grace Law, Associate</p>',
    ],
    [
      '/capabilities/fund-finance',
      'Fund Finance',
      '<h2>Contacts</h2><p><a href="/lawyers/wei-han-ng">Wei-Han Ng</a><br>Partner<br>+1 212 555 0111</p>',
    ],
    ['/locations/menlo-park', 'Menlo Park', '<p>1 El Camino Real</p><p>+1 650 555 0100</p>'],
    ['/news/everett-moon-named-litigator-of-the-week', 'Everett Moon Named Litigator of the Week', '<p>April 2026</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: sitemap,
}

const brockway: UnseenPlan = {
  key: 'h-cards',
  firm: 'Brockway Teague, P.C.',
  host: 'brockwayteague.example',
  structure: 'class names of hCard, address pieces, an address behind a handler, directory by pages',
  people: handwritten('brockwayteague.example', brockwayPeople),
  path: ({ slug }) => `/attorney-profiles/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html><head><title>${escaped(title)} - Brockway Teague, P.C.</title></head><body><div id="container"><div id="header"><a href="/"><img src="/logo.png" alt="Brockway Teague, P.C."></a><ul id="nav"><li><a href="/attorney-profiles">Attorney Profiles</a></li><li><a href="/practice-areas">Practice Areas</a></li><li><a href="/offices">Offices</a></li></ul></div><div id="content">${inner}</div><div id="footer"><p>Tulsa: 918-555-0100. Oklahoma City: 405-555-0100. <a href="/disclaimer">Disclaimer</a></p></div></div></body></html>`,
  bio: (person) =>
    `<div class="vcard"><h1 class="fn n">${escaped(person.shown)}</h1><p class="title">${escaped(person.title)}</p><p class="org">Brockway Teague, P.C.</p><p class="adr"><span class="street-address">15 East Fifth Street, Suite 1000</span><br><span class="locality">${person.offices[0]?.split(', ')[0]}</span>, <span class="region">OK</span> <span class="postal-code">74103</span></p><p class="tel"><span class="type">Work</span> <span class="value">${person.phone}</span></p><p class="tel fax"><span class="type">Fax</span> <span class="value">918-555-0199</span></p><p><a href="#" onclick="this.href='mailto:' + '${person.email?.split('@')[0]}' + String.fromCharCode(64) + 'brockwayteague.example'">Send e-mail</a></p></div>
<p>${escaped(person.bio)}</p><h3>Practice Areas</h3>${items(person.areas)}<h3>Education</h3>${each(person.education, (one) => `<p><strong>${escaped(one.school)}</strong><br>${one.degree}, ${one.year}</p>`)}<h3>Admissions</h3>${items(person.bars)}${part(person.clerkships, `<h3>Clerkships</h3><p>${escaped(person.clerkships[0] ?? '')}<br>2010-2011</p>`)}<h3>Professional Affiliations</h3>${items(['Oklahoma Bar Association', 'Tulsa County Bar Association'])}<h3>Civic</h3>${items(['Philbrook Museum of Art, Tulsa'])}`,
  others: [
    ['/practice-areas/royalty-disputes', 'Royalty Disputes', '<p>Nicholas Abernethy, Shareholder</p>'],
    ['/offices/oklahoma-city', 'Oklahoma City', '<p>405-555-0100</p>'],
    [
      '/attorney-profiles',
      'Attorney Profiles',
      '<ul><li><a href="/attorney-profiles/hung-pham">Hung Pham</a></li></ul>',
    ],
    ['/news/jones-day', 'Jones Day', '<p>We prevailed against a larger firm.</p>'],
    ['/attorney-profiles/alumni-spotlight', 'Alumni Spotlight', '<p>Judge Redbird, once of this firm.</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more(url, { pages }) {
    if (url.pathname !== '/attorney-profiles') return undefined
    const page = Number(url.searchParams.get('page') ?? 1)
    return htmlAnswer(
      brockway.page(
        'Attorney Profiles',
        `<h1>Attorney Profiles</h1>${each(people(pages).slice(page * 3 - 3, page * 3), ({ path, person }) => `<div class="vcard"><a class="fn url" href="${path}">${escaped(person.name)}</a> <span class="title">${escaped(person.title)}</span></div>`)}${page < 3 ? `<a rel="next" href="?page=${page + 1}">Next</a>` : ''}`,
      ),
    )
  },
}

const cordova: UnseenPlan = {
  key: 'many-years',
  firm: 'Cordova Strauss LLP',
  host: 'cordovastrauss.example',
  structure: 'lectures, awards, courts and cases with schools, states and years around the facts; "at" and "dot"',
  people: handwritten('cordovastrauss.example', cordovaPeople),
  path: ({ slug }) => `/team/${slug}/`,
  page: (title, inner) =>
    `<!DOCTYPE html><html><head><title>${escaped(title)} | Cordova Strauss LLP | San Antonio & Austin Trial Lawyers</title></head><body><header class="site-header"><a class="custom-logo-link" href="/"><img alt="Cordova Strauss LLP"></a><nav class="main-navigation"><a href="/team/">Team</a><a href="/practice/">Practice</a></nav></header><main class="site-main">${inner}</main><footer class="site-footer"><p>112 East Pecan Street, San Antonio, TX 78205, (210) 555-0100</p></footer></body></html>`,
  bio: (person) =>
    `<article><header class="entry-header"><h1 class="entry-title">${escaped(person.shown)}</h1><p class="entry-meta">${escaped(person.title)} | ${escaped(person.offices[0] ?? '')} | ${person.phone} | ${person.email?.replace('@', ' AT ').replace('.example', ' DOT example')}</p></header><div class="entry-content"><p>${escaped(person.bio)} Before joining the firm, ${escaped(person.last)} taught at Trinity University in Houston in 2009 and worked in Chicago.</p>
${part(person.areas, `<h4>Practice Areas</h4><p>${each(person.areas, escaped, '<br>')}</p>`)}<h4>Education</h4><ul>${each(person.education, (one) => `<li>${escaped(one.school)}, ${one.degree}${one.honour ? `, ${one.honour}` : ''}, ${one.year}<ul><li>Member, Law Review</li><li>Recipient, Dean’s Scholarship</li></ul></li>`)}</ul>${part(person.bars, `<h4>Bar Admissions</h4><ul>${each(person.bars, (bar, at) => `<li>State Bar of ${bar}, ${2004 + at}</li>`)}</ul>`)}<h4>Court Admissions</h4><ul><li>U.S. District Court for the Western District of Texas</li><li>U.S. Court of Appeals for the Fifth Circuit</li></ul>${part(person.clerkships, `<h4>Judicial Clerkships</h4><ul><li>${escaped(person.clerkships[0] ?? '')} (2004–2005)</li></ul>`)}<h4>Teaching and Lectures</h4><ul><li>Adjunct Professor, University of Oklahoma College of Law, 2015</li><li>Lecturer, Yale Law School, 2018</li></ul><h4>Awards</h4><ul><li>Texas Super Lawyers, 2012–2026</li><li>Best Lawyers in America, Louisiana, 2020</li></ul><h4>Representative Matters</h4><ul><li>Smith v. State of Colorado, 2019</li></ul></div></article>`,
  others: [
    ['/practice/eminent-domain/', 'Eminent Domain', '<p>They take, we ask how much.</p>'],
    ['/team/', 'Team', '<p><a href="/team/rex-holloway/">Rex Holloway</a></p>'],
    ['/verdicts/holloway-ranch/', 'Holloway Ranch', '<p>$9 million for a pipeline.</p>'],
    ['/team/careers/', 'Careers', '<p>We hire from clerkships. Education: J.D., top of the class.</p>'],
    ['/events/water-law-institute/', 'Water Law Institute', '<p>Speaker: Wilhelmina Strauss, Partner</p>'],
  ],
  other: (heading, body) => `<article><h1 class="entry-title">${escaped(heading)}</h1>${body}</article>`,
  more: sitemap,
}

const dunmore: UnseenPlan = {
  key: 'abroad',
  firm: 'Dunmore Larraín LLP',
  host: 'dunmorelarrain.example',
  structure:
    'offices abroad each with a number, roles before jurisdictions, degrees in brackets, structured data with the head office',
  people: handwritten('dunmorelarrain.example', dunmorePeople),
  path: ({ slug }) => `/en/our-people/${slug}`,
  head: (person) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Person', name: person.name, honorificPrefix: 'Dr.', jobTitle: person.title, worksFor: { '@type': 'Organization', name: 'Dunmore Larraín LLP', address: { '@type': 'PostalAddress', addressLocality: 'New York' }, telephone: '+1 212 555 0100' }, sameAs: ['https://www.linkedin.com/in/x'] })}</script><script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"Sun and sand","author":{"@type":"Person","name":"Haruto Mori","jobTitle":"Partner"}}</script>`,
  page: (title, inner, head = '') =>
    `<!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Dunmore Larraín</title>${head}</head><body><header><nav><a href="/en/our-people">Our People</a><a href="/en/expertise">Expertise</a><a href="/es/personas">Español</a></nav></header><div id="main-content">${inner}</div><footer><a href="/en/legal">Legal</a></footer></body></html>`,
  bio: (person) =>
    `<div class="banner"><h1>${escaped(person.shown)}</h1><div class="position">${escaped(person.title)}</div></div><div class="offices-list">${each(person.offices, (office, at) => `<div class="office-item"><a href="/en/locations/${office.toLowerCase()}">${office}</a><span class="phone">T ${at === 0 ? person.phone : '+353 1 555 0199'}</span></div>`)}<div class="mail"><a href="mailto:${person.email}">${person.email}</a></div></div><div class="overview"><p>${escaped(person.bio)}</p></div><div class="tabs-content"><section><h3>Expertise</h3>${items(person.areas)}</section><section><h3>Education</h3><ul>${each(person.education, (one) => `<li>${one.degree} (${escaped(one.school)}, ${one.year})</li>`)}</ul></section>${part(person.bars, `<section><h3>Bar admissions and qualifications</h3><ul>${each(person.bars, (bar, at) => `<li>${bar === 'England and Wales' ? 'Solicitor, England and Wales' : /New York|California/.test(bar) ? `Attorney-at-Law, ${bar}` : bar} (${2004 + at})</li>`)}</ul></section>`)}<section><h3>Languages</h3><ul><li>English</li><li>Spanish</li></ul></section></div>`,
  others: [
    ['/en/locations/madrid', 'Madrid', '<p>Calle de Serrano 1</p><p>+34 91 555 0100</p>'],
    ['/en/expertise/aviation', 'Aviation', '<p>Aoife Brannigan, Partner</p>'],
    ['/en/insights/sun-and-sand', 'Sun and Sand', '<p>Haruto Mori, Partner</p>'],
    ['/en/our-people/alumni', 'Alumni', '<p>Once ours.</p>'],
    ['/en/events/london-arbitration-week', 'London Arbitration Week', '<p>Host: Kwabena Owusu-Ansah</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: sitemap,
}

const fact = (label: string, inner: string) =>
  `<div class="attribute"><span class="attribute-name">${label}:</span> <span class="attribute-value">${inner}</span></div>`
const eastlake: UnseenPlan = {
  key: 'attributes',
  firm: 'Eastlake Siddiq & Moss',
  host: 'eastlakesiddiq.example',
  structure: 'pairs of names and values, a state in a script below, an address in base64, directory by letters',
  people: handwritten('eastlakesiddiq.example', eastlakePeople),
  path: ({ slug }) => `/professionals/detail.aspx?attorney=${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html><head><title>${escaped(title)} | Professionals | Eastlake Siddiq & Moss</title></head><body><div class="header"><div class="logo"><a href="/">Eastlake Siddiq & Moss</a></div><div class="menu"><a href="/professionals">Professionals</a> <a href="/practices">Practices</a> <a href="/news">News</a></div></div>${inner}<div class="footer">127 Public Square, Cleveland, OH 44114 | 216.555.0100</div></body></html>`,
  bio: (person: Someone) =>
    `<div class="detail"><h1>${escaped(person.shown)}, Esq.</h1><h2>${escaped(person.title)}</h2>${fact('Office', escaped(person.offices[0] ?? ''))}${fact('Direct Dial', person.phone ?? '')}${fact('Main', '216.555.0100')}${fact('Email', `<a class="enc" href="#" data-contact="${btoa(person.email ?? '')}">Click to reveal</a>`)}${fact('Assistant', 'Mary Poe, 216.555.0102, <a href="mailto:mpoe@eastlakesiddiq.example">mpoe@eastlakesiddiq.example</a>')}${fact('Practices', person.areas.map(escaped).join('; '))}${fact('Education', person.education.map((one) => `${one.degree}, ${escaped(one.school)} (${one.year})`).join('; '))}${part(person.bars, fact('Admitted', person.bars.join(' and ')))}${part(person.clerkships, fact('Clerkship', escaped(person.clerkships[0] ?? '')))}${fact('Languages', 'English')}<div class="text"><p>${escaped(person.bio)}</p></div></div><script>var bio = {"related":[{"name":"Faye Lindqvist-Moss","email":"flindqvist-moss@eastlakesiddiq.example"}]};</script>`,
  others: [
    ['/practices/steel', 'Steel', '<p>Muhammad Siddiq, Partner, 216.555.0153</p>'],
    ['/professionals', 'Professionals', '<p>Choose a letter.</p>'],
    ['/news/dov-rosenblatt-tax-lawyer-of-the-year', 'Dov Rosenblatt Is Tax Lawyer of the Year', '<p>May 2026</p>'],
    ['/offices/cincinnati', 'Cincinnati', '<p>513.555.0100</p>'],
    ['/professionals/detail.aspx?attorney=unknown', 'Not Found', '<p>No such professional.</p>'],
  ],
  other: (heading, body) => `<div class="detail"><h1>${escaped(heading)}</h1>${body}</div>`,
  more(url, { pages }) {
    if (url.pathname !== '/professionals') return undefined
    const all = people(pages)
    const letters = [...new Set(all.map(({ person }) => person.last.slice(0, 1)))].sort()
    const letter = url.searchParams.get('letter')
    return htmlAnswer(
      eastlake.page(
        'Professionals',
        `<h1>Professionals</h1><p>${each(letters, (one) => `<a href="/professionals?letter=${one}">${one}</a> `)}</p>${each(
          all.filter(({ person }) => letter && person.last.startsWith(letter)),
          ({ path, person }) => `<p><a href="${path}">${escaped(person.name)}</a> ${escaped(person.title)}</p>`,
        )}`,
      ),
    )
  },
}

/**
 * Structures of a seventh round, five of them, as firms of every size have them. Unseen (precision / recall): is a person, name,
 * e-mail, practice areas and clerkships 1.00 / 1.00, title 0.80 / 0.80 (one site's line of everything), offices 0.95 / 0.85,
 * phone 1.00 / 0.95, education 0.95 / 0.95, bar admissions 0.93 / 0.93.
 */
export const seventhSites = (): LabelledSite[] => [abinger, brockway, cordova, dunmore, eastlake].map(unseenSite)
