import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { inboundMailApi } from '#contract/api/candidates/inbound-mail.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { read } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { CopyButton } from '#web/app/ui/copy-button.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

const addresses = read(inboundMailApi.addresses)

export const loader = () => queryClient.ensureQueryData(addresses)

/** The user's own addresses for résumés and for copies of emails. */
export function Section() {
  const { data } = useSuspenseQuery(addresses)
  const { intake, log } = data
  if (intake === null || log === null) {
    return (
      <Card title="Email to Placet">
        <p className="text-sm text-ink-muted">
          Your agency doesn’t take email yet. An admin can turn it on under Access, in the agency’s settings.
        </p>
      </Card>
    )
  }
  return <OwnAddresses intake={intake} log={log} />
}

function OwnAddresses({ intake, log }: { intake: string; log: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(inboundMailApi.replaceAddresses, { body: { intake } }),
    onSuccess: (current) => {
      queryClient.setQueryData(addresses.queryKey, current)
      toast({ title: 'Addresses replaced', text: 'Emails to the old ones are refused from now on.' })
    },
    onError: (error) =>
      toast({ title: 'Not replaced', text: sentenceOf(error, 'Please try again.'), variant: 'destructive' }),
    onSettled: () => setIsAsking(false),
  })
  return (
    <Card
      title="Email to Placet"
      actions={
        <Button size="sm" onClick={() => setIsAsking(true)}>
          Replace both
        </Button>
      }
    >
      <p className="mb-3 max-w-xl text-sm text-ink-muted">
        Both addresses accept email only from the agency’s accounts. Don’t share them outside the agency.
      </p>
      <dl className="flex flex-col gap-4 text-sm">
        <Address
          label="For résumés"
          address={intake}
          about="Forward emails with résumés here. Each file waits for your decision in Intake."
        />
        <Address
          label="For copies of emails"
          address={log}
          about="Add it as BCC when you email someone, or forward their emails to it. Each email is filed with the person’s record."
        />
      </dl>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Replace both addresses?"
        text="The old addresses stop working right away. Save the new ones in your address book and your mail rules."
        confirmLabel="Replace both"
        isBusy={isPending}
        onConfirm={() => mutate()}
      />
    </Card>
  )
}

function Address({ label, address, about }: { label: string; address: string; about: string }) {
  return (
    <div>
      <dt className="font-medium">{label}</dt>
      <dd className="mt-1 flex flex-wrap items-center gap-2">
        <span className="min-w-0 select-all wrap-anywhere">{address}</span>
        <CopyButton text={address} label="Copy" hiddenLabel={`address ${label.toLowerCase()}`} size="sm" />
      </dd>
      <dd className="mt-1 text-xs text-ink-muted">{about}</dd>
    </div>
  )
}
