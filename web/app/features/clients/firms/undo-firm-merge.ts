import { firmsApi } from '#contract/api/clients/firms.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { toast } from '#web/app/ui/toast-store.ts'
import { refreshFirms } from './firm-queries.ts'

/** Separates two firms again, and says how it went. */
export async function undoFirmMerge(mergeId: number): Promise<void> {
  try {
    await call(firmsApi.undoMerge, { params: { mergeId } })
    toast({ title: 'Merge undone', text: 'Both firms are as they were.' })
  } catch (error) {
    const text = sentenceOf(error, 'Please try again.')
    toast({ title: 'The merge wasn’t undone', text, variant: 'destructive' })
  }
  refreshFirms()
}
