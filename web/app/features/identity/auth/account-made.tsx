import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/app/ui/button.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'

/** Long enough to read two sentences twice. */
const stayMs = 8_000

type AccountMadeProps = { message: string; onSignIn: () => void }

/**
 * After creating an account. The spec goes to the landing page, which the server renders and where a toast of ours could
 * not be seen: so the answer is shown here first, and leaving can be called off by signing in.
 */
export function AccountMade({ message, onSignIn }: AccountMadeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    const timer = setTimeout(() => window.location.assign(paths.site.landing), stayMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <CircleCheck aria-hidden className="size-8 text-success" />
      <h1 ref={heading} tabIndex={-1} className="mt-3 text-3xl focus-visible:outline-none">
        Thank you
      </h1>
      <output className="mt-3 block text-ink-muted">{message}</output>
      <p className="mt-2 text-sm text-ink-faint">We are taking you back to the home page.</p>
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
