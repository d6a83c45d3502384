import { AlertDialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { AlertLine } from './alert-line.tsx'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { modalClass, modalFooterClass, scrimClass } from './modal-class.ts'
import { useLayer } from './use-layer.ts'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** The consequence, and whether it can be undone. */
  text: ReactNode
  /** The verb: "Delete job", never "OK". */
  confirmLabel: string
  cancelLabel?: string
  tone?: 'danger' | 'primary'
  /** Called by the confirming button. The caller closes the dialog when the work is done. */
  onConfirm: () => void
  isBusy?: boolean
  /** Why the last attempt failed. */
  error?: string | undefined
}

/** Asks before something that can't be undone. The focus starts on Cancel, and only a choice closes it. */
export function ConfirmDialog({ open, ...props }: ConfirmDialogProps) {
  return open ? <OpenConfirm {...props} /> : null
}

function OpenConfirm({
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  onConfirm,
  isBusy = false,
  error,
}: Omit<ConfirmDialogProps, 'open'>) {
  const layer = useLayer({ onEscape: () => isBusy || onOpenChange(false) })
  return (
    <Primitive.Root open onOpenChange={(isOpen) => (isBusy ? undefined : onOpenChange(isOpen))}>
      <Primitive.Portal>
        <Primitive.Overlay className={scrimClass} />
        <Primitive.Content {...layer} className={cx(modalClass, 'max-w-md')}>
          <div className="min-h-0 overflow-y-auto px-5 py-4">
            <Primitive.Title className="text-xl text-ink">{title}</Primitive.Title>
            <Primitive.Description asChild>
              <div className="mt-2 text-sm text-ink-muted">{text}</div>
            </Primitive.Description>
            <AlertLine hasIcon className="mt-3">
              {error}
            </AlertLine>
          </div>
          <div className={modalFooterClass}>
            <Primitive.Cancel asChild>
              <Button disabled={isBusy}>{cancelLabel}</Button>
            </Primitive.Cancel>
            <Button variant={tone} isBusy={isBusy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
