import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { accountApi } from '#contract/api/account.ts'
import { signInCode } from '#contract/domain/two-factor.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Dialog } from '#web/app/ui/dialog.tsx'
import { Field } from '#web/app/ui/field.tsx'
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
  const formId = useId()
  const { title, description, action } = texts[asking]
  const [currentPassword, setCurrentPassword] = useState('')
  const [code, setCode] = useState('')
  const [problems, setProblems] = useState<{ currentPassword?: string; code?: string; other?: string }>({})
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const body = { currentPassword, code }
      if (asking === 'codes') return (await call(accountApi.newRecoveryCodes, { body })).recoveryCodes
      rememberAccount(await call(accountApi.turnOffTwoFactor, { body }))
      return undefined
    },
    onSuccess: (codes) => {
      if (codes) onCodes(codes)
      else toast({ title: 'Two-factor sign-in is off', text: 'Your password alone signs you in.' })
      onClose()
    },
    onError: (error) => {
      const issues = error instanceof ApiError ? error.issues : []
      const about = (field: string) => issues.find(({ path }) => path === field)?.message
      const [forPassword, forCode] = [about('currentPassword'), about('code')]
      setProblems({
        ...(forPassword ? { currentPassword: forPassword } : {}),
        ...(forCode ? { code: forCode } : {}),
        ...(forPassword || forCode ? {} : { other: sentenceOf(error, 'It could not be done. Please try again.') }),
      })
    },
  })
  const submit = () => {
    const wrong = signInCode.safeParse(code).error?.issues[0]?.message
    setProblems({
      ...(currentPassword === '' ? { currentPassword: 'Please enter your current password' } : {}),
      ...(wrong ? { code: wrong } : {}),
    })
    if (currentPassword !== '' && !wrong && !isPending) mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      description={description}
      size="sm"
      dismissible={!isPending}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant={asking === 'off' ? 'danger' : 'primary'} isBusy={isPending}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="flex flex-col gap-4"
      >
        <Field label="Current password" error={problems.currentPassword}>
          <PasswordInput
            autoComplete="current-password"
            value={currentPassword}
            onChange={(event) => setCurrentPassword(event.target.value)}
          />
        </Field>
        <Field label="Code" error={problems.code} hint="Of your app, or one of your recovery codes.">
          <TextInput
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        {problems.other ? (
          <p role="alert" className="text-sm text-danger">
            {problems.other}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
