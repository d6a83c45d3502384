import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { usersApi } from '#contract/api/identity/users.ts'
import { createUserBody, type CreateUser } from '#contract/domain/auth-rules.ts'
import { defaultRole, roleAccessLabels, roleLabels, roles } from '#contract/domain/roles.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { showIssues } from '#web/app/lib/form-issues.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { PasswordInput } from '#web/app/ui/password-input.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

const fieldNames = ['name', 'email', 'password', 'role'] as const
const empty: z.input<typeof createUserBody> = { name: '', email: '', password: '', role: defaultRole }

/** Makes an account that may sign in at once; then the form is empty again and the list shows the account. */
export function CreateUserForm() {
  const form = useForm<z.input<typeof createUserBody>, unknown, CreateUser>({
    resolver: zodResolver(createUserBody),
    defaultValues: empty,
  })
  const { errors } = form.formState
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: CreateUser) => call(usersApi.create, { body }),
    onSuccess: async () => {
      toast({ title: 'User Created', text: 'New user account has been created successfully.' })
      form.reset(empty)
      await queryClient.invalidateQueries({ queryKey: queryKey(usersApi.list) })
    },
    onError: (failed) => {
      toast({ title: 'Creation Failed', text: sentenceOf(failed, 'Failed to create user'), variant: 'destructive' })
      showIssues(failed, form.setError, fieldNames)
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit((body) => isPending || mutate(body))(event)}
      className="flex flex-col gap-4"
    >
      <Field label="Name" error={errors.name?.message}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('email')}
        />
      </Field>
      <Field label="Password" error={errors.password?.message} hint="At least 6 characters.">
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field label="Role" error={errors.role?.message}>
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <Select
              options={roles.map((role) => ({ value: role, label: `${roleLabels[role]} (${roleAccessLabels[role]})` }))}
              value={field.value ?? defaultRole}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
      {error ? (
        <p role="alert" className="text-sm text-danger">
          {sentenceOf(error, 'Failed to create user')}
        </p>
      ) : null}
      <Button type="submit" variant="primary" isBusy={isPending}>
        Create User
      </Button>
    </form>
  )
}
