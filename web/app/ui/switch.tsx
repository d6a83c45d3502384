import { Switch as Primitive } from 'radix-ui'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { useControlAria } from './field-context.ts'

type SwitchProps = Omit<ComponentProps<typeof Primitive.Root>, 'children' | 'className'> & {
  /** Text beside the switch. Without it, pass `aria-label` or use a `Field`. */
  label?: ReactNode
}

/** A setting that is saved right away. Use a checkbox if there is a Save button. */
export function Switch({ label, ...rest }: SwitchProps) {
  const ownId = useId()
  const { 'aria-invalid': _unsupported, ...aria } = useControlAria({
    ...rest,
    ...(label ? { id: rest.id ?? ownId } : {}),
  })
  const control = (
    <Primitive.Root
      {...rest}
      {...aria}
      className="group touch-target inline-flex h-6 w-10 shrink-0 cursor-pointer items-center rounded-full border border-rule-strong bg-paper-sunk px-0.5 transition-colors disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:border-accent data-[state=checked]:bg-action"
    >
      <Primitive.Thumb className="size-4.5 rounded-full bg-ink-muted transition-transform data-[state=checked]:translate-x-4 data-[state=checked]:bg-on-action" />
    </Primitive.Root>
  )
  if (!label) return control
  return (
    <span className="flex items-center gap-2.5 py-1.5 text-sm max-sm:py-2.5">
      {control}
      <label htmlFor={aria.id} className="cursor-pointer">
        {label}
      </label>
    </span>
  )
}
