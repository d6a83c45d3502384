import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState, type KeyboardEvent, type Ref } from 'react'
import { firmsApi } from '#contract/api/clients/firms.ts'
import { read } from '#web/app/api/query.ts'
import { useSettled } from '#web/app/lib/use-settled.ts'
import { floatingSurface, menuRow } from '#web/app/ui/control-class.ts'
import { cx } from '#web/app/ui/cx.ts'
import { TextInput } from '#web/app/ui/text-input.tsx'

/** Typing pauses this long before the directory is asked. Milliseconds. */
const pauseMs = 200
const maxOffered = 8

type Offer = { key: string; name: string; text: string }

type FirmNameInputProps = {
  name: string
  value: string
  onChange: (name: string) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
}

/** The name of a firm: one of the directory, which opens below while typing, or a new one as it is typed. */
export function FirmNameInput({ value, onChange, onBlur, ...rest }: FirmNameInputProps) {
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  const offers = useOffers(value, isOpen)
  const isShown = isOpen && offers.length > 0
  const close = () => {
    setIsOpen(false)
    setMarked(-1)
  }
  const select = (offer: Offer) => {
    onChange(offer.name)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) return close()
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      return setMarked((at) => stepped(at, event.key === 'ArrowDown' ? 1 : -1, offers.length))
    }
    const offer = event.key === 'Enter' && isShown ? offers[marked] : undefined
    if (!offer) return undefined
    // Otherwise the form would be sent.
    event.preventDefault()
    return select(offer)
  }
  return (
    <div className="relative" {...(isShown ? { 'data-takes-escape': true } : {})}>
      <TextInput
        {...rest}
        value={value}
        autoComplete="off"
        // A list that takes free text, too. It is named while it is open.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props, jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-expanded={isShown}
        aria-autocomplete="list"
        {...(isShown ? { 'aria-controls': listId } : {})}
        {...(isShown && marked >= 0 ? { 'aria-activedescendant': `${listId}-${marked}` } : {})}
        onChange={(event) => {
          onChange(event.target.value)
          setIsOpen(true)
          setMarked(-1)
        }}
        onBlur={() => {
          close()
          onBlur()
        }}
        onKeyDown={onKeyDown}
      />
      {isShown ? (
        <div
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="listbox"
          aria-label="Firms"
          className={cx(floatingSurface, 'absolute inset-x-0 top-full mt-1 max-h-72 overflow-y-auto p-1')}
        >
          {offers.map((offer, at) => (
            // The input keeps the focus and handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={offer.key}
              id={`${listId}-${at}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              aria-selected={at === marked}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => select(offer)}
              className={cx(
                menuRow,
                'cursor-pointer wrap-anywhere',
                at === marked ? 'bg-accent-soft text-on-accent-soft' : 'hover:bg-paper-sunk',
              )}
            >
              {offer.text}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** From no offer (-1) through all of them and back to none. */
function stepped(at: number, by: 1 | -1, count: number): number {
  const next = at + by
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}

/** Firms of the directory that a typed name may mean, and the name itself unless one of them has it. */
function useOffers(value: string, isOpen: boolean): Offer[] {
  const typed = value.trim().slice(0, 200)
  const words = useSettled(typed, pauseMs)
  const { data } = useQuery({
    ...read(firmsApi.page, { query: { q: words, limit: maxOffered } }),
    enabled: isOpen && words !== '',
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
  if (typed === '' || words === '' || !data) return []
  const firms = data.items.map(({ id, name }) => ({ key: String(id), name, text: name }))
  if (firms.length === 0 || firms.some(({ name }) => name === typed)) return firms
  return [...firms, { key: 'typed', name: typed, text: `Use “${typed}” as typed` }]
}
