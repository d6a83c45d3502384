// @ts-check
// Which pieces of source are rules: what the parser's nodes say of them.

/** @typedef {any} Node as the parser gives it */

export const isFunction = (/** @type {string} */ type) =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)

/** A regular expression, written or put together. @param {Node} node */
export const isPattern = (node) =>
  (node.type === 'Literal' && 'regex' in node) || (node.type === 'NewExpression' && node.callee.name === 'RegExp')

/** Values that say nothing, by the end or beginning of a declared result. @type {readonly (readonly [RegExp, string])[]} */
const nothingOf = [
  [/\| undefined$/, 'undefined'],
  [/\| null$/, 'null'],
  [/\[\]$|^readonly /, '[]'],
  [/^(?:Readonly)?Set</, 'new Set()'],
  [/^(?:Readonly)?Map</, 'new Map()'],
  [/^boolean$| is /, 'false'],
]

/**
 * The value of a function that is switched off, as source: what its declared result says nothing with, or its first text.
 * @param {string} source @param {Node} node @param {string} name
 * @returns {string | null} null if there is no such value
 */
export function resultWithout(source, node, name) {
  if (node.async || node.generator) return null
  const type = node.returnType ? source.slice(node.returnType.typeAnnotation.start, node.returnType.end) : ''
  const found = nothingOf.find(([pattern]) => pattern.test(type))
  if (found) return found[1]
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
  const named = value.type === 'ObjectExpression' ? value.properties.filter(isNamed) : []
  const parts = [...named.map((/** @type {Node} */ one) => one.value), ...(value.elements ?? [])].filter(
    (part) => part !== null,
  )
  return parts.reduce((sum, part) => sum + wordsIn(part), named.length)
}

const isNamed = (/** @type {Node} */ { type }) => type === 'Property'

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
  const isWord = (/** @type {Node} */ one) =>
    isText(one) && /\p{L}{2}/u.test(one.value) && !/^\p{Lu}/u.test(one.value) && !isOwnWord(one.value)
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
    for (const word of ownWordsAt(node)) words.add(word)
    for (const value of Object.values(node).flat()) visit(value)
  }
  visit(program)
  return (text) => words.has(text)
}

/** @param {any} node @returns {string[]} */
function ownWordsAt({ type, literal, left, right, callee, arguments: given }) {
  if (type === 'TSLiteralType') return typeof literal?.value === 'string' ? [literal.value] : []
  if (type === 'BinaryExpression') return isText(right) && isOwnName(left) ? [right.value] : []
  if (type !== 'CallExpression' || !isOwnName(callee.object)) return []
  return given.filter(isText).map((/** @type {Node} */ { value }) => value)
}

const ownNames = /^(?:\w*[kK]ind|\w*[lL]abel|\w*[sS]ection|type|state|stance|unit|gap|role|engine|level|form|mode|cue)$/

/** @param {Node} node @returns {boolean} */
const isOwnName = (node) => ownNames.test(node?.type === 'Identifier' ? node.name : (node?.property?.name ?? ''))
