// Runs in Node, where the families of hostile files are made; what reads them knows no platform.
import { expect, test } from 'vitest'
import { readResume } from '#worker/reading/resume/read-resume.ts'
import { tidyResumeText } from '#worker/reading/resume/resume-lines.ts'
import { growthFrom, hostilePieces, maxGrowth } from '#contract/domain/growth.fixture.ts'
import { budgetFor, limitsOf, type WorkKind } from '#worker/reading/budget.ts'
import { factors, hostileFiles, pdf } from './hostile-files.fixture.ts'
import { readDocumentText } from './document-text.fixture.ts'

const kinds = Object.keys(budgetFor('document').spent()) as WorkKind[]

/** `npm run test:long` makes the larger ones. */
const isLong = import.meta.env['TEST_LONG'] === '1'
const sizes = isLong ? factors : [1, 2]
/** Ratio of the largest file of a family to the smallest. */
const growth = (sizes.at(-1) ?? 1) / (sizes[0] ?? 1)

test('reads every hostile file within its budget, with work in proportion to its size', async () => {
  expect(hostileFiles.length).toBeGreaterThan(80)
  const wrong: string[] = []
  for (const { kind, name, make } of hostileFiles) {
    const work: Record<WorkKind, number>[] = []
    let isRefused = false
    for (const factor of sizes) {
      const budget = budgetFor('document')
      const read = await readDocumentText(make(factor), kind, budget)
      if (!['read', 'no-text', 'unreadable'].includes(read.state)) wrong.push(`${kind}, ${name}: ${read.state}`)
      work.push(budget.spent())
      isRefused = read.state === 'unreadable'
    }
    for (const unit of kinds) {
      const [first, last] = [work[0]?.[unit] ?? 0, work.at(-1)?.[unit] ?? 0]
      if (last > limitsOf.document[unit]) wrong.push(`${kind}, ${name}: more ${unit} than allowed`)
      // A larger file may do as many times more work, with half as much again. Below a tenth of the limit nobody notices.
      const most = first * growth * 1.5
      if (!isRefused && last > limitsOf.document[unit] / 10 && last > most && first > 1_000)
        wrong.push(`${kind}, ${name}: ${unit} grew from ${first} to ${last}`)
    }
  }
  expect(wrong).toEqual([])
}, 300_000)

test('refuses a PDF of drawings that draw one another twice after a few steps', async () => {
  const doubling = hostileFiles.find(({ name }) => name === 'form XObjects that double')
  const budget = budgetFor('document')
  expect(await readDocumentText(doubling?.make(3) ?? new Uint8Array(), 'pdf', budget)).toEqual({ state: 'unreadable' })
  expect(budget.spent().steps).toBeLessThan(limitsOf.document.steps / 100)
})

test('counts and reads a form of a PDF as often as it is drawn', async () => {
  const stream = 'BT /F 10 Tf 72 700 Td (Jane Doe) Tj ET'
  const file = pdf('/X Do 1 0 0 1 0 -50 cm /X Do', {
    resources: '/XObject<</X 10 0 R>>',
    objects: [
      `10 0 obj<</Subtype/Form/BBox[0 0 612 792]/Resources<</Font<</F 5 0 R>>>>/Length ${stream.length}>>stream\n${stream}\nendstream endobj`,
    ],
  })
  const read = await readDocumentText(file, 'pdf', budgetFor('document'))
  expect(read.state === 'read' && read.text.match(/Jane Doe/g)).toHaveLength(2)
})

test('reads a résumé of any repeated letters with work in proportion to its length', () => {
  for (const piece of [...hostilePieces, '‹', '(', 'a\n', '2010 - ']) {
    const text = tidyResumeText(piece.repeat((isLong ? 200_000 : 20_000) / piece.length))
    expect(text.split('\n').length).toBeLessThanOrEqual(4_000)
    expect(Math.max(...text.split(/\s/).map((word) => word.length))).toBeLessThanOrEqual(400)
    readResume(text, new Date('2026-01-01'))
  }
}, 120_000)

test('reads a table with the same word in every row in proportion to its length', () => {
  const table = (rows: number) => Array.from({ length: rows }, (_, at) => `same\tsame\tsame\tsame\t${at}`).join('\n')
  const read = (text: string) => readResume(text, new Date('2026-01-01'))
  expect(growthFrom(read, table(400), table(1_600))).toBeLessThan(maxGrowth)
}, 120_000)
