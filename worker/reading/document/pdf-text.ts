import { getResolvedPDFJS, type getDocumentProxy } from 'unpdf'
import type { DocumentText } from './document-text.ts'
import { maxPages } from './document-text.ts'
import { makePlainPdf } from './pdf/plain-pdf.ts'
import type { ReadingBudget } from '#worker/reading/budget.ts'
import { hiddenRuns, type HiddenRun, type Operators } from './pdf-hidden.ts'

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Proxy['getPage']>>
type Item = { text: string; x: number; y: number; width: number; height: number }

/** Smaller letters than this, in points, nobody reads. */
const tinyPoints = 3

/** Text of a PDF as lines from top to bottom; what white, tiny, invisible or off the page is kept apart. */
export async function readPdfText(bytes: Uint8Array, budget: ReadingBudget): Promise<DocumentText> {
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
    const pages: string[] = []
    const hidden: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const read = await readPage(page, OPS as Operators, budget)
      pages.push(read.text)
      hidden.push(...read.hidden)
      page.cleanup()
    }
    return { state: 'read', text: pages.join('\n\n'), hidden, pages: plain.pages }
  } finally {
    // Also where the file could not be opened: the library holds on to the bytes of a task that nobody ends.
    await task.destroy()
  }
}

async function readPage(
  page: Page,
  ops: Operators,
  budget: ReadingBudget,
): Promise<{ text: string; hidden: string[] }> {
  const content = await page.getTextContent()
  const items = content.items.flatMap((item): Item[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform as number[]
    return [{ text: item.str, x, y, width: item.width, height: Math.hypot(c, d) || Math.hypot(a, b) }]
  })
  const drawing = await page.getOperatorList().then(
    ({ fnArray, argsArray }) => ({ fnArray, argsArray: argsArray as unknown[] }),
    // Without the drawing only what is tiny or off the page is known to be hidden.
    () => ({ fnArray: [], argsArray: [] }),
  )
  const runs = hiddenRuns(drawing, ops, page.view, budget)
  const seen: Item[] = []
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
  return { text: linesOf(seen, budget), hidden: hidden.map((text) => text.trim()).filter((text) => text.length > 1) }
}

/** The part of an item that no hidden run covers: pieces of one line may have been joined to one item. */
function withoutHidden(item: Item, runs: readonly HiddenRun[], budget: ReadingBudget): string {
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

/** Items put together to lines: those of one base line, with a tab where a wide gap parts them. */
function linesOf(items: readonly Item[], budget: ReadingBudget): string {
  const lines: { y: number; height: number; items: Item[] }[] = []
  for (const item of items) {
    const near = lines.findLast(
      (line, index) =>
        index >= lines.length - 40 &&
        Math.abs(line.y - item.y) < Math.max(2, Math.min(line.height, item.height) * 0.4) &&
        isSameColumn(line.items, item, budget),
    )
    if (near) near.items.push(item)
    else lines.push({ y: item.y, height: item.height, items: [item] })
  }
  const texts: string[] = []
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const gap = before ? before.y - line.y : 0
    // A gap wider than a line, or a step back up (the next column), parts two blocks.
    if (before && (gap > Math.max(before.height, line.height) * 1.85 || gap < -2)) texts.push('')
    texts.push(lineText(line.items))
  }
  return texts.join('\n')
}

/** Right of what the line has, or left of it; not over it. */
function isSameColumn(own: readonly Item[], item: Item, budget: ReadingBudget): boolean {
  budget.spend('steps', own.length)
  return own.every(
    (one) =>
      item.x >= one.x + one.width - Math.max(3, one.height * 0.5) ||
      item.x + item.width <= one.x + Math.max(3, item.height * 0.5),
  )
}

function lineText(items: readonly Item[]): string {
  const sorted = items.toSorted((a, b) => a.x - b.x)
  let text = ''
  let end = 0
  for (const item of sorted) {
    const gap = item.x - end
    if (text !== '' && gap > Math.max(8, item.height * 1.6)) text += '\t'
    else if (text !== '' && gap > item.height * 0.12 && !/\s$/.test(text) && !/^\s/.test(item.text)) text += ' '
    text += item.text
    end = item.x + item.width
  }
  return text.trim()
}
