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
  if (/\bclerkships?\b/i.test(plain)) return 'clerkships'
  // "Chair, Tax Practice" is a position and "Related Professionals" are others.
  if (/\b(?:chair|head|leader|partner|counsel|associate|director|manager|officer|lawyer)\b/i.test(plain))
    return undefined
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
  ['courts', /court[- ]?admissions?/],
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

/** Parts of a page that say nothing of the person: scripts, menus, footers, colleagues. */
function isUnread(node: Element): boolean {
  if (node.tag === 'form') return !hasHeading(node)
  if (unread.test(node.tag)) return true
  if ((node.tag === 'footer' && !find(node, byTag('h1'))) || (node.tag === 'header' && isSiteHeader(node))) return true
  return isElsewhere(node)
}

const card = /^(?:a|article|div|figure|li|p|section|td)$/
const colleagues =
  /^(?:(?:related|other|similar|featured|more|key|our|meet|see)\s+)+(?:our |the )?(?:people|professionals|attorneys|lawyers|team|contacts|colleagues|members)\b|^(?:colleagues|team members|you may also)\b/i

/**
 * Takes from a page what is not about its person, so that no menu's office and no colleague's address is read as theirs: menus,
 * headers, footers, parts headed "Related professionals", and cards that lead to other people.
 *
 * @param isOwn Whether a text is the name of the page's person.
 * @param isOther Whether a link leads to somebody else.
 */
export function keepToPerson(
  main: Element,
  isOwn: (text: string) => boolean,
  isOther: (link: Element) => boolean,
): void {
  const holdsOwn = (node: Element) =>
    find(node, (one) => /^(?:h[1-6]|title)$/.test(one.tag) && isOwn(textOf(one))) !== undefined
  const isColleague = (node: Element): boolean => {
    if (!card.test(node.tag)) return false
    const text = textOf(node)
    if (text.length > 260 || text === '') return false
    const link = node.tag === 'a' ? node : find(node, byTag('a'))
    return link !== undefined && isOther(link) && !holdsOwn(node)
  }
  const keep = (node: Element): void => {
    node.children = node.children.filter((child) => {
      if (typeof child === 'string') return true
      const isCode = child.tag === 'script' || child.tag === 'head'
      if ((!isCode && isUnread(child)) || isColleague(child)) return holdsOwn(child)
      return true
    })
    const headed = node.children.findIndex(
      (child) => typeof child !== 'string' && /^h[1-6]$/.test(child.tag) && colleagues.test(textOf(child)),
    )
    if (headed >= 0) {
      const level = (node.children[headed] as Element).tag
      const rest = node.children.slice(headed + 1)
      const until = rest.findIndex(
        (child) => typeof child !== 'string' && /^h[1-6]$/.test(child.tag) && child.tag <= level,
      )
      node.children.splice(headed, until < 0 ? rest.length + 1 : until + 1)
    }
    for (const child of node.children) if (typeof child !== 'string') keep(child)
  }
  keep(main)
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
    const isBold = shown.length < 60 && topic !== undefined && isAllBold(from.element, shown)
    const isMarked =
      topic !== undefined &&
      topic !== 'other' &&
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
