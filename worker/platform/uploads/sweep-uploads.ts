import type { UploadsRepo } from './uploads.repo.ts'

/** Addresses work for ten minutes; an hour after that nobody is still uploading or recording what was uploaded. */
const sweepAfterMs = 3600_000
const keysARound = 500
const maxRounds = 20

/** Who keeps files under a prefix of R2. */
export type UploadOwner = {
  /** `resumes/`. */
  prefix: string
  /** Which of these keys a record still points to. */
  kept: (keys: string[]) => Promise<ReadonlySet<string>>
}

/**
 * Forgets upload addresses that were used and have long expired; a file that no record keeps goes first (cut off between
 * R2 and the database, or uploaded and never recorded). Safe to run twice.
 *
 * @returns How many files went.
 */
export async function sweepUploads(
  deps: { uploads: UploadsRepo; files: Pick<R2Bucket, 'delete'>; now: () => Date },
  owner: UploadOwner,
): Promise<number> {
  const before = new Date(deps.now().getTime() - sweepAfterMs)
  let removed = 0
  for (let round = 0; round < maxRounds; round++) {
    const keys = await deps.uploads.expired(owner.prefix, before, keysARound)
    if (keys.length === 0) break
    const kept = await owner.kept(keys)
    const orphans = keys.filter((key) => !kept.has(key))
    if (orphans.length > 0) await deps.files.delete(orphans)
    await deps.uploads.forget(keys)
    removed += orphans.length
  }
  return removed
}
