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
} from './site-kit.fixture.ts'
import { everyAddress, related, type Plan } from './site-of.fixture.ts'

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

export const plainSites = [jsonLd, microdata, vcard, tables, wordpress]
