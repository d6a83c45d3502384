// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Log, LogLevel, Miniflare, convertV4MiniflareOptions } from 'miniflare'
import { build } from 'vite'
import { unstable_readConfig as readConfig } from 'wrangler'
import { persistencePath } from '../scripts/local-state.mjs'
import { root } from '../scripts/process.mjs'
import { percentiles, printTable, stateWith } from './data.mjs'
import { insert } from './database.mjs'

const postings = 100_000
const sources = 394
const runs = 60
const day = 24 * 3600_000
const now = Date.parse('2026-06-15T15:00:00Z')

const levels = [
  ['Associate', 'associate'],
  ['Senior Associate', 'senior-associate'],
  ['Counsel', 'counsel'],
  ['Attorney', 'attorney'],
  ['Partner', 'partner'],
  ['Staff Attorney', 'staff-attorney'],
]
const areas = [
  'Corporate',
  'Litigation',
  'Commercial Litigation',
  'Tax',
  'Real Estate',
  'Patent Prosecution',
  'Energy',
  'Immigration',
  'Healthcare',
  'Insurance',
]
const places = [
  ['New York', 'NY'],
  ['Boston', 'MA'],
  ['Chicago', 'IL'],
  ['Houston', 'TX'],
  ['Los Angeles', 'CA'],
  ['San Francisco', 'CA'],
  ['Washington', 'DC'],
  ['Miami', 'FL'],
  ['Boise', 'ID'],
  ['London', null],
]

/** @template T @param {readonly T[]} list @param {number} n @returns {T} */
const pick = (list, n) => /** @type {T} */ (list[n % list.length])

/** @returns {Iterable<unknown[]>} */
function* postingRows() {
  for (let n = 1; n <= postings; n++) {
    const [level, seniority] = pick(levels, n * 7)
    const area = pick(areas, Math.floor(n / 3) * 11)
    const [city, state] = pick(places, Math.floor(n / 7))
    const hasPay = n % 3 === 0
    const min = 120_000 + (n % 40) * 5_000
    const title = `${level}, ${area}`
    yield [
      (n % sources) + 1,
      `p${n}`,
      `https://firm${n % 900}.example/jobs/${n}`,
      `firm${n % 900}.example/jobs/${n}`,
      `d${n}`,
      title,
      `Firm ${n % 900} LLP`,
      state ? `${city}, ${state}` : 'London, England',
      city,
      state,
      n % 17 === 0 ? 1 : 0,
      hasPay ? min : null,
      hasPay ? min + 60_000 : null,
      `Advise clients of the firm in ${area} matters and draft documents. Number ${n}.`,
      'attorney',
      area,
      '[]',
      seniority,
      now - (n % 90) * day,
      `h${n}`,
      now - (n % 90) * day,
      now,
    ]
  }
}

const columns =
  'source_id external_id url url_key dedup_key title firm place city state is_remote salary_min salary_max snippet kind practice_area additional_areas seniority posted_at content_hash first_seen_at last_seen_at'.split(
    ' ',
  )

/** @type {[name: string, search: object, pages?: number][]} */
const queries = [
  ['defaults (any lawyer, United States)', {}],
  ['practice area', { practiceArea: 'Tax' }],
  ['area with its parts', { practiceArea: 'Litigation' }],
  ['city', { location: 'Boston, MA' }],
  ['state', { location: 'California' }],
  ['two cities', { location: 'Boston or Chicago' }],
  ['abroad', { location: 'London' }],
  ['remote', { location: 'Remote' }],
  ['level', { jobTitle: 'Senior Associate Attorney' }],
  ['pay from $250K', { salaryFrom: 250 }],
  ['posted within 3 days', { postedWithin: 3 }],
  ['one word', { q: 'documents' }],
  ['a word that is nowhere', { q: 'zebra' }],
  ['two letters', { q: 'do' }],
  ['by pay', { sort: 'salary' }],
  ['by firm, tax', { practiceArea: 'Tax', sort: 'firm' }],
  ['page 200 of the defaults', {}, 100],
  [
    'all filters',
    {
      practiceArea: 'Tax',
      location: 'Boston, MA',
      jobTitle: 'Senior Associate',
      salaryFrom: 150,
      postedWithin: 30,
      q: 'clients',
    },
  ],
]

/** Prints p50 and p95 in the Worker and the D1 rows read of each search. */
export async function run() {
  const state = await stateWith(`online-${postings}`, ['bench/online-jobs.mjs'], async ({ db }) => {
    await insert(
      db,
      'job_sources',
      [
        'name',
        'adapter',
        'locator',
        'lane',
        'health',
        'proved_at',
        'last_read_at',
        'last_success_at',
        'next_read_at',
        'postings',
      ],
      Array.from({ length: sources }, (_, n) => [
        `Source ${n + 1}`,
        'greenhouse',
        `s${n + 1}`,
        `lane${n}`,
        'ok',
        now,
        now,
        now,
        now + day,
        250,
      ]),
    )
    await insert(db, 'online_jobs', columns, postingRows())
  })
  const outDir = join(root, 'bench/.data/online-worker')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'webworker' },
    build: { ssr: 'bench/worker/online-jobs.ts', outDir, emptyOutDir: true, minify: false },
  })
  const config = readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true })
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      name: 'placet-bench',
      modules: [
        { type: 'ESModule', path: 'online-jobs.js', contents: readFileSync(join(outDir, 'online-jobs.js'), 'utf8') },
      ],
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
    for (const [name, search, pages = 0] of queries) {
      const answer = await miniflare.dispatchFetch('http://bench/', {
        method: 'POST',
        body: JSON.stringify({ search, runs, pages }),
      })
      if (!answer.ok)
        throw new Error(`the bench's Worker answers ${answer.status}: ${(await answer.text()).slice(0, 500)}`)
      const found = /** @type {{ times: number[], rows: number, total: number, isMore: boolean }} */ (
        await answer.json()
      )
      const { p50, p95 } = percentiles(found.times)
      slowest = Math.max(slowest, p95)
      const total = `${found.total.toLocaleString('en-US')}${found.isMore ? '+' : ''}`
      rows.push([name, total, p50.toFixed(1), p95.toFixed(1), found.rows])
    }
    printTable(['search', 'matches', 'p50 ms', 'p95 ms', 'D1 rows read'], rows)
    console.log(
      `\n${queries.length} searches, ${runs} runs each; slowest p95 ${slowest.toFixed(1)} ms (promised: 50 ms)`,
    )
  } finally {
    await miniflare.dispose()
  }
}
