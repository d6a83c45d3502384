import { accountApi } from '#contract/api/identity/account.ts'
import { changePasswordForm, type ChangePassword } from '#contract/domain/auth-rules.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Card } from '#web/app/ui/card.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { PasswordInput } from '#web/app/ui/password-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

const empty: ChangePassword = { currentPassword: '', password: '', confirmPassword: '' }
const failure = 'Failed to change your password'

/** A new password for the signed-in user. It ends every other session. */
export function Section() {
  const form = useContractForm(accountApi.changePassword, {
    defaults: empty,
    schema: changePasswordForm,
    send: ({ currentPassword, password }) => call(accountApi.changePassword, { body: { currentPassword, password } }),
    onSaved: async () => {
      toast({ title: 'Password changed', text: 'You are signed out everywhere else.' })
      form.reset(empty)
      await queryClient.invalidateQueries({ queryKey: queryKey(accountApi.sessions) })
    },
    onFailed: (error) => toast({ title: 'Save Failed', text: sentenceOf(error, failure), variant: 'destructive' }),
    failure,
  })
  return (
    <Card title="Password">
      <PageForm form={form} submitLabel="Change password" className="max-w-md">
        <p className="text-sm text-ink-muted">A new password signs you out on every other device.</p>
        <Field label="Current password" error={form.problem('currentPassword')}>
          <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
        </Field>
        <Field label="New password" error={form.problem('password')} hint="At least 6 characters.">
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Field label="Confirm new password" error={form.problem('confirmPassword')}>
          <PasswordInput autoComplete="new-password" {...form.register('confirmPassword')} />
        </Field>
      </PageForm>
    </Card>
  )
}
