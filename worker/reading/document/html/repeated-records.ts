import { addedElement, find, textOf, unread, type Element } from './parse-html.ts'

/** A child of an element: another element, or a text. */
type Part = Element | string

/** A text that may begin a record: the whole text of an element, or one of several texts in it. */
export type Spot<Value> = {
  value: Value
  element: Element
  part: string | undefined
  /** Its position in the markup, which is the same for all records of a list. */
  path: string
  /** The next text on the page. */
  behind: string
}

/** One of several entries that a page shows in the same way, with the parts of the page that belong to it. */
export type PageRecord<Value> = {
  value: Value
  path: string
  parts: Part[]
  /** Headings above it, nearest first: "Partners", "Denver". */
  groups: string[]
}

/** Rules for finding records of one kind, such as people. */
export type RecordKind<Value> = {
  /** The value of a text that may begin a record; undefined for other texts. */
  read: (text: string) => Value | undefined
  /** Spots with the same key are about the same person or thing. */
  keyOf: (spot: Spot<Value>) => unknown
  /** Checks for elements that contain no records. */
  isUnread: (element: Element) => boolean
  /** Checks for headings of something else, whose records are left out. */
  isOther: (heading: string) => boolean
  /** The last record has at most as many parts as the longest of the others. What follows is something else. */
  isEven: boolean
}

/** Cost of comparing a spot with the others in an element. In steps of the reading budget. */
const stepsPerSpot = 20
/** Longest text that begins a record. Characters. */
const maxText = 120

/** Short path of an element, which is the same on other pages of the site: "h2", "p.who", "div.bio>b". */
export function namePathOf(element: Element): string {
  const own = (one: Element) => {
    const [name] = (one.attributes['class'] ?? '').split(/\s+/)
    return one.tag + (name ? `.${name}` : '')
  }
  const { parent } = element
  return /\.|^h\d$/.test(own(element)) || !parent ? own(element) : `${own(parent)}>${own(element)}`
}

/** Texts that may begin records, grouped by path. Among nested elements, only the innermost counts. */
export function spotsIn<Value>(page: Element, { read, isUnread, isOther }: RecordKind<Value>): Spot<Value>[][] {
  const spots: (Spot<Value> & { next: number })[] = []
  const texts: string[] = []
  const add = (text: string, element: Element, part?: string) => {
    const value = text.length > maxText ? undefined : read(text)
    const path = `${namePathOf(element)}>${element.parent?.tag}${part === undefined ? '' : ' text'}`
    if (value !== undefined) spots.push({ value, element, part, path, behind: '', next: texts.length })
  }
  /** The text of an element, cut off if it is too long to begin a record. */
  const visit = (node: Element): string => {
    node.budget.spend('steps', node.cost)
    const before = spots.length
    let text = ''
    for (const child of node.children) {
      const isText = typeof child === 'string'
      if (!isText && (unread.includes(child.tag) || isUnread(child) || isOther(headingOf(child)))) continue
      const own = isText ? child : visit(child)
      if (text.length <= maxText) text += own.slice(0, maxText + 1)
      if (isText && child.trim() !== '') texts.push(child.trim())
      if (isText && node.children.length > 1) add(child, node, child)
    }
    if (spots.length === before) add(text, node)
    return ` ${text} `
  }
  visit(page)
  const all = spots.map(({ next, ...spot }): Spot<Value> => ({ ...spot, behind: texts[next] ?? '' }))
  return [...Map.groupBy(all, ({ path }) => path).values()]
}

/**
 * Records that begin at the given spots: cards, rows, entries that unfold, or consecutive paragraphs. What is between two spots
 * belongs to the first one.
 */
export function recordsAt<Value>(
  page: Element,
  spots: readonly Spot<Value>[],
  { keyOf, isOther, isEven }: RecordKind<Value>,
): PageRecord<Value>[] {
  const within = new Map<Element, Spot<Value>[]>()
  for (const spot of spots)
    for (let at: Element | null = spot.element; at; at = at.parent) {
      at.budget.spend('steps')
      const known = within.get(at)
      if (known) known.push(spot)
      else within.set(at, [spot])
    }
  const distinct = (some: readonly Spot<Value>[]) => {
    page.budget.spend('steps', stepsPerSpot * some.length)
    return [...new Map(some.toReversed().map((spot) => [keyOf(spot), spot])).values()].toReversed()
  }
  /** Records of an element, which is split at the spots in it. */
  const recordsIn = (node: Element, groups: readonly string[]): PageRecord<Value>[] => {
    const parts = node.children.filter((child) => typeof child !== 'string' || child.trim() !== '')
    const texts = Map.groupBy(within.get(node)?.filter(({ element }) => element === node) ?? [], ({ part }) => part)
    const spotsAt = parts.map((part) => distinct((typeof part === 'string' ? texts.get(part) : within.get(part)) ?? []))
    const named = spotsAt.flatMap((some, at) => (some.length > 0 ? [at] : []))
    const nextOf = new Map(named.map((at, index) => [at, named[index + 1]]))
    const lead = leadOf(parts, named)
    const longest = isEven ? Math.max(1, ...named.slice(1).map((at, index) => at - (named[index] ?? 0))) : parts.length
    let heads: readonly Heading[] = []
    return parts.flatMap((part, at) => {
      const [first, ...others] = spotsAt[at] ?? []
      if (!first) heads = headingsBelow(heads, part)
      const above = [...heads.map(({ text }) => text), ...groups]
      if (!first || above.some(isOther)) return []
      if (others.length > 0 && typeof part !== 'string') return recordsIn(part, above)
      // A heading of a higher level than the record's own starts another group.
      const level = Math.min(levelOf(part), levelOf(first.element))
      const end = (nextOf.get(at) ?? at + longest) - lead
      const behind = parts.slice(at + 1, end).findIndex((other) => levelOf(other) < Math.min(level, 7))
      const own = parts.slice(at - lead, behind < 0 ? end : at + 1 + behind)
      return [{ value: first.value, path: first.path, parts: own, groups: above }]
    })
  }
  return recordsIn(page, [])
}

const levelOf = (part: Part): number =>
  typeof part !== 'string' && /^h[1-6]$/.test(part.tag) ? Number(part.tag[1]) : 7

/** The heading at the start of an element; empty if there isn't one. */
function headingOf({ children }: Element): string {
  const first = children.find((child) => typeof child !== 'string')
  return first && levelOf(first) < 7 ? textOf(first) : ''
}

type Heading = { text: string; level: number }

/** Headings for what follows a part. A part that is a heading, or only wraps one, replaces those of the same or a lower level. */
function headingsBelow(heads: readonly Heading[], part: Part): readonly Heading[] {
  if (typeof part === 'string') return heads
  const heading = levelOf(part) < 7 ? part : find(part, (one) => levelOf(one) < 7)
  const text = textOf(heading)
  if (!heading || text === '' || text.length >= 80 || text !== textOf(part)) return heads
  const level = levelOf(heading)
  return [{ text, level }, ...heads.filter((one) => one.level < level)]
}

/** Number of parts that come before a spot but belong to its record, such as a picture, or a position above the name. */
function leadOf(parts: readonly Part[], named: readonly number[]): number {
  const paths = parts.map((part) => (typeof part === 'string' || levelOf(part) < 7 ? '' : namePathOf(part)))
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

/** Moves the parts of a record to a page of their own. The original page must not be read after this. */
export function recordPage({ parts }: Pick<PageRecord<unknown>, 'parts'>, page: Element): Element {
  const body = addedElement('body', { children: [...parts], parent: null, budget: page.budget })
  for (const part of parts) if (typeof part !== 'string') part.parent = body
  return body
}
