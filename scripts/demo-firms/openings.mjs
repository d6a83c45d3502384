// @ts-check
// The openings of the demo firms, and their pages: each firm shows them in another way, as firms do.

/** @typedef {import('./people.mjs').DemoFirm} DemoFirm */
/** @typedef {import('./pages.mjs').Answer} Answer */
/**
 * @typedef {object} Opening
 * @property {string} id
 * @property {string} title
 * @property {string} area
 * @property {string} place
 * @property {number} daysAgo when it was posted
 * @property {number | undefined} filledDaysAgo it is no longer shown since then
 * @property {number} years
 * @property {[number, number] | undefined} pay dollars a year
 * @property {string} work
 */

const dayMs = 24 * 3600_000
/** @type {Record<string, string>} */
const work = {
  Corporate: 'mergers, acquisitions and the day-to-day counsel of public and private companies',
  Litigation: 'commercial disputes in state and federal courts, from the complaint to the appeal',
  Tax: 'the tax side of transactions, partnerships and cross-border structures',
  'Real Estate': 'acquisitions, leases and financings of office, retail and residential property',
  'Labor & Employment': 'employment disputes, investigations and advice to employers',
  'Patent Prosecution': 'patent applications in software, medical devices and semiconductors',
  'Private Equity': 'fund transactions, portfolio companies and exits',
  'Banking & Finance': 'leveraged loans and private credit for lenders and borrowers',
  Healthcare: 'health systems, physician groups and their regulators',
  'Technology Transactions': 'licensing, cloud and data agreements of growing companies',
}
/** @type {[title: (area: string) => string, years: number, from: number | undefined, to: number][]} */
const levels = [
  [(area) => `${area} Associate`, 2, 225_000, 260_000],
  [(area) => `Senior ${area} Associate`, 5, 310_000, 390_000],
  [(area) => `${area} Counsel`, 8, undefined, 0],
  [(area) => `${area} Staff Attorney`, 3, 120_000, 150_000],
  [(area) => `${area} Partner`, 12, undefined, 0],
]
const ages = [1, 2, 3, 5, 8, 12, 15, 19, 24, 30, 38, 45, 52, 60]

/**
 * @param {DemoFirm} firm
 * @returns {Opening[]}
 */
export function openingsOf(firm) {
  return ages.map((daysAgo, at) => {
    const n = firm.from + at
    const area = /** @type {string} */ (Object.keys(work)[(n * 3) % Object.keys(work).length])
    const [title, years, from, to] = /** @type {(typeof levels)[number]} */ (levels[n % levels.length])
    const isRemote = at % 9 === 4
    return {
      id: `${area.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${n}`,
      title: title(area),
      area,
      place: isRemote ? 'Remote, US' : /** @type {string} */ (firm.places[at % firm.places.length]),
      daysAgo,
      filledDaysAgo: at === 10 ? 4 : undefined,
      years,
      pay: from === undefined ? undefined : [from, to],
      work: /** @type {string} */ (work[area]),
    }
  })
}

const dollars = (/** @type {number} */ amount) => `$${amount.toLocaleString('en-US')}`
const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** @param {DemoFirm} firm @param {Opening} opening */
const words = (firm, { title, work, years, pay }) =>
  `<p>${firm.name} is looking for a ${escaped(title)} to join a group that handles ${work}.</p>
<h3>Responsibilities</h3><ul><li>Take matters from the first call to the last signature</li><li>Draft, negotiate and advise clients in plain words</li><li>Guide junior colleagues</li></ul>
<h3>Requirements</h3><ul><li>At least ${years} years of experience in the field</li><li>J.D. from an accredited law school</li><li>Admission to the bar of the state of the office</li></ul>
${pay ? `<p>The salary range for this position is ${dollars(pay[0])} to ${dollars(pay[1])} per year.</p>` : ''}`

/** @param {Opening} opening @param {Date} now */
const postedAt = ({ daysAgo }, now) => new Date(now.getTime() - daysAgo * dayMs)

/** The platform that a firm's openings are read as, and the path of their list. @type {Record<DemoFirm['key'], { adapter: string, path: string }>} */
export const boards = {
  'harlow-finch': { adapter: 'html_page', path: '/careers' },
  'marsh-okafor': { adapter: 'json_generic', path: '/careers/openings.json' },
  'castellan-reyes': { adapter: 'rss', path: '/careers/feed' },
}

/**
 * Answers what is asked of a firm's openings.
 * @param {DemoFirm} firm
 * @param {URL} url
 * @param {(title: string, main: string) => Answer} page puts a page of the firm around its main part
 * @param {{ now?: Date, daysBack?: number }} [when] some days back, what was posted since is not there, what was filled since is
 * @returns {Answer} undefined: there is no such page
 */
export function openingAnswer(firm, url, page, { now = new Date(), daysBack = 0 } = {}) {
  if (!url.pathname.startsWith('/careers')) return undefined
  const open = openingsOf(firm).filter(
    ({ daysAgo, filledDaysAgo }) => daysAgo >= daysBack && (filledDaysAgo === undefined || filledDaysAgo < daysBack),
  )
  return answerFrom(firm, url, page, open, now)
}

/** @param {DemoFirm} firm @param {URL} url @param {(title: string, main: string) => Answer} page @param {Opening[]} open @param {Date} now @returns {Answer} */
function answerFrom(firm, url, page, open, now) {
  const path = (/** @type {Opening} */ { id }) => `/careers/${id}`
  if (url.pathname === '/careers') {
    const items = open.map(
      (one) =>
        `<li><h3>${escaped(one.title)}</h3><span class="office">${one.place}</span> <a href="${path(one)}">Learn more</a></li>`,
    )
    return page('Careers', `<h1>Careers</h1><p>Openings for lawyers.</p><ul>${items.join('')}</ul>`)
  }
  if (url.pathname === boards['marsh-okafor'].path && firm.key === 'marsh-okafor') {
    const openings = open.map((one) => ({
      id: one.id,
      title: one.title,
      url: url.origin + path(one),
      location: one.place,
      postedDate: postedAt(one, now).toISOString(),
      description: words(firm, one),
    }))
    return { type: 'application/json', body: JSON.stringify({ openings }) }
  }
  if (url.pathname === boards['castellan-reyes'].path && firm.key === 'castellan-reyes') {
    const items = open.map(
      (one) =>
        `<item><title>${escaped(one.title)}</title><link>${url.origin}${path(one)}</link><guid>${one.id}</guid><pubDate>${postedAt(one, now).toUTCString()}</pubDate><job:location>${one.place}</job:location><description><![CDATA[${words(firm, one)}]]></description></item>`,
    )
    return {
      type: 'application/rss+xml',
      body: `<?xml version="1.0"?><rss version="2.0" xmlns:job="urn:openings"><channel><title>${firm.name}</title>${items.join('')}</channel></rss>`,
    }
  }
  const one = open.find((candidate) => url.pathname === path(candidate))
  if (!one) return undefined
  const [city, region] = one.place.split(', ')
  const data = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: one.title,
    hiringOrganization: { '@type': 'Organization', name: firm.name },
    datePosted: postedAt(one, now).toISOString().slice(0, 10),
    employmentType: 'FULL_TIME',
    description: words(firm, one),
    ...(city === 'Remote'
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'USA' } }
      : {
          jobLocation: {
            '@type': 'Place',
            address: { addressLocality: city, addressRegion: region, addressCountry: 'US' },
          },
        }),
    ...(one.pay
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'USD',
            value: { minValue: one.pay[0], maxValue: one.pay[1], unitText: 'YEAR' },
          },
        }
      : {}),
  }
  const script = `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
  return page(one.title, `${script}<h1>${escaped(one.title)}</h1><p>${one.place}</p>${words(firm, one)}`)
}
