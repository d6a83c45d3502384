import { Check, type LucideIcon } from 'lucide-react'
import { DropdownMenu as Primitive } from 'radix-ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { floatingSurface, menuRow } from './control-class.ts'
import { cx } from './cx.ts'

type MenuProps = {
  /** The button that opens it, with a name of its own. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'end'
}

/** A menu of actions under a button; typing jumps to an entry. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    // Not modal: the page behind keeps its scrollbar, so nothing shifts.
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
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

type MenuItemProps = Omit<ComponentProps<typeof Primitive.Item>, 'className'> & {
  icon?: LucideIcon
  tone?: 'plain' | 'danger'
}

/** One action. With `asChild` its only child, a link, becomes the entry. */
export function MenuItem({ icon: Icon, tone = 'plain', children, asChild, ...rest }: MenuItemProps) {
  return (
    <Primitive.Item
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

type MenuCheckItemProps = { isChecked: boolean; onCheckedChange: (isChecked: boolean) => void; children: ReactNode }

/** An entry that is on or off; the menu stays open, so that several can be set. */
export function MenuCheckItem({ isChecked, onCheckedChange, children }: MenuCheckItemProps) {
  return (
    <Primitive.CheckboxItem
      checked={isChecked}
      onCheckedChange={onCheckedChange}
      onSelect={(event) => event.preventDefault()}
      className={cx(menuRow, highlighted, 'pl-8')}
    >
      <Primitive.ItemIndicator className="absolute left-2.5">
        <Check aria-hidden className="size-4" />
      </Primitive.ItemIndicator>
      {children}
    </Primitive.CheckboxItem>
  )
}

/** A heading inside a menu. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className="px-2.5 pt-2 pb-1 text-xs font-medium text-ink-muted">{children}</Primitive.Label>
}

/** A line between groups of entries. */
export function MenuSeparator() {
  return <Primitive.Separator className="my-1 h-px bg-rule" />
}
