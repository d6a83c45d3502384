import { peopleApi } from '#contract/api/candidates/people.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { toast } from '#web/app/ui/toast-store.ts'
import { refreshPeople } from './people-queries.ts'

/** Separates two records again, and says how it went. */
export async function undoMerge(mergeId: number): Promise<void> {
  try {
    await call(peopleApi.undoMerge, { params: { id: mergeId } })
    toast({ title: 'Merge undone', text: 'Both records are as they were.' })
  } catch (error) {
    const text = sentenceOf(error, 'Please try again.')
    toast({ title: 'The merge wasn’t undone', text, variant: 'destructive' })
  }
  refreshPeople()
}
