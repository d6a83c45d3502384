// @ts-check
// Accuracy of reading bios and of distinguishing people from other pages, over labeled sites of many structures.
import { printTable } from './data.mjs'

const of100 = (/** @type {number} */ part) => `${(100 * part).toFixed(1)} %`
/** Imports a file of the Worker, whose types differ from Node's. @param {string} path below worker/ */
const labelled = (path) => import(new URL(`../worker/${path}.fixture.ts`, import.meta.url).href)

/** Prints precision and recall per field, what was missed, and how the people of each site were found. */
export async function run() {
  const { judgeDirectories, judgePeople, leastOf, precisionOf, recallOf } = await labelled(
    'features/sourcing/people-search/sources/labelled/judge-people',
  )
  const { everySite } = await labelled('reading/person/labelled/labelled-sites')
  const sites = everySite()
  const began = performance.now()
  const judged = await judgePeople(sites)
  const ms = performance.now() - began
  console.log(
    `${judged.sites} sites, ${judged.bios} bios, ${judged.others} other pages; ${(ms / (judged.bios + judged.others)).toFixed(1)} ms a page\n`,
  )
  printTable(
    ['field', 'stated', 'read', 'right', 'precision', 'recall', 'aim'],
    Object.entries(judged.scores).map(([field, score]) => [
      field,
      score.stated,
      score.read,
      score.right,
      of100(precisionOf(score)),
      of100(recallOf(score)),
      of100(leastOf[field]),
    ]),
  )
  for (const [field, { misses }] of Object.entries(judged.scores))
    for (const miss of misses.slice(0, 10)) console.log(`  ${field}: ${miss.slice(0, 300)}`)
  console.log()
  printTable(
    ['site', 'found by', 'people', 'found', 'other pages taken', 'requests', 'structure'],
    (await judgeDirectories(sites)).map((/** @type {Record<string, any>} */ one, /** @type {number} */ at) => [
      one.site,
      one.by,
      one.people,
      one.found,
      one.besides,
      one.requests,
      sites[at].structure,
    ]),
  )
}
