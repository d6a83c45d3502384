import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { parseHtml } from '#worker/reading/document/html/parse-html.ts'
import { canonicalAddress } from '#worker/reading/person/page-address.ts'
import { cityOfLine, feetOf } from '#worker/reading/person/offices.ts'
import { readRecordBio, type PageOf, type ReadPage } from '#worker/reading/person/read-bio.ts'
import { linesIn, peopleOn, rankOf, type PagePerson } from './page-people.ts'
import { recordPage } from './page-records.ts'
import type { FoundPage } from './people-addresses.ts'

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
    const rank = found.groups.map(rankOf).find((one) => one !== undefined)
    const texts = [
      ...linesIn(found.parts).flatMap((text) =>
        text.split(/\s*[|•·]\s*|\s[–—-]\s|,\s(?=[^,.]{3,30} office\b)|(?<=\boffice)\.\s/),
      ),
      ...found.groups,
    ]
    const place = texts.map(cityOfLine).find((city) => city !== undefined)
    read.bio.title ??= rank ?? null
    if (read.bio.offices.length === 0 && place) read.bio.offices = [place]
    return read
  })
}
