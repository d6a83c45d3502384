import { useEffect, useId, useRef, type ComponentProps, type ReactNode, type Ref } from 'react'
import { cx } from './cx.ts'
import { useControlAria } from './field-context.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'ref'> & {
  checked?: boolean | 'indeterminate'
  /** Text beside the box. A box in a table row has `aria-label` instead. */
  label?: ReactNode
  onCheckedChange?: (isChecked: boolean) => void
  ref?: Ref<HTMLInputElement>
}

/** A native checkbox. `checked="indeterminate"` shows that part of a list is checked. */
export function Checkbox({ label, className, checked = false, onCheckedChange, ref, ...rest }: CheckboxProps) {
  const ownId = useId()
  const box = useRef<HTMLInputElement>(null)
  const aria = useControlAria({ ...rest, id: rest.id ?? ownId })
  const isSome = checked === 'indeterminate'
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome
  }, [isSome])
  // The box is drawn at 18 pixels inside a target of 24 (44 for a finger). With text, the target belongs to the text.
  const Target = label ? 'span' : 'label'
  const input = (
    <Target
      className={cx('inline-flex size-6 shrink-0 items-center justify-center', !label && 'touch-target', className)}
    >
      <input
        {...rest}
        {...aria}
        ref={(element) => {
          box.current = element
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
        type="checkbox"
        checked={checked === true}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
        className="relative z-1 size-4.5 cursor-pointer accent-action disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:outline-2 aria-invalid:outline-danger"
      />
    </Target>
  )
  if (!label) return input
  return (
    <span className="flex items-start gap-2 py-1.5 text-sm max-sm:py-2.5">
      {input}
      <label
        htmlFor={aria.id}
        className="relative cursor-pointer py-0.5 leading-5 max-sm:after:absolute max-sm:after:-inset-y-2.5 max-sm:after:right-0 max-sm:after:-left-8"
      >
        {label}
      </label>
    </span>
  )
}
