// @ts-check
// Accuracy of reading titles, places and pages of postings, and of finding equal postings, over labeled sets.
import { pagesDay, setsDay } from './accuracy.ts'
import { printTable } from './data.mjs'

const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)} %`

/** @param {string} name @param {readonly { name: string, of: number, precision: number, recall: number, wrong: string[], missed: string[] }[]} rows */
function report(name, rows) {
  console.log(name)
  printTable(
    ['what', 'labelled', 'precision', 'recall'],
    rows.map((row) => [row.name, String(row.of), percent(row.precision), percent(row.recall)]),
  )
  for (const row of rows) {
    for (const one of row.wrong.slice(0, 30)) console.log(`  ${row.name}, wrong: ${one}`)
    for (const one of row.missed.slice(0, 30)) console.log(`  ${row.name}, missed: ${one}`)
  }
  console.log()
}

/** Imports a labeled set by its path; the Worker's types differ from Node's. @param {string} path below worker/ */
const labelled = (path) => import(new URL(`../worker/${path}.fixture.ts`, import.meta.url).href)

async function reportPages() {
  const { judgePages, labelledPages } = await labelled('features/sourcing/online-jobs/judge-pages')
  console.log('Address to job: facts of pages')
  const rows = []
  const wrong = []
  for (const [set, pages] of Object.entries(labelledPages)) {
    const judged = await judgePages(pages, pagesDay)
    const share = percent(judged.right / judged.stated)
    rows.push([set, String(judged.pages), String(judged.stated), share, String(judged.invented.length)])
    wrong.push(...judged.wrong, ...judged.invented)
  }
  printTable(['pages', 'how many', 'facts', 'right', 'invented'], rows)
  for (const one of wrong) console.log(`  ${one}`)
}

export async function run() {
  const { judgePlaces, judgeTitles } = await labelled('reading/posting/labelled/judge-postings')
  const { judgeDuplicates } = await labelled('features/sourcing/job-sources/judge-duplicates')
  report('Titles, development set', judgeTitles('development', setsDay))
  report('Titles, validation set', judgeTitles('validation', setsDay))
  report('Titles, test set', judgeTitles('test', setsDay))
  report('Places', [judgePlaces()])
  const duplicates = judgeDuplicates()
  report(`De-duplication: ${duplicates.jobs} jobs, shown as ${duplicates.shown}`, [duplicates])
  await reportPages()
}
