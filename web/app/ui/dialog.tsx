import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { NavigationType, useBlocker, type BlockerFunction } from 'react-router'
import { ConfirmDialog } from './alert-dialog.tsx'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { modalClass, modalFooterClass, scrimClass } from './modal-class.ts'
import { UnsavedContext } from './unsaved.ts'
import { useLayer } from './use-layer.ts'
import { useScrollFocus } from './use-scroll-focus.ts'

export type DialogProps = {
  open?: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children: ReactNode
  /** Buttons, with the main one last. */
  footer?: ReactNode
  /** True while closing would lose work in progress: Esc, Close and a click outside do nothing. */
  isBusy?: boolean
  /** Has unsaved text, so closing asks first. */
  isUnsaved?: boolean
  /** The question before unsaved text is discarded. */
  discardQuestion?: string
  size?: 'sm' | 'md' | 'lg'
}

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-4xl' } as const

/**
 * The frame of every dialog: traps the focus until it is closed, then returns it. Screens use `FormDialog` or
 * `ViewDialog`. Long content scrolls between header and footer.
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
          <DialogBody ref={body}>
            <UnsavedContext value={report}>{children}</UnsavedContext>
          </DialogBody>
          {footer ? (
            <LeaveContext value={leave}>
              <div className={modalFooterClass}>{footer}</div>
            </LeaveContext>
          ) : null}
          <DiscardQuestion
            open={isAsking}
            title={discardQuestion}
            onKeep={() => setIsAsking(false)}
            onDiscard={onClose}
          />
          <BackGuard title={discardQuestion} isNeeded={wouldLose} mustStay={isBusy || isAsking} onDiscard={onClose} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Everything between title and footer. Its effects run when the portal draws it, one step after the dialog's own. */
function DialogBody({ ref, children }: { ref: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  useScrollFocus(ref)
  return (
    <div ref={ref} className="min-h-0 grow overflow-y-auto px-5 pt-1 pb-5 text-sm">
      {children}
    </div>
  )
}

type DiscardQuestionProps = { open: boolean; title: string; onKeep: () => void; onDiscard: () => void }

function DiscardQuestion({ open, title, onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onKeep()}
      title={title}
      text="It hasn’t been saved yet."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      onConfirm={onDiscard}
    />
  )
}

type BackGuardProps = { title: string; isNeeded: boolean; mustStay: boolean; onDiscard: () => void }

/**
 * Asks before Back or Forward discards unsaved text. Other navigation passes: after the session has ended, or a
 * form has saved. It is registered on opening, because a blocker that comes with the first letter is too late.
 */
function BackGuard({ title, isNeeded, mustStay, onDiscard }: BackGuardProps) {
  const isNeededNow = useRef(isNeeded)
  useLayoutEffect(() => {
    isNeededNow.current = isNeeded
  }, [isNeeded])
  const shouldBlock = useCallback<BlockerFunction>(
    ({ historyAction }) => historyAction === NavigationType.Pop && isNeededNow.current,
    [],
  )
  const blocker = useBlocker(shouldBlock)
  useEffect(() => {
    if (mustStay && blocker.state === 'blocked') blocker.reset()
  }, [mustStay, blocker])
  return (
    <DiscardQuestion
      open={blocker.state === 'blocked' && !mustStay}
      title={title}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => {
        blocker.proceed?.()
        onDiscard()
      }}
    />
  )
}

const LeaveContext = createContext<() => void>(() => {})

/** Closes the surrounding dialog, which asks first if something is unsaved. */
export function LeaveButton({ children, isDisabled }: { children: ReactNode; isDisabled: boolean }) {
  const leave = useContext(LeaveContext)
  return (
    <Button disabled={isDisabled} onClick={leave}>
      {children}
    </Button>
  )
}

/** The browser's own question before the tab is closed or reloaded with unsaved text. */
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
 * The first field of a form, so that the user can type right away; undefined if another control comes first, and Close
 * gets the focus then. Never on a touch screen, where a focused field would open the keyboard.
 */
function firstField(body: HTMLElement | null): HTMLElement | undefined {
  if (!body || !window.matchMedia('(pointer: fine)').matches) return undefined
  const first = body.querySelector<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')
  return first?.matches(fields) ? first : undefined
}
