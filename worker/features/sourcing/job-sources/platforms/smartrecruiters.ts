import { z } from 'zod'
import { baseOf, listUrlFrom, withQuery, type Adapter } from './adapter.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
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

const page = z.object({ totalFound: z.number(), content: z.array(z.unknown()) })
const job = z.object({
  id: key,
  name: title,
  releasedDate: moment,
  location: part({ city: text, region: text, country: text, remote: yes }),
})
const section = part({ text })
const detail = z.object({
  active: z
    .unknown()
    .optional()
    .transform((active) => active !== false),
  postingUrl: text,
  jobAd: part({
    sections: part({ jobDescription: section, qualifications: section, additionalInformation: section }),
  }),
  compensation: part({ min: amount, max: amount, currency: text, period: text }),
})
const pageSize = 100

/**
 * SmartRecruiters posting API. Locator: the company's id, or an address that ends in `/postings`
 * (`https://api.smartrecruiters.com/v1/companies/{id}/postings`); details are at `…/postings/{posting}`.
 */
export const smartrecruiters: Adapter = {
  everyMs: 200,
  listUrl: listUrlFrom((id) => `https://api.smartrecruiters.com/v1/companies/${id}/postings`, '/postings'),
  async *list(reading) {
    const url = smartrecruiters.listUrl(reading.locator) ?? ''
    const base = baseOf(url)
    const company = base.split('/').at(-2) ?? ''
    for (let offset = 0; ; offset += pageSize) {
      const { totalFound, content } = await reading.json(withQuery(url, { limit: pageSize, offset }), page)
      yield readable(content, job).map((found): Posting => {
        const { city, region, country, remote } = found.location
        return {
          id: found.id,
          title: found.name,
          url: `https://jobs.smartrecruiters.com/${company}/${found.id}`,
          places: placesOf(placeOf({ city, region, country: country?.toUpperCase() })),
          isRemote: remote,
          postedAt: found.releasedDate,
          detailRef: `${base}/${found.id}`,
        }
      })
      if (content.length === 0 || offset + content.length >= totalFound) return
    }
  },
  async detail(reading, ref) {
    const found = await reading.json(ref, detail)
    if (!found.active) return 'closed'
    const { jobDescription, qualifications, additionalInformation } = found.jobAd.sections
    const { min, max, currency, period } = found.compensation
    return {
      ...(found.postingUrl && URL.canParse(found.postingUrl) ? { url: found.postingUrl } : {}),
      description: [jobDescription.text, qualifications.text, additionalInformation.text].filter(Boolean).join('\n'),
      salary: payOf({ min, max, currency, unit: unitOf(period) }),
    }
  },
}
