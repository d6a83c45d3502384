import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { authApi, type CurrentUser } from '#contract/api/auth.ts'
import { registerBody, rememberMeDays, signInBody, signInProblem } from '#contract/domain/auth-rules.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { PasswordInput } from '#web/app/ui/password-input.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { rememberCurrentUser } from './current-user.ts'

export type LoginMode = 'sign-in' | 'register'

type FieldErrors = { email?: string; password?: string }

type LoginFormProps = {
  mode: LoginMode
  /** A safe path of the application. */
  next: string
  onAccountMade: (message: string) => void
}

/** The fields of one mode; what is missing is said in toasts, as the spec has it, what is wrong beside its field. */
export function LoginForm({ mode, next, onAccountMade }: LoginFormProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const [rememberMe, setRememberMe] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const isRegistering = mode === 'register'

  function show(problems: FieldErrors) {
    setErrors(problems)
    const first = problems.email ? 'email' : problems.password ? 'password' : undefined
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  const signIn = useMutation({
    mutationFn: () => call(authApi.login, { body: { email, password, rememberMe } }),
    onSuccess: (user: CurrentUser) => {
      rememberCurrentUser(user)
      toast({ title: `Welcome, ${user.name}`, text: 'You are signed in.' })
      return navigate(next, { replace: true })
    },
    onError: (error) => failed('Login Failed', error, 'Invalid email or password'),
  })
  const register = useMutation({
    mutationFn: () => call(authApi.register, { body: { email, password } }),
    onSuccess: ({ message }) => onAccountMade(message),
    onError: (error) => failed('Registration Failed', error, 'Failed to create account'),
  })
  const { mutate, isPending } = isRegistering ? register : signIn

  function failed(title: string, error: unknown, fallback: string) {
    toast({ title, text: sentenceOf(error, fallback), variant: 'destructive' })
    if (error instanceof ApiError) show(fieldErrors(error.issues.map((issue) => ({ ...issue, path: [issue.path] }))))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const problem = signInProblem({ email, password, confirmPassword }, mode)
    if (problem) {
      toast({ title: problem.title, text: problem.text, variant: 'destructive' })
      return
    }
    const parsed = (isRegistering ? registerBody : signInBody).safeParse({ email, password })
    if (!parsed.success) return show(fieldErrors(parsed.error.issues))
    setErrors({})
    mutate()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-5 flex flex-col gap-4">
      <Field label="Email" error={errors.email}>
        <TextInput
          name="email"
          type="email"
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
        <Checkbox
          name="rememberMe"
          checked={rememberMe}
          onCheckedChange={setRememberMe}
          label={`Remember me for ${rememberMeDays} days`}
        />
      )}
      <Button type="submit" variant="primary" isBusy={isPending} className="mt-1 w-full">
        {isRegistering ? 'Create Account' : 'Sign In'}
      </Button>
    </form>
  )
}

/** The first sentence on each of the two fields. */
function fieldErrors(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldErrors {
  const of = (name: string) => issues.find(({ path }) => path[0] === name)?.message
  const email = of('email')
  const password = of('password')
  return { ...(email ? { email } : {}), ...(password ? { password } : {}) }
}
