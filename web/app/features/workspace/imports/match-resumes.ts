import { entryProblem } from './unpack-zip-entry.ts'
import type { ZipEntry } from './zip-directory.ts'

/** A row of an import that names a résumé file. */
export type NamedRow = { row: number; file: string; isReceived: boolean }
export type MatchedRow = NamedRow & { entry: ZipEntry }

/** Files of a ZIP by the rows of an import that name them. */
export type ResumeMatches = {
  /** Rows whose file is to be sent. */
  matched: MatchedRow[]
  /** Rows without a file that could be sent, with the reason. */
  missing: (NamedRow & { reason: string })[]
  /** Paths of files that no row names. */
  unnamed: string[]
}

/** A path without regard to letter case, kinds of slashes, and ways to write an accent. */
const plainPath = (path: string): string =>
  path
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
const nameOf = (path: string): string => path.split('/').at(-1) ?? ''

/**
 * Finds the file of each row: by its whole path, or else by its name alone, if only one file of the ZIP has it. Rows whose
 * file has arrived are left out of both lists.
 */
export function matchResumes(rows: readonly NamedRow[], entries: readonly ZipEntry[]): ResumeMatches {
  const byPath = Map.groupBy(entries, ({ path }) => plainPath(path))
  const byName = Map.groupBy(entries, ({ path }) => nameOf(plainPath(path)))
  const used = new Set<ZipEntry>()
  const matches: ResumeMatches = { matched: [], missing: [], unnamed: [] }
  for (const one of rows) {
    const path = plainPath(one.file)
    const found = byPath.get(path) ?? byName.get(nameOf(path)) ?? []
    for (const entry of found) used.add(entry)
    if (one.isReceived) continue
    const [entry] = found
    const reason = found.length > 1 ? 'Several files of the ZIP have this name.' : entry && entryProblem(entry)
    if (entry && !reason) matches.matched.push({ ...one, entry })
    else matches.missing.push({ ...one, reason: reason || 'The ZIP doesn’t contain this file.' })
  }
  matches.unnamed = entries.filter((entry) => !used.has(entry)).map(({ path }) => path)
  return matches
}
