import type { ComponentProps } from 'react'
import { controlLine } from './control-class.ts'
import { cx } from './cx.ts'
import { useControlAria } from './field-context.ts'

/** One line of text. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} {...useControlAria(rest)} className={cx(controlLine, className)} />
}
