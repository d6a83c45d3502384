import { jobColumnsOf, type JobColumnsDeps } from '#worker/features/jobs/jobs/job-changes.service.ts'
import { firmsOfRows, type FirmsOfRowsDeps } from './firms-of-rows.service.ts'
import type { CheckedRow, Import, StoredRow } from './imports.repo.ts'
import { jobIn } from './job-cells.ts'
import type { ImportedJob, JobImportsRepo } from './job-imports.repo.ts'
import { cellsByField, headerOf } from './row-cells.ts'

export type CheckJobsDeps = JobColumnsDeps & FirmsOfRowsDeps & { jobImports: JobImportsRepo; now: () => Date }

type Problem = StoredRow['problems'][number]
type ReadRow = { stored: StoredRow; title: string | null; job?: ImportedJob; problems: Problem[] }
type Match = { id: number | null; isSameText: number | null; earlier: number | null }

/** Says what an import would do with these rows. Writes nothing. */
export async function checkJobs(deps: CheckJobsDeps, given: Import, rows: readonly StoredRow[]): Promise<CheckedRow[]> {
  const now = deps.now()
  const [columnsOf, firms] = await Promise.all([jobColumnsOf(deps), firmsOfRows(deps, given, rows)])
  const read = rows.map((stored): ReadRow => {
    const cells = cellsByField(given, stored)
    const firm = firms.get(stored.row)
    const named = firm && !cells['firmName']?.trim() ? { ...cells, firmName: firm.name } : cells
    const { title, problems, job } = jobIn(named, now)
    if (!job) {
      return {
        stored,
        title,
        problems: problems.map(({ field, message }) => ({ column: headerOf(given, field), message })),
      }
    }
    return {
      stored,
      title,
      problems: [],
      job: { ...columnsOf(job.form), ...job.opening, firmId: firm?.firmId ?? null },
    }
  })
  const good = read.flatMap(({ job }) => job ?? [])
  const matches = good.length > 0 ? await deps.jobImports.matches(given.id, good) : []
  const matchOf = new Map(matches.map((match) => [good[match.at], match]))
  const rowOfJob = new Map<string, number>()
  return read.map(({ stored: { row, email }, title, job, problems }): CheckedRow => {
    const common = { row, email, name: title }
    if (!job) return { ...common, verdict: 'bad', targetId: null, problems, record: null }
    const { id = null, isSameText = null, earlier = null } = matchOf.get(job) ?? {}
    const repeated = earlier ?? rowOfJob.get(keyOf(job)) ?? null
    if (repeated === null) rowOfJob.set(keyOf(job), row)
    const column = headerOf(given, 'title')
    const notes = repeated === null ? [] : [{ column, message: `Row ${repeated} has the same title, firm, and city.` }]
    return {
      ...common,
      verdict: verdictOf({ id, isSameText, earlier: repeated }),
      targetId: id,
      problems: notes,
      record: job,
    }
  })
}

const keyOf = ({ title, firmName, city, location }: ImportedJob): string =>
  JSON.stringify([title, firmName, city ?? location]).toLowerCase()

function verdictOf({ id, isSameText, earlier }: Match): CheckedRow['verdict'] {
  if (id !== null && isSameText) return 'same'
  return id === null && earlier === null ? 'new' : 'possible'
}
