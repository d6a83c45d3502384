import { importFields } from '#contract/domain/imports.ts'
import type { Import, StoredRow } from './imports.repo.ts'

/** The header of the column that fills a field, for the sentence about a problem. */
export function headerOf({ kind, headers, columns }: Import, field: string): string {
  const header = headers[columns.indexOf(field)]?.trim()
  return header || (importFields[kind].find(({ key }) => key === field)?.label ?? field)
}

/** Cells of a row by the fields that their columns fill. */
export const cellsByField = ({ columns }: Import, { cells }: StoredRow): Record<string, string> =>
  Object.fromEntries(columns.map((field, at) => [field, cells[at] ?? ''] as const).filter(([field]) => field !== ''))

/** Problems of fields as problems of the columns that fill them. */
export const problemsOf = (given: Import, problems: readonly { field: string; message: string }[]) =>
  problems.map(({ field, message }) => ({ column: headerOf(given, field), message }))
