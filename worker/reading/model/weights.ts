import { deflateSync } from 'fflate'
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

/** Longest step over zeros that one byte says. */
const maxStep = 255

/** Opens a stored model. Each weight is two bytes: the step from the one before, and its value; a value of 0 only steps. */
export function openModel({ labels, buckets, unit, weights, transitions, isPacked }: StoredModel): LinearModel {
  const stored = Uint8Array.from(atob(weights), (char) => char.charCodeAt(0))
  const bytes = isPacked ? inflate(stored, budgetFor('document')) : stored
  const open = new Float32Array(buckets * labels.length)
  for (let index = 0, at = 0; index + 1 < bytes.length; index += 2) {
    at += bytes[index] ?? 0
    const value = ((bytes[index + 1] ?? 0) << 24) >> 24
    if (value !== 0) open[at] = value * unit
  }
  return { labels, buckets, weights: open, transitions: Float32Array.from(transitions) }
}

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
  const top = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
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
