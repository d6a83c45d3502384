import { deflateSync } from 'fflate'
import type { LinearModel } from '#worker/reading/model/linear-model.ts'
import type { StoredModel } from '#worker/reading/model/weights.ts'

/** Maximum step from one stored weight to the next, because steps are bytes. */
const maxStep = 255

/**
 * Writes a model as `openModel` reads it.
 *
 * @param options.levels Stored value of the largest weight, at most 127. Fewer levels take less space.
 * @param options.least Smallest weight that is kept, as a share of the largest.
 */
export function storeModel(
  { labels, buckets, weights, transitions }: LinearModel,
  { levels = 127, least = 0 }: { levels?: number; least?: number } = {},
): StoredModel {
  let top = 0
  for (const weight of weights) top = Math.max(top, Math.abs(weight))
  const unit = top / levels || 1
  const steps: number[] = []
  const values: number[] = []
  let last = 0
  for (const [at, weight] of weights.entries()) {
    const value = Math.round(weight / unit)
    if (value === 0 || Math.abs(weight) < least * top) continue
    for (; at - last > maxStep; last += maxStep) {
      steps.push(maxStep)
      values.push(0)
    }
    steps.push(at - last)
    values.push(value & 255)
    last = at
  }
  let text = ''
  for (const byte of deflateSync(Uint8Array.from([...steps, ...values]), { level: 9 }))
    text += String.fromCharCode(byte)
  return {
    labels,
    buckets,
    unit: Number(unit.toPrecision(6)),
    weights: btoa(text),
    transitions: Array.from(transitions, (weight) => Math.round(weight * 1000) / 1000),
  }
}
