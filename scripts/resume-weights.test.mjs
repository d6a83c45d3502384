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

/** Minimum share of correct values for each field. */
const written = { name: 0.94, email: 0.97, title: 0.82, firm: 0.82 }
/** Randomly composed résumés are harder to read, and there are few of them. */
const random = { name: 0.88, email: 0.97, title: 0.78, firm: 0.78 }

test('the résumé reader knows layouts and words outside its training', { timeout: 240_000 }, async () => {
  for (const [people, least] of /** @type {const} */ ([
    ['lawyers', written],
    ['others', written],
    ['people', random],
  ])) {
    const { counts, others } = judgeExamples(await generated(true, 1, people === 'lawyers' ? 48 : 0, people), setsDay)
    for (const field of /** @type {const} */ (['name', 'email', 'title', 'firm'])) {
      const { right, wrong, empty } = counts[field]
      expect(right / (right + wrong + empty), `${field} of ${people}`).toBeGreaterThan(least[field])
    }
    expect(others.named).toBeLessThan(2)
  }
})
