import { takeableFields, type ApplicationRepeat, type TakeableField } from '#contract/api/candidates/repeats.ts'
import { resumeAddress } from '#contract/domain/resume-address.ts'
import type { DocumentsRepo } from '#worker/features/candidates/documents/documents.repo.ts'
import { documentLimits } from '#contract/domain/upload-limits.ts'
import { resumeKeyOf } from '#worker/features/candidates/resumes/resumes.service.ts'
import { scoreTask } from '#worker/features/candidates/scoring/scoring-start.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { conflict, notFound } from '#worker/http/errors.ts'
import { kindOfType } from '#worker/platform/uploads/file-kinds.ts'
import { mayChange } from '#worker/features/candidates/applications/applications.policy.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import type { RepeatsRepo, StoredRepeat } from './repeats.repo.ts'

type RepeatsReads = { applications: ApplicationsRepo; repeats: RepeatsRepo }
type Changes = RepeatsReads & { documents: DocumentsRepo; now: () => Date }

const fields = Object.keys(takeableFields) as TakeableField[]

/** Later applications under an application's email, newest first. @throws AppError 404 application_not_found. */
export async function listRepeats(
  deps: RepeatsReads,
  actor: Actor,
  applicationId: number,
): Promise<{ items: ApplicationRepeat[]; total: number }> {
  await refuseUnlessSeen(deps, actor, applicationId)
  const [rows, total] = await Promise.all([
    deps.repeats.ofApplication(applicationId),
    deps.repeats.count(applicationId),
  ])
  return { items: rows.map(presentRepeat), total }
}

function presentRepeat({ repeat, resume, isKept, application }: StoredRepeat): ApplicationRepeat {
  const said = valuesOf(repeat.values)
  const name = said['applicantName']
  return {
    id: repeat.id,
    receivedAt: repeat.receivedAt.toISOString(),
    name: typeof name === 'string' && name !== application.applicantName ? name : null,
    values: fields.flatMap((field) => {
      const value = said[field]
      if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return []
      const isFilled = repeat.filled.includes(field)
      return isFilled || value !== application[field] ? [{ field, value, isFilled }] : []
    }),
    resume: resume && { url: resumeAddress(resume.id), name: resume.originalName ?? 'Resume', isKept },
  }
}

const valuesOf = (json: string) => JSON.parse(json) as Record<string, unknown>

/**
 * Copies one value of a later application into the application it belongs to, or adds its résumé as a document. A
 * second call changes nothing.
 *
 * @throws AppError 404 repeat_not_found, also where its application may not be seen; 409 nothing_to_take,
 *   too_many_documents.
 */
export async function takeFromRepeat(
  deps: Changes,
  actor: Actor,
  id: number,
  what: TakeableField | 'resume',
): Promise<void> {
  const stored = await deps.repeats.byId(id)
  if (!stored || !mayChange(actor, stored.application)) {
    throw notFound('repeat_not_found', 'This application doesn’t exist, or it isn’t assigned to you.')
  }
  if (what === 'resume') return storeResume(deps, actor, stored)
  const value = valuesOf(stored.repeat.values)[what]
  if (typeof value !== 'string' && typeof value !== 'number') throw nothingToTake()
  const { applicationId } = stored.repeat
  await deps.repeats.take({ applicationId, field: what, value }, { by: actor.id, at: deps.now() }, (tx) => [
    tx.event('repeat_taken', { to: takeableFields[what] }),
    tx.enqueue(scoreTask, { applicationId }),
  ])
}

const nothingToTake = () =>
  conflict('nothing_to_take', 'That application doesn’t include this, so there’s nothing to use.')

async function storeResume(deps: Changes, actor: Actor, { repeat, resume, isKept }: StoredRepeat): Promise<void> {
  if (isKept) return
  if (!resume?.mimeType || !resume.fileSize) throw nothingToTake()
  const { applicationId } = repeat
  const extension = kindOfType(resume.mimeType) ?? 'pdf'
  const originalName = resume.originalName ?? `Resume.${extension}`
  const isAdded = await deps.documents.add(
    {
      applicationId,
      filename: `${resume.id}.${extension}`,
      originalName,
      key: resumeKeyOf(resume.id),
      documentType: 'resume',
      fileSize: resume.fileSize,
      mimeType: resume.mimeType,
      uploadedBy: actor.id,
      uploadedAt: deps.now(),
    },
    { max: documentLimits.maxFiles, by: actor.id },
    (tx) => [tx.event('document_added', { to: originalName })],
  )
  if (isAdded || (await deps.repeats.byId(repeat.id))?.isKept) return
  throw conflict(
    'too_many_documents',
    `This application has ${documentLimits.maxFiles} documents already. Delete one to make room for this résumé.`,
  )
}
