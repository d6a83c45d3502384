// @ts-check
// Loads the readers with a switch for each rule, and knows which rules took part in reading a document.
import { readFileSync, readdirSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { switchedSource } from './switched-source.mjs'
import { emptied, switchedList, SwitchedPattern } from './switched-values.mjs'

/** @typedef {import('./switched-source.mjs').Rule} Rule */

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = 'worker/reading'
const others = /\.(?:test|fixture|site|data)\.ts$|(?:^|\/)(?:budget|inflate|page-error|json)\.ts$/

/** Files of the readers that have rules, by their paths from the root. Lists of words that are data are read by these. */
export const ruleFiles = () =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => path.endsWith('.ts') && !others.test(path))
    .sort()

/** Source of a file. @param {string} file */
export const sourceOf = (file) => readFileSync(root + file, 'utf8')

/** Every rule of the readers, by its id, without loading them. @returns {Map<string, Rule>} */
export const everyRule = () =>
  new Map(ruleFiles().flatMap((file) => switchedSource(file, sourceOf(file)).rules.map((rule) => [rule.id, rule])))

/** Rules of the loaded readers; a rule's number is its place here. @type {Rule[]} */
export const rules = []

/** State that the copies of the readers ask for and write to. */
const state = {
  /** Number of the rule that is off; -1 for none. */
  off: -1,
  /** Rules that take part are noted. */
  isNoting: true,
  /** Rules that took part. @type {Set<number>} */
  seen: new Set(),
  /** Questions asked while one document is read: without a rule a loop may have no end. */
  asked: 0,
  maxAsked: Infinity,
}
/** @typedef {typeof state} SwitchState */

function ask() {
  if (++state.asked > state.maxAsked) throw new Error('Without this rule the reader does not end.')
}

const nothing = () => /(?!)/g

/** Called by the copies of the readers. */
const calls = {
  /** Asked where a function begins. @param {number} rule */
  isOff(rule) {
    ask()
    return state.off === rule
  },
  /** Called with what a function returns, and what it would return without the rule. @param {number} rule @param {any} without @param {any} value */
  result(rule, without, value) {
    if (state.isNoting && !state.seen.has(rule) && !saysNothing(value, without)) state.seen.add(rule)
    return value
  },
  /** A condition, and what it is without the rule. @param {number} rule @param {boolean} without @param {any} value */
  is(rule, without, value) {
    ask()
    if (state.isNoting && Boolean(value) !== without) state.seen.add(rule)
    if (state.off !== rule) return value
    return without && value ? value : without
  },
  /** A pattern in a function or a table. @param {number} rule @param {() => RegExp} make */
  pattern(rule, make) {
    if (state.off === rule) return nothing()
    return state.isNoting ? SwitchedPattern.of(make(), rule, state) : make()
  },
  /**
   * A variable that a file makes when it is loaded: a list, a pattern, or a table of patterns.
   * @param {number} rule of the list itself; -1 for a table of patterns
   * @param {number} from number of the first rule that is written in it @param {number} to number behind the last one
   * @param {() => any} make @param {(value: any) => void} set
   */
  made(rule, from, to, make, set) {
    const value = make()
    /** @type {Variable} */
    const own = { rule, make, set, noting: undefined, plain: undefined }
    if (areNoting) own.noting = switchedList(rule, value, state)
    else own.plain = value
    variables.push(own)
    for (let number = from; number < to; number++) variableOf.set(number, own)
    return own.noting ?? own.plain
  },
  /** @param {number} from @param {number} to @param {() => void} reset */
  lazy(from, to, reset) {
    lazies.push({ from, to, reset })
  },
  /** One that is filled while its file is loaded holds no readings. @param {Map<unknown, unknown>} memory */
  memory(memory) {
    if (memory.size === 0) memories.push(memory)
  },
}

/** Readings that files keep. @type {Map<unknown, unknown>[]} */
const memories = []
/** Files' values that are made when they are first asked for, with the numbers of the files' rules. @type {{ from: number, to: number, reset: () => void }[]} */
const lazies = []

/** @typedef {{ rule: number, make: () => any, set: (value: any) => void, noting: any, plain: any }} Variable */
/** @type {Variable[]} */
const variables = []
/** Variables of loaded files, by the rules that are written in them. @type {Map<number, Variable>} */
const variableOf = new Map()
/** Variables hold values that note when they take part, which is slow. */
let areNoting = true

/** Gives the variables their values for noting, or the plain ones. @param {boolean} isNoting */
function setVariables(isNoting) {
  if (isNoting === areNoting) return
  areNoting = isNoting
  state.isNoting = isNoting
  for (const one of variables)
    one.set(isNoting ? (one.noting ??= switchedList(one.rule, one.make(), state)) : (one.plain ??= one.make()))
}

/** Makes what depends on a rule without it, or gives them their plain values back. @param {number} rule @param {boolean} isOff */
function switchVariables(rule, isOff) {
  for (const { from, to, reset } of lazies) if (rule >= from && rule < to) reset()
  const one = variableOf.get(rule)
  if (!one) return
  if (!isOff) one.set(one.plain)
  else one.set(one.rule === rule ? emptied(one.plain) : one.make())
}

/** @param {any} value @param {any} without */
function saysNothing(value, without) {
  if (value === without || value === null || value === undefined) return true
  if (Array.isArray(without)) return Array.isArray(value) && value.length === 0
  return (without instanceof Set || without instanceof Map) && value.size === 0
}

/** From now on the readers are loaded with switches. */
export function loadSwitched() {
  const files = new Set(ruleFiles())
  Object.assign(globalThis, { __rules: calls })
  registerHooks({
    load(url, context, next) {
      const path = url.startsWith('file:') ? relative(root, fileURLToPath(url)) : ''
      if (!files.has(path)) return next(url, context)
      const copy = switchedSource(path, sourceOf(path), rules.length)
      rules.push(...copy.rules)
      return { format: 'module', shortCircuit: true, source: stripTypeScriptTypes(copy.text) }
    },
  })
}

/** Rules that took part until now, while the readers were loaded. @returns {Set<number>} */
export const takeLoaded = () => state.seen

/**
 * Reads a document with one rule off, or with all on and noting which took part. A reader that fails says so.
 * @param {() => unknown} read @param {number} [off] the rule; -1 to note, -2 to read only @param {number} [maxAsked] questions after which the reader is stopped
 * @returns {Promise<{ said: unknown, asked: number, seen: number[] }>}
 */
export async function readWith(read, off = -1, maxAsked = Infinity) {
  setVariables(off === -1)
  Object.assign(state, { off, seen: new Set(), asked: 0, maxAsked })
  for (const memory of memories) memory.clear()
  switchVariables(off, true)
  /** @type {unknown} */
  let said
  try {
    said = await read()
  } catch (error) {
    said = `fails: ${error instanceof Error ? error.name : String(error)}`
  }
  const { asked, seen } = state
  switchVariables(off, false)
  Object.assign(state, { off: -1, maxAsked: Infinity })
  return { said, asked, seen: [...seen] }
}
