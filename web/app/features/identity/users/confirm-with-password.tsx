import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { PasswordInput } from '#web/app/ui/password-input.tsx'

type ConfirmWithPasswordProps = {
  title: string
  text: string
  confirmLabel: string
  tone: 'primary' | 'danger'
  /** Called with the password. A wrong one is reported beside the field, any other refusal beside the buttons. */
  confirm: (currentPassword: string) => Promise<void>
  onClose: () => void
}

/** Asks for the signed-in user's own password before an action for which an open session isn't enough. */
export function ConfirmWithPassword({ title, text, confirmLabel, tone, confirm, onClose }: ConfirmWithPasswordProps) {
  const [currentPassword, setCurrentPassword] = useState('')
  const [problem, setProblem] = useState<{ field?: string; other?: string }>({})
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirm(currentPassword),
    onError: (error) => {
      const issues = error instanceof ApiError ? error.issues : []
      const field = issues.find(({ path }) => path === 'currentPassword')?.message
      setProblem(field ? { field } : { other: sentenceOf(error, 'That didn’t work. Please try again.') })
    },
  })
  const submit = () => {
    setProblem(currentPassword === '' ? { field: 'Please enter your current password' } : {})
    if (currentPassword !== '' && !isPending) mutate()
  }
  return (
    <FormDialog
      // A typed password isn't worth a question before closing.
      form={{ isBusy: isPending, isDirty: false, error: problem.other, submit }}
      onClose={onClose}
      title={title}
      description={text}
      size="sm"
      submitLabel={confirmLabel}
      submitTone={tone}
    >
      <Field label="Your password" error={problem.field}>
        <PasswordInput
          autoComplete="current-password"
          value={currentPassword}
          onChange={(event) => setCurrentPassword(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
