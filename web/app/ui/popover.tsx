import { Popover as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { floatingSurface } from './control-class.ts'
import { cx } from './cx.ts'

type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement
  /** What the surface is, for screen readers. */
  label: string
  children: ReactNode
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
  align?: 'start' | 'center' | 'end'
  className?: string
}

/** A small surface beside the button that opens it; Esc and a click outside close it, focus goes back. */
export function Popover({ trigger, label, children, open, onOpenChange, align = 'start', className }: PopoverProps) {
  return (
    <Primitive.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          className={cx(floatingSurface, 'max-w-[calc(100vw-1rem)] p-4', className)}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
