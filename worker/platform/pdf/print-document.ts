import { PDFDocument } from 'pdf-lib'
import { openFontLibrary, type TextStyle } from './font-library.ts'
import { accent, column, muted, page, pageFlow, rule, type Flow } from './page-flow.ts'
import { heightOf, printBlock, type Block } from './print-blocks.ts'
import { typesetter, type Line } from './typesetter.ts'

export type Section = { title: string; blocks: readonly Block[] }

export type PrintedDocument = {
  /** Of the file, not of a page. */
  metadata: { title: string; author: string; subject: string; keywords: readonly string[]; createdAt: Date }
  /** Who sends it: the name, and lines under it. */
  brand: { name: string; lines: readonly string[] }
  /** Kind of document: printed above its title and at the head of every further page. */
  kind: string
  title: string
  subtitle: string
  sections: readonly Section[]
  /** At the foot of every page, before its number. */
  foot: string
}

/**
 * Prints a document as PDF: text flows over as many pages as it needs, in embedded fonts for any script that the fonts of
 * this build have (scripts/pdf-fonts.mjs); other letters print as their Unicode number, so nothing is lost.
 *
 * @param assets Where the fonts are.
 */
export async function printDocument(assets: Fetcher, content: PrintedDocument): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const { metadata } = content
  pdf.setTitle(metadata.title, { showInWindowTitleBar: true })
  pdf.setAuthor(metadata.author)
  pdf.setSubject(metadata.subject)
  pdf.setKeywords([...metadata.keywords])
  pdf.setCreator(metadata.author)
  pdf.setProducer('Placet')
  pdf.setCreationDate(metadata.createdAt)
  pdf.setModificationDate(metadata.createdAt)
  pdf.setLanguage('en-US')
  const setter = await typesetter(pdf, await openFontLibrary(assets), textsOf(content))
  const flow = pageFlow(pdf, setter)
  printHead(flow, content)
  for (const section of content.sections) printSection(flow, section)
  printMargins(flow, content)
  return pdf.save()
}

function printHead(flow: Flow, { brand, kind, title, subtitle }: PrintedDocument): void {
  const right = column * 0.5
  const top = flow.y()
  flow.text(brand.name, { style: 'title', size: 16, leading: 1.3, color: accent, width: column - right - 12 })
  const left = flow.y()
  flow.skip(left - top + 3)
  for (const text of brand.lines) {
    for (const line of flow.setter.lines(text, 'body', 8.5, right)) {
      flow.skip(12)
      flow.line(line, { x: page.width - page.side - line.width * 8.5, size: 8.5, color: muted })
    }
  }
  flow.skip(Math.max(0, flow.y() - left) + 10)
  flow.rule(accent, 1)
  flow.skip(22)
  flow.text(kind, { size: 9, color: muted, leading: 1.3 })
  flow.skip(2)
  flow.text(title, { style: 'title', size: 27, leading: 1.15 })
  flow.skip(3)
  flow.text(subtitle, { size: 10.5, color: muted })
  flow.skip(4)
}

function printSection(flow: Flow, { title, blocks }: Section): void {
  const [first] = blocks
  // A heading stays with what follows it, a few facts stay together.
  const together = first?.kind === 'facts' ? Math.min(heightOf(flow, first.facts), page.height / 3) : 34
  flow.need(44 + together)
  flow.skip(16)
  flow.text(title, { style: 'title', size: 14, leading: 1.3 })
  flow.skip(3)
  flow.rule()
  flow.skip(5)
  for (const [at, block] of blocks.entries()) {
    if (at > 0) flow.skip(6)
    printBlock(flow, block)
  }
}

const running = ({ kind, title }: PrintedDocument) => `${kind}: ${title}`
const footOf = ({ brand, foot }: PrintedDocument) => [brand.name, foot].filter(Boolean).join(' · ')

/** Head and foot of every page, once it is known how many there are. */
function printMargins({ pages, setter }: Flow, content: PrintedDocument): void {
  const all = pages()
  const size = 8
  const half = column - 90
  const first = (text: string) => setter.lines(text, 'body', size, half)[0]
  all.forEach((sheet, at) => {
    const put = (line: Line | undefined, y: number, isRight = false) =>
      line &&
      setter.draw(sheet, line, {
        x: isRight ? page.width - page.side - line.width * size : page.side,
        y,
        size,
        color: muted,
      })
    const line = (y: number) =>
      sheet.drawLine({
        start: { x: page.side, y },
        end: { x: page.width - page.side, y },
        color: rule,
        thickness: 0.75,
      })
    if (at > 0) {
      put(first(running(content)), page.height - page.top + 8)
      line(page.height - page.top)
    }
    line(page.bottom - 16)
    put(first(footOf(content)), page.bottom - 29)
    put(first(`Page ${at + 1} of ${all.length}`), page.bottom - 29, true)
  })
}

/** Everything that is set, for the fonts it needs. */
function textsOf(content: PrintedDocument): [string, TextStyle][] {
  const { brand, kind, title, subtitle, sections } = content
  const body = [...brand.lines, kind, subtitle, running(content), footOf(content), 'Page 0123456789 of']
  const bold: string[] = []
  for (const { blocks } of sections) {
    for (const block of blocks) {
      if (block.kind === 'text') body.push(block.text)
      else if (block.kind === 'facts') body.push(...block.facts.flat())
      else if (block.kind === 'score') bold.push(block.figure, block.words)
      else if (block.kind === 'points') body.push(...block.points)
      else if (block.kind === 'words') body.push(...block.words)
      else body.push(...block.entries.flat())
      if ('title' in block) bold.push(block.title)
    }
  }
  const titles = [brand.name, title, ...sections.map((section) => section.title)]
  return [
    ...body.map((text): [string, TextStyle] => [text, 'body']),
    ...bold.map((text): [string, TextStyle] => [text, 'bold']),
    ...titles.map((text): [string, TextStyle] => [text, 'title']),
  ]
}
