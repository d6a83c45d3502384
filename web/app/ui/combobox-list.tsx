import { Popover } from 'radix-ui'
import { useState } from 'react'
import { ChoiceList } from './choice-list.tsx'
import { ChoiceTrigger } from './choice-trigger.tsx'
import type { ComboboxProps } from './combobox.tsx'
import { floatingSurface } from './control-class.ts'
import { cx } from './cx.ts'

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
    <Popover.Root open={isOpen} onOpenChange={show}>
      <Popover.Trigger asChild>
        <ChoiceTrigger
          aria-label={label}
          disabled={isDisabled}
          text={chosen?.label ?? (value || placeholder)}
          isPlaceholder={!value}
        />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          className={cx(floatingSurface, 'w-(--radix-popover-trigger-width) max-w-[calc(100vw-1rem)] min-w-64')}
        >
          <ChoiceList
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
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
