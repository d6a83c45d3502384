import { useState } from 'react'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { PublicLayout } from '#web/app/layouts/public-layout.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { paths, safeNext } from '#web/app/paths.ts'
import { Button } from '#web/app/ui/button.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { cx } from '#web/app/ui/cx.ts'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { LoginForm, type LoginMode } from './login-form.tsx'

// Fetched only for accounts with two-factor sign-in.
const SecondStep = lazyNamed(() => import('./second-step.tsx'), 'SecondStep')

// Not for the first visit either: the sign-in page stays light.
const AccountCreated = lazyNamed(() => import('./account-created.tsx'), 'AccountCreated')
const ForgotPassword = lazyNamed(() => import('./forgot-password.tsx'), 'ForgotPassword')

/** Reads the cookie that says "someone is signed in" (worker/http/session.ts). Without it the server isn't asked. */
const hasSessionHint = () => /(?:^|;\s*)signed_in=1/.test(document.cookie)

/** Sends users who are already signed in on to where they were going. */
export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  if (!hasSessionHint()) return null
  const { currentUser } = await import('./current-user.ts')
  const user = await currentUser()
  if (user) throw redirect(nextOf(new URL(request.url).searchParams))
  return null
}

const nextOf = (search: URLSearchParams) => safeNext(search.get('next'), window.location.origin)

const modeTexts = {
  'sign-in': { heading: 'Sign In', about: 'partners and administrators', question: 'New here?', other: 'register' },
  register: {
    heading: 'Create Account',
    about: 'partners who place candidates with us',
    question: 'Already have an account?',
    other: 'sign-in',
  },
} as const satisfies Record<LoginMode, { heading: string; about: string; question: string; other: LoginMode }>

/** Sign in or create an account. */
export function LoginPage() {
  const [search] = useSearchParams()
  const [mode, setMode] = useState<LoginMode>('sign-in')
  /** The server's sentence about the account that was just created. */
  const [created, setCreated] = useState<string>()
  const [challenge, setChallenge] = useState<string>()
  const { heading, about, question, other } = modeTexts[mode]

  if (created !== undefined) {
    return (
      <PublicLayout>
        <title>{pageTitle('Account created')}</title>
        <LazyPart as="section" title="The confirmation">
          <AccountCreated
            message={created}
            onSignIn={() => {
              setCreated(undefined)
              setMode('sign-in')
            }}
          />
        </LazyPart>
      </PublicLayout>
    )
  }
  if (challenge !== undefined) {
    return (
      <PublicLayout>
        <title>{pageTitle('Two-factor sign-in')}</title>
        <h1 className="text-3xl">Two-factor sign-in</h1>
        <p className="mt-2 text-sm text-ink-muted">Enter the 6-digit code from your authenticator app.</p>
        <LazyPart as="section" title="The form" onClose={() => setChallenge(undefined)}>
          <SecondStep challenge={challenge} next={nextOf(search)} onStartAgain={() => setChallenge(undefined)} />
        </LazyPart>
      </PublicLayout>
    )
  }
  return (
    <PublicLayout>
      <title>{pageTitle(heading)}</title>
      <h1 className="text-3xl">{heading}</h1>
      <p className="mt-2 text-sm text-ink-muted">For {about}. You don’t need an account to apply for a job.</p>
      {/* A new form for each mode: toggling clears the fields. */}
      <LoginForm
        key={mode}
        mode={mode}
        next={nextOf(search)}
        onAccountCreated={setCreated}
        onSecondStep={setChallenge}
      />
      {mode === 'sign-in' ? <ForgottenPassword /> : null}
      <p className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule pt-5 text-sm text-ink-muted">
        {question}
        <Button onClick={() => setMode(other)}>{modeTexts[other].heading}</Button>
      </p>
      <a href={paths.site.landing} className={cx(buttonClass({ variant: 'quiet' }), 'mt-3 w-full')}>
        Back to Home
      </a>
    </PublicLayout>
  )
}

function ForgottenPassword() {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? (
    <LazyPart as="section" title="The form" onClose={() => setIsOpen(false)}>
      <ForgotPassword />
    </LazyPart>
  ) : (
    <Button variant="quiet" className="mt-2 w-full" onClick={() => setIsOpen(true)}>
      Forgot password?
    </Button>
  )
}
