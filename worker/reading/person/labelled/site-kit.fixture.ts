import type { Degree, Someone } from './population.fixture.ts'

export type Answer = { body: string | Uint8Array; type: string }

/** A page whose truth is known: of a person, or of something else. */
export type LabelledPage = { path: string; person: Someone | null; what: string }

/** A site in memory. */
export type LabelledSite = {
  key: string
  firm: string
  host: string
  /** Description of how the site is built. */
  structure: string
  pages: LabelledPage[]
  /** undefined: there is no such page. */
  answer: (url: URL) => Answer | undefined
  /** The page as a browser draws it, for pages drawn by scripts. */
  drawn?: (url: URL) => string | undefined
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
export const htmlAnswer = (body: string): Answer => ({ body, type: 'text/html; charset=utf-8' })
export const xml = (body: string): Answer => ({
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
  type: 'application/xml',
})
export const urlset = (addresses: readonly string[]): string =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
    .map((address) => `<url><loc>${escaped(address)}</loc><lastmod>2026-05-02</lastmod></url>`)
    .join('')}</urlset>`
export const sitemapIndex = (addresses: readonly string[]): string =>
  `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
    .map((address) => `<sitemap><loc>${address}</loc></sitemap>`)
    .join('')}</sitemapindex>`
export const items = (list: readonly string[], attributes = ''): string =>
  `<ul${attributes}>${list.map((one) => `<li>${escaped(one)}</li>`).join('')}</ul>`

/** "J.D., Yale Law School, magna cum laude, 2010". */
export const inOneLine = ({ degree, school, year, honor }: Degree): string =>
  [degree, school, honor, year].filter((part) => part !== null).join(', ')
export const cityOf = (office: string): string =>
  office.split(', ')[0] === 'Washington' ? 'Washington, D.C.' : (office.split(', ')[0] ?? '')

/** "617.555.1234" in another way of writing; numbers abroad stay. */
export const phoneAs = (phone: string, way: '(617) 555-1234' | '617-555-1234' | '+1 617 555 1234'): string => {
  const [a, b, c] = phone.split('.')
  if (!a || !b || !c) return phone
  if (way === '(617) 555-1234') return `(${a}) ${b}-${c}`
  return way === '617-555-1234' ? `${a}-${b}-${c}` : `+1 ${a} ${b} ${c}`
}

/** The general menu and footer that are on every page of a large site: offices, practices, mailboxes. */
export const frame = (site: { firm: string; host: string }, title: string, inner: string, folder: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)} | ${escaped(site.firm)}</title>
<meta property="og:site_name" content="${escaped(site.firm)}"></head><body>
<header class="site-header"><a class="logo" href="/">${escaped(site.firm)}</a><nav><ul><li><a href="${folder}">People</a></li>
<li><a href="/practices/tax">Tax</a></li><li><a href="/practices/energy">Energy</a></li><li><a href="/offices/boston">Boston</a></li>
<li><a href="/offices/chicago">Chicago</a></li><li><a href="/careers">Careers</a></li></ul></nav></header>
${inner}
<footer class="site-footer"><p>${escaped(site.firm)} &middot; One Market Plaza, San Francisco, CA 94105 &middot; Tel. (415) 555-0100 &middot; Fax (415) 555-0101</p>
<p><a href="mailto:info@${site.host}">info@${site.host}</a></p><p>Attorney advertising. Prior results do not guarantee a similar outcome.</p></footer></body></html>`

/** Pages of firms that show no person, however much they look like it; written manually. */
const otherPages: readonly (readonly [path: string, heading: string, body: string])[] = [
  ['{folder}/morgan-stanley-litigation-team', 'Morgan Stanley Litigation Team', '{team}'],
  ['/news/grant-thornton-alert', 'Grant Thornton Alert', '{news}'],
  ['/news/jones-day', 'Jones Day', '{news}'],
  ['{folder}/tax-group', 'Tax Group', '{team}'],
  ['/practices/white-collar-defense', 'White Collar Defense', '{practice}'],
  ['/offices/new-york', 'New York', '{office}'],
  ['/careers', 'Careers', '{careers}'],
  ['/events/private-equity-roundtable', 'Private Equity Roundtable', '{speakers}'],
  ['/news/firm-elects-partners', 'Firm Elects Nine New Partners', '{news}'],
  ['{folder}/business-professionals', 'Business Professionals', '{team}'],
  ['/offices/charlotte', 'Charlotte', '{office}'],
  ['/practices/estate-planning', 'Estate Planning', '{practice}'],
  ['/offices/san-antonio', 'San Antonio', '{office}'],
  ['/events/women-in-law-summit', 'Women in Law Summit 2026', '{speakers}'],
  ['/news/olivia-kessler-joins', 'Olivia Kessler Joins the Firm as Partner in Boston', '{news}'],
  ['/careers/summer-associates', 'Summer Associates', '{careers}'],
  ['{folder}/practice-group-leaders', 'Practice Group Leaders', '{team}'],
  ['/matters/wells-fargo', 'Wells Fargo', '{news}'],
  ['/news/baker-mckenzie', 'Baker McKenzie', '{news}'],
  ['/offices/st-louis', 'St. Louis', '{office}'],
  ['/practices/life-sciences', 'Life Sciences', '{practice}'],
  ['/events/webinar-series', 'Webinar: What Boards Ask', '{speakers}'],
  ['/diversity', 'Diversity, Equity & Inclusion', '{team}'],
  ['/alumni', 'Alumni', '{team}'],
  ['/news/goldman-sachs-prevails', 'Goldman Sachs', '{news}'],
  ['/offices/virginia-beach', 'Virginia Beach', '{office}'],
  ['/practices/real-estate', 'Real Estate', '{practice}'],
  ['/careers/staff-positions', 'Staff Positions', '{careers}'],
  ['/podcast/deal-talk', 'Deal Talk', '{speakers}'],
  ['{folder}/legal-operations', 'Legal Operations', '{team}'],
  ['/news/client-alert', 'Client Alert', '{news}'],
  ['/offices/palo-alto', 'Palo Alto', '{office}'],
  ['/practices/private-clients', 'Private Clients', '{practice}'],
  ['/events/supreme-court-briefing', 'Supreme Court Briefing', '{speakers}'],
  ['/about', 'About the Firm', '{practice}'],
  ['/contact', 'Contact Us', '{office}'],
  ['{folder}/of-counsel', 'Of Counsel', '{team}'],
  ['/offices/los-angeles', 'Los Angeles', '{office}'],
  ['/practices/labor-employment', 'Labor & Employment', '{practice}'],
  ['/news/best-lawyers', 'Best Lawyers', '{news}'],
  ['/careers/lateral-attorneys', 'Lateral Attorneys', '{careers}'],
  ['/practices/patent-prosecution', 'Patent Prosecution', '{practice}'],
]

const bodies: Readonly<Record<string, (site: { firm: string; host: string }, some: readonly Someone[]) => string>> = {
  '{team}': (_, some) =>
    `<p>Our lawyers and professionals work as one team across all of our offices.</p><ul>${some.map(({ name, title }) => `<li><a href="#">${escaped(name)}</a>, ${escaped(title)}</li>`).join('')}</ul>`,
  '{news}': (site, some) =>
    `<p class="date">March 3, 2026</p><p>A decision of last week changes what companies have to tell their shareholders, and when. ${escaped(some[0]?.name ?? '')} explains what boards should do now, and what can wait until the rules are final.</p><h3>Author</h3><p>${escaped(some[0]?.name ?? '')}, ${escaped(some[0]?.title ?? '')}</p><h3>Media Contact</h3><p>press@${site.host}</p>`,
  '{practice}': (_, some) =>
    `<p>Clients ask us for judgement before they ask for documents. We have advised on matters in forty states and twelve countries.</p><h2>Experience</h2><ul><li>Won a defense verdict for a manufacturer.</li><li>Closed a $2 billion acquisition.</li></ul><h2>Contacts</h2>${some.map(({ name, title, email }) => `<p>${escaped(name)}<br>${escaped(title)}<br>${email ?? ''}</p>`).join('')}`,
  '{office}': (site, some) =>
    `<p>100 Main Street, Suite 400</p><p>Phone: (212) 555-0190</p><p>Fax: (212) 555-0191</p><p><a href="mailto:office@${site.host}">office@${site.host}</a></p><h2>Attorneys</h2>${items(some.map(({ name }) => name))}<h2>Practices</h2>${items(['Tax', 'Energy'])}`,
  '{careers}': (site) =>
    `<p>We hire people who are curious about the law and kind to one another.</p><h2>Education</h2><p>Applicants hold a J.D. from an accredited law school.</p><p>Write to recruiting@${site.host}.</p>`,
  '{speakers}': (_, some) =>
    `<p>Thursday, April 9, 2026, 5:30 p.m., New York</p><h2>Speakers</h2>${some.map(({ name, title }) => `<div class="speaker"><h3>${escaped(name)}</h3><p>${escaped(title)}</p></div>`).join('')}<h2>Continuing Legal Education</h2><p>1.5 hours of credit in New York and California.</p>`,
}

/** Seven pages of a site that show no person. @param wrap Puts a heading and what follows it into the site's own markup. */
export function othersOf(
  at: number,
  site: { firm: string; host: string },
  folder: string,
  people: readonly Someone[],
  wrap: (heading: string, body: string) => string,
): { path: string; heading: string; html: string }[] {
  return Array.from({ length: 7 }, (_, n) => {
    const [path, heading, kind] = otherPages[(at * 7 + n) % otherPages.length] ?? ['/', '', '']
    const body = bodies[kind]?.(site, people.slice(n, n + 4)) ?? ''
    return { path: path.replace('{folder}', folder), heading, html: wrap(heading, body) }
  })
}
