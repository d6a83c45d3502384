import { useEffect, useState } from 'react'
import { authApi } from '#contract/api/identity/auth.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'

/** After "Forgot password?": a link by e-mail where the installation can send one. */
export function ForgotPassword() {
  const [canSend, setCanSend] = useState<boolean>()
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')
  const [error, setError] = useState<string>()
  useEffect(() => {
    let isGone = false
    call(authApi.ways)
      .then(({ canSendReset }) => isGone || setCanSend(canSendReset))
      .catch(() => isGone || setCanSend(false))
    return () => {
      isGone = true
    }
  }, [])
  if (canSend === undefined) return null
  if (!canSend) {
    return <output className="mt-4 block text-sm">Ask your administrator for a link to choose a new password.</output>
  }
  if (state === 'sent') {
    return (
      <output className="mt-4 block text-sm">
        If there is an account under {email}, a link to choose a new password is on its way there.
      </output>
    )
  }
  const send = async () => {
    setState('busy')
    setError(undefined)
    try {
      await call(authApi.forgot, { body: { email } })
      setState('sent')
    } catch (failed) {
      setError(sentenceOf(failed, 'Nothing was sent. Please try again.'))
      setState('idle')
    }
  }
  return (
    <form
      noValidate
      className="mt-4 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (state === 'idle') void send()
      }}
    >
      <Field label="Email of your account" error={error}>
        <TextInput
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button type="submit" isBusy={state === 'busy'}>
        Send me a link
      </Button>
    </form>
  )
}
