import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { requiredText, webAddress } from '#contract/domain/plain-text.ts'
import { idValue } from './common.ts'

/** The fields of the job form that were found in a text or on a page; an absent fact is absent (DESIGN 8). */
export const extractedJobFields = z.object({
  title: z.string().optional(),
  firmName: z.string().optional(),
  location: z.string().optional(),
  /** One of the eleven levels. */
  seniority: z.string().optional(),
  /** Label of the registry, or a new name. */
  practiceArea: z.string().optional(),
  additionalAreas: z.array(z.string()).optional(),
  /** US dollars a year. */
  salaryMin: z.number().optional(),
  salaryMax: z.number().optional(),
  yearsExperienceMin: z.number().optional(),
  yearsExperienceMax: z.number().optional(),
  workType: z.string().optional(),
  isRemote: z.boolean().optional(),
  requirements: z.array(z.string()).optional(),
  benefits: z.array(z.string()).optional(),
  description: z.string().optional(),
})
export type ExtractedJobFields = z.output<typeof extractedJobFields>

/** What the job form would still say about the found fields, by field. */
const extractionIssues = z.array(z.object({ path: z.string(), message: z.string() }))

/** Which engine read it: embedded rules, or the model of the settings (DESIGN 5.10). */
const engine = z.enum(['rules', 'openai'])

/** Body of POST /api/jobs/parse-description. */
export const parseDescriptionBody = z.object({
  description: requiredText('Job description is required', { max: 60_000 }),
})

/**
 * Answer of POST /api/jobs/parse-description: the found fields at the top, for programs that read them there, and the
 * same under `data` as a scraped page answers them.
 */
export const parseDescriptionAnswer = extractedJobFields.extend({
  data: z.object({ fields: extractedJobFields, issues: extractionIssues, engine }),
})

/** Body of POST /api/jobs/scrape-url. */
export const scrapeUrlBody = z.object({ url: webAddress('Please enter a valid URL') })

/** Answer of POST /api/jobs/scrape-url: the saved job's id, or what was found when it was not good enough to be saved. */
export const scrapeUrlAnswer = z.object({
  data: z.object({
    /** Of the job that was saved; absent when none was. */
    primaryJobId: idValue.optional(),
    /** Every job that the page held, when it held several. */
    jobs: z.array(extractedJobFields.extend({ jobId: idValue.optional() })).optional(),
    fields: extractedJobFields,
    issues: extractionIssues,
    engine,
    /** Where it was read, after redirects. */
    url: z.string(),
  }),
})

/** Reading postings into the job form. */
export const jobExtractionApi = {
  /** Reads a pasted posting; what it does not state is absent. 400 for a blank one. */
  parseDescription: endpoint('POST /api/jobs/parse-description', {
    body: parseDescriptionBody,
    response: parseDescriptionAnswer,
  }),
}
