import type { ComponentProps } from 'react'
import { controlFrame } from './control-class.ts'
import { cx } from './cx.ts'
import { useControlAria } from './field-context.ts'

/** Several lines of text. Grows with its content up to 24rem, if the browser supports that. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      {...rest}
      {...useControlAria(rest)}
      className={cx(
        controlFrame,
        'field-sizing-content max-h-96 min-h-24 resize-y px-3 py-2 leading-normal',
        className,
      )}
    />
  )
}
