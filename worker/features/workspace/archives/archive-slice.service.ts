import { crc32 } from 'node:zlib'
import type { CallBudget } from '#worker/db/call-budget.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { csvLines, csvText } from '#worker/http/csv.ts'
import type { Log } from '#worker/http/log.ts'
import type { Ids } from '#worker/platform/ids.ts'
import type { ArchiveReason } from '#contract/domain/archives.ts'
import { archiveFiles, columnsOfFile } from './archive-catalog.ts'
import { archiveReadme } from './archive-readme.ts'
import { fileLists, filePathIn } from './archived-files.ts'
import type { Archive, ArchiveChange, ArchivesRepo } from './archives.repo.ts'
import { newZip, zipWriter, type Part, type ZipState, type ZipWriter } from './zip-parts.ts'

export type ArchiveDeps = {
  archives: ArchivesRepo
  settings: SettingsRepo
  budget: Pick<CallBudget, 'isSpent' | 'queries'>
  files: R2Bucket
  ids: Pick<Ids, 'secretId'>
  log: Log
  now: () => Date
}

/** Prefix of the parts of archives in R2. No backup contains them. */
export const archivePrefix = 'archives/'

/** Ends an archive that can't continue; the reason says why. */
export class ArchiveEnded extends Error {
  override name = 'ArchiveEnded'
  readonly reason: ArchiveReason
  constructor(reason: ArchiveReason) {
    super(reason)
    this.reason = reason
  }
}

/** Position of an archive between two slices. */
type Progress = {
  /** Of the catalog: with another one columns and files would be in other places. */
  fingerprint: number
  csv: { file: number; after: number }
  files: { list: number; after: number }
  rows: Record<string, number>
  stored: number
  missing: number
  zip: ZipState
}

/** Queries and calls of R2 in one invocation. The platform allows 1,000 on the cheapest plan. */
const maxCallsOfSlice = 900
/** Bytes that one invocation writes: a few seconds of computing. */
const maxBytesOfSlice = 64 * 1024 * 1024
/** A download reads every part in one invocation. */
const maxParts = 950

const fingerprint = (): number =>
  crc32(JSON.stringify(archiveFiles.map((file) => [file.name, columnsOfFile(file).map(({ title }) => title)])))

const newProgress = (): Progress => ({
  fingerprint: fingerprint(),
  csv: { file: 0, after: -1 },
  files: { list: 0, after: -1 },
  rows: {},
  stored: 0,
  missing: 0,
  zip: newZip(),
})

type Slice = { take: (bytes: number) => void; call: () => void; isSpent: () => boolean }

/**
 * Does one slice of an archive: rows of tables, then files, then the README. Nothing that it writes counts before its step is
 * written down, so it can be repeated from the same state: its objects have names that no other try uses.
 *
 * @throws ArchiveEnded where the archive can't continue.
 */
export async function archiveSlice(deps: ArchiveDeps, archive: Archive): Promise<ArchiveChange> {
  const progress = archive.progress === null ? newProgress() : (JSON.parse(archive.progress) as Progress)
  if (progress.fingerprint !== fingerprint()) throw new ArchiveEnded('update')
  const slice = beginSlice(deps.budget)
  const writer = zipWriter(progress.zip, {
    prefix: `${archivePrefix}${archive.id}/${archive.step}-${deps.ids.secretId()}-`,
    at: archive.startedAt,
    put: (key, bytes) => {
      slice.call()
      return deps.files.put(key, bytes, { httpMetadata: { contentType: 'application/octet-stream' } })
    },
  })
  const isWhole = (await addRows(deps, writer, slice, progress)) && (await addFiles(deps, writer, slice, progress))
  const rows = Object.values(progress.rows).reduce((sum, count) => sum + count, 0)
  const counted = {
    rows,
    files: progress.stored,
    missingFiles: progress.missing,
    done: rows + progress.stored + progress.missing,
  }
  if (!isWhole) {
    const zip = await writer.end()
    if (zip.parts.length + zip.directory.length > maxParts) throw new ArchiveEnded('too_large')
    return { ...counted, bytes: zip.offset, progress: JSON.stringify({ ...progress, zip }) }
  }
  await addReadme(deps, writer, archive, progress)
  const parts = await writer.finish()
  const bytes = parts.reduce((sum, [, length]) => sum + length, 0)
  return { ...counted, bytes, state: 'done', endedAt: deps.now(), progress: JSON.stringify(parts) }
}

/** Parts of a finished archive. */
export const partsOf = ({ progress }: Pick<Archive, 'progress'>): Part[] => JSON.parse(progress ?? '[]') as Part[]

function beginSlice(budget: ArchiveDeps['budget']): Slice {
  let [bytes, calls] = [0, 0]
  return {
    take: (more) => void (bytes += more),
    call: () => void calls++,
    isSpent: () => budget.isSpent() || bytes >= maxBytesOfSlice || budget.queries() + calls >= maxCallsOfSlice,
  }
}

/** Rows of the first read of a table, which may be long, and of any read. */
const firstRead = 50
const maxRowsOfRead = 2_000
/** One read should bring about this much. */
const bytesOfRead = 1024 * 1024

/** Rows of the next read, by those of the last one. Grows slowly, because longer rows may follow short ones. */
const nextRead = (rows: number, bytes: number): number =>
  Math.max(1, Math.min(maxRowsOfRead, rows * 4, Math.floor((bytesOfRead * rows) / Math.max(1, bytes))))

/** Without it, spreadsheets read a file as Windows-1252. */
const byteOrderMark = '\uFEFF'
const encoder = new TextEncoder()

/** Adds tables until the slice is spent. @returns True when all of them are in. */
async function addRows(
  { archives }: Pick<ArchiveDeps, 'archives'>,
  writer: ZipWriter,
  slice: Slice,
  progress: Progress,
): Promise<boolean> {
  // Each slice does some work before it looks at what it has used, so that it always comes further.
  for (let file = archiveFiles[progress.csv.file]; file; file = archiveFiles[progress.csv.file]) {
    const columns = columnsOfFile(file)
    if (writer.openName() === null) {
      await writer.open(file.name)
      const titles = columns.map(({ title }) => title)
      await writer.write(encoder.encode(byteOrderMark + csvText(titles, [])))
    }
    for (let limit = firstRead; ;) {
      const rows = await archives.rowsOf(file, columns, progress.csv.after, limit)
      const bytes = encoder.encode(csvLines(rows.map((row) => columns.map(({ key, cell }) => cell(row[key])))))
      await writer.write(bytes)
      slice.take(bytes.byteLength)
      progress.rows[file.name] = (progress.rows[file.name] ?? 0) + rows.length
      progress.csv.after = rows.at(-1)?.row ?? progress.csv.after
      if (rows.length < limit) break
      if (slice.isSpent()) return false
      limit = nextRead(limit, bytes.byteLength)
    }
    await writer.close()
    progress.csv = { file: progress.csv.file + 1, after: -1 }
    if (slice.isSpent()) return false
  }
  return true
}

const filesOfRead = 100
/** Files that are read side by side, and their bytes in memory. */
const maxFilesAtOnce = 4
const maxBytesAtOnce = 16 * 1024 * 1024

/** Adds files until the slice is spent. @returns True when all of them are in. */
async function addFiles(
  { archives, files }: Pick<ArchiveDeps, 'archives' | 'files'>,
  writer: ZipWriter,
  slice: Slice,
  progress: Progress,
): Promise<boolean> {
  for (; progress.files.list < fileLists.length; progress.files = { list: progress.files.list + 1, after: -1 }) {
    const list = fileLists[progress.files.list] ?? 'resumes'
    for (;;) {
      const found = await archives.filesOf(list, progress.files.after, filesOfRead)
      for (const group of groupsOf(found)) {
        const contents = await Promise.all(
          group.map(async ({ key }) => {
            slice.call()
            return (await files.get(key))?.bytes()
          }),
        )
        for (const [at, { row, source }] of group.entries()) {
          const bytes = contents[at]
          progress.files.after = row
          if (bytes) {
            await writer.open(filePathIn(source))
            await writer.write(bytes)
            await writer.close()
            slice.take(bytes.byteLength)
            progress.stored++
          } else {
            progress.missing++
          }
        }
        if (slice.isSpent()) return false
      }
      if (found.length < filesOfRead) break
    }
  }
  return true
}

/** Files in their order, in groups that fit into memory. */
function groupsOf<T extends { bytes: number | null }>(files: readonly T[]): T[][] {
  const groups: T[][] = []
  let bytes = Infinity
  for (const file of files) {
    const size = file.bytes ?? 0
    const group = groups.at(-1)
    if (group && group.length < maxFilesAtOnce && bytes + size <= maxBytesAtOnce) {
      group.push(file)
      bytes += size
    } else {
      groups.push([file])
      bytes = size
    }
  }
  return groups
}

async function addReadme(
  deps: Pick<ArchiveDeps, 'settings'>,
  writer: ZipWriter,
  { startedAt }: Archive,
  { rows, stored, missing }: Progress,
): Promise<void> {
  const { brandName } = await readSettings(deps)
  await writer.open('README.md')
  const text = archiveReadme({ brandName, at: startedAt, rows, files: stored, missingFiles: missing })
  await writer.write(encoder.encode(text))
  await writer.close()
}
