import { test } from 'vitest'
import { bucketsOf } from '#worker/reading/model/linear-model.ts'
import { partsOfLines, postingFacts, type FactLabel, type WordModels } from './label-words.ts'

/** A model that gives some words a label, and no other word any. */
function knowing(words: string, label: FactLabel): WordModels {
  const model = { labels: ['o', label], buckets: 65_536, unit: Float64Array.of(1), transitions: new Float32Array(4) }
  const weights = new Int8Array(model.buckets * 2)
  for (const row of bucketsOf(['bias'], model)) weights[row * 2] = 50
  for (const word of words.split(' ')) for (const row of bucketsOf([`w|${word}`], model)) weights[row * 2 + 1] = 100
  return { words: { ...model, weights } }
}

test.for([
  ['Ames & Calder seeks a clerk.', 'calder', 'F', 'Ames & Calder'],
  ['Ames & Calder seeks a clerk.', 'ames', 'F', 'Ames & Calder'],
  ['Dr. Al-Amin seeks a clerk.', 'amin', 'F', 'Al-Amin'],
  ['Risk & Claims Counsel', 'claims', 'T', 'Risk & Claims'],
  ['Housing/Claims Counsel', 'claims', 'T', 'Housing/Claims'],
  ['We - Calder - and others', 'calder', 'F', 'Calder'],
  ['Calder & others', 'calder', 'F', 'Calder'],
  ['Ohio & Iowa', 'iowa', 'P', 'Iowa'],
] as const)(
  'keeps both sides of an ampersand, a hyphen or a slash together: %#',
  ([line, word, label, text], { expect }) => {
    const facts = postingFacts([line], [], new Date('2026-11-21T12:00:00Z'), knowing(word, label))
    expect(facts.map((fact) => fact.text)).toEqual([text])
  },
)

test('keeps a dash inside the name of a firm', ({ expect }) => {
  const line = 'Nova College - Calder seeks a clerk.'
  const facts = postingFacts([line], [], new Date('2026-11-21T12:00:00Z'), knowing('nova college calder', 'F'))
  expect(facts.map((fact) => fact.text)).toEqual(['Nova College - Calder'])
})

test('reads a list of facts between the title and the text, which looks like noise', ({ expect }) => {
  const item = (label: string, line: number) => ({ label, margin: 50, line, text: '', isBullet: false }) as never
  const partOf = partsOfLines(['noise', 'opening', 'noise', 'noise', 'h:duties', 'noise'].map(item))
  expect([0, 2, 3, 5].map(partOf)).toEqual(['noise', 'opening', 'opening', 'noise'])
})
