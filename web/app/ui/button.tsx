import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Work is under way: a spinner covers the text, the width and the focus stay, and a click does nothing. */
  isBusy?: boolean
}

/** A button; `type` is "button" unless it says otherwise. */
export function Button({
  variant = 'secondary',
  size = 'md',
  isBusy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={handleClick}
      className={cx(buttonClass({ variant, size }), className)}
      {...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      <span className={cx('inline-flex items-center gap-2', isBusy && 'opacity-0')}>{children}</span>
      {isBusy ? <Spinner className="absolute inset-0 items-center justify-center" /> : null}
    </button>
  )
}
