import { budgetFor } from '#worker/reading/budget.ts'
import { inflate } from '#worker/reading/inflate.ts'
import type { LinearModel } from './linear-model.ts'

/** A model as it is stored. Its weights are multiples of `unit`; zeros are left out, and the bytes are deflated and in base64. */
export type StoredModel = {
  labels: readonly string[]
  buckets: number
  unit: number
  weights: string
  transitions: readonly number[]
}

/**
 * Opens a stored model. The first half of its bytes are the distances of the weights, each from the one before. The second half are
 * the weights, where a 0 only bridges a distance that doesn't fit into one byte.
 */
export function openModel({ labels, buckets, unit, weights, transitions }: StoredModel): LinearModel {
  const stored = Uint8Array.from(atob(weights), (char) => char.charCodeAt(0))
  const bytes = inflate(stored, budgetFor('document'))
  const values = bytes.subarray(bytes.length / 2)
  const open = new Int8Array(buckets * labels.length)
  let at = 0
  for (const [index, value] of values.entries()) {
    at += bytes[index] ?? 0
    open[at] = value
  }
  return { labels, buckets, weights: open, unit, transitions: Float32Array.from(transitions) }
}
