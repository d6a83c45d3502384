import { sizedLines, webAddress, type DocumentLine } from '#worker/reading/document/document-lines.ts'
import { maxPages, type DocumentReading } from '#worker/reading/document/document-text.ts'
import type { ReadingBudget } from '#worker/reading/budget.ts'
import type { PdfFont } from './pdf-fonts.ts'
import { openPdf, type PdfDict, type PdfFile, type PdfValue } from './pdf-file.ts'
import { boxAround, boxOf, type Box, type Matrix } from './pdf-geometry.ts'
import type { PdfItem } from './pdf-items.ts'
import { linesOfPage, textsOf, type PdfPage } from './pdf-layout.ts'
import { drawPage } from './pdf-page.ts'

const maxLinksPerPage = 200
const maxPagesCounted = 10_000
/** Left, bottom, right and top of a page that doesn't say. */
const letterPaper: Box = [0, 0, 612, 792]

/**
 * Lines of a PDF in reading order; what is white, tiny, invisible or off the page is kept apart.
 *
 * @throws BudgetExceeded
 */
export function readPdfLines(bytes: Uint8Array, budget: ReadingBudget): DocumentReading {
  const file = openPdf(bytes, budget)
  if (file.isEncrypted) return { state: 'password' }
  const pages = pagesOf(file, budget)
  if (pages.length === 0) return { state: 'unreadable' }
  const fonts = new Map<PdfDict, PdfFont>()
  const lines: DocumentLine[] = []
  const hidden: string[] = []
  const margins = new Map<string, PdfPage>()
  for (const [at, page] of pages.slice(0, maxPages).entries()) {
    const box = boxIn(file, page.get('CropBox')) ?? boxIn(file, page.get('MediaBox')) ?? letterPaper
    const [left, bottom, right, top] = box
    const paper = { matrix: [1, 0, 0, 1, -left, -bottom] as const, width: right - left, height: top - bottom }
    const resources = file.dict(page.get('Resources'))
    const drawn = drawPage({ file, fonts, resources, paper }, contentOf(file, page.get('Contents')), budget)
    const links = linksOf(file, page, paper.matrix)
    const items = drawn.seen.map((item) => linked(item, links, budget))
    lines.push(...linesOfPage(upright({ ...paper, number: at + 1, items }), margins, budget))
    hidden.push(...textsOf(drawn.hidden, budget))
  }
  return { state: 'read', lines: sizedLines(lines), hidden, pages: pages.length }
}

/** Entries that a page has from the nodes of the tree above it. */
const inherited = ['Resources', 'MediaBox', 'CropBox']

/** The leaves of the page tree in order, with what they inherit. */
function pagesOf(file: PdfFile, budget: ReadingBudget): PdfDict[] {
  const pages: PdfDict[] = []
  const seen = new Set<PdfDict>()
  const visit = (node: PdfDict, above: PdfDict) => {
    budget.spend('items')
    if (seen.has(node) || pages.length >= maxPagesCounted) return
    seen.add(node)
    const own = new Map([...above, ...[...node].filter(([key]) => inherited.includes(key))])
    for (const kid of file.list(node.get('Kids'))) budget.nested(() => visit(file.dict(kid), own))
    if (node.has('Contents') || file.name(node.get('Type')) === 'Page') pages.push(new Map([...own, ...node]))
  }
  visit(file.dict(file.root.get('Pages')), new Map())
  return pages
}

/** A page's content: one stream, or several that are read as one. */
const contentOf = (file: PdfFile, contents: PdfValue | undefined): string =>
  [contents, ...file.list(contents)].map(file.text).join(' ')

/** A rectangle, whose corners may be in any order; undefined for any other value. */
function boxIn(file: PdfFile, value: PdfValue | undefined): Box | undefined {
  const numbers = file.numbers(value)
  return numbers.length === 4 ? boxAround(numbers) : undefined
}

/** A page turned so that most of its letters are upright. The rotation that the file declares is ignored. */
function upright(page: PdfPage): PdfPage {
  const [across = 0, up = 0] = [0, 1].map((part) =>
    page.items.reduce((sum, { direction, text }) => sum + (direction[part] ?? 0) * text.length, 0),
  )
  const [a, b] = Math.abs(up) > Math.abs(across) ? [0, Math.sign(up)] : [Math.sign(across) || 1, 0]
  if (a === 1) return page
  const [left, bottom, right, top] = boxOf([a, -b, b, a, 0, 0], [0, 0, page.width, page.height])
  const turned = (x: number, y: number) => [a * x + b * y, a * y - b * x] as const
  const items = page.items.map((item): PdfItem => {
    const [x, y] = turned(item.x, item.y)
    return { ...item, x: x - left, y: y - bottom, start: x - left, direction: turned(...item.direction) }
  })
  return { ...page, items, width: right - left, height: top - bottom }
}

/** An address that a place on a page leads to. */
type PdfLink = { link: string; box: Box }

/** The links of a page that lead to the web, an email address or a phone. */
const linksOf = (file: PdfFile, page: PdfDict, matrix: Matrix): PdfLink[] =>
  file
    .list(page.get('Annots'))
    .slice(0, maxLinksPerPage)
    .map(file.dict)
    .flatMap((annotation) => {
      const link = webAddress(file.get(file.dict(annotation.get('A')).get('URI')))
      const box = boxIn(file, annotation.get('Rect'))
      return link !== undefined && box ? [{ link, box: boxOf(matrix, box) }] : []
    })

function linked(item: PdfItem, links: readonly PdfLink[], budget: ReadingBudget): PdfItem {
  budget.spend('steps', links.length)
  const [across, up] = item.direction
  const x = item.x + (item.length / 2) * across - (item.height / 3) * up
  const y = item.y + (item.length / 2) * up + (item.height / 3) * across
  const own = links.find(({ box: [left, bottom, right, top] }) => x >= left && x <= right && y >= bottom && y <= top)
  return { ...item, link: own?.link }
}
