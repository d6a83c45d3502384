import { cleanLine } from '#contract/domain/plain-text.ts'
import { plainLetters } from './letters.data.ts'

/** Text as the search index holds names: lower case, without accents, "Łukasz Żółć" as "lukasz zolc". */
export const foldForSearch = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łøđðþßæœıħŧŋ]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')

/**
 * A text in lower case without accents, apostrophes and dots, for comparing names however they are spelled: "É" is "e", "Ł" is
 * "l", "ß" is "ss". Folding letter by letter gives the same.
 */
export const fold = (text: string): string =>
  foldForSearch(text.normalize('NFKC'))
    .normalize('NFKD')
    .replaceAll(/['’‘ʼ`.\u00ad\u200b-\u200d\ufeff]/gu, '')
    .replaceAll('ς', 'σ')

/** A search text as everything here reads it: one line, single blanks, no NUL (it would end SQLite's expression). */
export const searchLine = (q: string): string => cleanLine(q).slice(0, 200)
