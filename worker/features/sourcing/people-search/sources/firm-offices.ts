import { parseHtml } from '#worker/reading/document/html/parse-html.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { PageError } from '#worker/reading/page-error.ts'
import { addressedCities, officeInFeet, seatIn } from '#worker/reading/person/offices.ts'
import { contactsOf } from '#worker/reading/site/listings.ts'
import type { FoundPage } from '#worker/reading/site/people-addresses.ts'

/** Cities of one firm that are kept. */
const maxSeats = 12

/**
 * The cities of a firm's offices, with " | " between them: the only one on the page that its menu calls offices, locations or contact,
 * else those of the addresses on that page and the home page. Reads one page at most. Empty if none is found, or if the cards of the directory name another city than
 * the only one.
 *
 * @param read Reads a page; undefined if that can't be read.
 */
export async function seatsOf(
  read: (url: string) => Promise<string | undefined>,
  homes: ReadonlyMap<string, string>,
  people: readonly FoundPage[],
): Promise<string> {
  const address = [...homes].flatMap(([url, html]) => contactsOf(html, url))[0]
  const contact = address === undefined ? undefined : (homes.get(address) ?? (await read(address)))
  const citiesAt = (html: string | undefined) => (html === undefined ? [] : citiesOn(html, addressedCities))
  const atContact = citiesAt(contact)
  const only = contact === undefined ? [] : citiesOn(contact, (page) => officeInFeet([page]))
  const stated = [...new Set([...atContact, ...[...homes.values()].flatMap(citiesAt)])]
  const seats = atContact.length < 2 && only.length === 1 && stated.length !== 1 ? only : stated
  const isElsewhere = people.some(({ card }) => card?.office && seatIn([card.office], seats).length === 0)
  return seats.length === 1 && isElsewhere ? '' : seats.slice(0, maxSeats).join(' | ')
}

function citiesOn(html: string, citiesOf: (page: ReturnType<typeof parseHtml>) => string[]): string[] {
  try {
    return withPageBudget((budget) => citiesOf(parseHtml(html, budget)))
  } catch (error) {
    if (error instanceof PageError) return []
    throw error
  }
}
