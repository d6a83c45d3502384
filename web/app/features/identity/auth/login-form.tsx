import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, offline, sentenceOf } from '#web/app/api/api-error.ts'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { PasswordInput } from '#web/app/ui/password-input.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import type { FieldErrors } from './auth-calls.ts'

export type LoginMode = 'sign-in' | 'register'

/** 30 days is `rememberMeDays` of contract/domain/auth-rules.ts, which isn't loaded before the first key. */
const rememberMeLabel = 'Remember me for 30 days'

const failures = {
  'sign-in': { title: 'Login Failed', text: 'Invalid email or password' },
  register: { title: 'Registration Failed', text: 'Failed to create account' },
} as const satisfies Record<LoginMode, { title: string; text: string }>

type LoginFormProps = {
  mode: LoginMode
  /** A safe path of the application. */
  next: string
  onAccountCreated: (message: string) => void
  /** Called after the right password, if the account has two-factor sign-in. */
  onSecondStep: (challenge: string) => void
}

/**
 * The fields of one mode. A toast names what is missing; what is wrong appears beside its field. It keeps its
 * state itself, because react-hook-form and the contract's schemas would double what the page loads before the first key.
 */
export function LoginForm({ mode, next, onAccountCreated, onSecondStep }: LoginFormProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const [rememberMe, setRememberMe] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  /** Why the last attempt failed, until the next one. */
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  // `isBusy` is one render late: two clicks within a frame would send twice.
  const isSending = useRef(false)
  const navigate = useNavigate()
  const fields = useRef<HTMLDivElement>(null)
  const isRegistering = mode === 'register'

  async function submit() {
    if (isSending.current) return
    isSending.current = true
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
      isSending.current = false
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
        onAccountCreated(await auth.register({ email, password }))
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
    if (problems.email) focusOn('email')
    else if (problems.password) focusOn('password')
  }

  /** The field to correct in an incomplete form: the first empty one, or the password that differs. */
  function wrongField() {
    if (email.trim() === '') return 'email'
    return isRegistering && password !== '' && password !== confirmPassword ? 'confirmPassword' : 'password'
  }

  /** Selects the text too, so that typing replaces it. */
  function focusOn(name: 'email' | 'password' | 'confirmPassword') {
    const field = fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
    field?.focus()
    field?.select()
  }

  return (
    <PageForm
      form={{ isBusy, isDirty: false, error: problem, submit: () => void submit() }}
      submitLabel={isRegistering ? 'Create Account' : 'Sign In'}
      buttonWidth="full"
      className="mt-5"
    >
      <div ref={fields} className="contents">
        <Field label="Email" error={errors.email}>
          <TextInput
            name="email"
            type="email"
            // Code that only sending needs is fetched when the user starts to type, not with the page.
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
      </div>
    </PageForm>
  )
}
