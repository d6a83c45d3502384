import { useMutation } from '@tanstack/react-query'
import { firmsApi, type Firm } from '#contract/api/clients/firms.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { firmQuery, refreshFirms } from './firm-queries.ts'

type DeleteFirmDialogProps = { firm: Firm; onClose: () => void; onDeleted: () => void }

/** Asks before a firm is deleted. Says why one that something belongs to can't be. */
export function DeleteFirmDialog({ firm, onClose, onDeleted }: DeleteFirmDialogProps) {
  const remove = useMutation({
    mutationFn: () => call(firmsApi.remove, { params: { id: firm.id } }),
    onSuccess: () => {
      toast({ title: 'Firm deleted', text: firm.name })
      onDeleted()
      queryClient.removeQueries({ queryKey: firmQuery(firm.id).queryKey })
      refreshFirms()
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Delete ${firm.name}?`}
      text="Its record and its other names go, and you can’t undo this. A firm that submissions, jobs, agreements, off-limits or ownerships belong to stays."
      confirmLabel="Delete firm"
      isBusy={remove.isPending}
      error={remove.isError ? sentenceOf(remove.error, 'Nothing was deleted. Please try again.') : undefined}
      onConfirm={() => remove.mutate()}
    />
  )
}
