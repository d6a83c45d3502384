import { linesOf, nameOf, type RowChunk, type StoredFile } from './backup-format.ts'
import type { Vault } from './vault.ts'

/** Entries of a list before it may end, and after which it ends in any case. */
const minEntries = 500
const maxEntries = 4000

/** Lists of chunks or files that grow from slice to slice. The last one is open: it is read again and continued. */
export type ListNames = { closed: string[]; open: string | null }

export const noLists = (): ListNames => ({ closed: [], open: null })

/** Names of all lists, for the manifest. */
export const allLists = ({ closed, open }: ListNames): string[] => [...closed, ...(open === null ? [] : [open])]

/**
 * Adds entries to the lists. A list ends at an entry whose name begins with 00, so that lists of unchanged parts are the same
 * in each backup and are stored once.
 */
export async function addToLists<E extends { name: string }>(
  vault: Vault,
  lists: ListNames,
  entries: readonly E[],
): Promise<ListNames> {
  if (entries.length === 0) return lists
  const closed = [...lists.closed]
  let current = lists.open === null ? [] : await readList<E>(vault, lists.open)
  const write = async () => {
    const text = current.map((entry) => `${JSON.stringify(entry)}\n`).join('')
    const name = await nameOf(vault.keys, text)
    await vault.writeText(`lists/${name}`, text)
    return name
  }
  for (const entry of entries) {
    current.push(entry)
    if ((current.length >= minEntries && entry.name.startsWith('00')) || current.length >= maxEntries) {
      closed.push(await write())
      current = []
    }
  }
  return { closed, open: current.length > 0 ? await write() : null }
}

/** @throws DamagedObject */
export async function readList<E extends RowChunk | StoredFile | { name: string }>(
  vault: Pick<Vault, 'readText'>,
  name: string,
): Promise<E[]> {
  return linesOf(await vault.readText(`lists/${name}`)).map((line) => JSON.parse(line) as E)
}
