/** Letters that Unicode doesn't decompose, as people write them without them. */
export const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ς: 'σ',
}

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
