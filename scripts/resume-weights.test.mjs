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

/** Minimum share of correct values for each field. With so few documents, one of them is worth up to three points. */
const lawyers = { name: 0.94, email: 0.97, title: 0.82, firm: 0.82 }
/** For people who aren't lawyers. Their titles and firms use words that aren't in training. */
const others = { name: 0.94, email: 0.97, title: 0.76, firm: 0.74 }
/** For résumés composed at random, which are harder to read. */
const people = { name: 0.76, email: 0.9, title: 0.72, firm: 0.72 }

test('the résumé reader knows layouts and words outside its training', { timeout: 240_000 }, async () => {
  for (const [whose, least] of Object.entries({ lawyers, others, people })) {
    const { counts, others: papers } = judgeExamples(
      await generated(true, 1, whose === 'lawyers' ? 48 : 0, whose),
      setsDay,
    )
    for (const field of /** @type {const} */ (['name', 'email', 'title', 'firm'])) {
      const { right, wrong, empty } = counts[field]
      expect(right / (right + wrong + empty), `${field} of ${whose}`).toBeGreaterThan(least[field])
    }
    expect(papers.named).toBeLessThan(2)
  }
})
