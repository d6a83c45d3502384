// @ts-check
// The documents as they are read with all rules on: what the readers say, and which rules take part. It is kept in bench/.data,
// so that a run that was cut off begins with its rules.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readWith } from './switches.mjs'

/** @typedef {import('./documents.fixture.ts').RuleDocument} RuleDocument */
/** @typedef {import('./documents.fixture.ts').Outcome} Outcome */
/** `hash` is of the reading, `cost` the questions that it asks. @typedef {RuleDocument & { hash: string, cost: number, outcome?: Outcome }} Baseline */
/** `tookPart` has the documents of each rule, by its number. @typedef {{ documents: Baseline[], tookPart: number[][], stated: Record<string, number> }} Baselines */

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = `${root}bench/.data/ablate/`

/** Letters and digits that two readings share only if they are equal. @param {unknown} said */
export const hashOf = (said) =>
  createHash('sha1')
    .update(JSON.stringify(said, withoutParents) ?? '')
    .digest('base64')

/** Elements of pages know the one above. @param {string} name @param {unknown} value */
function withoutParents(name, value) {
  if (name === 'parent') return undefined
  return value instanceof Map || value instanceof Set ? [...value] : value
}

/**
 * Reads every document once with all rules on.
 * @param {readonly string[]} folders whose rules are judged @param {readonly RuleDocument[]} documents
 * @param {(text: string) => void} report
 * @returns {Promise<Baselines>}
 */
export async function baselinesOf(folders, documents, report) {
  const file = `${folder}${folders.toSorted().join('-')}-${sourcesHash()}.json`
  if (existsSync(file)) {
    const { read, tookPart } = JSON.parse(readFileSync(file, 'utf8'))
    for (const document of documents) await document.prepare?.()
    return { documents: documents.map((one, at) => ({ ...one, ...read[at] })), tookPart, stated: {} }
  }
  /** @type {Baselines} */
  const found = { documents: [], tookPart: [], stated: {} }
  let set = ''
  for (const [at, document] of documents.entries()) {
    if (document.set !== set) report(`${document.set} …`)
    set = document.set
    await document.prepare?.()
    const { seen } = await readWith(document.read)
    // Readings are compared as the plain readers give them.
    const { said, asked } = await readWith(document.read, -2)
    found.documents.push({ ...document, hash: hashOf(said), cost: asked + 20 })
    for (const rule of seen) (found.tookPart[rule] ??= []).push(at)
  }
  mkdirSync(folder, { recursive: true })
  const read = found.documents.map(({ hash, cost }) => ({ hash, cost }))
  writeFileSync(file, JSON.stringify({ read, tookPart: found.tookPart }))
  return found
}

/** Hash of everything that decides what is read. */
function sourcesHash() {
  const own = createHash('sha256')
  for (const path of [
    'bench/ablate',
    'bench/documents',
    'bench/sets',
    'bench/written',
    'worker/reading',
    'worker/features/sourcing',
  ])
    for (const name of readdirSync(root + path, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(?:ts|mjs|json|txt)$/.test(name)) own.update(readFileSync(`${root}${path}/${name}`))
  return own.digest('hex').slice(0, 16)
}
