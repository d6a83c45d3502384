import { z } from 'zod'
import { amount, payOf, placesOf, text, unitOf } from '#worker/reading/posting/field-values.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { employer, isAnywhere } from './board-of-many.ts'
import { addressOnly, type JobPlatform } from './platform.ts'
import { key, moment, readable, title } from './answer-fields.ts'

const jobicyJob = z.object({
  id: key,
  url: z.url(),
  jobTitle: title,
  companyName: employer,
  jobGeo: text,
  jobDescription: text,
  jobExcerpt: text,
  pubDate: moment,
  salaryMin: amount,
  salaryMax: amount,
  annualSalaryMin: amount,
  annualSalaryMax: amount,
  salaryCurrency: text,
  salaryPeriod: text,
})
/** Jobicy: remote jobs. Locator: the interface's address. */
export const jobicy: JobPlatform = {
  hosts: ['jobicy.com'],
  everyMs: 5_000,
  isOneAnswer: true,
  listUrl: addressOnly,
  async *list(reading) {
    const { jobs } = await reading.json(reading.locator, z.object({ jobs: z.array(z.unknown()) }))
    yield readable(jobs, jobicyJob).map((found): Posting => ({
      id: found.id,
      title: found.jobTitle,
      url: found.url,
      firm: found.companyName,
      places: isAnywhere(found.jobGeo) ? [] : placesOf(found.jobGeo),
      isRemote: true,
      postedAt: found.pubDate,
      description: found.jobDescription ?? found.jobExcerpt,
      salary: payOf({
        min: found.annualSalaryMin ?? found.salaryMin,
        max: found.annualSalaryMax ?? found.salaryMax,
        currency: found.salaryCurrency,
        unit: unitOf(found.salaryPeriod) ?? 'year',
      }),
    }))
  },
}
