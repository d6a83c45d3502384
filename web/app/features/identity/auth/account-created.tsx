import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/app/ui/button.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'

/** Long enough to read two sentences twice. */
const redirectDelayMs = 8_000

type AccountCreatedProps = { message: string; onSignIn: () => void }

/**
 * Shown after an account was created, before the landing page. The server renders that page, so a toast of the app
 * couldn't appear there. Signing in cancels the redirect.
 */
export function AccountCreated({ message, onSignIn }: AccountCreatedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    const timer = setTimeout(() => window.location.assign(paths.site.landing), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <CircleCheck aria-hidden className="size-8 text-success" />
      <h1 ref={heading} tabIndex={-1} className="mt-3 text-3xl focus-visible:outline-none">
        Thank you
      </h1>
      <output className="mt-3 block text-ink-muted">{message}</output>
      <p className="mt-2 text-sm text-ink-faint">We’re taking you back to the home page.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onSignIn}>
          Sign in now
        </Button>
        <a href={paths.site.landing} className={buttonClass()}>
          Back to Home
        </a>
      </div>
    </>
  )
}
