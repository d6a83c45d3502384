// @ts-check
import { expect, test } from 'vitest'
import { setsDay } from '../bench/accuracy.ts'

// By a name of their own: the Worker's files are another world of types.
/** @param {string} file below bench/documents */
const load = (file) => import(new URL(`../bench/documents/${file}.ts`, import.meta.url).href)
const { generatedPostings, inputsHash } = await load('train-postings')
const { judgePostings } = await load('judge-postings.fixture')

test('the weights of the posting reader belong to the present inputs', { timeout: 120_000 }, async () => {
  /** @type {string} */
  const weights = '#worker/reading/posting/trained.data.ts'
  const { postingInputs } = await import(weights)
  expect(inputsHash(), 'Run node bench/documents/train-postings.ts').toBe(postingInputs)
})

test('reads facts and lists of postings in layouts and words outside its training', { timeout: 120_000 }, () => {
  const { counts } = judgePostings(generatedPostings(true, 120), setsDay)
  const least = { title: 0.92, firmName: 0.88, location: 0.94, salaryMin: 0.9, yearsExperienceMin: 0.95 }
  for (const [field, rate] of Object.entries({ ...least, requirements: 0.83, benefits: 0.86 })) {
    const { right, wrong, empty, invented } = counts[field]
    expect(right / (right + wrong + empty), field).toBeGreaterThan(rate)
    expect(invented, field).toBeLessThan(4)
  }
})

test('reads titles and employers as boards, agencies and nonprofits write them', { timeout: 120_000 }, () => {
  const { counts } = judgePostings(generatedPostings(true, 120, true), setsDay)
  for (const [field, rate] of Object.entries({ title: 0.85, firmName: 0.8 })) {
    const { right, wrong, empty } = counts[field]
    expect(right / (right + wrong + empty), field).toBeGreaterThan(rate)
  }
})
