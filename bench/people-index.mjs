// @ts-check
// Searches of the people index over 200,000 people, in the Worker: neither HTTP nor a session is in the figures.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Log, LogLevel, Miniflare, convertV4MiniflareOptions } from 'miniflare'
import { build } from 'vite'
import { unstable_readConfig as readConfig } from 'wrangler'
import { persistencePath } from '../scripts/local-state.mjs'
import { root } from '../scripts/process.mjs'
import { percentiles, printTable, stateWith } from './data.mjs'
import { insert } from './database.mjs'

const runs = 40
const now = Date.parse('2026-06-15T15:00:00Z')

const given =
  'Amara Benjamin Carlos Dana Elena Fatima Grace Hiroshi Ines James Kwame Laura Mei Nathan Olivia Priya Rafael Sofia Thomas Wei'.split(
    ' ',
  )
const family =
  'Abbott Brandt Castellan Desai Ellison Farkas Greer Holt Ito Jensen Kessler Law Marsh Ng Okafor Park Quill Rosen Sato Tanaka Underhill Vance Weiss Xiong Young Zapata'.split(
    ' ',
  )
const titles = [
  'Partner',
  'Associate',
  'Senior Associate',
  'Counsel',
  'Of Counsel',
  'Partner',
  'Associate',
  'Shareholder',
  'Special Counsel',
  'Managing Partner',
  'Paralegal',
  'Chief Marketing Officer',
]
const areas = [
  'Commercial Litigation',
  'Tax',
  'Real Estate',
  'Private Equity',
  'Antitrust',
  'White Collar',
  'Labor & Employment',
  'Bankruptcy & Restructuring',
  'Energy',
  'Trusts & Estates',
  'Patent Litigation',
  'Public Finance',
  'Insurance Recovery',
  'Life Sciences',
  'Privacy & Cybersecurity',
]
const places = [
  'New York, NY',
  'Boston, MA',
  'Chicago, IL',
  'Houston, TX',
  'Los Angeles, CA',
  'Washington, DC',
  'Denver, CO',
  'Boise, ID',
]
const filler =
  'advises boards lenders sponsors insurers owners employers founders trustees on disputes closings trials appeals audits filings leases mergers credits claims before courts agencies panels with care speed candor'.split(
    ' ',
  )

/** @template T @param {readonly T[]} list @param {number} n @returns {T} */
const pick = (list, n) => /** @type {T} */ (list[n % list.length])
const columns =
  'source_id profile_url url_key name name_key title firm offices city state place_words email practice_areas education jd_year bar_admissions summary bio is_person is_lawyer first_seen_at last_seen_at read_at'.split(
    ' ',
  )

/** The words under which the index keeps a place, as the Worker makes them. */
async function placeWords() {
  const at = (/** @type {string} */ path) => import(new URL(path, import.meta.url).href)
  const { placeNamed } = await at('../worker/reading/lexicon/places.ts')
  const { placeWordsOf } = await at('../worker/features/sourcing/people-search/finding/people-match.ts')
  return new Map(places.map((place) => [place, String(placeWordsOf([placeNamed(place)]))]))
}

/** @param {Map<string, string>} words @param {number} count @returns {Iterable<unknown[]>} */
function* people(words, count) {
  for (let n = 1; n <= count; n++) {
    const name = `${pick(given, n * 7)} ${pick(family, Math.floor(n / 3))}`
    // Half of the market is in New York and Washington, as in life.
    const place = n % 2 === 0 ? pick(places, n % 4 === 0 ? 0 : 5) : pick(places, Math.floor(n / 2))
    const [city = '', state = ''] = place.split(', ')
    const own = [pick(areas, Math.floor(n / 5)), pick(areas, Math.floor(n / 7) + 3)]
    const title = pick(titles, Math.floor(n / 11))
    const bio = Array.from({ length: 90 }, (_, at) => pick(filler, n * 13 + at * at)).join(' ')
    yield [
      (n % 216) + 1,
      `https://firm${n % 216}.example/people/p${n}`,
      `firm${n % 216}.example/people/p${n}`,
      name,
      name.toLowerCase(),
      title,
      `Firm ${n % 216} LLP`,
      JSON.stringify([place]),
      city,
      state,
      words.get(place),
      `p${n}@firm${n % 216}.example`,
      JSON.stringify(own),
      JSON.stringify([`J.D., Harvard Law School, ${1980 + (n % 40)}`]),
      1980 + (n % 40),
      JSON.stringify([state]),
      `${name} is a ${title.toLowerCase()} in ${city}.`,
      bio,
      n % 40 === 0 ? 0 : 1,
      /Paralegal|Officer/.test(title) ? 0 : 1,
      now,
      now,
      now,
    ]
  }
}

/** @type {[name: string, question: Record<string, string | null>][]} */
const searches = [
  ['one keyword in the largest city', { location: 'New York', keywords: 'Tax' }],
  ['partners in the largest city', { location: 'New York', keywords: '', jobTitle: 'Partner' }],
  ['a state', { location: 'Texas', keywords: 'Energy' }],
  ['a small city', { location: 'Boise, ID', keywords: 'Real Estate' }],
  ['two keywords, a title', { location: 'Washington, DC', keywords: 'White Collar, appeals', jobTitle: 'Counsel' }],
  [
    'excluded words',
    { location: 'Chicago', keywords: 'Litigation', jobTitle: 'Partner', excludeWords: 'patent, insurers' },
  ],
  ['a word of every biography', { location: 'New York', keywords: 'advises' }],
  ['a word that is nowhere', { location: 'Boston', keywords: 'zebra' }],
  ['two cities', { location: 'Boston or Denver', keywords: 'Private Equity', jobTitle: 'Associate, Senior Associate' }],
]

/** Prints p50 and p95 in the Worker and the D1 rows read of each search. @param {{ scale: number }} bench */
export async function run({ scale }) {
  const count = Math.round(200_000 * scale)
  const state = await stateWith(`people-${count}`, ['bench/people-index.mjs'], async ({ db }) => {
    const firms = Array.from({ length: 216 }, (_, n) => [
      `Firm ${n} LLP`,
      `https://firm${n}.example`,
      `firm${n}.example`,
    ])
    await insert(db, 'people_sources', ['name', 'site', 'host'], firms)
    await insert(db, 'people', columns, people(await placeWords(), count))
  })
  const outDir = join(root, 'bench/.data/people-worker')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'webworker' },
    build: { ssr: 'bench/worker/people.ts', outDir, emptyOutDir: true, minify: false },
  })
  const config = readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true })
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      name: 'placet-bench',
      modules: [{ type: 'ESModule', path: 'people.js', contents: readFileSync(join(outDir, 'people.js'), 'utf8') }],
      compatibilityDate: config.compatibility_date ?? '2026-11-01',
      compatibilityFlags: config.compatibility_flags,
      d1Databases: { DB: config.d1_databases[0]?.database_id ?? '' },
      resourcePersistencePath: persistencePath(state),
      host: '127.0.0.1',
      port: 0,
      cf: false,
      log: new Log(LogLevel.WARN),
    }),
  )
  try {
    const rows = []
    let slowest = 0
    for (const [name, question] of searches) {
      const answer = await miniflare.dispatchFetch('http://bench/', {
        method: 'POST',
        body: JSON.stringify({ question: { jobTitle: null, excludeWords: null, ...question }, runs }),
      })
      if (!answer.ok)
        throw new Error(`the bench's Worker answers ${answer.status}: ${(await answer.text()).slice(0, 500)}`)
      const found = /** @type {{ times: number[], rows: number, found: number }} */ (await answer.json())
      const { p50, p95 } = percentiles(found.times)
      slowest = Math.max(slowest, p95)
      rows.push([name, found.found, p50.toFixed(1), p95.toFixed(1), found.rows])
    }
    printTable(['search', 'results', 'p50 ms', 'p95 ms', 'D1 rows read'], rows)
    console.log(
      `\n${count.toLocaleString('en-US')} people, ${searches.length} searches, ${runs} runs each; slowest p95 ${slowest.toFixed(1)} ms (promised: 50 ms)`,
    )
  } finally {
    await miniflare.dispose()
  }
}
