import { ChevronDown } from 'lucide-react'
import { useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react'
import { codeOnDemand } from './code-on-demand.ts'
import { controlLine } from './control-class.ts'
import { cx } from './cx.ts'
import { useControlAria } from './field-context.ts'

export type SelectOption<Value extends string = string> = { value: Value; label: string; isDisabled?: boolean }
export type SelectGroup<Value extends string = string> = { group: string; options: readonly SelectOption<Value>[] }

export type SelectProps<Value extends string> = {
  /** Options, or groups of options under a heading. No value may be the empty string. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[]
  /** Empty shows the placeholder. */
  value: Value | ''
  onValueChange: (value: Value) => void
  placeholder?: string
  /** Only outside a `Field`. */
  'aria-label'?: string
  id?: string
  name?: string
  isDisabled?: boolean
  className?: string
  /** Content of the closed control instead of the option's label. */
  display?: ReactNode
}

export const selectClass = cx(
  controlLine,
  'inline-flex cursor-pointer items-center justify-between gap-2 text-left data-placeholder:text-ink-faint',
)

type ListCode = ComponentType<SelectProps<string> & { isOpenAtFirst: boolean }>
const listCode = codeOnDemand('The list', async () => (await import('./select-list.tsx')).SelectList as ListCode)

const opens = (event: KeyboardEvent) =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  (/^(Enter|ArrowUp|ArrowDown)$/.test(event.key) || event.key === ' ')

/**
 * A select with typeahead. A list of candidates draws one for every row, so the
 * closed control is a plain button, replaced by the real one with its code when it is first opened.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const [List, setList] = useState<ListCode>()
  const { id, 'aria-label': label, options, value, placeholder = 'Choose…', isDisabled, className, display } = props
  const aria = useControlAria({ id })
  if (List) return <List {...(props as unknown as SelectProps<string>)} isOpenAtFirst />

  const open = () => void listCode.fetch().then((code) => code && setList(() => code))
  const chosen = options
    .flatMap((entry) => ('group' in entry ? entry.options : [entry]))
    .find((option) => option.value === value)
  return (
    <button
      type="button"
      // It opens a custom list, unlike a native control; before that there is no element to control.
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props, jsx-a11y/prefer-tag-over-role
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      {...aria}
      {...(label ? { 'aria-label': label } : {})}
      {...(chosen || display ? {} : { 'data-placeholder': '' })}
      disabled={isDisabled ?? false}
      onPointerEnter={listCode.prefetch}
      onFocus={listCode.prefetch}
      onClick={open}
      onKeyDown={(event) => {
        if (!opens(event)) return
        event.preventDefault()
        open()
      }}
      className={cx(selectClass, className)}
    >
      <span className="truncate">{display ?? chosen?.label ?? placeholder}</span>
      <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-muted" />
    </button>
  )
}
