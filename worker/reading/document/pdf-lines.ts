import { getResolvedPDFJS, type getDocumentProxy } from 'unpdf'
import { lineText, type DocumentLine } from './document-lines.ts'
import { maxPages, type DocumentReading } from './document-text.ts'
import { linesOfPage, tidyPages, type PageBox, type PdfItem } from './pdf-layout.ts'
import { makePlainPdf, type PdfLink } from './pdf/plain-pdf.ts'
import type { ReadingBudget } from '#worker/reading/budget.ts'
import { hiddenRuns, type HiddenRun, type Operators } from './pdf-hidden.ts'

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Proxy['getPage']>>

/** Smaller letters can't be read. In points. */
const tinyPoints = 3

/** Lines of a PDF in reading order; what is white, tiny, invisible or off the page is kept apart. */
export async function readPdfLines(bytes: Uint8Array, budget: ReadingBudget): Promise<DocumentReading> {
  const plain = makePlainPdf(bytes, maxPages, budget)
  if (plain.state !== 'plain') return plain
  const { OPS, getDocument } = await getResolvedPDFJS()
  const task = getDocument({
    data: plain.bytes,
    isEvalSupported: false,
    useSystemFonts: true,
    verbosity: 0,
    stopAtErrors: false,
  })
  try {
    const document = await task.promise
    const lines: DocumentLine[] = []
    const hidden: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const links = plain.links[number - 1] ?? []
      const read = await readPage(page, { number, ops: OPS as Operators, links }, budget)
      lines.push(...read.lines)
      hidden.push(...read.hidden)
      page.cleanup()
    }
    return { state: 'read', lines: tidyPages(lines, lineText), hidden, pages: plain.pages }
  } finally {
    // Also if the file couldn't be opened: the library keeps the bytes of a task until it is destroyed.
    await task.destroy()
  }
}

async function readPage(
  page: Page,
  { number, ops, links }: { number: number; ops: Operators; links: readonly PdfLink[] },
  budget: ReadingBudget,
): Promise<{ lines: DocumentLine[]; hidden: string[] }> {
  const content = await page.getTextContent()
  const drawing = await page.getOperatorList().then(
    ({ fnArray, argsArray }) => ({ fnArray, argsArray: argsArray as unknown[] }),
    // Without the drawing only what is tiny or off the page is known to be hidden.
    () => ({ fnArray: [], argsArray: [] }),
  )
  const styleOf = fontStyles(page)
  const items = content.items.flatMap((item): PdfItem[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform as number[]
    const height = Math.hypot(c, d) || Math.hypot(a, b)
    budget.spend('steps', links.length)
    const link = links.find(({ box }) => isWithin(box, x + item.width / 2, y + height / 3))?.address
    const own = link === undefined ? {} : { link }
    return [{ text: item.str, x, y, width: item.width, height, ...styleOf(item.fontName), ...own }]
  })
  const runs = hiddenRuns(drawing, ops, page.view, budget)
  const seen: PdfItem[] = []
  // The library leaves out what is off the page.
  const hidden = runs.filter(({ isOffPage }) => isOffPage).map(({ text }) => text)
  for (const item of items) {
    if (item.height < tinyPoints) hidden.push(item.text)
    else {
      const rest = withoutHidden(item, runs, budget)
      if (rest !== item.text) hidden.push(item.text)
      if (rest.trim() !== '') seen.push({ ...item, text: rest })
    }
  }
  return {
    lines: linesOfPage(seen, { page: number, box: boxOf(page) }, budget),
    hidden: hidden.map((text) => text.trim()).filter((text) => text.length > 1),
  }
}

const isWithin = ([left, bottom, right, top]: PdfLink['box'], x: number, y: number): boolean =>
  x >= left && x <= right && y >= bottom && y <= top

function boxOf(page: Page): PageBox {
  const [left = 0, bottom = 0, right = 612, top = 792] = page.view
  return { left, right, bottom, top }
}

/** Weight and slant of a font by its name, which is all that a page tells about it. Known after the page was drawn. */
function fontStyles(page: Page): (font: string) => { isBold: boolean; isItalic: boolean } {
  const known = new Map<string, { isBold: boolean; isItalic: boolean }>()
  return (font) => {
    const found = known.get(font)
    if (found) return found
    const data: unknown = page.commonObjs.has(font) ? page.commonObjs.get(font) : undefined
    const name = typeof data === 'object' && data !== null && 'name' in data ? String(data.name) : ''
    const style = {
      isBold: /bold|black|heavy|semibd|demi/i.test(name) || /[-,]bd\b|cmbx|bx\d/i.test(name),
      isItalic: /italic|oblique|slanted|cmti|cmsl/i.test(name),
    }
    known.set(font, style)
    return style
  }
}

/** The part of an item that no hidden run covers: pieces of one line may have been joined to one item. */
function withoutHidden(item: PdfItem, runs: readonly HiddenRun[], budget: ReadingBudget): string {
  budget.spend('steps', runs.length)
  let rest = item.text
  for (const run of runs) {
    if (Math.abs(run.y - item.y) > 1.5 || run.x + run.width < item.x - 1 || run.x > item.x + item.width + 1) continue
    const isWhole = run.x <= item.x + 1.5 && run.x + run.width >= item.x + item.width - 1.5
    const piece = run.text.trim()
    if (isWhole) return ''
    if (piece !== '' && rest.includes(piece)) rest = rest.replace(piece, ' ')
  }
  return rest
}
