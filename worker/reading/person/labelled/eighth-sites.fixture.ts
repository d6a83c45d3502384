import { norlandPeople, ravenPeople } from './fifth-people.fixture.ts'
import { lyricPeople } from './fourth-people.fixture.ts'
import { brockwayPeople, eastlakePeople } from './seventh-people.fixture.ts'
import { escaped, htmlAnswer, items, urlset, xml, type LabelledPage, type LabelledSite } from './site-kit.fixture.ts'
import { handwritten, unseenSite, type UnseenPlan } from './unseen-kit.fixture.ts'

const part = (is: readonly unknown[] | string | null, html: string): string => (is && is.length > 0 ? html : '')
const each = <T>(list: readonly T[], html: (one: T, at: number) => string, between = ''): string =>
  list.map(html).join(between)
const sitemap: NonNullable<UnseenPlan['more']> = (url, { origin, pages }) =>
  url.pathname === '/sitemap.xml' ? xml(urlset(pages.map(({ path }) => origin + path))) : undefined
const people = (pages: readonly LabelledPage[]) =>
  pages.flatMap(({ path, person }) => (person ? [{ path, person }] : []))

const gray: UnseenPlan = {
  key: 'label-columns',
  firm: 'Gray Harbor Legal Group',
  host: 'grayharborlegal.example',
  structure: 'rows of two columns, everything of a kind in one cell, bars between years',
  people: handwritten('grayharborlegal.example', eastlakePeople),
  path: ({ slug }) => `/staff/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html><head><title>${escaped(title)}</title></head><body><div class="navbar-header"><a class="navbar-brand" href="/">Gray Harbor Legal Group</a></div><div class="collapse navbar-collapse"><ul class="nav navbar-nav"><li><a href="/staff">Attorneys and Staff</a></li><li><a href="/areas">Practice Areas</a></li></ul></div><div class="container body-content">${inner}<hr><div class="foot">&copy; 2026 - Gray Harbor Legal Group</div></div></body></html>`,
  bio(person) {
    const row = (label: string, inner: string) =>
      part(
        inner,
        `<div class="row"><div class="col-sm-3 lbl">${label}</div><div class="col-sm-9 val">${inner}</div></div>`,
      )
    return `<h2 class="name">${escaped(person.shown)}</h2><div class="pos">${escaped(person.title)}</div>${row('Office', person.offices.map(escaped).join('<br>'))}${row('Phone', person.phone ?? '')}${row('Fax', '216.555.0199')}${row('E-mail', (person.email ?? '').replace('@', ' [at] '))}${row('Areas of practice', person.areas.map(escaped).join('<br>'))}${row('Education', person.education.map((one) => `${one.degree}, ${escaped(one.school)}, ${one.year}`).join('<br>'))}${row('Bar admissions', person.bars.map((bar, at) => `${bar}, ${1990 + at}`).join(' | '))}${row('Clerkships', person.clerkships.map(escaped).join('<br>'))}${row('Hobbies', 'Chess, rowing')}<p>${escaped(person.bio)}</p>`
  },
  others: [
    ['/areas/steel', 'Steel', '<p>Mills and their suppliers.</p>'],
    ['/staff', 'Attorneys and Staff', '<p><a href="/staff/dov-rosenblatt">Dov Rosenblatt</a>, Partner</p>'],
    ['/news/bernard-eastlake-at-ninety', 'Bernard Eastlake at the Podium', '<p>A speech in Akron.</p>'],
    ['/staff/careers', 'Work With Us', '<p>J.D. required.</p>'],
    ['/locations/columbus', 'Columbus', '<p>10 West Broad Street</p>'],
  ],
  other: (heading, body) => `<h2 class="name">${escaped(heading)}</h2>${body}`,
  more: (url, { pages }) =>
    url.pathname === '/staff'
      ? htmlAnswer(
          gray.page(
            'Staff',
            `<h2>Attorneys and Staff</h2>${each(people(pages), ({ path, person }) => `<div class="col-md-3"><a href="${path}">${escaped(person.name)}</a><br>${escaped(person.title)}</div>`)}`,
          ),
        )
      : undefined,
}

const hale: UnseenPlan = {
  key: 'dashes',
  firm: 'Hale Mercer & Associates',
  host: 'halemercer.example',
  structure: 'blocks of an editor: degrees with dashes, a sentence of admissions with years and courts',
  people: handwritten('halemercer.example', ravenPeople),
  path: ({ slug }) => `/${slug}/`,
  page: (title, inner) =>
    `<!DOCTYPE html><html><head><title>${escaped(title)} - Hale Mercer & Associates</title><meta property="og:type" content="article"></head><body class="page-template-default"><header class="wp-block-template-part"><p class="wp-block-site-title"><a href="/">Hale Mercer & Associates</a></p><nav class="wp-block-navigation"><ul><li><a href="/attorneys/">Attorneys</a></li><li><a href="/contact/">Contact</a></li></ul></nav></header><main class="wp-block-group">${inner}</main><footer class="wp-block-template-part"><p>Proudly serving the islands. (808) 555-0100</p></footer></body></html>`,
  bio: (person) =>
    `<h1 class="wp-block-post-title">${escaped(person.shown)}</h1><div class="entry-content wp-block-post-content"><div class="wp-block-columns"><div class="wp-block-column"><figure class="wp-block-image"><img alt=""></figure></div><div class="wp-block-column"><p><strong>${escaped(person.title)}</strong><br>${escaped(person.offices[0] ?? '')}<br>O: (808) 555-0100<br>D: ${person.phone}<br><a href="mailto:${person.email}">${person.email}</a></p></div></div><p>${escaped(person.bio)}</p>${part(person.areas, `<h2 class="wp-block-heading">Focus</h2><p>${person.areas.map(escaped).join(' • ')}</p>`)}<h2 class="wp-block-heading">Education</h2><p>${each(person.education, (one) => `${one.degree} – ${escaped(one.school)} – ${one.year}`, '<br>')}</p>${part(person.bars, `<h2 class="wp-block-heading">Admissions</h2><p>Admitted to practice in ${person.bars.map((bar, at) => `${bar} (${2001 + at})`).join(' and ')}.</p>`)}${part(person.clerkships, `<h2 class="wp-block-heading">Clerkships</h2><p>${escaped(person.clerkships[0] ?? '')}, 2004 – 2005</p>`)}<h2 class="wp-block-heading">Beyond the Law</h2><p>Paddles, sings.</p></div>`,
  others: [
    ['/attorneys/', 'Attorneys', '<p><a href="/micah-palakiko/">Micah Palakiko</a></p>'],
    ['/contact/', 'Contact', '<p>(808) 555-0100</p>'],
    ['/captive-insurance/', 'Captive Insurance', '<p>Genevieve Tsang, Director</p>'],
    ['/2026/04/leilani-kahale-honored/', 'Leilani Kahale Honored by Bar', '<p>The award was given in April.</p>'],
    ['/maui-county/', 'Maui County', '<p>We serve Maui, Molokai and Lanai.</p>'],
  ],
  other: (heading, body) => `<h1 class="wp-block-post-title">${escaped(heading)}</h1>${body}`,
  more: (url, { pages, origin }) =>
    url.pathname === '/attorneys/'
      ? htmlAnswer(
          hale.page(
            'Attorneys',
            `<h1 class="wp-block-post-title">Attorneys</h1>${each(people(pages), ({ path, person }) => `<p><a href="${path}">${escaped(person.name)}</a>, ${escaped(person.title)}</p>`)}`,
          ),
        )
      : url.pathname === '/wp-sitemap.xml'
        ? xml(urlset(pages.map(({ path }) => origin + path)))
        : url.pathname === '/robots.txt'
          ? { body: `User-agent: *\nDisallow: /wp-admin/\nSitemap: ${origin}/wp-sitemap.xml`, type: 'text/plain' }
          : undefined,
}

const iver: UnseenPlan = {
  key: 'collapses',
  firm: 'Iver Teague PLLC',
  host: 'iverteague.example',
  structure: 'parts that unfold by target ids, icons for contact, the schools in bold above degrees and years',
  people: handwritten('iverteague.example', brockwayPeople),
  path: ({ slug }) => `/our-lawyers/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html><head><title>${escaped(title)} | Iver Teague PLLC</title></head><body><nav class="navbar navbar-expand-lg"><div class="container"><a class="navbar-brand" href="/">Iver Teague</a><ul class="navbar-nav"><li><a class="nav-link" href="/our-lawyers">Our Lawyers</a></li><li><a class="nav-link" href="/our-services">Our Services</a></li></ul></div></nav>${inner}<footer class="py-5 bg-dark"><div class="container"><p>2 West Second Street, Tulsa, OK 74103</p><p>918-555-0100</p></div></footer></body></html>`,
  bio(person) {
    const fold = (id: string, label: string, inner: string) =>
      `<div class="accordion-item"><h2 class="accordion-header" id="h-${id}"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#c-${id}" aria-expanded="false" aria-controls="c-${id}">${label}</button></h2><div id="c-${id}" class="accordion-collapse collapse" aria-labelledby="h-${id}"><div class="accordion-body">${inner}</div></div></div>`
    return `<section class="container"><div class="row"><div class="col-lg-4"><img class="rounded" src="/p.jpg" alt="${escaped(person.name)} portrait"><ul class="list-unstyled"><li><i class="bi bi-geo-alt"></i> ${escaped(person.offices[0] ?? '')}</li><li><i class="bi bi-telephone"></i> <a href="tel:${person.phone}">${person.phone}</a></li><li><i class="bi bi-envelope"></i> <a href="mailto:${person.email}">Email ${escaped(person.name.split(' ')[0] ?? '')}</a></li></ul></div><div class="col-lg-8"><h1 class="display-5">${escaped(person.shown)}</h1><p class="lead">${escaped(person.title)}</p><p>${escaped(person.bio)}</p><div class="accordion" id="facts">${fold('a', 'Practice Focus', items(person.areas))}${fold('b', 'Education', `<ul>${each(person.education, (one) => `<li><strong>${escaped(one.school)}</strong><br>${one.degree}<br>${one.year}</li>`)}</ul>`)}${fold('c', 'State Bar Admissions', items(person.bars))}${part(person.clerkships, fold('d', 'Clerkships', items(person.clerkships)))}${fold('e', 'Federal Courts', items(['U.S. District Court for the Northern District of Oklahoma']))}${fold('f', 'Honors', items(['Oklahoma Super Lawyers Rising Stars, 2022']))}</div></div></div></section>`
  },
  others: [
    ['/our-services/royalties', 'Royalties', '<p>Nicholas Abernethy, Shareholder, 918-555-0121</p>'],
    ['/our-lawyers', 'Our Lawyers', '<a href="/our-lawyers/hung-pham">Hung Pham</a>'],
    ['/our-lawyers/join-us', 'Join Our Team', '<p>Two openings in Tulsa.</p>'],
    ['/news/orville-teague-turns-eighty', 'Orville Teague Turns Eighty', '<p>There was cake.</p>'],
    ['/offices/oklahoma-city', 'Oklahoma City', '<p>405-555-0100</p>'],
  ],
  other: (heading, body) =>
    `<section class="container"><h1 class="display-5">${escaped(heading)}</h1>${body}</section>`,
  more: sitemap,
}

const joyce: UnseenPlan = {
  key: 'attorney-node',
  firm: 'Joyce Lyric LLP',
  host: 'joycelyric.example',
  structure: 'structured data of type Attorney for the person, contact in a list with icons, facts in a grid of terms',
  people: handwritten('joycelyric.example', lyricPeople),
  path: ({ slug }) => `/people/${slug}`,
  head: (person) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Attorney', name: person.name, jobTitle: person.title, telephone: person.phone, parentOrganization: { '@type': 'LegalService', name: 'Joyce Lyric LLP' } })}</script>`,
  page: (title, inner, head = '') =>
    `<!DOCTYPE html><html><head><title>${escaped(title)} | Joyce Lyric LLP</title>${head}</head><body><header class="hdr"><a href="/">Joyce Lyric</a><nav><a href="/people">People</a><a href="/practices">Practices</a></nav></header><main>${inner}</main><footer class="ftr"><p>New York, Paris, Los Angeles</p></footer></body></html>`,
  bio: (person) =>
    `<div class="person-header"><h1>${escaped(person.shown)}</h1><h2>${escaped(person.title)}</h2><ul class="contact-list">${each(person.offices, (office) => `<li><svg></svg><span>${escaped(office)}</span></li>`)}<li><svg></svg><a href="tel:${person.phone?.replaceAll(' ', '')}">${person.phone}</a></li><li><svg></svg><a href="mailto:${person.email}">${person.email}</a></li><li><svg></svg><a href="/vcards/x.vcf">Download vCard</a></li></ul></div><div class="person-body"><p>${escaped(person.bio)}</p></div><dl class="grid">${part(person.areas, `<dt>Practices</dt>${each(person.areas, (area) => `<dd>${escaped(area)}</dd>`)}`)}<dt>Education</dt>${each(person.education, (one) => `<dd>${escaped(one.school)}, ${one.degree} ${one.year}</dd>`)}${part(person.bars, `<dt>Admissions</dt>${each(person.bars, (bar) => `<dd>${bar}</dd>`)}`)}${part(person.clerkships, `<dt>Clerkships</dt>${each(person.clerkships, (one) => `<dd>${escaped(one)}</dd>`)}`)}<dt>Languages</dt><dd>English</dd><dd>French</dd></dl>`,
  others: [
    ['/practices/art-law', 'Art Law', '<p>Casper Willoughby, Counsel</p>'],
    ['/people', 'People', '<a href="/people/daniel-okuda">Daniel Okuda</a>'],
    ['/offices/los-angeles', 'Los Angeles', '<p>1 Wilshire</p>'],
    ['/news/portia-marchetti-joins', 'Portia Marchetti Joins as Partner', '<p>Los Angeles, May 2026</p>'],
    ['/events/royalty-night', 'Royalty Night', '<p>Host: Theodore Lyric</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: sitemap,
}

const keel: UnseenPlan = {
  key: 'licenses',
  firm: 'Keel & Norland LLP',
  host: 'keelnorland.example',
  structure:
    'two columns of a sidebar: "Areas of Expertise", "Academic Background", "Licenses", a number in brackets, address reversed in data',
  people: handwritten('keelnorland.example', norlandPeople),
  path: ({ slug }) => `/team-members/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html><head><title>${escaped(title)} – Keel & Norland LLP</title></head><body><div class="site"><div class="site-top"><a class="logo" href="/">Keel & Norland</a><div class="menu-main"><a href="/team-members">Team</a><a href="/expertise">Expertise</a><a href="/contact">Contact</a></div></div><div class="site-middle">${inner}</div><div class="site-bottom"><div>Milwaukee (414) 555-0100</div><div>Madison (608) 555-0100</div><div>Privacy policy</div></div></div></body></html>`,
  bio: (person) =>
    `<div class="profile"><div class="profile-main"><h1 class="profile-name">${escaped(person.shown)}</h1><p class="profile-job">${escaped(person.title)}</p><div class="profile-text"><p>${escaped(person.bio)}</p></div></div><div class="profile-side"><div class="box"><div class="box-title">Contact</div><div>${escaped(person.offices[0] ?? '')}</div><div>${person.phone?.replace(/^(\d{3})\.(\d{3})\./, '($1) $2-')}</div><div><a href="#" class="mailer" data-m="${[...(person.email ?? '')].reverse().join('')}">Write</a></div></div>${part(person.areas, `<div class="box"><div class="box-title">Areas of Expertise</div>${each(person.areas, (area) => `<div>${escaped(area)}</div>`)}</div>`)}<div class="box"><div class="box-title">Academic Background</div>${each(person.education, (one) => `<div>${one.degree} ${escaped(one.school)} ${one.year}</div>`)}</div>${part(person.bars, `<div class="box"><div class="box-title">Licenses</div>${each(person.bars, (bar) => `<div>${bar}</div>`)}</div>`)}${part(person.clerkships, `<div class="box"><div class="box-title">Judicial Clerkships</div>${each(person.clerkships, (one) => `<div>${escaped(one)}</div>`)}</div>`)}<div class="box"><div class="box-title">Causes</div><div>River Keepers</div><div>Milwaukee Ballet</div></div></div></div>`,
  others: [
    ['/expertise/dairy', 'Dairy', '<p>Prudence Yang-Miller, Associate</p>'],
    ['/team-members', 'Team', '<p><a href="/team-members/zola-mbatha">Zola Mbatha</a></p>'],
    ['/news/corwin-bell-joins', 'Corwin Bell Joins Keel & Norland', '<p>As executive director.</p>'],
    ['/team-members/of-counsel', 'Of Counsel', '<p>Those who stay.</p>'],
    ['/locations/madison', 'Madison', '<p>(608) 555-0100</p>'],
  ],
  other: (heading, body) => `<div class="profile"><h1 class="profile-name">${escaped(heading)}</h1>${body}</div>`,
  more: sitemap,
}

/**
 * Structures of an eighth round, five of them, with people of earlier ones. Unseen (precision / recall): is a person, name, title,
 * education, bar admissions and clerkships 1.00 / 1.00, offices and practice areas 1.00 / 0.98, e-mail 1.00 / 0.80 (one site’s
 * addresses backwards in an attribute without a telling name), phone 1.00 / 0.80 (one site’s box above the name).
 */
export const eighthSites = (): LabelledSite[] => [gray, hale, iver, joyce, keel].map(unseenSite)
