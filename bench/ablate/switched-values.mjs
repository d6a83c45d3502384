// @ts-check
// Patterns and lists that a file makes when it is loaded, with a switch: when it is off, nothing is in them.

/** @typedef {import('./switches.mjs').SwitchState} SwitchState */

/** A pattern that finds nothing while its rule is off. */
export class SwitchedPattern extends RegExp {
  /** @type {number} */
  rule = -1
  /** @type {SwitchState | undefined} */
  state

  /** @param {RegExp} pattern @param {number} rule @param {SwitchState} state */
  static of(pattern, rule, state) {
    const switched = new SwitchedPattern(pattern, pattern.flags)
    switched.rule = rule
    switched.state = state
    return switched
  }

  // `split` and `matchAll` make a copy of a pattern.
  /** @param {RegExp | string} pattern @param {string} [flags] */
  constructor(pattern, flags) {
    super(pattern, flags)
    if (!(pattern instanceof SwitchedPattern)) return
    this.rule = pattern.rule
    this.state = pattern.state
  }

  /** A pattern that another one is made of can't be switched off alone. @override */
  get source() {
    if (this.state?.isNoting) this.state.seen.add(this.rule)
    return super.source
  }

  /** @param {string} text @override */
  exec(text) {
    if (this.state?.off === this.rule) {
      this.lastIndex = 0
      return null
    }
    const found = super.exec(text)
    if (found && this.state?.isNoting) this.state.seen.add(this.rule)
    return found
  }
}

/**
 * The value with a switch; another kind of value comes back as it is.
 * @param {number} rule @param {any} value @param {SwitchState} state
 */
export function switchedList(rule, value, state) {
  if (rule < 0) return value
  // A text that patterns are made of can't be switched off alone.
  if (typeof value === 'string') state.seen.add(rule)
  if (value instanceof RegExp) return SwitchedPattern.of(value, rule, state)
  if (value instanceof Set || value instanceof Map) return withSwitch(rule, value, state)
  if (Array.isArray(value) || isTable(value)) return tableWithSwitch(rule, value, state)
  if (typeof value === 'function') {
    return (/** @type {any[]} */ ...given) => {
      if (state.off === rule) return undefined
      const said = value(...given)
      if (state.isNoting && said) state.seen.add(rule)
      return said
    }
  }
  // A schema is part of others, which are made while the file is loaded.
  state.seen.add(rule)
  return value
}

/** @param {number} rule @param {any} list a set or a map @param {SwitchState} state */
function withSwitch(rule, list, state) {
  const empty = new list.constructor()
  for (const method of ['has', 'get', 'keys', 'values', 'entries', 'forEach', Symbol.iterator]) {
    const own = list[method]
    if (!own) continue
    list[method] = (/** @type {any[]} */ ...given) => {
      if (state.off === rule) return empty[method](...given)
      const found = own.apply(list, given)
      if (state.isNoting && found !== undefined && found !== false) state.seen.add(rule)
      return found
    }
  }
  return list
}

/** @param {number} rule @param {any} table an array or an object @param {SwitchState} state */
function tableWithSwitch(rule, table, state) {
  const empty = Array.isArray(table) ? [] : {}
  const current = () => {
    if (state.isNoting) state.seen.add(rule)
    return state.off === rule ? empty : table
  }
  return new Proxy(table, {
    get: (_, name) => Reflect.get(current(), name),
    has: (_, name) => Reflect.has(current(), name),
    ...(Array.isArray(table)
      ? {}
      : {
          ownKeys: () => Reflect.ownKeys(current()),
          getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(current(), name),
        }),
  })
}

/** A value of the same kind with nothing in it. @param {any} value */
export function emptied(value) {
  if (value instanceof RegExp) return /(?!)/g
  if (value instanceof Set || value instanceof Map) return new /** @type {any} */ (value.constructor)()
  if (Array.isArray(value)) return []
  if (typeof value === 'function') return () => undefined
  return isTable(value) ? {} : value
}

/** @param {any} value */
const isTable = (value) =>
  value !== null && typeof value === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(value))
