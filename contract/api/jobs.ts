import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idValue, isoMoment } from './common.ts'

/** One value of a query; of a repeated name the last. */
const one = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => (Array.isArray(value) ? value.at(-1) : value))

/** A job as strangers see it: the firm of a confidential job reads "Confidential" (DESIGN 5.16). */
export const publicJob = z.object({
  id: idValue,
  shortId: z.string(),
  title: z.string(),
  firmName: z.string(),
  description: z.string(),
  location: z.string(),
  practiceArea: z.string(),
  additionalAreas: z.array(z.string()),
  seniority: z.string(),
  /** US dollars a year; null: not said. */
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
  yearsExperienceMin: z.number().nullable(),
  yearsExperienceMax: z.number().nullable(),
  isRemote: z.boolean(),
  isBigLaw: z.boolean(),
  isBoutique: z.boolean(),
  workType: z.string(),
  firmSize: z.string().nullable(),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  postedDate: isoMoment,
  source: z.string(),
})
export type PublicJob = z.output<typeof publicJob>

export const publicJobsApi = {
  /**
   * Open jobs, newest first, at most 500 with `X-Total-Count` and a `Link: …; rel="next"` (DESIGN 5.8). Takes the board's
   * filters (contract/domain/board-filters.ts); a value that cannot be one narrows nothing.
   */
  list: endpoint('GET /api/public/jobs', {
    query: z.object({
      q: one,
      practiceArea: one,
      location: one,
      seniority: one,
      workType: one,
      firmType: one,
      remote: one,
      salaryMin: one,
      salaryMax: one,
      sort: one,
      cursor: one,
      /** 1 to 500, default 500. */
      limit: one,
    }),
    response: z.array(publicJob),
  }),
  /** 404 when there never was such a job, 410 when it is closed. */
  byShortId: endpoint('GET /api/public/jobs/:shortId', {
    params: z.object({ shortId: z.string().max(40) }),
    response: publicJob,
  }),
  /** What the application form's experience field starts with, and examples to choose from. Takes either id. */
  experienceField: endpoint('POST /api/public/jobs/:jobId/experience-field', {
    params: z.object({ jobId: z.string().max(40) }),
    response: z.object({ experienceField: z.string(), examples: z.array(z.string()) }),
  }),
}
