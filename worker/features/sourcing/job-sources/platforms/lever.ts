import { z } from 'zod'
import { amount, payOf, placesOf, text, unitOf } from '#worker/reading/posting/field-values.ts'
import { isAddress, listUrlFrom, withQuery, type JobPlatform, type PostingFields } from './platform.ts'
import { isRemoteWord, itemsOf, joinTexts, listedPosting, postingReader } from './posting-fields.ts'
import { key, listOf, moment, part, readable, title } from './answer-fields.ts'

const job = z.object({
  text: title,
  hostedUrl: z.string(),
  createdAt: moment,
  categories: part({ location: text, allLocations: listOf(text), commitment: text }),
  workplaceType: text,
  description: text,
  descriptionPlain: text,
  lists: listOf(part({ text, content: text })),
  additional: text,
  additionalPlain: text,
  salaryRange: part({ min: amount, max: amount, currency: text, interval: text }),
})
const listedJob = job.extend({ id: key, hostedUrl: z.url() })
const pageSize = 100

const fieldsOf = (found: z.output<typeof job>): PostingFields => ({
  title: found.text,
  places: placesOf(found.categories.location, ...found.categories.allLocations),
  ...(isRemoteWord(found.workplaceType) ? { isRemote: true } : {}),
  employmentTypes: found.categories.commitment ? [found.categories.commitment] : [],
  postedAt: found.createdAt,
  description: joinTexts(
    found.description ?? found.descriptionPlain,
    ...found.lists.map((list) => `<h3>${list.text ?? ''}</h3>\n<ul>${list.content ?? ''}</ul>`),
    found.additional ?? found.additionalPlain,
  ),
  salary: payOf({
    min: found.salaryRange.min,
    max: found.salaryRange.max,
    currency: found.salaryRange.currency,
    unit: unitOf(found.salaryRange.interval),
  }),
})

const pagesHost = /^jobs\.(?:eu\.)?lever\.co$/
const apiOf = (host: string, site: string) => `https://${host.replace('jobs', 'api')}/v0/postings/${site}`
const fromToken = listUrlFrom((site) => apiOf('jobs.lever.co', site), '')

/**
 * Lever postings API. Locator: the site's token, or an address (`https://api.lever.co/v0/postings/{site}`, also of
 * `api.eu.lever.co`); pages are asked for by `skip` and `limit`.
 */
export const lever: JobPlatform = {
  hosts: ['lever.co'],
  everyMs: 1_000,
  listUrl(locator) {
    const hosted = isAddress(locator) ? URL.parse(locator) : null
    const site = hosted && pagesHost.test(hosted.hostname) ? hosted.pathname.split('/')[1] : undefined
    return site && hosted ? apiOf(hosted.hostname, site) : fromToken(locator)
  },
  async *list(reading) {
    const url = lever.listUrl(reading.locator) ?? ''
    for (let skip = 0; ; skip += pageSize) {
      const page = await reading.json(
        withQuery(url, { mode: 'json', skip, limit: pageSize }),
        itemsOf('data', 'postings'),
      )
      yield readable(page, listedJob).map((found) =>
        listedPosting(fieldsOf(found), {
          id: found.id,
          url: found.hostedUrl,
          isRemote: isRemoteWord(found.workplaceType),
        }),
      )
      if (page.length < pageSize) return
    }
  },
  fromUrl: (url, [site, id]) =>
    pagesHost.test(url.hostname) && site && id
      ? { api: apiOf(url.hostname, `${encodeURIComponent(site)}/${encodeURIComponent(id)}`), board: site }
      : undefined,
  posting: postingReader(job, fieldsOf),
}
