// @ts-check
// Finds the document of an example, and checks if it still shows its rule.
import { changesWithout } from './judge-rules.mjs'
import { rules } from './switches.mjs'

/** @typedef {import('./judge-rules.mjs').Example} Example */
/** @typedef {import('./documents.fixture.ts').RuleDocument} RuleDocument */

/** @type {string} */
const documentsFile = './documents.fixture.ts'
/** @type {string} */
const readersFile = './read-text.fixture.ts'

/** Documents of each set that an example names, by their names. @type {Map<string, Map<string, RuleDocument>>} */
const sets = new Map()

/** @param {string} set @returns {Promise<Map<string, RuleDocument>>} */
async function documentsIn(set) {
  const known = sets.get(set)
  if (known) return known
  const { documentsOf } = await import(documentsFile)
  const all = /** @type {RuleDocument[]} */ (await documentsOf([], set))
  const documents = new Map(all.map((one) => [one.name, one]))
  sets.set(set, documents)
  return documents
}

/**
 * Returns true if the example is read in another way without the rule. The readers are loaded with switches before.
 * @param {string} id of the rule @param {Example} example
 */
export async function showsRule(id, example) {
  const { textReaders } = await import(readersFile)
  const document = 'set' in example ? (await documentsIn(example.set)).get(example.name) : undefined
  await document?.prepare?.()
  const read = 'text' in example ? () => textReaders[example.as]?.(example.text) : document?.read
  const numberOf = () => rules.findIndex((one) => one.id === id)
  // PDF readers are loaded, and get their switches, when the first PDF is read.
  if (numberOf() < 0) await read?.()
  const number = numberOf()
  return number >= 0 && read !== undefined && (await changesWithout(number, read))
}
