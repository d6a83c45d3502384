import { findAll, textOf } from '#worker/reading/document/html/parse-html.ts'
import { addedElement, type Element } from '#worker/reading/document/html/page-tree.ts'
import { bared, namePathOf } from '#worker/reading/person/page-heading.ts'
import { judgePerson } from '#worker/reading/person/is-person.ts'
import { readName, type PersonName } from '#worker/reading/person/person-name.ts'
import { isTitle } from '#worker/reading/person/titles.ts'
import { marksOf } from '#worker/reading/person/topics.ts'
import { hrefOf } from './page-links.ts'

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
  /** Place of the text among the children of its element; -1 for a whole element. */
  at: number
  isLikely: boolean
}

const unread = /^(?:script|style|noscript|template|svg|head|select|option|textarea|button-bar|iframe)$/
const maxName = 120
const headingLevel = ({ tag }: Element): number => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : 7)

/**
 * The people that a page shows as records of one make: cards, rows, entries that unfold, paragraphs one after the other. What
 * is between two names belongs to the first of them.
 */
export function recordsOf(page: Element): PageRecord[] {
  const spots = spotsIn(page)
  const records: PageRecord[] = []
  for (const record of recordsIn(page, spots)) {
    const known = records.find(({ name }) => isSameName(name, record.name))
    if (known) known.parts.push(...record.parts)
    else records.push(record)
  }
  return records
}

/** "Thomas O. Khaduli" and "Thomas Opiyo Khaduli". */
const isSameName = ({ key, parts }: PersonName, other: PersonName): boolean =>
  key === other.key ||
  (parts.length === 3 &&
    other.parts.length === 3 &&
    (parts[1]?.length === 1 || other.parts[1]?.length === 1) &&
    parts.every((part, at) => (at === 1 ? part[0] === other.parts[1]?.[0] : part === other.parts[at])))

/** Names on the page, the innermost elements that hold them. */
function spotsIn(page: Element): Spot[] {
  const spots: (Omit<Spot, 'isLikely'> & { text: string; title: string | null; next: number })[] = []
  const texts: string[] = []
  const add = (text: string | undefined, element: Element, at: number) => {
    const name = text === undefined ? undefined : nameOf(text)
    if (name) spots.push({ ...name, element, at, next: texts.length })
  }
  /** The text below an element, undefined if it is longer than a name may be. */
  const visit = (node: Element): string | undefined => {
    node.budget.spend('steps', node.cost)
    const before = spots.length
    let text: string | undefined = ''
    for (const [at, child] of node.children.entries()) {
      const isText = typeof child === 'string'
      if (!isText && (unread.test(child.tag) || isOfClients(child))) continue
      const own: string | undefined = isText ? child : visit(child)
      text = joined(text, own)
      if (isText && child.trim() !== '') texts.push(child.trim())
      // "M. Price" below "Rohit" is the end of a name in two lines.
      if (isText && node.children.length > 1 && !/^\s*\p{Lu}\.\s\S+\s*$/u.test(child)) add(child, node, at)
    }
    if (spots.length === before) add(text, node, -1)
    return isInline.test(node.tag) || text === undefined ? text : ` ${text} `
  }
  visit(page)
  const judged = spots.map((spot) => {
    const behind = texts[spot.next] ?? ''
    const title = spot.title ?? (isTitle(behind) ? behind : null)
    return { ...spot, isLikely: judgePerson(spot.text, { title }).isPerson }
  })
  return judged.filter(byPlace(judged))
}

/** Words of clients, and forms for them. */
const isOfClients = (node: Element): boolean =>
  /^(?:blockquote|form)$/.test(node.tag) ||
  /\b(?:testimon(?:y|ials?)|reviews?|quotes?|clients?-say)\b/.test(marksOf(node).replaceAll('-', ' '))
const saidByClients = /\b(?:testimonials?|reviews?|clients? (?:say|stories)|success stories|said about us)\b/i

const isInline = /^(?:span|a|b|i|em|strong|small|font)$/
const joined = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || other === undefined || one.length > maxName ? undefined : one + other

const placeOf = ({ element, at }: Spot): string => {
  // The cells of a column are alike.
  const column = /^t[dh]$/.test(element.tag)
    ? (element.parent?.children.filter((one) => typeof one !== 'string').indexOf(element) ?? 0)
    : ''
  return `${namePathOf(element)}>${element.parent?.tag}${column}${at < 0 ? '' : ' text'}`
}

/** An unlikely name is one where most texts at such places are names; a likely one elsewhere, where few of them are, isn't. */
function byPlace(spots: readonly Spot[]): (spot: Spot) => boolean {
  const places = Map.groupBy(spots, placeOf)
  return (spot) => {
    const alike = places.get(placeOf(spot)) ?? []
    const likely = alike.filter(({ isLikely }) => isLikely).length
    return spot.isLikely ? likely * 3 >= alike.length : likely >= 2 && likely >= alike.length * 0.6
  }
}

/** "Amy Wu", "Amy Wu, Partner", "Amy Wu — Of Counsel". */
function nameOf(given: string): { name: PersonName; text: string; title: string | null } | undefined {
  const text = bared(given.replaceAll(/\s+/g, ' ').trim())
  if (text.length < 5 || text.length > maxName || !/^\p{L}/u.test(text)) return undefined
  const [, before = text, title = ''] = /^(.{4,60}?)(?:\s?[,|:•·]\s?|\s[–—-]\s)(\p{Lu}.*)$/u.exec(text) ?? []
  const hasTitle = readName(before) !== undefined && title.split(/\s*[|•·]\s*|\s[–—-]\s/).some((part) => isTitle(part))
  const own = hasTitle ? before : text
  const name = readName(own)
  if (!name || isHalf(name) || (!hasTitle && isTitle(name.name) && !name.hasGivenName)) return undefined
  return { name, text: own, title: hasTitle ? title : null }
}

/** The first name and an initial, of a name in pieces. */
const isHalf = ({ parts }: PersonName): boolean => (parts.at(-1) ?? '').length < 2

function recordsIn(page: Element, spots: readonly Spot[]): PageRecord[] {
  const within = new Map<Element, Spot[]>()
  for (const spot of spots) {
    for (let at: Element | null = spot.element; at; at = at.parent) {
      at.budget.spend('steps')
      const own = within.get(at)
      if (own) own.push(spot)
      else within.set(at, [spot])
    }
  }
  const records: PageRecord[] = []
  splitInto(records, page, within, [])
  return records
}

type Head = { text: string; level: number }

/** The headings above what follows an element: a heading ends those of its level. */
function headsBelow(heads: readonly Head[], child: Element | string): readonly Head[] {
  const level = typeof child === 'string' ? 7 : headingLevel(child)
  const text = level < 7 && typeof child !== 'string' ? textOf(child) : ''
  return text === '' || text.length >= 80 ? heads : [{ text, level }, ...heads.filter((one) => one.level < level)]
}

const isHeadedByClients = (child: Element | string): boolean =>
  typeof child !== 'string' &&
  findAll(child, (one) => headingLevel(one) < 7).some((one) => saidByClients.test(textOf(one)))

/** Cuts an element at the names within it. */
function splitInto(
  records: PageRecord[],
  node: Element,
  within: ReadonlyMap<Element, readonly Spot[]>,
  groups: readonly string[],
): void {
  const spotsAt = node.children.map((child, at) => {
    if (typeof child !== 'string') return distinct(within.get(child) ?? [])
    return (within.get(node) ?? []).filter((spot) => spot.element === node && spot.at === at)
  })
  const named = spotsAt.flatMap((spots, at) => (spots.length > 0 ? [at] : []))
  const before = leadOf(node.children, named)
  const starts = named.map((at) => at - before)
  const longest = Math.max(1, ...starts.slice(0, -1).map((start, at) => (starts[at + 1] ?? 0) - start))
  let heads: readonly Head[] = []
  for (const [at, child] of node.children.entries()) {
    const spots = spotsAt[at] ?? []
    if (spots.length === 0) heads = headsBelow(heads, child)
    const above = [...heads.map(({ text }) => text), ...groups]
    const [first, ...others] = spots
    if (!first || above.some((text) => saidByClients.test(text))) continue
    if (others.length > 0 && typeof child !== 'string') splitInto(records, child, within, above)
    if (others.length > 0 || isHeadedByClients(child)) continue
    const from = at - before
    const next = starts.find((start) => start > from) ?? Math.min(node.children.length, from + longest)
    const level = typeof child === 'string' ? 7 : Math.min(headingLevel(child), headingLevel(first.element))
    let end = at + 1
    while (end < next && !isGroupHeading(node.children[end], level)) end++
    records.push({ name: first.name, path: placeOf(first), parts: node.children.slice(from, end), groups: above })
  }
}

/** Number of elements that come before each name and belong to it: a picture, or a position above the name. */
function leadOf(children: readonly (Element | string)[], named: readonly number[]): number {
  const pathAt = (at: number) => {
    const child = children[at]
    return typeof child === 'object' && headingLevel(child) === 7 ? namePathOf(child) : undefined
  }
  const [first = 0] = named
  const last = named.at(-1) ?? 0
  if (named.length < 2) return 0
  let lead = 0
  while (lead < 3 && first - lead > 0) {
    const path = pathAt(first - lead - 1)
    const isBeforeAll = named.every(
      (at, index) => pathAt(at - lead - 1) === path && at - lead - 1 > (named[index - 1] ?? -1),
    )
    const isBehindLast = children.some((_, at) => at > last && pathAt(at) === path)
    if (path === undefined || !isBeforeAll || isBehindLast) break
    lead++
  }
  return lead
}

/** A heading above the level of the names parts groups of people. */
const isGroupHeading = (node: Element | string | undefined, level: number): boolean =>
  node !== undefined && typeof node !== 'string' && headingLevel(node) < level && headingLevel(node) < 7

/** Spots of different people. */
const distinct = (spots: readonly Spot[]): Spot[] =>
  [...new Map(spots.toReversed().map((spot) => [spot.name.key, spot])).values()].toReversed()

/** The parts of a record as a page of their own. Undoes nothing: the page is read once. */
export function recordPage({ parts }: PageRecord, page: Element): Element {
  const body = addedElement('body', { children: [], parent: null, budget: page.budget })
  const [only] = parts
  body.children =
    parts.length === 1 && only && typeof only !== 'string' && only.children.length > 1 ? only.children : [...parts]
  for (const child of body.children) if (typeof child !== 'string') child.parent = body
  return body
}

/** Links within a record. */
export const linksIn = ({ parts }: PageRecord): Element[] =>
  parts.flatMap((part) =>
    typeof part === 'string' ? [] : [part, ...findAll(part, () => true)].filter((one) => hrefOf(one) !== ''),
  )
