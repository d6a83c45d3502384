import { Check, ChevronDown, ChevronUp } from 'lucide-react'
import { Select as Primitive } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { floatingSurface, menuRow } from './control-class.ts'
import { cspNonce } from './csp-nonce.ts'
import { cx } from './cx.ts'
import { useControlAria } from './field-context.ts'
import { selectClass, type SelectOption, type SelectProps } from './select.tsx'

type SelectListProps<Value extends string> = SelectProps<Value> & {
  /** Opens right away: the placeholder control was pressed. */
  isOpenAtFirst: boolean
}

const scrollHint = 'flex h-6 shrink-0 items-center justify-center text-ink-muted'

/** The complete `Select`: its control and its list. */
export function SelectList<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = 'Choose…',
  isDisabled = false,
  className,
  display,
  name,
  isOpenAtFirst,
  ...rest
}: SelectListProps<Value>) {
  const nonce = cspNonce()
  return (
    <Primitive.Root
      defaultOpen={isOpenAtFirst}
      value={value}
      // Radix reports '' when a form is reset, which isn't an option.
      onValueChange={(next) => next && onValueChange(next as Value)}
      disabled={isDisabled}
      {...(name ? { name } : {})}
    >
      <Primitive.Trigger {...rest} {...useControlAria(rest)} className={cx(selectClass, className)}>
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
            'flex max-h-[min(40rem,var(--radix-select-content-available-height))] flex-col max-w-[calc(100vw-1rem)] min-w-(--radix-select-trigger-width) overflow-hidden',
          )}
        >
          <InertRest />
          {/* If the list is longer than the surface, an arrow shows that and scrolls. */}
          <Primitive.ScrollUpButton className={scrollHint}>
            <ChevronUp aria-hidden className="size-4" />
          </Primitive.ScrollUpButton>
          <Primitive.Viewport className="p-1" {...(nonce ? { nonce } : {})}>
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
          <Primitive.ScrollDownButton className={scrollHint}>
            <ChevronDown aria-hidden className="size-4" />
          </Primitive.ScrollDownButton>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function SelectRow({ option }: { option: SelectOption }) {
  return (
    <Primitive.Item
      // axe wants a scrollable box to be focusable. Radix keeps Tab and the focus on the options.
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
 * (WCAG 4.1.2): inert closes that gap. Undone before Radix returns the focus to the control.
 */
function InertRest() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // Radix draws a closed list too, in a fragment outside the document.
    if (!mark.current?.isConnected) return undefined
    let hidden: HTMLElement[] = []
    // Radix hides the rest of the page in an effect that runs after this one.
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
