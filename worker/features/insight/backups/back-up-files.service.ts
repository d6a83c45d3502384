import { nameOf, type StoredFile } from './backup-format.ts'
import { openLanes, type Slice } from './slices.ts'
import { namesUnder, type Vault } from './vault.ts'

/** Archives (workspace/archives) are copies of everything else and last a week. */
const archivePrefix = 'archives/'

/** Files asked for at once. */
const filesOfPage = 500

/**
 * Stores files that the bucket doesn't have, until the slice is spent. A file is known by its key, tag and size, so that only
 * new ones are read.
 *
 * @param after Key of the last file of the slice before.
 * @returns The files, and the key to continue after; none at the end.
 */
export async function backUpFiles(
  { files }: { files: R2Bucket },
  vault: Vault,
  slice: Slice,
  after: string | undefined,
): Promise<{ found: StoredFile[]; next: string | undefined }> {
  const stored = await namesUnder(vault, 'files/')
  const lanes = openLanes()
  const found: StoredFile[] = []
  let last = after
  for (;;) {
    slice.call()
    const { objects, truncated } = await files.list({
      limit: filesOfPage,
      include: ['httpMetadata'],
      ...(last === undefined ? {} : { startAfter: last }),
    })
    for (const { key, etag, size, httpMetadata } of objects) {
      last = key
      if (key.startsWith(archivePrefix)) continue
      const name = await nameOf(vault.keys, JSON.stringify([key, etag, size]))
      const entry = { key, name, bytes: size, contentType: httpMetadata?.contentType ?? null }
      if (stored.has(name)) {
        found.push(entry)
      } else {
        slice.take(size)
        slice.call()
        await lanes.run(size * 2, async () => {
          const object = await files.get(key)
          // It was deleted or replaced meanwhile; the next backup has its new state.
          if (object?.etag !== etag) return
          await vault.write(`files/${name}`, new Uint8Array(await object.arrayBuffer()))
          found.push(entry)
        })
      }
      if (slice.isSpent()) {
        await lanes.ended()
        return { found: inOrder(found), next: key }
      }
    }
    if (!truncated || objects.length === 0) break
  }
  await lanes.ended()
  return { found: inOrder(found), next: undefined }
}

const inOrder = (files: StoredFile[]) => files.sort((a, b) => (a.key < b.key ? -1 : 1))
