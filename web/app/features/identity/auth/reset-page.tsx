import { useState } from 'react'
import { Link, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router'
import { authApi } from '#contract/api/identity/auth.ts'
import { chosenPasswordForm } from '#contract/domain/auth-rules.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { PublicLayout } from '#web/app/layouts/public-layout.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { paths } from '#web/app/paths.ts'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { Field } from '#web/app/ui/field.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { PasswordInput } from '#web/app/ui/password-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

type Loaded = { name: string; email: string } | { problem: string }

const invalidLink = 'This link is no longer valid. Ask your administrator for a new one.'
const failure = 'Failed to change the password'

/** Reads the account that the link is for, or why the link doesn't work. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const token = params['token'] ?? ''
  try {
    return await call(authApi.reset, { params: { token } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    // Any other 404 is a link that was copied only in part.
    return { problem: error.code === 'reset_link_over' ? error.message : invalidLink }
  }
}

/** Lets a user choose a new password through the link that an admin passed on. */
export function ResetPage() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <PublicLayout>
      <title>{pageTitle('Choose a new password')}</title>
      <ResetSteps loaded={loaded} />
    </PublicLayout>
  )
}

function ResetSteps({ loaded }: { loaded: Loaded }) {
  const [isDone, setIsDone] = useState(false)
  if (isDone) {
    return (
      <Ended title="Your password is changed" text="You are signed out everywhere. Sign in with the new password." />
    )
  }
  if ('problem' in loaded) return <Ended title="This link has expired" text={loaded.problem} />
  return (
    <>
      <h1 className="text-3xl">Choose a new password</h1>
      <p className="mt-2 text-sm text-ink-muted">
        For <span className="wrap-anywhere">{loaded.email}</span>. It signs you out on every device.
      </p>
      <PasswordForm email={loaded.email} onDone={() => setIsDone(true)} />
    </>
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
  const form = useContractForm(authApi.completeReset, {
    defaults: { password: '', confirmPassword: '' },
    schema: chosenPasswordForm,
    send: ({ password }) => call(authApi.completeReset, { params: { token }, body: { password } }),
    onSaved: onDone,
    onFailed: (error) => toast({ title: 'Update Failed', text: sentenceOf(error, failure), variant: 'destructive' }),
    failure,
  })
  return (
    <PageForm form={form} submitLabel="Save password" buttonWidth="full" className="mt-5">
      {/* Password managers save the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="New password" error={form.problem('password')} hint="At least 6 characters.">
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field label="Confirm new password" error={form.problem('confirmPassword')}>
        <PasswordInput autoComplete="new-password" {...form.register('confirmPassword')} />
      </Field>
    </PageForm>
  )
}
