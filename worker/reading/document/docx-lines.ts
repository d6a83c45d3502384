import { decodeEntities } from '#worker/reading/document/html/entities.ts'
import type { ReadingBudget } from '#worker/reading/budget.ts'
import { makeLineBuilder, plainParagraph, type ParagraphLook } from './docx-builder.ts'
import { lineText, webAddress, type DocumentLine } from './document-lines.ts'
import type { DocumentReading } from './document-text.ts'
import { unzipParts } from './zip-parts.ts'

const maxParts = 30

/**
 * Reads the lines of a Word document, with its headers and footers (where contact details often are), links and tables; hidden,
 * white and tiny runs are kept apart. Markup is read as tokens: no DTD, no entity of the document's own, nothing outside of it.
 *
 * @throws BudgetExceeded
 */
export function readDocxLines(bytes: Uint8Array, budget: ReadingBudget): DocumentReading {
  const isWanted = (name: string) => /^word\/(?:_rels\/)?(?:document|header|footer)\d*\.xml(?:\.rels)?$/.test(name)
  const files = unzipParts(bytes, { isWanted, maxParts }, budget)
  if (!files.has('word/document.xml')) return { state: 'unreadable' }
  const decoder = new TextDecoder('utf-8')
  const parts = ['header', 'document', 'footer'].flatMap((kind) =>
    [...files.keys()]
      .filter((name) => name.startsWith(`word/${kind}`))
      .toSorted()
      .map((name) => {
        const links = linksOf(decoder.decode(files.get(name.replace('word/', 'word/_rels/').concat('.rels'))))
        const { lines, hidden } = linesOfPart(decoder.decode(files.get(name)), links, budget)
        return { hidden, lines: lines.map((line) => ({ ...line, isMargin: kind !== 'document' })) }
      }),
  )
  const seen = new Set<string>()
  const lines = parts.flatMap((part) => {
    const text = part.lines.map(lineText).join('\n')
    const [first, ...rest] = part.lines
    if (!first || seen.has(text)) return []
    seen.add(text)
    return [{ ...first, startsBlock: true }, ...rest]
  })
  return { state: 'read', lines, hidden: parts.flatMap(({ hidden }) => hidden), pages: null }
}

/** Reads an attribute of a tag; empty if the tag doesn't have it. */
function attribute(name: string): (tag: string) => string {
  const pattern = new RegExp(`\\s${name}="([^"]*)"`)
  return (tag) => pattern.exec(tag)?.[1] ?? ''
}
const [idOf, targetOf, linkIdOf] = [attribute('Id'), attribute('Target'), attribute('r:id')]
const [valueOf, fillOf, beforeOf] = [attribute('w:val'), attribute('w:fill'), attribute('w:before')]

/** Link targets of a part, by relationship id. */
const linksOf = (relations: string): ReadonlyMap<string, string> =>
  new Map(relations.split('<Relationship').map((tag) => [idOf(tag), decodeEntities(targetOf(tag))]))

/** Letters of three points or less are too small to read. Word counts in half points. */
const tinyHalfPoints = 6
const usualHalfPoints = 22
/** Space before a paragraph that sets it apart. Twentieths of a point. */
const apartTwips = 100

const plainRun = {
  text: '',
  isBold: false,
  isItalic: false,
  halfPoints: usualHalfPoints,
  isVanished: false,
  isWhite: false,
}

/** State within an element. */
type Frame = typeof plainRun & {
  name: string
  look: ParagraphLook
  link: string | undefined
  /** Its text is ignored. */
  isSkipped: boolean
  /** White letters in a colored cell, paragraph or text box are there to be seen. */
  isOnGround: boolean
}

/** The part being read and its open elements. */
type Part = {
  out: ReturnType<typeof makeLineBuilder>
  links: ReadonlyMap<string, string>
  hidden: string[]
  frame: Frame
  around: Frame[]
  budget: ReadingBudget
}

/** Container elements: the state within them, and what their start and end tags do. */
type Holder = {
  within?: (tag: string, part: Part) => Partial<Frame>
  begin?: (part: Part) => void
  end?: (part: Part, frame: Frame) => void
}

const holders: ReadonlyMap<string, Holder> = new Map<string, Holder>([
  // Word writes each text box twice: once for new programs, once for old ones.
  ['mc:Fallback', { within: () => ({ isSkipped: true }) }],
  ['w:del', { within: () => ({ isSkipped: true }) }],
  ['w:hyperlink', { within: (tag, { links }) => ({ link: webAddress(links.get(linkIdOf(tag))) }) }],
  ['w:p', { within: () => ({ look: plainParagraph }), end: ({ out }, { look }) => out.endParagraph(look) }],
  ['w:r', { within: () => plainRun, end: endRun }],
  ['w:tbl', {}],
  ['w:tr', { end: ({ out }) => out.endRow() }],
  ['w:tc', { begin: ({ out }) => out.begin(), end: ({ out }) => out.endCell() }],
  [
    'w:txbxContent',
    { within: () => ({ isOnGround: true }), begin: ({ out }) => out.begin(), end: ({ out }) => out.endBox() },
  ],
])

/** A run has one style, so it is visible or hidden as a whole. */
function endRun({ out, hidden }: Part, { text, look, link, isBold, isItalic, halfPoints, ...frame }: Frame): void {
  const isHidden = frame.isVanished || (frame.isWhite && !frame.isOnGround) || halfPoints <= tinyHalfPoints
  if (isHidden && text.trim() !== '') hidden.push(text.trim())
  else out.add(text, { isBold, isItalic, points: halfPoints / 2, ...(link === undefined ? {} : { link }) }, look)
}

const isOn = (tag: string): boolean => !/^(?:0|false|none)$/.test(valueOf(tag))
const isWhite = (color: string): boolean => /^f[ef]f[ef]f[ef]$/i.test(color)

const looks =
  (lookOf: (tag: string) => Partial<ParagraphLook>) =>
  (tag: string, { look }: Frame): Partial<Frame> => ({ look: { ...look, ...lookOf(tag) } })

const letter =
  (added: string) =>
  (_: string, { text, name }: Frame): Partial<Frame> =>
    name === 'w:r' ? { text: text + added } : {}

/** Elements that describe the element that contains them. */
const properties: ReadonlyMap<string, (tag: string, frame: Frame) => Partial<Frame>> = new Map([
  ['w:vanish', (tag) => ({ isVanished: isOn(tag) })],
  ['w:b', (tag) => ({ isBold: isOn(tag) })],
  ['w:i', (tag) => ({ isItalic: isOn(tag) })],
  ['w:color', (tag) => ({ isWhite: isWhite(valueOf(tag)) })],
  ['w:sz', (tag) => ({ halfPoints: Number(valueOf(tag)) })],
  ['w:shd', (tag, { isOnGround }) => ({ isOnGround: isOnGround || (!isWhite(fillOf(tag)) && fillOf(tag) !== 'auto') })],
  ['w:tab', letter('\t')],
  ['w:br', letter('\n')],
  ['w:cr', letter('\n')],
  ['w:noBreakHyphen', letter('-')],
  ['w:numPr', looks(() => ({ isListItem: true }))],
  ['w:jc', looks((tag) => ({ isCentered: valueOf(tag) === 'center' }))],
  ['w:spacing', looks((tag) => (Number(beforeOf(tag)) >= apartTwips ? { hasSpaceBefore: true } : {}))],
  ['w:pStyle', looks((tag) => lookOfStyle(valueOf(tag)))],
] satisfies [string, (tag: string, frame: Frame) => Partial<Frame>][])

function lookOfStyle(name: string): Partial<ParagraphLook> {
  if (/^(?:title|name)/i.test(name)) return { level: 1 }
  const level = Number(/^heading *(\d)/i.exec(name)?.[1] ?? 0)
  if (level > 0) return { level, hasSpaceBefore: true }
  return /list/i.test(name) ? { isListItem: true } : {}
}

function beginElement(part: Part, name: string, tag: string): void {
  const { frame, around, budget } = part
  const holder = holders.get(name)
  if (!holder) {
    Object.assign(frame, properties.get(name)?.(tag, frame))
    return
  }
  budget.atDepth(around.push(frame))
  part.frame = { ...frame, ...holder.within?.(tag, part), name }
  if (!part.frame.isSkipped) holder.begin?.(part)
}

function endElement(part: Part, name: string): void {
  const { frame, around } = part
  if (frame.name !== name) return
  if (!frame.isSkipped) holders.get(name)?.end?.(part, frame)
  part.frame = around.pop() ?? frame
}

function linesOfPart(
  xml: string,
  links: ReadonlyMap<string, string>,
  budget: ReadingBudget,
): { lines: DocumentLine[]; hidden: string[] } {
  const outermost = { name: '', look: plainParagraph, link: undefined, isSkipped: false, isOnGround: false }
  const frame: Frame = { ...plainRun, ...outermost }
  const part: Part = { out: makeLineBuilder(budget), links, hidden: [], frame, around: [], budget }
  let isText = false
  // Tags and the text between them. An unclosed tag takes the rest of the file with it.
  for (const [piece] of xml.matchAll(/<[^>]*>?|[^<]+/g)) {
    budget.spend('steps', 10)
    const [, slash, name = ''] = /^<(\/?)([\w:]+)/.exec(piece) ?? []
    const isEnd = slash === '/' || piece.endsWith('/>')
    if (isText && !piece.startsWith('<')) part.frame.text += decodeEntities(piece).replaceAll(/[\n\t]/g, ' ')
    if (slash === '') beginElement(part, name, piece)
    if (isEnd) endElement(part, name)
    isText = name === 'w:t' && !isEnd
  }
  return { lines: part.out.lines(), hidden: part.hidden }
}
