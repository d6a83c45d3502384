import { z } from 'zod'
import { placeOf, placesOf, text } from '#worker/reading/posting/field-values.ts'
import { payInText } from '#worker/reading/posting/online-posting.ts'
import { baseOf, hostLabel, hostLabelUrl, isOnHost, type JobPlatform } from './platform.ts'
import { askForDetail, itemsOf, joinTexts, listedPosting, postingReader } from './posting-fields.ts'
import { key, moment, part, readable, title } from './answer-fields.ts'

const board = itemsOf('result')
const location = part({ city: text, state: text, country: text, addressCountry: text })
const listedJob = z.object({
  id: key,
  jobOpeningName: title,
  location,
  atsLocation: location,
  isRemote: z
    .unknown()
    .optional()
    .transform((remote) => remote === true || remote === '1'),
  locationType: text,
})
const job = z.object({
  result: z.object({
    jobOpening: z.object({
      jobOpeningName: title,
      jobOpeningStatus: text,
      description: text,
      datePosted: moment,
      compensation: text,
      employmentStatusLabel: text,
      location,
    }),
  }),
})

const placesAt = ({ city, state, country, addressCountry }: z.output<typeof location>) =>
  placesOf(placeOf({ city, region: state, country: country ?? addressCountry }))

const posting = postingReader(job, ({ result: { jobOpening: found } }) =>
  found.jobOpeningStatus && !/open/i.test(found.jobOpeningStatus)
    ? 'closed'
    : {
        title: found.jobOpeningName,
        places: placesAt(found.location),
        employmentTypes: found.employmentStatusLabel ? [found.employmentStatusLabel] : [],
        postedAt: found.datePosted,
        description: joinTexts(found.description, found.compensation && `<p>Salary: ${found.compensation}</p>`),
        salary: payInText(found.compensation ?? ''),
      },
)

/**
 * BambooHR's careers list. Locator: the company's name, or an address that ends in `/careers/list`
 * (`https://{company}.bamboohr.com/careers/list`); details are at `…/careers/{id}/detail`.
 */
export const bamboohr: JobPlatform = {
  hosts: ['bamboohr.com'],
  isOneAnswer: true,
  listUrl: hostLabelUrl((company) => `https://${company}.bamboohr.com/careers/list`, '/careers/list'),
  async *list(reading) {
    const url = bamboohr.listUrl(reading.locator) ?? ''
    const base = baseOf(url, '/list')
    const result = await reading.json(url, board)
    yield readable(result, listedJob).map((found) =>
      listedPosting(
        { title: found.jobOpeningName, places: placesAt(found.location.city ? found.location : found.atsLocation) },
        {
          id: found.id,
          url: `${base}/${found.id}`,
          // BambooHR's own code: 1 is remote.
          isRemote: found.isRemote || found.locationType === '1',
          detailRef: `${base}/${found.id}/detail`,
        },
      ),
    )
  },
  detail: (reading, ref) => askForDetail(reading, ref, posting),
  fromUrl(url, path) {
    const id = path.find((segment) => /^\d+$/.test(segment)) ?? url.searchParams.get('id')
    return isOnHost(url, 'bamboohr.com') && /^(?:careers|jobs)$/.test(path[0] ?? '') && id
      ? { api: `${url.origin}/careers/${encodeURIComponent(id)}/detail`, board: hostLabel(url) }
      : undefined
  },
  posting,
}
