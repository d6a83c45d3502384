import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { controlLine } from './control-class.ts'
import { cx } from './cx.ts'
import { useControlAria } from './field-context.ts'

/** A password with a button that reveals it. Set `autoComplete` to current-password or new-password. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <span className={cx('relative block', className)}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        {...useControlAria(rest)}
        type={isShown ? 'text' : 'password'}
        className={cx(controlLine, 'pr-12')}
      />
      <button
        type="button"
        aria-label="Show password"
        aria-pressed={isShown}
        disabled={rest.disabled}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 flex w-11 cursor-pointer items-center justify-center rounded-md text-ink-muted hover:text-ink"
      >
        <Icon aria-hidden className="size-4" />
      </button>
    </span>
  )
}
