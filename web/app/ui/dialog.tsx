import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { ConfirmDialog } from './alert-dialog.tsx'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { modalClass, modalFooterClass, scrimClass } from './modal-class.ts'
import { UnsavedContext } from './unsaved.ts'
import { useLayer } from './use-layer.ts'

export type DialogProps = {
  open?: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children: ReactNode
  /** The buttons; the one that acts comes last. */
  footer?: ReactNode
  /** True while leaving would lose something: Esc, the close button and a click outside do nothing. */
  isBusy?: boolean
  /** Something was typed that closing would lose, so leaving asks first. */
  isUnsaved?: boolean
  /** What leaving asks then. */
  discardQuestion?: string
  size?: 'sm' | 'md' | 'lg'
}

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-4xl' } as const

/**
 * The frame of every dialog: holds the focus until it is closed, then gives it back. Screens use `FormDialog` or
 * `ViewDialog`. Long content scrolls between head and foot.
 */
export function Dialog({ open = true, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  onClose,
  title,
  description,
  children,
  footer,
  isBusy = false,
  isUnsaved = false,
  discardQuestion = 'Discard what you typed?',
  size = 'md',
}: Omit<DialogProps, 'open'>) {
  const body = useRef<HTMLDivElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [unsavedParts, setUnsavedParts] = useState<ReadonlySet<string>>(new Set())
  const report = useMemo(
    () => (part: string, isPartUnsaved: boolean) =>
      setUnsavedParts((now) => {
        if (now.has(part) === isPartUnsaved) return now
        return new Set(isPartUnsaved ? [...now, part] : [...now].filter((other) => other !== part))
      }),
    [],
  )
  const wouldLose = isUnsaved || unsavedParts.size > 0
  const leave = () => {
    if (isBusy) return
    if (wouldLose) setIsAsking(true)
    else onClose()
  }
  useBeforeUnload(wouldLose)
  const layer = useLayer({ onEscape: leave })
  return (
    <Primitive.Root open onOpenChange={(isOpen) => isOpen || leave()}>
      <Primitive.Portal>
        <Primitive.Overlay className={scrimClass} />
        <Primitive.Content
          {...layer}
          onOpenAutoFocus={(event) => {
            const field = firstField(body.current)
            if (!field) return
            event.preventDefault()
            field.focus()
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cx(modalClass, widths[size])}
        >
          <div className="flex items-start gap-3 px-5 pt-4 pb-3">
            <div className="min-w-0 grow">
              <Primitive.Title className="text-xl text-ink">{title}</Primitive.Title>
              {description ? (
                <Primitive.Description asChild>
                  <div className="mt-1 text-sm text-ink-muted">{description}</div>
                </Primitive.Description>
              ) : null}
            </div>
            {isBusy ? null : (
              <Primitive.Close asChild>
                <IconButton icon={X} label="Close" className="-mt-0.5 -mr-2" />
              </Primitive.Close>
            )}
          </div>
          <div ref={body} className="min-h-0 grow overflow-y-auto px-5 pt-1 pb-5 text-sm">
            <UnsavedContext value={report}>{children}</UnsavedContext>
          </div>
          {footer ? (
            <LeaveContext value={leave}>
              <div className={modalFooterClass}>{footer}</div>
            </LeaveContext>
          ) : null}
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setIsAsking}
            title={discardQuestion}
            text="It hasn’t been saved yet."
            confirmLabel="Discard"
            cancelLabel="Keep editing"
            onConfirm={onClose}
          />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

const LeaveContext = createContext<() => void>(() => {})

/** Closes the dialog around, which asks first where something is unsaved. */
export function LeaveButton({ children, isDisabled }: { children: ReactNode; isDisabled: boolean }) {
  const leave = useContext(LeaveContext)
  return (
    <Button disabled={isDisabled} onClick={leave}>
      {children}
    </Button>
  )
}

/** The browser's own question, where the tab is closed or reloaded above unsaved text. */
function useBeforeUnload(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}

const fields = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea, [role=combobox]'

/**
 * The first field of a form, so that typing can begin at once; undefined where something else comes first, and the close
 * button has the focus then. Never on a touch screen: a focused field would bring up the keyboard unasked.
 */
function firstField(body: HTMLElement | null): HTMLElement | undefined {
  if (!body || !window.matchMedia('(pointer: fine)').matches) return undefined
  const first = body.querySelector<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')
  return first?.matches(fields) ? first : undefined
}
