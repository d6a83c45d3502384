const letters: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ø: 'O',
  ø: 'o',
  Æ: 'Ae',
  æ: 'ae',
  Œ: 'Oe',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
  Þ: 'Th',
  þ: 'th',
  ð: 'd',
}

/** Letters with marks as plain ones: "Łukasz Dąbrowski" becomes "Lukasz Dabrowski". What it doesn't know stays. */
export function plainLetters(text: string): string {
  return text.replace(/\P{ASCII}/gu, (char) => letters[char] ?? char.normalize('NFD').replace(/\p{Mark}/gu, ''))
}

/** A name in the form of an address: "María-José O’Neil" becomes "maria-jose.oneil". */
export function addressName(name: string): string {
  return plainLetters(name)
    .toLowerCase()
    .replace(/[^a-z -]/g, '')
    .trim()
    .replace(/ +/g, '.')
}
