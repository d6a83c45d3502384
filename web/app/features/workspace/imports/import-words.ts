import type { ImportKind } from '#contract/domain/imports.ts'

/** Words of the screen for each kind of record. */
export const importWords = {
  candidates: {
    kind: 'People',
    found: 'New people',
    added: 'People added',
    checked:
      'Nothing has been added yet. Filling a record completes its empty fields and overwrites nothing. Rows with problems are left out. Nobody is emailed.',
    undo: 'People it added are removed, and records it filled return to what they said before. Records that have changed since stay as they are.',
  },
  jobs: {
    kind: 'Jobs',
    found: 'New jobs',
    added: 'Jobs added',
    checked:
      'Nothing has been added yet. Jobs that say they’re open will be public; all others are drafts or closed. Rows with problems are left out. Nobody is emailed, and job alerts skip imported jobs.',
    undo: 'Jobs it added are deleted. Jobs that have changed since, or that somebody applied to, stay as they are.',
  },
} as const satisfies Record<ImportKind, Record<string, string>>
