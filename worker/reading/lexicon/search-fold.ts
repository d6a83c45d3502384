import { plainLetters } from './fold.ts'

/** Text as the search index holds names: lower case, without accents, "Łukasz Żółć" as "lukasz zolc". */
export const foldForSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łøđðþßæœıħŧŋ]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

/** More words than this narrow nothing. */
const maxWords = 8

/** A search text as everything here reads it: one line, single blanks, no NUL (it would end SQLite's expression). */
export const searchLine = (q: string): string =>
  q
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)

/**
 * The MATCH expression over `applications_contains`: the whole text anywhere in a name, an email, a job title or a
 * firm, or all of its words in any order. Two characters must begin a word. Null below that: an index of
 * three-character pieces cannot find it. Every piece is quoted, so that FTS5's own syntax is text like any other.
 *
 * @param q A `searchLine`.
 * @param partnerId Only applications of this partner (0: unassigned); undefined for all.
 */
export function applicationsMatch(q: string, partnerId: number | undefined): string | null {
  const variants = [...new Set([q.normalize('NFC').toLowerCase(), foldForSearch(q)])]
  const expressions = variants.flatMap((text) => {
    const length = [...text].length
    if (length < 2) return []
    if (length === 2) return [quote(` ${text}`)]
    const words = text.split(' ').slice(0, maxWords)
    const inAnyOrder = words.length > 1 && words.every((word) => [...word].length > 2)
    return [quote(text), ...(inAnyOrder ? [`(${words.map(quote).join(' AND ')})`] : [])]
  })
  if (expressions.length === 0) return null
  const texts = `{applicant_name applicant_email job_title firm_name} : (${expressions.join(' OR ')})`
  return partnerId === undefined ? texts : `(${texts}) AND scope : ${quote(`<${partnerId}>`)}`
}
