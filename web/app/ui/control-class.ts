import { cx } from './cx.ts'

/** The frame every text-like control shares. 16-pixel text on a phone keeps iOS from zooming in. */
export const controlFrame = cx(
  'w-full min-w-0 rounded-md border border-rule-strong bg-paper-raised text-sm text-ink transition-colors max-sm:text-base',
  'placeholder:text-ink-faint hover:border-ink-muted aria-invalid:border-danger',
  'disabled:cursor-not-allowed disabled:bg-paper-sunk disabled:text-ink-faint disabled:hover:border-rule-strong',
  'read-only:[&:is(input,textarea)]:bg-paper-sunk',
)

/** A one-line control: frame, height and padding. */
export const controlLine = cx(controlFrame, 'h-control px-3')

/** The floating surface of menus, lists and popovers. */
export const floatingSurface = 'z-50 rounded-lg border border-rule bg-paper-raised text-sm text-ink shadow-high'

/** A row of a menu or a list: 36 pixels, 44 for a thumb. */
export const menuRow = cx(
  'relative flex min-h-control cursor-default items-center gap-2 rounded-md px-2.5 outline-none select-none',
  'aria-disabled:opacity-55',
)
