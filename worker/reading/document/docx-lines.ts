import { decodeEntities } from '#worker/reading/document/html/entities.ts'
import type { ReadingBudget } from '#worker/reading/budget.ts'
import { makeLineBuilder, plainParagraph, type ParagraphLook } from './docx-builder.ts'
import { lineText, type DocumentLine } from './document-lines.ts'
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
  const isRead = (name: string) =>
    /^word\/(?:(?:document|header\d*|footer\d*)\d*\.xml|_rels\/(?:document|header\d*|footer\d*)\.xml\.rels)$/.test(name)
  const files = unzipParts(bytes, { isWanted: isRead, maxParts }, budget)
  const decoder = new TextDecoder('utf-8')
  const read = (name: string) => {
    const part = files.get(name)
    const links = files.get(`word/_rels/${name.slice('word/'.length)}.rels`)
    return part && linesOfPart(decoder.decode(part), linksOf(decoder.decode(links)), budget)
  }
  const main = read('word/document.xml')
  if (!main) return { state: 'unreadable' }
  const margins = (kind: string) =>
    [...files.keys()]
      .filter((name) => name.startsWith(`word/${kind}`))
      .toSorted()
      .flatMap((name) => read(name) ?? [])
      .map(({ lines, hidden }) => ({ hidden, lines: lines.map((line) => ({ ...line, isMargin: true })) }))
  const seen = new Set<string>()
  const parts = [...margins('header'), main, ...margins('footer')]
  const lines = parts.flatMap((part) => {
    const text = part.lines.map(lineText).join('\n')
    if (text === '' || seen.has(text)) return []
    seen.add(text)
    const [first, ...rest] = part.lines
    return first ? [{ ...first, startsBlock: true }, ...rest] : []
  })
  return { state: 'read', lines, hidden: parts.flatMap(({ hidden }) => hidden), pages: null }
}

/** Addresses that links of a part lead to, by the id that the text names. */
function linksOf(relations: string): ReadonlyMap<string, string> {
  const links = new Map<string, string>()
  for (const [tag] of relations.matchAll(/<Relationship\s[^>]{1,2000}>/g)) {
    const id = /\sId="([^"]+)"/.exec(tag)?.[1]
    const target = /\sTarget="([^"]+)"/.exec(tag)?.[1]
    if (id !== undefined && target !== undefined && /^(?:https?|mailto|tel):/i.test(target))
      links.set(id, decodeEntities(target))
  }
  return links
}

/** Letters of three points or less are too small to read. Word counts in half points. */
const tinyHalfPoints = 6
const usualHalfPoints = 22

/** A part that is being read. */
type PartState = {
  out: ReturnType<typeof makeLineBuilder>
  links: ReadonlyMap<string, string>
  /** Text of the run that is open. */
  piece: string
  hidden: string[]
  look: ParagraphLook
  isBold: boolean
  isItalic: boolean
  halfPoints: number
  link: string | undefined
  isText: boolean
  isRun: boolean
  isHidden: boolean
  /** Open elements whose text doesn't count. */
  skipped: number
  /** White letters in a colored cell, paragraph or text box are there to be seen. */
  isOnGround: boolean
  boxes: number
  isInCell: boolean
}

type Tag = { token: string; isEnd: boolean; isEmpty: boolean }

function linesOfPart(
  xml: string,
  links: ReadonlyMap<string, string>,
  budget: ReadingBudget,
): { lines: DocumentLine[]; hidden: string[] } {
  const state: PartState = {
    out: makeLineBuilder(budget),
    links,
    piece: '',
    hidden: [],
    look: plainParagraph,
    isBold: false,
    isItalic: false,
    halfPoints: usualHalfPoints,
    link: undefined,
    isText: false,
    isRun: false,
    isHidden: false,
    skipped: 0,
    isOnGround: false,
    boxes: 0,
    isInCell: false,
  }
  for (const token of tokensOf(xml)) {
    budget.spend('steps', 10)
    if (!token.startsWith('<')) {
      if (state.isText && state.skipped === 0) state.piece += decodeEntities(token).replaceAll(/[\n\t]/g, ' ')
      continue
    }
    const [, slash = '', name = ''] = /^<(\/?)([\w:]+)/.exec(token) ?? []
    tagReaders.get(name)?.(state, { token, isEnd: slash === '/', isEmpty: token.endsWith('/>') })
  }
  return { lines: state.out.lines(), hidden: state.hidden }
}

type TagReader = (state: PartState, tag: Tag) => void

const skip: TagReader = (state, { isEnd, isEmpty }) => {
  if (!isEmpty) state.skipped += isEnd ? -1 : 1
}

/** A run of letters that look alike. When it ends, its text is either seen or hidden. */
const readRun: TagReader = (state, { isEnd, isEmpty }) => {
  if (isEmpty) return
  if (isEnd) {
    if (state.isHidden && state.piece.trim() !== '') state.hidden.push(state.piece.trim())
    else {
      const { isBold, isItalic, link } = state
      state.out.add(
        state.piece,
        { isBold, isItalic, points: state.halfPoints / 2, ...(link === undefined ? {} : { link }) },
        state.look,
      )
    }
  }
  state.piece = ''
  state.isRun = !isEnd
  state.isHidden = false
  state.isBold = false
  state.isItalic = false
  state.halfPoints = usualHalfPoints
}

const addToRun =
  (letter: string): TagReader =>
  (state, { isEnd }) => {
    if (state.isRun && !isEnd) state.piece += letter
  }

const readShade: TagReader = (state, { token }) => {
  if (!/w:fill="(?!auto|f[ef]f[ef]f[ef])/i.test(token)) return
  if (state.isRun) state.isHidden = false
  else state.isOnGround = true
}

const readColor: TagReader = (state, { token }) => {
  const mayHide = state.isRun && !state.isOnGround && state.boxes === 0
  if (mayHide && /w:val="f[ef]f[ef]f[ef]"/i.test(token)) state.isHidden = true
}

const readSize: TagReader = (state, { token }) => {
  if (!state.isRun) return
  state.halfPoints = Number(/w:val="(\d+)"/.exec(token)?.[1] ?? usualHalfPoints)
  if (state.halfPoints <= tinyHalfPoints) state.isHidden = true
}

const isOn = (token: string): boolean => !/w:val="(?:0|false|none)"/.test(token)

const readParagraph: TagReader = (state, { isEnd, isEmpty }) => {
  if ((isEnd || isEmpty) && state.skipped === 0) state.out.endParagraph(state.look)
  if (isEnd && !state.isInCell) state.isOnGround = false
  state.look = plainParagraph
}

const readCell: TagReader = (state, { isEnd, isEmpty }) => {
  if (isEmpty || state.skipped > 0) return
  state.isInCell = !isEnd
  state.isOnGround = false
  if (isEnd) state.out.endCell()
  else state.out.begin()
}

const look =
  (lookOf: (token: string) => Partial<ParagraphLook>): TagReader =>
  (state, { token, isEnd }) => {
    if (!isEnd) state.look = { ...state.look, ...lookOf(token) }
  }

/** Twentieths of a point that set a paragraph apart from the one before. */
const apartTwips = 100

/** Elements that decide what a document says and shows; all others only hold them. */
const tagReaders: ReadonlyMap<string, TagReader> = new Map<string, TagReader>([
  // Text boxes are twice: once for new readers, once for old ones.
  ['mc:Fallback', skip],
  ['w:del', skip],
  ['w:r', readRun],
  [
    'w:vanish',
    (state, { token }) => {
      if (state.isRun && isOn(token)) state.isHidden = true
    },
  ],
  [
    'w:b',
    (state, { token }) => {
      if (state.isRun) state.isBold = isOn(token)
    },
  ],
  [
    'w:i',
    (state, { token }) => {
      if (state.isRun) state.isItalic = isOn(token)
    },
  ],
  ['w:color', readColor],
  [
    'w:hyperlink',
    (state, { token, isEnd }) => {
      state.link = isEnd ? undefined : state.links.get(/\sr:id="([^"]+)"/.exec(token)?.[1] ?? '')
    },
  ],
  [
    'w:txbxContent',
    (state, { isEnd, isEmpty }) => {
      if (isEmpty || state.skipped > 0) return
      state.boxes += isEnd ? -1 : 1
      if (isEnd) state.out.endBox()
      else state.out.begin()
    },
  ],
  ['w:shd', readShade],
  ['w:sz', readSize],
  ['w:numPr', look(() => ({ isListItem: true }))],
  ['w:jc', look((token) => ({ isCentered: token.includes('"center"') }))],
  [
    'w:spacing',
    look((token) => (Number(/\sw:before="(\d+)"/.exec(token)?.[1] ?? 0) >= apartTwips ? { hasSpaceBefore: true } : {})),
  ],
  [
    'w:pStyle',
    look((token) => {
      const [, name = ''] = /w:val="([^"]*)"/.exec(token) ?? []
      if (/^(?:title|name)/i.test(name)) return { level: 1 }
      const level = Number(/^heading *(\d)/i.exec(name)?.[1] ?? 0)
      return {
        ...(level > 0 ? { level, hasSpaceBefore: true } : {}),
        ...(/list/i.test(name) ? { isListItem: true } : {}),
      }
    }),
  ],
  [
    'w:t',
    (state, { isEnd, isEmpty }) => {
      state.isText = !isEnd && !isEmpty
    },
  ],
  [
    'w:tab',
    (state, tag) => {
      if (state.skipped === 0) addToRun('\t')(state, tag)
    },
  ],
  ['w:br', addToRun('\n')],
  ['w:cr', addToRun('\n')],
  ['w:noBreakHyphen', addToRun('-')],
  ['w:p', readParagraph],
  ['w:tc', readCell],
  [
    'w:tr',
    (state, { isEnd }) => {
      if (isEnd && state.skipped === 0) state.out.endRow()
    },
  ],
])

/** Tags and the texts between them. A tag without an end takes the rest with it, and is looked for once. */
function* tokensOf(xml: string): Generator<string> {
  for (let at = 0; at < xml.length;) {
    const isTag = xml[at] === '<'
    const found = xml.indexOf(isTag ? '>' : '<', at)
    if (isTag && found < 0) return
    const textEnd = found < 0 ? xml.length : found
    const end = isTag ? found + 1 : textEnd
    yield xml.slice(at, end)
    at = end
  }
}
