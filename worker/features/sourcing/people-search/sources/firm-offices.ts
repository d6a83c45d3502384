import { byTag, codeOf, findAll, linesOf, parseHtml, type Element } from '#worker/reading/document/html/parse-html.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { placeNamed } from '#worker/reading/lexicon/places.ts'
import { PageError } from '#worker/reading/page-error.ts'
import { citiesIn, maxAddress, officeInFeet, seatIn } from '#worker/reading/person/offices.ts'
import type { FoundPage } from '#worker/reading/site/people-addresses.ts'
import { contactsOf } from './site-menu.ts'

/** Cities of one firm that are kept, and addresses of a page that are read, because each costs much more than finding it. */
const [maxSeats, maxAddresses] = [12, 200]

/**
 * The cities of a firm's offices, with " | " between them: the only one on the page that its menu calls offices, locations or contact,
 * else those of the addresses on that page and the home page. Reads one page at most. Empty if none is found, or if the cards of the
 * directory name another city than the only one.
 *
 * @param read Gives the HTML of a page, or undefined if it can't be read.
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

function citiesOn(html: string, citiesOf: (page: Element) => string[]): string[] {
  try {
    return withPageBudget((budget) => citiesOf(parseHtml(html, budget)))
  } catch (error) {
    if (error instanceof PageError) return []
    throw error
  }
}

/** The cities of the addresses on a page and in its data that have a postal code or a state: "3 Sandgate, Kendal LA9 4SX". */
function addressedCities(page: Element): string[] {
  const data = findAll(page, byTag('script')).flatMap((script) =>
    [...codeOf(script).matchAll(inData)].flatMap(([, place = '', region]) =>
      (region ? `${place}, ${region}` : place).split('\\n'),
    ),
  )
  const lines = linesOf(page)
    .split('\n')
    .filter((line) => coded.test(line) || postal.test(line))
    .slice(0, maxAddresses)
  const found = lines.flatMap((line) => {
    const [, town = '', area, letter] = postal.exec(line) ?? []
    if (area) return [placeNamed(town)?.city ? town : `${town}, ${countryOf(area)}`]
    const known = line.length <= maxAddress && coded.test(line) ? citiesIn([line]).slice(-1) : []
    const province = letter && provinces.split(` ${letter} `)[1]?.slice(0, 2)
    return !province || known[0]?.endsWith(province) ? known : [`${town}, ${province}`]
  })
  return [...new Set(citiesIn([...found, ...data.slice(0, maxAddresses)]))]
}
const coded = /\b(?:\d{5}|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b/
const inData = /"address(?:Locality)?"\s*:\s*"([^"]{2,160})"(?:\s*,\s*"addressRegion"\s*:\s*"([^"]{2,40})")?/g
/** A town before a British or Canadian postal code: "Kendal LA9 4SX", "Edmundston (Nouveau-Brunswick) E3V 1J9". */
const postal =
  /(?:^|[,·|]\s)(\p{Lu}[^,·|\d()]{2,30})(?:\s\([^()]{2,30}\))?,?\s(?:([A-Z]{1,2})\d[A-Z\d]? \d[A-Z]{2}|([A-Z])\d[A-Z] ?\d[A-Z]\d)\b/u
const countryOf = (area: string): string => areas.find(([, all]) => all.includes(` ${area} `))?.[0] ?? 'England'
const areas = [
  ['Scotland', ' AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE '],
  ['Wales', ' CF LD LL NP SA '],
  ['Northern Ireland', ' BT '],
] as const
/** First letters of Canadian postal codes with their provinces. */
const provinces = ' A NL B NS C PE E NB G QC H QC J QC K ON L ON M ON N ON P ON R MB S SK T AB V BC '
