import { useState } from 'react'
import { ChoicePopover } from './choice-popover.tsx'
import type { ComboboxProps } from './combobox.tsx'

/** The complete `Combobox`, which replaces the plain control when that is opened. */
export function ComboboxList({
  choices,
  value,
  onValueChange,
  label,
  placeholder = 'Choose…',
  emptyText = 'Nothing matches.',
  onSearchChange,
  isLoading = false,
  isDisabled = false,
  isClearable = false,
  chosen: known,
  moreText,
}: ComboboxProps) {
  const [isOpen, setIsOpen] = useState(true)
  const chosen = choices.find((choice) => choice.value === value) ?? known
  const show = (open: boolean) => {
    setIsOpen(open)
    // The search field disappeared with the list.
    if (!open) onSearchChange?.('')
  }
  return (
    <ChoicePopover
      open={isOpen}
      onOpenChange={show}
      text={chosen?.label ?? (value || placeholder)}
      isPlaceholder={!value}
      isDisabled={isDisabled}
      label={label}
      choices={choices}
      isChosen={(candidate) => candidate === value}
      emptyText={emptyText}
      onSearchChange={onSearchChange}
      isLoading={isLoading}
      moreText={moreText}
      onPick={(picked) => {
        onValueChange(isClearable && picked === value ? '' : picked)
        show(false)
      }}
    />
  )
}
