import type { ReadingBudget } from '#worker/reading/budget.ts'
import type { PdfFile } from './pdf-file.ts'
import { plainNumber } from './plain-number.ts'
import { isKeyword, isList, isName, isString, PdfLexer, type PdfDict } from './pdf-values.ts'

const maxCode = 0xffff
const simpleFonts = new Set(['Type1', 'MMType1', 'TrueType', 'Type3'])

/**
 * A font as text needs it: which letter each code is and how wide. Its program is left out: it draws, and a program of a
 * few hundred bytes can call itself for hours.
 *
 * @param addStream Puts a stream into the new file. @returns Its number there.
 */
export function plainFont(
  file: PdfFile,
  font: PdfDict,
  budget: ReadingBudget,
  addStream: (content: string) => number,
): string {
  const subtype = file.name(font.get('Subtype')) ?? 'Type1'
  const unicode = unicodeMap(file, font, budget)
  const toUnicode = unicode === undefined ? '' : `/ToUnicode ${addStream(unicode)} 0 R`
  const baseFont = `/BaseFont/${plainName(file.name(font.get('BaseFont')) ?? 'Helvetica')}`
  if (subtype === 'Type0') {
    const descendant = file.dict(file.list(font.get('DescendantFonts'))[0])
    const encoding = plainName(file.name(font.get('Encoding')) ?? 'Identity-H')
    return (
      `<</Type/Font/Subtype/Type0${baseFont}/Encoding/${encoding}${toUnicode}/DescendantFonts[` +
      `<</Type/Font/Subtype/CIDFontType2${baseFont}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
      `/DW ${plainNumber(file.number(descendant.get('DW')) ?? 1000)}/W[${widthsOfCids(file, descendant, budget)}]` +
      `${descriptorOf(file, descendant)}>>]>>`
    )
  }
  const kind = simpleFonts.has(subtype) ? subtype : 'Type1'
  const shape =
    kind === 'Type3'
      ? `/FontBBox[0 0 0 0]/FontMatrix[${matrixOf(file, font)}]/CharProcs<<>>/Resources<<>>`
      : baseFont + descriptorOf(file, font)
  return `<</Type/Font/Subtype/${kind}${shape}${widthsOf(file, font, budget)}${encodingOf(file, font, budget)}${toUnicode}>>`
}

const plainName = (name: string): string => name.replaceAll(/[^\w+,.-]/g, '').slice(0, 100) || 'Unnamed'

function matrixOf(file: PdfFile, font: PdfDict): string {
  const numbers = file.list(font.get('FontMatrix')).map((one) => file.number(one))
  return numbers.length === 6 && !numbers.includes(undefined)
    ? numbers.map((number) => plainNumber(number as number)).join(' ')
    : '0.001 0 0 0.001 0 0'
}

function descriptorOf(file: PdfFile, font: PdfDict): string {
  if (!font.has('FontDescriptor')) return ''
  const descriptor = file.dict(font.get('FontDescriptor'))
  const name = plainName(file.name(descriptor.get('FontName')) ?? file.name(font.get('BaseFont')) ?? 'Helvetica')
  const numbers = ['Flags', 'MissingWidth', 'Ascent', 'Descent', 'ItalicAngle', 'CapHeight', 'StemV']
    .map((key) => [key, file.number(descriptor.get(key))] as const)
    .filter(([, number]) => number !== undefined)
    .map(
      ([key, number]) =>
        `/${key} ${plainNumber(key === 'Flags' ? Math.trunc(number as number) & 0xf_ffff : (number as number))}`,
    )
  const box = file.list(descriptor.get('FontBBox')).map((one) => file.number(one) ?? 0)
  const bounds = box.length === 4 ? `/FontBBox[${box.map(plainNumber).join(' ')}]` : ''
  return `/FontDescriptor<</Type/FontDescriptor/FontName/${name}${numbers.join('')}${bounds}>>`
}

function widthsOf(file: PdfFile, font: PdfDict, budget: ReadingBudget): string {
  const first = Math.trunc(file.number(font.get('FirstChar')) ?? 0)
  const widths = file.list(font.get('Widths')).slice(0, 256)
  if (widths.length === 0 || first < 0 || first > 255) return ''
  budget.spend('items', widths.length)
  const numbers = widths.map((width) => plainNumber(file.number(width) ?? 0))
  return `/FirstChar ${first}/LastChar ${Math.min(255, first + numbers.length - 1)}/Widths[${numbers.join(' ')}]`
}

/** "12 [500 600] 20 40 500": widths one by one, or one for a range. */
function widthsOfCids(file: PdfFile, font: PdfDict, budget: ReadingBudget): string {
  const given = file.list(font.get('W'))
  const out: string[] = []
  for (let at = 0; at + 1 < given.length;) {
    const first = Math.trunc(file.number(given[at]) ?? -1)
    const second = file.get(given[at + 1])
    if (first < 0 || first > maxCode) break
    if (isList(second)) {
      const widths = second.slice(0, maxCode - first)
      budget.spend('items', widths.length)
      out.push(`${first}[${widths.map((width) => plainNumber(file.number(width) ?? 0)).join(' ')}]`)
      at += 2
    } else {
      const last = Math.min(maxCode, Math.trunc(typeof second === 'number' ? second : -1))
      if (last < first) break
      // A range is written with three numbers and costs the reader as many entries as it has codes.
      budget.spend('items', last - first + 1)
      out.push(`${first} ${last} ${plainNumber(file.number(given[at + 2]) ?? 0)}`)
      at += 3
    }
  }
  return out.join(' ')
}

const baseEncodings = new Set(['StandardEncoding', 'MacRomanEncoding', 'WinAnsiEncoding', 'MacExpertEncoding'])

function encodingOf(file: PdfFile, font: PdfDict, budget: ReadingBudget): string {
  const given = file.get(font.get('Encoding'))
  if (isName(given)) return baseEncodings.has(given.name) ? `/Encoding/${given.name}` : ''
  const own = file.dict(font.get('Encoding'))
  const base = file.name(own.get('BaseEncoding')) ?? ''
  const names = new Map(baseEncodings.has(base) ? [] : namesInProgram(file, font, budget))
  let code = 0
  for (const entry of file.list(own.get('Differences'))) {
    const found = file.get(entry)
    if (typeof found === 'number') code = Math.trunc(found)
    else if (isName(found)) {
      if (code >= 0 && code <= 255) names.set(code, found.name)
      code++
    }
    budget.spend('steps')
  }
  if (names.size === 0 && !baseEncodings.has(base)) return ''
  const differences = [...names].map(([at, name]) => `${at}/${plainName(name)}`).join(' ')
  return `/Encoding<</Type/Encoding${baseEncodings.has(base) ? `/BaseEncoding/${base}` : ''}/Differences[${differences}]>>`
}

/** The names that the program of a Type 1 font gives to its codes, from the part of it that is plain text. */
function* namesInProgram(file: PdfFile, font: PdfDict, budget: ReadingBudget): Generator<[number, string]> {
  const program = file.dict(font.get('FontDescriptor')).get('FontFile')
  if (program === undefined) return
  const lexer = new PdfLexer(file.bytes(program))
  let isEncoding = false
  let code: number | undefined
  for (let token = lexer.next(); token !== undefined; token = lexer.next()) {
    budget.spend('steps')
    if (isKeyword(token)) {
      if (token.keyword === 'eexec' || (isEncoding && token.keyword === 'def')) return
    } else if (typeof token === 'number') code = token
    else if (!isString(token)) {
      if (isEncoding && code !== undefined && code >= 0 && code <= 255 && token.name !== '.notdef')
        yield [code, token.name]
      if (token.name === 'Encoding') isEncoding = true
      code = undefined
    }
  }
}

/**
 * The table of what each code means, as one list without ranges: a range of the file may claim 16 million codes.
 *
 * @returns Undefined when the font has none.
 */
function unicodeMap(file: PdfFile, font: PdfDict, budget: ReadingBudget): string | undefined {
  const bytes = file.bytes(font.get('ToUnicode'))
  if (bytes.byteLength === 0) return undefined
  const found = codesOf(bytes, budget)
  const rows = [...found].map(([code, text]) => `<${code.toString(16).padStart(4, '0')}> <${text}>`)
  return (
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def\n' +
    `1 begincodespacerange <0000> <ffff> endcodespacerange\n${rows.length} beginbfchar\n${rows.join('\n')}\nendbfchar\n` +
    'endcmap end end\n'
  )
}

/** Reads a font's table of codes and their texts, which come out as hexadecimal. */
function codesOf(bytes: Uint8Array, budget: ReadingBudget): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  const add = (code: number, text: Uint8Array) => {
    budget.spend('items')
    if (code <= maxCode && text.byteLength <= 64) found.set(code, hexText(text))
  }
  const lexer = new PdfLexer(bytes)
  let section = ''
  let waiting: Uint8Array[] = []
  let list: Uint8Array[] | undefined
  for (let token = lexer.next(); token !== undefined; token = lexer.next()) {
    budget.spend('steps')
    if (isKeyword(token)) {
      if (/^(?:begin|end)bf(?:char|range)$/.test(token.keyword)) {
        section = token.keyword
        waiting = []
        list = undefined
      } else if (token.keyword === '[') list = []
      else if (token.keyword === ']' && list) {
        const [from] = waiting
        if (from) for (const [index, text] of list.entries()) add(codeOf(from) + index, text)
        waiting = []
        list = undefined
      }
    } else if (token instanceof Uint8Array) {
      if (list) {
        if (list.length <= maxCode) list.push(token)
      } else waiting = addEntry(section, [...waiting, token], add)
    }
  }
  return found
}

/**
 * Adds the codes of an entry that is complete: a code and its text, or the ends of a range and the first text.
 *
 * @param entry Its texts so far.
 * @returns The texts that wait for the rest of their entry.
 */
function addEntry(section: string, entry: Uint8Array[], add: (code: number, text: Uint8Array) => void): Uint8Array[] {
  const [from, to, target] = entry
  if (section === 'beginbfchar' && from && to) {
    add(codeOf(from), to)
    return []
  }
  if (section === 'beginbfrange' && from && to && target) {
    const [first, last] = [codeOf(from), Math.min(maxCode, codeOf(to))]
    for (let code = first; code <= last; code++) add(code, advanced(target, code - first))
    return []
  }
  return entry.length > 3 ? [] : entry
}

const codeOf = (bytes: Uint8Array): number => bytes.subarray(0, 4).reduce((code, byte) => code * 256 + byte, 0)
const hexText = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The text of a range's later code: its last unit counts up. */
function advanced(text: Uint8Array, by: number): Uint8Array {
  if (by === 0) return text
  const next = text.slice()
  const at = next.byteLength - 1
  if (at < 0) return next
  const unit = (at > 0 ? (next[at - 1] as number) * 256 : 0) + (next[at] as number) + by
  next[at] = unit & 255
  if (at > 0) next[at - 1] = (unit >> 8) & 255
  return next
}
