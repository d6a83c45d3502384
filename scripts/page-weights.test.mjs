// @ts-check
import { expect, test } from 'vitest'

// By a name of their own: the Worker's files are another world of types.
/** @param {string} file below bench/documents */
const load = (file) => import(new URL(`../bench/documents/${file}.ts`, import.meta.url).href)
const { inputsHash } = await load('train-pages')

test('the weights of the reader of people’s pages belong to the present inputs', { timeout: 240_000 }, async () => {
  /** @type {string} */
  const weights = '#worker/reading/person/trained-pages.data.ts'
  const { pagesInputs } = await import(weights)
  expect(inputsHash(), 'Run node bench/documents/train-pages.ts').toBe(pagesInputs)
})
