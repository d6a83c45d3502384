import { plainLetters } from './letters.data.ts'

/**
 * A text in lower case without accents, apostrophes and dots, for comparing names however they are spelled: "É" is "e", "Ł" is
 * "l", "ß" is "ss". Folding letter by letter gives the same.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘ʼ`.\u00ad\u200b-\u200d\ufeff]/gu, '')
    .replaceAll(/[łøđðþßæœıħŧŋς]/g, (letter) => plainLetters[letter] ?? letter)
