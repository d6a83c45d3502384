import { budgetFor } from '#worker/reading/budget.ts'
import { inflate } from '#worker/reading/inflate.ts'
import type { LinearModel } from './linear-model.ts'

/** A model as it is stored: weights as whole numbers of `unit`, zeros left out, in base 64. */
export type StoredModel = {
  labels: readonly string[]
  buckets: number
  unit: number
  weights: string
  /** The bytes of the weights are deflated. */
  isPacked?: true
  transitions: readonly number[]
}

/** Opens a stored model. Each weight is two bytes: the step from the one before, and its value; a value of 0 only steps. */
export function openModel({ labels, buckets, unit, weights, transitions, isPacked }: StoredModel): LinearModel {
  const stored = Uint8Array.from(atob(weights), (char) => char.charCodeAt(0))
  const bytes = isPacked ? inflate(stored, budgetFor('document')) : stored
  const open = new Int8Array(buckets * labels.length)
  for (let index = 0, at = 0; index + 1 < bytes.length; index += 2) {
    at += bytes[index] ?? 0
    open[at] = bytes[index + 1] ?? 0
  }
  return { labels, buckets, weights: open, unit, transitions: Float32Array.from(transitions) }
}
