import { Encodings } from '@pdf-lib/standard-fonts'
import { letterMarks, moreLetters, standardLetters } from './pdf-letters.data.ts'

/** Letters with their names and codes. Of two with one name, such as the space and the one that doesn't break, the first comes last. */
const lettersIn = (encoding: keyof typeof Encodings) =>
  Encodings[encoding].supportedCodePoints.toReversed().map((point) => ({
    ...Encodings[encoding].encodeUnicodeCodePoint(point),
    letter: String.fromCodePoint(point),
  }))

const named = new Map([
  ...(['ZapfDingbats', 'Symbol', 'WinAnsi'] as const)
    .flatMap(lettersIn)
    .map(({ name, letter }) => [name, letter] as const),
  ...Object.entries(moreLetters),
])

/** The letter of a name: "eacute", "f_i", "uni0141", "a.swash". */
export function letterNamed(given: string): string | undefined {
  const name = given.replace(/\..*/, '').replaceAll('_', '')
  const known = named.get(name)
  if (known !== undefined) return known
  if (/^ff?[il]?$/.test(name)) return name
  const [, code] = /^u(?:ni)?([\dA-F]{4})$/.exec(name) ?? []
  if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
  const mark = letterMarks[name.slice(1)]
  return mark && `${name.slice(0, 1)}${mark}`.normalize('NFC')
}

const charsets: Readonly<Record<string, string>> = { WinAnsiEncoding: 'windows-1252', MacRomanEncoding: 'macintosh' }
const firstCode = 0x20
const codes = Uint8Array.from({ length: 0x100 - firstCode }, (_, at) => at + firstCode)

/** Letters of codes in one of the encodings that PDF names, or that a font of symbols has. */
export function encodingNamed(encoding: string): Map<number, string> {
  if (encoding === 'Symbol' || encoding === 'ZapfDingbats')
    return new Map(lettersIn(encoding).map(({ code, letter }) => [code, letter]))
  const charset = charsets[encoding]
  const letters = charset ? new TextDecoder(charset).decode(codes) : standardLetters
  return new Map(Array.from(letters, (letter, at) => [at + firstCode, letter]))
}
