import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router'
import { authApi } from '#contract/api/identity/auth.ts'
import { chosenPasswordForm } from '#contract/domain/auth-rules.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { PublicLayout } from '#web/app/layouts/public-layout.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/app/ui/button.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { Field } from '#web/app/ui/field.tsx'
import { PasswordInput } from '#web/app/ui/password-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

type Loaded = { name: string; email: string } | { over: string }

const over = 'This link is not valid any more. Ask your administrator for another one.'

/** Whose password the link changes, or why it does not. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const token = params['token'] ?? ''
  try {
    return await call(authApi.reset, { params: { token } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    // A link that was cut when it was copied is no link at all.
    return { over: error.code === 'reset_link_over' ? error.message : over }
  }
}

/** Chooses a new password by the link that an admin has passed on. */
export function ResetPage() {
  const loaded = useLoaderData<typeof loader>()
  const [isDone, setIsDone] = useState(false)
  return (
    <PublicLayout>
      <title>{pageTitle('Choose a new password')}</title>
      {isDone ? (
        <Ended title="Your password is changed" text="You are signed out everywhere. Sign in with the new password." />
      ) : 'over' in loaded ? (
        <Ended title="This link has ended" text={loaded.over} />
      ) : (
        <>
          <h1 className="text-3xl">Choose a new password</h1>
          <p className="mt-2 text-sm text-ink-muted">
            For <span className="wrap-anywhere">{loaded.email}</span>. It signs you out wherever you are signed in.
          </p>
          <PasswordForm email={loaded.email} onDone={() => setIsDone(true)} />
        </>
      )}
    </PublicLayout>
  )
}

function Ended({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="text-3xl">{title}</h1>
      <output className="mt-3 block text-ink-muted">{text}</output>
      <Link to={paths.login()} className={`${buttonClass({ variant: 'primary' })} mt-6`}>
        Go to sign in
      </Link>
    </>
  )
}

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { token = '' } = useParams()
  const [typed, setTyped] = useState({ password: '', confirmPassword: '' })
  const [problems, setProblems] = useState<{ password?: string; confirmPassword?: string }>({})
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(authApi.useReset, { params: { token }, body: { password: typed.password } }),
    onSuccess: onDone,
    onError: (error) => {
      const text = sentenceOf(error, 'Failed to change the password')
      toast({ title: 'Update Failed', text, variant: 'destructive' })
      setProblems({ password: text })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const issues = chosenPasswordForm.safeParse(typed).error?.issues ?? []
    const about = (name: string) => issues.find(({ path }) => path[0] === name)?.message
    const [password, confirmPassword] = [about('password'), about('confirmPassword')]
    setProblems({ ...(password ? { password } : {}), ...(confirmPassword ? { confirmPassword } : {}) })
    if (issues.length === 0 && !isPending) mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-4">
      {/* For password managers, which file the new password under it. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="New password" error={problems.password} hint="At least 6 characters.">
        <PasswordInput
          autoComplete="new-password"
          value={typed.password}
          onChange={(event) => setTyped({ ...typed, password: event.target.value })}
        />
      </Field>
      <Field label="New password again" error={problems.confirmPassword}>
        <PasswordInput
          autoComplete="new-password"
          value={typed.confirmPassword}
          onChange={(event) => setTyped({ ...typed, confirmPassword: event.target.value })}
        />
      </Field>
      <Button type="submit" variant="primary" isBusy={isPending} className="mt-1 w-full">
        Save password
      </Button>
    </form>
  )
}
