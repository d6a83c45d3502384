import { useState, type ComponentType } from 'react'
import type { Choice } from './choice-list.tsx'
import { ChoiceTrigger } from './choice-trigger.tsx'
import { codeOnDemand } from './code-on-demand.ts'

export type ComboboxProps = {
  choices: readonly Choice[]
  /** Empty for nothing chosen. */
  value: string
  onValueChange: (value: string) => void
  /** What the list offers: "Practice area". */
  label: string
  placeholder?: string
  emptyText?: string
  /** The chosen one, where `choices` may lack it: the caller searches. */
  chosen?: Choice
  /** Said below the choices: that there are more than these. */
  moreText?: string | undefined
  /** When given, the caller searches and `choices` are its answer; called with '' when the list closes. */
  onSearchChange?: (words: string) => void
  isLoading?: boolean
  isDisabled?: boolean
  /** Choosing the chosen one again clears it. */
  isClearable?: boolean
}

type ListCode = ComponentType<ComboboxProps>

/** The searching is a library of its own. */
const listCode = codeOnDemand<ListCode>('The list', async () => (await import('./combobox-list.tsx')).ComboboxList)

/** One of many choices, found by typing. Inside a `Field`, or named by `label`. */
export function Combobox(props: ComboboxProps) {
  const { choices, value, label, placeholder = 'Choose…', isDisabled = false } = props
  const [List, setList] = useState<ListCode>()
  if (List) return <List {...props} />

  const chosen = choices.find((choice) => choice.value === value) ?? props.chosen
  return (
    <ChoiceTrigger
      aria-label={label}
      aria-haspopup="dialog"
      disabled={isDisabled}
      onPointerEnter={listCode.prefetch}
      onFocus={listCode.prefetch}
      onClick={() => void listCode.fetch().then((code) => code && setList(() => code))}
      text={chosen?.label ?? (value || placeholder)}
      isPlaceholder={!value}
    />
  )
}
