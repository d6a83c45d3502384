import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CandidateMail } from '#contract/api/candidates/candidate-mails.ts'
import { composedEmailsApi } from '#contract/api/candidates/composed-emails.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { candidateMails } from '#web/app/features/candidates/applications/candidate-queries.ts'
import { Button } from '#web/app/ui/button.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

/** Sends an email again that failed or wasn't sent. */
export function RetryMail({ applicationId, mail }: { applicationId: number; mail: CandidateMail }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(composedEmailsApi.retry, { params: { id: applicationId, mailId: mail.id } }),
    onSuccess: () => toast({ title: 'Email queued', text: 'It’s being sent again.' }),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Not sent', text: sentenceOf(error, 'The email wasn’t sent again.') }),
    onSettled: () => client.invalidateQueries({ queryKey: candidateMails(applicationId).queryKey }),
  })
  if (mail.delivery !== 'failed' && mail.delivery !== 'not_sent') return null
  return (
    <Button size="sm" variant="quiet" isBusy={isPending} onClick={() => mutate()}>
      Retry<span className="sr-only"> email: {mail.subject}</span>
    </Button>
  )
}
