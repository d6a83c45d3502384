import { useMutation, useQueryClient } from '@tanstack/react-query'
import { applicationsApi } from '#contract/api/candidates/applications.ts'
import type { SavedView } from '#contract/api/candidates/saved-views.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { ResumeSearchDialog } from './resume-search.tsx'
import { SavedViewsDialog } from './saved-views-dialog.tsx'

export type ListDialog = 'views' | 'resumes' | 'all-read'

type ListDialogsProps = {
  dialog: ListDialog
  query: string
  toReview: number
  onApply: (query: string) => void
  onClose: () => void
}

/** The dialogs of the list, of which one may be open. */
export function ListDialogs({ dialog, query, toReview, onApply, onClose }: ListDialogsProps) {
  function apply(view: SavedView) {
    onClose()
    onApply(view.query)
  }
  if (dialog === 'views') return <SavedViewsDialog query={query} onApply={apply} onClose={onClose} />
  if (dialog === 'resumes') return <ResumeSearchDialog onClose={onClose} />
  return <AllReadDialog toReview={toReview} onClose={onClose} />
}

function AllReadDialog({ toReview, onClose }: { toReview: number; onClose: () => void }) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(applicationsApi.allViewed),
    onSuccess: ({ marked }) => {
      toast({ title: 'Nothing left to review', text: `${counted(marked)} marked as read.` })
      void client.invalidateQueries({ queryKey: queryKey(applicationsApi.page) })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      tone="primary"
      title="Mark all as read?"
      text={`${counted(toReview)} that you haven’t opened, or that changed since, will leave “To review”. They’ll stay in every other list. This can’t be undone.`}
      confirmLabel="Mark all as read"
      isBusy={isPending}
      error={error ? sentenceOf(error, 'Nothing was marked. Please try again.') : undefined}
      onConfirm={() => mutate()}
    />
  )
}

const counted = (count: number) => `${numberText(count)} ${count === 1 ? 'candidate' : 'candidates'}`
