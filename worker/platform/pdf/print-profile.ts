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
const brass = color(0xb08d3c)
const panelSide = 16
const cells = 3
const cellGap = 18
const cellWidth = (column - 2 * panelSide - (cells - 1) * cellGap) / cells
/** Headings hang in a column of their own, left of what they are about. */
const hanging = 104
const text = { x: page.side + hanging, width: column - hanging }

/** Sizes to try, the most generous first: a short profile has room, a long one stays on one page. */
const densities = [1.06, 0.96, 0.86, 0.76, 0.66] as const
const smallest = densities.length - 1

/** A page in one of the densities. */
type Sheet = { flow: Flow; size: (points: number) => number }

/** Prints a profile for a client: one page with what a partner asks first at the top. @param assets Where the fonts are. */
export async function printProfile(assets: Fetcher, content: PrintedProfile): Promise<Uint8Array<ArrayBuffer>> {
  const library = await openFontLibrary(assets)
  for (const [at, density] of densities.entries()) {
    // A page that was drawn can't be taken back out of a file, so each density starts another file.
    const pdf = await startDocument(content)
    const flow = pageFlow(pdf, await typesetter(pdf, library, textsOf(content)))
    const sheet = { flow, size: (points: number) => points * density }
    printHead(sheet, content)
    for (const block of content.blocks) printBlock(sheet, block)
    printContact(sheet, content)
    if (flow.pages().length > 1 && at < smallest) continue
    printFeet(flow, content)
    return new Uint8Array(await pdf.save())
  }
  throw new Error('no density was tried')
}

async function startDocument({ metadata }: PrintedProfile): Promise<PDFDocument> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(metadata.title, { showInWindowTitleBar: true })
  pdf.setAuthor(metadata.author)
  pdf.setCreator(metadata.author)
  pdf.setProducer('Placet')
  pdf.setCreationDate(metadata.day)
  pdf.setModificationDate(metadata.day)
  pdf.setLanguage('en-US')
  return pdf
}

function printHead({ flow, size }: Sheet, { brand, kind, title, headline }: PrintedProfile): void {
  const top = flow.y()
  flow.text(brand.name, { style: 'title', size: 15, leading: 1.2, color: accent, width: column / 2 })
  const left = flow.y()
  flow.skip(left - top)
  flow.skip(13)
  right(flow, kind, { size: 8.5 })
  flow.skip(12)
  right(flow, brand.place, { size: 8.5 })
  flow.skip(Math.max(0, flow.y() - left))
  flow.skip(8)
  flow.rule(accent, 1.5)
  flow.skip(size(22))
  flow.text(title, { style: 'title', size: size(30), leading: 1.12 })
  if (headline) {
    flow.skip(size(3))
    flow.text(headline, { style: 'title', size: size(13.5), leading: 1.35, color: muted })
  }
  flow.skip(size(18))
}

/** One line at the right edge. */
function right(flow: Flow, words: string, { size, width = column / 2 }: { size: number; width?: number }): void {
  const [line] = flow.setter.lines(words, 'body', size, width)
  if (line) flow.line(line, { x: page.width - page.side - line.width * size, size, color: muted })
}

/** A heading in the column at the left; what follows begins beside it. */
function heading({ flow, size }: Sheet, title: string): void {
  flow.need(size(60))
  flow.skip(size(20))
  const from = flow.y()
  flow.text(title, { style: 'title', size: size(13), leading: 1.25, color: accent, width: hanging - 12 })
  flow.skip(flow.y() - from)
}

function printBlock(sheet: Sheet, block: ProfileBlock): void {
  const { flow, size } = sheet
  switch (block.kind) {
    case 'facts':
      printFacts(sheet, block.facts)
      return
    case 'text':
      heading(sheet, block.title)
      flow.text(block.text, { ...text, size: size(10.5), leading: 1.55 })
      return
    case 'positions':
      heading(sheet, block.title)
      block.positions.forEach((position, at) => printPosition(sheet, position, at > 0))
  }
}

/** Facts in a quiet panel, three beside one another. */
function printFacts({ flow, size }: Sheet, facts: readonly { label: string; value: string }[]): void {
  const { setter } = flow
  const set = facts.map(({ label, value }) => ({
    label: setter.lines(label, 'body', size(8.5), cellWidth),
    value: setter.lines(value, 'bold', size(10.5), cellWidth),
  }))
  const rows = Array.from({ length: Math.ceil(set.length / cells) }, (_, row) => {
    const some = set.slice(row * cells, (row + 1) * cells)
    const lines = some.map(({ label, value }) => label.length * size(12) + value.length * size(14))
    return { some, height: Math.max(...lines) + size(11) }
  })
  const height = rows.reduce((sum, row) => sum + row.height, 0) + size(15)
  flow.need(height)
  const bottom = { x: page.side, y: flow.y() - height, height }
  flow.page().drawRectangle({ ...bottom, width: column, color: panel })
  flow.page().drawRectangle({ ...bottom, width: 2, color: brass })
  flow.skip(size(11))
  for (const row of rows) {
    const top = flow.y()
    row.some.forEach(({ label, value }, at) => {
      const x = page.side + panelSide + at * (cellWidth + cellGap)
      flow.skip(flow.y() - top)
      for (const line of label) {
        flow.skip(size(12))
        flow.line(line, { x, size: size(8.5), color: muted })
      }
      for (const line of value) {
        flow.skip(size(14))
        flow.line(line, { x, size: size(10.5), color: ink })
      }
    })
    flow.skip(flow.y() - top + row.height)
  }
  flow.skip(size(8))
}

type Position = { title: string; firm: string; years: string }

const yearsWidth = 92

function printPosition({ flow, size }: Sheet, { title, firm, years }: Position, hasRule: boolean): void {
  const width = text.width - (years ? yearsWidth : 0)
  const count = flow.setter.lines(title, 'bold', size(10.5), width).length + (firm ? 1 : 0)
  flow.need(size(count * 15 + 16))
  if (hasRule) {
    flow.skip(size(8))
    flow.rule(rule, 0.5, text.x)
    flow.skip(size(7))
  }
  const lead = size(10.5) * 1.45
  flow.skip(lead)
  if (years) right(flow, years, { size: size(9.5), width: yearsWidth })
  flow.skip(-lead)
  flow.text(title, { ...text, style: 'bold', size: size(10.5), leading: 1.45, width })
  if (firm) flow.text(firm, { ...text, size: size(10), leading: 1.45, color: muted })
}

/** The agency's contact at the end of the page, where a letter has its signature. */
function printContact({ flow }: Sheet, { contact }: PrintedProfile): void {
  const height = 26 + contact.lines.length * 14
  flow.need(height)
  const rest = flow.y() - page.bottom - height
  flow.skip(Math.min(Math.max(0, rest), 480))
  flow.rule(rule, 0.75)
  flow.skip(10)
  const from = flow.y()
  flow.text(contact.title, { size: 8.5, leading: 1.5, color: muted, width: hanging - 12 })
  flow.skip(flow.y() - from)
  contact.lines.forEach((line, at) =>
    flow.text(line, { ...text, size: 10, leading: 1.4, style: at === 0 ? 'bold' : 'body' }),
  )
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
