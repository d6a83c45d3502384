import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { parseHtml } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { canonicalAddress } from '#worker/reading/person/page-address.ts'
import { feetOf } from '#worker/reading/person/offices.ts'
import { readBio, readRecordBio, type PageOf, type ReadPage } from '#worker/reading/person/read-bio.ts'
import { peopleOn, type PagePerson, type PersonRecord } from './page-people.ts'
import { recordPage } from '#worker/reading/document/html/repeated-records.ts'
import { pageOf, type Card, type FoundPage } from './people-addresses.ts'

const slugOfKey = (key: string): string => key.replaceAll(' ', '-')

/** Treats a record as a page of its own. Its address is that of the page that holds it, with the person's name after "#". */
export const recordAddress = ({ name }: PagePerson, at: string): FoundPage => ({
  ...pageOf(at, { label: name.name }),
  url: `${at}#${slugOfKey(name.key)}`,
  urlKey: `${canonicalAddress(at)}#${slugOfKey(name.key)}`,
})

/** The part after "#" in the key of a record. Undefined for a person's own page. */
export const recordIn = (urlKey: string): string | undefined => /#(.+)$/.exec(urlKey)?.[1]

/**
 * Reads one record on a page of several people. The headings of its group fill in what the record leaves out: "Partners", "Denver, CO".
 *
 * @throws PageError `malformed` for a page that asks for too much work.
 */
export function readRecord(html: string, record: string, from: PageOf): ReadPage {
  return withPageBudget((budget) => {
    const page = parseHtml(html, budget)
    const found = peopleOn(page, from.url).find(({ name }) => slugOfKey(name.key) === record)
    if (found) return readRecordBio(recordPage(found, page), found, from, feetOf(page))
    const reason = 'The page doesn’t show this person any more.'
    return { verdict: { isPerson: false, reason }, heading: '', canonical: null }
  })
}

/** The position and the office that a card of a directory shows for a person who has a page. */
export function cardOf(record: PersonRecord, page: Element, url: string): Card {
  const { bio } = readRecordBio(recordPage(record, page), record, { url, firm: '', host: '' }, [])
  return { title: bio.title, office: bio.offices[0] ?? null }
}

/**
 * Reads a page as that of a firm's only lawyer. The firm may be named after the lawyer, so its name isn't evidence against the
 * person's.
 *
 * @returns The page, labeled with the lawyer's name; undefined if it isn't about a person.
 * @throws PageError `malformed` for a page that asks for too much work.
 */
export function personAlone(html: string, url: string): FoundPage | undefined {
  const read = readBio(html, { url, firm: '', host: new URL(url).host })
  // A name that is only in the page's title may be the firm's.
  return 'bio' in read && read.paths.name !== 'title' ? pageOf(url, { label: read.bio.name }) : undefined
}
