// @ts-check
// Started by ../ablate.mjs: brings the register of rules up to date. A rule is judged again when its file or the documents
// have changed since. ABLATE=posting,site limits it to some folders, ABLATE=all judges every rule again.
import { setPriority } from 'node:os'
import { printTable } from '../data.mjs'
import { baselinesOf } from './baselines.mjs'
import { judgeRule } from './judge-rules.mjs'
import { showsRule } from './read-example.mjs'
import { documentsHash, folderOf, hash, readRegister, writePart } from './register.mjs'
import { everyRule, loadSwitched, rules, sourceOf, takeLoaded } from './switches.mjs'

/** @typedef {import('./register.mjs').Part} Part */
/** @typedef {import('./switched-source.mjs').Rule} Rule */

setPriority(10)
const asked = (process.env['ABLATE'] ?? '').split(',').filter(Boolean)
const isAll = asked.includes('all')
const named = asked.filter((name) => name !== 'all')
const began = process.cpuUsage()
const seconds = () => Math.round((process.cpuUsage(began).user + process.cpuUsage(began).system) / 1e6)
const print = (/** @type {string} */ text) => console.log(`${String(seconds()).padStart(5)} s  ${text}`)

const register = readRegister()
const documentsNow = documentsHash()
/** Rules by folder and file. @type {Map<string, Map<string, Rule[]>>} */
const byFolder = new Map()
for (const rule of everyRule().values()) {
  const folder = folderOf(rule.file)
  const files = byFolder.get(folder) ?? new Map()
  byFolder.set(folder, files.set(rule.file, [...(files.get(rule.file) ?? []), rule]))
}
const folders = named.length > 0 ? named.filter((folder) => byFolder.has(folder)) : [...byFolder.keys()]

/** @param {string} folder @returns {Part} the folder's part without what has changed */
function keptPart(folder) {
  const old = register[folder]
  const isOld = isAll || !old || old.documents !== documentsNow
  /** @type {Part} */
  const part = { documents: documentsNow, withoutExample: null, files: {}, rules: {} }
  for (const [file, own] of byFolder.get(folder) ?? []) {
    const now = hash(sourceOf(file))
    if (isOld || old.files[file] !== now) continue
    part.files[file] = now
    for (const { id } of own) if (old.rules[id]) part.rules[id] = old.rules[id]
  }
  return part
}

const parts = new Map(folders.map((folder) => [folder, keptPart(folder)]))
const changed = folders.flatMap((folder) =>
  [...(byFolder.get(folder)?.keys() ?? [])]
    .filter((file) => !parts.get(folder)?.files[file])
    .map((file) => ({ folder, file })),
)
print(`${changed.length} files with rules to judge`)

if (changed.length > 0) {
  loadSwitched()
  /** @type {string} */
  const documentsFile = './documents.fixture.ts'
  const { documentsOf } = await import(documentsFile)
  const wanted = [...new Set(changed.map(({ folder }) => folder))]
  const documents = await documentsOf(wanted)
  print(`${documents.length} documents`)
  const loaded = takeLoaded()
  const known = await baselinesOf(wanted, documents, print)
  const numbers = new Map(rules.map(({ id }, number) => [id, number]))
  for (const { folder, file } of changed) {
    const part = parts.get(folder)
    const own = byFolder.get(folder)?.get(file) ?? []
    if (!part) continue
    for (const { id } of own) {
      const number = numbers.get(id)
      const judged = number === undefined ? { example: null, worth: {}, documents: 0 } : await judgeRule(number, known)
      const before = register[folder]?.rules[id]?.example
      // An earlier example stays as long as it shows the rule.
      if (before && !judged.example && (await showsRule(id, before))) judged.example = before
      // Parts of lists that are put together while the readers are loaded can't be switched off alone.
      const isPart = number !== undefined && loaded.has(number) && !judged.example
      part.rules[id] = isPart ? { ...judged, isPart } : judged
    }
    part.files[file] = hash(sourceOf(file))
    write(folder, part)
    print(`${file}: ${own.length} rules`)
  }
}
for (const [folder, part] of parts) write(folder, part)
for (const name of Object.keys(register))
  if (!byFolder.has(name)) writePart(name, { documents: '', withoutExample: null, files: {}, rules: {} })
report()
const bare = [...parts.values()].filter(
  ({ rules: own, withoutExample }) => Object.values(own).filter(isWithout).length > (withoutExample ?? Infinity),
)
if (bare.length > 0) throw new Error('More rules than before have no example.')

/** @param {Pick<import('./judge-rules.mjs').Judged, 'example' | 'isPart'>} entry */
function isWithout({ example, isPart = false }) {
  return !example && !isPart
}

/** @param {string} folder @param {Part} part */
function write(folder, part) {
  const count = Object.values(part.rules).filter(isWithout).length
  const isWhole = Object.keys(part.files).length === byFolder.get(folder)?.size
  const before = register[folder]?.withoutExample ?? null
  part.withoutExample = isWhole ? Math.min(count, before ?? count) : before
  writePart(folder, part)
}

/** Prints the rules that are worth most, and those without an example. */
function report() {
  const all = [...byFolder].flatMap(([folder, files]) =>
    [...files.values()].flat().flatMap((rule) => {
      const entry = parts.get(folder)?.rules[rule.id]
      return entry ? [{ rule, ...entry, best: Math.max(0, ...Object.values(entry.worth)) }] : []
    }),
  )
  console.log(
    `\n${all.length} rules; points of a field: right values, less wrong and invented ones, that a rule adds\n`,
  )
  printTable(
    ['rule', 'lines', 'documents', 'points'],
    all
      .toSorted((a, b) => b.best - a.best)
      .slice(0, 60)
      .map(({ rule, documents, worth }) => [rule.id, rule.lines, documents, pointsOf(worth)]),
  )
  console.log('\nRules by folder')
  printTable(
    ['folder', 'rules', 'worth points', 'change readings only', 'no example'],
    [...byFolder.keys()].map((folder) => {
      const own = all.filter(({ rule }) => folderOf(rule.file) === folder)
      const count = (/** @type {(one: (typeof all)[number]) => boolean} */ test) => own.filter(test).length
      return [
        folder,
        own.length,
        count(({ best }) => best > 0),
        count(({ best, example }) => best <= 0 && example !== null),
        count(isWithout),
      ]
    }),
  )
  console.log(
    '\nRules without an example, the longest first: delete them, or write one into bench/ablate/own-examples.ts',
  )
  printTable(
    ['rule', 'line', 'lines', 'took part'],
    all
      .filter(isWithout)
      .toSorted((a, b) => b.rule.lines - a.rule.lines)
      .slice(0, 100)
      .map(({ rule, documents }) => [rule.id, rule.line, rule.lines, documents]),
  )
}

/** @param {Record<string, number>} worth */
function pointsOf(worth) {
  return Object.entries(worth)
    .slice(0, 3)
    .map(([field, points]) => `${field} ${points}`)
    .join(', ')
}
