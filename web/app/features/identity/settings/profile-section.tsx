import { useSuspenseQuery } from '@tanstack/react-query'
import { accountApi } from '#contract/api/identity/account.ts'
import { roleAccessLabels, roleLabels } from '#contract/domain/roles.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import {
  accountQuery,
  loadAccount,
  saveAccount,
  useReloadCurrentUser,
} from '#web/app/features/identity/auth/account-queries.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Card } from '#web/app/ui/card.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

export const loader = loadAccount

const failure = 'Failed to save your profile'

/** The signed-in user's own name. Email and role are up to an admin. */
export function Section() {
  const { data: account } = useSuspenseQuery(accountQuery)
  const reloadCurrentUser = useReloadCurrentUser()
  const form = useContractForm(accountApi.change, {
    defaults: { name: account.name },
    onSaved: async (saved) => {
      saveAccount(saved)
      form.reset({ name: saved.name })
      toast({ title: 'Profile saved', text: `You appear as ${saved.name}.` })
      await reloadCurrentUser()
    },
    onFailed: (error) => toast({ title: 'Save Failed', text: sentenceOf(error, failure), variant: 'destructive' }),
    failure,
  })
  return (
    <Card title="Profile">
      <PageForm form={form} submitLabel="Save profile" className="max-w-md">
        <Field
          label="Name"
          error={form.problem('name')}
          hint="Shown to colleagues next to your messages, changes and notifications."
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
      </PageForm>
    </Card>
  )
}
