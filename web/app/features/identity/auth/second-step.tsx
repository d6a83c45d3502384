import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { takeSecondStep, wrongCode } from './auth-calls.ts'

type SecondStepProps = {
  /** What the first step answered. */
  challenge: string
  /** A safe path of the application. */
  next: string
  onStartAgain: () => void
}

/** The second step of signing in: a code of the authenticator app or a recovery code, in one field. */
export function SecondStep({ challenge, next, onStartAgain }: SecondStepProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isUnderWay = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isUnderWay.current) return
    const problem = wrongCode(code)
    if (problem) return refuse(problem)
    isUnderWay.current = true
    setIsBusy(true)
    try {
      const user = await takeSecondStep({ challenge, code })
      toast({ title: `Welcome, ${user.name}`, text: 'You are signed in.' })
      await navigate(next, { replace: true })
    } catch (failed) {
      const text = sentenceOf(failed, 'The code could not be checked')
      toast({ title: 'Login Failed', text, variant: 'destructive' })
      if (failed instanceof ApiError && failed.code === 'second_step_over') onStartAgain()
      else refuse(text)
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }

  function refuse(problem: string) {
    setError(problem)
    field.current?.focus()
    field.current?.select()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 flex flex-col gap-4">
      <Field label="Code" error={error} hint="Without your phone, enter one of your recovery codes.">
        <TextInput
          ref={field}
          name="code"
          // The form takes the place of the one that was just sent.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          className="tabular-nums"
        />
      </Field>
      <Button type="submit" variant="primary" isBusy={isBusy} className="mt-1 w-full">
        Sign In
      </Button>
      <Button disabled={isBusy} onClick={onStartAgain} className="w-full">
        Use another account
      </Button>
    </form>
  )
}
