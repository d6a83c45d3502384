import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { accountApi } from '#contract/api/identity/account.ts'
import { profileBody } from '#contract/domain/auth-rules.ts'
import { roleAccessLabels, roleLabels } from '#contract/domain/roles.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { showIssues } from '#web/app/lib/form-issues.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { accountQuery, loadAccount, rememberAccount, useCurrentUserAgain } from './settings-queries.ts'

export const loader = loadAccount

/** One's own name; e-mail and role are what an admin decides. */
export function Section() {
  const { data: account } = useSuspenseQuery(accountQuery)
  const askAgain = useCurrentUserAgain()
  const form = useForm<z.input<typeof profileBody>, unknown, z.output<typeof profileBody>>({
    resolver: zodResolver(profileBody),
    values: { name: account.name },
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: z.output<typeof profileBody>) => call(accountApi.change, { body }),
    onSuccess: async (changed) => {
      rememberAccount(changed)
      toast({ title: 'Profile Saved', text: `You appear as ${changed.name}.` })
      await askAgain()
    },
    onError: (failed) => {
      toast({ title: 'Save Failed', text: sentenceOf(failed, 'Failed to save your profile'), variant: 'destructive' })
      showIssues(failed, form.setError, ['name'])
    },
  })
  return (
    <Card title="Profile">
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit((body) => isPending || mutate(body))(event)}
        className="flex max-w-md flex-col gap-4"
      >
        <Field
          label="Name"
          error={form.formState.errors.name?.message}
          hint="Colleagues see it beside messages, changes and notifications."
        >
          <TextInput autoComplete="name" {...form.register('name')} />
        </Field>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
          <dt className="text-ink-muted">Email</dt>
          <dd className="wrap-anywhere">{account.email}</dd>
          <dt className="text-ink-muted">Role</dt>
          <dd>
            {roleLabels[account.role]} · {roleAccessLabels[account.role]}
          </dd>
        </dl>
        {error ? (
          <p role="alert" className="text-sm text-danger">
            {sentenceOf(error, 'Failed to save your profile')}
          </p>
        ) : null}
        <Button type="submit" variant="primary" isBusy={isPending} className="self-start">
          Save profile
        </Button>
      </form>
    </Card>
  )
}
