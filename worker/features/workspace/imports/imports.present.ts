import type { ImportCounts, ImportDetail, ImportItem, ImportRow } from '#contract/api/workspace/imports.ts'
import type { Import, ImportsRepo } from './imports.repo.ts'
import { undoUntil } from './imports.service.ts'

const noCounts: ImportCounts = {
  new: 0,
  update: 0,
  same: 0,
  possible: 0,
  bad: 0,
  undecided: 0,
  chosen: 0,
  added: 0,
  filled: 0,
  kept: 0,
  resumes: 0,
}

export const presentImport = (found: Import, now: Date): ImportItem => ({
  id: found.id,
  kind: found.kind,
  fileName: found.fileName,
  state: found.state,
  createdAt: found.createdAt.toISOString(),
  total: found.total,
  progress: found.progress,
  counts: { ...noCounts, ...found.counts },
  undoUntil: undoUntil(found, now)?.toISOString() ?? null,
})

export const presentDetail = (
  {
    found,
    received,
    samples,
    isRemembered,
  }: { found: Import; received: number; samples: string[][]; isRemembered: boolean },
  now: Date,
): ImportDetail => ({
  ...presentImport(found, now),
  headers: found.headers,
  columns: found.columns,
  overwrites: found.overwrites,
  source: found.source,
  isRemembered,
  receivedResumes: received,
  samples: samples.map((cells) => cells.map((cell) => cell.slice(0, 200))),
})

export const presentRow = ({ row: r, targetName }: Awaited<ReturnType<ImportsRepo['rows']>>[number]): ImportRow => ({
  row: r.row,
  name: r.name,
  email: r.email,
  verdict: r.verdict ?? 'bad',
  problems: r.problems,
  choice: r.choice,
  resume: r.resumeFile === null ? null : { file: r.resumeFile, isReceived: r.resumeId !== null },
  target: r.targetId !== null && targetName !== null ? { id: r.targetId, name: targetName } : null,
})
