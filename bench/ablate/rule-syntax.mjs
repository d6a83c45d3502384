// @ts-check
// Which pieces of source are rules: what the parser's nodes say of them.

/** @typedef {any} Node as the parser gives it */

export const isFunction = (/** @type {string} */ type) =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)

/** A regular expression, written or put together. @param {Node} node */
export const isPattern = (node) =>
  (node.type === 'Literal' && 'regex' in node) || (node.type === 'NewExpression' && node.callee.name === 'RegExp')

/** The value of a function that is switched off, as source; null if its declared result has no value that says nothing. @param {string} source @param {Node} node @param {string} name @returns {string | null} */
export function resultWithout(source, node, name) {
  if (node.async || node.generator) return null
  const type = node.returnType ? source.slice(node.returnType.typeAnnotation.start, node.returnType.end) : ''
  if (/\| undefined$/.test(type)) return 'undefined'
  if (/\| null$/.test(type)) return 'null'
  if (/\[\]$|^readonly /.test(type)) return '[]'
  if (/^(?:Readonly)?Set</.test(type)) return 'new Set()'
  if (/^(?:Readonly)?Map</.test(type)) return 'new Map()'
  if (type === 'boolean' || / is /.test(type)) return 'false'
  if (type === '' && /^(?:is|has|names|holds|may)[A-Z]/.test(name)) return 'false'
  const [first] = node.params
  return type === 'string' && first?.type === 'Identifier' ? first.name : null
}

/**
 * Checks whether a value that a file makes when it is loaded is a list of words: a set, a map, a book of phrases, or a table
 * of texts.
 * @param {Node} node
 * @returns {boolean}
 */
export function isList(node) {
  const value = plain(node)
  if (value.type === 'NewExpression') return /^(?:Set|Map)$/.test(value.callee.name ?? '') && value.arguments.length > 0
  if (value.type === 'CallExpression') return !/^(?:String|Number|Symbol|BigInt)$/.test(value.callee.name ?? '')
  return /^(?:Array|Object)Expression$/.test(value.type) && wordsIn(value) >= 3 && isData(value)
}

/** Without what only the type checker sees. @param {Node} node @returns {Node} */
const plain = (node) => (/^TS(?:As|NonNull|Satisfies)Expression$/.test(node.type) ? plain(node.expression) : node)

/** Texts in a table, its names among them. @param {Node} node @returns {number} */
function wordsIn(node) {
  const value = plain(node)
  if (isText(value)) return 1
  const parts = value.type === 'ObjectExpression' ? value.properties : (value.elements ?? [])
  return parts.reduce(
    (/** @type {number} */ sum, /** @type {Node} */ part) =>
      sum + (part?.type === 'Property' ? 1 + wordsIn(part.value) : part ? wordsIn(part) : 0),
    0,
  )
}

/** A table without patterns, which are rules of their own, and without functions. @param {Node} node @returns {boolean} */
const isData = (node) => !isPattern(node) && !isFunction(node.type) && childrenOf(node).every(isData)

const isText = (/** @type {Node} */ node) => node.type === 'Literal' && typeof node.value === 'string'

/** Nodes directly below one, without its types. @param {Node} node @returns {Node[]} */
export function childrenOf(node) {
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

/** Methods that look for a text in what is read. */
const asks = /^(?:includes|startsWith|endsWith|indexOf|lastIndexOf|has)$/

/**
 * Checks whether a condition names words of documents: it has a pattern, or compares with a text. Names of the readers' own
 * (`kind === 'place'`, `area === 'Litigation'`) are no words of documents.
 * @param {Node} node @param {(text: string) => boolean} isOwnWord @returns {boolean}
 */
export function namesWords(node, isOwnWord) {
  if (isFunction(node.type)) return false
  if (isPattern(node)) return true
  const isWord = (/** @type {Node} */ one) => isText(one) && /\p{L}{2}/u.test(one.value) && !/^\p{Lu}/u.test(one.value) && !isOwnWord(one.value)
  if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator))
    if (isWord(node.left) || isWord(node.right)) return node.left.operator !== 'typeof'
  if (node.type === 'CallExpression' && asks.test(node.callee.property?.name ?? '') && node.arguments.some(isWord))
    return true
  return childrenOf(node).some((child) => namesWords(child, isOwnWord))
}

/** Words that a file's types name, and those it compares kinds, labels and sections with. @param {Node} program @returns {(text: string) => boolean} */
export function ofOwnWords(program) {
  /** @type {Set<string>} */
  const words = new Set()
  /** @param {any} node */
  const visit = (node) => {
    if (!node || typeof node !== 'object') return
    if (node.type === 'TSLiteralType' && typeof node.literal?.value === 'string') words.add(node.literal.value)
    if (node.type === 'BinaryExpression') {
      if (isText(node.right) && isOwnName(node.left)) words.add(node.right.value)
    }
    if (node.type === 'CallExpression' && isOwnName(node.callee?.object))
      for (const one of node.arguments) if (isText(one)) words.add(one.value)
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) for (const one of value) visit(one)
      else if (value && typeof value === 'object') visit(value)
    }
  }
  visit(program)
  return (text) => words.has(text)
}

const ownNames = /^(?:\w*[kK]ind|\w*[lL]abel|\w*[sS]ection|type|state|stance|unit|gap|role|engine|level|form|mode|cue)$/

/** @param {Node} node @returns {boolean} */
const isOwnName = (node) =>
  ownNames.test(node?.type === 'Identifier' ? node.name : (node?.property?.name ?? ''))
