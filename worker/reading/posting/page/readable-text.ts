import { lineText, type DocumentLine } from '#worker/reading/document/document-lines.ts'
import { linesOfHtml, textOfHtmlLine } from '#worker/reading/document/html/html-lines.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { byTag, find, findAll, linesOf } from '#worker/reading/document/html/parse-html.ts'

import { withoutRelated } from './several-openings.ts'

/** A page of words that says less than this about a job says nothing. Characters. */
export const leastText = 200

/** Buttons that open something, as the titles of an accordion do. */
const opens = ({ attributes }: Element): boolean => 'aria-controls' in attributes || 'aria-expanded' in attributes

/** A part of an accordion is hidden until somebody opens it. */
const isPanel = ({ attributes }: Element): boolean =>
  /^(?:region|tabpanel)$/.test(attributes['role'] ?? '') ||
  'aria-labelledby' in attributes ||
  /accordion|collapse|panel|toggle/i.test(attributes['class'] ?? '')

const notRead = (element: Element): boolean =>
  ['nav', 'footer', 'aside', 'form', 'select', 'dialog', 'menu'].includes(element.tag) ||
  (element.tag === 'button' && !opens(element)) ||
  (element.tag === 'header' && element.parent?.tag === 'body') ||
  /^(?:navigation|banner|contentinfo|search|complementary|dialog|alertdialog)$/.test(
    element.attributes['role'] ?? '',
  ) ||
  ((element.attributes['aria-hidden'] === 'true' || 'hidden' in element.attributes) && !isPanel(element)) ||
  /\b(?:cookie|consent|breadcrumbs?|share|social|related-jobs|similar-jobs|site-header|site-footer|skip-link)\b/i.test(
    `${element.attributes['class'] ?? ''} ${element.attributes['id'] ?? ''}`,
  )

/** A part of a page without what is around every page. */
function pruned(element: Element): Element {
  const children = element.children.flatMap((child): (Element | string)[] => {
    if (typeof child === 'string') return [child]
    if (notRead(child)) return []
    const isOpener = child.tag === 'button' || child.tag === 'summary'
    return [pruned(isOpener ? { ...child, tag: 'h6' } : child)]
  })
  return { ...element, children }
}

/** The lines of the main part of a page, without its menus. */
export function readableLines(page: Element): DocumentLine[] {
  const lines = linesOfHtml(mainOf(page))
  const own = withoutMenus(lines)
  return own.length > 0 ? own : lines
}

/** The main part of a page as text, without its menus and the other jobs that it links to. */
export function readableText(page: Element): string {
  const shown = withoutRelated(readableLines(page))
  // Where blank space parts all lines, it says nothing: headings and paragraphs are parted instead.
  const isLoose = shown.filter(({ startsBlock }) => startsBlock).length > shown.length * maxBlockShare
  return shown
    .map((line, at) => {
      const before = shown[at - 1]
      const isPart = isHeading(line) || isLong(line) || (before !== undefined && isLong(before))
      const isApart = isLoose ? isPart : line.startsBlock
      return (isApart && at > 0 ? '\n' : '') + textOfHtmlLine(line)
    })
    .join('\n')
}

/** Most lines of a page of which each begins a block, as a share. */
const maxBlockShare = 0.7

/** Lines from this length on are paragraphs. Characters. */
const minParagraph = 110
const isLong = (line: DocumentLine): boolean => lineText(line).length >= minParagraph

const isHeading = ({ level, cells }: DocumentLine): boolean =>
  level > 0 || cells.every(({ runs }) => runs.every(({ isBold }) => isBold))

/** Links in a row that make a menu, and the longest text of one. */
const [minMenuLinks, maxMenuText] = [4, 25]

function withoutMenus(lines: readonly DocumentLine[]): DocumentLine[] {
  const kept: DocumentLine[] = []
  let menu: DocumentLine[] = []
  let links = 0
  const end = () => {
    if (links < minMenuLinks) kept.push(...menu)
    menu = []
    links = 0
  }
  for (const line of lines) {
    const runs = line.cells.flatMap((cell) => cell.runs).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    if (runs.every(({ link, text }) => link !== undefined && text.length <= maxMenuText)) {
      menu.push(line)
      links += runs.length
    } else {
      end()
      kept.push(line)
    }
  }
  end()
  return kept
}

/** The main part of a page without what is around every page; all of it where that says next to nothing. */
export function mainOf(page: Element): Element {
  const body = find(page, byTag('body')) ?? page
  const main =
    find(body, ({ tag, attributes }) => tag === 'main' || attributes['role'] === 'main') ??
    find(body, ({ attributes }) =>
      /job-?(?:description|detail|content|posting)|posting-?(?:body|page)|position-?detail/i.test(
        `${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`,
      ),
    ) ??
    theOnly(findAll(body, byTag('article')))
  const part = main && pruned(main)
  return part && linesOf(part).length >= leastText ? part : pruned(body)
}

/** One article is the page's own; several are a list. */
const theOnly = (articles: readonly Element[]): Element | undefined => (articles.length === 1 ? articles[0] : undefined)
