import { firmsApi } from '#contract/api/clients/firms.ts'
import { call } from '#web/app/api/call.ts'
import { undoMerge } from '#web/app/lib/undo-merge.ts'
import { refreshFirms } from './firm-queries.ts'

/** Separates two firms again, and says how it went. */
export const undoFirmMerge = (mergeId: number): Promise<void> =>
  undoMerge(() => call(firmsApi.undoMerge, { params: { mergeId } }), {
    done: 'Both firms are as they were.',
    refresh: refreshFirms,
  })
