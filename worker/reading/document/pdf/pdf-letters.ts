import { Encodings } from '@pdf-lib/standard-fonts'
import { letterMarks, moreLetters, upperLetters } from './pdf-letters.data.ts'

type Known = { code: number; name: string; letter: string }

const knownIn = (encoding: keyof typeof Encodings): Known[] =>
  Encodings[encoding].supportedCodePoints.map((point) => ({
    ...Encodings[encoding].encodeUnicodeCodePoint(point),
    letter: String.fromCodePoint(point),
  }))

const named: ReadonlyMap<string, string> = new Map([
  // Of two letters of one name, such as the space and the one that doesn't break, the first counts.
  ...(['ZapfDingbats', 'Symbol', 'WinAnsi'] as const).flatMap((encoding) =>
    knownIn(encoding)
      .toReversed()
      .map(({ name, letter }) => [name, letter] as const),
  ),
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

const ascii = Array.from({ length: 95 }, (_, at) => [at + 32, String.fromCharCode(at + 32)] as const)
const curlyQuotes = [
  [0x27, '’'],
  [0x60, '‘'],
] as const

/** Letters of codes in one of the encodings that PDF names, or that a font of symbols has. */
export function encodingNamed(encoding: string): ReadonlyMap<number, string> {
  if (encoding === 'Symbol' || encoding === 'ZapfDingbats' || encoding === 'WinAnsiEncoding') {
    const known = knownIn(encoding === 'WinAnsiEncoding' ? 'WinAnsi' : encoding)
    return new Map(known.map(({ code, name, letter }) => [code, letterNamed(name) ?? letter]))
  }
  const upper = [...(upperLetters[encoding] ?? '')].map((letter, at) => [at + 0x80, letter] as const)
  return new Map([...ascii, ...upper, ...(encoding === 'StandardEncoding' ? curlyQuotes : [])])
}
