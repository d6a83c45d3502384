import { cleanLine } from '#contract/domain/plain-text.ts'
import { byTag, find, findAll, textOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { likenessOf } from './name-likeness.ts'
import { readName, type PersonName } from './person-name.ts'
import { email } from './emails.ts'
import { phonesIn } from './phone-numbers.ts'
import { isUnseen, namePathOf } from './page-markup.ts'
import { isTitle } from './titles.ts'

/** A piece of a page as it is seen: a line, or a part of one that a sign, a style or a label sets apart. */
export type Line = {
  text: string
  /** 1 to 6 of a heading, 7 of a label (dt, th, summary, what a colon ends), 0 of text. */
  level: number
  isBold: boolean
  /** The list item or table row that it is in. */
  item: Element | undefined
  element: Element
  /** The block that it is a piece of. */
  row: Element
  /** Sign between it and the piece before it on the same row; undefined for the first one. */
  joint: string | undefined
}

const block =
  /^(?:address|article|aside|blockquote|br|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|h[1-6]|header|hr|legend|li|main|ol|p|pre|section|summary|table|tbody|td|th|thead|tr|ul|button|body)$/
const inline = /^(?:span|a|b|i|em|small|strong|time|label|abbr|cite|dfn)$/
const labels = /^(?:dt|th|summary|legend|label|button)$/

/** The element that holds what the page is about: `main`, or the body. */
export function mainOf(page: Element): Element {
  const mains = findAll(page, byTag('main'))
  const best = mains.find((one) => textOf(one).length > 60)
  return best ?? find(page, byTag('body')) ?? page
}

type Place = Pick<Line, 'element' | 'row' | 'item' | 'level'>

/** Lines read so far, and the text that is being gathered. */
type Reading = {
  lines: Line[]
  text: string
  at: Place
  joint: string | undefined
  /** Letters of that text in plain type, and the number of bold elements around. */
  plain: number
  boldAround: number
  /** Elements that are pieces of their rows, by the element around them. */
  apart: Map<Element, ReadonlySet<Element | string>>
}

/** The page's lines, in order, without menus, feet and what other pages are about. */
export function linesOfPage(main: Element): Line[] {
  const at = { element: main, row: main, item: undefined, level: 0 }
  const reading: Reading = { lines: [], text: '', at, joint: undefined, plain: 0, boldAround: 0, apart: new Map() }
  visit(reading, main)
  endLine(reading, at)
  return reading.lines
}

/** Ends the line that is being gathered; what follows is at `next`, on the same row if `joint` parts it. */
function endLine(reading: Reading, next: Place, joint?: string): void {
  const shown = cleanLine(reading.text.replace(/^\s*[,;]\s/, ''))
  const { at } = reading
  if (shown !== '') {
    for (const [text, sign, level] of piecesOf(shown, at.level))
      reading.lines.push({ ...at, text, level, isBold: reading.plain === 0, joint: sign ?? reading.joint })
    reading.joint = joint
  } else if (joint === undefined) reading.joint = undefined
  Object.assign(reading, { text: '', at: next, plain: 0 })
}

/** The lines with what is behind the name on its own line as pieces: "Amy Wu, Partner", "Amy Wu (Counsel)". */
export function withNameAlone(lines: readonly Line[], { at, text: heading }: { at: number; text: string }): Line[] {
  const line = lines[at]
  const name = heading.replace(/\s*\([^()]+\)$/, (remark) => (isTitle(remark) ? '' : remark))
  if (!line?.text.startsWith(name)) return [...lines]
  const rest = line.text.slice(name.length).replace(/^(?:[\s,|–—-]+|Esq\b\.?)+/i, '')
  if (rest === '') return [...lines]
  // "Amy Wu, associate. Amy has tried …"
  const end = rest.length > maxRow ? rest.search(/\.\s/) : -1
  const parts = end > 0 && end < 80 ? [rest.slice(0, end), rest.slice(end + 2)] : [rest.replace(/^\(([^()]+)\)$/, '$1')]
  const pieces = parts.flatMap((part) => [...piecesOf(part, 0)])
  const behind = pieces.map(([text, sign, level]) => ({ ...line, text, level, joint: sign ?? ', ' }))
  return [...lines.slice(0, at), { ...line, text: name }, ...behind, ...lines.slice(at + 1)]
}

/** Longer lines are sentences. Characters. */
const maxRow = 200
const signs = /(\s*[|•·]\s*|\s[–—-]\s|\s\/\s|,\s(?=[^,.]{3,30}\soffice$))/i
const labelAndValue = /^([\p{L}&'’()/ -]{1,40}?)\s*:(?:\s+(.+))?$/u

/** The pieces of a line with the sign before each. */
function* piecesOf(line: string, level: number): Generator<[text: string, sign: string | undefined, level: number]> {
  const [, term, said] = labelAndValue.exec(line) ?? []
  if (term) {
    yield [term, undefined, level || 7]
    if (!said) return
    if (said.length > maxRow) yield [said, ': ', level]
    else for (const [text, sign] of piecesOf(said, level)) yield [text, sign ?? ': ', level]
    return
  }
  const isSentence = line.length > maxRow || (line.length > 90 && /[.!?]$/.test(line))
  const parts = isSentence ? [line] : line.split(signs)
  let sign: string | undefined
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 1) sign = part
    else
      for (const text of isSentence ? [part] : withContactsAlone(part)) {
        yield [text, sign, level]
        sign = ' '
      }
  }
}

/** "T 617.555.0100 F 617.555.0109" in four pieces. */
function withContactsAlone(text: string): string[] {
  let pieces = [text]
  for (const contact of [...phonesIn(text), ...(text.match(email) ?? [])])
    pieces = pieces.flatMap((piece) => {
      const at = piece.indexOf(contact)
      return at < 0 ? [piece] : [piece.slice(0, at), contact, piece.slice(at + contact.length)]
    })
  return pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\d]/u.test(piece))
}

function visit(reading: Reading, node: Element | string): void {
  if (typeof node === 'string') {
    reading.text += node
    if (reading.boldAround === 0) reading.plain += node.trim().length
    return
  }
  if (isUnseen(node)) return
  const isBold = isBoldElement(node) ? 1 : 0
  reading.boldAround += isBold
  if (node.tag === 'br') endLine(reading, reading.at)
  else if (block.test(node.tag) || node.tag.includes('-') || levelOf(node) > 0) visitBlock(reading, node)
  else visitInline(reading, node)
  reading.boldAround -= isBold
}

function visitBlock(reading: Reading, node: Element): void {
  const { at } = reading
  const item = isItem(node) ? node : at.item
  endLine(reading, { element: node, row: node, item, level: levelOf(node) || (at.level < 7 ? at.level : 0) })
  for (const child of node.children) visit(reading, child)
  endLine(reading, at)
}

function visitInline(reading: Reading, node: Element): void {
  const { at } = reading
  const isPiece = inline.test(node.tag) && isApart(reading, node)
  if (isPiece) endLine(reading, at, ' ')
  const isFirst = reading.text.trim() === '' && inline.test(node.tag)
  if (isFirst) reading.at = { ...at, element: node }
  for (const child of node.children) visit(reading, child)
  if (isPiece) endLine(reading, at, ' ')
  else if (!isFirst) reading.at = at
}

/** Checks whether an inline element is a piece of its own. */
function isApart({ at: { row, level }, text, apart }: Reading, node: Element): boolean {
  // A style sheet parts "Leeds" and "York" of two elements with nothing between them.
  if (/[\p{Ll}\d)]$/u.test(text) && /^[\p{Lu}\d(+]/u.test(textOf(node))) return true
  if (node.tag === 'small' && level > 0) return true
  const parent = node.parent ?? row
  const known = apart.get(parent) ?? elementsApart(parent, row)
  apart.set(parent, known)
  return known.has(node)
}

/**
 * The elements that are pieces of a row: all of them where no text is beside them, else the first one, which is the label of that text. A
 * name, an address and sentences are one piece.
 */
function elementsApart({ children }: Element, row: Element): ReadonlySet<Element | string> {
  const text = textOf(row)
  const name = readName(text)
  const isOne = /@|[[({]at[\])}]|[.!?] \p{Lu}\p{Ll}+ \p{Ll}/iu.test(text) || (name && likenessOf(name.parts) > 0)
  if (isOne || text.length > maxRow) return new Set()
  const filled = children.filter((one) => typeof one !== 'string' || /[\p{L}\d]/u.test(one))
  return new Set(filled.every((one) => typeof one !== 'string') ? filled : filled.slice(0, 1))
}

const isItem = (node: Element): boolean => node.tag === 'li' || node.tag === 'dd' || (node.tag === 'tr' && isRow(node))

/** A row of a table that is one entry; the rows of a table that lays out a page aren't. */
const isRow = (row: Element): boolean =>
  !find(row, ({ tag }) => /^h[1-6]$|^table$/.test(tag)) && textOf(row).length < 700

/** 1 to 6 for a heading, 7 for a label, 0 for anything else. */
function levelOf({ tag, attributes }: Element): number {
  if (/^h[1-6]$/.test(tag)) return Number(tag[1])
  if (attributes['role'] === 'heading') return Number(attributes['aria-level'] ?? 3)
  return labels.test(tag) ? 7 : 0
}

const isBoldElement = ({ tag, attributes }: Element): boolean =>
  /^(?:b|strong)$/.test(tag) || /font-weight\s*:\s*(?:bold|[6-9]00)/i.test(attributes['style'] ?? '')

/** The text where other pages of the site have a fact, whatever its words are; empty where there isn’t one, or are several. */
export function textAt(lines: readonly Line[], path: string | null | undefined): string {
  const own = path ? lines.filter((line) => namePathOf(line.element) === path) : []
  const text = own[0]?.text ?? ''
  return own.length <= 1 && text.length < 80 && !/[\d:]/.test(text) ? text : ''
}

/** The paragraphs of the page, from the first one that names the person on. */
export function textAbout(texts: readonly string[], name: PersonName): string {
  const paragraphs = texts.filter((text) => text.length > 90)
  const start = paragraphs.findIndex((text) => text.includes(name.last))
  return paragraphs.slice(Math.max(0, start)).join('\n')
}
