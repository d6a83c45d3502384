import { X } from 'lucide-react'
import type { Choice } from './choice-list.tsx'
import { ChoicePopover } from './choice-popover.tsx'

type MultiSelectProps = {
  choices: readonly Choice[]
  value: readonly string[]
  onValueChange: (value: string[]) => void
  /** Names the options: "Practice areas". */
  label: string
  placeholder?: string
  emptyText?: string
  onSearchChange?: (words: string) => void
  isLoading?: boolean
  isDisabled?: boolean
}

/** Several of many options, found by typing. The selected ones follow as removable chips. */
export function MultiSelect({
  choices,
  value,
  onValueChange,
  label,
  placeholder = 'Choose…',
  emptyText = 'Nothing matches.',
  onSearchChange,
  isLoading = false,
  isDisabled = false,
}: MultiSelectProps) {
  const labelOf = (chosen: string) => choices.find((choice) => choice.value === chosen)?.label ?? chosen
  const without = (removed: string) => value.filter((kept) => kept !== removed)
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <ChoicePopover
        text={value.length === 0 ? placeholder : `${value.length} selected`}
        isPlaceholder={value.length === 0}
        isDisabled={isDisabled}
        label={label}
        choices={choices}
        isChosen={(candidate) => value.includes(candidate)}
        emptyText={emptyText}
        onSearchChange={onSearchChange}
        isLoading={isLoading}
        onPick={(picked) => onValueChange(value.includes(picked) ? without(picked) : [...value, picked])}
      />
      {value.length > 0 ? (
        <ul aria-label={`Selected: ${label}`} className="flex flex-wrap gap-1.5">
          {value.map((chosen) => (
            <li key={chosen}>
              <button
                type="button"
                disabled={isDisabled}
                aria-label={`Remove ${labelOf(chosen)}`}
                onClick={() => onValueChange(without(chosen))}
                className="inline-flex min-h-7 cursor-pointer items-center gap-1 rounded-md bg-neutral-soft px-2 text-xs text-on-neutral-soft hover:bg-accent-soft hover:text-on-accent-soft disabled:cursor-not-allowed max-sm:min-h-11 pointer-coarse:min-h-11"
              >
                {labelOf(chosen)}
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
