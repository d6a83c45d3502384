import { PDFDocument } from 'pdf-lib'
import type { ProfileBlock } from '#contract/domain/profiles.ts'
import { openFontLibrary, type TextStyle } from './font-library.ts'
import { accent, color, column, ink, muted, page, pageFlow, rule, type Flow } from './page-flow.ts'
import { typesetter } from './typesetter.ts'

export type PrintedProfile = {
  metadata: { title: string; author: string; day: Date }
  brand: { name: string; place: string }
  /** Above the title: "Confidential profile P-7F3K2M". */
  kind: string
  title: string
  headline: string
  blocks: readonly ProfileBlock[]
  contact: { title: string; lines: readonly string[] }
  foot: string
}

const panel = color(0xf7f2e7)
const panelSide = 16
const cells = 3
const cellGap = 18
const cellWidth = (column - 2 * panelSide - (cells - 1) * cellGap) / cells
const yearsWidth = 104

/** Prints a profile for a client: one page with what a partner asks first at the top. @param assets Where the fonts are. */
export async function printProfile(assets: Fetcher, content: PrintedProfile): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  const { metadata } = content
  pdf.setTitle(metadata.title, { showInWindowTitleBar: true })
  pdf.setAuthor(metadata.author)
  pdf.setCreator(metadata.author)
  pdf.setProducer('Placet')
  pdf.setCreationDate(metadata.day)
  pdf.setModificationDate(metadata.day)
  pdf.setLanguage('en-US')
  const flow = pageFlow(pdf, await typesetter(pdf, await openFontLibrary(assets), textsOf(content)))
  printHead(flow, content)
  for (const block of content.blocks) printBlock(flow, block)
  printContact(flow, content)
  printFeet(flow, content)
  return new Uint8Array(await pdf.save())
}

function printHead(flow: Flow, { brand, kind, title, headline }: PrintedProfile): void {
  const top = flow.y()
  flow.text(brand.name, { style: 'title', size: 15, leading: 1.2, color: accent, width: column / 2 })
  const left = flow.y()
  flow.skip(left - top)
  flow.skip(13)
  right(flow, kind, 8.5)
  flow.skip(12)
  right(flow, brand.place, 8.5)
  flow.skip(Math.max(0, flow.y() - left))
  flow.skip(8)
  flow.rule(accent, 1.5)
  flow.skip(20)
  flow.text(title, { style: 'title', size: 30, leading: 1.12 })
  if (headline) {
    flow.skip(2)
    flow.text(headline, { style: 'title', size: 13, leading: 1.35, color: muted })
  }
  flow.skip(14)
}

function right(flow: Flow, text: string, size: number): void {
  const [line] = flow.setter.lines(text, 'body', size, column / 2)
  if (line) flow.line(line, { x: page.width - page.side - line.width * size, size, color: muted })
}

function heading(flow: Flow, title: string): void {
  flow.need(60)
  flow.skip(10)
  flow.text(title, { style: 'title', size: 13.5, leading: 1.3, color: accent })
  flow.skip(4)
}

function printBlock(flow: Flow, block: ProfileBlock): void {
  switch (block.kind) {
    case 'facts':
      printFacts(flow, block.facts)
      return
    case 'text':
      heading(flow, block.title)
      flow.text(block.text, { size: 10.5, leading: 1.5 })
      flow.skip(4)
      return
    case 'positions':
      heading(flow, block.title)
      block.positions.forEach((position, at) =>
        printPosition(flow, position, { hasRule: at > 0, left: hasYears(block.positions) ? yearsWidth : 0 }),
      )
      flow.skip(4)
  }
}

/** Facts in a quiet panel, three beside one another. */
function printFacts(flow: Flow, facts: readonly { label: string; value: string }[]): void {
  const { setter } = flow
  const set = facts.map(({ label, value }) => ({
    label: setter.lines(label, 'body', 8.5, cellWidth),
    value: setter.lines(value, 'bold', 10.5, cellWidth),
  }))
  const rows = Array.from({ length: Math.ceil(set.length / cells) }, (_, row) => {
    const some = set.slice(row * cells, (row + 1) * cells)
    return { some, height: Math.max(...some.map(({ label, value }) => label.length * 12 + value.length * 14)) + 10 }
  })
  const height = rows.reduce((sum, row) => sum + row.height, 0) + 14
  flow.need(height)
  flow.page().drawRectangle({ x: page.side, y: flow.y() - height, width: column, height, color: panel })
  flow.skip(10)
  for (const row of rows) {
    const top = flow.y()
    row.some.forEach(({ label, value }, at) => {
      const x = page.side + panelSide + at * (cellWidth + cellGap)
      flow.skip(flow.y() - top)
      for (const line of label) {
        flow.skip(12)
        flow.line(line, { x, size: 8.5, color: muted })
      }
      for (const line of value) {
        flow.skip(14)
        flow.line(line, { x, size: 10.5, color: ink })
      }
    })
    flow.skip(flow.y() - top + row.height)
  }
  flow.skip(10)
}

type Position = { title: string; firm: string; years: string }

/** Positions without any years have no column for them. */
const hasYears = (positions: readonly Position[]): boolean => positions.some(({ years }) => years !== '')

function printPosition(
  flow: Flow,
  { title, firm, years }: Position,
  { hasRule, left }: { hasRule: boolean; left: number },
): void {
  const width = column - left
  const count = flow.setter.lines(title, 'bold', 10.5, width).length + (firm ? 1 : 0)
  flow.need(count * 15 + 14)
  if (hasRule) {
    flow.skip(6)
    flow.rule(rule, 0.5)
    flow.skip(6)
  }
  const [when] = flow.setter.lines(years, 'body', 9.5, yearsWidth)
  flow.skip(15.2)
  if (when) flow.line(when, { x: page.side, size: 9.5, color: muted })
  flow.skip(-15.2)
  flow.text(title, { style: 'bold', size: 10.5, leading: 1.45, x: page.side + left, width })
  if (firm) flow.text(firm, { size: 10, leading: 1.45, color: muted, x: page.side + left, width })
}

/** The agency's contact at the end of the page, where a letter has its signature. */
function printContact(flow: Flow, { contact }: PrintedProfile): void {
  const height = 34 + contact.lines.length * 14
  flow.need(height)
  const rest = flow.y() - page.bottom - height
  flow.skip(Math.min(Math.max(0, rest), 400))
  flow.rule(rule, 0.75)
  flow.skip(10)
  flow.text(contact.title, { size: 8.5, leading: 1.4, color: muted })
  contact.lines.forEach((line, at) => flow.text(line, { size: 10, leading: 1.4, style: at === 0 ? 'bold' : 'body' }))
}

function printFeet({ pages, setter }: Flow, { foot }: PrintedProfile): void {
  const size = 7.5
  for (const sheet of pages()) {
    const [line] = setter.lines(foot, 'body', size, column)
    if (line) setter.draw(sheet, line, { x: page.side, y: page.bottom - 26, size, color: muted })
  }
}

/** Everything that is set, for the fonts it needs. */
function textsOf({ brand, kind, title, headline, blocks, contact, foot }: PrintedProfile): [string, TextStyle][] {
  const texts: [string, TextStyle][] = [
    [brand.name, 'title'],
    [title, 'title'],
    [headline, 'title'],
    ...[brand.place, kind, foot, contact.title].map((text): [string, TextStyle] => [text, 'body']),
    ...contact.lines.map((text, at): [string, TextStyle] => [text, at === 0 ? 'bold' : 'body']),
  ]
  for (const block of blocks) {
    texts.push([block.title, 'title'])
    if (block.kind === 'text') texts.push([block.text, 'body'])
    else if (block.kind === 'facts')
      for (const { label, value } of block.facts) texts.push([label, 'body'], [value, 'bold'])
    else
      for (const { title: held, firm, years } of block.positions)
        texts.push([held, 'bold'], [firm, 'body'], [years, 'body'])
  }
  return texts
}
