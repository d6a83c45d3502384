import { resumeLimits, resumeProblem } from '#contract/domain/upload-limits.ts'
import { maxUndecided } from '#contract/domain/intake.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page } from '#worker/db/page.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import type { ResumesRepo } from '#worker/features/candidates/resumes/resumes.repo.ts'
import type { MatchDeps } from '#worker/features/candidates/people/person-matches.service.ts'
import { resumeKeyOf, fileOfResume } from '#worker/features/candidates/resumes/resumes.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest, conflict, notFound } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import type { Ids } from '#worker/platform/ids.ts'
import { receiveUpload } from '#worker/platform/uploads/receive-upload.ts'
import { signUpload, type UploadQuery } from '#worker/platform/uploads/signed-address.ts'
import type { SecretKeys } from '#worker/platform/secret-keys.ts'
import type { UploadsRepo } from '#worker/platform/uploads/uploads.repo.ts'
import { z } from 'zod'
import { duplicatesOf } from './intake-duplicates.service.ts'
import { readIntakeTask } from './intake-start.service.ts'
import { listedOwnerId, maySeeItem } from './intake.policy.ts'
import type { IntakeRepo, WholeItem } from './intake.repo.ts'

type UploadDeps = {
  intake: IntakeRepo
  uploads: UploadsRepo
  files: R2Bucket
  config: SecretKeys
  now: () => Date
}
type ChosenFile = { originalName: string; fileSize: number; mimeType: string }

/** Far more than a recruiter drops in an hour; `maxUndecided` bounds what a script can store. */
const dropsPerUser: RateLimit = { name: 'intake_drop', max: 60, windowSeconds: 3600 }

export const itemNotFound = () =>
  notFound('intake_item_not_found', 'This item doesn’t exist, or is in someone else’s intake.')

/**
 * Begins the uploads of files that were dropped together.
 *
 * @returns Id and query of the upload address of each file, in their order.
 * @throws AppError 400 upload_refused with the name of the first file that can't be a résumé; 409 intake_full; 429.
 */
export async function startIntake(
  deps: UploadDeps & { ids: Ids; limiter: RateLimiter },
  actor: Actor,
  files: readonly ChosenFile[],
): Promise<{ id: string; query: UploadQuery & { name: string } }[]> {
  for (const { originalName: name, fileSize: size, mimeType: type } of files) {
    const problem = resumeProblem({ name, size, type })
    if (problem) throw badRequest('upload_refused', `${name || 'A file'}: ${problem.text}`)
  }
  const { reading, ready, unreadable } = await deps.intake.counts(actor.id)
  const free = maxUndecided - reading - ready - unreadable
  if (files.length > free) {
    throw conflict(
      'intake_full',
      `Your intake holds at most ${maxUndecided} undecided résumés. Decide about some of them first.`,
    )
  }
  await deps.limiter.hit(dropsPerUser, String(actor.id))
  return Promise.all(
    files.map(async ({ originalName }) => {
      const id = deps.ids.secretId()
      const grant = { key: resumeKeyOf(id), kinds: resumeLimits.extensions, maxBytes: resumeLimits.maxBytes }
      return { id, query: { ...(await signUpload(deps, grant)), name: originalName.slice(0, 300) } }
    }),
  )
}

/** Takes the file of a begun upload as an item of the actor's. Refusals are those of `receiveUpload`. */
export async function receiveIntakeFile(
  deps: UploadDeps,
  actor: Actor,
  upload: { id: string; query: UploadQuery; name: string; request: Pick<Request, 'headers' | 'body'> },
): Promise<void> {
  const { id: resumeId, query, name, request } = upload
  const item = { resumeId, ownerId: actor.id, origin: 'drop', originalName: name || null, at: deps.now() } as const
  await receiveUpload(deps, {
    request,
    key: resumeKeyOf(resumeId),
    query,
    record: ({ size, mimeType }) => deps.intake.arrived({ ...item, fileSize: size, mimeType }, readIntakeTask),
  })
}

/** An item with its file and reading. @throws AppError 404 intake_item_not_found, also for someone else's. */
export async function itemById(
  { intake }: { intake: Pick<IntakeRepo, 'byId'> },
  actor: Actor,
  id: number,
): Promise<WholeItem> {
  const found = await intake.byId(id)
  if (!found || !maySeeItem(actor, found.item)) throw itemNotFound()
  return found
}

const cursorShape = z.object({ id: z.number().int().positive() })

/** One page of the actor's items, or for admins of everybody's, each with the people on record whom it resembles. */
export async function pageOfIntake(
  deps: MatchDeps & { intake: IntakeRepo; settings: SettingsRepo },
  actor: Actor,
  {
    list,
    whose,
    cursor,
    limit,
  }: { list: 'open' | 'decided'; whose: 'mine' | 'all'; cursor?: string | undefined; limit: number },
) {
  const ownerId = listedOwnerId(actor, whose)
  const after = decodeCursor(cursorShape, cursor)?.id
  const [rows, counts] = await Promise.all([
    deps.intake.page({ list, ownerId }, { after, limit: limit + 1 }),
    deps.intake.counts(ownerId),
  ])
  const { items, nextCursor } = page(rows, limit, ({ item }) => ({ id: item.id }))
  const duplicates = list === 'open' ? await duplicatesOf(deps, actor, items) : new Map<number, never>()
  return { items: items.map((one) => ({ ...one, duplicates: duplicates.get(one.item.id) ?? [] })), counts, nextCursor }
}

/** Opens the file of an item. @throws AppError 404 when there isn't one that the actor may see. */
export async function openIntakeFile(
  deps: { intake: Pick<IntakeRepo, 'byId'>; files: R2Bucket },
  actor: Actor,
  id: number,
): Promise<{ object: R2ObjectBody; name: string; mimeType: string }> {
  const { item, originalName, mimeType } = await itemById(deps, actor, id)
  const object = await deps.files.get(resumeKeyOf(item.resumeId))
  if (!object) throw itemNotFound()
  return { object, ...fileOfResume({ originalName, mimeType }, item.name ?? '') }
}

/**
 * Reads a file again that couldn't be read.
 *
 * @throws AppError 404; 409 intake_not_failed when it was read, is being read, or was decided about.
 */
export async function retryItem(deps: { intake: IntakeRepo; resumes: ResumesRepo }, actor: Actor, id: number) {
  const { item } = await itemById(deps, actor, id)
  const isDue =
    item.state === 'unreadable' &&
    (await deps.resumes.readAgain(item.resumeId, (tx) => [
      deps.intake.isRead(id),
      tx.enqueue(readIntakeTask, { resumeId: item.resumeId }),
    ]))
  if (!isDue) throw conflict('intake_not_failed', 'This file isn’t waiting to be read again.')
}

const removedAtOnce = 500

/** Deletes old items, and files from staff that nothing refers to: file first, then row. Run by the hourly cron. */
export async function sweepIntake({
  intake,
  files,
  now,
}: Pick<UploadDeps, 'intake' | 'files' | 'now'>): Promise<number> {
  await intake.removeOld(now())
  const ids = await intake.unused(removedAtOnce)
  if (ids.length === 0) return 0
  await files.delete(ids.map(resumeKeyOf))
  await intake.removeFiles(ids)
  return ids.length
}
