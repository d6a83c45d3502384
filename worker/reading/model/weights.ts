import { budgetFor } from '#worker/reading/budget.ts'
import { inflate } from '#worker/reading/inflate.ts'
import type { LinearModel } from './linear-model.ts'

/** The stored form of a model. Weights are multiples of `unit`, in lists of bytes that are deflated and encoded in base64. */
export type StoredModel = {
  labels: readonly string[]
  buckets: number
  unit: number
  weights: readonly string[]
  transitions: readonly number[]
}

/** Bytes that are stored deflated and in base64. */
export const unpacked = (text: string): Uint8Array =>
  inflate(
    Uint8Array.from(atob(text), (char) => char.charCodeAt(0)),
    budgetFor('document'),
  )

/**
 * Opens a stored model from four lists of bytes. For each row of weights, the first list has its distance from the previous row, and the
 * next two have a bit for each label with a weight: the first eight labels, then the rest. The last list has all weights in order. A row
 * without labels only bridges a distance that doesn't fit into one byte.
 */
export function openModel({ labels, buckets, unit, weights, transitions }: StoredModel): LinearModel {
  const [steps = [], few = [], more = [], values = []] = weights.map(unpacked)
  const open = new Int8Array(buckets * labels.length)
  let [row, next] = [0, 0]
  for (const [at, step] of steps.entries()) {
    row += step
    const own = (few[at] ?? 0) + (more[at] ?? 0) * 256
    for (let label = 0; own >> label > 0; label++)
      if ((own >> label) % 2 === 1) open[row * labels.length + label] = values[next++] ?? 0
  }
  if (steps.length === 0 || few.length !== steps.length || more.length !== steps.length || next !== values.length)
    throw new Error('The weights of a model are damaged.')
  return { labels, buckets, weights: open, unit: Float64Array.of(unit), transitions: Float32Array.from(transitions) }
}
