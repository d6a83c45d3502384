import type { Piece } from './font-library.ts'

const isRightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u
const isLeftToRight = /[\p{L}\p{N}]/u
const isIdeographic = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\uFF00-\uFFEF]/u
/** Marks that must not begin a line of Chinese or Japanese. */
const isClosing = /^[、。，．：；！？）】」』〉》”’…ー々%）\]}!?,.:;]/u
const breaksAfter = /[-–—/]$/u
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text at its own line ends; a tab is four blanks. */
export const paragraphsOf = (text: string) => text.replaceAll('\t', '    ').split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/)

/** The letters of a piece one by one. */
export const lettersOf = ({ slice, text }: Piece): Piece[] =>
  Array.from(graphemes.segment(text), ({ segment }) => ({ slice, text: segment }))

/** Unbreakable pieces, each with the blanks that follow it. */
export function wordsOf(pieces: readonly Piece[]): Piece[][] {
  const words: Piece[][] = []
  let mayBreak = true
  for (const letter of pieces.flatMap(lettersOf)) {
    const isBlank = letter.text.trim() === '' && letter.text !== '\u00A0'
    const isOpen = isIdeographic.test(letter.text) && !isClosing.test(letter.text)
    const word = words.at(-1)
    if (word && !(!isBlank && (mayBreak || isOpen) && !isClosing.test(letter.text))) {
      const last = word.at(-1)
      if (last?.slice === letter.slice) last.text += letter.text
      else word.push(letter)
    } else words.push([letter])
    mayBreak = isBlank || isIdeographic.test(letter.text) || breaksAfter.test(letter.text)
  }
  return words
}

/** Without the blanks at its end, which no line shows. */
export function trimmed(pieces: readonly Piece[]): Piece[] {
  const kept = [...pieces]
  for (let last = kept.at(-1); last; last = kept.at(-1)) {
    const text = last.text.trimEnd()
    if (text === last.text) break
    kept.pop()
    if (text !== '') kept.push({ ...last, text })
  }
  return kept
}

/** Neighbours in one font as one piece, but for blanks behind what is written from the right: they belong on its left. */
export function merged(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (last?.slice === piece.slice) last.text += piece.text
    else runs.push({ ...piece })
  }
  return runs.flatMap((run) => {
    const text = run.text.trimEnd()
    if (text === run.text || !isRightToLeft.test(text)) return [run]
    return [
      { ...run, text },
      { ...run, text: run.text.slice(text.length) },
    ]
  })
}

/** The order on paper: words written from the right are in reverse, with the blanks and marks between them. */
export function leftToRight(pieces: Piece[]): Piece[] {
  if (!pieces.some(({ text }) => isRightToLeft.test(text))) return pieces
  const shown: Piece[] = []
  let stretch: Piece[] = []
  const close = () => {
    const last = stretch.findLastIndex(({ text }) => isRightToLeft.test(text))
    shown.push(...stretch.slice(0, last + 1).reverse(), ...stretch.slice(last + 1))
    stretch = []
  }
  for (const piece of pieces) {
    const isWord = isRightToLeft.test(piece.text)
    if (isWord || (stretch.length > 0 && !isLeftToRight.test(piece.text))) stretch.push(piece)
    else {
      close()
      shown.push(piece)
    }
  }
  close()
  return shown
}
