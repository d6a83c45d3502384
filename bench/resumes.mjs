// @ts-check
// Accuracy of the rules on the labeled résumés, their ranking of the labeled pairs, and their speed.
import { readFileSync } from 'node:fs'
import { setsDay } from './accuracy.ts'
import { allLabelledResumes, judgeResumes } from '#worker/reading/resume/judge-resumes.fixture.ts'
import { readResume } from '#worker/reading/resume/read-resume.ts'
import { judgePairs, judgePiles } from '#worker/features/candidates/scoring/judge-pairs.fixture.ts'
import { pairCandidates, pairJobs, pairsNow } from '#worker/features/candidates/scoring/labelled-pairs.fixture.ts'
import { scoreApplication } from '#worker/features/candidates/scoring/score-application.ts'
import { PDFDocument, StandardFonts } from 'pdf-lib'

/** @param {number[]} times */
const p95 = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
const ms = (/** @type {number} */ time) => `${time.toFixed(2)} ms`

/** @param {() => unknown} work */
function timed(work) {
  const began = performance.now()
  work()
  return performance.now() - began
}

/** @param {string} name @param {number} count @param {ReturnType<typeof judgeResumes>} results */
function print(name, count, results) {
  console.log(`${count} ${name}\n`)
  console.log('| field | stated | right | made up where absent |\n|---|---|---|---|')
  for (const { field, stated, right, absent, invented, misses } of results) {
    console.log(
      `| ${field} | ${stated} | ${stated ? ((100 * right) / stated).toFixed(1) : ''} % | ${invented} of ${absent} |`,
    )
    for (const miss of misses) console.log(`  - ${miss}`)
  }
  const sum = (/** @type {'stated' | 'right' | 'absent' | 'invented'} */ key) =>
    results.reduce((total, result) => total + result[key], 0)
  console.log(
    `right ${((100 * sum('right')) / sum('stated')).toFixed(1)} %, made up ${((100 * sum('invented')) / Math.max(1, sum('absent'))).toFixed(1)} %\n`,
  )
}

export async function run() {
  const unseen = /** @type {import('#worker/reading/resume/labelled-resumes.fixture.ts').LabelledResume[]} */ (
    JSON.parse(readFileSync(new URL('sets/resumes.json', import.meta.url), 'utf8'))
  )
  print('résumés', allLabelledResumes.length, judgeResumes())
  // Their first figures are in sets/README.md.
  for (const round of new Set(unseen.map((one) => one.round))) {
    const own = unseen.filter((one) => one.round === round)
    print(`résumés of round "${round}"`, own.length, judgeResumes(setsDay, own))
  }
  const pairs = judgePairs()
  console.log(`\n${pairs.pairs} pairs: nDCG@10 ${pairs.score.toFixed(3)}, of BM25 ${pairs.bm25.toFixed(3)}`)
  const piles = judgePiles()
  console.log(
    `${piles.pairs} pairs written manually: nDCG@10 ${piles.score.toFixed(3)}, of BM25 ${piles.bm25.toFixed(3)}`,
  )

  const now = new Date()
  const reads = allLabelledResumes.map(({ text }) => timed(() => readResume(text, now)))
  const scores = pairJobs.flatMap(({ job }) =>
    pairCandidates.map(({ form, resume }) => timed(() => scoreApplication({ form, resume, job, now: pairsNow }))),
  )
  console.log(`\nreading one résumé p95 ${ms(p95(reads))}; one score p95 ${ms(p95(scores))}`)
  // By a name of its own: the Worker's files are another world of types.
  /** @type {string} */
  const reader = '#worker/reading/document/document-text.ts'
  const { readDocumentText } = await import(reader)
  /** @type {string} */
  const budgets = '#worker/reading/budget.ts'
  const { budgetFor } = await import(budgets)
  const bytes = await tenPages()
  await readDocumentText(bytes, 'pdf', budgetFor('document'))
  const began = performance.now()
  const read = await readDocumentText(bytes, 'pdf', budgetFor('document'))
  console.log(`text of a PDF of ten pages (${read.state}): ${ms(performance.now() - began)}`)
}

async function tenPages() {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let page = 0; page < 10; page++) {
    const sheet = pdf.addPage([612, 792])
    for (let line = 0; line < 50; line++)
      sheet.drawText(`Page ${page}, line ${line}: represented clients in matters of every kind and size.`, {
        x: 60,
        y: 740 - line * 14,
        size: 10,
        font,
      })
  }
  return pdf.save()
}
