import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlLine } from './control-class.ts'
import { cx } from './cx.ts'
import { useControlAria, useFieldLabelId } from './field-context.ts'

type ChoiceTriggerProps = ComponentProps<'button'> & { text: string; isPlaceholder: boolean }

/** The closed control of `Combobox`, `MultiSelect` and `DatePicker`. Its name is the label, its value the text. */
export function ChoiceTrigger({ text, isPlaceholder, className, children, ...rest }: ChoiceTriggerProps) {
  const labelId = useFieldLabelId()
  return (
    <button
      type="button"
      // It opens a custom list, unlike a native control; Radix adds `aria-controls`.
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props, jsx-a11y/prefer-tag-over-role
      role="combobox"
      aria-expanded={false}
      {...rest}
      {...useControlAria(rest)}
      {...(labelId && !rest['aria-label'] ? { 'aria-labelledby': labelId } : {})}
      className={cx(controlLine, 'inline-flex cursor-pointer items-center justify-between gap-2 text-left', className)}
    >
      <span className={cx('truncate', isPlaceholder && 'text-ink-faint')}>{text}</span>
      {children ?? <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-muted" />}
    </button>
  )
}
