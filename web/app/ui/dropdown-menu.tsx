import type { LucideIcon } from 'lucide-react'
import type { DropdownMenu as Primitive } from 'radix-ui'
import {
  cloneElement,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { codeOnDemand } from './code-on-demand.ts'
import type * as MenuParts from './menu-list.tsx'

export type MenuProps = {
  /** The button that opens it, with a name of its own. */
  trigger: ReactElement<ComponentProps<'button'>>
  children: ReactNode
  align?: 'start' | 'end'
}

export type MenuItemProps = Omit<ComponentProps<typeof Primitive.Item>, 'className'> & {
  icon?: LucideIcon
  tone?: 'plain' | 'danger'
}

type Parts = typeof MenuParts

const menuCode = codeOnDemand('The menu', () => import('./menu-list.tsx'))

/**
 * A menu of actions under a button; typing jumps to an entry. A closed menu is only its button: the list and the code
 * it needs are fetched on the first hover or focus.
 */
export function Menu(props: MenuProps) {
  const { trigger } = props
  const [opened, setOpened] = useState<{ List: Parts['MenuList']; by: 'key' | 'pointer' }>()
  if (opened) return <opened.List {...props} openedBy={opened.by} />

  const open = (by: 'key' | 'pointer') =>
    void menuCode.fetch().then((code) => code && setOpened({ List: code.MenuList, by }))
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: menuCode.prefetch,
    onFocus: menuCode.prefetch,
    onClick: () => open('pointer'),
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'ArrowDown') return
      event.preventDefault()
      open('key')
    },
  })
}

// Entries are drawn only in an open menu, whose code is loaded by then.

/** One action. With `asChild`, its only child, a link, becomes the entry. */
export function MenuItem(props: MenuItemProps) {
  const parts = menuCode.current()
  return parts ? <parts.MenuItem {...props} /> : null
}

/** Entries that belong together, under a name for screen readers. */
export function MenuGroup(props: { label: string; children: ReactNode }) {
  const parts = menuCode.current()
  return parts ? <parts.MenuGroup {...props} /> : null
}

/** A heading inside a menu. */
export function MenuLabel(props: { children: ReactNode }) {
  const parts = menuCode.current()
  return parts ? <parts.MenuLabel {...props} /> : null
}

/** A line between groups of entries. */
export function MenuSeparator() {
  const parts = menuCode.current()
  return parts ? <parts.MenuSeparator /> : null
}
