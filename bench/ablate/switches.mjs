// @ts-check
// Loads the readers with a switch for each rule, and knows which rules took part in reading a document.
import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { switchedSource } from './switched-source.mjs'

/** @typedef {import('./switched-source.mjs').Rule} Rule */

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Folders with rules of reading; the others decode files and markup. */
export const readers = ['lexicon', 'person', 'posting', 'query', 'resume', 'site']
const others = /\.(?:test|fixture|site|data)\.ts$/

/** @type {Rule[]} */
export const rules = []
const off = new Set()
/** Rules that took part since `beginRecord`. */
const seen = new Set()

/** Rules that took part while the readers were loaded, or whose value is used: they can't be judged by switching. */
export const fixed = new Set()

/** Questions asked while one document is read: without a rule a loop may have no end. */
let asked = 0
const maxQuestions = 2_000_000
function ask() {
  if (++asked > maxQuestions) throw new Error('Without this rule the reader does not end.')
}

/** @param {number} id */
const isOff = (id) => off.has(id)
const nothing = /(?!)/g

class SwitchedPattern extends RegExp {
  /** The number of its rule. @type {number} */
  id
  /** @param {RegExp} pattern @param {string} [flags] */
  constructor(pattern, flags) {
    super(pattern, flags)
    this.id = pattern instanceof SwitchedPattern ? pattern.id : -1
  }
  /** A pattern that becomes a part of another one has no switch of its own. @override */
  get source() {
    fixed.add(this.id)
    return super.source
  }
  /** @param {string} text @override */
  exec(text) {
    if (isOff(this.id)) {
      this.lastIndex = 0
      return null
    }
    const found = super.exec(text)
    if (found) seen.add(this.id)
    return found
  }
}

/** Called by the copies of the readers. */
const calls = {
  /** A condition, or what the rest does without it. @param {number} id @param {unknown} value @param {boolean} without */
  is(id, value, without) {
    ask()
    if (Boolean(value) !== without) seen.add(id)
    if (typeof value !== 'boolean') fixed.add(id)
    return isOff(id) ? without : value
  },
  /** @param {number} id @param {unknown} value */
  value(id, value) {
    ask()
    if (value !== undefined && value !== null) seen.add(id)
    return isOff(id) ? undefined : value
  },
  /** @param {number} first off: always the second branch @param {number} second off: always the first @param {unknown} value */
  choice(first, second, value) {
    ask()
    seen.add(value ? first : second)
    if (isOff(first)) return false
    return isOff(second) ? true : value
  },
  /** @param {number} id */
  runs(id) {
    ask()
    seen.add(id)
    return !isOff(id)
  },
  /** @param {number} id @param {readonly unknown[]} list */
  entries(id, list) {
    const all = [...list]
    if (all.length > 0) seen.add(id)
    return isOff(id) ? [] : all
  },
  /** @param {number} id @param {object} parts */
  parts(id, parts) {
    if (parts && Object.keys(parts).length > 0) seen.add(id)
    return isOff(id) ? {} : parts
  },
  /** @param {number} id @param {any} pattern */
  sought(id, pattern) {
    if (isOff(id)) return nothing
    if (!(pattern instanceof RegExp)) {
      seen.add(id)
      return pattern
    }
    return {
      /** @param {string} text @param {any} by */
      [Symbol.replace](text, by) {
        const changed = text.replace(pattern, by)
        if (changed !== text) seen.add(id)
        return changed
      },
    }
  },
  /** @param {number} id @param {(...given: any[]) => unknown} keeps */
  kept(id, keeps) {
    if (isOff(id)) return () => true
    return (/** @type {any[]} */ ...given) => {
      const isKept = keeps(...given)
      if (!isKept) seen.add(id)
      return isKept
    }
  },
  /** @param {number} id @param {RegExp} pattern */
  pattern(id, pattern) {
    const switched = new SwitchedPattern(pattern, pattern.flags)
    switched.id = id
    return switched
  },
  /** @param {number} id @param {any} list */
  words(id, list) {
    const { has, get } = list
    list.has = (/** @type {unknown} */ word) => {
      const isIn = has.call(list, word)
      if (isIn) seen.add(id)
      return isIn && !isOff(id)
    }
    if (get)
      list.get = (/** @type {unknown} */ word) => {
        const found = get.call(list, word)
        if (found !== undefined) seen.add(id)
        return isOff(id) ? undefined : found
      }
    return list
  },
}

/** Ends the loading: rules that took part until now did so while the readers were loaded. */
export function endLoading() {
  for (const id of takeSeen()) fixed.add(id)
}

/** From now on the readers of these folders are loaded with switches. @param {readonly string[]} folders */
export function loadSwitched(folders) {
  const switched = new RegExp(`^worker/reading/(?:${folders.join('|')})/`)
  Object.assign(globalThis, { __rules: calls })
  registerHooks({
    load(url, context, next) {
      const path = url.startsWith('file:') ? relative(root, fileURLToPath(url)) : ''
      if (!switched.test(path) || others.test(path)) return next(url, context)
      const copy = switchedSource(path, readFileSync(new URL(url), 'utf8'), rules.length)
      rules.push(...copy.rules)
      return { format: 'module', shortCircuit: true, source: stripTypeScriptTypes(copy.text) }
    },
  })
}

/** Begins a document, whose reading has a bound of its own. */
export function beginDocument() {
  asked = 0
}

/** Switches rules off (and no others). @param {Iterable<number>} ids */
export function switchOff(ids) {
  off.clear()
  for (const id of ids) off.add(id)
}

/** The rules that took part since the last call. @returns {number[]} */
export function takeSeen() {
  const all = [...seen]
  seen.clear()
  return all
}
