import { cleanLine } from '#contract/domain/plain-text.ts'
import { find, textOf } from '#worker/reading/document/html/parse-html.ts'
import { addedElement, type Element } from '#worker/reading/document/html/page-tree.ts'
import { bared } from '#worker/reading/person/page-heading.ts'
import { judgePerson } from '#worker/reading/person/is-person.ts'
import { readName, type PersonName } from '#worker/reading/person/person-name.ts'
import { isTitle } from '#worker/reading/person/titles.ts'
import { marksOf, namePathOf } from '#worker/reading/person/page-markup.ts'

/** A person among others on one page: the parts of the page that are about them, and the headings above. */
export type PageRecord = {
  name: PersonName
  parts: (Element | string)[]
  /** Where the name is, as the names of others are too. */
  path: string
  /** Headings of the group that the person is in, nearest first: "Partners", "Denver". */
  groups: string[]
}

/** A name on a page: the element, or the text within one, that says nothing else but perhaps a position. */
type Spot = {
  name: PersonName
  /** The element, or the one around the text. */
  element: Element
  part: string | undefined
}

const unread = /^(?:script|style|noscript|template|svg|head|select|option|textarea|button-bar|iframe)$/
const maxName = 120
const headingLevel = (part: Element | string): number =>
  typeof part !== 'string' && /^h[1-6]$/.test(part.tag) ? Number(part.tag[1]) : 7

/**
 * The people that a page shows as records of one make: cards, rows, entries that unfold, paragraphs one after the other. What
 * is between two names belongs to the first of them.
 */
export function recordsOf(page: Element): PageRecord[] {
  const spots = spotsIn(page)
  const within = new Map<Element, Spot[]>()
  for (const spot of spots)
    for (let at: Element | null = spot.element; at; at = at.parent) {
      at.budget.spend('steps')
      within
        .set(at, within.get(at) ?? [])
        .get(at)
        ?.push(spot)
    }
  const records: PageRecord[] = []
  for (const record of recordsIn(page, within, [])) {
    const known = records.find(({ name }) => isSameName(name, record.name))
    if (known) known.parts.push(...record.parts)
    else records.push(record)
  }
  return records
}

/** "Thomas O. Hale" and "Thomas Owen Hale". */
const isSameName = (one: PersonName, other: PersonName): boolean =>
  one.key === other.key ||
  (initialed(one) === initialed(other) && [one, other].some(({ parts }) => parts[1]?.length === 1))
const initialed = ({ parts }: PersonName): string =>
  parts.map((part, at) => (at === 1 && parts.length === 3 ? part[0] : part)).join(' ')

/** Parts of an element that hold more than blanks. */
const partsOf = ({ children }: Element) => children.filter((child) => typeof child !== 'string' || child.trim() !== '')

/** Names on the page, the innermost elements that hold them. */
function spotsIn(page: Element): Spot[] {
  const spots: (Spot & { text: string; title: string | null; next: number })[] = []
  const texts: string[] = []
  const add = (text: string | undefined, element: Element, part: Spot['part']) => {
    const name = text === undefined ? undefined : nameOf(text)
    if (name) spots.push({ ...name, element, part, next: texts.length })
  }
  /** The text below an element, undefined if it is longer than a name may be. */
  const visit = (node: Element): string | undefined => {
    node.budget.spend('steps', node.cost)
    const before = spots.length
    let text: string | undefined = ''
    for (const child of node.children) {
      const isText = typeof child === 'string'
      if (!isText && (unread.test(child.tag) || isOfClients(child))) continue
      text = joined(text, isText ? child : visit(child))
      if (isText && child.trim() !== '') texts.push(child.trim())
      // "M. Price" below "Rohit" is the end of a name in two lines.
      if (isText && node.children.length > 1 && !/^\s*\p{Lu}\.\s\S+\s*$/u.test(child)) add(child, node, child)
    }
    if (spots.length === before) add(text, node, undefined)
    return text === undefined ? undefined : ` ${text} `
  }
  visit(page)
  const isLikely = (isLikeOthers: boolean) => (spot: (typeof spots)[number]) => {
    const behind = texts[spot.next] ?? ''
    const title = spot.title ?? (isTitle(behind) ? behind : null)
    return judgePerson(spot.text, { title, isLikeOthers }).isPerson
  }
  return [...Map.groupBy(spots, placeOf).values()].flatMap((alike) => {
    const likely = alike.filter(isLikely(false))
    // Where most texts are names the others may be too; where few are, none is.
    if (likely.length >= 3 && likely.length >= alike.length * 0.75) return alike.filter(isLikely(true))
    return likely.length * 3 >= alike.length ? likely : []
  })
}

/** Words of clients, and forms for them: by the class of a block, or by the heading above. */
const ofClients =
  /\b(?:testimon(?:y|ials?)|reviews?|quotes?|clients?[ -](?:say|stories)|success[ -]stories|said about us)\b/i
const isOfClients = (node: Element): boolean => {
  const [first] = partsOf(node)
  const heading = first !== undefined && typeof first !== 'string' && headingLevel(first) < 7 ? textOf(first) : ''
  return /^(?:blockquote|form)$/.test(node.tag) || ofClients.test(`${marksOf(node)} ${heading}`)
}

const joined = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || other === undefined || one.length > maxName ? undefined : one + other

const placeOf = ({ element, part }: Spot): string =>
  `${namePathOf(element)}>${element.parent?.tag}${part === undefined ? '' : ' text'}`

/** "Amy Wu", "Amy Wu, Partner", "Amy Wu — Of Counsel". */
function nameOf(given: string): { name: PersonName; text: string; title: string | null } | undefined {
  const text = bared(cleanLine(given))
  if (text.length > maxName || !/^\p{L}/u.test(text)) return undefined
  const [, before = text, title = ''] = /^(.{4,60}?)(?:\s?[,|:•·]\s?|\s[–—-]\s)(\p{Lu}.*)$/u.exec(text) ?? []
  const hasTitle = readName(before) !== undefined && title.split(/\s*[|•·]\s*|\s[–—-]\s/).some((part) => isTitle(part))
  const own = hasTitle ? before : text
  const name = readName(own)
  // The first name and an initial, of a name in pieces.
  if (!name || (name.parts.at(-1) ?? '').length < 2 || (!hasTitle && isTitle(name.name) && !name.hasGivenName))
    return undefined
  return { name, text: own, title: hasTitle ? title : null }
}

type Head = { text: string; level: number }

/** The headings above what follows a part, which may wrap its heading: one ends those of its level. */
function headsBelow(heads: readonly Head[], part: Element | string): readonly Head[] {
  if (typeof part === 'string') return heads
  const heading = headingLevel(part) < 7 ? part : find(part, (one) => headingLevel(one) < 7)
  const text = textOf(heading)
  if (!heading || text === '' || text.length >= 80 || text !== textOf(part)) return heads
  const level = headingLevel(heading)
  return [{ text, level }, ...heads.filter((one) => one.level < level)]
}

/** The records of an element, which is cut at the names within it. */
function recordsIn(
  node: Element,
  within: ReadonlyMap<Element, readonly Spot[]>,
  groups: readonly string[],
): PageRecord[] {
  const parts = partsOf(node)
  const spotsAt = parts.map((part) =>
    distinct(
      typeof part === 'string'
        ? (within.get(node) ?? []).filter((spot) => spot.element === node && spot.part === part)
        : (within.get(part) ?? []),
    ),
  )
  const named = spotsAt.flatMap((spots, at) => (spots.length > 0 ? [at] : []))
  const lead = leadOf(parts, named)
  const starts = named.map((at) => at - lead)
  const longest = Math.max(1, ...starts.slice(0, -1).map((start, at) => (starts[at + 1] ?? 0) - start))
  let heads: readonly Head[] = []
  return parts.flatMap((part, at) => {
    const [first, ...others] = spotsAt[at] ?? []
    if (!first) heads = headsBelow(heads, part)
    const above = [...heads.map(({ text }) => text), ...groups]
    if (!first || above.some((text) => ofClients.test(text))) return []
    if (others.length > 0 && typeof part !== 'string') return recordsIn(part, within, above)
    const start = at - lead
    const end = starts.find((other) => other > start) ?? start + longest
    // A heading above the level of the names begins another group.
    const level = Math.min(headingLevel(part), headingLevel(first.element))
    const next = parts.findIndex((other, index) => index > at && headingLevel(other) < level && headingLevel(other) < 7)
    const own = parts.slice(start, next < 0 ? end : Math.min(next, end))
    return [{ name: first.name, path: placeOf(first), parts: own, groups: above }]
  })
}

/** Number of parts that come before each name and belong to it: a picture, or a position above the name. */
function leadOf(parts: readonly (Element | string)[], named: readonly number[]): number {
  const paths = parts.map((part) => (typeof part === 'string' || headingLevel(part) < 7 ? '' : namePathOf(part)))
  const [first = 0, ...others] = named
  const isLead = (lead: number) => {
    const own = paths.slice(first - lead, first)
    const isBeforeAll = others.every(
      (at, index) => at - lead > (named[index] ?? 0) && paths.slice(at - lead, at).join(' ') === own.join(' '),
    )
    const isBehindLast = paths.slice((named.at(-1) ?? 0) + 1).some((path) => own.includes(path))
    return first >= lead && !own.includes('') && isBeforeAll && !isBehindLast
  }
  return others.length === 0 ? 0 : ([3, 2, 1].find(isLead) ?? 0)
}

/** Spots of different people. */
const distinct = (spots: readonly Spot[]): Spot[] =>
  [...new Map(spots.toReversed().map((spot) => [spot.name.key, spot])).values()].toReversed()

/** The parts of a record as a page of their own. Undoes nothing: the page is read once. */
export function recordPage({ parts }: PageRecord, page: Element): Element {
  const body = addedElement('body', { children: [...parts], parent: null, budget: page.budget })
  for (const part of parts) if (typeof part !== 'string') part.parent = body
  return body
}
