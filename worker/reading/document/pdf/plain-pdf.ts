import type { ReadingBudget } from '#worker/reading/budget.ts'
import { makeContentRewriter, type Rewriter } from './plain-content.ts'
import { openPdf, type PdfFile } from './pdf-file.ts'
import { plainFont } from './plain-fonts.ts'
import { plainNumber } from './plain-number.ts'
import { isString, type PdfDict, type PdfValue } from './pdf-values.ts'
import type { Box } from '#worker/reading/document/pdf-geometry.ts'

/** An address that a place on a page leads to: left, bottom, right and top, in points. */
export type PdfLink = { address: string; box: Box }

export type PlainPdf =
  | { state: 'plain'; bytes: Uint8Array; pages: number; links: PdfLink[][] }
  | { state: 'password' | 'unreadable' }

const maxLinksPerPage = 200
const maxAddressLength = 2_000

const maxPagesCounted = 10_000
/** Bound on a page tree that leads in circles or is deeper than any real one. */
const maxTreeDepth = 50

/**
 * Writes a PDF again with nothing in it but what its text needs: text operators, fill colors, filled boxes, and fonts
 * without their programs. No pictures, scripts, annotations, filters or functions of the file are left, and no number in
 * it is the file's own claim, so the library that reads the result never sees what a stranger wrote. Drawing operators
 * are counted as often as they are drawn: forms that draw forms grow like powers of two in a few hundred bytes.
 *
 * Addresses that links lead to come beside the file, for each of its pages: they are text and never in it.
 *
 * @param maxPages Pages after these are counted and left out.
 * @throws BudgetExceeded
 */
export function makePlainPdf(given: Uint8Array, maxPages: number, budget: ReadingBudget): PlainPdf {
  const file = openPdf(given, budget)
  if (!file) return { state: 'unreadable' }
  if (file.isEncrypted) return { state: 'password' }
  const out = makeWriter()
  const rewriter = makeContentRewriter(file, budget, {
    addForm: (head, content) => out.stream(`/Type/XObject/Subtype/Form/Resources ${resources} 0 R${head}`, content),
    addFont: (font) => out.object(plainFont(file, font, budget, (content) => out.stream('', content))),
  })
  const pages = pagesOf(file, budget)
  if (pages.length === 0) return { state: 'unreadable' }
  const kids: number[] = []
  for (const page of pages.slice(0, maxPages)) {
    const content = rewriter.page(contentOf(file, page.dict, budget), page.resources)
    kids.push(
      out.object(
        `<</Type/Page/Parent ${tree} 0 R/Resources ${resources} 0 R${boxEntry(file, 'MediaBox', page.mediaBox)}` +
          `${boxEntry(file, 'CropBox', page.cropBox)}/Contents ${out.stream('', content)} 0 R>>`,
      ),
    )
  }
  out.put(catalog, `<</Type/Catalog/Pages ${tree} 0 R>>`)
  out.put(tree, `<</Type/Pages/Count ${kids.length}/Kids[${kids.map((id) => `${id} 0 R`).join(' ')}]>>`)
  out.put(resources, resourcesOf(rewriter))
  const links = pages.slice(0, maxPages).map(({ dict }) => linksOf(file, dict, budget))
  return { state: 'plain', bytes: out.done(), pages: pages.length, links }
}

/** The links of a page that lead to the web, an email address or a phone. */
function linksOf(file: PdfFile, page: PdfDict, budget: ReadingBudget): PdfLink[] {
  return file
    .list(page.get('Annots'))
    .slice(0, maxLinksPerPage)
    .flatMap((value) => {
      budget.spend('items')
      const annotation = file.dict(value)
      const target = file.get(file.dict(annotation.get('A')).get('URI'))
      const [left, bottom, right, top] = file.list(annotation.get('Rect')).map((one) => file.number(one))
      if (!isString(target) || target.byteLength > maxAddressLength) return []
      const address = new TextDecoder().decode(target)
      if (!/^(?:https?|mailto|tel):/i.test(address)) return []
      if (left === undefined || bottom === undefined || right === undefined || top === undefined) return []
      const box: Box = [Math.min(left, right), Math.min(bottom, top), Math.max(left, right), Math.max(bottom, top)]
      return [{ address, box }]
    })
}

/** Numbers of the three objects that everything else refers to. */
const [catalog, tree, resources] = [1, 2, 3]

function resourcesOf(rewriter: Rewriter): string {
  const entries = (prefix: string, ids: Iterable<number>) => [...ids].map((id) => `/${prefix}${id} ${id} 0 R`).join('')
  return (
    `<</Font<<${entries('T', rewriter.fonts())}>>/XObject<<${entries('F', rewriter.forms())}>>` +
    `/ExtGState<<${rewriter
      .alphas()
      .map((alpha, index) => `/A${index}<</ca ${alpha}>>`)
      .join('')}>>` +
    `/ColorSpace<<${colorSpaces.join('')}>>/Pattern<</P0 ${pattern}>>>>`
  )
}

/** One ink, whatever it is called: none of it is white, all of it is dark. */
const colorSpaces = ['/C1[/Separation/Ink/DeviceGray<</FunctionType 2/Domain[0 1]/C0[1]/C1[0]/N 1>>]']
/** Replaces every pattern, shading and picture: a ground of no single color. */
const pattern =
  '<</PatternType 2/Shading<</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 1 1]' +
  '/Function<</FunctionType 2/Domain[0 1]/C0[0]/C1[1]/N 1>>>>>>'

type Page = { dict: PdfDict; resources: PdfDict; mediaBox: PdfValue | undefined; cropBox: PdfValue | undefined }

/** The leaves of the page tree in order, with what they inherit. */
function pagesOf(file: PdfFile, budget: ReadingBudget): Page[] {
  const pages: Page[] = []
  const seen = new Set<PdfDict>()
  const visit = (node: PdfDict, inherited: Omit<Page, 'dict'>, depth: number) => {
    budget.spend('items')
    if (seen.has(node) || depth > maxTreeDepth || pages.length >= maxPagesCounted) return
    seen.add(node)
    const own = {
      resources: node.has('Resources') ? file.dict(node.get('Resources')) : inherited.resources,
      mediaBox: node.get('MediaBox') ?? inherited.mediaBox,
      cropBox: node.get('CropBox') ?? inherited.cropBox,
    }
    if (node.has('Kids')) for (const kid of file.list(node.get('Kids'))) visit(file.dict(kid), own, depth + 1)
    else if (node.has('Contents') || file.name(node.get('Type')) === 'Page') pages.push({ dict: node, ...own })
  }
  visit(file.dict(file.root.get('Pages')), { resources: new Map(), mediaBox: undefined, cropBox: undefined }, 0)
  return pages
}

/** A page's content: one stream, or several that are read as one. */
function contentOf(file: PdfFile, page: PdfDict, budget: ReadingBudget): Uint8Array {
  const contents = page.get('Contents')
  const streams = file.list(contents)
  const parts = (streams.length > 0 ? streams : [contents]).map((stream) => file.bytes(stream))
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength + 1, 0))
  budget.spend('bytes', whole.byteLength)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
    whole[at++] = 32
  }
  return whole
}

function boxEntry(file: PdfFile, name: string, box: PdfValue | undefined): string {
  const numbers = file.list(box).map((one) => file.number(one))
  if (numbers.length !== 4 || numbers.includes(undefined)) return ''
  return `/${name}[${numbers.map((number) => plainNumber(number as number)).join(' ')}]`
}

/** Puts objects into a file with a table of places, the first three numbers left free for `put`. */
function makeWriter() {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  const places: number[] = [0, 0, 0, 0]
  let length = 0
  const add = (part: Uint8Array) => {
    parts.push(part)
    length += part.byteLength
  }
  const text = (words: string) => add(encoder.encode(words))
  text('%PDF-1.7\n')
  const put = (id: number, body: string) => {
    places[id] = length
    text(`${id} 0 obj\n${body}\nendobj\n`)
  }
  const free = () => places.push(0) - 1
  return {
    put,
    object(body: string): number {
      const id = free()
      put(id, body)
      return id
    },
    stream(entries: string, content: string): number {
      const id = free()
      places[id] = length
      text(`${id} 0 obj\n<<${entries}/Length ${content.length}>>stream\n${content}\nendstream\nendobj\n`)
      return id
    },
    done(): Uint8Array {
      const table = length
      const rows = places.map((place, id) =>
        id === 0 ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`,
      )
      text(
        `xref\n0 ${places.length}\n${rows.join('')}trailer\n<</Size ${places.length}/Root ${catalog} 0 R>>\n` +
          `startxref\n${table}\n%%EOF\n`,
      )
      const whole = new Uint8Array(length)
      let at = 0
      for (const part of parts) {
        whole.set(part, at)
        at += part.byteLength
      }
      return whole
    },
  }
}
