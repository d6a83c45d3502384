import { strToU8, zipSync } from 'fflate'
import { PDFDocument, StandardFonts, type PDFFont } from 'pdf-lib'
import { plainLetters } from './transliterate.ts'

/** A short document: what is written, whatever file it becomes. */
export type Paper = {
  title: string
  author: string
  /** Under the title. */
  subtitle: string
  sections: readonly { heading: string; lines: readonly string[] }[]
}

export type PaperKind = 'pdf' | 'docx' | 'txt'

export const paperTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
} as const satisfies Record<PaperKind, string>

/** The file of a paper; the same paper always gives the same bytes. A line that starts with "- " is an item of a list. */
export async function printPaper(paper: Paper, kind: PaperKind): Promise<Uint8Array> {
  if (kind === 'pdf') return printPdf(paper)
  return kind === 'docx' ? printDocx(paper) : strToU8(paperText(paper))
}

const page = { width: 612, height: 792, margin: 64 } as const

/** US Letter in Helvetica; letters outside of its character set are printed without their marks. */
async function printPdf(paper: Paper): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.setTitle(paper.title)
  pdf.setAuthor(paper.author)
  const [plain, bold] = await Promise.all([
    pdf.embedFont(StandardFonts.Helvetica),
    pdf.embedFont(StandardFonts.HelveticaBold),
  ])
  const known = new Set(plain.getCharacterSet())
  let sheet = pdf.addPage([page.width, page.height])
  let y = page.height - page.margin
  const write = (text: string, { font = plain, size = 10.5, indent = 0, before = 0 }) => {
    y -= before
    for (const line of wrapped(printable(text, known), font, size, page.width - 2 * page.margin - indent)) {
      if (y < page.margin) {
        sheet = pdf.addPage([page.width, page.height])
        y = page.height - page.margin
      }
      sheet.drawText(line, { x: page.margin + indent, y, size, font })
      y -= size * 1.5
    }
  }
  write(paper.title, { font: bold, size: 18 })
  write(paper.subtitle, { size: 9.5, before: 2 })
  for (const { heading, lines } of paper.sections) {
    write(heading, { font: bold, size: 12, before: 12 })
    for (const line of lines) write(line.replace(/^- /, '• '), { indent: line.startsWith('- ') ? 12 : 0, before: 2 })
  }
  return pdf.save()
}

function printable(text: string, known: ReadonlySet<number>): string {
  return Array.from(text.normalize('NFC'), (char) =>
    known.has(char.codePointAt(0) ?? 0) ? char : plainLetters(char),
  ).join('')
}

function wrapped(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The least of WordprocessingML that word processors open: content types, one relationship and the text. */
function printDocx(paper: Paper): Uint8Array {
  const paragraph = (text: string, look = '') =>
    `<w:p><w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`
  const body = [
    paragraph(paper.title, '<w:b/><w:sz w:val="36"/>'),
    paragraph(paper.subtitle),
    ...paper.sections.flatMap(({ heading, lines }) => [
      paragraph(heading, '<w:b/><w:sz w:val="26"/>'),
      ...lines.map((line) => paragraph(line.replace(/^- /, '• '))),
    ]),
  ].join('')
  const parts = {
    '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1280" w:right="1280" w:bottom="1280" w:left="1280" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr></w:body></w:document>`,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), {
    // A date of its own, or the same paper would be another file tomorrow.
    mtime: new Date(2020, 0, 1, 12),
  })
}

/** The text of a paper as a plain file holds it. */
export function paperText(paper: Paper): string {
  const sections = paper.sections.map(({ heading, lines }) => [heading.toUpperCase(), ...lines].join('\n'))
  return `${[`${paper.title}\n${paper.subtitle}`, ...sections].join('\n\n')}\n`
}
