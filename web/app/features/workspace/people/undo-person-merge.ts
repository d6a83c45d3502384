import { peopleApi } from '#contract/api/candidates/people.ts'
import { call } from '#web/app/api/call.ts'
import { undoMerge } from '#web/app/lib/undo-merge.ts'
import { refreshPeople } from './people-queries.ts'

/** Separates two records again, and says how it went. */
export const undoPersonMerge = (mergeId: number): Promise<void> =>
  undoMerge(() => call(peopleApi.undoMerge, { params: { id: mergeId } }), {
    done: 'Both records are as they were.',
    refresh: refreshPeople,
  })
