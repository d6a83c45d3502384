import { z } from 'zod'
import { isAddress, type Adapter } from './adapter.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { key, listOf, moment, part, placesOf, readable, text, title } from '#worker/reading/posting/field-values.ts'

const page = z.object({
  items: z.tuple([z.object({ TotalJobsCount: z.coerce.number(), requisitionList: z.array(z.unknown()) })], z.unknown()),
})
const job = z.object({
  Id: key,
  Title: title,
  PrimaryLocation: text,
  secondaryLocations: listOf(part({ Name: text })),
  PostedDate: moment,
  ShortDescriptionStr: text,
  WorkplaceType: text,
})
const detail = z.object({
  items: z.array(
    part({
      ExternalDescriptionStr: text,
      ExternalResponsibilitiesStr: text,
      ExternalQualificationsStr: text,
      ExternalPostedEndDate: moment,
    }),
  ),
})
const pageSize = 50
const resources = '/hcmRestApi/resources/latest'

/**
 * Oracle's candidate experience interface. Locator: the full address of `recruitingCEJobRequisitions`, or
 * `https://{host} siteNumber=CX_1`; details are at `recruitingCEJobRequisitionDetails` beside it.
 */
export const oracleCe: Adapter = {
  everyMs: 1_000,
  listUrl(locator) {
    const board = boardOf(locator)
    return board && listAt(board, 0)
  },
  async *list(reading) {
    const board = boardOf(reading.locator)
    if (!board) return
    for (let offset = 0; ; offset += pageSize) {
      const [{ TotalJobsCount, requisitionList }] = (await reading.json(listAt(board, offset), page)).items
      yield readable(requisitionList, job).map((found): Posting => ({
        id: found.Id,
        title: found.Title,
        url: `${new URL(board.base).origin}/hcmUI/CandidateExperience/en/sites/${board.site}/job/${found.Id}`,
        places: placesOf(found.PrimaryLocation, ...found.secondaryLocations.map(({ Name }) => Name)),
        isRemote: /remote/i.test(found.WorkplaceType ?? ''),
        postedAt: found.PostedDate,
        description: found.ShortDescriptionStr,
        detailRef: `${board.base}/recruitingCEJobRequisitionDetails?expand=all&onlyData=true&finder=${encodeURIComponent(`ById;Id="${found.Id}",siteNumber=${board.site}`)}`,
      }))
      if (requisitionList.length === 0 || offset + requisitionList.length >= TotalJobsCount) return
    }
  },
  async detail(reading, ref) {
    const [found] = (await reading.json(ref, detail)).items
    if (!found) return 'closed'
    const texts = [found.ExternalDescriptionStr, found.ExternalResponsibilitiesStr, found.ExternalQualificationsStr]
    return { description: texts.filter(Boolean).join('\n') || undefined, validThrough: found.ExternalPostedEndDate }
  },
}

type Board = { base: string; site: string }

function boardOf(locator: string): Board | undefined {
  const [address = '', ...rest] = locator.trim().split(/\s+/)
  const url = isAddress(address) ? URL.parse(address) : null
  const site = /siteNumber=(\w+)/.exec(decodeURIComponent(`${url?.search ?? ''} ${rest.join(' ')}`))?.[1] ?? 'CX_1'
  if (!url) return undefined
  const path = url.pathname.replace(/\/recruitingCEJobRequisitions\/?$/, '').replace(/\/$/, '')
  return { base: url.origin + (path || resources), site }
}

const listAt = ({ base, site }: Board, offset: number) =>
  `${base}/recruitingCEJobRequisitions?onlyData=true&expand=requisitionList.secondaryLocations,flexFieldsFacet.values` +
  `&finder=findReqs;siteNumber=${site},limit=${pageSize},offset=${offset},sortBy=POSTING_DATES_DESC`
