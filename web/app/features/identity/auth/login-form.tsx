import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, offline, sentenceOf } from '#web/app/api/api-error.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { PasswordInput } from '#web/app/ui/password-input.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import type { FieldErrors } from './auth-calls.ts'

export type LoginMode = 'sign-in' | 'register'

/** 30 days, as the rules of sign-in have it (contract/domain/auth-rules.ts, which comes with the first key). */
const rememberMeLabel = 'Remember me for 30 days'

const failures = {
  'sign-in': { title: 'Login Failed', text: 'Invalid email or password' },
  register: { title: 'Registration Failed', text: 'Failed to create account' },
} as const satisfies Record<LoginMode, { title: string; text: string }>

type LoginFormProps = {
  mode: LoginMode
  /** A safe path of the application. */
  next: string
  onAccountMade: (message: string) => void
  /** The password was right, and the account has two-factor sign-in. */
  onSecondStep: (challenge: string) => void
}

/** The fields of one mode; what is missing is said in toasts, as the spec has it, what is wrong beside its field. */
export function LoginForm({ mode, next, onAccountMade, onSecondStep }: LoginFormProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const [rememberMe, setRememberMe] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  /** What was wrong with the last attempt, as long as nothing else is tried. */
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  // The state is a render late: two clicks in one frame would send twice.
  const isUnderWay = useRef(false)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const isRegistering = mode === 'register'

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    setProblem(undefined)
    try {
      await send()
    } catch (error) {
      const { title, text } = failures[mode]
      const sentence = sentenceOf(error, text)
      toast({ title, text: sentence, variant: 'destructive' })
      setProblem(sentence)
      if (!(error instanceof ApiError) || error.issues.length === 0) focusOn('password')
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }

  async function send() {
    const auth = await import('./auth-calls.ts').catch(() => {
      throw offline()
    })
    const problem = auth.signInProblem({ email, password, confirmPassword }, mode)
    if (problem) {
      toast({ title: problem.title, text: problem.text, variant: 'destructive' })
      setProblem(problem.text)
      focusOn(wrongField())
      return
    }
    const wrong = auth.wrongFields({ email, password }, mode)
    show(wrong)
    if (Object.keys(wrong).length > 0) return
    try {
      if (isRegistering) {
        onAccountMade(await auth.register({ email, password }))
        return
      }
      const answer = await auth.signIn({ email, password, rememberMe })
      if ('challenge' in answer) {
        onSecondStep(answer.challenge)
        return
      }
      const { user } = answer
      toast({ title: `Welcome, ${user.name}`, text: 'You are signed in.' })
      await navigate(next, { replace: true })
    } catch (error) {
      if (error instanceof ApiError) show(auth.fieldErrors(error.issues))
      throw error
    }
  }

  function show(problems: FieldErrors) {
    setErrors(problems)
    const first = problems.email ? 'email' : problems.password ? 'password' : undefined
    if (first) focusOn(first)
  }

  /** The field that an incomplete form is about: the first empty one, or the passwords. */
  function wrongField() {
    if (email.trim() === '') return 'email'
    return isRegistering && password !== '' && password !== confirmPassword ? 'confirmPassword' : 'password'
  }

  /** What is there is selected, so that typing replaces it. */
  function focusOn(name: 'email' | 'password' | 'confirmPassword') {
    const field = form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
    field?.focus()
    field?.select()
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="mt-5 flex flex-col gap-4">
      <Field label="Email" error={errors.email}>
        <TextInput
          name="email"
          type="email"
          // What only sending needs is fetched when somebody begins to type, not with the page.
          onFocus={() => void import('./auth-calls.ts')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label="Password" error={errors.password} hint={isRegistering ? 'At least 6 characters.' : undefined}>
        <PasswordInput
          name="password"
          autoComplete={isRegistering ? 'new-password' : 'current-password'}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {isRegistering ? (
        <Field label="Confirm Password">
          <PasswordInput
            name="confirmPassword"
            autoComplete="new-password"
            value={confirmPassword}
            onChange={(event) => setConfirmPassword(event.target.value)}
          />
        </Field>
      ) : (
        <Checkbox name="rememberMe" checked={rememberMe} onCheckedChange={setRememberMe} label={rememberMeLabel} />
      )}
      <p role="alert" className={problem === undefined ? 'sr-only' : 'text-sm font-medium text-danger'}>
        {problem}
      </p>
      <Button type="submit" variant="primary" isBusy={isBusy} className="mt-1 w-full">
        {isRegistering ? 'Create Account' : 'Sign In'}
      </Button>
    </form>
  )
}
