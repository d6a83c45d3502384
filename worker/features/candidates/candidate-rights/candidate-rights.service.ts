import { extensionOf } from '#contract/domain/upload-limits.ts'
import { strToU8, zipSync } from 'fflate'
import { z } from 'zod'
import { keyedHasher, type KeyedHashDeps } from '#worker/features/identity/key-rotation/keyed-hash.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { CallBudget } from '#worker/db/call-budget.ts'
import type { Writes } from '#worker/db/change.ts'
import type { PersonalTable } from '#worker/feature.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { AppError, notFound } from '#worker/http/errors.ts'
import { safeFileName } from '#worker/platform/uploads/serve-file.ts'
import { taskDefinition } from '#worker/tasks/task.ts'
import type { CandidateRightsRepo, Person } from './candidate-rights.repo.ts'

export type CandidateRightsDeps = {
  candidateRights: CandidateRightsRepo
  personalTables: readonly PersonalTable[]
  /** Changes of features without rows of the person, such as archives of everything. */
  erasureWrites: () => Writes
  files: R2Bucket
} & KeyedHashDeps

/** Removes the files of somebody who was erased; candidate-rights.tasks.ts runs it. */
export const removeFilesTask = taskDefinition('rights.files', z.object({ keys: z.array(z.string()) }))

/** Text whose hash an erasure stores. */
export const erasureText = (email: string) => `erased:${email}`

const hashesOf = async (deps: CandidateRightsDeps, email: string) => (await keyedHasher(deps))(erasureText(email))

/** Summary of the data stored about the person with an email, and the date when they were last erased, if ever. */
export async function findPerson(deps: CandidateRightsDeps, email: string) {
  const person = await deps.candidateRights.person(email, deps.personalTables)
  const [files, counts, erasure] = await Promise.all([
    deps.candidateRights.files(person),
    deps.candidateRights.counts(person, deps.personalTables),
    deps.candidateRights.lastErasure(await hashesOf(deps, email)),
  ])
  return {
    email,
    names: person.names,
    applications: person.applicationIds.length,
    files: files.length,
    ...counts,
    erasedAt: erasure?.erasedAt ?? null,
  }
}

/** The files of one person are in memory together. Five documents of 10 MB and résumés stay below this. Bytes. */
const maxBytes = 60 * 1024 * 1024

/**
 * Packs everything stored about a person as a ZIP: data.json with the rows of every table, and the files.
 *
 * @throws AppError 404 nothing_held; 413 too_large where the files are more than can be packed at once.
 */
export async function exportPerson(deps: CandidateRightsDeps, email: string): Promise<Uint8Array<ArrayBuffer>> {
  const person = await deps.candidateRights.person(email, deps.personalTables)
  const data = await deps.candidateRights.everything(person, deps.personalTables)
  if (Object.keys(data).length === 0) throw nothingHeld()
  const packed: Record<string, Uint8Array> = {
    'data.json': strToU8(JSON.stringify({ email, exportedAt: deps.now().toISOString(), ...data }, null, 2)),
  }
  let bytes = 0
  for (const [at, { key, name }] of (await deps.candidateRights.files(person)).entries()) {
    const file = await deps.files.get(key)
    if (!file) continue
    bytes += file.size
    if (bytes > maxBytes) {
      throw new AppError(
        413,
        'too_large',
        'This person has too many files for one download. Download them one at a time.',
      )
    }
    packed[`files/${at + 1} ${safeFileName(name, extensionOf(key) || extensionOf(name) || 'pdf')}`] = await file.bytes()
  }
  return new Uint8Array(zipSync(packed, { level: 6 }))
}

const nothingHeld = () => notFound('nothing_held', 'No data is stored under this email address.')

/**
 * Erases a person everywhere. Only a record without personal data is left: a keyed hash, who did it, when and how much.
 *
 * @param actorId The user who erases, or null for the retention rule.
 * @throws AppError 404 nothing_held.
 */
export async function erasePerson(deps: CandidateRightsDeps, actorId: number | null, email: string) {
  const hashes = await hashesOf(deps, email)
  const [personHash] = hashes
  const before = await deps.candidateRights.lastErasure(hashes)
  const person: Person = await deps.candidateRights.person(email, deps.personalTables)
  const held = await deps.candidateRights.everything(person, deps.personalTables)
  if (Object.keys(held).length === 0) throw nothingHeld()
  const keys = (await deps.candidateRights.files(person)).map(({ key }) => key)
  const record = await deps.candidateRights.erase(
    person,
    {
      personHash,
      erasedBy: actorId,
      applications: person.applicationIds.length,
      files: keys.length,
      erasedAt: deps.now(),
    },
    { after: before?.id ?? 0, tables: deps.personalTables },
    (tx) => [tx.enqueue(removeFilesTask, { keys }), deps.erasureWrites()],
  )
  // Now, so that the files are gone when the caller gets the answer. The task does it again in case this fails.
  await removeFiles(deps, keys).catch(() => undefined)
  return { erasureId: record.id, applications: record.applications, files: record.files, others: record.others }
}

/** Deletes files. Keys without a file are ignored, so it is safe to run twice. */
export async function removeFiles(
  { files }: Pick<CandidateRightsDeps, 'files'>,
  keys: readonly string[],
): Promise<void> {
  for (let at = 0; at < keys.length; at += 500) await files.delete(keys.slice(at, at + 500))
}

/** Maximum number of people listed, so that a look at the list doesn't read everyone. */
const peopleShown = 200

/** Records of erasures, newest first: when, by whom and how much, but never who was erased. */
export const listErasures = (deps: Pick<CandidateRightsDeps, 'candidateRights'>) =>
  deps.candidateRights.lastErasures(100)

/**
 * Lists the people who are due for erasure by the retention rule. Nobody is while the setting is 0.
 *
 * @param asked Months to preview instead of the ones in the settings.
 */
export async function dueByRetention(deps: CandidateRightsDeps & { settings: SettingsRepo }, asked?: number) {
  const months = asked ?? (await readSettings(deps)).retentionMonths
  if (months === 0) return { months, total: 0, people: [] }
  const before = new Date(deps.now())
  before.setUTCMonth(before.getUTCMonth() - months)
  const { people, total } = await deps.candidateRights.untouchedSince(before, peopleShown)
  return { months, total, people: people.map((one) => ({ ...one, lastChange: new Date(one.lastChange) })) }
}

/** Maximum number of people erased in one run of the cron. */
const erasedATick = 20

/** Erases the people who are due, if the agency has turned this on. @returns how many. */
export async function applyRetention(
  deps: CandidateRightsDeps & { settings: SettingsRepo; budget: Pick<CallBudget, 'isSpent'> },
): Promise<number> {
  if (!(await readSettings(deps)).retentionErases) return 0
  const { people } = await dueByRetention(deps)
  let erased = 0
  for (const { email } of people.slice(0, erasedATick)) {
    if (deps.budget.isSpent()) break
    await erasePerson(deps, null, email)
    erased++
  }
  return erased
}
