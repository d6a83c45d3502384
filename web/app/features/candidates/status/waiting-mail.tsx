import { useState } from 'react'
import type { CandidateMail } from '#contract/api/candidates/candidate-mails.ts'
import { sendTimeText } from '#contract/domain/rejections.ts'
import { Button } from '#web/app/ui/button.tsx'
import { useUndoRejection } from './use-reject.ts'

/** When a waiting email leaves, and the way to undo the rejection that it belongs to until then. */
export function WaitingMail({ applicationId, mail }: { applicationId: number; mail: CandidateMail }) {
  const [now] = useState(() => new Date())
  const undo = useUndoRejection()
  if (mail.delivery !== 'queued' || mail.sendAt === null) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
      Goes out {sendTimeText(mail.sendAt, now)}
      {mail.kind === 'rejection' ? (
        <Button size="sm" variant="quiet" isBusy={undo.isPending} onClick={() => undo.mutate([applicationId])}>
          Undo rejection
        </Button>
      ) : null}
    </p>
  )
}
