import type { ImportKind } from '#contract/domain/imports.ts'
import type { Ids } from '#worker/platform/ids.ts'
import { checkContacts, type CheckContactsDeps } from './check-contacts.service.ts'
import { checkFirms, type CheckFirmsDeps } from './check-firms.service.ts'
import { checkJobs, type CheckJobsDeps } from './check-jobs.service.ts'
import { checkPeople, type CheckPeopleDeps } from './check-people.service.ts'
import { checkSubmissions, type CheckSubmissionsDeps } from './check-submissions.service.ts'
import type { ExternalIdsDeps, RecordsByRow } from './external-ids.service.ts'
import type { ImportResumesRepo } from './import-resumes.repo.ts'
import { namesResumes, readImportedTask } from './import-resumes.service.ts'
import type { Slice } from './import-slices.ts'
import type { CheckedRow, Import, StoredRow } from './imports.repo.ts'

export type ImportKindDeps = CheckPeopleDeps &
  CheckFirmsDeps &
  CheckContactsDeps &
  CheckSubmissionsDeps &
  CheckJobsDeps &
  ExternalIdsDeps & { ids: Pick<Ids, 'shortId'>; importResumes: Pick<ImportResumesRepo, 'ofRows'> }

/** Steps of an import for a slice of rows of one kind of record. */
type ImportSteps = {
  /** Says what the run would do with the rows. Writes nothing. `known`: records by the rows that have their id. */
  check: (deps: ImportKindDeps, given: Import, rows: readonly StoredRow[], known: RecordsByRow) => Promise<CheckedRow[]>
  /** Makes and fills records. False: the import has moved on, and nothing was written. */
  run: (deps: ImportKindDeps, given: Import, slice: Slice) => Promise<boolean>
  /** Takes records back. False: the import has moved on, and nothing was written. */
  undo: (deps: ImportKindDeps, slice: Slice) => Promise<boolean>
}

export const importSteps: Record<ImportKind, ImportSteps> = {
  candidates: {
    check: checkPeople,
    run: async (deps, given, slice) => {
      const resumeIds = namesResumes(given) ? await deps.importResumes.ofRows(given.id, slice.rows) : []
      return deps.personImports.run(slice, given.overwrites, (tx) =>
        resumeIds.map((resumeId) => tx.enqueue(readImportedTask, { resumeId })),
      )
    },
    undo: ({ personImports }, slice) => personImports.undo(slice),
  },
  firms: {
    check: checkFirms,
    run: ({ firmImports }, given, slice) => firmImports.run(slice, given.overwrites),
    undo: ({ firmImports }, slice) => firmImports.undo(slice),
  },
  contacts: {
    check: checkContacts,
    run: ({ contactImports }, given, slice) => contactImports.run(slice, given.overwrites),
    undo: ({ contactImports }, slice) => contactImports.undo(slice),
  },
  jobs: {
    check: checkJobs,
    run: async (deps, _given, slice) => deps.jobImports.run(slice, await freeShortIds(deps, slice.rows.length)),
    undo: ({ jobImports }, slice) => jobImports.undo(slice),
  },
  submissions: {
    check: checkSubmissions,
    run: ({ submissionImports }, _given, slice) => submissionImports.run(slice),
    undo: ({ submissionImports }, slice) => submissionImports.undo(slice),
  },
}

/** Short ids that no job has. Two of eight random characters are hardly ever the same. */
async function freeShortIds({ ids, jobImports }: ImportKindDeps, count: number): Promise<string[]> {
  const made = new Set(Array.from({ length: count + 8 }, () => ids.shortId()))
  const taken = await jobImports.takenShortIds([...made])
  return [...made].filter((shortId) => !taken.has(shortId)).slice(0, count)
}
