import { Controller } from 'react-hook-form'
import type { z } from 'zod'
import { usersApi } from '#contract/api/identity/users.ts'
import type { createUserBody } from '#contract/domain/auth-rules.ts'
import { defaultRole, roleAccessLabels, roleLabels, roles } from '#contract/domain/roles.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { queryKey } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { PasswordInput } from '#web/app/ui/password-input.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

const empty: z.input<typeof createUserBody> = { name: '', email: '', password: '', role: defaultRole }

const failure = 'Failed to create user'

/** Creates an account that can sign in right away, then clears itself. */
export function CreateUserForm() {
  const form = useContractForm(usersApi.create, {
    defaults: empty,
    onSaved: async () => {
      toast({ title: 'User Created', text: 'New user account has been created successfully.' })
      form.reset(empty)
      await queryClient.invalidateQueries({ queryKey: queryKey(usersApi.list) })
    },
    onFailed: (error) => toast({ title: 'Creation Failed', text: sentenceOf(error, failure), variant: 'destructive' }),
    failure,
  })
  return (
    <PageForm form={form} submitLabel="Create User" buttonWidth="full">
      <Field label="Name" error={form.problem('name')}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label="Email" error={form.problem('email')}>
        <TextInput
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('email')}
        />
      </Field>
      <Field label="Password" error={form.problem('password')} hint="At least 6 characters.">
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field label="Role" error={form.problem('role')}>
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
    </PageForm>
  )
}
