import { plainLetters } from './letters.data.ts'

/** Text as the search index holds names: lower case, without accents, "Łukasz Żółć" as "lukasz zolc". */
export const foldForSearch = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łøđðþßæœıħŧŋ]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')

/** A search text as everything here reads it: one line, single blanks, no NUL (it would end SQLite's expression). */
export const searchLine = (q: string): string =>
  q
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
