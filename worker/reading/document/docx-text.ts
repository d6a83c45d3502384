import { decodeEntities } from '#worker/reading/document/html/entities.ts'
import type { ReadingBudget } from '#worker/reading/budget.ts'
import type { DocumentText } from './document-text.ts'
import { unzipParts } from './zip-parts.ts'

const maxParts = 20

/**
 * Reads the text of a Word document, with its headers (where contact details often are), line breaks and tables; hidden, white
 * and tiny runs are kept apart. Markup is read as tokens: no DTD, no entity of the document's own, nothing outside of it.
 *
 * @throws BudgetExceeded
 */
export function readDocxText(bytes: Uint8Array, budget: ReadingBudget): DocumentText {
  const isRead = (name: string) => /^word\/(?:document|header\d*|footer\d*)\d*\.xml$/.test(name)
  const files = unzipParts(bytes, { isWanted: isRead, maxParts }, budget)
  const main = files.get('word/document.xml')
  if (!main) return { state: 'unreadable' }
  const headers = [...files.keys()].filter((name) => name.startsWith('word/header')).toSorted()
  const decoder = new TextDecoder('utf-8')
  const read = [...headers.map((name) => files.get(name)), main].map((part) => textOfPart(decoder.decode(part), budget))
  const seen = new Set<string>()
  const texts = read.map(({ text }) => text).filter((text) => text.trim() !== '' && !seen.has(text) && seen.add(text))
  return { state: 'read', text: texts.join('\n'), hidden: read.flatMap(({ hidden }) => hidden), pages: null }
}

/** Half points, as Word counts: three points and less nobody reads. */
const tinyHalfPoints = 6

/** A part that is being read. */
type PartState = {
  out: ReturnType<typeof makeText>
  /** Text of the run that is open. */
  piece: string
  hidden: string[]
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

function textOfPart(xml: string, budget: ReadingBudget): { text: string; hidden: string[] } {
  const state: PartState = {
    out: makeText(),
    piece: '',
    hidden: [],
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
      if (state.isText && state.skipped === 0) state.piece += decodeEntities(token)
      continue
    }
    const [, slash = '', name = ''] = /^<(\/?)([\w:]+)/.exec(token) ?? []
    tagReaders.get(name)?.(state, { token, isEnd: slash === '/', isEmpty: token.endsWith('/>') })
  }
  return { text: state.out.text(), hidden: state.hidden }
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
    else state.out.add(state.piece)
  }
  state.piece = ''
  state.isRun = !isEnd
  state.isHidden = false
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
  const halfPoints = Number(/w:val="(\d+)"/.exec(token)?.[1] ?? 24)
  if (state.isRun && halfPoints <= tinyHalfPoints) state.isHidden = true
}

const readParagraph: TagReader = (state, { isEnd, isEmpty }) => {
  if ((isEnd || isEmpty) && state.skipped === 0) state.out.add('\n')
  if (isEnd && !state.isInCell) state.isOnGround = false
}

const readCell: TagReader = (state, { isEnd }) => {
  state.isInCell = !isEnd
  state.isOnGround = false
  if (isEnd) state.out.replaceEnd('\n', '\t')
}

/** Elements that decide what a document says and shows; all others only hold them. */
const tagReaders: ReadonlyMap<string, TagReader> = new Map<string, TagReader>([
  // Text boxes are twice: once for new readers, once for old ones.
  ['mc:Fallback', skip],
  ['w:del', skip],
  ['w:r', readRun],
  [
    'w:vanish',
    (state, { token }) => {
      if (state.isRun && !/w:val="(?:0|false)"/.test(token)) state.isHidden = true
    },
  ],
  ['w:color', readColor],
  [
    'w:txbxContent',
    (state, { isEnd, isEmpty }) => {
      if (!isEmpty) state.boxes += isEnd ? -1 : 1
    },
  ],
  ['w:shd', readShade],
  ['w:sz', readSize],
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
      if (isEnd) state.out.replaceEnd('\t', '\n')
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

/** Makes a text that grows at its end, where letters may also be taken back. In pieces, so that a long one isn't copied. */
function makeText() {
  const pieces: string[] = []
  return {
    add(piece: string) {
      if (piece !== '') pieces.push(piece)
    },
    /** Takes every `letter` off the end and puts `instead` there. */
    replaceEnd(letter: string, instead: string) {
      for (let last = pieces.pop(); last !== undefined; last = pieces.pop()) {
        let end = last.length
        while (end > 0 && last[end - 1] === letter) end--
        if (end === 0) continue
        pieces.push(last.slice(0, end))
        break
      }
      pieces.push(instead)
    },
    text: () => pieces.join(''),
  }
}
