import { useState } from 'react'
import type { PersonResult } from '#contract/api/people-search.ts'
import { doNotContactReasonMax } from '#contract/domain/people-search.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Dialog } from '#web/app/ui/dialog.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'

type MarkDialogProps = {
  person: Pick<PersonResult, 'name'>
  isBusy: boolean
  onMark: (reason: string) => void
  onClose: () => void
}

/** Asks why somebody is not to be contacted, which may stay open, before the mark is set for everybody. */
export function MarkDialog({ person, isBusy, onMark, onClose }: MarkDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || isBusy || onClose()}
      size="sm"
      title={`Do not contact ${person.name}?`}
      description="They are filtered out of every search, past and to come, for everybody, until the mark is lifted."
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => onMark(reason)}>
            Mark as do not contact
          </Button>
        </>
      }
    >
      <Field label="Reason (optional)" hint="Such as “asked us by phone”. Everybody here can read it.">
        <TextArea
          rows={3}
          maxLength={doNotContactReasonMax}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Dialog>
  )
}
