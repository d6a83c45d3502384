import { z } from 'zod'
import { hostLabelUrl, type Adapter } from './adapter.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { fullUrl } from '#worker/reading/posting/field-values.ts'
import {
  amount,
  key,
  moment,
  part,
  payOf,
  placeOf,
  placesOf,
  readable,
  text,
  title,
  unitOf,
  yes,
} from '#worker/reading/posting/field-values.ts'

const board = z.object({ data: z.array(z.unknown()) })
const job = z.object({
  id: key,
  title,
  url: text,
  path: text,
  location: part({ city: text, province: text, country: text, name: text }),
  workplace_type: text,
  remote: yes,
  description: text,
  key_responsibilities: text,
  skills_knowledge_expertise: text,
  compensation_minimum: amount,
  compensation_maximum: amount,
  compensation_currency: text,
  compensation_frequency: text,
  compensation_visible: z
    .unknown()
    .optional()
    .transform((visible) => visible !== false),
  deadline_at: moment,
})

/** Pinpoint's postings. Locator: the company's name, or an address (`https://{company}.pinpointhq.com/postings.json`). */
export const pinpoint: Adapter = {
  isOneAnswer: true,
  listUrl: hostLabelUrl((company) => `https://${company}.pinpointhq.com/postings.json`, '/postings.json'),
  async *list(reading) {
    const url = pinpoint.listUrl(reading.locator) ?? ''
    const { data } = await reading.json(url, board, { maxBytes: 8 * 1024 * 1024 })
    yield readable(data, job).map((found): Posting => {
      const { city, province, country, name } = found.location
      const texts = [found.description, found.key_responsibilities, found.skills_knowledge_expertise]
      return {
        id: found.id,
        title: found.title,
        url: fullUrl(found.url ?? found.path, url) ?? url,
        places: placesOf(placeOf({ city, region: province, country }) ?? name),
        isRemote: found.remote || /^(?:fully_)?remote$/i.test(found.workplace_type ?? ''),
        validThrough: found.deadline_at,
        description: texts.filter(Boolean).join('\n'),
        salary: found.compensation_visible
          ? payOf({
              min: found.compensation_minimum,
              max: found.compensation_maximum,
              currency: found.compensation_currency,
              unit: unitOf(found.compensation_frequency),
            })
          : undefined,
      }
    })
  },
}
