import { Popover } from 'radix-ui'
import { lazy, Suspense, useState } from 'react'
import type { Choice } from './choice-list.tsx'
import { ChoiceTrigger } from './choice-trigger.tsx'
import { floatingSurface } from './control-class.ts'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

// The searching is a library of its own, fetched with the first look at a list.
const listCode = () => import('./choice-list.tsx').then(({ ChoiceList }) => ({ default: ChoiceList }))
const ChoiceList = lazy(listCode)
const fetchListCode = () => void listCode().catch(() => {})

type ComboboxProps = {
  choices: readonly Choice[]
  /** Empty for nothing chosen. */
  value: string
  onValueChange: (value: string) => void
  /** What the list offers: "Practice area". */
  label: string
  placeholder?: string
  emptyText?: string
  /** When given, the caller searches and `choices` are its answer. */
  onSearchChange?: (words: string) => void
  isLoading?: boolean
  isDisabled?: boolean
  /** Choosing the chosen one again clears it. */
  isClearable?: boolean
}

/** One of many choices, found by typing. Inside a `Field`, or named by `label`. */
export function Combobox({
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
}: ComboboxProps) {
  const [isOpen, setIsOpen] = useState(false)
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger asChild>
        <ChoiceTrigger
          aria-label={label}
          disabled={isDisabled}
          onPointerEnter={fetchListCode}
          onFocus={fetchListCode}
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
          <Suspense fallback={<Spinner label="Loading…" className="p-3" />}>
            <ChoiceList
              label={label}
              choices={choices}
              isChosen={(candidate) => candidate === value}
              emptyText={emptyText}
              onSearchChange={onSearchChange}
              isLoading={isLoading}
              onPick={(picked) => {
                onValueChange(isClearable && picked === value ? '' : picked)
                setIsOpen(false)
              }}
            />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
