import { test } from 'vitest'
import { entriesOf, labelItems, type LabeledItem } from './label-items.ts'
import { postingLines } from './posting-items.ts'

const labelsOf = (text: string): string[] => labelItems(postingLines(text).items).map(({ label }) => label)

test('labels a heading that no list knows by what is below it', ({ expect }) => {
  const posting =
    'Tax Associate\nHale & Finch LLP\nYour suitcase\n• J.D. from an accredited law school\n• Ohio bar admission\n• Strong writing skills'
  const wanted = ['h:requirements', 'requirements', 'requirements', 'requirements']
  expect(labelsOf(posting)).toEqual(['opening', 'opening', ...wanted])
})

test('assigns every entry of a list to one part', ({ expect }) => {
  const posting = 'Counsel\nWhat We Offer\n• Dental insurance\n• A sense of humor\n• 401(k) match\n• Paid time off'
  expect(labelsOf(posting).slice(2)).toEqual(['benefits', 'benefits', 'benefits', 'benefits'])
})

/** The lines of a posting, all of the requirements. */
const requirements = (text: string, margin: number): LabeledItem[] =>
  postingLines(text).items.map((item) => ({ ...item, label: 'requirements', next: 'noise', margin }))

test('leaves out a list whose part is in doubt', ({ expect }) => {
  expect(entriesOf(requirements('• Ohio bar\n• Tax law', 7), 'requirements')).toBeUndefined()
  expect(entriesOf(requirements('• Ohio bar\n• Tax law', 9), 'requirements')).toEqual(['Ohio bar', 'Tax law'])
})
