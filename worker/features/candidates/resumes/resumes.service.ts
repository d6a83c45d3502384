import { resumeLimits, resumeProblem, mimeTypes } from '#contract/domain/upload-limits.ts'
import { maySee } from '#worker/features/candidates/applications/applications.policy.ts'
import { maySeePerson } from '#worker/features/candidates/people/people.policy.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest, notFound } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import type { Ids } from '#worker/platform/ids.ts'
import { kindOfType } from '#worker/platform/uploads/file-kinds.ts'
import { receiveUpload, type StoredUpload } from '#worker/platform/uploads/receive-upload.ts'
import { safeFileName } from '#worker/platform/uploads/serve-file.ts'
import { signUpload, type UploadQuery } from '#worker/platform/uploads/signed-address.ts'
import { sweepUploads } from '#worker/platform/uploads/sweep-uploads.ts'
import type { SecretKeys } from '#worker/platform/secret-keys.ts'
import type { UploadsRepo } from '#worker/platform/uploads/uploads.repo.ts'
import { resumeKey, resumePrefix, type Resume, type ResumesRepo } from './resumes.repo.ts'

type ResumesDeps = {
  resumes: ResumesRepo
  uploads: UploadsRepo
  files: R2Bucket
  config: SecretKeys
  now: () => Date
}

/** An applicant starts a few uploads an hour; a school's network may have many applicants. */
export const uploadsPerAddress: RateLimit = { name: 'resume_upload', max: 240, windowSeconds: 3600 }

/** Time within which an application must claim a stored résumé; afterwards it is deleted. Milliseconds. */
export const claimWithinMs = 3600_000
/** The sweep waits a little longer, so that it never deletes a file while a request is claiming it. */
const sweepAfterMs = claimWithinMs + 30_000
const orphansARound = 500
const maxRounds = 20

const resumeNotFound = () => notFound('resume_not_found', 'This résumé doesn’t exist, or you don’t have access to it.')

/**
 * Begins an upload.
 *
 * @param upload.file Optional description of the file; refused now if its upload would be.
 * @returns The id and the query of its upload address.
 * @throws AppError 429; 400 upload_refused with the message of `resumeProblem`.
 */
export async function startResumeUpload(
  deps: ResumesDeps & { ids: Ids; limiter: RateLimiter },
  upload: {
    address: string
    file: { originalName?: string | undefined; fileSize?: number | undefined; mimeType?: string | undefined }
  },
): Promise<{ id: string; query: UploadQuery }> {
  await deps.limiter.hit(uploadsPerAddress, upload.address)
  const { originalName, fileSize, mimeType } = upload.file
  const problem =
    originalName !== undefined && fileSize !== undefined
      ? resumeProblem({ name: originalName, size: fileSize, type: mimeType ?? '' })
      : null
  if (problem) throw badRequest('upload_refused', problem.text)
  const id = deps.ids.secretId()
  await deps.resumes.add({ id, originalName: originalName?.slice(0, 300) || null, createdAt: deps.now() })
  const query = await signUpload(deps, {
    key: resumeKey(id),
    kinds: resumeLimits.extensions,
    maxBytes: resumeLimits.maxBytes,
  })
  return { id, query }
}

/** Stores the file of a begun upload; refusals are those of `receiveUpload`. */
export const receiveResume = (
  deps: ResumesDeps,
  upload: { id: string; query: UploadQuery; request: Pick<Request, 'headers' | 'body'> },
): Promise<StoredUpload> =>
  receiveUpload(deps, {
    request: upload.request,
    key: resumeKey(upload.id),
    query: upload.query,
    record: ({ size, mimeType }) => [
      deps.resumes.stored(upload.id, { fileSize: size, mimeType, storedAt: deps.now() }),
    ],
  })

/** A résumé that has arrived, is unclaimed and is new enough to be claimed. Undefined otherwise. */
export const claimableResume = (
  deps: { resumes: Pick<ResumesRepo, 'claimable'>; now: () => Date },
  id: string,
): Promise<Resume | undefined> => deps.resumes.claimable(id, claimableSince(deps.now()))

/** Résumés made after this moment may be claimed at `now`. */
export const claimableSince = (now: Date): Date => new Date(now.getTime() - claimWithinMs)

/** Key in R2 of the file of a résumé. */
export const resumeKeyOf = resumeKey

/** A résumé, whatever its state. */
export const resumeById = (deps: Pick<ResumesDeps, 'resumes'>, id: string): Promise<Resume | undefined> =>
  deps.resumes.byId(id)

/**
 * Headers of an unclaimed résumé: all that someone without an account learns from its id.
 *
 * @throws AppError 404 resume_not_found, also for one that is claimed.
 */
export async function waitingResume(deps: ResumesDeps, id: string): Promise<{ size: number; mimeType: string }> {
  const resume = await claimableResume(deps, id)
  if (!resume?.fileSize || !resume.mimeType) throw resumeNotFound()
  return { size: resume.fileSize, mimeType: resume.mimeType }
}

/**
 * Opens the résumé of an application, or one that staff added to the record of a person.
 *
 * @throws AppError 404 resume_not_found when there isn't one that the actor may see.
 */
export async function openResume(
  deps: Pick<ResumesDeps, 'resumes' | 'files'> & { settings: SettingsRepo },
  actor: Actor,
  id: string,
): Promise<{ object: R2ObjectBody; name: string; mimeType: string }> {
  const [ofApplication, ofPerson, { candidateVisibility }] = await Promise.all([
    deps.resumes.claimed(id),
    deps.resumes.ofPerson(id, actor.id),
    readSettings(deps),
  ])
  const resume =
    seenByApplication(actor, ofApplication, candidateVisibility) ?? seenByPerson(actor, ofPerson, candidateVisibility)
  const object = resume && (await deps.files.get(resumeKey(id)))
  if (!object) throw resumeNotFound()
  return { object, ...fileOfResume(resume, resume.name) }
}

/** Opens the résumé of an application for somebody to whom staff show it. The caller has decided that they may. */
export async function sharedResume(
  deps: Pick<ResumesDeps, 'resumes' | 'files'>,
  id: string,
): Promise<{ object: R2ObjectBody; name: string; mimeType: string } | undefined> {
  const resume = await deps.resumes.claimed(id)
  const object = resume && (await deps.files.get(resumeKey(id)))
  return object ? { object, ...fileOfResume(resume, resume.application.applicantName) } : undefined
}

type Visibility = Parameters<typeof maySeePerson>[2]

/** For those who see the application; with `candidateVisibility` "agency" for every active partner. */
function seenByApplication(actor: Actor, resume: Awaited<ReturnType<ResumesRepo['claimed']>>, visibility: Visibility) {
  const isSeen = resume && (maySee(actor, resume.application) || (actor.status === 'active' && visibility === 'agency'))
  return isSeen ? { ...resume, name: resume.application.applicantName } : undefined
}

/** For those who see the person's record. */
const seenByPerson = (actor: Actor, resume: Awaited<ReturnType<ResumesRepo['ofPerson']>>, visibility: Visibility) =>
  resume && maySeePerson(actor, resume, visibility) ? resume : undefined

/** Media type and safe file name of a résumé. One that came without a name is named for the applicant, if given. */
export function fileOfResume(
  { originalName, mimeType: type }: Pick<Resume, 'originalName' | 'mimeType'>,
  applicantName = '',
): { name: string; mimeType: string } {
  const mimeType = type ?? mimeTypes.pdf
  const name = originalName ?? `Resume ${applicantName}.`
  return { mimeType, name: safeFileName(name, kindOfType(mimeType) ?? 'pdf') }
}

/**
 * Deletes résumés that nobody claimed within the hour, file first, then row, and the records of used upload addresses.
 * Run by the hourly cron; safe to run twice and to interrupt.
 *
 * @returns The number of deleted résumés.
 */
export async function sweepResumes(deps: ResumesDeps): Promise<number> {
  const before = new Date(deps.now().getTime() - sweepAfterMs)
  let removed = 0
  for (let round = 0; round < maxRounds; round++) {
    const ids = await deps.resumes.orphans(before, orphansARound)
    if (ids.length === 0) break
    await deps.files.delete(ids.map(resumeKey))
    await deps.resumes.removeOrphans(ids)
    removed += ids.length
  }
  await sweepUploads(deps, {
    prefix: resumePrefix,
    kept: async (keys) => {
      const ids = await deps.resumes.present(keys.map((key) => key.slice(resumePrefix.length)))
      return new Set(ids.map(resumeKey))
    },
  })
  return removed
}
