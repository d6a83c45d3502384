import { lineText, type DocumentLine } from '#worker/reading/document/document-lines.ts'
import { linesOfHtml, textOfHtmlLine } from '#worker/reading/document/html/html-lines.ts'
import { byTag, find, linesOf, type Element } from '#worker/reading/document/html/parse-html.ts'
import { unreadClasses } from './page-words.data.ts'

/** A main element with less text than this isn't the main content. Characters. */
const leastMain = 200

const isHeading = ({ tag }: Element): boolean => /^h[1-6]$/.test(tag)

/** Buttons that open something, as the titles of an accordion do. */
const opens = ({ attributes, parent }: Element): boolean =>
  'aria-controls' in attributes || 'aria-expanded' in attributes || (parent !== null && isHeading(parent))

/** A part of an accordion is hidden until somebody opens it. */
const isPanel = ({ attributes }: Element): boolean =>
  /^(?:region|tabpanel)$/.test(attributes['role'] ?? '') ||
  'aria-labelledby' in attributes ||
  /accordion|collapse|panel|toggle/i.test(attributes['class'] ?? '')

const unreadRole = /^(?:navigation|complementary|banner|contentinfo|search|dialog|alertdialog)$/

const notRead = (element: Element): boolean =>
  ['nav', 'aside', 'footer', 'form', 'select', 'dialog', 'menu'].includes(element.tag) ||
  (element.tag === 'button' && !opens(element)) ||
  (element.tag === 'header' && element.parent?.tag === 'body') ||
  unreadRole.test(element.attributes['role'] ?? '') ||
  ('hidden' in element.attributes && !isPanel(element)) ||
  unreadClasses.test(`${element.attributes['class'] ?? ''} ${element.attributes['id'] ?? ''}`)

/** Copies a part of a page without its menus, footers, forms and the like. */
function pruned(element: Element, parent: Element | null = null, readsForms = false): Element {
  const own: Element = { ...element, parent, children: [] }
  own.children = element.children.flatMap((child): (Element | string)[] => {
    if (typeof child === 'string') return [child]
    if (notRead(child) && !(readsForms && child.tag === 'form')) return []
    return [pruned(child.tag === 'button' && !isHeading(element) ? { ...child, tag: 'h6' } : child, own, readsForms)]
  })
  return own
}

/**
 * The main content of a page without menus and the like. Where the main element is nearly empty it is the whole body, and where a
 * form is around the page, that form.
 */
export function mainOf(page: Element): Element {
  const body = find(page, byTag('body')) ?? page
  const main = find(body, byTag('main'))
  const hasText = (part: Element) => linesOf(part).length >= leastMain
  const part = main && pruned(main)
  if (part && hasText(part)) return part
  const [whole, withForms] = [pruned(body), pruned(body, null, true)]
  return !hasText(whole) && hasText(withForms) ? withForms : whole
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
