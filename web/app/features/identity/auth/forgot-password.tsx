import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { authApi } from '#contract/api/identity/auth.ts'
import { read } from '#web/app/api/query.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'

/** The button or form that had the focus is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** Follows "Forgot password?": a link by email if the installation can send one. */
export function ForgotPassword() {
  const { data: ways, isPending } = useQuery({ ...read(authApi.ways), staleTime: 0 })
  const [sentTo, setSentTo] = useState<string>()
  if (isPending) return null
  if (!ways?.canSendReset) {
    return (
      <output ref={takeFocus} tabIndex={-1} className="mt-4 block text-sm">
        Ask your administrator for a password reset link.
      </output>
    )
  }
  if (sentTo !== undefined) {
    return (
      <output ref={takeFocus} tabIndex={-1} className="mt-4 block text-sm">
        If there is an account for {sentTo}, we’ve emailed a password reset link.
      </output>
    )
  }
  return <ResetRequest onSent={setSentTo} />
}

function ResetRequest({ onSent }: { onSent: (email: string) => void }) {
  const form = useContractForm(authApi.forgot, {
    defaults: { email: '' },
    onSaved: (_, { email }) => onSent(email),
    failure: 'We couldn’t send the link. Please try again.',
  })
  const { setFocus } = form
  useEffect(() => setFocus('email'), [setFocus])
  return (
    <PageForm form={form} submitLabel="Send me a link" buttonWidth="full" className="mt-4">
      <Field label="Email of your account" error={form.problem('email')}>
        <TextInput type="email" autoComplete="username" {...form.register('email')} />
      </Field>
    </PageForm>
  )
}
