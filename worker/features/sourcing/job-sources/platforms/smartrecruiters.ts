import { z } from 'zod'
import { amount, payOf, placeOf, placesOf, text, unitOf } from '#worker/reading/posting/field-values.ts'
import { baseOf, listUrlFrom, withQuery, type JobPlatform, type PostingFields } from './platform.ts'
import { askForDetail, headed, joinTexts, listedPosting, postingReader, statedUrl } from './posting-fields.ts'
import { key, moment, part, readable, title, yes } from './answer-fields.ts'

const page = z.object({ totalFound: z.number(), content: z.array(z.unknown()) })
/** Fields of the list, which are among those of one posting too. */
const summary = z.object({
  name: title,
  releasedDate: moment,
  location: part({ city: text, region: text, country: text, remote: yes }),
})
const listedJob = summary.extend({ id: key })
const section = part({ text })
const job = summary.extend({
  active: z.unknown().optional(),
  postingUrl: text,
  company: part({ name: text }),
  typeOfEmployment: part({ label: text }),
  jobAd: z.object({
    sections: part({ jobDescription: section, qualifications: section, additionalInformation: section }),
  }),
  compensation: part({ min: amount, max: amount, currency: text, period: text }),
})

function summaryOf({ name, releasedDate, location }: z.output<typeof summary>): PostingFields {
  const { city, region, country, remote } = location
  return {
    title: name,
    places: placesOf(placeOf({ city, region, country: country?.toUpperCase() })),
    ...(remote ? { isRemote: true } : {}),
    postedAt: releasedDate,
  }
}

const posting = postingReader(job, (found) => {
  if (found.active === false) return 'closed'
  const { jobDescription, qualifications, additionalInformation } = found.jobAd.sections
  const { min, max, currency, period } = found.compensation
  return {
    ...summaryOf(found),
    url: statedUrl(found.postingUrl),
    firm: found.company.name,
    employmentTypes: found.typeOfEmployment.label ? [found.typeOfEmployment.label] : [],
    description: joinTexts(
      jobDescription.text,
      headed('Qualifications', qualifications.text),
      additionalInformation.text,
    ),
    salary: payOf({ min, max, currency, unit: unitOf(period) }),
  }
})

const pageSize = 100
const apiOf = (company: string) => `https://api.smartrecruiters.com/v1/companies/${company}/postings`

/**
 * SmartRecruiters posting API. Locator: the company's id, or an address that ends in `/postings`
 * (`https://api.smartrecruiters.com/v1/companies/{id}/postings`); details are at `…/postings/{posting}`.
 */
export const smartrecruiters: JobPlatform = {
  hosts: ['smartrecruiters.com'],
  everyMs: 200,
  listUrl: listUrlFrom(apiOf, '/postings'),
  async *list(reading) {
    const url = smartrecruiters.listUrl(reading.locator) ?? ''
    const base = baseOf(url)
    const company = base.split('/').at(-2) ?? ''
    for (let offset = 0; ; offset += pageSize) {
      const { totalFound, content } = await reading.json(withQuery(url, { limit: pageSize, offset }), page)
      yield readable(content, listedJob).map((found) =>
        listedPosting(summaryOf(found), {
          id: found.id,
          url: `https://jobs.smartrecruiters.com/${company}/${found.id}`,
          isRemote: found.location.remote,
          detailRef: `${base}/${found.id}`,
        }),
      )
      if (content.length === 0 || offset + content.length >= totalFound) return
    }
  },
  detail: (reading, ref) => askForDetail(reading, ref, posting),
  fromUrl(url, [company, slug]) {
    const id = /^\d{6,}/.exec(slug ?? '')?.[0]
    return /^(?:jobs|careers)\.smartrecruiters\.com$/.test(url.hostname) && company && id
      ? { api: `${apiOf(encodeURIComponent(company))}/${id}`, board: company }
      : undefined
  },
  posting,
}
