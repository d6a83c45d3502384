import type { ZodError } from 'zod'
import type { ExtractedJobFields, JobToChoose } from '#contract/api/jobs/job-extraction.ts'
import { easternDateText, easternDay } from '#contract/domain/eastern-time.ts'
import type { Engine } from '#contract/domain/intelligence.ts'
import { newJobForm } from '#contract/domain/job-form-rules.ts'
import { createJob } from '#worker/features/jobs/jobs/job-changes.service.ts'
import { parseDescription } from '#worker/features/jobs/jobs/parse-description.service.ts'
import type { IntelligenceDeps } from '#worker/features/identity/intelligence/intelligence.service.ts'
import { canonicalAddress } from '#worker/reading/posting/canonical-address.ts'
import type { StatedPosting } from '#worker/reading/posting/online-posting.ts'
import { readPlaces } from '#worker/reading/posting/written-places.ts'
import type { Actor } from '#worker/http/access.ts'
import { AppError, badRequest, conflict } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import { htmlToText } from '#worker/reading/document/html/parse-html.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import type { AddressVerdict } from '#worker/platform/safe-fetch/address-guard.ts'
import { PageError } from '#worker/reading/page-error.ts'
import type { JobAddressesRepo } from './job-addresses.repo.ts'
import { fieldsOfPage, fieldsOfStated, type FoundJob, type ReadText } from '#worker/reading/posting/job-form-fields.ts'
import { readAddress, type AddressFinding, type ReadAddressDeps } from './read-address.ts'

type ScrapeUrlDeps = ReadAddressDeps &
  IntelligenceDeps &
  Parameters<typeof createJob>[0] & {
    ids: { secretId: () => string }
    limiter: RateLimiter
    jobAddresses: JobAddressesRepo
    mayFetch: (url: string | URL) => AddressVerdict
  }

export type ScrapedJob = {
  primaryJobId?: number
  jobs?: JobToChoose[]
  fields: ExtractedJobFields
  issues: { path: string; message: string }[]
  notices: string[]
  isPageText?: boolean
  engine: Engine
  url: string
}

/** A page costs a fetch and perhaps a browser and a call of the model. */
const perAdmin: RateLimit = { name: 'scrape_url', max: 40, windowSeconds: 600 }
/** Lease of a reader. A crashed reader's lease expires. Milliseconds. */
const leaseMs = 90_000
/** Jobs of one page that are offered for selection. */
const maxChoices = 100

/**
 * Reads the page of a job into the job form's fields. Fields that pass the form's rules become a draft that isn't public. A
 * page that already led to a job returns that job.
 *
 * @param input.choice The selected job of a page with several.
 * @throws AppError 400 address_refused, 409 page_being_read, 422 with what went wrong, 429.
 */
export async function scrapeUrl(
  deps: ScrapeUrlDeps,
  actor: Actor,
  input: { url: string; choice?: string | undefined },
): Promise<ScrapedJob> {
  await deps.limiter.hit(perAdmin, String(actor.id))
  const verdict = deps.mayFetch(input.url)
  if (!verdict.ok) {
    throw badRequest('address_refused', verdict.sentence, [{ path: 'url', message: verdict.sentence }])
  }
  const url = verdict.url.href
  const key = canonicalAddress(url) + (input.choice === undefined ? '' : `#${input.choice}`)
  const made = await deps.jobAddresses.jobOf(key)
  if (made !== undefined) return madeBefore(deps, made, url)
  const readId = deps.ids.secretId()
  const now = deps.now()
  if (!(await deps.jobAddresses.claim(key, readId, now, new Date(now.getTime() + leaseMs)))) {
    throw conflict('page_being_read', 'This page is being imported right now. Please check back in a minute.')
  }
  let jobId: number | undefined
  try {
    // Someone may have created it between the check above and the claim.
    jobId = await deps.jobAddresses.jobOf(key)
    if (jobId !== undefined) return await madeBefore(deps, jobId, url)
    const scraped = await readJob(deps, actor, { url, choice: input.choice })
    jobId = scraped.primaryJobId
    return scraped
  } catch (error) {
    if (error instanceof PageError) throw new AppError(422, `page_${error.kind}`, error.message)
    throw error
  } finally {
    await deps.jobAddresses.release(key, readId, jobId, deps.now())
  }
}

async function madeBefore(deps: ScrapeUrlDeps, id: number, url: string): Promise<ScrapedJob> {
  const job = await deps.jobs.byId(id)
  const fields = job ? { title: job.title, firmName: job.firmName, location: job.location } : {}
  const notices = ['A job was already created from this page. We’ll open it as it is now.']
  return { primaryJobId: id, fields, issues: [], notices, engine: 'rules', url }
}

const nothingFound = () =>
  new AppError(
    422,
    'no_job_found',
    'No job could be found on this page. Open the page of one job and copy its address, or paste its description.',
  )

async function readJob(
  deps: ScrapeUrlDeps,
  actor: Actor,
  { url, choice }: { url: string; choice: string | undefined },
): Promise<ScrapedJob> {
  const found = await readAddress(deps, url)
  const read: ReadText = async (text) => {
    const { engine, value } = await parseDescription(deps, text)
    return { engine, fields: value.fields }
  }
  const { finding } = found
  switch (finding.kind) {
    case 'closed':
      throw new AppError(422, 'posting_closed', 'The site says this position is no longer open.')
    case 'shell':
      throw new AppError(
        422,
        'page_needs_browser',
        'This page is drawn by its scripts, and there is no browser to draw it with at the moment. Paste its description instead.',
      )
    case 'nothing':
      throw nothingFound()
    case 'read':
      return save(deps, actor, found, await fieldsOfPage(finding.page, read))
    case 'text':
      return pageText(found, await fieldsOfPage(finding.page, read))
    case 'links':
    case 'stated': {
      const posting = selected(finding.postings, choice)
      if (posting && finding.kind === 'stated') return save(deps, actor, found, await fieldsOfStated(posting, read))
      return severalJobs(found, finding.postings)
    }
  }
}

const titleOf = (posting: StatedPosting): string =>
  withPageBudget((budget) => htmlToText(posting.title, budget)).replace(/\s+/g, ' ')

const nameOf = (posting: StatedPosting): string =>
  [titleOf(posting), readPlaces(posting.places ?? []).places[0]?.name].filter(Boolean).join(' | ').slice(0, 400)

/** The only posting of a page, or the selected one. */
function selected(postings: readonly StatedPosting[], choice: string | undefined): StatedPosting | undefined {
  if (choice === undefined) return postings.length === 1 ? postings[0] : undefined
  return postings.find((posting) => nameOf(posting) === choice)
}

function severalJobs({ url }: AddressFinding, postings: readonly StatedPosting[]): ScrapedJob {
  const names = new Map(postings.map((posting) => [nameOf(posting), posting]))
  const jobs = [...names].slice(0, maxChoices).map(([choice, posting]): JobToChoose => {
    const own = posting.url ? URL.parse(posting.url, url)?.href : undefined
    const location = readPlaces(posting.places ?? []).places[0]?.name
    return {
      choice,
      title: titleOf(posting),
      ...(location ? { location } : {}),
      ...(own && own.split('#')[0] !== url.split('#')[0] ? { url: own } : {}),
    }
  })
  const message = `This page holds ${jobs.length === 1 ? 'a link to one job' : `${jobs.length} jobs`}. Choose which one to import.`
  return { jobs, fields: {}, issues: [{ path: 'url', message }], notices: [message], engine: 'rules', url }
}

/** Names of fields in a sentence about what was found. */
const foundNames: readonly (readonly [keyof ExtractedJobFields, string])[] = [
  ['title', 'title'],
  ['firmName', 'firm'],
  ['location', 'location'],
  ['practiceArea', 'practice area'],
  ['salaryMin', 'pay'],
  ['yearsExperienceMin', 'experience'],
  ['requirements', 'requirements'],
  ['benefits', 'benefits'],
]

/** Returns the text of a page and what was found in it. A person has to check it, so nothing is saved. */
function pageText({ url }: AddressFinding, { fields, engine }: FoundJob): ScrapedJob {
  const names = foundNames.flatMap(([field, name]) => (fields[field] === undefined ? [] : [name]))
  const notice =
    names.length === 0
      ? 'We couldn’t find a job on this page. Its text is in the description.'
      : `This page doesn’t say which part of it is the job, so its whole text is in the description. We also found: ${names.join(', ')}. Please check every field.`
  const form = newJobForm.safeParse(fields)
  const issues = form.success ? [] : issuesOf(form.error)
  return { fields, issues, notices: [notice], isPageText: true, engine, url }
}

/** Saves fields that pass the job form's rules as a draft; returns the issues of the others. */
async function save(deps: ScrapeUrlDeps, actor: Actor, { url }: AddressFinding, found: FoundJob): Promise<ScrapedJob> {
  const { fields, engine, validThrough, offices } = found
  const now = deps.now()
  const notices: string[] = []
  const hasEnded = validThrough !== undefined && validThrough < now
  if (hasEnded) notices.push(`The posting says it closed on ${easternDateText(validThrough)}.`)
  if (offices.length > 1) {
    notices.push(`The posting names ${offices.length} offices (${offices.join('; ')}). We used the first one.`)
  }
  const form = newJobForm.safeParse({
    ...fields,
    isActive: false,
    publicUrl: url,
    source: new URL(url).hostname.replace(/^www\./, ''),
    ...(validThrough && !hasEnded ? { validThrough: easternDay(validThrough) } : {}),
  })
  if (!form.success) {
    return { fields, issues: issuesOf(form.error), notices, engine, url }
  }
  const job = await createJob(deps, actor, form.data)
  return { primaryJobId: job.id, fields, issues: [], notices, engine, url }
}

const issuesOf = ({ issues }: ZodError) => issues.map(({ path, message }) => ({ path: path.join('.'), message }))

export type JobsMadeFromDeps = { jobAddresses: Pick<JobAddressesRepo, 'jobsOf'> }

/** The jobs that were created from these addresses and still exist. */
export async function jobsMadeFrom(deps: JobsMadeFromDeps, urls: readonly string[]): Promise<Map<string, number>> {
  const made = await deps.jobAddresses.jobsOf([...new Set(urls.map(canonicalAddress))])
  return new Map(
    urls.flatMap((url) => {
      const id = made.get(canonicalAddress(url))
      return id === undefined ? [] : [[url, id] as const]
    }),
  )
}
