import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon
  /** The button's action: its name and its tooltip. */
  label: string
  isBusy?: boolean
  variant?: 'quiet' | 'secondary'
}

/** A button that is only an icon: 32 pixels square with a mouse, 44 with a thumb. */
export function IconButton({
  icon: Icon,
  label,
  isBusy = false,
  variant = 'quiet',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      {...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={cx(
        'inline-flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-md border text-ink-muted',
        'transition-colors hover:bg-paper-sunk hover:text-ink disabled:cursor-not-allowed disabled:opacity-55',
        'max-sm:size-11 pointer-coarse:size-11',
        variant === 'secondary' ? 'border-rule-strong bg-paper-raised' : 'border-transparent',
        className,
      )}
    >
      {isBusy ? <Spinner /> : <Icon aria-hidden className="size-4" />}
    </button>
  )
}
