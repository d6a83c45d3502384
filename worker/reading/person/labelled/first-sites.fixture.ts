import { gzipSync } from 'fflate'
import { plainSites } from './plain-sites.fixture.ts'
import type { Someone } from './population.fixture.ts'
import {
  cityOf,
  escaped,
  frame,
  htmlAnswer,
  inOneLine,
  items,
  phoneAs,
  sitemapIndex,
  urlset,
  xml,
  type Answer,
  type LabelledSite,
} from './site-kit.fixture.ts'
import { everyAddress, related, siteOf, type Plan } from './site-of.fixture.ts'

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
export const firstSites = (): LabelledSite[] => [...plainSites, state, offices, packed, tabs, flat, nested].map(siteOf)
