import { outlineResume, readResume } from '#worker/reading/resume/read-resume.ts'
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
import { textOfLines } from '#worker/reading/document/document-lines.ts'
import { readDocument } from '#worker/reading/document/document-text.ts'
import { budgetFor } from '#worker/reading/budget.ts'
import { kindOfType } from '#worker/platform/uploads/file-kinds.ts'
import { acceptResume, resumeAnswer, resumeInstructions } from './resume-model.ts'
import type { Reading, Resume, ResumesRepo } from './resumes.repo.ts'
import { readResumeTask } from './resume-start.service.ts'
import { claimableResume, resumeKeyOf } from './resumes.service.ts'

type ResumeReadingDeps = IntelligenceDeps & {
  resumes: ResumesRepo
  files: Pick<R2Bucket, 'get'>
}

/** Time that a form waits for the model before the rules fill it, and time that the task waits. Milliseconds. */
const formTimeoutMs = 8_000
const taskTimeoutMs = 30_000

/** Same limit as for uploads: each file is read once, and the reading is saved. */
const perAddress: RateLimit = { name: 'resume_read', max: 240, windowSeconds: 3600 }
/** Limit of the readings by the model, so that a stranger can't use up the day's calls. */
const modelPerAddress: RateLimit = { name: 'resume_read_model', max: 10, windowSeconds: 3600 }

/**
 * Reads a résumé that isn't part of an application yet, to fill in the form.
 *
 * @throws AppError 404 resume_not_found, also for a claimed one; 409 resume_being_read; 429.
 */
export async function readWaitingResume(
  deps: ResumeReadingDeps & { limiter: RateLimiter },
  { id, address }: { id: string; address: string },
): Promise<Reading> {
  await deps.limiter.hit(perAddress, address)
  const resume = await claimableResume(deps, id)
  if (!resume) throw notFound('resume_not_found', 'This résumé doesn’t exist or can no longer be used.')
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
 * Reads the file of a résumé unless it was read before, and saves the reading. One that only the rules have read is
 * read again if there is a model. Run by the task after applying; safe to run twice. Undefined if the résumé was
 * deleted.
 *
 * @throws AppError 409 resume_being_read if another reader has started and may still be running.
 */
export async function readStoredResume(deps: ResumeReadingDeps, id: string): Promise<Reading | undefined> {
  const resume = await deps.resumes.byId(id)
  if (!resume) return undefined
  const known = await deps.resumes.reading(id)
  return known ? readByModel(deps, known, taskTimeoutMs) : readAndKeep(deps, resume, taskTimeoutMs)
}

/** Records that a résumé couldn't be read, so that no screen waits for it. Doesn't replace a reading. */
export const giveUpReading = (deps: Pick<ResumeReadingDeps, 'resumes' | 'now'>, id: string): Promise<void> =>
  deps.resumes.recordUnreadable(id, deps.now())

/**
 * Starts reading a file again that couldn't be read. Only staff do so, because retrying automatically would bring back
 * a file that kills its reader.
 *
 * @throws AppError 404; 409 when it was read, or is being read.
 */
export async function readAgain(
  deps: Pick<ResumeReadingDeps, 'resumes'> & { applications: Pick<ApplicationsRepo, 'snapshot'> },
  actor: Actor,
  applicationId: number,
): Promise<void> {
  await refuseUnlessSeen(deps, actor, applicationId)
  const [newest] = await deps.resumes.ofApplication(applicationId)
  if (!newest) throw notFound('resume_not_found', 'This application has no résumé to read.')
  if (newest.reading?.state === 'read') throw conflict('resume_read', 'This résumé has already been read.')
  const isDue = await deps.resumes.readAgain(newest.id, (tx) => [tx.enqueue(readResumeTask, { resumeId: newest.id })])
  if (!isDue) throw isBeingRead()
}

/**
 * Longer than any reading: the platform ends an invocation after 30 s of CPU (`limits.cpu_ms` in wrangler.toml). A
 * start older than this that left no reading has killed its Worker.
 */
const maxReadingMs = 60_000
const isBeingRead = () =>
  conflict('resume_being_read', 'This résumé is being read right now. Please try again in a minute.')

/**
 * Reads a file that has no reading yet. A file that kills the Worker throws nothing that could be caught, so the start
 * is marked first, and a second start gives up on the file instead of opening it.
 */
async function readAndKeep(deps: ResumeReadingDeps, resume: Resume, timeoutMs: number): Promise<Reading> {
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
    await deps.resumes.saveReading(reading)
  } catch (error) {
    await clearStart(deps, resume.id)
    throw error
  }
  // The reading is saved by now: if the Worker is killed while it waits for the model, the file isn't the cause.
  return readByModel(deps, reading, timeoutMs)
}

/**
 * Attempts to clear a start, and the growing pause between them, in case the database is down briefly. Milliseconds.
 */
const maxClears = 3
const clearPauseMs = 1_000

/**
 * Clears the mark of a start that failed for a reason other than the file, so that it doesn't count against the file.
 */
async function clearStart(deps: Pick<ResumeReadingDeps, 'resumes'>, id: string): Promise<void> {
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

async function readingByRules(deps: ResumeReadingDeps, { id, mimeType }: Resume, readAt: Date): Promise<Reading> {
  const object = await deps.files.get(resumeKeyOf(id))
  const kind = kindOfType(mimeType ?? '')
  const nothing = unreadable(id, readAt)
  if (!object || !kind) return nothing
  const found = await readDocument(new Uint8Array(await object.arrayBuffer()), kind, budgetFor('document'))
  if (found.state !== 'read') return { ...nothing, state: found.state }
  const text = tidyResumeText(textOfLines(found.lines))
  return {
    ...nothing,
    state: 'read',
    text,
    facts: readResume(found.lines, readAt),
    risks: risksOf(text, found.hidden),
    pages: found.pages,
  }
}

/** Has the model read a résumé that only the rules have read, if there is a model, and saves the result. */
async function readByModel(deps: ResumeReadingDeps, known: Reading, timeoutMs: number): Promise<Reading> {
  if (!deps.model || known.engine === 'openai' || known.text === null) return known
  const rules = known.facts ?? readResume(known.text, known.readAt)
  const made = await factsOf(deps, { text: known.text, rules }, { at: known.readAt, timeoutMs })
  if (made.engine === 'rules') return known
  const better = { ...known, engine: made.engine, facts: made.value }
  await deps.resumes.saveReading(better)
  return better
}

/**
 * Facts of a résumé, from the model if there is one. Text that addresses a program is removed before the model reads
 * it. The model gets the labeled lines; its quotes are checked against the text.
 */
function factsOf(
  deps: IntelligenceDeps,
  { text: resume, rules }: { text: string; rules: ResumeFacts },
  { at, timeoutMs }: { at: Date; timeoutMs: number },
): Promise<Made<ResumeFacts>> {
  const text = withoutInstructions(resume)
  return madeByModelOrRules(
    deps,
    {
      ability: 'read-resume',
      instructions: resumeInstructions,
      data: { resume: outlineResume(text) },
      schema: resumeAnswer,
      timeoutMs,
    },
    { rules: () => rules, accept: (answer) => acceptResume(answer, { rules, text, now: at }) },
  )
}

/** Risks shown to staff: instructions to a program, and all hidden text as one risk that quotes its beginning. */
function risksOf(text: string, hidden: readonly string[]): ResumeRisk[] {
  const unseen = tidyResumeText(hidden.join(' '))
  return [
    ...findInstructions(text),
    ...(/\p{L}{2}/u.test(unseen) ? [{ kind: 'hidden-text' as const, quote: unseen.slice(0, 300) }] : []),
  ]
}
