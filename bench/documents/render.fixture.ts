import { strToU8, zipSync } from 'fflate'
import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib'
import type { Composed, Row, RowPart } from './compose.fixture.ts'
import { makeRandom, type Random } from './random.ts'

/** A generated document as a file of its layout's kind. */
export type Rendered = { bytes: Uint8Array; kind: 'pdf' | 'docx' | 'txt' }

const textOf = (cell: readonly RowPart[]): string => cell.map(({ text }) => text).join('')

export async function render(composed: Composed, seed: number): Promise<Rendered> {
  const random = makeRandom(seed ^ 0x5eed)
  const form = composed.form ?? composed.layout?.form ?? random.pick(['text', 'docx', 'pdf'] as const)
  const indentOf = indents(composed, makeRandom(seed ^ 0x1de4))
  if (form === 'text') return { bytes: strToU8(plainText(composed, indentOf, random)), kind: 'txt' }
  if (form.startsWith('docx')) return { bytes: wordFile(composed, form, indentOf, random), kind: 'docx' }
  return { bytes: await pdfFile(composed, form, indentOf, random), kind: 'pdf' }
}

/** Indent of a row, in heights of a usual letter. */
type IndentOf = (row: Row) => number

/**
 * Indents of a document: first lines of entries, their other lines, and lists below them. Headings, the head and the narrow
 * column have none.
 */
function indents({ main }: Composed, random: Random): IndentOf {
  const unit = random.pick([1, 1.5, 2, 3])
  const [first, more] = random.pick([
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 1],
    [0, 1],
    [1, 2],
    [2, 2],
  ] as const)
  const list = random.pick([more, more, more + 1, 0])
  const below = main.slice(
    Math.max(
      0,
      main.findIndex(({ kind }) => kind === 'heading'),
    ),
  )
  const steps = new Map<Row, number>()
  for (const [at, row] of below.entries()) {
    const isFirst = row.hasGap === true || below[at - 1]?.kind === 'heading'
    if (row.kind === 'bullet') steps.set(row, list)
    else if (row.kind !== 'heading' && !row.isCentered) steps.set(row, isFirst ? first : more)
  }
  return (row) => unit * (steps.get(row) ?? 0)
}

/** Letters in a line of an exported text. */
const exportWidth = 95

/** A text as a job board exports it: a blank line between all lines, and long ones wrapped. */
const exportedText = ({ main, side }: Composed): string =>
  [...main, ...side]
    .map((row, at, rows) => {
      const text = row.cells.map(textOf).join(' - ')
      const isList = row.kind === 'bullet' && rows[at - 1]?.kind === 'bullet'
      const lines: string[] = []
      for (const word of text.split(' ')) {
        const last = lines.at(-1)
        if (last !== undefined && last.length + word.length < exportWidth) lines[lines.length - 1] = `${last} ${word}`
        else lines.push(word)
      }
      const mark = row.kind === 'bullet' ? '• ' : ''
      return `${isList || row.isTight === true ? '' : '\n'}${mark}${lines.join('\n')}`
    })
    .join('\n')
    .trim()

function plainText(composed: Composed, indentOf: IndentOf, random: Random): string {
  if (composed.isExport === true) return exportedText(composed)
  const { main, side } = composed
  const tab = random.pick(['\t', '      ', '               ', '\t\t'])
  const bullet = random.pick(['• ', '- ', '* ', '  • ', '– ', 'o '])
  const isLoose = random.chance(0.5)
  const lineOf = (row: Row): string[] => {
    const text = row.cells.map(textOf).join(tab)
    const isApart = row.kind === 'heading' || (row.hasGap && isLoose)
    return [
      ...(isApart ? [''] : []),
      ' '.repeat(indentOf(row)) + (row.kind === 'bullet' ? bullet + text : text),
      ...(row.kind === 'heading' && isLoose && random.chance(0.5) ? [''] : []),
    ]
  }
  return [...main, ...side].flatMap(lineOf).join('\n')
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function wordFile({ main, side }: Composed, form: string, indentOf: IndentOf, random: Random): Uint8Array {
  const isNumbered = random.chance(0.5)
  const hasStyles = random.chance(0.4)
  const isBlankLine = random.chance(0.5)
  const run = ({ text, isBold, isItalic }: RowPart, size: number) =>
    text
      .split('\t')
      .map(
        (piece) =>
          `<w:r><w:rPr>${isBold ? '<w:b/>' : ''}${isItalic ? '<w:i/>' : ''}<w:sz w:val="${Math.round(size * 22)}"/></w:rPr><w:t xml:space="preserve">${escape(piece)}</w:t></w:r>`,
      )
      .join('<w:r><w:tab/></w:r>')
  const cells = (row: Row, own = row.cells) =>
    own.map((cell) => cell.map((part) => run(part, row.size ?? 1)).join('')).join('<w:r><w:tab/></w:r>')
  const paragraph = (row: Row, content = cells(row), indent = indentOf(row)) => {
    const isNumber = row.kind === 'bullet' && isNumbered
    const mark = row.kind === 'bullet' && !isNumbered ? '<w:r><w:t xml:space="preserve">• </w:t></w:r>' : ''
    const look = [
      row.kind === 'heading' && hasStyles ? '<w:pStyle w:val="Heading1"/>' : '',
      row.hasHeadingStyle && hasStyles ? '<w:pStyle w:val="Heading2"/>' : '',
      isNumber ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '',
      row.isCentered ? '<w:jc w:val="center"/>' : '',
      indent > 0 ? `<w:ind w:left="${indent * 220}"/>` : '',
      row.hasGap && !isBlankLine ? '<w:spacing w:before="160"/>' : '',
    ].join('')
    return `${row.hasGap && isBlankLine ? '<w:p/>' : ''}<w:p><w:pPr>${look}</w:pPr>${mark}${content}</w:p>`
  }
  const cell = (content: string) => `<w:tc>${content === '' ? '<w:p/>' : content}</w:tc>`
  const tableRow = (row: Row) =>
    row.cells.length > 1 && row.kind === 'line'
      ? `<w:tbl><w:tr>${row.cells.map((one) => cell(paragraph({ ...row, hasGap: false }, cells(row, [one]), 0))).join('')}</w:tr></w:tbl>`
      : paragraph(row)
  const parts: Record<string, string> = {}
  let body: string
  if (form === 'docx side') {
    const at = main.findIndex(({ kind }) => kind === 'heading')
    const [head, rest] = [main.slice(0, Math.max(0, at)), main.slice(Math.max(0, at))]
    const two = [cell(side.map((row) => paragraph(row)).join('')), cell(rest.map((row) => paragraph(row)).join(''))]
    if (random.chance(0.3)) two.reverse()
    body = `${head.map((row) => paragraph(row)).join('')}<w:tbl><w:tr>${two.join('')}</w:tr></w:tbl>`
  } else {
    const all = [...main, ...side]
    const isInMargin = random.chance(0.2)
    const top = isInMargin
      ? all.splice(
          0,
          Math.min(
            3,
            Math.max(
              1,
              all.findIndex(({ kind }) => kind === 'heading'),
            ),
          ),
        )
      : []
    if (top.length > 0)
      parts[random.chance(0.8) ? 'word/header1.xml' : 'word/footer1.xml'] =
        `<w:hdr>${top.map((row) => paragraph(row)).join('')}</w:hdr>`
    body = all.map((row) => (form === 'docx table' ? tableRow(row) : paragraph(row))).join('')
  }
  return zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': '<Types/>',
        'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
        ...parts,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  )
}

/** Letters that the standard fonts of a PDF lack, without their accents. */
export const inStandardLetters = (text: string): string =>
  [...text]
    .map((char) =>
      char <= 'ÿ' || /[•–—‘’“”]/.test(char)
        ? char
        : (({ ł: 'l', Ł: 'L', '◆': '•', '▪': '•', '●': '•', ı: 'i' } as Record<string, string>)[char] ??
          char.normalize('NFKD').replaceAll(/[^\u0020-\u00ff]/g, '')),
    )
    .join('')

type Fonts = { plain: PDFFont; bold: PDFFont; italic: PDFFont }

async function pdfFile(
  { main, side }: Composed,
  form: string,
  indentOf: IndentOf,
  random: Random,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const serif = random.chance(0.5)
  const fonts: Fonts = {
    plain: await pdf.embedFont(serif ? StandardFonts.TimesRoman : StandardFonts.Helvetica),
    bold: await pdf.embedFont(serif ? StandardFonts.TimesRomanBold : StandardFonts.HelveticaBold),
    italic: await pdf.embedFont(serif ? StandardFonts.TimesRomanItalic : StandardFonts.HelveticaOblique),
  }
  const size = random.pick([9.5, 10, 10.5, 11])
  const leading = size * random.pick([1.2, 1.3, 1.4])
  const gap = leading * random.pick([0.5, 0.8, 1])
  const margin = random.pick([50, 60, 72])
  const isFooter = random.chance(0.2)
  const pages: PDFPage[] = [pdf.addPage([612, 792])]
  const widthOf = (cell: readonly RowPart[], own: number) =>
    cell.reduce((sum, part) => sum + fontOf(part, fonts).widthOfTextAtSize(inStandardLetters(part.text), own), 0)
  const isDate = (cell: readonly RowPart[] = []) => cell.every(({ label }) => label === 'date' || label === 'other')
  const draw = (rows: readonly Row[], left: number, right: number, top: number): number => {
    let [page, y] = [0, top]
    const waiting: RowPart[][][] = []
    const first = Math.max(
      0,
      ...rows
        .filter((row) => row.cells.length > 1 && isDate(row.cells[0]))
        .map((row) => widthOf(row.cells[0] ?? [], size)),
    )
    const dateColumn = left + Math.max((right - left) * 0.2, first + 12)
    for (const row of rows) {
      const own = size * (row.size ?? 1)
      const indent = row.cells.length > 1 && isDate(row.cells[0]) ? 0 : indentOf(row) * size
      y -= (row.hasGap || row.kind === 'heading' ? gap : 0) + (own > size ? own * 0.3 : 0)
      // Cells that don't fit beside each other go below each other.
      if (
        row.kind === 'line' &&
        row.cells.length > 1 &&
        row.cells.reduce(
          (sum, cell, index) => sum + Math.max(widthOf(cell, own), index === 0 && isDate(cell) ? dateColumn - left : 0),
          indent + 20 * row.cells.length,
        ) >
          right - left
      ) {
        for (const cell of row.cells)
          for (const wrappedCell of wrapped({ ...row, cells: [cell] }, fonts, own, right - left))
            waiting.push(wrappedCell)
      }
      const isText = row.kind === 'bullet' || row.cells.length === 1
      const whole = isText
        ? wrapped(row, fonts, own, right - left - indent - (row.kind === 'bullet' ? 14 : 0))
        : [row.cells]
      const lines = waiting.length > 0 ? waiting.splice(0) : whole
      for (const [at, cells] of lines.entries()) {
        if (y < 60) {
          page++
          y = 740
          if (!pages[page]) pages.push(pdf.addPage([612, 792]))
        }
        const sheet = pages[page]
        if (!sheet) continue
        if (row.kind === 'bullet' && at === 0)
          sheet.drawText('•', { x: left + indent, y, size: own, font: fonts.plain })
        let end = 0
        for (const [index, cell] of cells.entries()) {
          const width = widthOf(cell, own)
          let x = left + (index === 0 ? indent : 0) + (row.kind === 'bullet' ? 14 : 0)
          if (row.isCentered) x = (left + right - width) / 2
          else if (isDate(row.cells[0]) && index === 1) x = dateColumn
          else if (index > 0 && index === cells.length - 1) x = right - width
          else if (index > 0) x = left + ((right - left) * index) / cells.length
          // Cells beside each other never touch.
          x = Math.max(x, end)
          for (const part of cell) {
            const text = inStandardLetters(part.text)
            if (text === '') continue
            const font = fontOf(part, fonts)
            sheet.drawText(text, { x, y, size: own, font })
            x += font.widthOfTextAtSize(text, own)
          }
          end = x + own * 2
        }
        y -= own > size ? own * 1.15 : leading
      }
    }
    return y
  }
  if (form === 'pdf left' || form === 'pdf right') {
    const at = form === 'pdf left' ? 215 : 400
    const head = main.findIndex(({ kind }) => kind === 'heading')
    const isAcross = random.chance(0.5) && head > 0
    const top = isAcross ? draw(main.slice(0, head), margin - 20, 612 - margin + 20, 740) - leading * 2 : 740
    const rest = isAcross ? main.slice(head) : main
    if (form === 'pdf left') {
      draw(side, 40, at - 15, top)
      draw(rest, at + 10, 575, top)
    } else {
      draw(rest, 40, at - 15, top)
      draw(side, at + 10, 575, top)
    }
  } else draw([...main, ...side], margin, 612 - margin, 740)
  if (isFooter)
    for (const [index, page] of pages.entries())
      page.drawText(`Page ${index + 1} of ${pages.length}`, { x: 280, y: 30, size: 8, font: fonts.plain })
  return pdf.save()
}

function fontOf({ isBold, isItalic }: RowPart, fonts: Fonts): PDFFont {
  if (isBold) return fonts.bold
  return isItalic ? fonts.italic : fonts.plain
}

/** The words of a row on as many lines as they need. */
function wrapped(row: Row, fonts: Fonts, size: number, width: number): RowPart[][][] {
  const [cell = []] = row.cells
  const lines: RowPart[][] = [[]]
  let x = 0
  for (const part of cell) {
    const font = fontOf(part, fonts)
    // An address that is wider than its column continues in the next line.
    const fitting = (word: string) =>
      Math.floor((word.length * width) / font.widthOfTextAtSize(inStandardLetters(word), size))
    const pieces = part.text
      .split(/(?<=\s)/)
      .flatMap((word) =>
        fitting(word) < word.length ? [word.slice(0, fitting(word)), word.slice(fitting(word))] : [word],
      )
    for (const word of pieces) {
      const own = font.widthOfTextAtSize(inStandardLetters(word), size)
      if (x + own > width && x > 0) {
        lines.push([])
        x = 0
      }
      const line = lines.at(-1)
      const last = line?.at(-1)
      if (last && last.label === part.label && last.isBold === part.isBold && last.isItalic === part.isItalic)
        last.text += word
      else line?.push({ ...part, text: word })
      x += own
    }
  }
  return lines.map((line) => [line])
}
