import { DropdownMenu as Primitive } from 'radix-ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { floatingSurface, menuRow } from './control-class.ts'
import { cx } from './cx.ts'
import type { MenuItemProps, MenuProps } from './dropdown-menu.tsx'

/** The complete `Menu`. `openedBy` is the event that opened the plain button it replaces. */
export function MenuList({ trigger, children, align = 'end', openedBy }: MenuProps & { openedBy: 'key' | 'pointer' }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Radix hasn't seen the key, and would focus the first entry only after a second one.
    if (openedBy !== 'key') return undefined
    const frame = requestAnimationFrame(() => content.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [openedBy])
  return (
    // Not modal, so that the page behind keeps its scrollbar and nothing shifts.
    <Primitive.Root modal={false} defaultOpen>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          ref={content}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={cx(
            floatingSurface,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto p-1',
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

const highlighted = 'cursor-pointer data-highlighted:bg-accent-soft data-highlighted:text-on-accent-soft'

/** One action. With `asChild`, its only child, a link, becomes the entry. */
export function MenuItem({ icon: Icon, tone = 'plain', children, asChild, ...rest }: MenuItemProps) {
  return (
    <Primitive.Item
      // axe wants a scrollable box to be focusable. Radix keeps Tab and the focus on the entries.
      tabIndex={0}
      {...rest}
      asChild={asChild ?? false}
      className={cx(
        menuRow,
        highlighted,
        'no-underline',
        tone === 'danger' && 'text-danger data-highlighted:bg-danger-soft data-highlighted:text-on-danger-soft',
      )}
    >
      {asChild ? (
        children
      ) : (
        <>
          {Icon ? <Icon aria-hidden className="size-4 shrink-0" /> : null}
          {children}
        </>
      )}
    </Primitive.Item>
  )
}

/** Entries that belong together, under a name for screen readers. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return <Primitive.Group aria-label={label}>{children}</Primitive.Group>
}

/** A heading inside a menu. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className="px-2.5 pt-1 pb-0.5 text-xs font-medium text-ink-muted">{children}</Primitive.Label>
}

/** A line between groups of entries. */
export function MenuSeparator() {
  return <Primitive.Separator className="my-1 h-px bg-rule" />
}
