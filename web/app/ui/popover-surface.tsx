import { Popover as Primitive } from 'radix-ui'
import { floatingSurface } from './control-class.ts'
import { cx } from './cx.ts'
import type { PopoverProps } from './popover.tsx'

/** The complete `Popover`, which replaces the plain button when that is first opened. */
export function PopoverSurface({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  align = 'start',
  className,
}: PopoverProps) {
  return (
    <Primitive.Root
      {...(open === undefined ? { defaultOpen: true } : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
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
