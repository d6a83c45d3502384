import { readResume } from '#contract/domain/resume/read-resume.ts'
import { tidyResumeText } from '#contract/domain/resume/resume-lines.ts'
import { findInstructions, type ResumeRisk } from '#contract/domain/resume/resume-risks.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import { notFound } from '#worker/http/errors.ts'
import { readDocumentText } from '#worker/platform/document-text/document-text.ts'
import { kindOfType } from '#worker/platform/uploads/file-kinds.ts'
import type { Reading, Resume, ResumesRepo } from './resumes.repo.ts'
import { claimableResume, resumeKeyOf } from './resumes.service.ts'

type Needs = {
  resumes: Pick<ResumesRepo, 'byId' | 'claimable' | 'reading' | 'keepReading'>
  files: Pick<R2Bucket, 'get'>
  now: () => Date
}

/** As many as there are uploads: each is read once, and what was read is kept. */
const perAddress: RateLimit = { name: 'resume_read', max: 240, windowSeconds: 3600 }

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
  return (await deps.resumes.reading(id)) ?? (await readAndKeep(deps, resume))
}

/**
 * Reads the file of a résumé unless it was read before, and keeps what it says. For the task after applying; safe to run
 * twice. Undefined when the résumé has gone meanwhile.
 */
export async function readStoredResume(deps: Needs, id: string): Promise<Reading | undefined> {
  const resume = await deps.resumes.byId(id)
  if (!resume) return undefined
  return (await deps.resumes.reading(id)) ?? (await readAndKeep(deps, resume))
}

/** Says of a résumé whose reading failed to the end that it could not be read, so that no screen waits for it. */
export async function giveUpReading(deps: Needs, id: string): Promise<void> {
  if (await deps.resumes.reading(id)) return
  await deps.resumes.keepReading({ resumeId: id, state: 'unreadable', readAt: deps.now() })
}

async function readAndKeep(deps: Needs, resume: Resume): Promise<Reading> {
  const reading = await readingOf(deps, resume)
  await deps.resumes.keepReading(reading)
  return reading
}

async function readingOf(deps: Needs, { id, mimeType }: Resume): Promise<Reading> {
  const readAt = deps.now()
  const object = await deps.files.get(resumeKeyOf(id))
  const kind = kindOfType(mimeType ?? '')
  const nothing = { resumeId: id, text: null, facts: null, risks: [], engine: 'rules' as const, pages: null, readAt }
  if (!object || !kind) return { ...nothing, state: 'unreadable' }
  const found = await readDocumentText(new Uint8Array(await object.arrayBuffer()), kind)
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

/** Hidden text is shown to staff once, as one risk with its beginning; what speaks to a program in it as well. */
function risksOf(text: string, hidden: readonly string[]): ResumeRisk[] {
  const unseen = tidyResumeText(hidden.join(' '))
  return [
    ...findInstructions(text),
    ...(/\p{L}{2}/u.test(unseen) ? [{ kind: 'hidden-text' as const, quote: unseen.slice(0, 300) }] : []),
  ]
}
