import { lineText, type DocumentLine } from '#worker/reading/document/document-lines.ts'
import { linesOfHtml, textOfHtmlLine } from '#worker/reading/document/html/html-lines.ts'
import { byTag, find, linesOf, type Element } from '#worker/reading/document/html/parse-html.ts'

/** A main element with less text than this isn't the main content. Characters. */
const leastMain = 200

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
  ('hidden' in element.attributes && !isPanel(element)) ||
  /\b(?:cookie|consent|breadcrumbs?|share|social|related-jobs|similar-jobs|site-header|site-footer|skip-link)\b/i.test(
    `${element.attributes['class'] ?? ''} ${element.attributes['id'] ?? ''}`,
  )

/** Copies a part of a page without its menus, footers, forms and the like. */
function pruned(element: Element, parent: Element | null = null): Element {
  const own: Element = { ...element, parent, children: [] }
  own.children = element.children.flatMap((child): (Element | string)[] => {
    if (typeof child === 'string') return [child]
    if (notRead(child)) return []
    return [pruned(child.tag === 'button' ? { ...child, tag: 'h6' } : child, own)]
  })
  return own
}

/** The main content of a page without menus and the like, or the whole body if the main element is nearly empty. */
export function mainOf(page: Element): Element {
  const body = find(page, byTag('body')) ?? page
  const main = find(body, byTag('main'))
  const part = main && pruned(main)
  return part && linesOf(part).length >= leastMain ? part : pruned(body)
}

/** The lines of the main part of a page, without its menus. */
export function readableLines(page: Element): DocumentLine[] {
  const lines = linesOfHtml(mainOf(page))
  const own = withoutMenus(lines)
  return own.length > 0 ? own : lines
}

/**
 * Maximum share of lines that begin a block: above it, blank space means nothing. Minimum length of a line that is a paragraph,
 * in characters.
 */
const [maxBlockShare, minParagraph] = [0.7, 110]

/** The lines of a page as text. */
export function readableText(lines: readonly DocumentLine[]): string {
  // If nearly all lines begin a block, blank space means nothing, so only headings and paragraphs are set apart.
  const isLoose = lines.filter(({ startsBlock }) => startsBlock).length > lines.length * maxBlockShare
  const isLong = (line: DocumentLine | undefined) => line !== undefined && lineText(line).length >= minParagraph
  return lines
    .map((line, at) => {
      const isPart = line.level > 0 || isBold(line) || isLong(line) || isLong(lines[at - 1])
      return ((isLoose ? isPart : line.startsBlock) && at > 0 ? '\n' : '') + textOfHtmlLine(line)
    })
    .join('\n')
}

const isBold = ({ cells }: DocumentLine): boolean => cells.every(({ runs }) => runs.every((run) => run.isBold))

/** Links in a row that make a menu, and the longest text of one. */
const [minMenuLinks, maxMenuText] = [4, 25]

function withoutMenus(lines: readonly DocumentLine[]): DocumentLine[] {
  /** Runs of lines that are text, or only links, with the number of links. */
  const groups: { isMenu: boolean; lines: DocumentLine[]; links: number }[] = []
  for (const line of lines) {
    const runs = line.cells.flatMap((cell) => cell.runs).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    const isMenu = runs.every(({ link, text }) => link !== undefined && text.length <= maxMenuText)
    let group = groups.at(-1)
    if (group?.isMenu !== isMenu) groups.push((group = { isMenu, lines: [], links: 0 }))
    group.lines.push(line)
    group.links += isMenu ? runs.length : 0
  }
  return groups.flatMap((group) => (group.links < minMenuLinks ? group.lines : []))
}
