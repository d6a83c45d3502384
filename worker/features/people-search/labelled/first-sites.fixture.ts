import { gzipSync } from 'fflate'
import { peopleOf, type Someone } from './population.fixture.ts'
import {
  cityOf,
  escaped,
  frame,
  htmlAnswer,
  inOneLine,
  items,
  othersOf,
  phoneAs,
  sitemapIndex,
  urlset,
  xml,
  type Answer,
  type LabelledPage,
  type LabelledSite,
} from './site-kit.fixture.ts'

export type Plan = {
  at: number
  key: string
  firm: string
  host: string
  structure: string
  folder: string
  count?: number
  pathOf?: (person: Someone, at: number) => string
  bio: (person: Someone, plan: Plan, people: readonly Someone[]) => string
  other?: (heading: string, body: string, plan: Plan) => string
  people?: (people: Someone[]) => Someone[]
  more: (url: URL, site: { origin: string; plan: Plan; pages: LabelledPage[]; people: Someone[] }) => Answer | undefined
  drawn?: (url: URL, site: { pages: LabelledPage[]; people: Someone[]; plan: Plan }) => string | undefined
  withEmail?: (first: string, last: string) => string
}

/** A site from its plan: bios, seven other pages, and what the plan adds (sitemaps, directories). */
export function siteOf(plan: Plan): LabelledSite {
  const { pathOf = (person: Someone) => `${plan.folder}/${person.slug}` } = plan
  const made = peopleOf(plan.at, {
    count: plan.count ?? 20,
    domain: plan.host,
    ...(plan.withEmail ? { withEmail: plan.withEmail } : {}),
  })
  const people = plan.people ? plan.people(made) : made
  const html = new Map<string, string>()
  const pages: LabelledPage[] = people.map((person, at) => {
    const path = pathOf(person, at)
    html.set(path, plan.bio(person, plan, people))
    return { path, person, what: person.name }
  })
  const wrap = (heading: string, body: string) =>
    plan.other?.(heading, body, plan) ??
    frame(plan, heading, `<main><h1>${escaped(heading)}</h1>${body}</main>`, plan.folder)
  for (const other of othersOf(plan.at, plan, plan.folder, people, wrap)) {
    html.set(other.path, other.html)
    pages.push({ path: other.path, person: null, what: other.heading })
  }
  const origin = `https://${plan.host}`
  const parts = { origin, plan, pages, people }
  const { drawn } = plan
  return {
    key: plan.key,
    firm: plan.firm,
    host: plan.host,
    structure: plan.structure,
    pages,
    answer(url) {
      const own = plan.more(url, parts)
      if (own) return own
      const found = html.get(url.pathname + url.search) ?? html.get(url.pathname.replace(/\/$/, ''))
      if (found !== undefined) return htmlAnswer(found)
      if (url.pathname === '/')
        return htmlAnswer(
          frame(
            plan,
            'Home',
            `<main><h2>Counsel that is clear</h2><p><a href="${plan.folder}">Our people</a></p></main>`,
            plan.folder,
          ),
        )
      if (url.pathname === '/robots.txt') return { body: 'User-agent: *\nDisallow: /admin/', type: 'text/plain' }
      return undefined
    },
    ...(drawn ? { drawn: (url: URL) => drawn(url, parts) } : {}),
  }
}

const everyAddress = (pages: readonly LabelledPage[], origin: string) => [
  `${origin}/`,
  ...pages.map(({ path }) => origin + path),
]
const related = (people: readonly Someone[], person: Someone, folder: string): string =>
  `<section class="related-people"><h2>Related Professionals</h2>${people
    .filter((one) => one !== person)
    .slice(0, 3)
    .map(
      (one) =>
        `<div class="card"><a href="${folder}/${one.slug}">${escaped(one.name)}</a><p>${escaped(one.title)}</p><p>${one.email ?? ''}</p></div>`,
    )
    .join('')}</section>`

const jsonLd: Plan = {
  at: 0,
  key: 'json-ld',
  firm: 'Alder & Quill LLP',
  host: 'alderquill.example',
  structure: 'JSON-LD graph with the firm as "Attorney", sitemap index',
  folder: '/people',
  bio: (person, plan, people) =>
    frame(
      plan,
      person.name,
      `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Attorney',
            '@id': '#org',
            name: plan.firm,
            telephone: '+1 415 555 0100',
            email: `info@${plan.host}`,
          },
          { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'People' }] },
          {
            '@type': 'Person',
            name: person.shown,
            jobTitle: person.title,
            ...(person.email ? { email: `mailto:${person.email}` } : {}),
            ...(person.phone ? { telephone: person.phone } : {}),
            worksFor: { '@id': '#org' },
            alumniOf: person.education.map(({ school }) => ({ '@type': 'CollegeOrUniversity', name: school })),
          },
        ],
      }).replaceAll(
        '<',
        '\\u003c',
      )}</script><main class="a1"><div class="a2"><h1>${escaped(person.shown)}</h1><div class="a3">${escaped(person.title)}</div>
<div class="a4">${person.offices.map((office) => `<span>${escaped(cityOf(office))}</span>`).join(' <i>|</i> ')}</div></div>
<div class="a5"><p>${escaped(person.bio)}</p></div><div class="a6"><h3>Focus Areas</h3>${items(person.areas)}<h3>Education</h3>${items(person.education.map(inOneLine))}
${person.bars.length > 0 ? `<h3>Admissions</h3>${items(person.bars)}` : ''}${person.clerkships.length > 0 ? `<h3>Judicial Clerkships</h3>${items(person.clerkships)}` : ''}
<h3>Languages</h3><ul><li>French</li></ul></div>${related(people, person, plan.folder)}</main>`,
      plan.folder,
    ),
  more(url, { origin, pages }) {
    if (url.pathname === '/robots.txt')
      return { body: `User-agent: *\nDisallow:\nSitemap: ${origin}/sitemap_index.xml`, type: 'text/plain' }
    if (url.pathname === '/sitemap_index.xml')
      return xml(
        sitemapIndex([`${origin}/post-sitemap.xml`, `${origin}/page-sitemap.xml`, `${origin}/people-sitemap.xml`]),
      )
    if (url.pathname === '/people-sitemap.xml')
      return xml(urlset(everyAddress(pages, origin).filter((one) => one.includes('/people/'))))
    if (url.pathname === '/page-sitemap.xml')
      return xml(urlset(everyAddress(pages, origin).filter((one) => !one.includes('/people/'))))
    return undefined
  },
}

const microdata: Plan = {
  at: 1,
  key: 'microdata',
  firm: 'Bramwell Stone LLP',
  host: 'bramwellstone.example',
  structure: 'microdata Person with PostalAddress, one sitemap',
  folder: '/professionals',
  bio: (person, plan) =>
    frame(
      plan,
      person.name,
      `<div id="content" itemscope itemtype="https://schema.org/Person"><div class="hero"><h1 itemprop="name">${escaped(person.shown)}</h1>
<h2 itemprop="jobTitle">${escaped(person.title)}</h2>${person.offices
        .map(
          (office) =>
            `<div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">200 Clarendon Road</span>, <span itemprop="addressLocality">${office.split(', ')[0]}</span>${office.includes(', ') ? `, <span itemprop="addressRegion">${office.split(', ')[1]}</span>` : ''}</div>`,
        )
        .join('')}
${person.phone ? `<span class="lbl">T</span> <span itemprop="telephone">${phoneAs(person.phone, '+1 617 555 1234')}</span>` : ''} <span class="lbl">F</span> <span itemprop="faxNumber">+1 617 555 0009</span>
${person.email ? `<a itemprop="email" href="mailto:${person.email}">Email ${escaped(person.last)}</a>` : ''}</div>
<div itemprop="description"><p>${escaped(person.bio)}</p></div>
<div class="sidebar"><h4>Practices</h4>${person.areas.map((area) => `<a href="/practices/${area.length}">${escaped(area)}</a><br>`).join('')}
<h4>Education</h4>${person.education.map((one) => `<p><span itemprop="alumniOf">${escaped(one.school)}</span><br>${one.degree}${one.year ? `, ${one.year}` : ''}${one.honour ? `, ${one.honour}` : ''}</p>`).join('')}
${person.bars.length > 0 ? `<h4>Bar &amp; Court Admissions</h4><p>${person.bars.join('<br>')}</p>` : ''}${person.clerkships.length > 0 ? `<h4>Clerkships</h4><p>${person.clerkships.map((one) => `Law Clerk, ${escaped(one)}`).join('<br>')}</p>` : ''}</div></div>`,
      plan.folder,
    ),
  more: (url, { origin, pages }) =>
    url.pathname === '/sitemap.xml' ? xml(urlset(everyAddress(pages, origin))) : undefined,
}

const quotedPrintable = (text: string) =>
  [...new TextEncoder().encode(text)]
    .map((byte) =>
      byte > 126 || byte === 61 ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}` : String.fromCharCode(byte),
    )
    .join('')

const vcard: Plan = {
  at: 2,
  key: 'vcard-dl',
  firm: 'Carroway Finch P.C.',
  host: 'carrowayfinch.example',
  structure: 'description lists, e-mail and phone in the vCard only, directory by pages',
  folder: '/attorneys',
  bio: (person, plan, people) =>
    frame(
      plan,
      person.name,
      `<article><h1>${escaped(person.shown)}</h1><p class="subtitle">${escaped(person.title)}</p><a class="btn" href="/vcards/${person.slug}.vcf">Download vCard</a>
<p>${escaped(person.bio)}</p><dl><dt>Location</dt><dd>${person.offices.map(escaped).join('</dd><dd>')}</dd><dt>Areas of Practice</dt>${person.areas.map((area) => `<dd>${escaped(area)}</dd>`).join('')}
<dt>Education</dt>${person.education.map((one) => `<dd>${escaped(`${one.school}, ${one.degree}${one.year ? ` (${one.year})` : ''}${one.honour ? `, ${one.honour}` : ''}`)}</dd>`).join('')}
${person.bars.length > 0 ? `<dt>Bar Admissions</dt><dd>${person.bars.join(', ')}</dd>` : ''}${person.clerkships.length > 0 ? `<dt>Clerkship</dt><dd>${person.clerkships.map(escaped).join('</dd><dd>')}</dd>` : ''}
<dt>Memberships</dt><dd>American Bar Association</dd></dl></article>${related(people, person, plan.folder)}`,
      plan.folder,
    ),
  more(url, { plan, people }) {
    const card = people.find(({ slug }) => url.pathname === `/vcards/${slug}.vcf`)
    if (card)
      return {
        type: 'text/vcard',
        body: `BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${quotedPrintable(card.last)};${quotedPrintable(card.name.split(' ')[0] ?? '')}\r\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${quotedPrintable(card.name)}\r\nORG:${plan.firm}\r\nTITLE:${card.title}\r\n${card.phone ? `TEL;WORK;VOICE:${card.phone}\r\n` : ''}TEL;WORK;FAX:617.555.0009\r\n${card.email ? `EMAIL;PREF;INTERNET:${card.email}\r\n` : ''}END:VCARD`,
      }
    if (url.pathname !== '/attorneys') return undefined
    const size = 6
    const page = Number(url.searchParams.get('page') ?? 0)
    const shown = people.slice(page * size, page * size + size)
    return htmlAnswer(
      frame(
        plan,
        'Attorneys',
        `<h1>Our Attorneys</h1>${shown.map((one) => `<div class="row"><h3><a href="/attorneys/${one.slug}">${escaped(one.name)}</a></h3><p>${escaped(one.title)}</p></div>`).join('')}<ul class="pager">${page > 0 ? `<li><a href="?page=${page - 1}">‹ previous</a></li>` : ''}${(page + 1) * size < people.length ? `<li><a href="?page=${page + 1}">next ›</a></li>` : ''}</ul>`,
        plan.folder,
      ),
    )
  },
}

const tables: Plan = {
  at: 3,
  key: 'tables',
  firm: 'Dunmore, Hale & Pratt',
  host: 'dunmorehale.example',
  structure: 'tables and fonts without a heading, .asp addresses, A to Z, addresses written backwards',
  folder: '/attorneys.asp',
  pathOf: (_, at) => `/bio.asp?id=${at + 101}`,
  bio: (person, plan) =>
    `<html><head><title>${plan.firm} - ${escaped(person.shown)}</title></head><body bgcolor=#ffffff><table width=760><tr><td colspan=2><a href="/">Home</a> <a href="/attorneys.asp">Attorneys</a> <a href="/contact.asp">Contact</a></td></tr>
<tr><td valign=top><img src="/p.jpg"></td><td><font size=4><b>${escaped(person.shown)}</b></font><br><font size=2><i>${escaped(person.title)}</i><br>${person.offices.map(escaped).join('<br>')}<br>
${person.phone ? `Direct: ${phoneAs(person.phone, '617-555-1234')}<br>` : ''}Fax: 617-555-0009<br>${person.email ? `E-mail: <span style="unicode-bidi:bidi-override; direction: rtl;">${[...person.email].reverse().join('')}</span>` : ''}</font></td></tr>
<tr><td colspan=2><font size=2>${escaped(person.bio)}</font></td></tr>
<tr><td><b>Areas of Practice:</b></td><td>${person.areas.map(escaped).join('<br>')}</td></tr>
<tr><td><b>Education:</b></td><td>${person.education.map((one) => escaped(inOneLine(one))).join('<br>')}</td></tr>
${person.bars.length > 0 ? `<tr><td><b>Admitted:</b></td><td>${person.bars.map((bar, at) => `${bar}, ${1990 + at}`).join('<br>')}</td></tr>` : ''}${person.clerkships.length > 0 ? `<tr><td><b>Clerkships:</b></td><td>${person.clerkships.map(escaped).join('<br>')}</td></tr>` : ''}
<tr><td colspan=2><font size=1>&copy; 2026 ${plan.firm}, 1 Beacon Way, Boston, MA 02108, 617-555-0100, mail@${plan.host}</font></td></tr></table></body></html>`,
  other: (heading, body, plan) =>
    `<html><head><title>${plan.firm} - ${escaped(heading)}</title></head><body><table><tr><td><a href="/">Home</a></td></tr><tr><td><font size=4><b>${escaped(heading)}</b></font><br>${body}</td></tr></table></body></html>`,
  more(url, { plan, people, pages }) {
    if (url.pathname !== '/attorneys.asp') return undefined
    const letter = url.searchParams.get('letter') ?? 'A'
    const letters = [...new Set(people.map(({ last }) => last.slice(0, 1).toUpperCase()))].sort()
    const shown = people.filter(({ last }) => last.slice(0, 1).toUpperCase() === letter)
    return htmlAnswer(
      `<html><head><title>${plan.firm} - Attorneys</title></head><body><table><tr><td>${letters.map((one) => `<a href="attorneys.asp?letter=${one}">${one}</a>`).join(' | ')}</td></tr>${shown
        .map(
          (one) =>
            `<tr><td><a href="${pages.find(({ person }) => person === one)?.path}">${escaped(one.last)}, ${escaped(one.name.replace(new RegExp(` ${one.last}.*$`), ''))}</a></td><td>${escaped(one.title)}</td></tr>`,
        )
        .join('')}</table></body></html>`,
    )
  },
}

const cloudflare = (email: string) => {
  const key = 0x5a
  return [key, ...[...email].map((letter) => letter.charCodeAt(0) ^ key)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

const wordpress: Plan = {
  at: 4,
  key: 'wordpress',
  firm: 'Everhart Law Group',
  host: 'everhartlaw.example',
  structure: 'WordPress with a page builder, wp-sitemap, Cloudflare e-mail protection',
  folder: '/attorney',
  withEmail: (first, last) => first.slice(0, 1) + last,
  pathOf: ({ slug }) => `/attorney/${slug}/`,
  bio: (person, plan, people) => {
    const head = (text: string) =>
      `<div class="elementor-widget elementor-widget-heading"><div class="elementor-widget-container"><h2 class="elementor-heading-title elementor-size-default">${escaped(text)}</h2></div></div>`
    const block = (inner: string) =>
      `<div class="elementor-widget elementor-widget-text-editor"><div class="elementor-widget-container">${inner}</div></div>`
    return frame(
      plan,
      person.name,
      `<main id="content" class="site-main post-77 attorney type-attorney"><div class="elementor"><div class="elementor-widget-container"><h1 class="elementor-heading-title">${escaped(person.shown)}</h1></div>
<div class="elementor-widget-container"><h3 class="elementor-heading-title">${escaped(person.title)}</h3></div>
<ul class="elementor-icon-list-items"><li><span class="elementor-icon-list-text">${person.offices.map(escaped).join(' &amp; ')}</span></li>${person.phone ? `<li><a href="tel:${person.phone.replaceAll(/\D/g, '')}"><span class="elementor-icon-list-text">${phoneAs(person.phone, '(617) 555-1234')}</span></a></li>` : ''}
${person.email ? `<li><a href="/cdn-cgi/l/email-protection#${cloudflare(person.email)}"><span class="__cf_email__" data-cfemail="${cloudflare(person.email)}">[email&#160;protected]</span></a></li>` : ''}</ul>
${block(`<p>${escaped(person.bio)}</p>`)}${head('Practice Areas')}${block(items(person.areas))}${head('Education')}${block(`<p>${person.education.map((one) => escaped(inOneLine(one))).join('<br />')}</p>`)}
${person.bars.length > 0 ? head('Bar Admissions') + block(items(person.bars.map((bar) => `State Bar of ${bar}`))) : ''}${person.clerkships.length > 0 ? head('Clerkships') + block(items(person.clerkships)) : ''}
${head('Recent Posts')}${block('<p><a href="/news/client-alert">Client Alert</a></p>')}</div></main><aside class="widget-area">${people
        .slice(0, 2)
        .map((one) => `<p><a href="/attorney/${one.slug}/">${escaped(one.name)}</a></p>`)
        .join('')}</aside>`,
      plan.folder,
    )
  },
  more(url, { origin, pages }) {
    if (url.pathname === '/robots.txt')
      return { body: `User-agent: *\nDisallow: /wp-admin/\n\nSitemap: ${origin}/wp-sitemap.xml`, type: 'text/plain' }
    if (url.pathname === '/wp-sitemap.xml')
      return xml(
        sitemapIndex(
          ['posts-post-1', 'posts-page-1', 'posts-attorney-1', 'users-1'].map(
            (one) => `${origin}/wp-sitemap-${one}.xml`,
          ),
        ),
      )
    const kind = /^\/wp-sitemap-posts-(\w+)-1\.xml$/.exec(url.pathname)?.[1]
    if (!kind) return undefined
    return xml(
      urlset(everyAddress(pages, origin).filter((one) => (kind === 'attorney') === one.includes('/attorney/'))),
    )
  },
}

/** What the script of the next site makes of its state. */
const fromState = (person: Someone) =>
  `<div class="sc-1"><h1 class="sc-2">${escaped(person.shown)}</h1><p class="sc-3">${escaped(person.title)}</p><p class="sc-4">${person.offices.map((office) => `<a href="/offices/${office.length}">${escaped(office)}</a>`).join(', ')}</p>
<p>${person.phone ? `<a href="tel:${person.phone}">${person.phone}</a>` : ''}</p>${person.email ? `<a href="mailto:${person.email}">Email</a>` : ''}<div><p>${escaped(person.bio)}</p></div>
<section><h2>Capabilities</h2>${items(person.areas)}</section><section><h2>Education</h2>${items(person.education.map(inOneLine))}</section>
${person.bars.length > 0 ? `<section><h2>Admissions</h2>${items(person.bars)}</section>` : ''}${person.clerkships.length > 0 ? `<section><h2>Clerkships</h2>${items(person.clerkships)}</section>` : ''}</div>`

const state: Plan = {
  at: 5,
  key: 'state',
  firm: 'Farrow Lindqvist LLP',
  host: 'farrowlindqvist.example',
  structure: 'an empty root, the state in a script, drawn by scripts; no sitemap',
  folder: '/our-people',
  bio: (person, plan) =>
    `<!doctype html><html><head><title>${plan.firm}</title></head><body><div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(
      {
        props: {
          pageProps: {
            nav: [{ label: 'People', href: '/our-people' }],
            person: {
              fullName: person.shown,
              position: person.title,
              email: person.email,
              directPhone: person.phone,
              offices: person.offices.map((office) => ({ name: office })),
              capabilities: person.areas.map((name) => ({ name, url: '/capabilities/x' })),
              education: person.education.map(({ degree, school, year, honour }) => ({
                degree,
                school,
                year,
                honors: honour,
              })),
              barAdmissions: person.bars,
              clerkships: person.clerkships,
              biography: `<p>${escaped(person.bio)}</p>`,
            },
          },
        },
      },
    ).replaceAll('<', '\\u003c')}</script><script src="/_next/static/main.js"></script></body></html>`,
  other: (heading, body, plan) => frame(plan, heading, `<main><h1>${escaped(heading)}</h1>${body}</main>`, plan.folder),
  more: (url, { plan }) =>
    url.pathname === '/our-people' || url.pathname === '/'
      ? htmlAnswer(
          `<!doctype html><html><head><title>${plan.firm}</title></head><body><div id="__next"></div><script src="/_next/static/main.js"></script></body></html>`,
        )
      : undefined,
  drawn(url, { people, pages, plan }) {
    const page = pages.find(({ path }) => path === url.pathname)
    const inner = page?.person
      ? fromState(page.person)
      : url.pathname === '/our-people'
        ? `<h1>Our people</h1>${people.map((one) => `<div><a href="/our-people/${one.slug}"><h3>${escaped(one.name)}</h3><span>${escaped(one.title)}</span></a></div>`).join('')}`
        : url.pathname === '/'
          ? '<a href="/our-people">Our people</a>'
          : undefined
    return inner === undefined
      ? undefined
      : frame(plan, page?.what ?? 'People', `<div id="__next">${inner}</div>`, plan.folder)
  },
}

const offices: Plan = {
  at: 6,
  key: 'offices',
  firm: 'Garrick Osei LLP',
  host: 'garrickosei.example',
  structure: 'directory by a form of offices, addresses in data attributes, several offices',
  folder: '/team',
  withEmail: (first, last) => `${last}${first.slice(0, 1)}`,
  bio: (person, plan, people) =>
    frame(
      plan,
      person.name,
      `<div class="wrapper"><div class="bio-header"><div class="bio-name">${escaped(person.shown)}</div><div class="bio-role">${escaped(person.title)}</div>
<ul class="bio-offices">${person.offices.map((office) => `<li><a href="/locations/${office.length}">${escaped(cityOf(office))}</a>${person.phone ? ` <span class="tel">${phoneAs(person.phone, '(617) 555-1234')}</span>` : ''}</li>`).join('')}</ul>
${person.email ? `<a class="js-mail" href="#" data-user="${person.email.split('@')[0]}" data-domain="${plan.host}">Send an e-mail</a>` : ''}</div>
<div class="bio-text"><p>${escaped(person.bio)}</p></div><div class="bio-practices"><div class="heading">Practices</div>${person.areas.map((area) => `<div><a href="/practices/${area.length}">${escaped(area)}</a></div>`).join('')}</div>
<div class="bio-education"><div class="heading">Education</div>${person.education.map((one) => `<div class="degree"><div>${escaped(one.school)}</div><div>${one.degree}${one.year ? ` ${one.year}` : ''}</div>${one.honour ? `<div>${one.honour}</div>` : ''}</div>`).join('')}</div>
${person.bars.length > 0 ? `<div class="bio-admissions"><div class="heading">Admissions</div><div>${person.bars.join(' | ')}</div></div>` : ''}${person.clerkships.length > 0 ? `<div class="bio-clerkships"><div class="heading">Clerkships</div>${person.clerkships.map((one) => `<div>${escaped(one)}</div>`).join('')}</div>` : ''}</div>
${related(people, person, plan.folder)}`,
      plan.folder,
    ),
  more(url, { plan, people }) {
    if (url.pathname !== '/team') return undefined
    const office = url.searchParams.get('office')
    const all = [...new Set(people.flatMap((one) => one.offices))]
    const shown = office
      ? people.filter((one) => one.offices.includes(all[Number(office) - 1] ?? ''))
      : people.slice(0, 4)
    return htmlAnswer(
      frame(
        plan,
        'Team',
        `<h1>Our Team</h1><form action="/team" method="get"><select name="office"><option value="">All offices</option>${all.map((one, at) => `<option value="${at + 1}">${escaped(one)}</option>`).join('')}</select><button>Search</button></form>${shown.map((one) => `<a class="card" href="/team/${one.slug}"><img src="/x.jpg"><h4>${escaped(one.name)}</h4><p>${escaped(one.title)}</p></a>`).join('')}`,
        plan.folder,
      ),
    )
  },
}

const packed: Plan = {
  at: 7,
  key: 'gz',
  firm: 'Hollins Achebe LLP',
  host: 'hollinsachebe.example',
  structure: 'packed sitemap index, accordions, "at" and "dot"',
  folder: '/lawyers',
  pathOf: ({ slug }, at) => `/lawyers/${slug.slice(0, 1)}/${slug}-${at}`,
  bio: (person, plan, people) =>
    frame(
      plan,
      person.name,
      `<main><div class="profile-heading"><h1 class="profile-heading__name"><span class="profile-heading__name-label">${escaped(person.shown)}</span></h1><span class="profile-heading__position">${escaped(person.title)}</span>
<div class="profile-heading__locations">${person.offices.map((office) => `<span class="profile-heading__location"><span>${escaped(cityOf(office))}</span>${person.phone ? ` <span>${phoneAs(person.phone, '+1 617 555 1234')}</span>` : ''}</span>`).join('')}</div>
${person.email ? `<p class="profile-heading__email">${person.email.replace('@', ' (at) ').replaceAll('.', ' (dot) ')}</p>` : ''}</div><div class="profile-summary"><p>${escaped(person.bio)}</p></div>
${[
  ['Services', items(person.areas)],
  [
    'Credentials',
    `<h4>Education</h4>${items(person.education.map((one) => `${one.school}${one.degree ? `, ${one.degree}` : ''}${one.honour ? `, ${one.honour}` : ''}${one.year ? `, ${one.year}` : ''}`))}${person.bars.length > 0 ? `<h4>Admissions &amp; Qualifications</h4>${items(person.bars.map((bar, at) => `${1988 + at}, ${bar}`))}` : ''}${person.clerkships.length > 0 ? `<h4>Clerkship &amp; Government Experience</h4>${items(person.clerkships.map((one) => `Law Clerk, ${one}`))}` : ''}<h4>Languages</h4>${items(['English', 'Spanish'])}`,
  ],
  ['News', '<p><a href="/news/client-alert">Client Alert</a></p>'],
]
  .map(
    ([label, inner]) =>
      `<div class="accordion"><button class="accordion__button" aria-expanded="false">${label}</button><div class="accordion__panel" hidden>${inner}</div></div>`,
  )
  .join('')}</main>${related(people, person, plan.folder)}`,
      plan.folder,
    ),
  more(url, { origin, pages }) {
    const gz = (text: string): Answer => ({
      body: gzipSync(new TextEncoder().encode(`<?xml version="1.0"?>${text}`)),
      type: 'application/gzip',
    })
    if (url.pathname === '/robots.txt')
      return { body: `User-agent: *\nDisallow:\nSitemap: ${origin}/sitemap/index.xml.gz`, type: 'text/plain' }
    if (url.pathname === '/sitemap/index.xml.gz')
      return gz(sitemapIndex([1, 2, 3].map((one) => `${origin}/sitemap/sitemap${one}.xml.gz`)))
    const file = Number(/^\/sitemap\/sitemap(\d)\.xml\.gz$/.exec(url.pathname)?.[1] ?? 0)
    if (file === 1) return gz(urlset(Array.from({ length: 900 }, (_, at) => `${origin}/insights/2026/alert-${at}`)))
    if (file === 2) return gz(urlset(everyAddress(pages, origin).slice(0, 14)))
    return file === 3 ? gz(urlset(everyAddress(pages, origin).slice(14))) : undefined
  },
}

const tabs: Plan = {
  at: 8,
  key: 'tabs',
  firm: 'Ibarra Whitlock LLP',
  host: 'ibarrawhitlock.example',
  structure: 'tabs named by ids alone, education on one line, e-mail in base64',
  folder: '/bios',
  pathOf: ({ slug }) => `/bios/${slug}.html`,
  bio: (person, plan, people) =>
    frame(
      plan,
      person.name,
      `<div class="container"><div class="row"><div class="col-md-8"><h1>${escaped(person.shown)} <small>${escaped(person.title)}</small></h1><p>${person.offices.map((office) => escaped(office)).join(' / ')}${person.phone ? ` &bull; ${person.phone}` : ''}</p>
${person.email ? `<a class="mail" data-email="${btoa(person.email)}">E-mail me</a>` : ''}</div></div><ul class="nav nav-tabs"><li><a href="#overview">Overview</a></li><li><a href="#practices">Practices</a></li><li><a href="#credentials">Credentials</a></li></ul>
<div class="tab-content"><div class="tab-pane active" id="overview"><p>${escaped(person.bio)}</p></div><div class="tab-pane" id="practices">${items(person.areas)}</div>
<div class="tab-pane" id="credentials"><p><strong>Education:</strong> ${escaped(person.education.map((one) => `${one.school} (${one.degree}${one.honour ? ` ${one.honour}` : ''}${one.year ? ` ${one.year}` : ''})`).join('; '))}</p>
${person.bars.length > 0 ? `<p><strong>Bar Admissions:</strong> ${person.bars.join(' and ')}</p>` : ''}${person.clerkships.length > 0 ? `<p><strong>Clerkships:</strong> Law Clerk to ${escaped(person.clerkships[0] ?? '')} (1999-2000)</p>` : ''}</div></div></div>${related(people, person, plan.folder)}`,
      plan.folder,
    ),
  more: (url, { origin, pages }) =>
    url.pathname === '/sitemap.xml' ? xml(urlset(everyAddress(pages, origin))) : undefined,
}

const flat: Plan = {
  at: 9,
  key: 'flat',
  firm: 'Juniper Row Law',
  host: 'juniperrow.example',
  structure: 'addresses without a folder, bold labels in paragraphs, address put together by a script',
  folder: '',
  bio: (person, plan) =>
    frame(
      plan,
      person.name,
      `<div class="sqs-block-content"><h2>${escaped(person.shown)}</h2><p><em>${escaped(person.title)}</em></p><p>${person.offices.map(escaped).join('<br>')}</p><p>${person.phone ? `p. ${phoneAs(person.phone, '617-555-1234')}<br>` : ''}f. 617-555-0009<br>
${person.email ? `<script>var u = "${person.email.split('@')[0]}"; var d = "${plan.host}"; document.write('<a href="mailto:' + u + '@' + d + '">' + u + '@' + d + '</a>');</script>` : ''}</p><p>${escaped(person.bio)}</p>
<p><strong>Practice Areas</strong><br>${person.areas.map(escaped).join('<br>')}</p><p><strong>Education</strong><br>${person.education.map((one) => escaped(`${one.degree} ${one.school}${one.year ? ` ${one.year}` : ''}`)).join('<br>')}</p>
${person.bars.length > 0 ? `<p><strong>Admitted to practice</strong><br>${person.bars.join('<br>')}</p>` : ''}${person.clerkships.length > 0 ? `<p><strong>Clerkships</strong><br>${person.clerkships.map(escaped).join('<br>')}</p>` : ''}</div>`,
      '/our-team',
    ),
  more(url, { origin, pages, plan, people }) {
    if (url.pathname === '/sitemap.xml') return xml(urlset([...everyAddress(pages, origin), `${origin}/our-team`]))
    if (url.pathname !== '/our-team') return undefined
    return htmlAnswer(
      frame(
        plan,
        'Our Team',
        `<h1>Our Team</h1>${people.map((one) => `<p><a href="/${one.slug}">${escaped(one.name)}</a></p>`).join('')}`,
        '/our-team',
      ),
    )
  },
}

const nested: Plan = {
  at: 10,
  key: 'nested',
  firm: 'Kestrel & Vane',
  host: 'kestrelvane.example',
  structure: 'lists in lists with places, degrees and honours on lines of their own; page of people by letter folders',
  folder: '/our-attorneys',
  pathOf: ({ slug }) => `/our-attorneys/${slug}/`,
  bio: (person, plan, people) =>
    frame(
      plan,
      person.name,
      `<div id="main" role="main"><h1>${escaped(person.shown)}</h1><div class="attorney-title">${escaped(person.title)}</div><div class="attorney-contact"><div>Location: ${person.offices.map(escaped).join('; ')}</div>${person.phone ? `<div>Phone: ${phoneAs(person.phone, '617-555-1234')}</div>` : ''}<div>Fax: 617-555-0009</div>${person.email ? `<div>Email: <a href="javascript:void(0)" onclick="location.href='mai'+'lto:'+'${person.email.split('@')[0]}'+'@'+'${plan.host}'">click here</a></div>` : ''}</div>
<p>${escaped(person.bio)}</p><h3>Areas of Practice</h3><ul>${person.areas.map((area, at) => `<li>${at > 0 ? '' : `${40 + at}% `}${escaped(area)}</li>`).join('')}</ul>
<h3>Education</h3><ul>${person.education.map((one) => `<li><strong>${escaped(one.school)}</strong>, ${one.school.includes('Texas') ? 'Texas' : 'United States'}<ul><li>${one.degree}${one.year ? ` - ${one.year}` : ''}</li>${one.honour ? `<li>Honors: ${one.honour}</li>` : ''}</ul></li>`).join('')}</ul>
${person.bars.length > 0 ? `<h3>Bar Admissions</h3><ul>${person.bars.map((bar, at) => `<li>${bar}, ${1995 + at}</li>`).join('')}</ul>` : ''}${person.clerkships.length > 0 ? `<h3>Past Employment Positions</h3><ul><li>Kestrel &amp; Vane, Summer Associate</li></ul><h3>Judicial Clerkships</h3><ul>${person.clerkships.map((one) => `<li>${escaped(one)}, 2001 - 2002</li>`).join('')}</ul>` : ''}</div>${related(people, person, plan.folder)}`,
      plan.folder,
    ),
  more(url, { plan, people }) {
    const letter = /^\/our-attorneys(?:\/letter\/([a-z]))?\/?$/.exec(url.pathname)
    if (!letter) return undefined
    const letters = [...new Set(people.map(({ slug }) => slug.split('-').at(-1)?.slice(0, 1) ?? 'a'))].sort()
    const shown = people.filter(({ slug }) =>
      slug
        .split('-')
        .at(-1)
        ?.startsWith(letter[1] ?? letters[0] ?? 'a'),
    )
    return htmlAnswer(
      frame(
        plan,
        'Attorneys',
        `<div role="main"><h1>Attorneys</h1><p>${letters.map((one) => `<a href="/our-attorneys/letter/${one}">${one.toUpperCase()}</a>`).join(' ')}</p>${shown.map((one) => `<p><a href="/our-attorneys/${one.slug}/">${escaped(one.name)}</a> ${escaped(one.title)}</p>`).join('')}</div>`,
        plan.folder,
      ),
    )
  },
}

/** The sites that the reader was made with. */
export const firstSites = (): LabelledSite[] =>
  [jsonLd, microdata, vcard, tables, wordpress, state, offices, packed, tabs, flat, nested].map(siteOf)
