import { budgetFor } from '#worker/reading/budget.ts'
import { inflate } from '#worker/reading/inflate.ts'
import type { LinearModel } from './linear-model.ts'

/** A model as it is stored. Its weights are multiples of `unit`, in packed lists of bytes: deflated and in base64. */
export type StoredModel = {
  labels: readonly string[]
  buckets: number
  unit: number
  weights: readonly string[]
  transitions: readonly number[]
}

const unpacked = (text: string): Uint8Array =>
  inflate(
    Uint8Array.from(atob(text), (char) => char.charCodeAt(0)),
    budgetFor('document'),
  )

/**
 * Opens a stored model. The first list has the distance of each row of weights from the row before, the next two the labels that have a
 * weight there, as bits (eight labels, then the others), and the last one all weights. A row without labels only bridges a distance that
 * doesn't fit into one byte.
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
  return { labels, buckets, weights: open, unit, transitions: Float32Array.from(transitions) }
}
