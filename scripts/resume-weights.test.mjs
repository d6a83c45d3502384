// @ts-check
import { expect, test } from 'vitest'
import { setsDay } from '../bench/accuracy.ts'

// By a name of their own: the Worker's files are another world of types.
/** @param {string} file below bench/documents */
const load = (file) => import(new URL(`../bench/documents/${file}.ts`, import.meta.url).href)
const { inputsHash } = await load('train')
const { generated } = await load('examples')
const { judgeExamples } = await load('judge.fixture')

test('the weights of the résumé reader belong to the present inputs', { timeout: 120_000 }, async () => {
  /** @type {string} */
  const weights = '#worker/reading/resume/trained.data.ts'
  const { resumeInputs } = await import(weights)
  expect(inputsHash(), 'Run node bench/documents/train.ts').toBe(resumeInputs)
})

test('the résumé reader knows layouts and words outside its training', { timeout: 240_000 }, async () => {
  const { counts, others } = judgeExamples(await generated(true, 1, 48), setsDay)
  for (const [field, least] of /** @type {const} */ ([
    ['name', 0.94],
    ['email', 0.97],
    ['title', 0.82],
    ['firm', 0.82],
  ])) {
    const { right, wrong, empty } = counts[field]
    expect(right / (right + wrong + empty), field).toBeGreaterThan(least)
  }
  expect(others.named).toBeLessThan(2)
})
