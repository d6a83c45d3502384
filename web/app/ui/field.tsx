import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { FieldContext } from './field-context.ts'

type FieldProps = {
  label: string
  /** Any control of this folder, or one that reads `useControlAria`. */
  children: ReactNode
  hint?: ReactNode
  /** Sentence that explains the problem; undefined if the value is valid. */
  error?: string | undefined
  isRequired?: boolean
  /** Shows the label to screen readers only, if a heading already names the field. */
  isLabelHidden?: boolean
  className?: string
}

/** A control with its label, hint and error. The control gets its ARIA attributes through context. */
export function Field({
  label,
  children,
  hint,
  error,
  isRequired = false,
  isLabelHidden = false,
  className,
}: FieldProps) {
  const id = useId()
  const labelId = `${id}-label`
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined
  return (
    <FieldContext value={{ id, labelId, describedBy, isInvalid: Boolean(error), isRequired }}>
      <div className={cx('flex min-w-0 flex-col gap-1', className)}>
        <label id={labelId} htmlFor={id} className={isLabelHidden ? 'sr-only' : 'w-fit text-sm font-medium text-ink'}>
          {label}
          {isRequired ? (
            <span aria-hidden className="ml-0.5 text-danger">
              *
            </span>
          ) : null}
        </label>
        {children}
        {hint ? (
          <p id={hintId} className="text-xs text-ink-muted">
            {hint}
          </p>
        ) : null}
        {error ? (
          <p id={errorId} className="flex items-start gap-1 text-xs font-medium text-danger">
            <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
            {error}
          </p>
        ) : null}
      </div>
    </FieldContext>
  )
}
