import { z } from 'zod'
import { placesOf, text } from '#worker/reading/posting/field-values.ts'
import { isAddress, isOnHost, type JobPlatform } from './platform.ts'
import { detailOf, headed, joinTexts, listedPosting, postingReader } from './posting-fields.ts'
import { key, listOf, moment, part, readable, title } from './answer-fields.ts'

const page = z.object({
  items: z.tuple([z.object({ TotalJobsCount: z.coerce.number(), requisitionList: z.array(z.unknown()) })], z.unknown()),
})
const listedJob = z.object({
  Id: key,
  Title: title,
  PrimaryLocation: text,
  secondaryLocations: listOf(part({ Name: text })),
  PostedDate: moment,
  ShortDescriptionStr: text,
  WorkplaceType: text,
})
const detail = z.object({ items: z.array(z.unknown()) })
const job = z.object({
  Title: title,
  PrimaryLocation: text,
  secondaryLocations: listOf(part({ Name: text })),
  ExternalPostedStartDate: moment,
  ExternalPostedEndDate: moment,
  ExternalDescriptionStr: text,
  ExternalResponsibilitiesStr: text,
  ExternalQualificationsStr: text,
  WorkplaceTypeCode: text,
  JobSchedule: text,
})

const posting = postingReader(z.object({ items: z.tuple([job], z.unknown()) }), ({ items: [found] }) => ({
  title: found.Title,
  places: placesOf(found.PrimaryLocation, ...found.secondaryLocations.map(({ Name }) => Name)),
  ...(found.WorkplaceTypeCode === 'ORA_REMOTE' ? { isRemote: true } : {}),
  employmentTypes: found.JobSchedule ? [found.JobSchedule] : [],
  postedAt: found.ExternalPostedStartDate,
  validThrough: found.ExternalPostedEndDate,
  description: joinTexts(
    found.ExternalDescriptionStr,
    headed('Responsibilities', found.ExternalResponsibilitiesStr),
    headed('Qualifications', found.ExternalQualificationsStr),
  ),
}))

const pageSize = 50
const resources = '/hcmRestApi/resources/latest'

/**
 * Oracle's candidate experience interface. Locator: the full address of `recruitingCEJobRequisitions`, or
 * `https://{host} siteNumber=CX_1`; details are at `recruitingCEJobRequisitionDetails` beside it.
 */
export const oracle: JobPlatform = {
  hosts: ['oraclecloud.com'],
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
      yield readable(requisitionList, listedJob).map((found) =>
        listedPosting(
          {
            title: found.Title,
            places: placesOf(found.PrimaryLocation, ...found.secondaryLocations.map(({ Name }) => Name)),
            postedAt: found.PostedDate,
            description: found.ShortDescriptionStr,
          },
          {
            id: found.Id,
            url: `${new URL(board.base).origin}/hcmUI/CandidateExperience/en/sites/${board.site}/job/${found.Id}`,
            isRemote: /remote/i.test(found.WorkplaceType ?? ''),
            detailRef: detailAt(board, found.Id),
          },
        ),
      )
      if (requisitionList.length === 0 || offset + requisitionList.length >= TotalJobsCount) return
    }
  },
  async detail(reading, ref) {
    const answer = await reading.json(ref, detail)
    return answer.items.length === 0 ? 'closed' : detailOf(posting(answer, reading.now))
  },
  fromUrl(url, path) {
    const [site, id] = [path[path.indexOf('sites') + 1], path[path.indexOf('job') + 1]]
    if (!isOnHost(url, 'oraclecloud.com') || !path.includes('sites') || !path.includes('job') || !site || !id) {
      return undefined
    }
    const plain = (name: string) => name.replace(/[^\w-]/g, '')
    return { api: detailAt({ base: url.origin + resources, site: plain(site) }, plain(id)) }
  },
  posting,
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

const detailAt = ({ base, site }: Board, id: string) =>
  `${base}/recruitingCEJobRequisitionDetails?expand=all&onlyData=true` +
  `&finder=${encodeURIComponent(`ById;Id="${id}",siteNumber=${site}`)}`
