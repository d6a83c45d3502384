import { expect, test } from 'vitest'
import { budgetFor } from '#worker/reading/budget.ts'
import { addedElement } from '#worker/reading/document/html/parse-html.ts'
import { headingOf } from './page-heading.ts'
import type { Line } from './page-lines.ts'

const budget = budgetFor('page')
const from = { url: 'https://www.harlowfinch.example/people/', firm: 'Harlow', host: 'harlowfinch.example' }

/** Shortest time for the heading of a page with so many headings, all with one name. Milliseconds. */
function timeFor(count: number): number {
  const page = addedElement('body', { children: [], parent: null, budget })
  const lines = Array.from({ length: count }, (): Line => {
    const element = addedElement('h2', { children: ['Amy Wu'], parent: page, budget })
    return { text: 'Amy Wu', level: 2, isBold: false, item: undefined, element, row: element, joint: undefined }
  })
  const times = [1, 2, 3].map(() => {
    const start = performance.now()
    headingOf(page, lines, [], from)
    return performance.now() - start
  })
  return Math.min(...times)
}

test('takes time in proportion to the number of headings with one name', { timeout: 60_000 }, () => {
  // Four times the headings take four times the time in a linear read, and sixteen times in a quadratic one.
  expect(timeFor(20_000) / timeFor(5_000)).toBeLessThan(9)
})
