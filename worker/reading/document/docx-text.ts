import { decodeEntities } from '#worker/reading/document/html/entities.ts'
import type { ReadingBudget } from '#worker/reading/budget.ts'
import type { DocumentText } from './document-text.ts'
import { unzipParts } from './zip-parts.ts'

const maxParts = 20

/**
 * The text of a Word document, with its headers (where contact details often are), line breaks and tables; hidden, white
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

function textOfPart(xml: string, budget: ReadingBudget): { text: string; hidden: string[] } {
  const out = makeText()
  let piece = ''
  const hidden: string[] = []
  let isText = false
  let isRun = false
  let isHidden = false
  let skipped = 0
  // White letters in a colored cell, paragraph or text box are there to be seen.
  let isOnGround = false
  let boxes = 0
  let isInCell = false
  for (const token of tokensOf(xml)) {
    budget.spend('steps', 10)
    if (!token.startsWith('<')) {
      if (isText && skipped === 0) piece += decodeEntities(token)
      continue
    }
    const [, slash = '', name = ''] = /^<(\/?)([\w:]+)/.exec(token) ?? []
    const isEnd = slash === '/'
    const isEmpty = token.endsWith('/>')
    switch (name) {
      // Text boxes are twice: once for new readers, once for old ones.
      case 'mc:Fallback':
      case 'w:del':
        if (!isEmpty) skipped += isEnd ? -1 : 1
        break
      case 'w:r':
        if (isEmpty) break
        if (isEnd) {
          if (isHidden && piece.trim() !== '') hidden.push(piece.trim())
          else out.add(piece)
        }
        piece = ''
        isRun = !isEnd
        isHidden = false
        break
      case 'w:vanish':
        if (isRun && !/w:val="(?:0|false)"/.test(token)) isHidden = true
        break
      case 'w:color':
        if (isRun && !isOnGround && boxes === 0 && /w:val="f[ef]f[ef]f[ef]"/i.test(token)) isHidden = true
        break
      case 'w:txbxContent':
        if (!isEmpty) boxes += isEnd ? -1 : 1
        break
      case 'w:shd':
        if (/w:fill="(?!auto|f[ef]f[ef]f[ef])/i.test(token)) {
          if (isRun) isHidden = false
          else isOnGround = true
        }
        break
      case 'w:sz': {
        const size = Number(/w:val="(\d+)"/.exec(token)?.[1] ?? 24)
        if (isRun && size <= tinyHalfPoints) isHidden = true
        break
      }
      case 'w:t':
        isText = !isEnd && !isEmpty
        break
      case 'w:tab':
        if (isRun && !isEnd && skipped === 0) piece += '\t'
        break
      case 'w:br':
      case 'w:cr':
        if (isRun && !isEnd) piece += '\n'
        break
      case 'w:noBreakHyphen':
        if (isRun && !isEnd) piece += '-'
        break
      case 'w:p':
        if ((isEnd || isEmpty) && skipped === 0) out.add('\n')
        if (isEnd && !isInCell) isOnGround = false
        break
      case 'w:tc':
        isInCell = !isEnd
        isOnGround = false
        if (isEnd) out.replaceEnd('\n', '\t')
        break
      case 'w:tr':
        if (isEnd) out.replaceEnd('\t', '\n')
        break
      default:
    }
  }
  return { text: out.text(), hidden }
}

/** Tags and the texts between them. A tag without an end takes the rest with it, and is looked for once. */
function* tokensOf(xml: string): Generator<string> {
  for (let at = 0; at < xml.length;) {
    const isTag = xml[at] === '<'
    const found = xml.indexOf(isTag ? '>' : '<', at)
    if (isTag && found < 0) return
    const end = found < 0 ? xml.length : isTag ? found + 1 : found
    yield xml.slice(at, end)
    at = end
  }
}

/** A text that grows at its end, where letters may also be taken back: in pieces, for a long one is not copied each time. */
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
