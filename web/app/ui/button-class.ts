import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'sm'

const variants = {
  primary: 'border-transparent bg-action text-on-action hover:bg-action-hover hover:text-on-action-hover',
  secondary: 'border-rule-strong bg-paper-raised text-ink hover:bg-paper-sunk',
  quiet: 'border-transparent text-ink hover:bg-paper-sunk',
  danger: 'border-transparent bg-action-danger text-on-action-danger hover:brightness-95',
} as const satisfies Record<ButtonVariant, string>

// On a phone both sizes are 44 pixels high: `--control` grows there, and `sm` follows it.
const sizes = {
  md: 'h-control px-4',
  sm: 'h-8 px-3 max-sm:h-11 pointer-coarse:h-11',
} as const satisfies Record<ButtonSize, string>

/** The look of a button, for a link that acts like one: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({
  variant = 'secondary',
  size = 'md',
}: { variant?: ButtonVariant; size?: ButtonSize } = {}) {
  return cx(
    'relative inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-md border text-sm font-medium',
    'whitespace-nowrap no-underline transition-colors select-none',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed',
    variants[variant],
    sizes[size],
  )
}
