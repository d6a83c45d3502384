import { cleanLine } from '#contract/domain/plain-text.ts'
import { byTag, find, findAll, textOf, type Element } from '#worker/reading/document/html/parse-html.ts'
import { namePathOf } from '#worker/reading/document/html/repeated-records.ts'
import { likenessOf } from './name-likeness.ts'
import { readName, type PersonName } from './person-name.ts'
import { email, phonesIn } from './contacts.ts'
import { isUnseen } from './page-markup.ts'
import { isTitle } from './titles.ts'

/** A piece of a page as a reader sees it: a line, or a part of one that is set apart by a separator, a style or a label. */
export type Line = {
  text: string
  /** 1 to 6 for a heading, 7 for a label (dt, th, summary, text before a colon), 0 for text. */
  level: number
  isBold: boolean
  /** The list item or table row that it is in. */
  item: Element | undefined
  element: Element
  /** The block that it is a piece of. */
  row: Element
  /** Separator between this piece and the one before it on the same row; undefined for the first piece. */
  joint: string | undefined
}

const block =
  /^(?:address|article|aside|blockquote|br|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|h[1-6]|header|hr|legend|li|main|ol|p|pre|section|summary|table|tbody|td|th|thead|tr|ul|button|label|body)$/
const inline = /^(?:span|a|b|i|em|small|strong|time|abbr|cite|dfn)$/
const labels = /^(?:dt|th|summary|legend|label|button)$/

/** The element that holds what the page is about: the first `main` with more than a few words, else the body. */
export const mainOf = (page: Element): Element =>
  findAll(page, byTag('main')).find((one) => textOf(one).length > 60) ?? find(page, byTag('body')) ?? page

type Place = Pick<Line, 'element' | 'row' | 'item' | 'level'>

/** The lines of a part of a page, in order, without the elements that aren't read (`isUnseen`). */
export function linesOfPage(main: Element): Line[] {
  const lines: Line[] = []
  let at: Place = { element: main, row: main, item: undefined, level: 0 }
  let text = ''
  let joint: string | undefined
  // Number of characters of the current line that aren't bold, and of the bold elements around the current one.
  let [plain, boldAround] = [0, 0]
  /** Ends the current line. The next one begins at `next`; with `sign`, it is on the same row, after that separator. */
  const end = (next: Place, sign?: string) => {
    const shown = cleanLine(text.replace(/^\s*[,;]\s/, ''))
    for (const piece of piecesOf(shown, at.level))
      lines.push({ ...at, isBold: plain === 0, ...piece, joint: piece.joint ?? joint })
    if (shown !== '' || sign === undefined) joint = sign
    text = ''
    plain = 0
    at = next
  }
  const addText = (added: string) => {
    text += added
    if (boldAround === 0) plain += added.trim().length
  }
  // "Leeds" and "York" in two elements with nothing between them are set apart by a style sheet.
  const isGlued = (node: Element) => /[\p{Ll}\d)]$/u.test(text) && /^[\p{Lu}\d(+]/u.test(textOf(node))
  /** Adds an element. `isApart` checks whether its parent sets it apart, if it is an inline one. */
  const add = (node: Element, isApart: () => boolean) => {
    const [isBold, around] = [/^(?:b|strong)$/.test(node.tag) ? 1 : 0, at]
    const isBlock = block.test(node.tag) || node.tag.includes('-')
    const isInline = !isBlock && inline.test(node.tag)
    const isPiece = isInline && (isGlued(node) || isApart())
    const sign = isBlock ? undefined : ' '
    boldAround += isBold
    if (isBlock || isPiece) end(isBlock ? placeOf(node, around) : around, sign)
    const isFirst = isInline && text.trim() === ''
    if (isFirst) at = { ...around, element: node }
    addChildren(node)
    if (isBlock || isPiece) end(around, sign)
    else if (!isFirst) at = around
    boldAround -= isBold
  }
  const addChildren = (node: Element) => {
    let apart: ReadonlySet<Element | string> | undefined
    for (const child of node.children) {
      if (typeof child === 'string') addText(child)
      else if (!isUnseen(child))
        add(child, () => (child.tag === 'small' && at.level > 0) || (apart ??= elementsApart(node, at.row)).has(child))
    }
  }
  addChildren(main)
  end(at)
  return lines
}

/** The place of a block. List items, definitions and table rows are items; headings have levels 1 to 6, labels 7. */
const placeOf = (node: Element, { item, level }: Place): Place => ({
  element: node,
  row: node,
  item: /^(?:li|dd|tr)$/.test(node.tag) ? node : item,
  level: Number(/^h([1-6])$/.exec(node.tag)?.[1] ?? (labels.test(node.tag) ? 7 : level % 7)),
})

/**
 * The lines, with the text after the name split off: "Amy Wu, Partner" and "Amy Wu (Counsel)" become two lines each, where the page
 * names the person and in lines below that repeat the name with a position.
 */
export function withNameAlone(lines: readonly Line[], { at, text: heading }: { at: number; text: string }): Line[] {
  const name = heading.replace(/\s*\([^()]+\)$/, (remark) => (isTitle(remark) ? '' : remark))
  return lines.flatMap((line, index) => {
    // "Will Poe, Solicitor" below "William Poe"
    const [, short = '', title = ''] = (index > at && /^([^,]{3,60}), (.{3,120})$/.exec(line.text)) || []
    const isAgain = isTitle(title) && initialAndLast(short) === initialAndLast(name)
    const start = isAgain ? short : name
    if ((index !== at && !isAgain) || !line.text.toLowerCase().startsWith(start.toLowerCase())) return [line]
    const rest = line.text.slice(start.length).replace(/^(?:[\s,|–—-]+|Esq\b\.?)+/i, '')
    // "Amy Wu, associate. Amy has tried …"
    const end = rest.length > maxRow ? rest.search(/\.\s/) : -1
    const parts =
      end > 0 && end < 80 ? [rest.slice(0, end), rest.slice(end + 2)] : [rest.replace(/^\(([^()]+)\)$/, '$1')]
    const pieces = parts.flatMap((part) => piecesOf(part, 0))
    return [{ ...line, text: start }, ...pieces.map((piece) => ({ ...line, ...piece, joint: piece.joint ?? ', ' }))]
  })
}
const initialAndLast = (name: string): string => readName(name)?.key.replace(/^(\S).*\s/, '$1 ') ?? name

/** Longer lines are sentences. Characters. */
const maxRow = 200
const signs = /(\s*[|•·]\s*|\s[–—-]\s|\s\/\s|,\s(?=[^,.]{3,30}\soffice$))/i
const labelAndValue = /^([\p{L}&'’()/ -]{1,40}?)\s*:(?:\s+(.+))?$/u

/** The pieces of a line. */
function piecesOf(line: string, level: number): Pick<Line, 'text' | 'level' | 'joint'>[] {
  const [, term, said = ''] = labelAndValue.exec(line) ?? []
  if (term) {
    const values = piecesOf(said, level).map((piece) => ({ ...piece, level, joint: piece.joint ?? ': ' }))
    return [{ text: term, level: level || 7, joint: undefined }, ...values]
  }
  if (line.length > maxRow || (line.length > 90 && /[.!?]$/.test(line)))
    return [{ text: line, level, joint: undefined }]
  return line.split(signs).flatMap((part, at, all) => {
    const pieces = at % 2 === 0 ? withContactsAlone(part) : []
    return pieces.map((text, index) => ({ text, level, joint: index > 0 ? ' ' : all[at - 1] }))
  })
}

/** Sets phone numbers and emails apart: "T 617.555.0100 F 617.555.0109" becomes four pieces. */
function withContactsAlone(text: string): string[] {
  const contacts = [...phonesIn(text), ...(text.match(email) ?? [])]
  const apart = contacts.reduce((all, contact) => all.replaceAll(contact, `\n${contact}\n`), text)
  return apart.split('\n').flatMap((piece) => (/[\p{L}\d]/u.test(piece) ? [piece.trim()] : []))
}

/**
 * The elements of a row that are pieces of their own: all of them if there is no text beside them, else the first one, which labels
 * that text. None in a row that is a name, contains an email or a sentence, or is too long.
 */
function elementsApart({ children }: Element, row: Element): ReadonlySet<Element | string> {
  const text = textOf(row)
  const name = readName(text)
  const isOne = /@|[[({]at[\])}]|[.!?] \p{Lu}\p{Ll}+ \p{Ll}/iu.test(text) || (name && likenessOf(name.parts) > 0)
  if (isOne || text.length > maxRow) return new Set()
  const filled = children.filter((one) => typeof one !== 'string' || /[\p{L}\d]/u.test(one))
  return new Set(filled.every((one) => typeof one !== 'string') ? filled : filled.slice(0, 1))
}

/** The text at the place where other pages of the site have a fact, whatever its words are. Empty unless exactly one line is there. */
export function textAt(lines: readonly Line[], path: string | null | undefined): string {
  const [text = '', ...others] = lines.flatMap((one) => (path && namePathOf(one.element) === path ? [one.text] : []))
  return others.length === 0 && text.length < 80 ? text : ''
}

/** The paragraphs of a page, starting with the first one that names the person; all of them if none does. */
export function textAbout(texts: readonly string[], name: PersonName): string {
  const paragraphs = texts.filter((text) => text.length > 90)
  const start = paragraphs.findIndex((text) => text.includes(name.last))
  return paragraphs.slice(Math.max(0, start)).join('\n')
}
