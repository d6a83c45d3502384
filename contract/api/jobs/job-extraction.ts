import { endpoint } from '#contract/endpoint.ts'
import { optionalLine, requiredText, webAddress } from '#contract/domain/plain-text.ts'
import { z } from '#contract/zod.ts'
import { idValue } from '#contract/api/common.ts'

/** The fields of the job form that were found in a text or on a page. Facts that are not stated are left out. */
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

/** Problems that the job form would report about the found fields, by field. */
const extractionIssues = z.array(z.object({ path: z.string(), message: z.string() }))

/** Which engine read it: embedded rules, or the model of the settings. */
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
export const scrapeUrlBody = z.object({
  url: webAddress('Please enter a valid URL'),
  /** Which job of a page that holds several: a `choice` of an answer's `jobs`. */
  choice: optionalLine(500),
})

/** One of several jobs of a page; asked for again with its `choice`, it is read and saved. */
const jobToChoose = z.object({
  choice: z.string(),
  title: z.string(),
  location: z.string().optional(),
  /** Its own page, where it has one. */
  url: z.string().optional(),
})
export type JobToChoose = z.output<typeof jobToChoose>

/** Answer of POST /api/jobs/scrape-url: the saved job's id, or what was found when it was not good enough to be saved. */
export const scrapeUrlAnswer = extractedJobFields.extend({
  data: extractedJobFields.extend({
    /** Of the job that was saved, as a draft that is not public yet; absent when none was. */
    primaryJobId: idValue.optional(),
    /** The jobs of a page that holds several, to choose one; nothing is saved then. */
    jobs: z.array(jobToChoose).optional(),
    fields: extractedJobFields,
    /** Fields that are missing or would not pass the job form. */
    issues: extractionIssues,
    /** Notices for the person: the posting has ended, there are several offices, it was read before. */
    notices: z.array(z.string()),
    /** True for a page that isn't known to be a job: its whole text is the description, and nothing is saved. */
    isPageText: z.boolean().optional(),
    engine,
    /** Where it was read, after redirects. */
    url: z.string(),
  }),
})
export type ScrapeUrlAnswer = z.output<typeof scrapeUrlAnswer>

/** Reading postings into the job form. */
export const jobExtractionApi = {
  /** Reads a pasted posting; what it does not state is absent. 400 for a blank one. */
  parseDescription: endpoint('POST /api/jobs/parse-description', {
    body: parseDescriptionBody,
    response: parseDescriptionAnswer,
  }),
  /**
   * Reads the page of a job. What passes the job form's rules is saved as a draft that is not public; else the fields are
   * given with what is missing. A page without a recognizable job gives its text as the description. 400 for an address that
   * is not read, 409 while someone else reads it, 422 with a sentence when the page brings nothing.
   */
  scrapeUrl: endpoint('POST /api/jobs/scrape-url', { body: scrapeUrlBody, response: scrapeUrlAnswer }),
}
