import { readResume } from '#contract/domain/resume/read-resume.ts'
import { tidyResumeText } from '#contract/domain/resume/resume-lines.ts'
import { findInstructions, withoutInstructions, type ResumeRisk } from '#contract/domain/resume/resume-risks.ts'
import {
  madeByModelOrRules,
  type IntelligenceNeeds,
  type Made,
} from '#worker/features/intelligence/intelligence.service.ts'
import type { ResumeFacts } from '#contract/domain/resume/resume-facts.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import { AppError, notFound } from '#worker/http/errors.ts'
import { readDocumentText } from '#worker/platform/document-text/document-text.ts'
import { kindOfType } from '#worker/platform/uploads/file-kinds.ts'
import { acceptResume, resumeAnswer, resumeInstructions } from './resume-model.ts'
import type { Reading, Resume, ResumesRepo } from './resumes.repo.ts'
import { claimableResume, resumeKeyOf } from './resumes.service.ts'

type Needs = IntelligenceNeeds & {
  resumes: Pick<ResumesRepo, 'byId' | 'claimable' | 'reading' | 'keepReading'>
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
 * @throws AppError 404 resume_not_found, also for one that is claimed; 429.
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
 */
export async function readStoredResume(deps: Needs, id: string): Promise<Reading | undefined> {
  const resume = await deps.resumes.byId(id)
  if (!resume) return undefined
  const known = await deps.resumes.reading(id)
  if (!known) return readAndKeep(deps, resume, taskTimeoutMs)
  if (!deps.model || known.engine === 'openai' || known.text === null) return known
  const made = await factsOf(deps, known.text, { at: known.readAt, timeoutMs: taskTimeoutMs })
  if (made.engine === 'rules') return known
  const better = { ...known, engine: made.engine, facts: made.value }
  await deps.resumes.keepReading(better)
  return better
}

/** Says of a résumé whose reading failed to the end that it could not be read, so that no screen waits for it. */
export async function giveUpReading(deps: Pick<Needs, 'resumes' | 'now'>, id: string): Promise<void> {
  if (await deps.resumes.reading(id)) return
  await deps.resumes.keepReading({ resumeId: id, state: 'unreadable', readAt: deps.now() })
}

async function readAndKeep(deps: Needs, resume: Resume, timeoutMs: number): Promise<Reading> {
  const reading = await readingOf(deps, resume, timeoutMs)
  await deps.resumes.keepReading(reading)
  return reading
}

async function readingOf(deps: Needs, { id, mimeType }: Resume, timeoutMs: number): Promise<Reading> {
  const readAt = deps.now()
  const object = await deps.files.get(resumeKeyOf(id))
  const kind = kindOfType(mimeType ?? '')
  const nothing = { resumeId: id, text: null, facts: null, risks: [], engine: 'rules' as const, pages: null, readAt }
  if (!object || !kind) return { ...nothing, state: 'unreadable' }
  const found = await readDocumentText(new Uint8Array(await object.arrayBuffer()), kind)
  if (found.state !== 'read') return { ...nothing, state: found.state }
  const text = tidyResumeText(found.text)
  const { engine, value: facts } = await factsOf(deps, text, { at: readAt, timeoutMs })
  return {
    ...nothing,
    state: 'read',
    engine,
    text,
    facts,
    risks: risksOf(text, found.hidden),
    pages: found.pages,
  }
}

/** What a résumé states, by the model where there is one: without what speaks to a program, and only what stands there. */
function factsOf(
  deps: IntelligenceNeeds,
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
