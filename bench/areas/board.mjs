// @ts-check
import { measure } from '../harness/measure.mjs'
import { recordFact, recordPromise } from '../harness/results.mjs'
import { boardSearches } from '../../worker/test/questions.ts'

/** The board's JSON interface, twenty jobs a page. @param {import('../registry.mjs').Bench} bench */
export async function run({ serve, seconds }) {
  const server = await serve()
  const cases = []
  for (const [name, query, skip = 0] of boardSearches) {
    const cursor = await cursorAfter(server.url, query, skip)
    const path = `/api/public/jobs?limit=20${query ? `&${query}` : ''}${cursor}`
    cases.push({ name, ask: () => path })
  }
  const [job] = /** @type {{ shortId: string }[]} */ (
    await (await fetch(`${server.url}/api/public/jobs?limit=1`)).json()
  )
  cases.push({ name: 'one job', ask: () => `/api/public/jobs/${job?.shortId}` })
  const figures = await measure(server, 'The public board, twenty jobs a page', cases, { seconds })
  const all = [...figures.values()]
  const [slowest, most] = [Math.max(...all.map(({ p95 }) => p95)), Math.max(...all.map(({ rowsRead }) => rowsRead))]
  recordPromise({
    what: 'the board over 100,000 open jobs, any filter, word, sort, page',
    promised: 'p95 ≤ 30 ms, rows read bounded',
    measured: `slowest p95 ${slowest.toFixed(1)} ms over loopback, at most ${most.toLocaleString('en-US')} rows`,
    isKept: slowest <= 30,
  })
  recordFact('search', { ...figures.get('three words (tax new york)') })
}

/** The part of an address that begins a page behind so many jobs. @param {string} url @param {string} query @param {number} skip */
async function cursorAfter(url, query, skip) {
  let cursor = ''
  for (let left = skip; left > 0; left -= 500) {
    const answer = await fetch(
      `${url}/api/public/jobs?limit=${Math.min(500, left)}${query ? `&${query}` : ''}${cursor}`,
    )
    await answer.arrayBuffer()
    const next = /[?&]cursor=([^&>]+)/.exec(answer.headers.get('Link') ?? '')?.[1]
    if (!next) break
    cursor = `&cursor=${next}`
  }
  return cursor
}
