import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type ErrorStateProps = {
  /** Names the failure. */
  title: string
  /** The reason, usually the server's sentence. */
  text?: ReactNode
  /** Reassures the user: "Nothing was lost.", "Your message wasn't sent; the text is still below." */
  lost?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  retryLabel?: string
  /** The id to quote when asking for help. */
  requestId?: string | undefined
}

/** A failure: what happened, whether anything was lost, and a button to try again. */
export function ErrorState({
  title,
  text,
  lost,
  onRetry,
  isRetrying = false,
  retryLabel = 'Retry',
  requestId,
}: ErrorStateProps) {
  return (
    <div role="alert" className="rounded-lg border border-danger bg-paper-raised p-4">
      <div className="flex items-start gap-3">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
        <div className="min-w-0 grow text-sm">
          <p className="font-medium text-ink">{title}</p>
          {text ? <div className="mt-1 text-ink-muted">{text}</div> : null}
          {lost ? <div className="mt-1 text-ink-muted">{lost}</div> : null}
          {onRetry ? (
            <Button size="sm" className="mt-3" isBusy={isRetrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          ) : null}
          {requestId ? <p className="mt-2 text-xs text-ink-faint">Request {requestId}</p> : null}
        </div>
      </div>
    </div>
  )
}
