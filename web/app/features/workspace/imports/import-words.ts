import type { ImportKind } from '#contract/domain/imports.ts'

/** Words of the screen for each kind of record. */
export const importWords = {
  candidates: {
    kind: 'People',
    found: 'New people',
    added: 'People added',
    noName: 'No name',
    checked: 'Nothing has been added yet. Rows with problems are left out. Nobody is emailed.',
    undo: 'People it added are removed, and records it filled return to what they said before. Records that have changed since stay as they are.',
  },
  firms: {
    kind: 'Firms',
    found: 'New firms',
    added: 'Firms added',
    noName: 'No name',
    checked:
      'Nothing has been added yet. A firm is found by its name and other names in any spelling. Rows with problems are left out.',
    undo: 'Firms it added are removed, and records it filled return to what they said before. Firms that have changed since, or that have contacts, jobs, or submissions, stay as they are.',
  },
  contacts: {
    kind: 'Contacts of firms',
    found: 'New contacts',
    added: 'Contacts added',
    noName: 'No name',
    checked:
      'Nothing has been added yet. A contact belongs to the firm in its row, which has to be in the directory. Rows with problems are left out. Nobody is emailed.',
    undo: 'Contacts it added are removed, and records it filled return to what they said before. Contacts that have changed since, or that a submission, a review room, or an email belongs to, stay as they are.',
  },
  jobs: {
    kind: 'Jobs',
    found: 'New jobs',
    added: 'Jobs added',
    noName: 'No title',
    checked:
      'Nothing has been added yet. Jobs that say they’re open will be public; all others are drafts or closed. Rows with problems are left out. Nobody is emailed, and job alerts skip imported jobs.',
    undo: 'Jobs it added are deleted. Jobs that have changed since, or that somebody applied to, stay as they are.',
  },
  submissions: {
    kind: 'Submissions',
    found: 'New submissions',
    added: 'Submissions added',
    noName: 'No candidate',
    checked:
      'Nothing has been added yet. The person, the firm, and the job of a row have to be on record. Submissions come in as history: they aren’t checked, they start no ownership, and nobody is emailed. Rows with problems are left out.',
    undo: 'Submissions it added are removed, with the applications that they needed. Those that have changed since, or that something belongs to, stay as they are.',
  },
} as const satisfies Record<ImportKind, Record<string, string>>
