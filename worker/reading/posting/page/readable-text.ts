import { lineText, type DocumentLine } from '#worker/reading/document/document-lines.ts'
import { linesOfHtml, textOfHtmlLine } from '#worker/reading/document/html/html-lines.ts'
import { addedElement, around, byTag, find, findAll } from '#worker/reading/document/html/parse-html.ts'
import { linesOf, textOf, type Element } from '#worker/reading/document/html/parse-html.ts'
import { labelOf } from '#worker/reading/posting/posting-tokens.ts'
import { related, unreadClasses } from './page-words.data.ts'

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

const isAside = ({ tag, attributes }: Element): boolean => tag === 'aside' || attributes['role'] === 'complementary'

/** Checks whether a column beside the text states facts of the job: its place, its pay. Other columns have jobs, news or filters. */
const statesFacts = (aside: Element): boolean =>
  !find(aside, (one) => one.tag === 'input' || (isHeading(one) && related.test(textOf(one)))) &&
  linesOf(aside)
    .split('\n')
    .some((line) => /^(?:location|pay)$/.test(labelOf(line.split(':')[0] ?? '') ?? ''))

const notRead = (element: Element): boolean =>
  ['nav', 'footer', 'form', 'select', 'dialog', 'menu'].includes(element.tag) ||
  (isAside(element) && !statesFacts(element)) ||
  (element.tag === 'button' && !opens(element)) ||
  (element.tag === 'header' && element.parent?.tag === 'body') ||
  /^(?:navigation|banner|contentinfo|search|dialog|alertdialog)$/.test(element.attributes['role'] ?? '') ||
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
 * The main content of a page without menus and the like, with the facts beside it. Where the main element is nearly empty it is
 * the whole body, and where a form is around the page, that form.
 */
export function mainOf(page: Element): Element {
  const body = find(page, byTag('body')) ?? page
  const main = find(body, byTag('main'))
  const hasText = (part: Element) => linesOf(part).length >= leastMain
  const part = main && pruned(main)
  const whole = (readsForms: boolean) => pruned(body, null, readsForms)
  if (!part || !hasText(part)) return [whole(false), whole(true)].find(hasText) ?? whole(false)
  const isBeside = (one: Element) => isAside(one) && !around(one, (outer) => outer === main || isAside(outer))
  const beside = findAll(body, (one) => isBeside(one) && statesFacts(one)).map((one) => pruned(one))
  return addedElement('body', { children: [...beside, part], parent: null, budget: body.budget })
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
