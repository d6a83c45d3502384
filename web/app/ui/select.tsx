import { Check, ChevronDown } from 'lucide-react'
import { Select as Primitive } from 'radix-ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { controlLine, floatingSurface, menuRow } from './control-class.ts'
import { cspNonce } from './csp-nonce.ts'
import { cx } from './cx.ts'
import { useControlAria } from './field-context.ts'

export type SelectOption<Value extends string = string> = { value: Value; label: string; isDisabled?: boolean }
export type SelectGroup<Value extends string = string> = { group: string; options: readonly SelectOption<Value>[] }

type SelectProps<Value extends string> = {
  /** Options, or groups of options under a heading. No value may be the empty string. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[]
  /** Empty for "nothing chosen yet", which shows the placeholder. */
  value: Value | ''
  onValueChange: (value: Value) => void
  placeholder?: string
  /** Only outside a `Field`. */
  'aria-label'?: string
  id?: string
  name?: string
  isDisabled?: boolean
  className?: string
  /** What the closed control shows instead of the option's label. */
  display?: ReactNode
}

/** One of many choices in a list that opens; typing jumps to an option. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = 'Choose…',
  isDisabled = false,
  className,
  display,
  name,
  ...rest
}: SelectProps<Value>) {
  const nonce = cspNonce()
  return (
    <Primitive.Root
      value={value}
      // Radix reports '' when a form is reset; that is no choice.
      onValueChange={(next) => next && onValueChange(next as Value)}
      disabled={isDisabled}
      {...(name ? { name } : {})}
    >
      <Primitive.Trigger
        {...rest}
        {...useControlAria(rest)}
        className={cx(
          controlLine,
          'inline-flex cursor-pointer items-center justify-between gap-2 text-left data-placeholder:text-ink-faint',
          className,
        )}
      >
        <span className="truncate">
          <Primitive.Value placeholder={placeholder}>{display}</Primitive.Value>
        </span>
        <Primitive.Icon>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-muted" />
        </Primitive.Icon>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={4}
          className={cx(
            floatingSurface,
            'max-h-(--radix-select-content-available-height) max-w-[calc(100vw-1rem)] min-w-(--radix-select-trigger-width) overflow-hidden',
          )}
        >
          <InertRest />
          <Primitive.Viewport className="max-h-80 p-1" {...(nonce ? { nonce } : {})}>
            {options.map((entry) =>
              'group' in entry ? (
                <Primitive.Group key={entry.group}>
                  <Primitive.Label className="px-2.5 pt-2 pb-1 text-xs font-medium text-ink-muted">
                    {entry.group}
                  </Primitive.Label>
                  {entry.options.map((option) => (
                    <SelectRow key={option.value} option={option} />
                  ))}
                </Primitive.Group>
              ) : (
                <SelectRow key={entry.value} option={entry} />
              ),
            )}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function SelectRow({ option }: { option: SelectOption }) {
  return (
    <Primitive.Item
      // What scrolls must hold something that Tab can reach; Radix keeps Tab and the focus on the options.
      tabIndex={0}
      value={option.value}
      disabled={option.isDisabled ?? false}
      className={cx(menuRow, 'pr-8 data-highlighted:bg-accent-soft data-highlighted:text-on-accent-soft')}
    >
      <Primitive.ItemText>{option.label}</Primitive.ItemText>
      <Primitive.ItemIndicator className="absolute right-2.5">
        <Check aria-hidden className="size-4" />
      </Primitive.ItemIndicator>
    </Primitive.Item>
  )
}

/**
 * While the list is open Radix hides the rest of the page from screen readers, but its links would still take the focus
 * (WCAG 4.1.2): inert closes that gap. Undone before Radix gives the focus back to the control.
 */
function InertRest() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // A closed list is drawn too, in a fragment outside the document.
    if (!mark.current?.isConnected) return undefined
    let hidden: HTMLElement[] = []
    // Radix marks the rest in an effect of its own, after this one.
    const frame = requestAnimationFrame(() => {
      hidden = [...document.querySelectorAll<HTMLElement>('[data-aria-hidden="true"]:not([inert])')]
      for (const element of hidden) element.inert = true
    })
    return () => {
      cancelAnimationFrame(frame)
      for (const element of hidden) element.inert = false
    }
  }, [])
  return <span ref={mark} hidden />
}
