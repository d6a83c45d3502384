import { expect } from 'vitest'
import type { ImportDetail, ImportRow } from '#contract/api/workspace/imports.ts'
import type { ImportKind } from '#contract/domain/imports.ts'
import { checkImport, runImport, undoImport } from '#worker/features/workspace/imports/run-import.service.ts'
import { call, testDeps, type TestSession } from './api.ts'

type CheckChoices = {
  /** The fields of the file's columns; those that the upload guessed unless given. */
  columns?: readonly string[]
  /** Fields whose values replace what records say. */
  overwrites?: readonly string[]
  /** The system that the ids of the file come from. */
  source?: string
}

const deps = () => testDeps({ now: () => new Date() })

export async function importDetail(as: TestSession, id: number): Promise<ImportDetail> {
  return (await call('GET', `/api/imports/${id}`, { as })).json()
}

export async function uploadImport(as: TestSession, kind: ImportKind, csv: string): Promise<ImportDetail> {
  const response = await call('POST', `/api/imports?kind=${kind}&name=file.csv`, { as, raw: csv })
  expect(response.status).toBe(201)
  return response.json()
}

/** Uploads a file and checks it; the queue's part of the work is done at once. */
export async function checkedImport(
  as: TestSession,
  kind: ImportKind,
  csv: string,
  choices: CheckChoices = {},
): Promise<ImportDetail> {
  const { id, columns } = await uploadImport(as, kind, csv)
  const body = { columns, ...choices }
  expect((await call('POST', `/api/imports/${id}/check`, { as, body })).status).toBe(202)
  await checkImport(deps(), id)
  return importDetail(as, id)
}

/** Runs a checked import to its end. */
export async function finishedImport(as: TestSession, id: number): Promise<ImportDetail> {
  expect((await call('POST', `/api/imports/${id}/run`, { as, body: {} })).status).toBe(202)
  await runImport(deps(), id)
  return importDetail(as, id)
}

/** Undoes an import to its end. */
export async function undoneImport(as: TestSession, id: number): Promise<ImportDetail> {
  expect((await call('POST', `/api/imports/${id}/undo`, { as, body: {} })).status).toBe(202)
  await undoImport(deps(), id)
  return importDetail(as, id)
}

/** The first page of an import's rows with this verdict. */
export async function importRowsOf(as: TestSession, id: number, verdict: string): Promise<ImportRow[]> {
  const response = await call('GET', `/api/imports/${id}/rows?verdict=${verdict}`, { as })
  return (await response.json<{ items: ImportRow[] }>()).items
}
