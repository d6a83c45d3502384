import { Component, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { ErrorState } from './error-state.tsx'
import { CodeNotFetched } from './lazy-named.tsx'
import { markOpener, returnFocus } from './layers.ts'
import { modalClass } from './modal-class.ts'
import { useLayer } from './use-layer.ts'

type Frame =
  /** Replaces the part; with `onClose` if there is something to go back to. */
  | { as: 'section'; onClose?: () => void }
  /** A window above the page. */
  | { as: 'dialog'; onClose: () => void }
  /** Wraps or replaces the sentence and Retry, for a part with its own frame. */
  | { as: 'custom'; renderFailed: (state: ReactNode) => ReactNode }

type LazyPartProps = Frame & {
  /** Names the part in the heading of its error: "Candidate", "Saved views". */
  title: string
  children: ReactNode
  /** Takes up the space while the code is fetched. */
  fallback?: ReactNode
}

/**
 * A part of a screen with code of its own. If the code can't be fetched or the part throws while rendering, only the part
 * shows an error with Retry. The screen around it keeps its filters, selection and scroll position.
 */
export function LazyPart({ children, fallback = null, title, ...frame }: LazyPartProps) {
  return (
    <PartBoundary title={title} frame={frame}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  )
}

type BoundaryProps = { title: string; frame: Frame; children: ReactNode }

class PartBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: undefined as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  // The next opening fetches the code again.
  override componentWillUnmount(): void {
    clearError(this.state.error)
  }

  retry = (): void => {
    clearError(this.state.error)
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    const { title, frame, children } = this.props
    if (error === undefined) return children
    return <FailedPart title={title} error={error} onRetry={this.retry} {...frame} />
  }
}

function clearError(error: unknown): void {
  if (error instanceof CodeNotFetched) error.clear()
}

type FailedProps = Frame & { title: string; error: unknown; onRetry: () => void }

function FailedPart({ title, error, onRetry, ...frame }: FailedProps) {
  const isCode = error instanceof CodeNotFetched
  const state = (
    <ErrorState
      title={`${title} couldn’t be shown`}
      text={
        isCode
          ? 'Check your connection and try again. If it still fails, reload the page.'
          : 'Something unexpected happened here.'
      }
      lost="Nothing was lost."
      onRetry={onRetry}
    />
  )
  if (frame.as === 'custom') return frame.renderFailed(state)
  if (frame.as === 'dialog') {
    return (
      <FailedDialog title={title} onClose={frame.onClose}>
        {state}
      </FailedDialog>
    )
  }
  return (
    <div className="flex flex-col items-start gap-3">
      {state}
      {frame.onClose ? <Button onClick={frame.onClose}>Close</Button> : null}
    </div>
  )
}

export type FailedFrameProps = { title: string; onClose: () => void; children: ReactNode }

// Without the code of the real dialogs, because that may be what couldn't be fetched.
function FailedDialog({ title, onClose, children }: FailedFrameProps) {
  const { ref } = useLayer({ onEscape: onClose })
  const [opener] = useState(markOpener)
  const dialog = useRef<HTMLDialogElement>(null)
  const setDialog = useCallback(
    (element: HTMLDialogElement | null) => {
      dialog.current = element
      return ref(element)
    },
    [ref],
  )
  useEffect(() => {
    dialog.current?.showModal()
    return () => void setTimeout(() => returnFocus(opener), 0)
  }, [opener])
  return (
    <dialog
      ref={setDialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className={cx(modalClass, 'm-0 max-w-md p-0 text-ink backdrop:bg-scrim')}
    >
      <FailedHead title={title} onClose={onClose} />
      <div className="px-5 pb-5">{children}</div>
    </dialog>
  )
}

/** The header of a dialog or panel that failed. */
export function FailedHead({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <div className="flex items-start justify-between gap-3 px-5 pt-4 pb-3">
      <h2 className="text-xl">{title}</h2>
      <Button size="sm" variant="quiet" onClick={onClose}>
        Close
      </Button>
    </div>
  )
}
