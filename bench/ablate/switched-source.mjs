// @ts-check
// A copy of a reader's source in which each of its rules can be switched off. The product's files have no switches: this
// copy exists only while a bench runs (switches.mjs).
import { parseSync } from 'vite'

/**
 * A rule: a piece of source without which the rest still runs.
 * @typedef {'function' | 'list' | 'if' | 'operand' | 'branch' | 'statement' | 'element' | 'spread' | 'replace' | 'filter'} RuleKind
 * @typedef {{ kind: RuleKind, file: string, line: number, lines: number, name: string }} Rule
 * @typedef {any} Node as the parser gives it
 * @typedef {{ at: number, isEnd: boolean, depth: number, text: string }} Insertion
 */

/** Bounds of work and input are no rules of reading. */
const bound = /\b(?:\w*[lL]imit|max[A-Z]\w*|most[A-Z]\w*|budget\w*|Budget\w*|depth)\b|\.length\s*>=?\s*\d{2,}/

/** Functions whose declared return type gives the value to use when they are switched off. @param {string} source @param {Node} node @param {string} name */
function resultWithout(source, node, name) {
  if (node.async || node.generator) return null
  const type = node.returnType ? source.slice(node.returnType.typeAnnotation.start, node.returnType.end) : ''
  if (type.endsWith('| undefined')) return 'undefined'
  if (type.endsWith('| null')) return 'null'
  if (/\[\]$|^readonly /.test(type)) return '[]'
  if (type === 'boolean' || / is /.test(type) || (type === '' && /^(?:is|has|names|holds)[A-Z]/.test(name)))
    return 'false'
  const [first] = node.params
  if (type === 'string' && first?.type === 'Identifier') return first.name
  return null
}

/**
 * The source with a call around each rule, and the rules. Their numbers start at `first`.
 * @param {string} file @param {string} source @param {number} first
 * @returns {{ text: string, rules: Rule[] }}
 */
export function switchedSource(file, source, first) {
  const { program } = parseSync(file, source, { lang: 'ts' })
  /** @type {Rule[]} */
  const rules = []
  /** @type {Insertion[]} */
  const insertions = []
  const isInFunction = (/** @type {readonly Node[]} */ above) => above.some(({ type }) => isFunction(type))
  const textOf = (/** @type {Node} */ node) => source.slice(node.start, node.end)

  /** @param {RuleKind} kind @param {Node} node @returns {number} the rule's number */
  const add = (kind, node, name = textOf(node).replaceAll(/\s+/g, ' ')) => {
    const lines = textOf(node).split('\n').length
    rules.push({ kind, file, line: source.slice(0, node.start).split('\n').length, lines, name: name.slice(0, 90) })
    return first + rules.length - 1
  }
  /** @param {Node} node @param {number} depth @param {string} before @param {string} after */
  const wrap = (node, depth, before, after) => {
    insertions.push({ at: node.start, isEnd: false, depth, text: before })
    insertions.push({ at: node.end, isEnd: true, depth, text: after })
  }

  /** Switches of rules inside functions. @type {Record<string, (node: Node, above: readonly Node[], parent: Node) => void>} */
  const inFunctions = {
    IfStatement(node, { length }) {
      if (!bound.test(textOf(node.test)))
        wrap(node.test, length + 1, `__rules.is(${add('if', node)}, Boolean(`, '), false)')
    },
    LogicalExpression: onLogical,
    ConditionalExpression(node, { length }) {
      if (bound.test(textOf(node.test))) return
      const [first, second] = [add('branch', node.consequent), add('branch', node.alternate)]
      wrap(node.test, length + 1, `__rules.choice(${first}, ${second}, (`, '))')
    },
    ArrayExpression: onArray,
    SpreadElement(node, { length }, parent) {
      if (parent.type === 'ObjectExpression')
        wrap(node.argument, length + 1, `__rules.parts(${add('spread', node)}, (`, '))')
    },
    CallExpression: onCall,
    ExpressionStatement: onStatement,
    ForOfStatement: onStatement,
    ForStatement: onStatement,
    WhileStatement: onStatement,
  }

  /** @param {Node} node @param {readonly Node[]} above @param {Node} parent */
  function onStatement(node, { length }, parent) {
    if (parent.type === 'BlockStatement' && !bound.test(textOf(node)))
      wrap(node, length, `if (__rules.runs(${add('statement', node)})) {`, '}')
  }

  /** Lists and patterns that are made when a file is loaded. @param {Node} node @param {readonly Node[]} above */
  function onList(node, above) {
    const name = above.findLast(({ type }) => type === 'VariableDeclarator')?.id.name
    if (isPattern(node)) {
      const list = above.find(({ type }) => type === 'ArrayExpression')
      const element = list && [...above, node].find((one) => list.elements.includes(one))
      wrap(node, above.length, `__rules.pattern(${add('list', element ?? node, name)}, `, ')')
    } else if (isWords(node)) wrap(node, above.length, `__rules.words(${add('list', node, name)}, `, ')')
  }

  /** @param {Node} node @param {readonly Node[]} above */
  function visit(node, above) {
    if (isFunction(node.type)) onFunction(node, above)
    if (isInFunction(above)) inFunctions[node.type]?.(node, above, above.at(-1))
    else onList(node, above)
    const next = [...above, node]
    if (isInFunction(above) || !isPattern(node)) for (const child of childrenOf(node)) visit(child, next)
  }

  /** @param {Node} node @param {readonly Node[]} above */
  function onFunction(node, above) {
    const name = node.id?.name ?? above.findLast(({ type }) => type === 'VariableDeclarator')?.id.name ?? ''
    const isNamed = node.id || above.at(-1)?.type === 'VariableDeclarator'
    if (!isNamed || isInFunction(above)) return
    const result = resultWithout(source, node, name)
    if (result === null) return
    const id = add('function', node, name)
    if (node.body.type === 'BlockStatement')
      insertions.push({
        at: node.body.start + 1,
        isEnd: false,
        depth: above.length,
        text: `if (!__rules.runs(${id})) return ${result};`,
      })
    else wrap(node.body, above.length + 1, `!__rules.runs(${id}) ? ${result} : (`, ')')
  }

  /** @param {Node} node @param {readonly Node[]} above @param {Node} parent */
  function onLogical(node, above, parent) {
    if (parent.type === 'LogicalExpression' && parent.operator === node.operator && parent.left === node) return
    const operands = operandsOf(node)
    for (const [at, operand] of operands.entries()) {
      if (bound.test(textOf(operand))) continue
      const id = add('operand', operand)
      const without = { '||': 'false', '&&': 'true', '??': 'undefined' }[/** @type {string} */ (node.operator)]
      const call = node.operator === '??' ? 'value' : 'is'
      wrap(operand, above.length + 1 + operands.length - at, `__rules.${call}(${id}, (`, `), ${without})`)
    }
  }

  /** @param {Node} node @param {readonly Node[]} above */
  function onArray(node, above) {
    if (node.elements.length < 2) return
    for (const element of node.elements) {
      if (!element || element.type === 'Literal') continue
      const isSpread = element.type === 'SpreadElement'
      if (
        !isSpread &&
        !/^(?:CallExpression|ConditionalExpression|ObjectExpression|ArrayExpression)$/.test(element.type)
      )
        continue
      const id = add('element', element)
      if (isSpread) wrap(element.argument, above.length + 2, `__rules.entries(${id}, (`, '))')
      else wrap(element, above.length + 1, `...__rules.entries(${id}, [`, '])')
    }
  }

  /** @param {Node} node @param {readonly Node[]} above */
  function onCall(node, above) {
    const { callee } = node
    if (callee.type !== 'MemberExpression' || callee.optional) return
    const method = callee.property.name
    const [given] = node.arguments
    if (!given || !/^(?:replace|replaceAll|filter)$/.test(method) || bound.test(textOf(given))) return
    const kind = method === 'filter' ? 'filter' : 'replace'
    const id = add(kind, given)
    wrap(given, above.length + 2, kind === 'filter' ? `__rules.kept(${id}, ` : `__rules.sought(${id}, `, ')')
  }

  visit(/** @type {any} */ (program), [])
  insertions.sort(
    (a, b) => a.at - b.at || Number(b.isEnd) - Number(a.isEnd) || (a.isEnd ? b.depth - a.depth : a.depth - b.depth),
  )
  let text = ''
  let at = 0
  for (const one of insertions) {
    text += source.slice(at, one.at) + one.text
    at = one.at
  }
  return { text: text + source.slice(at), rules }
}

const isFunction = (/** @type {string} */ type) =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)
/** @param {Node} node */
const isWords = ({ type, callee, arguments: given }) =>
  type === 'NewExpression' && /^(?:Set|Map)$/.test(callee.name ?? '') && given.length > 0
const isPattern = (/** @type {Node} */ node) =>
  (node.type === 'Literal' && 'regex' in node) || (node.type === 'NewExpression' && node.callee.name === 'RegExp')

/** Operands of a chain of one operator. @param {Node} node @returns {Node[]} */
function operandsOf(node) {
  const { left, right, operator } = node
  return left.type === 'LogicalExpression' && left.operator === operator ? [...operandsOf(left), right] : [left, right]
}

/** Nodes directly below one, without its types. @param {Node} node @returns {Node[]} */
function childrenOf(node) {
  return Object.entries(node).flatMap(([key, value]) => {
    if (/^(?:typeAnnotation|returnType|typeParameters|typeArguments|superTypeArguments)$/.test(key)) return []
    return (Array.isArray(value) ? value : [value]).filter(
      (one) =>
        typeof one?.type === 'string' &&
        typeof one.start === 'number' &&
        (!one.type.startsWith('TS') || /^TS(?:As|NonNull|Satisfies)Expression$/.test(one.type)),
    )
  })
}
