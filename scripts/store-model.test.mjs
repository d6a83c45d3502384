// @ts-check
import { expect, test } from 'vitest'

// By a name of their own: the Worker's files are another world of types.
/** @type {string} */
const storeFile = '../bench/documents/store-model.ts'
/** @type {string} */
const weightsFile = '#worker/reading/model/weights.ts'
const { storeModel } = await import(storeFile)
const { openModel } = await import(weightsFile)

test('opens a stored model with the same weights', () => {
  const labels = Array.from({ length: 15 }, (_, at) => `label ${at}`)
  const weights = new Float32Array(1024 * labels.length)
  // Positive and negative weights in the first and last rows, for the first, eighth, ninth and last labels.
  const known = new Map([
    [0, 127],
    [7, -127],
    [8, 3],
    [600 * 15 + 14, -4],
    [1023 * 15, 60],
  ])
  for (const [at, weight] of known) weights[at] = weight
  const model = { labels, buckets: 1024, weights, unit: Float64Array.of(1), transitions: new Float32Array(225) }
  const opened = openModel(storeModel(model))
  expect([...opened.weights].flatMap((weight, at) => (weight === 0 ? [] : [[at, weight]]))).toEqual([...known])
})

test('refuses weights that are damaged instead of reading with them', () => {
  const weights = new Float32Array(64).fill(3)
  const stored = storeModel({
    labels: ['a', 'b'],
    buckets: 32,
    weights,
    unit: Float64Array.of(1),
    transitions: new Float32Array(4),
  })
  const cut = stored.weights.with(3, stored.weights[3].slice(0, 4))
  expect(() => openModel({ ...stored, weights: cut })).toThrow('The weights of a model are damaged.')
})

test('keeps a small weight that counts often rather than a large rare one', () => {
  const weights = Float32Array.of(100, 0, 10, 0, 20, 0, 0, 0)
  const counts = Float32Array.of(1, 100, 4, 0)
  const model = { labels: ['a', 'b'], buckets: 4, weights, unit: Float64Array.of(1), transitions: new Float32Array(4) }
  const opened = openModel(storeModel(model, { levels: 100, least: 60, counts }))
  expect([...opened.weights]).toEqual([100, 0, 10, 0, 0, 0, 0, 0])
})
