// @ts-check
// Started by ../ablate.mjs: switches each rule of the readers off, reads the held-out documents in which it took part, and
// prints how the share of right values changes.
import { setPriority } from 'node:os'
import { printTable } from '../data.mjs'
import { beginDocument, endLoading, fixed, loadSwitched, readers, rules, switchOff, takeSeen } from './switches.mjs'

/** @typedef {Record<string, { stated: number, right: number, wrong: number }>} Outcome */
/** @typedef {{ set: string, read: () => Outcome | Promise<Outcome> }} Document */

/** A rule that took part in more documents of a set is judged on this many of them, evenly chosen. @type {Record<string, number>} */
const samples = { 'people pages': 24, 'firm sites': 4, queries: 400 }
const usualSample = 12
const minutes = Number(process.env['ABLATE_MINUTES'] ?? 9)
/** Folders whose rules are judged, those of all readers if none is named. */
const named = (process.env['ABLATE'] ?? '').split(',').filter((folder) => readers.includes(folder))
const folders = named.length > 0 ? named : readers
/** Points of one field below which a rule is worth nothing. */
const nothing = 0.1

setPriority(10)
const began = performance.now()
loadSwitched(folders)
/** @type {string} */
const heldOutFile = './held-out.fixture.ts'
const { heldOutDocuments } = await import(heldOutFile)
const documents = /** @type {Document[]} */ (await heldOutDocuments(folders))
endLoading()

/** @param {Document} document @returns {Promise<Outcome>} */
async function outcomeOf(document) {
  beginDocument()
  try {
    return await document.read()
  } catch {
    return {}
  }
}

/** @type {Outcome[]} */
const outcomes = []
/** Numbers of the documents in which each rule took part. @type {number[][]} */
const tookPart = []
/** @type {Record<string, number>} */
const stated = {}
for (const [at, document] of documents.entries()) {
  const outcome = await outcomeOf(document)
  outcomes.push(outcome)
  for (const id of takeSeen()) (tookPart[id] ??= []).push(at)
  for (const [field, own] of Object.entries(outcome)) {
    const name = `${document.set}: ${field}`
    stated[name] = (stated[name] ?? 0) + own.stated
  }
}

/** Points of each field that a rule adds: right values, less wrong and invented ones. @param {number} id */
async function worthOf(id) {
  /** @type {Record<string, number>} */
  const points = {}
  const bySet = Object.groupBy(tookPart[id] ?? [], (at) => documents[at]?.set ?? '')
  switchOff([id])
  for (const [set, all = []] of Object.entries(bySet)) {
    const step = Math.max(1, all.length / (samples[set] ?? usualSample))
    for (let at = 0; at < all.length; at += step) {
      const index = all[Math.floor(at)] ?? 0
      const document = documents[index]
      if (!document) continue
      const without = await outcomeOf(document)
      for (const [field, own] of Object.entries(outcomes[index] ?? {})) {
        const other = without[field] ?? { right: 0, wrong: 0 }
        const name = `${set}: ${field}`
        const change = own.right - other.right + (other.wrong - own.wrong)
        if (change !== 0) points[name] = (points[name] ?? 0) + (100 * step * change) / Math.max(1, stated[name] ?? 0)
      }
    }
  }
  switchOff([])
  takeSeen()
  return points
}

const kinds = ['function', 'list', 'if', 'statement', 'element', 'replace', 'filter', 'spread', 'branch', 'operand']
/** @type {{ rule: import('./switched-source.mjs').Rule, documents: number, points: Record<string, number>, best: number }[]} */
const judged = []
let left = 0
for (const kind of kinds)
  for (const [id, rule] of rules.entries()) {
    if (rule.kind !== kind || fixed.has(id) || !tookPart[id]) continue
    if (performance.now() - began > minutes * 60_000) left++
    else {
      const points = await worthOf(id)
      judged.push({ rule, documents: tookPart[id].length, points, best: Math.max(0, ...Object.values(points)) })
    }
  }
judged.sort((a, b) => b.best - a.best || b.rule.lines - a.rule.lines)

if (process.env['ABLATE_OUT']) {
  const { writeFileSync } = await import('node:fs')
  const idle = rules.filter((_, id) => !fixed.has(id) && !tookPart[id])
  writeFileSync(process.env['ABLATE_OUT'], JSON.stringify({ judged, idle }))
}

const asPoints = (/** @type {Record<string, number>} */ points) =>
  Object.entries(points)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([field, worth]) => `${field} ${worth.toFixed(1)}`)
    .join(', ')
const placeOf = (/** @type {(typeof judged)[number]['rule']} */ { file, line, name }) =>
  `${file.replace('worker/reading/', '')}:${line} ${name.slice(0, 48)}`
const isWorth = (/** @type {(typeof judged)[number]} */ { best }) => best > nothing

console.log(
  `${documents.length} held-out documents; ${rules.length} rules, ${judged.length} judged, ${left} left out after ${minutes} minutes`,
)
console.log('Points of a field: share of right values, less wrong and invented ones, that a rule adds.\n')
printTable(
  ['rule', 'kind', 'lines', 'took part', 'points'],
  judged
    .filter(isWorth)
    .slice(0, 100)
    .map(({ rule, documents: count, points }) => [placeOf(rule), rule.kind, rule.lines, count, asPoints(points)]),
)
console.log('\nRules by kind')
printTable(
  ['kind', 'judged', 'worth something', 'worth nothing', 'took no part'],
  kinds.map((kind) => {
    const own = judged.filter(({ rule }) => rule.kind === kind)
    const idle = rules.filter((rule, id) => rule.kind === kind && !fixed.has(id) && !tookPart[id])
    return [kind, own.length, own.filter(isWorth).length, own.filter((one) => !isWorth(one)).length, idle.length]
  }),
)
console.log('\nThe longest that are worth nothing')
printTable(
  ['rule', 'kind', 'lines', 'took part'],
  judged
    .filter((one) => !isWorth(one))
    .toSorted((a, b) => b.rule.lines - a.rule.lines)
    .slice(0, 60)
    .map(({ rule, documents: count }) => [placeOf(rule), rule.kind, rule.lines, count]),
)
