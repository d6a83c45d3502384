import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { modalClass, scrimClass } from './modal-class.ts'
import { useLayer } from './use-layer.ts'

/** The window of the command palette: near the top, so that it does not jump while its list grows and shrinks. */
export function CommandDialog({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const layer = useLayer({ onEscape: onClose })
  return (
    <Primitive.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={scrimClass} />
        <Primitive.Content
          {...layer}
          aria-describedby={undefined}
          className={cx(modalClass, 'top-[12vh] max-h-[min(34rem,calc(88vh-1rem))] max-w-xl translate-y-0')}
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
