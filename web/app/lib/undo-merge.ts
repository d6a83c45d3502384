import { sentenceOf } from '#web/app/api/api-error.ts'
import { toast } from '#web/app/ui/toast-store.ts'

/** Separates two merged records again, says how it went, and reads both records again. */
export async function undoMerge(
  undo: () => Promise<unknown>,
  { done, refresh }: { done: string; refresh: () => void },
): Promise<void> {
  try {
    await undo()
    toast({ title: 'Merge undone', text: done })
  } catch (error) {
    const text = sentenceOf(error, 'Please try again.')
    toast({ title: 'The merge wasn’t undone', text, variant: 'destructive' })
  }
  refresh()
}
