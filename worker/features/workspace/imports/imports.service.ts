import { z } from 'zod'
import {
  columnsProblem,
  guessColumns,
  hasExternalIds,
  importChoicesOf,
  importFields,
  importUndoDays,
  isReplaceable,
  templateFields,
  type ImportChoice,
  type ImportKind,
  type ImportRowList,
} from '#contract/domain/imports.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page } from '#worker/db/page.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest, conflict, notFound } from '#worker/http/errors.ts'
import { csvLines, csvText } from '#worker/http/csv.ts'
import { taskDefinition } from '#worker/tasks/task.ts'
import { csvRows, type CsvRow } from './csv-rows.ts'
import type { ImportResumesRepo } from './import-resumes.repo.ts'
import type { Import, ImportsRepo, StoredRow } from './imports.repo.ts'

type ImportDeps = { imports: ImportsRepo; now: () => Date }
type DetailDeps = ImportDeps & { importResumes: Pick<ImportResumesRepo, 'received'> }

const dayMs = 24 * 3600_000
const maxListed = 50
const maxSamples = 5
/** Rows whose cells show what a column contains. */
const guessedFrom = 50
/** Rows that are stored at once while a file is read. */
const storedAtOnce = 500

export const importPayload = z.object({ id: z.number().int().positive() })
export const checkTaskName = taskDefinition('imports.check', importPayload)
export const runTaskName = taskDefinition('imports.run', importPayload)
export const undoTaskName = taskDefinition('imports.undo', importPayload)

const notThere = () => notFound('import_not_found', 'This import doesn’t exist.')
/** The refusal of a step out of order. */
export const changedMeanwhile = () =>
  conflict('changed_meanwhile', 'This import has moved on. Reload the page to see where it is.')

export const listImports = ({ imports }: ImportDeps) => imports.list(maxListed)

/** @throws AppError 404 import_not_found. */
export async function importById({ imports }: { imports: Pick<ImportsRepo, 'byId'> }, id: number): Promise<Import> {
  const found = await imports.byId(id)
  if (!found || found.state === 'reading') throw notThere()
  return found
}

export async function importDetail(deps: DetailDeps, id: number) {
  const [found, samples] = await Promise.all([importById(deps, id), deps.imports.samples(id, maxSamples)])
  const remembered = found.state === 'columns' ? await deps.imports.remembered(found.kind, found.headers) : undefined
  const received = found.counts.resumes ? await deps.importResumes.received(id) : 0
  return { found, received, samples: samples.map(({ cells }) => cells), isRemembered: remembered !== undefined }
}

const emailPattern = /[^\s@<>;,"]+@[^\s@<>;,"]+\.[^\s@<>;,"]+/

/**
 * Stores a file row by row; the file itself is not stored anywhere. A file that can't be read leaves nothing behind.
 *
 * @throws AppError 400 with a sentence about the file.
 */
export async function readImport(
  deps: ImportDeps,
  actor: Actor,
  file: { kind: ImportKind; name: string; body: ReadableStream<Uint8Array> | null },
): Promise<number> {
  if (!file.body) throw badRequest('file_empty', 'The file is empty.')
  const id = await deps.imports.add({
    kind: file.kind,
    fileName: file.name,
    createdBy: actor.id,
    createdAt: deps.now(),
  })
  try {
    const { headers, samples, total } = await storeRows(deps, id, file.body)
    if (total === 0) throw badRequest('file_empty', 'The file has a header and no rows.')
    const remembered = await deps.imports.remembered(file.kind, headers)
    const columns = remembered?.columns ?? guessColumns(file.kind, headers, samples)
    const source = remembered?.source ?? null
    await deps.imports.change({ id, states: ['reading'] }, { state: 'columns', headers, columns, source, total })
    return id
  } catch (error) {
    await deps.imports.remove(id)
    throw error
  }
}

async function storeRows({ imports }: ImportDeps, id: number, body: ReadableStream<Uint8Array>) {
  let headers: string[] | undefined
  let waiting: (CsvRow & { email: string | null })[] = []
  const samples: string[][] = []
  let total = 0
  for await (const { row, cells } of csvRows(body)) {
    if (!headers) {
      headers = cells
      continue
    }
    if (cells.length > headers.length) {
      throw badRequest(
        'too_many_cells',
        `Row ${row} has ${cells.length} cells, but the first row has ${headers.length}. Check its quotation marks.`,
      )
    }
    total += 1
    if (samples.length < guessedFrom) samples.push(cells)
    waiting.push({
      row,
      cells,
      email: cells.map((cell) => emailPattern.exec(cell)?.[0]?.toLowerCase()).find(Boolean) ?? null,
    })
    if (waiting.length < storedAtOnce) continue
    await imports.addRows(id, waiting)
    waiting = []
  }
  if (waiting.length > 0) await imports.addRows(id, waiting)
  return { headers: headers ?? [], samples, total }
}

/**
 * Sets the columns and starts the check.
 *
 * @param chosen.overwrites Fields whose column replaces what a record says.
 * @param chosen.source The system that the ids in the file are from.
 */
export async function startCheck(
  { imports }: ImportDeps,
  id: number,
  {
    columns,
    overwrites,
    source,
  }: { columns: readonly string[]; overwrites: readonly string[]; source?: string | null | undefined },
): Promise<void> {
  const found = await importById({ imports }, id)
  const known = importFields[found.kind].map(({ key }) => key)
  if (columns.length !== found.headers.length || columns.some((key) => key !== '' && !known.includes(key))) {
    throw badRequest('invalid_columns', 'Choose a field for each column, or leave it out.')
  }
  const problem = columnsProblem(found.kind, columns)
  if (problem) throw badRequest('invalid_columns', problem)
  if (overwrites.some((field) => !columns.includes(field) || !isReplaceable(found.kind, field))) {
    throw badRequest('invalid_columns', 'Only columns of facts about a record on file can replace what it says.')
  }
  const hasIds = hasExternalIds(columns)
  if (hasIds && !source) {
    throw badRequest('source_needed', 'Name the system that the IDs come from, or leave their columns out.')
  }
  const chosen = { columns: [...columns], overwrites: [...overwrites], source: hasIds ? (source ?? null) : null }
  const start = { state: 'checking' as const, ...chosen, progress: imports.finished(id), counts: {} }
  const isStarted = await imports.change({ id, states: ['columns', 'checked'] }, start, (tx) => [
    imports.clearCheck(id),
    tx.enqueue(checkTaskName, { id }),
  ])
  if (!isStarted) throw changedMeanwhile()
}

/** Decides about a possible duplicate, or about all that are undecided. */
export async function decide(
  { imports }: ImportDeps,
  id: number,
  { row, choice }: { row?: number | undefined; choice: ImportChoice },
) {
  const found = await importById({ imports }, id)
  if (found.state !== 'checked') throw changedMeanwhile()
  if (!importChoicesOf[found.kind].includes(choice)) {
    throw badRequest(
      'invalid_choice',
      'An import doesn’t change this kind of record. Add this one as new, or leave it out.',
    )
  }
  const decided = await imports.decide(id, choice, row)
  if (decided === 0 && row !== undefined) throw notFound('row_not_found', 'This row has nothing to decide.')
  await imports.change({ id, states: ['checked'] }, { counts: await imports.counts(id) })
}

export async function startRun({ imports }: ImportDeps, id: number): Promise<void> {
  await importById({ imports }, id)
  const start = { state: 'running' as const, progress: imports.finished(id) }
  const isStarted = await imports.change({ id, states: ['checked'] }, start, (tx) => [tx.enqueue(runTaskName, { id })])
  if (!isStarted) throw changedMeanwhile()
}

/** Until when an import can be undone; null if it can't be. */
export function undoUntil({ state, doneAt }: Pick<Import, 'state' | 'doneAt'>, now: Date): Date | null {
  if (state !== 'done' || doneAt === null) return null
  const until = new Date(doneAt.getTime() + importUndoDays * dayMs)
  return until > now ? until : null
}

export async function startUndo({ imports, now }: ImportDeps, id: number): Promise<void> {
  if (!undoUntil(await importById({ imports }, id), now())) {
    throw conflict('undo_ended', `Only an import that ended in the last ${importUndoDays} days can be undone.`)
  }
  const isStarted = await imports.change({ id, states: ['done'] }, { state: 'undoing', progress: 0 }, (tx) => [
    tx.enqueue(undoTaskName, { id }),
  ])
  if (!isStarted) throw changedMeanwhile()
}

/** Deletes an import that was not run. One that was stays in the list, as a record of what came in. */
export async function removeImport({ imports }: ImportDeps, id: number): Promise<void> {
  const { state } = await importById({ imports }, id)
  if (!['columns', 'checked'].includes(state)) throw changedMeanwhile()
  await imports.remove(id)
}

const rowCursor = z.object({ row: z.number().int().positive() })

export async function pageOfRows(
  { imports }: ImportDeps,
  id: number,
  { verdict, cursor, limit }: { verdict: ImportRowList; cursor?: string | undefined; limit: number },
) {
  const found = await importById({ imports }, id)
  const after = decodeCursor(rowCursor, cursor)?.row ?? 0
  const rows = await imports.rows(found, verdict, { after, limit: limit + 1 })
  return page(rows, limit, ({ row }) => ({ row: row.row }))
}

const verdictWords = {
  new: 'new',
  update: 'fills a record',
  same: 'already on record',
  possible: 'possible duplicate',
  bad: 'problem',
} as const
const resultWords = {
  added: 'added',
  filled: 'filled',
  skipped: 'left out',
  undone: 'undone',
  kept: 'left as it is',
} as const
const rowsOfReport = 1_000
const resumeWords = ({ resumeFile, resumeId }: Pick<StoredRow, 'resumeFile' | 'resumeId'>) => {
  if (resumeFile === null) return ''
  return resumeId === null ? 'no file' : 'added'
}

/** Every row with its result, as pieces of a CSV file. */
export async function* reportOf({ imports }: ImportDeps, { id, headers, columns }: Import): AsyncGenerator<string> {
  const hasResumes = columns.includes('resumeFile')
  let start = csvText(['Row', 'Check', 'Problems', 'Result', ...(hasResumes ? ['Résumé'] : []), ...headers], [])
  for (let after = 1; ;) {
    const rows = await imports.reported(id, after, rowsOfReport)
    yield (
      start +
        csvLines(
          rows.map(({ row, verdict, problems, result, cells, ...resume }) => [
            row,
            verdict && verdictWords[verdict],
            problems.map(({ column, message }) => `${column}: ${message}`).join(' '),
            result && resultWords[result],
            ...(hasResumes ? [resumeWords(resume)] : []),
            ...cells,
          ]),
        )
    )
    const last = rows.at(-1)
    if (!last || rows.length < rowsOfReport) return
    start = ''
    after = last.row
  }
}

/** An empty file with the columns of a kind and one example. */
export const templateOf = (kind: ImportKind): string =>
  csvText(
    templateFields(kind).map(({ label }) => label),
    [templateFields(kind).map(({ example }) => example)],
  )
