import type { ComponentProps } from 'react'
import { controlLine } from './control-class.ts'
import { cx } from './cx.ts'
import { useControlAria } from './field-context.ts'

type NumberInputProps = Omit<ComponentProps<'input'>, 'type' | 'prefix'> & {
  /** A unit in front, such as "$". */
  prefix?: string
}

/** A number. The mouse wheel doesn't change it, so that scrolling past a form doesn't edit it. */
export function NumberInput({ className, prefix, ...rest }: NumberInputProps) {
  return (
    <span className={cx('relative block', className)}>
      {prefix ? (
        <span aria-hidden className="absolute inset-y-0 left-3 flex items-center text-sm text-ink-muted">
          {prefix}
        </span>
      ) : null}
      <input
        inputMode="numeric"
        onWheel={(event) => event.currentTarget.blur()}
        {...rest}
        {...useControlAria(rest)}
        type="number"
        className={cx(controlLine, 'tabular-nums', prefix && 'pl-7')}
      />
    </span>
  )
}
