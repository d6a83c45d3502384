import { Command } from 'cmdk'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { menuRow } from './control-class.ts'
import { cx } from './cx.ts'

export type Choice = { value: string; label: string; hint?: ReactNode }

type ChoiceListProps = {
  label: string
  choices: readonly Choice[]
  isChosen: (value: string) => boolean
  onPick: (value: string) => void
  emptyText: string
  /** If given, the caller searches and `choices` are its results. Otherwise the list filters itself. */
  onSearchChange?: ((words: string) => void) | undefined
  isLoading?: boolean
  /** A line below the choices that there are more. */
  moreText?: string | undefined
}

/** The searchable list inside `Combobox` and `MultiSelect`. */
export function ChoiceList({
  label,
  choices,
  isChosen,
  onPick,
  emptyText,
  onSearchChange,
  isLoading,
  moreText,
}: ChoiceListProps) {
  const [active, setActive] = useState('')
  // Results arrive after the words: Enter takes the first one, until the arrow keys select another.
  const marked = choices.some(({ value }) => value === active) ? active : (choices[0]?.value ?? '')
  const { onKeyDown, cancel } = useEnter({ marked, isLoading: isLoading === true, onPick })
  // Only for a search by the caller: a list that filters itself has `Command.Empty`.
  const status = onSearchChange ? searchStatus(isLoading === true, choices.length === 0 ? emptyText : '') : ''
  return (
    <Command
      label={label}
      shouldFilter={!onSearchChange}
      loop
      {...(onSearchChange ? { value: marked, onValueChange: setActive, onKeyDown } : {})}
    >
      <Command.Input
        // The user opened the list to search; its code may arrive after the surface around it has taken the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        placeholder="Type to search"
        {...(onSearchChange
          ? {
              onValueChange: (words: string) => {
                cancel()
                onSearchChange(words)
              },
            }
          : {})}
        className="h-control w-full rounded-t-lg border-b border-rule bg-transparent px-3 text-sm -outline-offset-2 placeholder:text-ink-faint max-sm:text-base"
      />
      {/* For screen readers, which don't see the list change. */}
      <output className={status ? 'block px-3.5 pt-2 text-ink-muted' : 'sr-only'}>{status}</output>
      <Command.List label={label} className="max-h-72 scroll-py-1 overflow-y-auto p-1" aria-busy={isLoading}>
        {onSearchChange ? null : (
          <Command.Empty className="px-2.5 py-3 text-ink-muted">{isLoading ? 'Loading…' : emptyText}</Command.Empty>
        )}
        {choices.map((choice) => (
          <Command.Item
            key={choice.value}
            value={choice.value}
            keywords={[choice.label]}
            onSelect={() => onPick(choice.value)}
            className={cx(menuRow, 'pr-8 data-[selected=true]:bg-accent-soft data-[selected=true]:text-on-accent-soft')}
          >
            <span className="min-w-0 py-1">
              {choice.label}
              {choice.hint ? <span className="block text-xs">{choice.hint}</span> : null}
            </span>
            {isChosen(choice.value) ? (
              <>
                <Check aria-hidden className="absolute right-2.5 size-4" />
                <span className="sr-only">, selected</span>
              </>
            ) : null}
          </Command.Item>
        ))}
      </Command.List>
      {moreText ? <p className="border-t border-rule px-3.5 py-2 text-xs text-ink-muted">{moreText}</p> : null}
    </Command>
  )
}

type EnterOptions = { marked: string; isLoading: boolean; onPick: (value: string) => void }

/**
 * Enter in a list whose caller searches. While a search runs, what is on screen isn't its result: Enter then waits for the
 * results and takes the marked one. The library doesn't: it takes what is there, and nothing for a moment after results appear.
 */
function useEnter({ marked, isLoading, onPick }: EnterOptions) {
  const isWaiting = useRef(false)
  const pick = useRef(onPick)
  useEffect(() => {
    pick.current = onPick
  })
  useEffect(() => {
    if (!isWaiting.current || isLoading) return
    isWaiting.current = false
    if (marked !== '') pick.current(marked)
  }, [isLoading, marked])
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
      event.preventDefault()
      if (isLoading) isWaiting.current = true
      else if (marked !== '') onPick(marked)
    },
    /** Typing on makes it another search. */
    cancel: () => {
      isWaiting.current = false
    },
  }
}

const searchStatus = (isLoading: boolean, foundText: string) => (isLoading ? 'Searching…' : foundText)
