import { accountApi } from '#contract/api/identity/account.ts'
import { call } from '#web/app/api/call.ts'
import { saveAccount } from '#web/app/features/identity/auth/account-queries.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { PasswordInput } from '#web/app/ui/password-input.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

type Action = 'codes' | 'off'

const texts = {
  codes: {
    title: 'Create new recovery codes?',
    description: 'Your current codes will stop working.',
    action: 'Create new codes',
  },
  off: {
    title: 'Turn off two-factor sign-in?',
    description: 'You’ll sign in with your password alone. Your recovery codes will stop working.',
    action: 'Turn off',
  },
} as const satisfies Record<Action, { title: string; description: string; action: string }>

type ReauthenticateDialogProps = {
  asking: Action | undefined
  onClose: () => void
  onCodes: (codes: readonly string[]) => void
}

/** Asks for the password and a code again before a change to two-factor sign-in. */
export function ReauthenticateDialog({ asking, ...rest }: ReauthenticateDialogProps) {
  return asking ? <OpenDialog key={asking} asking={asking} {...rest} /> : null
}

function OpenDialog({ asking, onClose, onCodes }: ReauthenticateDialogProps & { asking: Action }) {
  const { title, description, action } = texts[asking]
  const form = useContractForm(accountApi.newRecoveryCodes, {
    defaults: { currentPassword: '', code: '' },
    send: async (body) => {
      if (asking === 'codes') return (await call(accountApi.newRecoveryCodes, { body })).recoveryCodes
      saveAccount(await call(accountApi.turnOffTwoFactor, { body }))
      return undefined
    },
    onSaved: (codes) => {
      if (codes) onCodes(codes)
      else toast({ title: 'Two-factor sign-in is off', text: 'You now sign in with your password alone.' })
      onClose()
    },
    failure: 'Nothing was changed. Please try again.',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      description={description}
      size="sm"
      submitLabel={action}
      submitTone={asking === 'off' ? 'danger' : 'primary'}
    >
      <Field label="Current password" error={form.problem('currentPassword')}>
        <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
      </Field>
      <Field label="Code" error={form.problem('code')} hint="From your app, or one of your recovery codes.">
        <TextInput autoComplete="one-time-code" spellCheck={false} maxLength={40} {...form.register('code')} />
      </Field>
    </FormDialog>
  )
}
