// @ts-check
// What one rule is worth: the documents whose reading changes without it, the smallest of them, and the points of each field.
import { hashOf } from './baselines.mjs'
import { readWith } from './switches.mjs'
import { shortened } from './shorten.mjs'

/** @typedef {import('./documents.fixture.ts').Outcome} Outcome */
/** @typedef {{ text: string, as: string } | { set: string, name: string }} Example */
/** @typedef {{ example: Example | null, worth: Record<string, number>, documents: number, isPart?: boolean }} Judged */
/** @typedef {import('./baselines.mjs').Baseline} Baseline */
/** @typedef {import('./baselines.mjs').Baselines} Baselines */

/** Documents of a set, evenly chosen, on which a rule is judged that took part in more. @type {Record<string, number>} */
const samples = {
  queries: 120,
  titles: 60,
  places: 28,
  'people pages': 16,
  'firm sites': 2,
  directories: 3,
  'written résumés': 40,
  'written postings': 40,
  'written job pages': 40,
  'written firm sites': 16,
}
const usualSample = 8
/** Texts that are tried as the example, the shortest first, and other documents, the cheapest first. */
const [maxTexts, maxOthers] = [80, 160]
/** Documents of a set from which it is estimated how many values all of them state. */
const statedSample = 60
/** A reader without a rule may ask so many times more than with it. */
const maxGrowth = 20
const leastAllowed = 100_000
const maxExampleText = 1_500
/** Changed documents that are tried as the example. */
const maxVerified = 5

/** The outcome with all rules on. @param {Baseline} document */
async function outcomeOf(document) {
  if (!document.outcome) document.outcome = /** @type {Outcome} */ ((await readWith(() => document.judge?.(), -2)).said)
  return document.outcome
}

/** Values that the documents of a set state. @param {Baselines} known @param {string} set */
async function statedIn(known, set) {
  if (known.stated[set] !== undefined) return
  const all = known.documents.filter((document) => document.set === set && document.judge)
  known.stated[set] = all.length
  const sample = sampleOf(all, statedSample)
  for (const document of sample)
    for (const [field, { stated }] of Object.entries(await outcomeOf(document))) {
      const name = `${set}: ${field}`
      known.stated[name] = (known.stated[name] ?? 0) + (stated * all.length) / sample.length
    }
}

/** Judges one rule. @param {number} rule @param {Baselines} known @returns {Promise<Judged>} */
export async function judgeRule(rule, known) {
  const numbers = known.tookPart[rule] ?? []
  const own = numbers.flatMap((at) => known.documents[at] ?? [])
  /** @type {Set<Baseline>} */
  const changed = new Set()
  /** @type {Set<Baseline>} */
  const tried = new Set()
  /** @param {Baseline} document */
  const changes = async (document) => {
    tried.add(document)
    const { said } = await readWith(document.read, rule, maxAskedOf(document))
    const isChanged = hashOf(said) !== document.hash
    if (isChanged) changed.add(document)
    return isChanged
  }

  const texts = own.filter(({ kind }) => kind).toSorted((a, b) => a.name.length - b.name.length)
  const byText = await firstExample(rule, texts.slice(0, maxTexts), changes)
  const worth = await worthOf(rule, known, own, changes, () => changed.size > 0)
  const others = own.filter((one) => !one.kind && !tried.has(one)).toSorted((a, b) => a.cost - b.cost)
  const example =
    byText ?? (await exampleOf(rule, [...changed])) ?? (await firstExample(rule, others.slice(0, maxOthers), changes))
  return { example, worth, documents: own.length }
}

/**
 * An example made of the first document that changes without the rule and can be one.
 * @param {number} rule @param {readonly Baseline[]} documents @param {(document: Baseline) => Promise<boolean>} changes
 * @returns {Promise<Example | null>}
 */
async function firstExample(rule, documents, changes) {
  for (const document of documents) {
    const example = (await changes(document)) && (await exampleOf(rule, [document]))
    if (example) return example
  }
  return null
}

/**
 * Points of each field that a rule adds: right values, less wrong and invented ones.
 * @param {number} rule @param {Baselines} known @param {readonly Baseline[]} own
 * @param {(document: Baseline) => Promise<boolean>} changes @param {() => boolean} hasExample
 */
async function worthOf(rule, known, own, changes, hasExample) {
  /** @type {Record<string, number>} */
  const points = {}
  for (const [set, all = []] of Object.entries(Object.groupBy(own, (one) => one.set))) {
    if (!all[0]?.judge) continue
    const sample = sampleOf(all, samples[set] ?? usualSample)
    let moved = 0
    for (const [at, document] of sample.entries()) {
      // The other half of a sample is read only if the first half changes, or nothing has changed yet.
      if (at >= sample.length / 2 && moved === 0 && hasExample()) break
      if (!(await changes(document))) continue
      moved++
      await statedIn(known, set)
      for (const [field, change] of changesOf(await outcomeOf(document), await outcomeWithout(rule, document))) {
        const name = `${set}: ${field}`
        const share = (100 * change * all.length) / sample.length / Math.max(1, known.stated[name] ?? 0)
        points[name] = (points[name] ?? 0) + share
      }
    }
  }
  return rounded(points)
}

/** @param {number} rule @param {Baseline} document @returns {Promise<Outcome>} */
async function outcomeWithout(rule, document) {
  const { said } = await readWith(() => document.judge?.(), rule, maxAskedOf(document))
  return /** @type {Outcome} */ (said !== null && typeof said === 'object' ? said : {})
}

/** Values that are right with a rule, less those that are wrong without it. @param {Outcome} before @param {Outcome} after */
const changesOf = (before, after) =>
  Object.entries(before).flatMap(([field, { right, wrong }]) => {
    const other = after[field] ?? { right: 0, wrong: 0 }
    const change = right - other.right + (other.wrong - wrong)
    return change === 0 ? [] : [/** @type {const} */ ([field, change])]
  })

/** Documents evenly chosen; each half of them is spread over all. @param {readonly Baseline[]} all @param {number} most */
function sampleOf(all, most) {
  const count = Math.min(all.length, most)
  const chosen = Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] ?? [])
  const isEven = (/** @type {unknown} */ _, /** @type {number} */ at) => at % 2 === 0
  return [...chosen.filter(isEven), ...chosen.filter((one, at) => !isEven(one, at))].flat()
}

/** The largest first, in hundredths. @param {Record<string, number>} points */
const rounded = (points) =>
  Object.fromEntries(
    Object.entries(points)
      .map(([field, value]) => /** @type {const} */ ([field, Number(value.toFixed(2))]))
      .filter(([, value]) => value !== 0)
      .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)),
  )

/** Questions that a reader without a rule may ask. @param {Pick<Baseline, 'cost'>} document */
const maxAskedOf = ({ cost }) => Math.max(leastAllowed, cost * maxGrowth)

/** The smallest text that changes, as short as it can be made, or the name of the cheapest document. @param {number} rule @param {Baseline[]} changed @returns {Promise<Example | null>} */
async function exampleOf(rule, changed) {
  const [text] = changed.filter(({ kind }) => kind).sort((a, b) => a.name.length - b.name.length)
  if (text?.kind) {
    const short = await shortened(text.name, text.kind, rule)
    if (short !== undefined && short.length <= maxExampleText) return { text: short, as: text.kind }
  }
  const byCost = changed.toSorted((a, b) => a.cost - b.cost)
  const page = byCost.find(({ html }) => html)
  const short = page?.html && (await shortened(page.html(), 'page', rule))
  if (short !== undefined && short.length <= maxExampleText) return { text: short, as: 'page' }
  for (const one of byCost.slice(0, maxVerified))
    if (await changesWithout(rule, one.read))
      return one.kind ? { text: one.name, as: one.kind } : { set: one.set, name: one.name }
  return null
}

/** Checks whether an example is read in another way without its rule. @param {number} rule @param {() => unknown} read */
export async function changesWithout(rule, read) {
  const before = await readWith(read, -2)
  const after = await readWith(read, rule, maxAskedOf({ cost: before.asked + 20 }))
  return hashOf(before.said) !== hashOf(after.said)
}
