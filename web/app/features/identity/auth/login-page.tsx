import { useState } from 'react'
import { redirect, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { PublicLayout } from '#web/app/layouts/public-layout.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { paths, safeNext } from '#web/app/paths.ts'
import { Button } from '#web/app/ui/button.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { cx } from '#web/app/ui/cx.ts'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { AccountMade } from './account-made.tsx'
import { LoginForm, type LoginMode } from './login-form.tsx'

// Only accounts with two-factor sign-in come to it.
const SecondStep = lazyNamed(() => import('./second-step.tsx'), 'SecondStep')

// Who knows the password needs none of it.
const ForgotPassword = lazyNamed(() => import('./forgot-password.tsx'), 'ForgotPassword')

/** The readable cookie that says "someone is signed in" (worker/http/session.ts): without it nothing is asked. */
const hasSessionHint = () => /(?:^|;\s*)signed_in=1/.test(document.cookie)

/** Whoever is signed in already goes on to where they were going. */
export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  if (!hasSessionHint()) return null
  const { currentUser } = await import('./current-user.ts')
  const user = await currentUser()
  if (user) throw redirect(nextOf(new URL(request.url).searchParams))
  return null
}

const nextOf = (search: URLSearchParams) => safeNext(search.get('next'), window.location.origin)

/** Sign in or create an account (spec 1 §2 Login). */
export function LoginPage() {
  const [search] = useSearchParams()
  const [mode, setMode] = useState<LoginMode>('sign-in')
  const [madeMessage, setMadeMessage] = useState<string>()
  const [challenge, setChallenge] = useState<string>()
  const [hasForgotten, setHasForgotten] = useState(false)
  const heading = mode === 'sign-in' ? 'Sign In' : 'Create Account'

  if (madeMessage !== undefined) {
    return (
      <PublicLayout>
        <title>{pageTitle('Account created')}</title>
        <AccountMade
          message={madeMessage}
          onSignIn={() => {
            setMadeMessage(undefined)
            setMode('sign-in')
          }}
        />
      </PublicLayout>
    )
  }
  if (challenge !== undefined) {
    return (
      <PublicLayout>
        <title>{pageTitle('Two-factor sign-in')}</title>
        <h1 className="text-3xl">Two-factor sign-in</h1>
        <p className="mt-2 text-sm text-ink-muted">Enter the 6 digits that your authenticator app shows.</p>
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
      <p className="mt-2 text-sm text-ink-muted">
        {mode === 'sign-in'
          ? 'For partners and administrators. To apply for a job you need no account.'
          : 'For partners who place candidates with us. To apply for a job you need no account.'}
      </p>
      {/* A new form for each mode: toggling clears the fields. */}
      <LoginForm
        key={mode}
        mode={mode}
        next={nextOf(search)}
        onAccountMade={setMadeMessage}
        onSecondStep={setChallenge}
      />
      {mode !== 'sign-in' ? null : hasForgotten ? (
        <LazyPart as="section" title="The form" onClose={() => setHasForgotten(false)}>
          <ForgotPassword />
        </LazyPart>
      ) : (
        <Button variant="quiet" className="mt-2 w-full" onClick={() => setHasForgotten(true)}>
          Forgot password?
        </Button>
      )}
      <p className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule pt-5 text-sm text-ink-muted">
        {mode === 'sign-in' ? 'You have no account yet?' : 'You have an account already?'}
        <Button onClick={() => setMode(mode === 'sign-in' ? 'register' : 'sign-in')}>
          {mode === 'sign-in' ? 'Create Account' : 'Sign In'}
        </Button>
      </p>
      <a href={paths.site.landing} className={cx(buttonClass({ variant: 'quiet' }), 'mt-3 w-full')}>
        Back to Home
      </a>
    </PublicLayout>
  )
}
