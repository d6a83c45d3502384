import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { accountApi } from '#contract/api/identity/account.ts'
import { changePasswordForm, type ChangePassword } from '#contract/domain/auth-rules.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { showIssues } from '#web/app/lib/form-issues.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { PasswordInput } from '#web/app/ui/password-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

const empty: ChangePassword = { currentPassword: '', password: '', confirmPassword: '' }

/** A new password; it ends every other session. */
export function Section() {
  const form = useForm<ChangePassword>({ resolver: zodResolver(changePasswordForm), defaultValues: empty })
  const { errors } = form.formState
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ currentPassword, password }: ChangePassword) =>
      call(accountApi.changePassword, { body: { currentPassword, password } }),
    onSuccess: async () => {
      toast({ title: 'Password Changed', text: 'You are signed out everywhere else.' })
      form.reset(empty)
      await queryClient.invalidateQueries({ queryKey: queryKey(accountApi.sessions) })
    },
    onError: (failed) => {
      toast({
        title: 'Save Failed',
        text: sentenceOf(failed, 'Failed to change your password'),
        variant: 'destructive',
      })
      showIssues(failed, form.setError, ['currentPassword', 'password'])
    },
  })
  return (
    <Card title="Password">
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit((typed) => isPending || mutate(typed))(event)}
        className="flex max-w-md flex-col gap-4"
      >
        <p className="text-sm text-ink-muted">A new password signs you out on every other device.</p>
        <Field label="Current password" error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
        </Field>
        <Field label="New password" error={errors.password?.message} hint="At least 6 characters.">
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Field label="New password again" error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('confirmPassword')} />
        </Field>
        {error ? (
          <p role="alert" className="text-sm text-danger">
            {sentenceOf(error, 'Failed to change your password')}
          </p>
        ) : null}
        <Button type="submit" variant="primary" isBusy={isPending} className="self-start">
          Change password
        </Button>
      </form>
    </Card>
  )
}
