import { unzipSync } from 'fflate'
import { decodeEntities } from '#worker/platform/html/entities.ts'
import type { DocumentText } from './document-text.ts'

/** The parts that hold text, all together, unpacked: a résumé has some hundred kilobytes. */
const mostUnpackedBytes = 12 * 1024 * 1024
const mostParts = 20

/**
 * The text of a Word document, with its headers (where contact details often stand), line breaks and tables; hidden, white
 * and tiny runs are kept apart. Markup is read as tokens: no DTD, no entity of the document's own, nothing outside of it.
 */
export function readDocxText(bytes: Uint8Array): DocumentText {
  let unpacked = 0
  let parts = 0
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/^word\/(?:document|header\d*|footer\d*)\d*\.xml$/.test(name)) return false
      unpacked += originalSize
      parts++
      return unpacked <= mostUnpackedBytes && parts <= mostParts
    },
  })
  const main = files['word/document.xml']
  if (!main) return { state: 'unreadable' }
  const headers = Object.keys(files)
    .filter((name) => name.startsWith('word/header'))
    .toSorted()
  const decoder = new TextDecoder('utf-8')
  const read = [...headers.map((name) => files[name]), main].map((part) => textOfPart(decoder.decode(part)))
  const seen = new Set<string>()
  const texts = read.map(({ text }) => text).filter((text) => text.trim() !== '' && !seen.has(text) && seen.add(text))
  return { state: 'read', text: texts.join('\n'), hidden: read.flatMap(({ hidden }) => hidden), pages: null }
}

/** Half points, as Word counts: three points and less nobody reads. */
const tinyHalfPoints = 6

function textOfPart(xml: string): { text: string; hidden: string[] } {
  let text = ''
  let piece = ''
  const hidden: string[] = []
  let isText = false
  let isRun = false
  let isHidden = false
  let skipped = 0
  // White letters in a coloured cell, paragraph or text box are there to be seen.
  let isOnGround = false
  let boxes = 0
  let isInCell = false
  for (const [token] of xml.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!token.startsWith('<')) {
      if (isText && skipped === 0) piece += decodeEntities(token)
      continue
    }
    const [, slash = '', name = ''] = /^<(\/?)([\w:]+)/.exec(token) ?? []
    const isEnd = slash === '/'
    const isEmpty = token.endsWith('/>')
    switch (name) {
      // Text boxes stand twice: once for new readers, once for old ones.
      case 'mc:Fallback':
      case 'w:del':
        if (!isEmpty) skipped += isEnd ? -1 : 1
        break
      case 'w:r':
        if (isEmpty) break
        if (isEnd) {
          if (isHidden && piece.trim() !== '') hidden.push(piece.trim())
          else text += piece
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
        if ((isEnd || isEmpty) && skipped === 0) text += '\n'
        if (isEnd && !isInCell) isOnGround = false
        break
      case 'w:tc':
        isInCell = !isEnd
        isOnGround = false
        if (isEnd) text = `${text.replace(/\n+$/, '')}\t`
        break
      case 'w:tr':
        if (isEnd) text = `${text.replace(/\t+$/, '')}\n`
        break
      default:
    }
  }
  return { text, hidden }
}
