import { cleanLine } from '#contract/domain/plain-text.ts'
import { around, byTag, find, findAll, textOf, walk, type Element } from '#worker/platform/html/parse-html.ts'
import { isUnread } from './keep-to-person.ts'
import { marks, marksOf, topicOf, type Topic } from './topics.ts'

/** A line of a page as it is seen, with what the page says about it. */
export type Line = {
  text: string
  /** 1 to 6 of a heading, 7 of a label (dt, th, summary, a bold line that names a topic), 0 of text. */
  level: number
  /** What its heading names. */
  topic: Topic | undefined
  /** What the class, id or label of what surrounds it names. */
  place: Topic | undefined
  /** The list item, row or entry that it stands in. */
  item: Element | undefined
  element: Element
}

/** A cell or a line that is nothing but the name of a part; content begins beside it. */
const label =
  /^(?:(?:related |legal )?(?:practices?|practice (?:areas?|groups?)|areas of (?:practice|focus)|services|capabilities|expertise|focus(?: areas?)?)|education|(?:bar |state |court )?admissions?|bar (?:and|&) court admissions|admitted(?: (?:in|to practice(?: in)?))?|(?:judicial )?clerkships?|offices?|locations?|languages?|memberships?|affiliations|awards|honou?rs|recognitions?|insights|news|publications|events|experience)\s*:?$/i
/** "Her practice areas include:" */
const introduction = /^.{0,60}\b(?:practi[cs]es?|practice areas?|areas of (?:practice|focus)|focus(?:es)?)\b.{0,30}:$/i

/** Whether other content stands beside an element, or behind it within the same one. */
function hasMoreBeside(element: Element): boolean {
  const siblings = element.parent?.children ?? []
  return siblings.slice(siblings.indexOf(element) + 1).some((one) => typeof one !== 'string' && textOf(one) !== '')
}

const block =
  /^(?:address|article|aside|blockquote|br|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|h[1-6]|header|hr|legend|li|main|ol|p|pre|section|summary|table|tbody|td|th|thead|tr|ul|button|body)$/
const inline = /^(?:span|a|b|i|em|small|strong)$/
const labels = /^(?:dt|th|summary|legend|label|button)$/

/** Whether an inline element is one of several that stand beside each other, without a word between them: name, title, phone. */
function isOneOfFields({ tag, parent }: Element): boolean {
  if (!inline.test(tag) || !parent || parent.children.length < 2) return false
  return parent.children.every((child) =>
    typeof child === 'string' ? !/[\p{L}\p{N}]/u.test(child) : child.tag !== 'br',
  )
}

/** "New York" and "Denver" in two elements with nothing between them: a style sheet parts them. */
function runsOn(before: string, node: Element): boolean {
  const siblings = node.parent?.children ?? []
  const previous = siblings[siblings.indexOf(node) - 1]
  if (!previous || typeof previous === 'string' || !inline.test(previous.tag)) return false
  return /[\p{Ll}\d)]$/u.test(before) && /^[\p{Lu}(+]/u.test(textOf(node))
}

/** The element that holds what the page is about: `main`, or the body. */
export function mainOf(page: Element): Element {
  const mains = findAll(page, ({ tag, attributes }) => tag === 'main' || attributes['role'] === 'main')
  const best = mains.find((one) => textOf(one).length > 60)
  return best ?? find(page, byTag('body')) ?? page
}

/** The page's lines, in order, without menus, footers and what other pages are about. */
export function linesOfPage(main: Element): Line[] {
  const lines: Line[] = []
  let text = ''
  let at: { element: Element; level: number; item: Element | undefined; place: Topic | undefined } | undefined
  const flush = () => {
    const shown = cleanLine(text)
    text = ''
    if (!at || shown === '' || isImprint(shown)) return
    push(shown, at)
  }
  const push = (shown: string, from: NonNullable<typeof at>) => {
    const topic = topicOf(shown)
    const isName = topic !== undefined || label.test(shown)
    const isBold = shown.length < 60 && isName && isAllBold(from.element, shown)
    const isMarked =
      isName &&
      (topic !== 'other' || label.test(shown)) &&
      shown.length < 40 &&
      /head|title|label|heading|caption/.test(marksOf(from.element))
    const isIntroduction = introduction.test(shown)
    const isLabel = !from.item && label.test(shown) && hasMoreBeside(from.element)
    const level = from.level || (isBold || isMarked || isIntroduction || isLabel ? 7 : 0)
    if (level > 0) {
      lines.push({
        text: shown,
        level,
        topic: topic ?? (isIntroduction ? 'practices' : 'other'),
        place: from.place,
        item: from.item,
        element: from.element,
      })
      return
    }
    // "Education: J.D., Harvard Law School": a label and what it names on one line.
    const [, term, rest] = /^([A-Za-z& -]{1,40}?)\s*:\s+(.+)$/.exec(shown) ?? []
    const named = term ? topicOf(term) : undefined
    if (term && rest && named && named !== 'other' && named !== 'bio') {
      lines.push({ text: term, level: 7, topic: named, place: from.place, item: from.item, element: from.element })
      lines.push({ text: rest, level: 0, topic: undefined, place: from.place, item: from.item, element: from.element })
      return
    }
    lines.push({ text: shown, level: 0, topic: undefined, place: from.place, item: from.item, element: from.element })
  }
  const visit = (node: Element | string, item: Element | undefined, place: Topic | undefined) => {
    if (typeof node === 'string') {
      text += node.replaceAll(/\s+/g, ' ')
      return
    }
    if (node !== main && isUnread(node)) return
    const own =
      marks.find(([, pattern]) => pattern.test(marksOf(node)))?.[0] ?? (node.tag === 'address' ? 'offices' : undefined)
    const inside = node.tag === 'body' || node === main ? undefined : (own ?? place)
    const isField = own !== undefined && isOneOfFields(node)
    const isBlock = block.test(node.tag) || isField || (inline.test(node.tag) && runsOn(text, node))
    const level = /^h[1-6]$/.test(node.tag)
      ? Number(node.tag[1])
      : node.attributes['role'] === 'heading'
        ? Number(node.attributes['aria-level'] ?? 3)
        : labels.test(node.tag)
          ? 7
          : 0
    const nextItem = node.tag === 'li' || node.tag === 'tr' || node.tag === 'dd' ? node : item
    if (isBlock || level > 0) flush()
    const before = at
    if (isBlock || level > 0 || !at)
      at = {
        element: node,
        level: level || (before && before.level > 0 && isInside(node, before.element) ? before.level : 0),
        item: nextItem,
        place: inside,
      }
    else if (own && !isBlock && text.trim() === '') at = { ...at, element: node, place: inside }
    for (const child of node.children) {
      visit(child, nextItem, inside)
      if (isBlock && !at) at = { element: node, level, item: nextItem, place: inside }
    }
    if (node.tag === 'td' || node.tag === 'span') text += text.endsWith(' ') ? '' : node.tag === 'td' ? ' ' : ''
    if (isBlock || level > 0) {
      flush()
      at = before
    }
  }
  visit(main, undefined, undefined)
  flush()
  return lines
}

/** "© 2026 Harlow Finch LLP, One Main Street": the foot of a page without a footer. */
const isImprint = (text: string) => /^(?:©|\(c\) ?(?:19|20)\d\d|copyright\b)|\ball rights reserved\b/i.test(text)

const isInside = (node: Element, element: Element) => around(node, (one) => one === element) !== undefined

function isAllBold(element: Element, text: string): boolean {
  for (const one of walk(element)) {
    if ((one.tag === 'strong' || one.tag === 'b') && textOf(one) === text) return true
  }
  return element.tag === 'strong' || element.tag === 'b'
}

/**
 * The lines under what names a topic: below its heading, or, where no heading names it, within a part of the page that is
 * marked with it.
 */
export function linesAbout(lines: readonly Line[], topic: Topic): Line[] {
  const under: Line[] = []
  for (let i = 0; i < lines.length; i++) {
    const head = lines[i]
    if (!head || head.level === 0 || head.topic !== topic) continue
    for (let j = i + 1; j < lines.length; j++) {
      const line = lines[j]
      if (!line) break
      if (line.level > 0) {
        const isPart = line.level > head.level && line.level < 7 && (line.topic === 'other' || line.topic === topic)
        if (!isPart) break
        // A name of a part ("Litigation" under "Practices") is content; one that leads elsewhere is not.
        if (/related|news|insight|publication|experience|view|see all/i.test(line.text)) break
        if (line.topic === topic) continue
      }
      under.push(line)
    }
  }
  if (under.length > 0) return under
  return lines.filter(({ level, place }) => level === 0 && place === topic)
}
