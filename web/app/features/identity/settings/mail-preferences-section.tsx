import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { mailsApi } from '#contract/api/identity/mails.ts'
import { mailTemplates, optionalMailKinds, type OptionalMailKind } from '#contract/domain/mail-templates.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { read } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Card } from '#web/app/ui/card.tsx'
import { Switch } from '#web/app/ui/switch.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

const preferences = read(mailsApi.preferences)

export const loader = () => queryClient.ensureQueryData(preferences)

/** The optional emails that the user wants. */
export function Section() {
  const { data } = useSuspenseQuery(preferences)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ kind, isOn }: { kind: OptionalMailKind; isOn: boolean }) =>
      call(mailsApi.setPreference, { params: { kind }, body: { isOn } }),
    onSuccess: (saved) => queryClient.setQueryData(preferences.queryKey, saved),
    onError: (error) =>
      toast({ title: 'Save Failed', text: sentenceOf(error, 'Nothing was changed.'), variant: 'destructive' }),
  })
  return (
    <Card title="Email">
      <p className="mb-3 text-sm text-ink-muted">
        Choose which notifications you also get by email. We always email you about your account.
      </p>
      <ul className="flex flex-col gap-3">
        {optionalMailKinds.map((kind) => (
          <li key={kind}>
            <Switch
              label={mailTemplates[kind].label}
              checked={!data.off.includes(kind)}
              disabled={isPending}
              onCheckedChange={(isOn) => mutate({ kind, isOn })}
            />
            <p className="text-xs text-ink-muted">{mailTemplates[kind].about}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
