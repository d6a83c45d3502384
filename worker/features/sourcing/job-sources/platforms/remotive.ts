import { z } from 'zod'
import { placesOf, text } from '#worker/reading/posting/field-values.ts'
import { payInText, type Posting } from '#worker/reading/posting/online-posting.ts'
import { employer, isAnywhere } from './board-of-many.ts'
import { addressOnly, type JobPlatform } from './platform.ts'
import { key, moment, readable, title } from './answer-fields.ts'

const remotiveJob = z.object({
  id: key,
  url: z.url(),
  title,
  company_name: employer,
  publication_date: moment,
  candidate_required_location: text,
  salary: text,
  description: text,
})
/** Remotive: remote jobs, a day late, at most a few requests a day. Locator: the interface's address with its search. */
export const remotive: JobPlatform = {
  hosts: ['remotive.com'],
  everyMs: 30_000,
  isOneAnswer: true,
  listUrl: addressOnly,
  async *list(reading) {
    const { jobs } = await reading.json(reading.locator, z.object({ jobs: z.array(z.unknown()) }))
    yield readable(jobs, remotiveJob).map((found): Posting => ({
      id: found.id,
      title: found.title,
      url: found.url,
      firm: found.company_name,
      places: isAnywhere(found.candidate_required_location) ? [] : placesOf(found.candidate_required_location),
      isRemote: true,
      postedAt: found.publication_date,
      description: found.description,
      salary: payInText(`Salary: ${found.salary ?? ''}`),
    }))
  },
}
