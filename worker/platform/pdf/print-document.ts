import { PDFDocument, rgb, type PDFPage, type RGB } from 'pdf-lib'
import { openFontLibrary, type TextStyle } from './font-library.ts'
import { typesetter, type Line, type Typesetter } from './typesetter.ts'

export type Mark = 'check' | 'cross' | 'warning'

/** A part of a section. Texts keep their line breaks; blank ones are the caller's to leave out. */
export type Block =
  | { kind: 'text'; text: string }
  /** Labelled facts, two beside one another. */
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  /** A figure of 0 to 100 with its words: "86%", "Good Match". */
  | { kind: 'score'; share: number; figure: string; words: string }
  /** Points under a small heading, each with the same mark. */
  | { kind: 'points'; title: string; mark: Mark; points: readonly string[] }
  /** Short words in one line: "Tags: Delaware law, SPACs". */
  | { kind: 'words'; title: string; words: readonly string[] }
  /** What happened, each with its day. */
  | { kind: 'entries'; entries: readonly (readonly [day: string, text: string])[] }

export type Section = { title: string; blocks: readonly Block[] }

export type PrintedDocument = {
  /** Of the file, not of a page. */
  metadata: { title: string; author: string; subject: string; keywords: readonly string[]; createdAt: Date }
  /** Who sends it: the name, and lines under it. */
  brand: { name: string; lines: readonly string[] }
  /** What it is: stands over its title and at the head of every further page. */
  kind: string
  title: string
  subtitle: string
  sections: readonly Section[]
  /** At the foot of every page, before its number. */
  foot: string
}

/** US Letter in points, and what stays free around the text. */
const page = { width: 612, height: 792, side: 60, top: 54, bottom: 62 } as const
const column = page.width - 2 * page.side
const colour = (hex: number): RGB => rgb((hex >> 16) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255)
// The light theme's tokens (web/theme.css), on white paper.
const ink = colour(0x16233b)
const muted = colour(0x495164)
const accent = colour(0x7a1f2b)
const rule = colour(0xddd5c3)
const sunk = colour(0xe8e2d5)
const markColours = { check: colour(0x1f6843), cross: colour(0xae2012), warning: colour(0x7f5300) } as const
// On a grid of 12, y downwards.
const markPaths = {
  check: 'M2 6.5 L5 9.5 L10.5 3',
  cross: 'M3 3 L9.5 9.5 M9.5 3 L3 9.5',
  warning: 'M6 0.5 L11.5 10.5 L0.5 10.5 Z M6 4.2 L6 7.2 M6 8.6 L6 8.9',
} as const satisfies Record<Mark, string>

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

type Flow = ReturnType<typeof pageFlow>

/** Puts things under one another, on a new page when the rest of this one is too short for them. */
function pageFlow(pdf: PDFDocument, setter: Typesetter) {
  let current = pdf.addPage([page.width, page.height])
  let y = page.height - page.top
  const flow = {
    setter,
    pages: () => pdf.getPages(),
    page: (): PDFPage => current,
    y: () => y,
    /** Moves down. */
    skip: (points: number) => void (y -= points),
    /** Takes a new page when fewer points are left. */
    need(points: number) {
      if (y - points >= page.bottom) return
      current = pdf.addPage([page.width, page.height])
      y = page.height - page.top - 10
    },
    /** Sets a text down the column; gives how many lines it took. */
    text(
      text: string,
      {
        style = 'body',
        size = 10,
        leading = 1.45,
        color = ink,
        x = page.side,
        width = column,
        keep = 1,
      }: TextLook = {},
    ) {
      const lines = setter.lines(text, style, size, width)
      // No single line is left behind at the foot of a page, nor goes alone to the next.
      lines.forEach((line, at) => {
        const together = at === 0 ? Math.min(lines.length, Math.max(keep, 2)) : at === lines.length - 2 ? 2 : 1
        flow.need(size * leading * together)
        y -= size * leading
        flow.line(line, { x, size, color })
      })
      return lines.length
    },
    line: (line: Line, { x, size, color, up = 0 }: { x: number; size: number; color: RGB; up?: number }) =>
      setter.draw(current, line, { x, y: y + up + size * 0.25, size, color }),
    rule: (color: RGB = rule, thickness = 0.75) =>
      current.drawLine({
        start: { x: page.side, y },
        end: { x: page.width - page.side, y },
        color,
        thickness,
      }),
  }
  return flow
}

type TextLook = {
  style?: TextStyle
  size?: number
  leading?: number
  color?: RGB
  x?: number
  width?: number
  /** How many of the first lines stay together. */
  keep?: number
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
  flow.need(78)
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

function printBlock(flow: Flow, block: Block): void {
  switch (block.kind) {
    case 'text':
      flow.text(block.text)
      return
    case 'facts':
      printFacts(flow, block.facts)
      return
    case 'score': {
      flow.need(34)
      const [figure] = flow.setter.lines(block.figure, 'bold', 18, column)
      flow.skip(26)
      if (figure) flow.line(figure, { x: page.side, size: 18, color: ink })
      const from = page.side + (figure?.width ?? 0) * 18 + 14
      const [words] = flow.setter.lines(block.words, 'bold', 10, column)
      if (words) flow.line(words, { x: from, size: 10, color: ink, up: 9 })
      const bar = { x: from, y: flow.y() + 3, height: 3.5 }
      flow.page().drawRectangle({ ...bar, width: 180, color: sunk })
      flow.page().drawRectangle({ ...bar, width: (180 * Math.min(100, Math.max(0, block.share))) / 100, color: accent })
      return
    }
    case 'points':
      flow.need(32)
      flow.text(block.title, { style: 'bold', size: 9, color: muted })
      for (const point of block.points) {
        flow.need(14.5 * Math.min(2, flow.setter.lines(point, 'body', 10, column - 18).length))
        printMark(flow, block.mark)
        flow.text(point, { x: page.side + 18, width: column - 18 })
      }
      return
    case 'words':
      flow.need(32)
      flow.text(block.title, { style: 'bold', size: 9, color: muted })
      flow.text(block.words.join(' · '))
      return
    case 'entries':
      for (const [day, text] of block.entries) {
        const [when] = flow.setter.lines(day, 'body', 10, 150)
        flow.need(14.5 * Math.min(2, flow.setter.lines(text, 'body', 10, column - 158).length))
        flow.skip(14.5)
        if (when) flow.line(when, { x: page.side, size: 10, color: muted })
        flow.skip(-14.5)
        flow.text(text, { x: page.side + 158, width: column - 158 })
      }
  }
}

function printFacts(flow: Flow, facts: readonly (readonly [string, string])[]): void {
  const gap = 24
  const width = (column - gap) / 2
  for (let at = 0; at < facts.length; at += 2) {
    const pair = facts.slice(at, at + 2).map(([label, value]) => ({
      label: flow.setter.lines(label, 'body', 8.5, width),
      value: flow.setter.lines(value, 'body', 10, width),
    }))
    const heights = pair.map(({ label, value }) => label.length * 12 + value.length * 14 + 5)
    const height = Math.max(...heights)
    flow.need(Math.min(height, 200))
    // A value too long for one page's rest would run over its foot: it takes the whole column and flows.
    if (height > 200) {
      for (const [label, value] of facts.slice(at, at + 2)) {
        flow.text(label, { size: 8.5, color: muted })
        flow.text(value)
      }
      continue
    }
    const top = flow.y()
    for (const [n, { label, value }] of pair.entries()) {
      const x = page.side + n * (width + gap)
      flow.skip(flow.y() - top)
      for (const line of label) {
        flow.skip(12)
        flow.line(line, { x, size: 8.5, color: muted })
      }
      for (const line of value) {
        flow.skip(14)
        flow.line(line, { x, size: 10, color: ink })
      }
    }
    flow.skip(flow.y() - top + height)
  }
}

function printMark(flow: Flow, mark: Mark): void {
  flow.page().drawSvgPath(markPaths[mark], {
    x: page.side + 1,
    y: flow.y() - 2,
    scale: 0.8,
    borderColor: markColours[mark],
    borderWidth: mark === 'warning' ? 0.9 : 1.3,
  })
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
