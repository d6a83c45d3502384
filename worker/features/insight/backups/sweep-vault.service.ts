import type { RowChunk, StoredFile } from './backup-format.ts'
import { readList } from './chunk-lists.ts'
import { keptBackups } from './retention.ts'
import { listManifests, type Vault } from './vault.ts'

/** Objects this young may belong to a backup that isn't finished, of this installation or of another with the same key. */
const minAgeMs = 48 * 3600_000
/** Objects removed in one run; the rest waits for the next. */
const maxRemoved = 300

/**
 * Removes backups that retention doesn't keep, then what no backup names. Manifests go first, so that a backup is never
 * without its chunks.
 *
 * @returns How much was removed, and how many objects that a backup names are missing from the bucket.
 */
export async function sweepVault(vault: Vault): Promise<{ removed: number; missing: number }> {
  const manifests = await listManifests(vault)
  const kept = keptBackups(manifests)
  let removed = 0
  for (const manifest of manifests) {
    if (kept.has(manifest)) continue
    await vault.remove(manifest.path)
    removed++
  }
  const named = new Set<string>()
  for (const { path } of kept) {
    const { rowLists, fileLists } = await vault.readManifest(path)
    for (const [lists, kind] of [
      [rowLists, 'rows'],
      [fileLists, 'files'],
    ] as const) {
      for (const list of lists) {
        if (named.has(`lists/${list}`)) continue
        named.add(`lists/${list}`)
        for (const { name } of await readList<RowChunk | StoredFile>(vault, list)) named.add(`${kind}/${name}`)
      }
    }
  }
  for (const folder of ['rows/', 'files/', 'lists/', 'work/']) {
    for await (const { objects, at } of vault.list(folder)) {
      for (const { key, modifiedAt } of objects) {
        // Names left in `named` at the end are missing from the bucket.
        if (named.delete(key) || removed >= maxRemoved) continue
        if (at.getTime() - modifiedAt.getTime() < minAgeMs) continue
        await vault.remove(key)
        removed++
      }
    }
  }
  return { removed, missing: named.size }
}
