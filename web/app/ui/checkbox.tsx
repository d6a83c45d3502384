import { Check, Minus } from 'lucide-react'
import { Checkbox as Primitive } from 'radix-ui'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { useControlAria } from './field-context.ts'

type CheckboxProps = Omit<ComponentProps<typeof Primitive.Root>, 'children' | 'onCheckedChange'> & {
  /** The words behind the box; a box in a table row has none and says `aria-label`. */
  label?: ReactNode
  onCheckedChange?: (isChecked: boolean) => void
}

/** A box to tick; `checked="indeterminate"` shows that some of a list are ticked. */
export function Checkbox({ label, className, onCheckedChange, ...rest }: CheckboxProps) {
  const ownId = useId()
  const aria = useControlAria({ ...rest, id: rest.id ?? ownId })
  const box = (
    <Primitive.Root
      {...rest}
      {...aria}
      {...(onCheckedChange ? { onCheckedChange: (state) => onCheckedChange(state === true) } : {})}
      className={cx(
        // The box is drawn at 18 pixels inside a target of 24.
        'group relative inline-flex size-6 shrink-0 cursor-pointer items-center justify-center rounded-sm',
        'disabled:cursor-not-allowed disabled:opacity-55',
        className,
      )}
    >
      <span className="flex size-4.5 items-center justify-center rounded-sm border border-rule-strong bg-paper-raised text-on-accent group-aria-invalid:border-danger group-data-[state=checked]:border-accent group-data-[state=checked]:bg-accent group-data-[state=indeterminate]:border-accent group-data-[state=indeterminate]:bg-accent">
        <Primitive.Indicator>
          {rest.checked === 'indeterminate' ? (
            <Minus aria-hidden className="size-3.5" strokeWidth={3} />
          ) : (
            <Check aria-hidden className="size-3.5" strokeWidth={3} />
          )}
        </Primitive.Indicator>
      </span>
    </Primitive.Root>
  )
  if (!label) return box
  return (
    <span className="flex items-start gap-2 py-1.5 text-sm max-sm:py-2.5">
      {box}
      <label htmlFor={aria.id} className="cursor-pointer pt-0.5 leading-5">
        {label}
      </label>
    </span>
  )
}
