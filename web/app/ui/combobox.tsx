import { useState, type ComponentType } from 'react'
import type { Choice } from './choice-list.tsx'
import { ChoiceTrigger } from './choice-trigger.tsx'
import { codeOnDemand } from './code-on-demand.ts'

export type ComboboxProps = {
  choices: readonly Choice[]
  /** Empty if nothing is selected. */
  value: string
  onValueChange: (value: string) => void
  /** Names the options: "Practice area". */
  label: string
  placeholder?: string
  emptyText?: string
  /** The selected option, which `choices` may lack if the caller searches. */
  chosen?: Choice
  /** A line below the choices that there are more. */
  moreText?: string | undefined
  /** If given, the caller searches and `choices` are its results. Called with '' when the list closes. */
  onSearchChange?: (words: string) => void
  isLoading?: boolean
  isDisabled?: boolean
  /** Selecting the current option again clears it. */
  isClearable?: boolean
}

type ListCode = ComponentType<ComboboxProps>

/** The list loads on demand, because its search is a library. */
const listCode = codeOnDemand<ListCode>('The list', async () => (await import('./combobox-list.tsx')).ComboboxList)

/** One of many options, found by typing. Use it in a `Field` or pass `label`. */
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
