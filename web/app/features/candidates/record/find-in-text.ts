/** A text prepared for searching: lower case, without accents, with single spaces, and the place of each letter. */
type SearchableText = { text: string; folded: string; places: readonly number[] }

/** More marks than anyone steps through. */
export const maxHits = 999

/** Prepares a text once, for any number of searches. */
export function searchable(text: string): SearchableText {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const character of text) {
    const isSpace = /\s/u.test(character)
    const piece = isSpace ? ' ' : foldLetters(character)
    if (!(isSpace && folded.endsWith(' '))) {
      folded += piece
      for (let unit = 0; unit < piece.length; unit++) places.push(at)
    }
    at += character.length
  }
  return { text, folded, places }
}

const foldLetters = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * Where a text contains the words, as ranges of the original. Letter case, accents and line breaks don't matter.
 *
 * @returns At most `maxHits` ranges, which don't overlap.
 */
export function findInText({ text, folded, places }: SearchableText, words: string): [start: number, end: number][] {
  const sought = foldLetters(words).replaceAll(/\s+/gu, ' ').trim()
  const hits: [number, number][] = []
  if (sought === '') return hits
  for (
    let at = folded.indexOf(sought);
    at !== -1 && hits.length < maxHits;
    at = folded.indexOf(sought, at + sought.length)
  ) {
    hits.push([places[at] ?? 0, places[at + sought.length] ?? text.length])
  }
  return hits
}
