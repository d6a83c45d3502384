import { Encodings, Font } from '@pdf-lib/standard-fonts'
import type { ReadingBudget } from '#worker/reading/budget.ts'
import { isList, isName, isWord, makePdfReader, type PdfDict, type PdfFile, type PdfValue } from './pdf-file.ts'
import { letterMarks, moreLetters, standardLetters } from './pdf-letters.data.ts'

/** A letter that a font draws, its width in proportion to the font's size, and whether word spacing applies to it. */
export type Glyph = { text: string; width: number; isSpace: boolean }

/**
 * A font as text needs it: which letter each code is, and how wide. Its program is not read: it draws, and a program of a few
 * hundred bytes can call itself for hours.
 */
export type PdfFont = {
  isBold: boolean
  isItalic: boolean
  /** Height of its letters in proportion to its size. */
  height: number
  glyphs: (codes: string) => Glyph[]
}

const maxCode = 0xffff
/** Most bytes of the text that one code means. */
const maxLetterBytes = 64

export function readFont(file: PdfFile, font: PdfDict, budget: ReadingBudget): PdfFont {
  const kind = file.name(font.get('Subtype'))
  const isComposite = kind === 'Type0'
  const own = isComposite ? file.dict(file.list(font.get('DescendantFonts'))[0]) : font
  const descriptor = file.dict(own.get('FontDescriptor'))
  const name = file.name(descriptor.get('FontName')) ?? file.name(font.get('BaseFont')) ?? ''
  const letters = isComposite ? new Map<number, string>() : encodingOf(file, font, descriptor, budget)
  const widthOf = isComposite
    ? widthsOfCids(file, own, budget)
    : widthsOfCodes(file, font, { name, descriptor, letters })
  for (const [code, text] of toUnicode(file.text(font.get('ToUnicode')), budget)) letters.set(code, text)
  const matrix = kind === 'Type3' ? file.numbers(font.get('FontMatrix')) : []
  const [, bottom = 0, , top = 0] = file.numbers(font.get('FontBBox'))
  const known = new Map<number, Glyph>()
  const glyphOf = (code: number): Glyph => {
    const text = plain(letters.get(code) ?? String.fromCharCode(code))
    return { text, width: widthOf(code) * (matrix[0] ?? 0.001), isSpace: code === 32 && !isComposite }
  }
  return {
    isBold: isBold(name),
    isItalic: isItalic(name),
    height: matrix[3] === undefined || Math.abs(matrix[3]) < 0.5 ? 1 : Math.abs((top - bottom) * matrix[3]) || 1,
    glyphs: (codes) =>
      codesOf(codes, isComposite ? 2 : 1).map((code) => {
        const glyph = known.get(code) ?? glyphOf(code)
        known.set(code, glyph)
        return glyph
      }),
  }
}

const codeOf = (bytes: string): number => Array.from(bytes).reduce((code, byte) => code * 256 + byte.charCodeAt(0), 0)
const codesOf = (bytes: string, size: number): number[] =>
  Array.from({ length: Math.floor(bytes.length / size) }, (_, at) => codeOf(bytes.slice(at * size, (at + 1) * size)))

/** The text of a letter, with ligatures such as "ﬁ" as their letters. A visible hyphen is kept, even if the file marks it as soft. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\u00b5\ufb00-\ufefc]+/g, (own) => own.normalize('NFKC'))
    .replaceAll('\u00ad', '-')
    .replaceAll(/\p{Cf}/gu, '')

type WidthOf = (code: number) => number
type Facts = { name: string; descriptor: PdfDict; letters: ReadonlyMap<number, string> }

function widthsOfCodes(file: PdfFile, font: PdfDict, { name, descriptor, letters }: Facts): WidthOf {
  const given = file.list(font.get('Widths'))
  const first = file.number(font.get('FirstChar')) ?? 0
  const missing = file.number(descriptor.get('MissingWidth')) ?? 0
  if (given.length > 0) return (code) => file.number(given[code - first]) ?? missing
  const standard = standardWidths(name)
  return (code) => standard.get(letters.get(code) ?? '') ?? missing
}

/** "12 [500 600] 20 40 500": widths one by one, or one for a range. */
function widthsOfCids(file: PdfFile, font: PdfDict, budget: ReadingBudget): WidthOf {
  const given = file.list(font.get('W'))
  const widths = new Map<number, number>()
  for (let at = 0; at + 1 < given.length;) {
    const first = file.number(given[at]) ?? maxCode
    const second = file.get(given[at + 1])
    const each = isList(second) ? second : undefined
    const last = each ? first + each.length - 1 : Math.min(maxCode, typeof second === 'number' ? second : -1)
    for (let code = first; code <= last; code++) {
      budget.spend('items')
      widths.set(code, file.number(each ? each[code - first] : given[at + 2]) ?? 0)
    }
    at += each ? 2 : 3
  }
  const otherwise = file.number(font.get('DW')) ?? 1000
  return (code) => widths.get(code) ?? otherwise
}

/** Fonts that need not be in a file: plain, bold, slanted, and both. */
const times = ['Times-Roman', 'Times-Bold', 'Times-Italic', 'Times-BoldItalic'] as const
const helvetica = ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'Helvetica-BoldOblique'] as const

/** Widths of letters in the standard font that is most like a font. */
function standardWidths(name: string): ReadonlyMap<string, number> {
  const styles = /times/i.test(name) ? times : helvetica
  const font = Font.load(styles[(isBold(name) ? 1 : 0) + (isItalic(name) ? 2 : 0)] ?? 'Helvetica')
  return new Map(font.CharMetrics.map(({ N, WX }) => [letterNamed(N) ?? '', WX]))
}

const isBold = (name: string) => /bold|black|heavy|semibd|demi|[-,]bd\b|cmbx|bx\d/i.test(name)
const isItalic = (name: string) => /italic|oblique|slanted|cmti|cmsl/i.test(name)

/** Letters of codes, before the font's own table of them is looked at. */
function encodingOf(file: PdfFile, font: PdfDict, descriptor: PdfDict, budget: ReadingBudget): Map<number, string> {
  const given = file.get(font.get('Encoding'))
  const own = file.dict(given)
  const base = isName(given) ? given.name : file.name(own.get('BaseEncoding'))
  const letters = new Map(encodingNamed(base ?? usualEncoding(file, font, descriptor)))
  const setNamed = (code: number, glyph: string) => letters.set(code, letterNamed(glyph) ?? String.fromCharCode(code))
  if (base === undefined) {
    // The program of a Type 1 font names its codes in the part of it that is plain text.
    const program = file.text(descriptor.get('FontFile'))
    const head = program.slice(0, program.indexOf('eexec'))
    budget.spend('steps', head.length)
    for (const [, code, glyph = ''] of head.matchAll(/\bdup\s{1,4}(\d{1,3})\s{0,4}\/([\w.]{1,100})\s{1,4}put\b/g))
      setNamed(Number(code), glyph)
  }
  let code = 0
  for (const entry of file.list(own.get('Differences')).map(file.get)) {
    if (typeof entry === 'number') code = entry
    else if (isName(entry)) setNamed(code++, entry.name)
  }
  return letters
}

function usualEncoding(file: PdfFile, font: PdfDict, descriptor: PdfDict): string {
  const name = file.name(font.get('BaseFont')) ?? ''
  const ofSigns = ['Symbol', 'ZapfDingbats'].find((one) => name.includes(one))
  if (ofSigns) return ofSigns
  const flags = file.number(descriptor.get('Flags')) ?? 0
  if (flags & 4) return 'MacRomanEncoding'
  return file.name(font.get('Subtype')) === 'TrueType' && !(flags & 32) ? 'WinAnsiEncoding' : 'StandardEncoding'
}

/** The text of each code in a ToUnicode table, which lists single codes and ranges. A range may claim 16 million codes. */
function* toUnicode(table: string, budget: ReadingBudget): Generator<[number, string]> {
  const reader = makePdfReader(table, budget)
  let entries: PdfValue[] = []
  for (let token = reader.next(); token !== undefined; token = reader.next()) {
    budget.spend('items')
    if (!isWord(token)) {
      entries.push(token)
      continue
    }
    const size = token.word === 'endbfchar' ? 2 : 3
    for (let at = 0; /^endbf(?:char|range)$/.test(token.word) && at + size <= entries.length; at += size) {
      const [from, to, target] = [entries[at], entries[at + size - 2], entries[at + size - 1]]
      if (typeof from !== 'string' || typeof to !== 'string') continue
      const [first, last] = [codeOf(from), Math.min(maxCode, codeOf(to))]
      for (let code = first; code <= last; code++) {
        budget.spend('items')
        // The target lists a text for each code, or gives that of the first one, whose last UTF-16 unit counts up.
        const own = isList(target) ? target[code - first] : target
        if (typeof own !== 'string' || own.length > maxLetterBytes) break
        const text = own.length < 2 ? own : String.fromCharCode(...codesOf(own, 2))
        const unit = text.charCodeAt(text.length - 1) + (isList(target) ? 0 : code - first)
        yield [code, text === '' ? '' : text.slice(0, -1) + String.fromCharCode(unit)]
      }
    }
    entries = []
  }
}

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
function letterNamed(given: string): string | undefined {
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

/** Letters of codes in one of the encodings that PDF names, or that a font of symbols has. */
function encodingNamed(encoding: string): Map<number, string> {
  if (encoding === 'Symbol' || encoding === 'ZapfDingbats')
    return new Map(lettersIn(encoding).map(({ code, letter }) => [code, letter]))
  const charset = charsets[encoding]
  const codes = Uint8Array.from({ length: 0x100 - firstCode }, (_, at) => at + firstCode)
  const letters = charset ? new TextDecoder(charset).decode(codes) : standardLetters
  return new Map(Array.from(letters, (letter, at) => [at + firstCode, letter]))
}
