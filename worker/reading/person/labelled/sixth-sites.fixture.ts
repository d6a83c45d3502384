import type { Someone } from './population.fixture.ts'
import { escaped, htmlAnswer, urlset, xml, type LabelledPage, type LabelledSite } from './site-kit.fixture.ts'
import { sableyPeople, tarrantPeople, umberPeople, vesperPeople, wychePeople } from './sixth-people.fixture.ts'
import { handwritten, unseenSite, type UnseenPlan } from './unseen-kit.fixture.ts'

const part = (is: readonly unknown[] | string | null, html: string): string => (is && is.length > 0 ? html : '')
const each = <T>(list: readonly T[], html: (one: T, at: number) => string, between = ''): string =>
  list.map(html).join(between)
const sitemap: NonNullable<UnseenPlan['more']> = (url, { origin, pages }) =>
  url.pathname === '/sitemap.xml' ? xml(urlset(pages.map(({ path }) => origin + path))) : undefined
const people = (pages: readonly LabelledPage[]) =>
  pages.flatMap(({ path, person }) => (person ? [{ path, person }] : []))

const picture = (word: string) =>
  `<img src="/images/h_${word.toLowerCase().replaceAll(' ', '_')}.gif" width="200" height="22" alt="${word}"><br>`
const sabley: UnseenPlan = {
  key: 'pictures',
  firm: 'Sabley, Crane & Winn',
  host: 'sableycrane.example',
  structure: 'headings that are pictures of words, no heading element, decoys within the address',
  people: handwritten('sableycrane.example', sableyPeople),
  path: ({ slug }) => `/attorneys/${slug}.htm`,
  page: (title, inner) =>
    `<html><head><title>${escaped(title)} - Sabley, Crane &amp; Winn - Knoxville, Tennessee Injury Lawyers</title></head><body><center><table width="760"><tr><td colspan="2"><img src="/images/banner.jpg" alt="Sabley, Crane & Winn, Attorneys at Law"></td></tr><tr><td width="140" valign="top"><a href="/index.htm"><img src="/images/b_home.gif" alt="Home"></a><br><a href="/attorneys.htm"><img src="/images/b_att.gif" alt="Our Attorneys"></a><br><a href="/cases.htm"><img src="/images/b_cases.gif" alt="Cases We Take"></a><br></td><td valign="top">${inner}</td></tr><tr><td colspan="2" align="center"><font size="1">This is an advertisement. Services may be performed by others. 800 South Gay Street, Knoxville, TN 37929</font></td></tr></table></center></body></html>`,
  bio: (person) =>
    `<table><tr><td><img src="/images/p.jpg" alt=""></td><td><font face="Georgia" size="5">${escaped(person.shown)}</font><br><font face="Arial" size="2"><b>${escaped(person.title)}</b><br>${escaped(person.offices[0] ?? '')}<br>Telephone ${person.phone}<br>Facsimile (865) 555-0199<br>${person.email?.split('@')[0]}<span style="display:none">.nospam</span>@${person.email?.split('@')[1]}</font></td></tr></table><p>${escaped(person.bio)}</p>
${part(person.areas, `${picture('Practice Areas')}<ul>${each(person.areas, (area) => `<li>${escaped(area)}`)}</ul>`)}${picture('Education')}<ul>${each(person.education, (one) => `<li>${escaped(one.school)}, ${one.degree}, ${one.year}`)}</ul>${part(person.bars, `${picture('Bar Admissions')}<ul>${each(person.bars, (bar, at) => `<li>${bar}, ${1989 + at}`)}</ul>`)}${part(person.clerkships, `${picture('Clerkships')}<ul><li>${escaped(person.clerkships[0] ?? '')}</ul>`)}${picture('Memberships')}<ul><li>Tennessee Trial Lawyers Association<li>Knoxville Bar Association</ul>`,
  others: [
    ['/cases.htm', 'Cases We Take', '<ul><li>Disability<li>Truck Accidents</ul>'],
    ['/attorneys.htm', 'Our Attorneys', '<p><a href="/attorneys/clay-dotson.htm">Clay Dotson</a></p>'],
    ['/johnson-city.htm', 'Johnson City', '<p>200 East Main Street, Johnson City, TN 37604</p>'],
    ['/verdicts/walter-green.htm', 'Walter Green v. Acme Trucking', '<p>$4,000,000 for a father of three.</p>'],
    ['/attorneys/free-consultation.htm', 'Free Consultation', '<p>Call (865) 555-0100 day or night.</p>'],
  ],
  other: (heading, body) => `<font face="Georgia" size="5">${escaped(heading)}</font>${body}`,
  more: (url, { pages }) =>
    url.pathname === '/attorneys.htm'
      ? htmlAnswer(
          sabley.page(
            'Our Attorneys',
            `<font size="5">Our Attorneys</font><table>${each(people(pages), ({ path, person }) => `<tr><td><a href="${path}"><img src="/images/t.jpg" alt="${escaped(person.name)}"></a></td><td><a href="${path}">${escaped(person.name)}</a><br>${escaped(person.title)}</td></tr>`)}</table>`,
          ),
        )
      : undefined,
}

const line = (inner: string) => `<p class="font_8" style="line-height:1.6em"><span class="color_15">${inner}</span></p>`
const bold = (inner: string) => line(`<span style="font-weight:bold">${inner}</span>`)
const tarrant: UnseenPlan = {
  key: 'site-builder',
  firm: 'Arbogast Roy Pennington',
  host: 'arbogastroy.example',
  structure: 'styled paragraphs alone, labels in capitals, bullets as characters, zero-width spaces',
  people: handwritten('arbogastroy.example', tarrantPeople),
  path: ({ slug }) => `/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html><head><title>${escaped(title)} | Arbogast Roy</title><meta property="og:title" content="${escaped(title)} | Arbogast Roy"><meta property="og:site_name" content="Arbogast Roy"></head><body><div id="SITE_CONTAINER"><div id="masterPage"><header id="SITE_HEADER"><nav><ul><li><a href="/">Home</a></li><li><a href="/our-people">Our People</a></li><li><a href="/our-work">Our Work</a></li></ul></nav></header><main id="PAGES_CONTAINER"><div id="SITE_PAGES">${inner}</div></main><footer id="SITE_FOOTER">${line('©2026 Arbogast Roy Pennington. 1 Monument Square, Portland, Maine')}</footer></div></div></body></html>`,
  bio: (person) =>
    `<div class="wixui-rich-text"><h1 class="font_0">${escaped(person.shown)}&#8203;</h1></div><div class="wixui-rich-text">${line(escaped(person.title))}${line(escaped(person.offices[0] ?? ''))}${line('&#8203;')}${line(`<a href="mailto:${person.email}">${person.email}</a>`)}${line(`${person.phone}`)}</div>
<div class="wixui-rich-text">${line(escaped(person.bio))}${line('&nbsp;')}${bold('PRACTICE AREAS')}${each(person.areas, (area) => line(`• ${escaped(area)}`))}${line('&#8203;')}${bold('EDUCATION')}${each(person.education, (one) => line(`• ${escaped(one.school)} – ${one.degree}, ${one.year}`))}${line('&#8203;')}${part(person.bars, `${bold('ADMISSIONS')}${each(person.bars, (bar) => line(`• ${bar}`))}${line('&#8203;')}`)}${part(person.clerkships, `${bold('CLERKSHIP')}${line(`• Law Clerk to the ${escaped(person.clerkships[0] ?? '')}`)}${line('&#8203;')}`)}${bold('INTERESTS')}${line('• Sailing')}${line('• Blueberries')}</div>`,
  others: [
    ['/our-work', 'Our Work', line('Lobsters, divorces, wind.')],
    ['/our-people', 'Our People', line('<a href="/ansel-roy">Ansel Roy</a>')],
    ['/bangor', 'Bangor', line('6 State Street, Bangor, Maine 04401')],
    ['/post/celeste-arbogast-on-custody', 'Celeste Arbogast on Custody', line('Judges ask who packs the lunch.')],
    ['/thank-you', 'Thank You', line('We will call you.')],
  ],
  other: (heading, body) =>
    `<div class="wixui-rich-text"><h1 class="font_0">${escaped(heading)}</h1></div><div class="wixui-rich-text">${body}</div>`,
  more: (url, { pages }) =>
    url.pathname === '/our-people'
      ? htmlAnswer(
          tarrant.page(
            'Our People',
            `<h1 class="font_0">Our People</h1>${each(people(pages), ({ path, person }) => `<div class="wixui-repeater__item"><a href="${path}"><img alt=""></a>${line(`<a href="${path}">${escaped(person.name)}</a>`)}${line(escaped(person.title))}</div>`)}`,
          ),
        )
      : undefined,
}

const region = (label: string, inner: string) =>
  `<div role="region" aria-label="${label}"><div role="heading" aria-level="2">${label}</div>${inner}</div>`
const umberDrawn = (person: Someone, all: readonly Someone[]) =>
  `<app-bio><div class="bio"><div class="aside">${region('Contact', `<div>${person.offices.map(escaped).join('<br>')}</div><div><span class="lbl">Office</span> 619.555.0100</div><div><span class="lbl">Direct</span> ${person.phone}</div><div><span class="lbl">Fax</span> 619.555.0199</div><div><a href="mailto:${person.email}">${person.email}</a></div>`)}</div><div class="col"><div role="heading" aria-level="1">${escaped(person.shown)}</div><div class="rank">${escaped(person.title)}</div><div>${escaped(person.bio)}</div>${part(
    person.areas,
    region(
      'Focus Areas',
      each(person.areas, (area) => `<app-tag>${escaped(area)}</app-tag>`),
    ),
  )}${region(
    'Education',
    each(
      person.education,
      (one) => `<app-degree><b>${one.degree}</b><i>${escaped(one.school)}</i><time>${one.year}</time></app-degree>`,
    ),
  )}${part(
    person.bars,
    region(
      'Admissions',
      each(person.bars, (bar) => `<app-line>${bar}</app-line>`),
    ),
  )}${part(
    person.clerkships,
    region(
      'Clerkships',
      each(person.clerkships, (one) => `<app-line>Law Clerk to ${escaped(one)}</app-line>`),
    ),
  )}${region('In the news', '<app-line>Startups to Watch, 2026</app-line>')}</div></div>${each(
    all.slice(0, 2),
    (one) =>
      `<app-card><a href="/people/${one.slug}">${escaped(one.name)}</a><span>${escaped(one.title)}</span></app-card>`,
  )}</app-bio>`
const umber: UnseenPlan = {
  key: 'roles',
  firm: 'Umber Fontaine LLP',
  host: 'umberfontaine.example',
  structure: 'drawn by scripts, headings and regions by their roles, three numbers of which one is direct',
  people: handwritten('umberfontaine.example', umberPeople),
  path: ({ slug }) => `/people/${slug}`,
  page: (title, inner) =>
    `<!doctype html><html><head><title>${escaped(title)} | Umber Fontaine</title></head><body><app-root>${inner}</app-root><script src="/main.4f.js"></script></body></html>`,
  bio: () => '',
  drawn(url) {
    const person = umber.people.find(({ slug }) => url.pathname === `/people/${slug}`)
    const other = umber.others.find(([path]) => path === url.pathname)
    const inner = person
      ? umberDrawn(person, umber.people)
      : other
        ? `<div role="heading" aria-level="1">${escaped(other[1])}</div>${other[2]}`
        : url.pathname === '/' || url.pathname === '/people'
          ? each(
              umber.people,
              (one) =>
                `<app-card><a href="/people/${one.slug}">${escaped(one.name)}</a><span>${escaped(one.title)}</span></app-card>`,
            )
          : undefined
    return inner === undefined
      ? undefined
      : umber.page(
          person?.name ?? other?.[1] ?? 'People',
          `<app-menu><a href="/people">People</a><a href="/focus">Focus</a></app-menu><main>${inner}</main><app-foot>Umber Fontaine LLP, 501 West Broadway, San Diego, CA 92101</app-foot>`,
        )
  },
  others: [
    ['/focus/robotics', 'Robotics', '<p>From patents to plants.</p><p>Arlo Whitfield, Registered Patent Agent</p>'],
    ['/locations/irvine', 'Irvine', '<p>1 Park Plaza, Irvine, CA 92614</p><p>949.555.0100</p>'],
    ['/news/zephyr-castellano-top-women', 'Zephyr Castellano Among Top Dealmakers', '<p>June 2026</p>'],
    ['/people/partners', 'Partners', '<p>Two founders, six more since.</p>'],
    ['/careers/patent-agent', 'Patent Agent', '<p>Irvine. M.S. or Ph.D. in optics.</p>'],
  ],
}

const vesper: UnseenPlan = {
  key: 'sidebar-first',
  firm: 'Vesper Stern L.L.C.',
  host: 'vesperstern.example',
  structure: 'the facts stand before the name, structured parts of degrees, the address only in data about the page',
  people: handwritten('vesperstern.example', vesperPeople),
  path: ({ slug, last }) => `/professionals/${last.slice(0, 1).toLowerCase()}/${slug}.html`,
  head: (person) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': ['Person', 'Attorney'], name: person.name, email: person.email, url: `https://vesperstern.example/professionals/${person.slug}.html`, image: { '@type': 'ImageObject', url: '/x.jpg' }, worksFor: { '@type': 'LegalService', name: 'Vesper Stern L.L.C.', telephone: '314-555-0100' } })}</script>`,
  page: (title, inner, head = '') =>
    `<!DOCTYPE html><html><head><title>${escaped(title)} | Vesper Stern</title>${head}</head><body><header id="header"><div class="region-header"><a href="/" rel="home">Vesper Stern</a></div></header><div class="layout-container">${inner}</div><footer><div class="region-footer"><p>St. Louis 314-555-0100, Kansas City 816-555-0100</p></div></footer></body></html>`,
  bio(person) {
    const field = (label: string, inner: readonly string[]) =>
      part(
        inner,
        `<div class="field field--label-above"><div class="field__label">${label}</div><div class="field__items">${each(inner, (one) => `<div class="field__item">${one}</div>`)}</div></div>`,
      )
    return `<div class="layout-sidebar">${field(
      'Office',
      person.offices.map((office) => `<a href="/offices/x">${escaped(office)}</a>`),
    )}${field('Direct', [person.phone ?? ''])}${field(
      'Services',
      person.areas.map((area) => `<a href="/services/x">${escaped(area)}</a>`),
    )}${field(
      'Education',
      person.education.map(
        (one) =>
          `<div class="paragraph paragraph--type--degree"><div class="field field--name-field-degree">${one.degree}</div><div class="field field--name-field-institution">${escaped(one.school)}</div><div class="field field--name-field-year">${one.year}</div></div>`,
      ),
    )}${field('Admitted', person.bars)}${field('Clerked', person.clerkships.map(escaped))}${field('Languages', ['English'])}</div><div class="layout-content"><h1 class="page-title">${escaped(person.shown)}</h1><div class="field field--name-field-position">${escaped(person.title)}</div><div class="field field--name-body"><p>${escaped(person.bio)}</p></div></div>`
  },
  others: [
    ['/services/fela', 'FELA', '<p>Railroad workers and those who employ them.</p>'],
    ['/offices/kansas-city', 'Kansas City', '<p>1100 Main Street, Kansas City, MO 64105</p>'],
    ['/insights/anders-nygaard-on-drought', 'Anders Nygaard on Drought', '<p>Crop insurers have questions.</p>'],
    ['/professionals/all.html', 'All Professionals', '<p>Vesper, Ignatius</p><p>Stern, Leopold</p>'],
    ['/events/gala', 'Mercy Hospital Gala', '<p>May 5, St. Louis. Chair: Ignatius Vesper</p>'],
  ],
  other: (heading, body) => `<div class="layout-content"><h1 class="page-title">${escaped(heading)}</h1>${body}</div>`,
  more: sitemap,
}

const wyche: UnseenPlan = {
  key: 'one-list',
  firm: 'Wyche Gadsden Tate',
  host: 'wychegadsden.example',
  structure:
    'one list of labelled lines, position and office behind the name, letters turned by thirteen, a form for mail',
  people: handwritten('wychegadsden.example', wychePeople),
  path: ({ slug }) => `/bios/${slug}`,
  page: (title, inner) =>
    `<!doctype html><html><head><title>${escaped(title)} · Wyche Gadsden Tate</title></head><body><div id="top"><a href="/">Wyche Gadsden Tate</a><ul><li><a href="/bios">Lawyers</a></li><li><a href="/fields">Fields</a></li></ul></div><div id="page">${inner}</div><div id="footer">Charleston 843.555.0100 &middot; Greenville 864.555.0100</div></body></html>`,
  bio: (person) =>
    `<h1>${escaped(person.shown)}</h1><h2>${escaped(person.title)} &bull; ${escaped((person.offices[0] ?? '').split(',')[0] ?? '')}</h2><p>${escaped(person.bio)}</p><ul class="facts"><li><em>Telephone</em> ${person.phone}</li><li><em>E-mail</em> <a href="#" data-enc-email="${(person.email ?? '').replaceAll(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97))}">show</a></li>${part(person.areas, `<li><em>Fields</em> ${person.areas.map(escaped).join('; ')}</li>`)}<li><em>Education</em> ${each(person.education, (one) => `${escaped(one.school)} (${one.degree}, ${one.year})`, '; ')}</li>${part(person.bars, `<li><em>Admitted to the bar</em> ${each(person.bars, (bar, at) => `${bar} ${2001 + at}`, '; ')}</li>`)}${part(person.clerkships, `<li><em>Clerk to</em> ${escaped(person.clerkships[0] ?? '')}</li>`)}<li><em>Also</em> vestry, garden club, oysters</li></ul>`,
  others: [
    ['/fields/textiles', 'Textiles', '<p>Mills then and now.</p>'],
    ['/bios', 'Lawyers', '<p><a href="/bios/emil-kasprzak">Emil Kasprzak</a></p>'],
    ['/greenville', 'Greenville', '<p>55 Beattie Place, Greenville, SC 29601</p>'],
    ['/letters/augustus-limehouse-remembers', 'Augustus Limehouse Remembers', '<p>The storm took the steeple.</p>'],
    ['/bios/robert-smalls-fellows', 'Robert Smalls Fellows', '<p>Two each summer, from law schools of the state.</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: sitemap,
}

/**
 * Structures of a sixth round, five of them, the oddest. Unseen (precision / recall): is a person 0.94 / 0.80, name 0.75 / 0.75,
 * title and phone 1.00 / 1.00, offices 0.96 / 0.76, e-mail 0.75 / 0.75, practice areas 1.00 / 0.46, education 0.63 / 0.48, bar
 * admissions 1.00 / 0.73, clerkships 1.00 / 0.50.
 */
export const sixthSites = (): LabelledSite[] => [sabley, tarrant, umber, vesper, wyche].map(unseenSite)
