import { endpoint } from '#contract/endpoint.ts'
import {
  importChoices,
  importKinds,
  importLimits,
  importRowLists,
  importStates,
  importVerdicts,
  maxSourceLength,
} from '#contract/domain/imports.ts'
import { optionalLine } from '#contract/domain/plain-text.ts'
import { z } from '#contract/zod.ts'
import { byId, done, idParam, idValue, isoMoment, paging } from '#contract/api/common.ts'

/** Rows of each verdict after the check, and what the run made of them. */
const counts = z.object({
  ...(Object.fromEntries(importVerdicts.map((verdict) => [verdict, z.number().int()])) as Record<
    (typeof importVerdicts)[number],
    z.ZodNumber
  >),
  /** Possible duplicates, and people at firms that are off limits, without a decision. */
  undecided: z.number().int(),
  /** Those that are to be added or to fill a record. */
  chosen: z.number().int(),
  /** Records that the run made or filled. */
  added: z.number().int(),
  filled: z.number().int(),
  /** Records that an undo left as they are, because they have changed since. */
  kept: z.number().int(),
  /** Rows without problems that name a résumé file. */
  resumes: z.number().int(),
})
export type ImportCounts = z.output<typeof counts>

const importItem = z.object({
  id: idValue,
  kind: z.enum(importKinds),
  fileName: z.string(),
  state: z.enum(importStates),
  createdAt: isoMoment,
  /** Rows in the file, and rows that the current step has finished. */
  total: z.number().int(),
  progress: z.number().int(),
  counts,
  /** Null if it can't be undone, or not any more. */
  undoUntil: isoMoment.nullable(),
})
export type ImportItem = z.output<typeof importItem>

const importDetail = importItem.extend({
  headers: z.array(z.string()),
  /** A field for each column; empty: left out. */
  columns: z.array(z.string()),
  /** Fields whose column replaces what a record says; all others fill what it leaves empty. */
  overwrites: z.array(z.string()),
  /** The system that the ids in the file are from; null: none is named. */
  source: z.string().nullable(),
  /** True if the columns are those of an earlier file with the same headers. */
  isRemembered: z.boolean(),
  /** Résumé files that have arrived. */
  receivedResumes: z.number().int(),
  /** The first rows of the file. */
  samples: z.array(z.array(z.string())),
})
export type ImportDetail = z.output<typeof importDetail>

const importRow = z.object({
  /** Its number in the spreadsheet; the header is row 1. */
  row: z.number().int(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  verdict: z.enum(importVerdicts),
  problems: z.array(z.object({ column: z.string(), message: z.string() })),
  choice: z.enum(importChoices).nullable(),
  /** The file that it names as its résumé. */
  resume: z.object({ file: z.string(), isReceived: z.boolean() }).nullable(),
  /** The record that it is about, with its name. */
  target: z.object({ id: idValue, name: z.string() }).nullable(),
})
export type ImportRow = z.output<typeof importRow>

export const importsApi = {
  list: endpoint('GET /api/imports', { response: z.array(importItem) }),
  /** The CSV file as the body, at most 20 MB. */
  upload: endpoint('POST /api/imports', {
    query: z.object({
      kind: z.enum(importKinds).default('candidates'),
      name: z.string().trim().max(200).default('import.csv'),
    }),
    body: 'stream',
    response: importDetail,
  }),
  template: endpoint('GET /api/imports/template.csv', {
    query: z.object({ kind: z.enum(importKinds).default('candidates') }),
    response: 'file',
  }),
  byId: endpoint('GET /api/imports/:id', { params: byId, response: importDetail }),
  rows: endpoint('GET /api/imports/:id/rows', {
    params: byId,
    query: z.object({ verdict: z.enum(importRowLists), ...paging }),
    response: z.object({ items: z.array(importRow), nextCursor: z.string().nullable() }),
  }),
  /** Rows that name a résumé file, up to 1,000 at once. */
  resumes: endpoint('GET /api/imports/:id/resumes', {
    params: byId,
    query: z.object({ cursor: paging.cursor }),
    response: z.object({
      items: z.array(z.object({ row: z.number().int(), file: z.string(), isReceived: z.boolean() })),
      nextCursor: z.string().nullable(),
    }),
  }),
  /** Takes the résumé of a row of a checked import: a PDF, DOC or DOCX file as the body, at most 5 MB. */
  addResume: endpoint('PUT /api/imports/:id/resumes/:row', {
    params: byId.extend({ row: idParam }),
    body: 'stream',
    response: done,
  }),
  /** Every row with its result, for a spreadsheet. */
  report: endpoint('GET /api/imports/:id/report.csv', { params: byId, response: 'file' }),
  /** Sets the columns and starts the check, which writes no record. */
  check: endpoint('POST /api/imports/:id/check', {
    params: byId,
    body: z.object({
      columns: z.array(z.string().max(40)).max(importLimits.columns),
      overwrites: z.array(z.string().max(40)).max(importLimits.columns).default([]),
      source: optionalLine(maxSourceLength).nullable(),
    }),
    response: done,
  }),
  /** Decides about a possible duplicate; without a row, about all that are undecided. */
  decide: endpoint('POST /api/imports/:id/decisions', {
    params: byId,
    body: z.object({ row: idValue.optional(), choice: z.enum(importChoices) }),
    response: done,
  }),
  run: endpoint('POST /api/imports/:id/run', { params: byId, response: done }),
  undo: endpoint('POST /api/imports/:id/undo', { params: byId, response: done }),
  /** Deletes an import that was not run, with its rows. */
  remove: endpoint('DELETE /api/imports/:id', { params: z.object({ id: idParam }), response: 'none' }),
}
