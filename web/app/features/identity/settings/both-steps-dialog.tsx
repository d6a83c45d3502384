import { accountApi } from '#contract/api/identity/account.ts'
import { call } from '#web/app/api/call.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { PasswordInput } from '#web/app/ui/password-input.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { rememberAccount } from './settings-queries.ts'

type Asking = 'codes' | 'off'

const texts = {
  codes: {
    title: 'Make new recovery codes?',
    description: 'The codes that you have now stop working.',
    action: 'Make new codes',
  },
  off: {
    title: 'Turn off two-factor sign-in?',
    description: 'Your password alone then signs you in. Your recovery codes stop working.',
    action: 'Turn off',
  },
} as const satisfies Record<Asking, { title: string; description: string; action: string }>

type BothStepsDialogProps = {
  asking: Asking | undefined
  onClose: () => void
  onCodes: (codes: readonly string[]) => void
}

/** Asks for password and code again before what changes how one signs in. */
export function BothStepsDialog({ asking, ...rest }: BothStepsDialogProps) {
  return asking ? <OpenDialog key={asking} asking={asking} {...rest} /> : null
}

function OpenDialog({ asking, onClose, onCodes }: BothStepsDialogProps & { asking: Asking }) {
  const { title, description, action } = texts[asking]
  const form = useContractForm(accountApi.newRecoveryCodes, {
    defaults: { currentPassword: '', code: '' },
    send: async (body) => {
      if (asking === 'codes') return (await call(accountApi.newRecoveryCodes, { body })).recoveryCodes
      rememberAccount(await call(accountApi.turnOffTwoFactor, { body }))
      return undefined
    },
    onSaved: (codes) => {
      if (codes) onCodes(codes)
      else toast({ title: 'Two-factor sign-in is off', text: 'Your password alone signs you in.' })
      onClose()
    },
    failure: 'It could not be done. Please try again.',
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
      <Field label="Code" error={form.problem('code')} hint="Of your app, or one of your recovery codes.">
        <TextInput autoComplete="one-time-code" spellCheck={false} maxLength={40} {...form.register('code')} />
      </Field>
    </FormDialog>
  )
}
