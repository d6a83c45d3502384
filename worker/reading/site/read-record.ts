import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { parseHtml } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { canonicalAddress } from '#worker/reading/person/page-address.ts'
import { cityOfLine, feetOf } from '#worker/reading/person/offices.ts'
import { readRecordBio, type PageOf, type ReadPage } from '#worker/reading/person/read-bio.ts'
import { titleFrom } from '#worker/reading/person/label-page.ts'
import { linesOfPage } from '#worker/reading/person/page-lines.ts'
import { rankOf, unseenFacts } from '#worker/reading/person/titles.ts'
import { linesIn, peopleOn, type PagePerson } from './page-people.ts'
import { recordPage, type PageRecord } from './page-records.ts'
import type { Card, FoundPage } from './people-addresses.ts'

const slugOfKey = (key: string): string => key.replaceAll(' ', '-')

/** A record as a page: the address of the page that holds it, and the person's name behind "#". */
export const recordAddress = ({ name }: PagePerson, at: string): FoundPage => ({
  url: `${at.replace(/#.*$/, '')}#${slugOfKey(name.key)}`,
  urlKey: `${canonicalAddress(at)}#${slugOfKey(name.key)}`,
  label: name.name,
  lastmod: null,
})

/** The part behind "#" of the key of a record; undefined for a page of a person's own. */
export const recordIn = (urlKey: string): string | undefined => /#(.+)$/.exec(urlKey)?.[1]

/**
 * Reads one record of a page of several people. Its group says what the record leaves out: "Partners", "Denver, CO".
 *
 * @throws PageError `malformed` for a page that asks for too much work.
 */
export function readRecord(html: string, record: string, from: PageOf): ReadPage {
  return withPageBudget((budget) => {
    const page = parseHtml(html, budget)
    const found = peopleOn(page, from.url.replace(/#.*$/, '')).find(({ name }) => slugOfKey(name.key) === record)
    if (!found) {
      const reason = 'The page doesn’t show this person any more.'
      return { verdict: { isPerson: false, reason }, heading: '', hasText: true, canonical: null }
    }
    const read = readRecordBio(recordPage(found, page), found.name, from, feetOf(page))
    if (!('bio' in read)) return read
    const { title, office } = besideName(found)
    read.bio.title ??= title
    if (read.bio.offices.length === 0 && office) read.bio.offices = [office]
    return read
  })
}

/** The position and the office that a card of a directory shows for a person who has a page. */
export function cardOf(record: PageRecord, page: Element): Card {
  const beside = besideName(record)
  const lines = linesOfPage(recordPage(record, page))
  const { name } = record.name
  const at = lines.findIndex(({ text }) => text.includes(name))
  return { ...beside, title: (at < 0 ? undefined : titleFrom(lines, at, name)) ?? beside.title }
}

/** Facts of a record that no line of its own has: in parts of lines, in its groups, in its markup. */
function besideName({ name, parts, groups }: PageRecord): Card {
  const unseen = unseenFacts(
    parts.filter((part) => typeof part !== 'string'),
    name.name,
  )
  const texts = [
    ...linesIn(parts).flatMap((text) =>
      text.split(/\s*[|•·]\s*|\s[–—-]\s|,\s(?=[^,.]{3,30} office\b)|(?<=\boffice)\.\s/),
    ),
    ...groups,
    ...unseen.places,
  ]
  // Several are the list at the end of the page, behind the last record.
  const cities = new Set(texts.flatMap((text) => cityOfLine(text) ?? []))
  return {
    title: unseen.title ?? groups.map(rankOf).find((one) => one !== undefined) ?? null,
    office: cities.size > 1 ? null : ([...cities][0] ?? null),
  }
}
