// @ts-check
// A copy of a reader's source in which each of its rules can be switched off. The product's files have no switches: this
// copy exists only while a bench or its test runs (switches.mjs). docs/reading-in-detail.md defines what counts as a rule.
import { parseSync } from 'vite'
import { isFunction, isList, isPattern, namesWords, ofOwnWords, resultWithout, childrenOf } from './rule-syntax.mjs'

/**
 * A rule: a piece of source without which the rest still runs. Its id names the file, the function or list that it is in, its
 * kind, and its number among those of its kind there, so that it survives changes elsewhere.
 * @typedef {'function' | 'list' | 'pattern' | 'condition'} RuleKind
 * @typedef {{ id: string, kind: RuleKind, file: string, line: number, lines: number, text: string }} Rule
 * @typedef {import('./rule-syntax.mjs').Node} Node
 * @typedef {{ at: number, isEnd: boolean, depth: number, text: string }} Insertion
 */

/** Bounds of work and input are no rules of reading. */
const bound = /\b(?:\w*[lL]imit|max[A-Z]\w*|most[A-Z]\w*|budget\w*|Budget\w*|depth)\b|\.length\s*>=?\s*\d{2,}/

/**
 * Where a node is: the nodes above it, the outermost first, and the name of the function or list that holds them. `isInFile`:
 * part of a declaration of the file itself, which is exported or not.
 * @param {readonly Node[]} above
 */
const placeOf = (above) => ({
  above,
  parent: above.at(-1),
  isInFunction: above.some(({ type }) => isFunction(type)),
  isInFile: above.every(({ type }) => /^(?:Program|Export\w+|VariableDeclarat\w+)$/.test(type)),
  owner: ownerOf(above),
  depth: above.length,
})
/** @typedef {ReturnType<typeof placeOf>} Place */

/** Name of the outermost declaration around a node. @param {readonly Node[]} above @returns {string} */
function ownerOf(above) {
  for (const { type, id } of above) {
    if (type === 'FunctionDeclaration' || type === 'ClassDeclaration') return id?.name ?? ''
    if (type === 'VariableDeclarator') return id.name ?? 'parts'
  }
  return 'file'
}

/**
 * The source with a call around each rule, and the rules. Their numbers start at `first`.
 * @param {string} file @param {string} source @param {number} [first]
 * @returns {{ text: string, rules: Rule[] }}
 */
export function switchedSource(file, source, first = 0) {
  const { program } = parseSync(file, source, { lang: 'ts' })
  const isOwnWord = ofOwnWords(/** @type {any} */ (program))
  const short = file.replace(/^worker\/reading\//, '').replace(/\.ts$/, '')
  /** @type {Rule[]} */
  const rules = []
  /** @type {Insertion[]} */
  const insertions = []
  /** @type {Map<string, number>} */
  const ordinals = new Map()
  const textOf = (/** @type {Node} */ node) => source.slice(node.start, node.end)

  /** @param {RuleKind} kind @param {Node} node @param {Place} place @param {boolean} [isOwner] the rule is the function or list itself @returns {number} the rule's number */
  const add = (kind, node, { owner }, isOwner = false) => {
    const name = isOwner ? `${short} ${owner}` : `${short} ${owner} ${kind}`
    const ordinal = (ordinals.get(name) ?? 0) + 1
    ordinals.set(name, ordinal)
    const id = isOwner && ordinal === 1 ? name : `${name} ${ordinal}`
    const line = source.slice(0, node.start).split('\n').length
    const text = textOf(node)
    rules.push({ id, kind, file, line, lines: text.split('\n').length, text: text.replaceAll(/\s+/g, ' ') })
    return first + rules.length - 1
  }
  /** @param {Node} node @param {number} depth @param {string} before @param {string} after */
  const wrap = (node, depth, before, after) => {
    insertions.push({ at: node.start, isEnd: false, depth, text: before })
    insertions.push({ at: node.end, isEnd: true, depth, text: after })
  }
  const isWordy = (/** @type {Node} */ node) => !bound.test(textOf(node)) && namesWords(node, isOwnWord)

  /** @param {Node} node @param {Place} place */
  function onFunction(node, place) {
    const isNamed = node.type === 'FunctionDeclaration' || place.parent?.type === 'VariableDeclarator'
    if (!isNamed || place.isInFunction) return
    const owner = node.id?.name ?? place.owner
    const result = resultWithout(source, node, owner)
    if (result === null) return
    const number = add('function', node, /** @type {Place} */ ({ owner }), true)
    if (node.body.type !== 'BlockStatement') {
      wrap(
        node.body,
        place.depth + 1,
        `__rules.isOff(${number}) ? ${result} : __rules.result(${number}, ${result}, (`,
        '))',
      )
      return
    }
    insertions.push({
      at: node.body.start + 1,
      isEnd: false,
      depth: place.depth,
      text: `if (__rules.isOff(${number})) return ${result};`,
    })
    for (const [value, depth] of returnsOf(node.body))
      wrap(value, place.depth + depth, `__rules.result(${number}, ${result}, (`, '))')
  }

  /** Without the condition nothing is done, or the second branch is taken. @param {Node} node @param {Place} place */
  function onTest(node, place) {
    if (!isWordy(node.test)) return
    wrap(node.test, place.depth + 1, `__rules.is(${add('condition', node, place)}, false, (`, '))')
  }

  /** @param {Node} node @param {Place} place */
  function onLogical(node, place) {
    const { parent } = place
    if (node.operator === '??' || (parent?.type === 'LogicalExpression' && parent.operator === node.operator)) return
    const operands = operandsOf(node)
    // One of a test is the test itself.
    if (parent?.test === node && operands.filter(isWordy).length < 2) return
    for (const [at, operand] of operands.entries()) {
      if (!isWordy(operand)) continue
      const number = add('condition', operand, place)
      const depth = place.depth + 1 + operands.length - at
      wrap(operand, depth, `__rules.is(${number}, ${node.operator === '&&'}, (`, '))')
    }
  }

  /** @param {Node} node @param {Place} place */
  function onPattern(node, place) {
    // A pattern that is all of a condition or a function isn't a second rule.
    if (place.above.some((one) => conditions.has(one)) || isAllOfFunction(place)) return
    const number = add('pattern', node, place)
    wrap(node, place.depth, `__rules.pattern(${number}, () => `, ')')
  }

  /** Variables that a file makes when it is loaded, and that a switch makes again. @type {Node[]} */
  const made = []

  /**
   * The variable is made by a function, so that it can be made again without one of its rules.
   * @param {Node} declarator @param {number} depth @param {number} number of the list's own rule; -1 for a table of patterns
   * @param {number} from number of the first rule that is written in it
   */
  function remake({ id, init }, depth, number, from) {
    made.push(init)
    const range = `${from}, ${first + rules.length}`
    wrap(init, depth, `__rules.made(${number}, ${range}, () => (`, `), (value) => { ${id.name} = value })`)
  }

  /** Conditions that are rules: patterns in them are parts of these. @type {Set<Node>} */
  const conditions = new Set()

  /** Rules that are conditions. @param {Node} node @param {Place} place */
  function onCondition(node, place) {
    const before = rules.length
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') onTest(node, place)
    if (node.type === 'LogicalExpression') onLogical(node, place)
    if (rules.length > before) noteConditions(node)
  }

  /** @param {Node} node @param {readonly Node[]} above */
  function visit(node, above) {
    const place = placeOf(above)
    const before = first + rules.length
    if (isFunction(node.type)) onFunction(node, place)
    if (place.isInFunction) onCondition(node, place)
    const isMade = isVariable(node, place)
    const isOwn = isMade && (isPattern(node) || isList(node))
    const list = isOwn ? add('list', node, place, true) : -1
    if (isPattern(node)) {
      if (!isOwn) onPattern(node, place)
    } else for (const child of childrenOf(node)) visit(child, [...above, node])
    if (isOwn || (isMade && hasPattern(node))) remake(place.parent, place.depth, list, before)
  }

  /** @param {Node} node */
  function noteConditions(node) {
    const parts = node.type === 'LogicalExpression' ? operandsOf(node).filter(isWordy) : [node.test]
    for (const part of parts) conditions.add(part)
  }

  visit(/** @type {any} */ (program), [])
  const text = withInsertions(withVariables(source, program, made), insertions)
  return { text: `${text}\n${resets(program, first, first + rules.length)}`, rules }
}

/**
 * Source that resets what a file keeps from one reading to the next: what it makes when it is first asked for, which its
 * rules may decide, and what it has read.
 * @param {Node} program @param {number} from @param {number} to numbers of the file's rules
 */
function resets({ body }, from, to) {
  const variables = body.flatMap((/** @type {Node} */ one) => (one.declaration ?? one).declarations ?? [])
  return variables
    .flatMap((/** @type {Node} */ { id, init }) => {
      if (init === null && id.type === 'Identifier')
        return [`__rules.lazy(${from}, ${to}, () => { ${id.name} = undefined })`]
      const isMemory = init?.type === 'NewExpression' && init.arguments.length === 0 && init.callee.name === 'Map'
      return isMemory ? [`__rules.memory(${id.name})`] : []
    })
    .join(';')
}

/** Checks whether a pattern's test is all that a function of the file does. @param {Place} place */
function isAllOfFunction({ above }) {
  const [declarator, owner, call] = above.slice(-4)
  return declarator?.type === 'VariableDeclarator' && isFunction(owner?.type ?? '') && owner.body === call
}

/** Checks whether a value is a variable's that a file makes when it is loaded. @param {Node} node @param {Place} place */
const isVariable = (node, { isInFile, parent }) =>
  isInFile &&
  parent?.type === 'VariableDeclarator' &&
  parent.init === node &&
  parent.id.type === 'Identifier' &&
  !isFunction(node.type)

/** A pattern outside of a function. @param {Node} node @returns {boolean} */
const hasPattern = (node) => isPattern(node) || (!isFunction(node.type) && childrenOf(node).some(hasPattern))

/** `let` for `const` where a value is made again. @param {string} source @param {Node} program @param {readonly Node[]} made */
function withVariables(source, program, made) {
  let text = source
  for (const statement of program.body) {
    const { type, kind, start, declarations } = statement.declaration ?? statement
    if (type !== 'VariableDeclaration' || kind !== 'const') continue
    if (declarations.some((/** @type {Node} */ { init }) => made.includes(init)))
      text = `${text.slice(0, start)}let  ${text.slice(start + 'const'.length)}`
  }
  return text
}

/** @param {string} source @param {Insertion[]} insertions */
function withInsertions(source, insertions) {
  insertions.sort(
    (a, b) => a.at - b.at || Number(b.isEnd) - Number(a.isEnd) || (a.isEnd ? b.depth - a.depth : a.depth - b.depth),
  )
  let text = ''
  let at = 0
  for (const one of insertions) {
    text += source.slice(at, one.at) + one.text
    at = one.at
  }
  return text + source.slice(at)
}

/** Values that a function returns, with their depth in it. @param {Node} node @param {number} [depth] @returns {[Node, number][]} */
function returnsOf(node, depth = 1) {
  if (isFunction(node.type)) return []
  if (node.type === 'ReturnStatement' && node.argument) return [[node.argument, depth + 1]]
  return childrenOf(node).flatMap((child) => returnsOf(child, depth + 1))
}

/** Operands of a chain of one operator. @param {Node} node @returns {Node[]} */
function operandsOf(node) {
  const { left, right, operator } = node
  return left.type === 'LogicalExpression' && left.operator === operator ? [...operandsOf(left), right] : [left, right]
}
