import { z } from 'zod'
import { isAddress, type JobPlatform } from './platform.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { pageDetail } from './page-detail.ts'
import { placeOf, placesOf, text } from '#worker/reading/posting/field-values.ts'
import { key, listOf, moment, part, readable, title } from './answer-fields.ts'

const page = z.object({ opportunities: z.array(z.unknown()), totalCount: z.coerce.number().optional() })
const named = part({ Name: text, Code: text })
const job = z.object({
  Id: key,
  Title: title,
  PostedDate: moment,
  BriefDescription: text,
  Locations: listOf(part({ LocalizedDescription: text, Address: part({ City: text, State: named, Country: named }) })),
})
/** The interface gives no more at once, and knows no page numbers. */
const pageSize = 20
const listPath = 'JobBoardView/LoadSearchResults'

/**
 * UKG (UltiPro) job boards. Locator: the board's address (`https://recruiting.ultipro.com/{code}/JobBoard/{uuid}/`), or the
 * address that ends in `JobBoardView/LoadSearchResults` on any host; details are at `OpportunityDetail` beside it.
 */
export const ultipro: JobPlatform = {
  hosts: ['ultipro.com'],
  listUrl(locator) {
    const url = isAddress(locator) ? URL.parse(locator) : null
    if (!url) return undefined
    const board = url.pathname.replace(/\/?(?:JobBoardView\/LoadSearchResults)?\/?$/, '')
    return `${url.origin}${board}/${listPath}`
  },
  async *list(reading) {
    const url = ultipro.listUrl(reading.locator) ?? ''
    const board = url.slice(0, -listPath.length)
    for (let skip = 0; ; skip += pageSize) {
      const { opportunities, totalCount } = await reading.json(url, page, {
        json: {
          opportunitySearch: { Top: pageSize, Take: pageSize, Skip: skip, Text: '', QueryString: '', Filters: [] },
        },
      })
      yield readable(opportunities, job).map((found): Posting => {
        const own = `${board}OpportunityDetail?opportunityId=${encodeURIComponent(found.Id)}`
        const places = found.Locations.map(({ Address, LocalizedDescription }) => {
          const region = Address.State.Code ?? Address.State.Name
          return placeOf({ city: Address.City, region, country: Address.Country.Name }) ?? LocalizedDescription
        })
        return {
          id: found.Id,
          title: found.Title,
          url: own,
          places: placesOf(...places),
          postedAt: found.PostedDate,
          description: found.BriefDescription,
          detailRef: own,
        }
      })
      if (opportunities.length < pageSize || skip + opportunities.length >= (totalCount ?? Infinity)) return
    }
  },
  detail: pageDetail,
}
