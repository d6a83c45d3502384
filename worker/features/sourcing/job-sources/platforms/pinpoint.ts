import { z } from 'zod'
import { amount, fullUrl, payOf, placeOf, placesOf, text, unitOf } from '#worker/reading/posting/field-values.ts'
import { hostLabel, hostLabelUrl, isOnHost, type JobPlatform, type PostingFields } from './platform.ts'
import { headed, isRemoteWord, itemsOf, joinTexts, listedPosting, postingReader } from './posting-fields.ts'
import { key, moment, part, readable, title, yes } from './answer-fields.ts'

const board = itemsOf('data')
const job = z.object({
  title,
  url: z.string(),
  location: part({ city: text, province: text, country: text, name: text }),
  workplace_type: text,
  remote: yes,
  employment_type: text,
  description: text,
  key_responsibilities: text,
  skills_knowledge_expertise: text,
  benefits: text,
  compensation_minimum: amount,
  compensation_maximum: amount,
  compensation_currency: text,
  compensation_frequency: text,
  compensation_visible: z.unknown().optional(),
  deadline_at: moment,
})
const listedJob = job.extend({ id: key, url: text, path: text })

const isRemote = (found: Pick<z.output<typeof job>, 'remote' | 'workplace_type'>) =>
  found.remote || isRemoteWord(found.workplace_type)

function fieldsOf(found: Omit<z.output<typeof job>, 'url'>): PostingFields {
  const { city, province, country, name } = found.location
  const pay = {
    min: found.compensation_minimum,
    max: found.compensation_maximum,
    currency: found.compensation_currency,
    unit: unitOf(found.compensation_frequency),
  }
  return {
    title: found.title,
    places: placesOf(placeOf({ city, region: province, country }) ?? name),
    ...(isRemote(found) ? { isRemote: true } : {}),
    employmentTypes: found.employment_type ? [found.employment_type] : [],
    validThrough: found.deadline_at,
    description: joinTexts(
      found.description,
      headed('Responsibilities', found.key_responsibilities),
      headed('Qualifications', found.skills_knowledge_expertise),
    ),
    benefits: found.benefits,
    salary: found.compensation_visible === false ? undefined : payOf(pay),
  }
}

/** Pinpoint's postings. Locator: the company's name, or an address (`https://{company}.pinpointhq.com/postings.json`). */
export const pinpoint: JobPlatform = {
  hosts: ['pinpointhq.com'],
  isOneAnswer: true,
  listUrl: hostLabelUrl((company) => `https://${company}.pinpointhq.com/postings.json`, '/postings.json'),
  async *list(reading) {
    const url = pinpoint.listUrl(reading.locator) ?? ''
    const data = await reading.json(url, board, { maxBytes: 8 * 1024 * 1024 })
    yield readable(data, listedJob).map((found) =>
      listedPosting(fieldsOf(found), {
        id: found.id,
        url: fullUrl(found.url ?? found.path, url) ?? url,
        isRemote: isRemote(found),
      }),
    )
  },
  fromUrl(url, path) {
    const at = path.indexOf('postings')
    const id = path[at + 1]
    return isOnHost(url, 'pinpointhq.com') && at >= 0 && id
      ? { api: `${url.origin}/postings.json`, board: hostLabel(url), pick: id }
      : undefined
  },
  posting: postingReader(job, fieldsOf),
}
