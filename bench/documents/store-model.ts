import { deflateSync } from 'fflate'
import type { LinearModel } from '#worker/reading/model/linear-model.ts'
import type { StoredModel } from '#worker/reading/model/weights.ts'

/** Maximum step from one stored row to the next, because steps are bytes. */
const maxStep = 255

/**
 * Writes a model as `openModel` reads it.
 *
 * @param options.levels Stored value of the largest weight, at most 127. Fewer levels take less space.
 * @param options.least Smallest weight that is kept, as a share of the largest.
 * @param options.counts For each row, the number of items in training that have its features. With it, `least` is the smallest
 *   product that is kept of a weight and the root of that number: a small weight that counts often matters more than a large one that
 *   hardly counts.
 */
export function storeModel(
  { labels, buckets, weights, transitions }: LinearModel,
  { levels = 127, least = 0, counts }: { levels?: number; least?: number; counts?: Float32Array } = {},
): StoredModel {
  let top = 0
  for (const weight of weights) top = Math.max(top, Math.abs(weight))
  const unit = top / levels || 1
  const [steps, few, more, values]: [number[], number[], number[], number[]] = [[], [], [], []]
  const add = (step: number, own: number) => {
    steps.push(step)
    few.push(own & 255)
    more.push(own >> 8)
  }
  let last = 0
  for (let row = 0; row < buckets; row++) {
    let own = 0
    const smallest = counts ? least / Math.sqrt(Math.max(1, counts[row] ?? 0)) : least * top
    for (let label = 0; label < labels.length; label++) {
      const weight = weights[row * labels.length + label] ?? 0
      const value = Math.round(weight / unit)
      if (value === 0 || Math.abs(weight) < smallest) continue
      own |= 1 << label
      values.push(value & 255)
    }
    if (own === 0) continue
    for (; row - last > maxStep; last += maxStep) add(maxStep, 0)
    add(row - last, own)
    last = row
  }
  return {
    labels,
    buckets,
    unit: Number(unit.toPrecision(6)),
    weights: [steps, few, more, values].map(packed),
    transitions: Array.from(transitions, (weight) => Math.round(weight * 1000) / 1000),
  }
}

/** Bytes as `unpacked` reads them. */
export function packed(bytes: readonly number[]): string {
  let text = ''
  for (const byte of deflateSync(Uint8Array.from(bytes), { level: 9 })) text += String.fromCharCode(byte)
  return btoa(text)
}
