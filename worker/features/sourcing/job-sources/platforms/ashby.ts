import { z } from 'zod'
import { amount, placeOf, placesOf, text, unitOf } from '#worker/reading/posting/field-values.ts'
import { listUrlFrom, withQuery, type JobPlatform, type PostingFields } from './platform.ts'
import { isRemoteWord, itemsOf, listedPosting, postingReader } from './posting-fields.ts'
import { key, listOf, moment, part, readable, title, yes } from './answer-fields.ts'

const board = itemsOf('jobs')
const job = z.object({
  title,
  jobUrl: z.string(),
  isListed: z.unknown().optional(),
  location: text,
  secondaryLocations: listOf(part({ location: text })),
  address: part({ postalAddress: part({ addressLocality: text, addressRegion: text, addressCountry: text }) }),
  isRemote: yes,
  workplaceType: text,
  employmentType: text,
  publishedAt: moment,
  descriptionHtml: text,
  descriptionPlain: text,
  compensation: part({
    summaryComponents: listOf(
      part({ compensationType: text, interval: text, currencyCode: text, minValue: amount, maxValue: amount }),
    ),
  }),
})
const listedJob = job.extend({ id: key, jobUrl: z.url() })

function fieldsOf(found: z.output<typeof job>): PostingFields {
  const { addressLocality, addressRegion, addressCountry } = found.address.postalAddress
  const pay = found.compensation.summaryComponents.find(
    ({ compensationType, minValue, maxValue }) =>
      /salary/i.test(compensationType ?? 'salary') && (minValue ?? maxValue),
  )
  return {
    title: found.title,
    places: placesOf(
      placeOf({ city: addressLocality, region: addressRegion, country: addressCountry }) ?? found.location,
      ...found.secondaryLocations.map(({ location }) => location),
    ),
    ...(found.isRemote || isRemoteWord(found.workplaceType) ? { isRemote: true } : {}),
    employmentTypes: found.employmentType ? [found.employmentType] : [],
    postedAt: found.publishedAt,
    description: found.descriptionHtml ?? found.descriptionPlain,
    salary: pay && { min: pay.minValue, max: pay.maxValue, currency: pay.currencyCode, unit: unitOf(pay.interval) },
  }
}

const boardUrl = (name: string) => `https://api.ashbyhq.com/posting-api/job-board/${name}`

/**
 * Ashby posting API. Locator: the board's name (its capitals count), or an address
 * (`https://api.ashbyhq.com/posting-api/job-board/{name}`).
 */
export const ashby: JobPlatform = {
  hosts: ['ashbyhq.com'],
  everyMs: 300,
  isOneAnswer: true,
  listUrl: listUrlFrom(boardUrl, ''),
  async *list(reading) {
    const url = withQuery(ashby.listUrl(reading.locator) ?? '', { includeCompensation: 'true' })
    const jobs = await reading.json(url, board, { maxBytes: 8 * 1024 * 1024 })
    yield readable(jobs, listedJob)
      .filter(({ isListed }) => isListed !== false)
      .map((found) => {
        const fields = fieldsOf(found)
        return listedPosting(fields, { id: found.id, url: found.jobUrl, isRemote: fields.isRemote === true })
      })
  },
  fromUrl(url, [name, id]) {
    if (url.hostname !== 'jobs.ashbyhq.com' || !name || !id) return undefined
    const board = decodeURIComponent(name)
    return { api: `${boardUrl(encodeURIComponent(board))}?includeCompensation=true`, board, pick: id }
  },
  posting: postingReader(job, fieldsOf),
}
