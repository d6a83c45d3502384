import { cleanLine } from '#contract/domain/plain-text.ts'
import { around, find, findAll, textOf, walk, byTag, type Element } from '#worker/platform/html/parse-html.ts'

/** What a part of a bio is about. */
export type Topic =
  | 'practices'
  | 'education'
  | 'admissions'
  | 'courts'
  | 'clerkships'
  | 'offices'
  | 'title'
  | 'email'
  | 'phone'
  | 'bio'
  | 'other'

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

const headings: readonly (readonly [Topic, RegExp])[] = [
  ['clerkships', /\b(?:judicial )?clerkships?\b/i],
  ['courts', /^(?:court (?:admissions?|memberships?)|courts|federal courts?|admitted courts?)$/i],
  [
    'admissions',
    /\b(?:(?:bar|state|jurisdiction\w*|professional) )?(?:admissions?|admitted|licens(?:ed|ure|es)|jurisdictions?)\b|^bars?$|^bar (?:memberships?|& courts?|and courts?)$/i,
  ],
  [
    'education',
    /^(?:legal )?(?:education|academics?|academic background|credentials:? education|schools?|degrees?)\b|\beducation$/i,
  ],
  [
    'practices',
    /\b(?:practices?|practice (?:areas?|groups?|focus)|areas? of (?:practice|focus|law|concentration|expertise|emphasis)|capabilit(?:y|ies)|services|expertise|speciali[sz]ations?|specialties|focus(?: areas?)?|concentrations?|legal services|what i do)$|^(?:related )?(?:practices?|capabilities|services|practice areas?)\b|^practice\b/i,
  ],
  ['offices', /^(?:primary |home |main )?(?:offices?|locations?|office location|based in)$|^offices?\b/i],
  ['title', /^(?:title|position|job title|role)$/i],
  ['email', /^e-?mail(?: address)?$/i],
  ['phone', /^(?:phone|telephone|tel|direct(?: dial| line| phone)?|t|p|d|office phone|main|call)$/i],
  [
    'bio',
    /^(?:biography|bio|overview|profile|about(?: \w+){0,3}|summary|background|professional (?:background|biography))$/i,
  ],
]

/** The topic that a heading or label names. */
export function topicOf(text: string): Topic | undefined {
  const plain = text
    .replace(/[:\s]+$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (plain.length < 1 || plain.length > 60) return undefined
  if (
    /\b(?:continuing|news|insights?|publications?|not admitted|events?|representative|experience|matters)\b/i.test(
      plain,
    )
  )
    return 'other'
  return headings.find(([, pattern]) => pattern.test(plain))?.[0]
}

const marks: readonly (readonly [Topic, RegExp])[] = [
  ['clerkships', /clerkships?/],
  ['courts', /court-?admissions?/],
  ['admissions', /admissions?|admitted|licen[sc]|jurisdictions?|\bbars?\b/],
  ['education', /education|academic|\bschools?\b|\bdegrees?\b/],
  ['practices', /practices?|practice-?areas?|capabilit|expertise|specialt|\bservices?\b|focus-?areas?/],
  ['offices', /\boffices?\b|\blocations?\b/],
  [
    'title',
    /\b(?:job|person|attorney|lawyer|bio|profile|professional|people|staff|member|employee)?-?(?:title|position|role|designation|job|rank)\b/,
  ],
  ['email', /e-?mail/],
  ['phone', /\b(?:phone|telephone|tel|direct-dial)\b/],
  ['bio', /\b(?:bio(?:graphy)?|overview|summary|description|narrative)\b/],
]

/** Words of the marks of an element, split where names are: "lawyer__barAdmissions" is "lawyer bar-admissions". */
export function marksOf({ attributes }: Element): string {
  return ['class', 'id', 'aria-label', 'itemprop', 'data-section', 'data-field', 'data-testid', 'rel']
    .map((name) => attributes[name] ?? '')
    .join(' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[_.]+/g, '-')
    .replaceAll(/--+/g, ' ')
}

const unread =
  /^(?:script|style|noscript|template|svg|head|iframe|nav|select|textarea|input|object|video|audio|canvas|form)$/
const block =
  /^(?:address|article|aside|blockquote|br|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|h[1-6]|header|hr|legend|li|main|ol|p|pre|section|summary|table|tbody|td|th|thead|tr|ul|button|body)$/
const labels = /^(?:dt|th|summary|legend|label|button)$/

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
    if (!at || shown === '') return
    push(shown, at)
  }
  const push = (shown: string, from: NonNullable<typeof at>) => {
    const topic = topicOf(shown)
    const isBold = shown.length < 60 && topic !== undefined && isAllBold(from.element, shown)
    const isMarked =
      topic !== undefined &&
      topic !== 'other' &&
      shown.length < 40 &&
      /head|title|label|heading|caption/.test(marksOf(from.element))
    const level = from.level || (isBold || isMarked ? 7 : 0)
    if (level > 0) {
      lines.push({
        text: shown,
        level,
        topic: topic ?? 'other',
        place: from.place,
        item: from.item,
        element: from.element,
      })
      return
    }
    // "Education: J.D., Harvard Law School": a label and what it names on one line.
    const [, label, rest] = /^([A-Za-z& -]{1,40}?)\s*:\s+(.+)$/.exec(shown) ?? []
    const named = label ? topicOf(label) : undefined
    if (label && rest && named && named !== 'other' && named !== 'bio') {
      lines.push({ text: label, level: 7, topic: named, place: from.place, item: from.item, element: from.element })
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
    if (unread.test(node.tag) && node.tag !== 'form') return
    if (node.tag === 'form' && !hasHeading(node)) return
    if ((node.tag === 'footer' && !find(node, byTag('h1'))) || (node.tag === 'header' && isSiteHeader(node))) return
    if (node !== main && isElsewhere(node)) return
    const own = marks.find(([, pattern]) => pattern.test(marksOf(node)))?.[0]
    const inside = node.tag === 'body' || node === main ? undefined : (own ?? place)
    const isBlock = block.test(node.tag)
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

const hasHeading = (node: Element) => find(node, ({ tag }) => /^h[1-3]$/.test(tag)) !== undefined
const isInside = (node: Element, element: Element) => around(node, (one) => one === element) !== undefined

function isAllBold(element: Element, text: string): boolean {
  for (const one of walk(element)) {
    if ((one.tag === 'strong' || one.tag === 'b') && textOf(one) === text) return true
  }
  return element.tag === 'strong' || element.tag === 'b'
}

/** A header of the site (menu, logo) and not of the person. */
function isSiteHeader(header: Element): boolean {
  if (find(header, byTag('h1'))) return false
  return find(header, byTag('nav')) !== undefined || around(header, byTag('article', 'main')) === undefined
}

/** Parts that show other people, news or cookies. */
function isElsewhere(node: Element): boolean {
  const words = marksOf(node)
  if (/^(?:main|body|article)$/.test(node.tag)) return false
  if (
    /\b(?:breadcrumbs?|cookie\S*|skip-link|related-(?:people|professionals|attorneys|lawyers|team|news|insights|content)|similar-\S+|site-(?:header|footer|nav)|global-(?:header|footer)|share|social|print-only|modal|offcanvas|mega-?menu|main-menu|colleagues|key-contacts)\b/.test(
      words,
    )
  )
    return textOf(node).length < 6_000 && !find(node, byTag('h1'))
  return (
    node.attributes['role'] === 'navigation' ||
    node.attributes['role'] === 'contentinfo' ||
    node.attributes['role'] === 'search'
  )
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
