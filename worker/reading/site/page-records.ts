import { cleanLine } from '#contract/domain/plain-text.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import {
  recordsAt,
  spotsIn,
  type PageRecord,
  type RecordKind,
  type Spot,
} from '#worker/reading/document/html/repeated-records.ts'
import { bared } from '#worker/reading/person/page-heading.ts'
import { judgePerson } from '#worker/reading/person/is-person.ts'
import { readName, type PersonName } from '#worker/reading/person/person-name.ts'
import { isTitle } from '#worker/reading/person/titles.ts'
import { marksOf } from '#worker/reading/person/page-markup.ts'

/** A name on a page, with the position behind it on its line. */
type Named = { name: PersonName; text: string; title: string | null }

/** A person among others on one page: the parts of the page that are about them, and the headings above. */
export type PersonRecord = Omit<PageRecord<unknown>, 'value'> & { name: PersonName }

/** The people that a page shows, each once. */
export function recordsOf(page: Element): PersonRecord[] {
  const records: PersonRecord[] = []
  const spots = spotsIn(page, people).flatMap(likely)
  for (const { value, ...record } of recordsAt(page, spots, people)) {
    const known = records.find(({ name }) => isSameName(name, value.name))
    if (known) known.parts.push(...record.parts)
    else records.push({ ...record, name: value.name })
  }
  return records
}

/** "Thomas O. Hale" and "Thomas Owen Hale". */
const isSameName = (one: PersonName, other: PersonName): boolean =>
  one.key === other.key ||
  (initialed(one) === initialed(other) && [one, other].some(({ parts }) => parts[1]?.length === 1))
const initialed = ({ parts }: PersonName): string =>
  parts.map((part, at) => (at === 1 && parts.length === 3 ? part[0] : part)).join(' ')

/** Where most texts of one place are names the others may be too; where few are, none is. */
function likely(alike: readonly Spot<Named>[]): readonly Spot<Named>[] {
  const isLikely =
    (isLikeOthers: boolean) =>
    ({ value, behind }: Spot<Named>) =>
      judgePerson(value.text, { title: value.title ?? (isTitle(behind) ? behind : null), isLikeOthers }).isPerson
  const sure = alike.filter(isLikely(false))
  if (sure.length >= 3 && sure.length >= alike.length * 0.75) return alike.filter(isLikely(true))
  return sure.length * 3 >= alike.length ? sure : []
}

/** Words of clients, and forms for them: by the class of a block, or by the heading above. */
const ofClients =
  /\b(?:testimon(?:y|ials?)|reviews?|quotes?|clients?[ -](?:say|stories)|success[ -]stories|said about us)\b/i

const people: RecordKind<Named> = {
  read: nameOf,
  keyOf: ({ value }) => value.name.key,
  isUnread: (node) => /^(?:blockquote|form|select)$/.test(node.tag) || ofClients.test(marksOf(node)),
  isOther: (heading) => ofClients.test(heading),
  isEven: true,
}

/** "Amy Wu", "Amy Wu, Partner", "Amy Wu — Of Counsel". */
function nameOf(given: string): Named | undefined {
  const text = bared(cleanLine(given))
  // "M. Price" below "Rohit" is the end of a name in two lines.
  if (!/^\p{L}/u.test(text) || /^\p{Lu}\.\s\S+$/u.test(text)) return undefined
  const [, before = text, title = ''] = /^(.{4,60}?)(?:\s?[,|:•·]\s?|\s[–—-]\s)(\p{Lu}.*)$/u.exec(text) ?? []
  const hasTitle = readName(before) !== undefined && title.split(/\s*[|•·]\s*|\s[–—-]\s/).some((part) => isTitle(part))
  const own = hasTitle ? before : text
  const name = readName(own)
  // The first name and an initial, of a name in pieces.
  if (!name || (name.parts.at(-1) ?? '').length < 2 || (!hasTitle && isTitle(name.name) && !name.hasGivenName))
    return undefined
  return { name, text: own, title: hasTitle ? title : null }
}
