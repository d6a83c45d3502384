// @ts-check
// Takes a file apart into what people read in it: names, types, comments, test titles and texts.
import { parseSync } from 'vite'

/**
 * @typedef {'name' | 'type' | 'comment' | 'title' | 'text'} Kind
 * @typedef {{ kind: Kind, line: number, text: string }} Piece a name comes as words: `maxNameLength` is "max name length"
 * @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node
 */

const titled = new Set(['test', 'it', 'describe'])

/**
 * @param {string} path decides how the file is read
 * @param {string} source
 * @returns {Piece[]}
 */
export function piecesOf(path, source) {
  const name = { kind: /** @type {const} */ ('name'), line: 1, text: words(baseName(path)) }
  if (/\.(ts|tsx|mjs|js)$/.test(path)) return [name, ...piecesOfCode(path, source)]
  if (path.endsWith('.md')) return [name, ...linesOf(source, 'text')]
  if (path.endsWith('.css')) return [name, ...matches(source, /\/\*([\s\S]*?)\*\//g)]
  if (path.endsWith('.sql')) return [name, ...matches(source, /--(.*)$/gm)]
  if (path.endsWith('.toml')) return [name, ...matches(source, /^\s*#(.*)$/gm)]
  return [name]
}

/**
 * `maxNameLength`, `MAX_NAME_LENGTH` and `max-name-length` are all "max name length".
 * @param {string} name
 */
export function words(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_\W]+/g, ' ')
    .trim()
    .toLowerCase()
}

/** @param {string} path */
const baseName = (path) => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')

/**
 * @param {string} source
 * @param {Kind} kind
 * @returns {Piece[]}
 */
const linesOf = (source, kind) => source.split('\n').map((text, at) => ({ kind, line: at + 1, text }))

/**
 * @param {string} source
 * @param {RegExp} pattern its first group is the comment
 * @returns {Piece[]}
 */
const matches = (source, pattern) =>
  [...source.matchAll(pattern)].map((match) => ({
    kind: /** @type {const} */ ('comment'),
    line: lineAt(source, match.index),
    text: prose(match[1] ?? ''),
  }))

/**
 * @param {string} source
 * @param {number} at
 */
function lineAt(source, at) {
  let line = 1
  for (let from = source.indexOf('\n'); from !== -1 && from < at; from = source.indexOf('\n', from + 1)) line += 1
  return line
}

/**
 * A comment without its stars.
 * @param {string} comment
 */
const prose = (comment) => comment.replaceAll(/^[\s*]+/gm, ' ').trim()

/**
 * @param {string} path
 * @param {string} source
 * @returns {Piece[]}
 */
function piecesOfCode(path, source) {
  const { program, comments, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} can't be parsed: ${errors[0]?.message}`)
  const isTest = /\.test\.\w+$/.test(path)
  /** @type {Piece[]} */
  const pieces = commentPieces(source, comments)
  /** @type {Set<string>} */
  const seen = new Set()

  /** @param {string} name @param {number} at @param {'name' | 'type'} kind */
  const addName = (name, at, kind) => {
    if (seen.has(`${kind}:${name}`)) return
    seen.add(`${kind}:${name}`)
    pieces.push({ kind, line: lineAt(source, at), text: kind === 'type' ? name : words(name) })
  }
  /** @param {Node} node @param {Kind} kind */
  const addText = (node, kind) => {
    if (isTest && kind === 'text') return // a test's other strings are data, often a stranger's words
    const text = source.slice(node.start, node.end).replace(/^['"`]|['"`]$/g, '')
    pieces.push({ kind, line: lineAt(source, node.start), text })
  }

  /** Handlers of the nodes that are not simply walked through. @type {Record<string, (node: Node, textKind: Kind) => void>} */
  const handlers = {
    // Reported where it is declared, so an imported name counts as seen.
    ImportDeclaration: (node) => {
      for (const specifier of /** @type {Node[]} */ (node['specifiers']))
        seen.add(`name:${/** @type {{ name: string }} */ (specifier['local']).name}`)
    },
    ExportAllDeclaration: () => {},
    TSImportType: () => {},
    MemberExpression: (node, textKind) => {
      visit(node['object'], textKind)
      if (node['computed']) visit(node['property'], textKind)
    },
    TSTypeAliasDeclaration: (node, textKind) => {
      const id = /** @type {Node & { name: string }} */ (node['id'])
      addName(id.name, id.start, 'type')
      visitParts(node, textKind)
    },
    CallExpression: (node, textKind) => {
      if (!isTest || !isTitled(node)) return visitParts(node, textKind)
      const [title, ...rest] = /** @type {Node[]} */ (node['arguments'])
      visit(node['callee'], textKind)
      visit(title, 'title')
      visit(rest, textKind)
    },
    Identifier: (node, textKind) => {
      addName(/** @type {string} */ (node['name']), node.start, 'name')
      visitParts(node, textKind)
    },
    Literal: (node, textKind) => {
      if (typeof node['value'] === 'string') addText(node, textKind)
    },
    TemplateElement: addText,
    JSXText: addText,
  }
  /** @param {unknown} value @param {Kind} textKind @returns {void} */
  const visit = (value, textKind) => {
    if (Array.isArray(value)) return value.forEach((one) => visit(one, textKind))
    if (isNode(value)) (handlers[value.type] ?? visitParts)(value, textKind)
  }
  /** @param {Node} node @param {Kind} textKind */
  const visitParts = (node, textKind) => {
    for (const key of Object.keys(node)) if (key !== 'parent') visit(node[key], textKind)
  }
  visit(program, 'text')
  return pieces
}

/**
 * Titles of tests as they are written, with the line of each. Rows of `test.each` are data, so they are left out.
 * @param {string} path
 * @param {string} source
 * @returns {{ line: number, title: string }[]}
 */
export function titlesOf(path, source) {
  /** @type {{ line: number, title: string }[]} */
  const titles = []
  /** @param {unknown} value @returns {void} */
  const visit = (value) => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    const [title] = value.type === 'CallExpression' ? /** @type {Node[]} */ (value['arguments']) : []
    if (title && /^(Literal|TemplateLiteral)$/.test(title.type) && isTitled(value))
      titles.push({ line: lineAt(source, title.start), title: source.slice(title.start + 1, title.end - 1) })
    for (const key of Object.keys(value)) if (key !== 'parent') visit(value[key])
  }
  visit(parseSync(path, source).program)
  return titles
}

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value

/** Recognizes `test('…')`, `test.each(rows)('…')` and `describe('…')`. @param {Node} call */
function isTitled(call) {
  let callee = /** @type {Node | undefined} */ (call['callee'])
  while (callee && callee.type !== 'Identifier')
    callee = /** @type {Node | undefined} */ (callee['callee'] ?? callee['object'])
  return callee !== undefined && titled.has(String(callee['name']))
}

/**
 * Line comments that follow each other are one.
 * @param {string} source
 * @param {{ type: string, value: string, start: number, end: number }[]} comments
 * @returns {Piece[]}
 */
function commentPieces(source, comments) {
  /** @type {{ start: number, end: number, text: string, isLine: boolean }[]} */
  const groups = []
  for (const comment of comments) {
    const last = groups.at(-1)
    const isLine = comment.type === 'Line'
    if (last?.isLine && isLine && /^\r?\n[ \t]*$/.test(source.slice(last.end, comment.start))) {
      last.text += ` ${comment.value.trim()}`
      last.end = comment.end
    } else groups.push({ start: comment.start, end: comment.end, text: comment.value, isLine })
  }
  return groups.map(({ start, text }) => ({ kind: 'comment', line: lineAt(source, start), text: prose(text) }))
}
