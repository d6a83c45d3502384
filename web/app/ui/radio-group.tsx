import { RadioGroup as Primitive } from 'radix-ui'
import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { useControlAria, useFieldLabelId } from './field-context.ts'

export type RadioOption<Value extends string = string> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  isDisabled?: boolean
}

type RadioGroupProps<Value extends string> = {
  options: readonly RadioOption<Value>[]
  value: Value | undefined
  onValueChange: (value: Value) => void
  /** Only outside a `Field`. */
  'aria-label'?: string
  name?: string
  /** In a row, or in two columns where there is room, instead of one below the other. */
  layout?: 'row' | 'columns'
  isDisabled?: boolean
}

const layouts = { row: 'flex flex-wrap gap-x-6', columns: 'grid gap-x-6 sm:grid-cols-2' } as const

/** One of a few options, all visible. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onValueChange,
  layout,
  isDisabled = false,
  ...rest
}: RadioGroupProps<Value>) {
  const baseId = useId()
  const labelId = useFieldLabelId()
  const { 'aria-invalid': isInvalid, ...aria } = useControlAria()
  return (
    <Primitive.Root
      {...rest}
      {...aria}
      {...(labelId && !rest['aria-label'] ? { 'aria-labelledby': labelId } : {})}
      value={value ?? ''}
      onValueChange={(next) => onValueChange(next as Value)}
      disabled={isDisabled}
      data-invalid={isInvalid}
      className={cx('group', layout ? layouts[layout] : 'flex flex-col')}
    >
      {options.map((option, at) => (
        <div key={option.value} className="flex items-start gap-2 py-1.5 text-sm max-sm:py-2.5">
          <Primitive.Item
            id={`${baseId}-${at}`}
            value={option.value}
            disabled={option.isDisabled ?? false}
            className="inline-flex size-6 shrink-0 cursor-pointer items-center justify-center rounded-full disabled:cursor-not-allowed disabled:opacity-55"
          >
            <span className="flex size-4.5 items-center justify-center rounded-full border border-rule-strong bg-paper-raised group-data-invalid:border-danger [[data-state=checked]>&]:border-accent">
              <Primitive.Indicator className="size-2.5 rounded-full bg-accent" />
            </span>
          </Primitive.Item>
          <label htmlFor={`${baseId}-${at}`} className="cursor-pointer pt-0.5 leading-5">
            {option.label}
            {option.hint ? <span className="block text-xs text-ink-muted">{option.hint}</span> : null}
          </label>
        </div>
      ))}
    </Primitive.Root>
  )
}
