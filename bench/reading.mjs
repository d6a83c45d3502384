// @ts-check
// Accuracy and speed of the built-in engine on queries, postings and résumés, over the labeled sets in bench/sets/ and
// generated documents (bench/documents/).
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { accuracyOf, pagesDay, postingFields, postingUnjudged, queryFields, setsDay } from './accuracy.ts'
import { percentiles, printTable } from './data.mjs'

/** @typedef {Record<string, unknown>} Fields */
const setOf = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(new URL(`sets/${name}.json`, import.meta.url), 'utf8'))
const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)} %`

/** Milliseconds of each call, after a warm-up. @param {readonly (() => unknown)[]} calls */
function timesOf(calls) {
  for (let round = 0; round < 3; round++) for (const call of calls) call()
  const times = []
  for (let round = 0; round < 5; round++) {
    for (const call of calls) {
      const began = performance.now()
      call()
      times.push(performance.now() - began)
    }
  }
  return times
}

/** The rounds that were unseen once, with their first figures, are in sets/README.md. @param {readonly string[]} rounds of each pair @param {string} name @param {{ got: Fields, want: Fields }[]} pairs @param {readonly string[]} fields @param {readonly string[]} unjudged @param {number[]} times @param {number} promise */
function report(rounds, name, pairs, fields, unjudged, times, promise) {
  const { byField, exactRate, rightRate, inventedRate } = accuracyOf(pairs, fields, unjudged)
  console.log(`${name}: ${pairs.length} labelled`)
  printTable(
    ['field', 'stated', 'right', 'wrong', 'empty', 'not stated', 'invented'],
    Object.entries(byField).map(([field, { stated, right, empty, silent, invented }]) => [
      field,
      String(stated),
      stated === 0 ? '' : percent(right / stated),
      String(stated - right - empty),
      String(empty),
      String(silent),
      silent === 0 ? '' : percent(invented / silent),
    ]),
  )
  for (const round of new Set(rounds)) {
    const own = pairs.filter((_, at) => rounds[at] === round)
    const of = accuracyOf(own, fields, unjudged)
    console.log(`  ${round}: ${own.length}, right ${percent(of.rightRate)}, invented ${percent(of.inventedRate)}`)
  }
  const { p50, p95 } = percentiles(times)
  console.log(
    `stated fields right ${percent(rightRate)} (aim 95 %), invented ${percent(inventedRate)} (aim at most 1 %), all fields exact ${percent(exactRate)}`,
  )
  console.log(`read in ${p50.toFixed(2)} ms (median), ${p95.toFixed(2)} ms (p95; promise ${promise} ms)\n`)
}

export async function run() {
  const { readQuery } = await import('#worker/reading/query/read-query.ts')
  const { readPosting } = await import('#worker/reading/posting/read-posting.ts')
  const queries = /** @type {{ query: string, want: Fields, round?: string }[]} */ (setOf('queries'))
  report(
    queries.map(({ round = 'first' }) => round),
    'Queries',
    queries.map(({ query, want }) => ({ got: readQuery(query, setsDay).criteria, want })),
    queryFields,
    [],
    timesOf(
      queries.map(
        ({ query }) =>
          () =>
            readQuery(query, setsDay),
      ),
    ),
    5,
  )
  const postings = /** @type {{ description: string, want: Fields, round?: string }[]} */ (setOf('postings'))
  report(
    postings.map(({ round = 'first' }) => round),
    'Postings',
    postings.map(({ description, want }) => ({ got: /** @type {Fields} */ (readPosting(description, setsDay)), want })),
    postingFields,
    postingUnjudged,
    timesOf(
      postings.map(
        ({ description }) =>
          () =>
            readPosting(description, setsDay),
      ),
    ),
    20,
  )
  await reportGeneratedPostings()
  await reportJobPages()
  await reportOpenings()
  await reportLabeledPages()
  await reportResumes()
  await reportPeoplePages()
  await reportFirmSites()
  reportMemory()
}

/** Memory of one document each, in processes of their own with a young generation that no reading fills. */
function reportMemory() {
  const program = fileURLToPath(new URL('documents/memory.ts', import.meta.url))
  const measured = (/** @type {string[]} */ ...name) =>
    JSON.parse(
      execFileSync(process.execPath, ['--expose-gc', '--max-semi-space-size=128', program, ...name], {
        encoding: 'utf8',
      }),
    )
  const megabytes = (/** @type {number} */ amount) => `${amount.toFixed(1)} MB`
  console.log('Memory of reading one document')
  printTable(
    ['document', 'allocated in all', 'kept with the result'],
    /** @type {string[]} */ (measured()).map((name) => {
      const { allocated, kept } = measured(name)
      return [name, megabytes(allocated), megabytes(kept)]
    }),
  )
}

/** Job pages of the standing sets: their facts, with choices and refusals. */
async function reportLabeledPages() {
  // By a name of their own: the Worker's files are another world of types.
  /** @type {string} */
  const judgeFile = '#worker/features/sourcing/online-jobs/judge-pages.fixture.ts'
  const { judgePages, labelledPages } = await import(judgeFile)
  console.log('Job pages: the standing sets')
  const rows = []
  for (const [set, pages] of Object.entries(labelledPages)) {
    const { stated, right, wrong, invented } = await judgePages(pages, pagesDay)
    rows.push([set, pages.length, stated, percent(right / stated), wrong.length, invented.length])
  }
  printTable(['set', 'pages', 'facts', 'right', 'wrong or empty', 'invented'], rows)
  console.log('')
}

/** Pages of people of the standing set, read with what their sites teach. */
async function reportPeoplePages() {
  // By a name of their own: the Worker's files are another world of types.
  /** @type {string} */
  const judgeFile = '#worker/features/sourcing/people-search/sources/labelled/judge-people.fixture.ts'
  /** @type {string} */
  const sitesFile = '#worker/reading/person/labelled/labelled-sites.fixture.ts'
  const { judgePeople } = await import(judgeFile)
  const { everySite } = await import(sitesFile)
  const { sites, bios, others, scores } = await judgePeople(everySite())
  console.log(`People's pages: the standing set: ${bios} bios and ${others} other pages of ${sites} sites`)
  printTable(
    ['field', 'stated', 'right', 'missed', 'wrong or invented'],
    Object.entries(/** @type {Record<string, { stated: number, read: number, right: number }>} */ (scores)).map(
      ([field, { stated, read, right }]) => [field, stated, percent(right / stated), stated - right, read - right],
    ),
  )
  console.log('')
}

/** Right, wrong, empty and invented values of each field that some document states. @param {Record<string, { right: number, wrong: number, empty: number, invented: number, silent: number }>} counts */
function printCounts(counts) {
  printTable(
    ['field', 'right', 'wrong', 'empty', 'invented', 'not stated'],
    Object.entries(counts).flatMap(([field, own]) => {
      const stated = own.right + own.wrong + own.empty
      const { wrong, empty, invented, silent } = own
      return stated === 0
        ? []
        : [[field, percent(own.right / stated), ...[wrong, empty, invented, silent + invented].map(String)]]
    }),
  )
}

/** Postings in layouts and words that are not in training. */
async function reportGeneratedPostings() {
  // By a name of their own: the Worker's files are another world of types.
  /** @type {string} */
  const trainFile = './documents/train-postings.ts'
  /** @type {string} */
  const judgeFile = './documents/judge-postings.fixture.ts'
  /** @type {string} */
  const writtenFile = './documents/written-postings.ts'
  const { writtenPostings } = await import(writtenFile)
  const { generatedPostings } = await import(trainFile)
  const { judgePostings } = await import(judgeFile)
  for (const [name, postings] of [
    ['held-out layouts and words', generatedPostings(true, 240)],
    ['held-out layouts and words of boards, agencies and nonprofits', generatedPostings(true, 120, true)],
    ['written by others, outside training', writtenPostings(true)],
  ]) {
    console.log(`Postings: ${name}: ${postings.length}`)
    const { counts, times } = judgePostings(postings, setsDay)
    printCounts(counts)
    const { p50, p95 } = percentiles(times)
    console.log(`read in ${p50.toFixed(1)} ms (median), ${p95.toFixed(1)} ms (p95; promise 20 ms)\n`)
  }
}

/** Job pages in builds that readers are trained on, and in others; all of postings that are not in training. */
async function reportJobPages() {
  // By a name of their own: the Worker's files are another world of types.
  /** @type {string} */
  const judgeFile = './documents/judge-job-pages.fixture.ts'
  /** @type {string} */
  const writtenFile = './documents/written-pages.ts'
  const { judgeJobPages, judgeWrittenPages } = await import(judgeFile)
  const { writtenPages } = await import(writtenFile)
  for (const [name, isHeldOut] of /** @type {const} */ ([
    ['known builds', false],
    ['held-out builds', true],
  ])) {
    const { counts, kinds, times } = await judgeJobPages(isHeldOut, setsDay)
    const found = Object.entries(kinds).map(([kind, count]) => `${count} ${kind}`)
    console.log(`Job pages, ${name}: ${times.length} (${found.join(', ')})`)
    printCounts(counts)
    const { p50, p95 } = percentiles(times)
    console.log(`read in ${p50.toFixed(1)} ms (median), ${p95.toFixed(1)} ms (p95)\n`)
  }
  const pages = writtenPages()
  const { counts, ofKind, titles, offered } = await judgeWrittenPages(pages, setsDay)
  console.log(
    `Job pages that others wrote, outside training: ${pages.length}; known as one job, a list or neither ${ofKind}; titles of lists ${offered} of ${titles}`,
  )
  printCounts(counts)
  console.log('')
}

/** Firm sites in builds that readers were made on, and in others: people found from the home page on, and their facts. */
async function reportFirmSites() {
  // By a name of their own: the Worker's files are another world of types.
  /** @type {string} */
  const sitesFile = './documents/firm-sites.fixture.ts'
  /** @type {string} */
  const judgeFile = '#worker/features/sourcing/people-search/sources/labelled/judge-firm-sites.fixture.ts'
  /** @type {string} */
  const writtenFile = './documents/written-pages.ts'
  const { firmSites } = await import(sitesFile)
  const { writtenSites } = await import(writtenFile)
  const { judgeFirmSites } = await import(judgeFile)
  for (const [name, sites] of /** @type {const} */ ([
    ['known builds', firmSites(false)],
    ['held-out builds', firmSites(true)],
    ['written by others, outside training', writtenSites()],
  ])) {
    const { results, counts, pages, ms } = await judgeFirmSites(sites)
    const sum = (/** @type {(one: typeof results[number]) => number} */ of) =>
      results.reduce((/** @type {number} */ all, /** @type {typeof results[number]} */ one) => all + of(one), 0)
    console.log(
      `Firm sites, ${name}: ${results.length} sites; people found ${sum((one) => one.found)} of ${sum((one) => one.people)}, doubled ${sum((one) => one.doubles)}, invented ${sum((one) => one.invented.length)}`,
    )
    printCounts(counts)
    for (const { build, found, people, missed } of results)
      if (found < people) console.log(`  ${build}: missed ${missed.join(', ')}`)
    console.log(`${(ms / pages).toFixed(1)} ms a page\n`)
  }
}

/** Pages with several jobs each. */
async function reportOpenings() {
  // By a name of their own: the Worker's files are another world of types.
  /** @type {string} */
  const judgeFile = './documents/judge-job-pages.fixture.ts'
  const { judgeOpenings } = await import(judgeFile)
  const { counts, jobs, offered, pages } = await judgeOpenings(setsDay)
  console.log(`Pages with several jobs: ${pages} pages, ${offered} of ${jobs} jobs offered`)
  printCounts(counts)
  console.log('')
}

/** Résumés: the standing sets, which are in training too, and generated ones in layouts and words that are not. */
async function reportResumes() {
  // By a name of their own: the Worker's files are another world of types.
  /** @type {string} */
  const examplesFile = './documents/examples.ts'
  /** @type {string} */
  const judgeFile = './documents/judge.fixture.ts'
  const { generated, labeledTexts, writtenExamples } = await import(examplesFile)
  const { judgeExamples } = await import(judgeFile)
  const sets = /** @type {const} */ ([
    ['Résumés: the standing sets (in training)', labeledTexts()],
    ['Résumés of lawyers and other documents: held-out layouts and words', await generated(true, 3, 160, 'lawyers')],
    ['Résumés of other people: held-out layouts and words', await generated(true, 3, 0, 'others')],
    ['Résumés of people of all trades: held-out structures and words', await generated(true, 3, 0, 'people')],
    ['Résumés that others wrote, outside training', await writtenExamples(true)],
  ])
  for (const [name, examples] of sets) {
    const { counts, others, times } = judgeExamples(examples, setsDay)
    console.log(`${name}: ${examples.length}`)
    printCounts(counts)
    if (others.documents > 0) console.log(`names given to other documents: ${others.named} of ${others.documents}`)
    const { p50, p95 } = percentiles(times)
    console.log(`read in ${p50.toFixed(1)} ms (median), ${p95.toFixed(1)} ms (p95; promise 30 ms)\n`)
  }
}
