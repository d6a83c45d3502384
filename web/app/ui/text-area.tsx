import type { ComponentProps } from 'react'
import { controlFrame } from './control-class.ts'
import { cx } from './cx.ts'
import { useControlAria } from './field-context.ts'

/** Several lines of text; grows with what is written, where the browser can, up to 24rem. */
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
