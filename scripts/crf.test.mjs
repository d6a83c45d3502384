// @ts-check
import { expect, test } from 'vitest'

// By a name of its own: the Worker's files are another world of types.
/** @type {string} */
const crfFile = '../bench/documents/crf.fixture.ts'
/** @type {string} */
const modelFile = '#worker/reading/model/linear-model.ts'
const { trainCrf } = await import(crfFile)
const { guessAll } = await import(modelFile)

const options = { labels: ['o', 'T', 'F'], buckets: 16, rounds: 20, seed: 5, l1: 0.01 }
/** A sequence by the rows of each item and its labels. @param {[number[], ...string[]][]} items */
const sequence = (items) => ({
  items: items.map(([rows]) => Uint32Array.from(rows)),
  labels: items.map(([, ...labels]) => labels),
})
/** @template T @param {number} times @param {T[]} list */
const repeated = (times, list) => Array.from({ length: times }, () => list).flat()
/** The weights of a row. @param {{ weights: Float32Array }} model @param {number} row */
const weightsOf = ({ weights }, row) => weights.slice(row * options.labels.length, (row + 1) * options.labels.length)
/** @param {unknown} model @param {number[][]} items */
const labelsOf = (model, items) => guessAll(model, items).map((/** @type {{ label: string }} */ { label }) => label)

test('learns features and the order of labels', () => {
  // Row 3 is a title behind a firm, and nothing elsewhere.
  const known = [
    sequence([
      [[1], 'F'],
      [[3], 'T'],
    ]),
    sequence([
      [[2], 'o'],
      [[3], 'o'],
    ]),
  ]
  const model = trainCrf(repeated(20, known), options)
  expect(labelsOf(model, [[1], [3]])).toEqual(['F', 'T'])
  expect(labelsOf(model, [[2], [3]])).toEqual(['o', 'o'])
})

test('lets an item have any of its labels, and all if it has none', () => {
  const known = [sequence([[[1], 'T', 'F'], [[2]]]), sequence([[[1], 'F']])]
  const model = trainCrf(repeated(20, known), options)
  expect(labelsOf(model, [[1]])).toEqual(['F'])
  // Nothing said what row 2 is.
  expect(weightsOf(model, 2).every((weight) => Math.abs(weight) < 2)).toBe(true)
})

test('gives margins in tenths of a nat', () => {
  // Row 1 is a title three times out of four: the probabilities differ by a factor of 3.
  const known = ['T', 'T', 'T', 'F'].map((label) => sequence([[[1], label]]))
  const model = trainCrf(repeated(200, known), options)
  const [{ label, margin }] = guessAll(model, [[1]])
  expect(label).toBe('T')
  expect(margin / 10).toBeCloseTo(Math.log(3), 0)
})

test('leaves rare features without a weight, and gives the same weights again', () => {
  const known = [...repeated(50, [sequence([[[1], 'T']])]), sequence([[[1, 4], 'F']])]
  const strict = { ...options, rounds: 2, l1: 3 }
  const model = trainCrf(known, strict)
  expect(weightsOf(model, 4).every((weight) => weight === 0)).toBe(true)
  expect(labelsOf(model, [[1]])).toEqual(['T'])
  expect(trainCrf(known, strict)).toEqual(model)
})
