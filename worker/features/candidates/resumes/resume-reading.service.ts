import { readResume } from '#worker/reading/resume/read-resume.ts'
import { tidyResumeText } from '#worker/reading/resume/resume-lines.ts'
import { findInstructions, withoutInstructions, type ResumeRisk } from '#contract/domain/resume-risks.ts'
import {
  madeByModelOrRules,
  type IntelligenceDeps,
  type Made,
} from '#worker/features/identity/intelligence/intelligence.service.ts'
import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import type { Actor } from '#worker/http/access.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import { AppError, conflict, notFound } from '#worker/http/errors.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import { readDocumentText } from '#worker/reading/document/document-text.ts'
import { budgetFor } from '#worker/reading/budget.ts'
import { kindOfType } from '#worker/platform/uploads/file-kinds.ts'
import { acceptResume, resumeAnswer, resumeInstructions } from './resume-model.ts'
import type { Reading, Resume, ResumesRepo } from './resumes.repo.ts'
import { readResumeTask } from './resume-start.service.ts'
import { claimableResume, resumeKeyOf } from './resumes.service.ts'

type Needs = IntelligenceDeps & {
  resumes: ResumesRepo
  files: Pick<R2Bucket, 'get'>
}

/** How long an applicant's form waits for the model before the rules fill it, and how long the task does. Milliseconds. */
const formTimeoutMs = 8_000
const taskTimeoutMs = 30_000

/** As many as there are uploads: each is read once, and what was read is kept. */
const perAddress: RateLimit = { name: 'resume_read', max: 240, windowSeconds: 3600 }
/** Of these the model reads so many: a stranger can't use up the day's calls. */
const modelPerAddress: RateLimit = { name: 'resume_read_model', max: 10, windowSeconds: 3600 }

/**
 * Reads a résumé that waits for its application, for the form to fill itself.
 *
 * @throws AppError 404 resume_not_found, also for one that is claimed; 409 resume_being_read; 429.
 */
export async function readWaitingResume(
  deps: Needs & { limiter: RateLimiter },
  { id, address }: { id: string; address: string },
): Promise<Reading> {
  await deps.limiter.hit(perAddress, address)
  const resume = await claimableResume(deps, id)
  if (!resume) throw notFound('resume_not_found', 'This resume does not exist or can no longer be used.')
  const known = await deps.resumes.reading(id)
  if (known) return known
  const model = deps.model && (await isWithin(deps.limiter, modelPerAddress, address)) ? deps.model : null
  return readAndKeep({ ...deps, model }, resume, formTimeoutMs)
}

async function isWithin(limiter: RateLimiter, limit: RateLimit, caller: string): Promise<boolean> {
  try {
    await limiter.hit(limit, caller)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/**
 * Reads the file of a résumé unless it was read before, and keeps what it says; what only the rules have read is read again
 * where there is a model. For the task after applying; safe to run twice. Undefined when the résumé has gone meanwhile.
 *
 * @throws AppError 409 resume_being_read, when another reader has begun and may still be at it.
 */
export async function readStoredResume(deps: Needs, id: string): Promise<Reading | undefined> {
  const resume = await deps.resumes.byId(id)
  if (!resume) return undefined
  const known = await deps.resumes.reading(id)
  return known ? readByModel(deps, known, taskTimeoutMs) : readAndKeep(deps, resume, taskTimeoutMs)
}

/** Notes that a résumé couldn't be read, so that no screen waits for it; what was read meanwhile stays. */
export const giveUpReading = (deps: Pick<Needs, 'resumes' | 'now'>, id: string): Promise<void> =>
  deps.resumes.keepUnreadable(id, deps.now())

/**
 * Has a file read once more that couldn't be read: by hand only, because a file that kills its reader must not come back by
 * itself.
 *
 * @throws AppError 404; 409 when it was read, or is being read.
 */
export async function readAgain(
  deps: Pick<Needs, 'resumes'> & { applications: Pick<ApplicationsRepo, 'snapshot'> },
  actor: Actor,
  applicationId: number,
): Promise<void> {
  await refuseUnlessSeen(deps, actor, applicationId)
  const [newest] = await deps.resumes.ofApplication(applicationId)
  if (!newest) throw notFound('resume_not_found', 'This application has no résumé to read.')
  if (newest.reading?.state === 'read') throw conflict('resume_read', 'This résumé has been read already.')
  const isDue = await deps.resumes.readAgain(newest.id, (tx) => [tx.enqueue(readResumeTask, { resumeId: newest.id })])
  if (!isDue) throw isBeingRead()
}

/**
 * Longer than any reading: the platform ends an invocation after 30 s of CPU (`limits.cpu_ms` in wrangler.toml). A start
 * older than this that left no reading has killed its Worker.
 */
const maxReadingMs = 60_000
const isBeingRead = () =>
  conflict('resume_being_read', 'This résumé is being read right now. Please try again in a minute.')

/**
 * Reads a file that has no reading yet. Being killed over a file is no exception that could be caught, so the start is
 * marked first, and a second start gives the file up instead of touching it.
 */
async function readAndKeep(deps: Needs, resume: Resume, timeoutMs: number): Promise<Reading> {
  const at = deps.now()
  if (resume.readStartedAt || !(await deps.resumes.startReading(resume.id, at))) {
    const startedAt = resume.readStartedAt ?? at
    if (at.getTime() - startedAt.getTime() < maxReadingMs) throw isBeingRead()
    await giveUpReading(deps, resume.id)
    return (await deps.resumes.reading(resume.id)) ?? unreadable(resume.id, at)
  }
  let reading: Reading
  try {
    reading = await readingByRules(deps, resume, at)
    await deps.resumes.keepReading(reading)
  } catch (error) {
    await clearStart(deps, resume.id)
    throw error
  }
  // Kept already: a Worker that is killed while it waits for the model has nothing to do with the file.
  return readByModel(deps, reading, timeoutMs)
}

/** How often and in which steps a mark is taken back: a database that was just down may be there again. Milliseconds. */
const maxClears = 3
const clearPauseMs = 1_000

/** The reading failed for a reason other than its file, which must not count against the file. */
async function clearStart(deps: Pick<Needs, 'resumes'>, id: string): Promise<void> {
  for (let tries = 1; tries <= maxClears; tries++) {
    try {
      return await deps.resumes.clearStart(id)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, clearPauseMs * tries))
    }
  }
}

const unreadable = (id: string, readAt: Date): Reading => ({
  resumeId: id,
  state: 'unreadable',
  text: null,
  facts: null,
  risks: [],
  engine: 'rules',
  pages: null,
  readAt,
})

async function readingByRules(deps: Needs, { id, mimeType }: Resume, readAt: Date): Promise<Reading> {
  const object = await deps.files.get(resumeKeyOf(id))
  const kind = kindOfType(mimeType ?? '')
  const nothing = unreadable(id, readAt)
  if (!object || !kind) return nothing
  const found = await readDocumentText(new Uint8Array(await object.arrayBuffer()), kind, budgetFor('document'))
  if (found.state !== 'read') return { ...nothing, state: found.state }
  const text = tidyResumeText(found.text)
  return {
    ...nothing,
    state: 'read',
    text,
    facts: readResume(text, readAt),
    risks: risksOf(text, found.hidden),
    pages: found.pages,
  }
}

/** What only the rules have read is read by the model where there is one; what it adds is kept. */
async function readByModel(deps: Needs, known: Reading, timeoutMs: number): Promise<Reading> {
  if (!deps.model || known.engine === 'openai' || known.text === null) return known
  const made = await factsOf(deps, known.text, { at: known.readAt, timeoutMs })
  if (made.engine === 'rules') return known
  const better = { ...known, engine: made.engine, facts: made.value }
  await deps.resumes.keepReading(better)
  return better
}

/** What a résumé states, by the model where there is one: without what speaks to a program, and only what stands there. */
function factsOf(
  deps: IntelligenceDeps,
  resume: string,
  { at, timeoutMs }: { at: Date; timeoutMs: number },
): Promise<Made<ResumeFacts>> {
  const text = withoutInstructions(resume)
  const rules = readResume(resume, at)
  return madeByModelOrRules(
    deps,
    {
      ability: 'read-resume',
      instructions: resumeInstructions,
      data: { resume: text },
      schema: resumeAnswer,
      timeoutMs,
    },
    { rules: () => rules, accept: (answer) => acceptResume(answer, { rules, text, now: at }) },
  )
}

/** Hidden text is shown to staff once, as one risk with its beginning; what speaks to a program in it as well. */
function risksOf(text: string, hidden: readonly string[]): ResumeRisk[] {
  const unseen = tidyResumeText(hidden.join(' '))
  return [
    ...findInstructions(text),
    ...(/\p{L}{2}/u.test(unseen) ? [{ kind: 'hidden-text' as const, quote: unseen.slice(0, 300) }] : []),
  ]
}
