import { deflateSync } from 'fflate'
import type { LinearModel } from '#worker/reading/model/linear-model.ts'
import type { StoredModel } from '#worker/reading/model/weights.ts'

/** Most zeros that one byte can skip. */
const maxStep = 255

/**
 * Writes a model as `openModel` reads it.
 *
 * @param options.least Weights of fewer units, 127ths of the largest weight, are left out.
 * @param options.isPacked Deflates the weights.
 */
export function storeModel(
  { labels, buckets, weights, transitions }: LinearModel,
  { least = 1, isPacked = false }: { least?: number; isPacked?: boolean } = {},
): StoredModel {
  let top = 0
  for (const weight of weights) top = Math.max(top, Math.abs(weight))
  const unit = top / 127 || 1
  const bytes: number[] = []
  let last = 0
  for (const [at, weight] of weights.entries()) {
    const value = Math.round(weight / unit)
    if (Math.abs(value) < least) continue
    for (; at - last > maxStep; last += maxStep) bytes.push(maxStep, 0)
    bytes.push(at - last, value & 255)
    last = at
  }
  let text = ''
  for (const byte of isPacked ? deflateSync(Uint8Array.from(bytes), { level: 9 }) : bytes)
    text += String.fromCharCode(byte)
  return {
    labels,
    buckets,
    unit: Number(unit.toPrecision(6)),
    weights: btoa(text),
    ...(isPacked ? { isPacked: true as const } : {}),
    transitions: Array.from(transitions, (weight) => Math.round(weight * 1000) / 1000),
  }
}
