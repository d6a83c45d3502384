import { cleanLine } from '#contract/domain/plain-text.ts'
import { around, byTag, find, findAll, textOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { hasOwnHeading, isUnread } from './remove-others.ts'
import { isAllBold, withLabelsByLook } from './labels-by-look.ts'
import { label, marks, marksOf, topicOf, type Topic } from './topics.ts'

/** A line of a page as it is seen, with what the page says about it. */
export type Line = {
  text: string
  /** 1 to 6 of a heading, 7 of a label (dt, th, summary, a bold line that names a topic), 0 of text. */
  level: number
  /** Topic that its heading names. */
  topic: Topic | undefined
  /** Topic that the class, id or label of its surroundings names. */
  place: Topic | undefined
  /** The list item, row or entry that it is in. */
  item: Element | undefined
  element: Element
  /** A label that what it names follows, on one line. */
  isBeforeText?: boolean
}

/** "Her practice areas include:" */
const introduction = /^.{0,60}\b(?:practi[cs]es?|practice areas?|areas of (?:practice|focus)|focus(?:es)?)\b.{0,30}:$/i

/** Checks whether other content is beside an element, or behind it within the same one. */
function hasMoreBeside(element: Element): boolean {
  const siblings = element.parent?.children ?? []
  return siblings.slice(siblings.indexOf(element) + 1).some((one) => typeof one !== 'string' && textOf(one) !== '')
}

const block =
  /^(?:address|article|aside|blockquote|br|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|h[1-6]|header|hr|legend|li|main|ol|p|pre|section|summary|table|tbody|td|th|thead|tr|ul|button|body)$/
const inline = /^(?:span|a|b|i|em|small|strong|time|label|abbr|cite)$/
const labels = /^(?:dt|th|summary|legend|label|button)$/

/** More siblings than these are no row of chips. */
const maxChips = 120

/** "<span>Office</span>Leeds": a style sheet, or a reader of screens, parts the two. */
function isLabelOfNext(node: Element): boolean {
  const siblings = node.parent?.children ?? []
  const next = siblings.length > maxChips ? undefined : siblings[siblings.indexOf(node) + 1]
  return typeof next === 'string' && /^[\p{Lu}\d+(]/u.test(next) && topicOf(textOf(node)) !== undefined
}

/** "Zoning" and "Land Use" in two elements of one class, with a blank between them: chips, each an entry. */
function isChip(node: Element): boolean {
  const { class: own } = node.attributes
  if (!own || !/^(?:span|a|b|em|small)$/.test(node.tag) || !node.parent || node.parent.children.length > maxChips)
    return false
  const isLike = (one: Element | string | undefined) =>
    typeof one === 'object' &&
    one.tag === node.tag &&
    one.attributes['class'] === own &&
    /^\p{Lu}.*\p{L}{2}/u.test(textOf(one)) &&
    textOf(one).length < 60
  const siblings = node.parent.children.filter((one) => typeof one !== 'string' || one.trim() !== '')
  const at = siblings.indexOf(node)
  return isLike(node) && (isLike(siblings[at - 1]) || isLike(siblings[at + 1]))
}

/** "New York" and "Denver" in two elements with nothing between them: a style sheet parts them. */
function runsOn(before: string, node: Element): boolean {
  const siblings = node.parent?.children ?? []
  const previous = siblings[siblings.indexOf(node) - 1]
  if (!previous || typeof previous === 'string' || !inline.test(previous.tag)) return false
  const next = textOf(node)
  if (/[\p{L}.)]$/u.test(before) && /^(?:19|20)\d{2}\b/.test(next)) return true
  return (/[\p{Ll}\d)]$/u.test(before) || /\p{L}\.\p{L}{1,4}\.$/u.test(before)) && /^[\p{Lu}(+]/u.test(next)
}

/** The element that holds what the page is about: `main`, or the body. */
export function mainOf(page: Element): Element {
  const mains = findAll(page, ({ tag, attributes }) => tag === 'main' || attributes['role'] === 'main')
  const best = mains.find((one) => textOf(one).length > 60)
  return best ?? find(page, byTag('body')) ?? page
}

type Place = { element: Element; level: number; item: Element | undefined; place: Topic | undefined }

/** 1 to 6 for a heading, 7 for a label, 0 for anything else. */
function levelOf({ tag, attributes }: Element): number {
  if (/^h[1-6]$/.test(tag)) return Number(tag[1])
  if (attributes['role'] === 'heading') return Number(attributes['aria-level'] ?? 3)
  return labels.test(tag) ? 7 : 0
}

/** Lines read so far, and the text that is being gathered, with where it is and the block around it. */
type Reading = {
  main: Element
  lines: Line[]
  text: string
  at: Place | undefined
  home: Place | undefined
}

/** The surroundings of a node: the list item or row it is in, and the topic that they are marked with. */
type Surroundings = { item: Element | undefined; place: Topic | undefined }

/** The page's lines, in order, without menus, footers and what other pages are about. */
export function linesOfPage(main: Element): Line[] {
  const reading: Reading = { main, lines: [], text: '', at: undefined, home: undefined }
  visit(reading, main, { item: undefined, place: undefined })
  endLine(reading)
  return withLabelsByLook(reading.lines)
}

/** Ends the line that is being gathered. */
function endLine(reading: Reading): void {
  const shown = cleanLine(reading.text)
  reading.text = ''
  if (reading.at && shown !== '') reading.lines.push(...lineOf(shown, reading.at))
  reading.at = reading.home
}

function visit(reading: Reading, node: Element | string, around: Surroundings): void {
  if (typeof node === 'string') {
    reading.text += node.replaceAll(/\s+/g, ' ')
    return
  }
  if (node !== reading.main && isUnread(node)) return
  if (node.tag === 'br') endLine(reading)
  else if (node.tag === 'tr' && isHeadOfColumns(node)) visitHeadOfColumns(reading, node, around)
  else visitElement(reading, node, around)
}

/** The names of columns, which become one label. */
function visitHeadOfColumns(reading: Reading, row: Element, { place }: Surroundings): void {
  endLine(reading)
  const named = row.children.find((cell) => typeof cell !== 'string' && topicOf(textOf(cell)) !== undefined)
  if (!named || typeof named === 'string') return
  const text = textOf(named)
  reading.lines.push({ text, level: 7, topic: topicOf(text), place, item: undefined, element: row })
}

function visitElement(reading: Reading, node: Element, { item, place }: Surroundings): void {
  const own = markedAs(node) ?? (node.tag === 'address' ? 'offices' : undefined)
  const isWhole = node.tag === 'body' || node === reading.main
  const inside: Surroundings = { item: isItem(node) ? node : item, place: isWhole ? undefined : (own ?? place) }
  const level = levelOf(node)
  if (isBlock(node, reading.text) || level > 0) visitBlock(reading, node, level, inside)
  else visitInline(reading, node, own, inside)
}

const isItem = (node: Element): boolean => node.tag === 'li' || node.tag === 'dd' || (node.tag === 'tr' && isRow(node))

/** Checks whether an element is on lines of its own: by its tag, or because a style sheet sets it apart. */
const isBlock = (node: Element, before: string): boolean =>
  block.test(node.tag) || node.tag.includes('-') || isChip(node) || (inline.test(node.tag) && runsOn(before, node))

function visitInline(reading: Reading, node: Element, own: Topic | undefined, inside: Surroundings): void {
  if (own && reading.text.trim() === '')
    reading.at = reading.home ? { ...reading.home, element: node, place: inside.place } : undefined
  reading.at ??= { element: node, level: 0, ...inside }
  for (const child of node.children) visit(reading, child, inside)
  if (isLabelOfNext(node)) reading.text += ' '
}

function visitBlock(reading: Reading, node: Element, level: number, inside: Surroundings): void {
  endLine(reading)
  const before = reading.home
  const isWithinHeading = before !== undefined && before.level > 0 && isInside(node, before.element)
  reading.home = { element: node, level: level || (isWithinHeading ? before.level : 0), ...inside }
  reading.at = reading.home
  for (const child of node.children) visit(reading, child, inside)
  if (node.tag === 'td') reading.text += ' '
  endLine(reading)
  reading.home = before
  reading.at = before
}

/** A line; two of one that has a label and what it names: "Education: J.D., Harvard Law School". */
function lineOf(shown: string, { element, level: inHeading, item, place }: Place): Line[] {
  const rest = { place, item, element }
  const topic = topicOf(shown)
  const isIntroduction = introduction.test(shown)
  const level = inHeading || (isIntroduction || looksLikeLabel(shown, topic, { element, item }) ? 7 : 0)
  if (level > 0) return [{ text: shown, level, topic: topic ?? (isIntroduction ? 'practices' : 'other'), ...rest }]
  const behind = labelBefore(element, shown)
  const [, term, said] = behind ?? /^([\p{L}&'’()/ -]{1,40}?)\s*:\s+(.+)$/u.exec(shown) ?? []
  const named = term ? topicOf(`${term}:`) : undefined
  if (term && said && named && named !== 'other' && named !== 'bio') {
    return [
      { text: term, level: 7, topic: named, ...rest, isBeforeText: true },
      { text: said, level: 0, topic: undefined, ...rest },
    ]
  }
  return [{ text: shown, level: 0, topic: undefined, ...rest }]
}

/** Checks whether a line that no heading holds is a label: bold, marked as one, or beside what it names. */
function looksLikeLabel(
  shown: string,
  topic: Topic | undefined,
  { element, item }: Pick<Place, 'element' | 'item'>,
): boolean {
  const isLabel = label.test(shown)
  if (isLabel || topic !== undefined) {
    if (shown.length < 60 && isAllBold(element, shown)) return true
    const mayBeMarked = shown.length < 40 && (topic !== 'other' || isLabel)
    if (mayBeMarked && (/head|title|label|heading|caption/.test(marksOf(element)) || isFirstOfTwoCells(element)))
      return true
  }
  return !item && (isLabel || (element.tag === 'header' && topic !== undefined)) && hasMoreBeside(element)
}

/** "<tr><td>Bar</td><td>Ohio</td></tr>" */
function isFirstOfTwoCells(element: Element): boolean {
  const cells = element.parent?.tag === 'tr' ? element.parent.children.filter((one) => typeof one !== 'string') : []
  return cells.length === 2 && cells[0] === element && textOf(cells[1]) !== ''
}

/** Nobody filled in a block with more parts by typing; each of its lines would read all of them. */
const maxParts = 400

/** "<li><em>Education</em> Yale Law School": a label that its look alone parts from what it names. */
function labelBefore({ children }: Element, shown: string): [string, string, string] | undefined {
  if (children.length > maxParts) return undefined
  for (const child of children) {
    if (typeof child === 'string' || !/^(?:b|strong|em|i|span|label|small|dfn)$/.test(child.tag)) continue
    const term = textOf(child)
    if (
      term === '' ||
      term.length > 40 ||
      !shown.startsWith(`${term} `) ||
      !/^[\p{L}\d(+]/u.test(shown.slice(term.length + 1))
    )
      continue
    if (topicOf(term) !== undefined && label.test(term.replace(/:$/, '')))
      return [shown, term, shown.slice(term.length + 1).trim()]
    if (/^(?:admissions|clerkships|practices|education)$/.test(topicOf(term) ?? ''))
      return [shown, term, shown.slice(term.length + 1).trim()]
  }
  return undefined
}

/** A row of a table that is one entry; the rows of a table that lays out a page aren't. */
const isRow = (row: Element): boolean =>
  !find(row, ({ tag }) => /^h[1-6]$|^table$/.test(tag)) && textOf(row).length < 700

/** "School | Degree | Year": names of columns, which say at most what the table is about. */
function isHeadOfColumns(row: Element): boolean {
  const cells = row.children.filter((cell): cell is Element => typeof cell !== 'string' && /^t[hd]$/.test(cell.tag))
  if (cells.length < 2 || cells.some(({ tag }) => tag !== 'th')) return false
  const topics = new Set(cells.map((cell) => topicOf(textOf(cell))).filter((topic) => topic && topic !== 'other'))
  return topics.size <= 1
}

/** Topic that an element's class, id or label names. An element with the page's own heading is the page, so it has none. */
function markedAs(node: Element): Topic | undefined {
  const words = marksOf(node)
  const topic = words.trim() === '' ? undefined : marks.find(([, pattern]) => pattern.test(words))?.[0]
  if (topic === undefined || hasOwnHeading(node)) return undefined
  // A long element is neither office nor title, whatever its template calls it: "elementor-location-single".
  return /^(?:offices|title|email|phone)$/.test(topic) && textOf(node).length > 600 ? undefined : topic
}

const isInside = (node: Element, element: Element) => around(node, (one) => one === element) !== undefined
