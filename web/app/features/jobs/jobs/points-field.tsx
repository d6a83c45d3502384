import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { Button } from '#web/app/ui/button.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'

type PointsFieldProps = {
  /** "Requirements". */
  label: string
  /** "requirement". */
  noun: string
  value: readonly string[]
  onChange: (value: string[]) => void
  error?: string | undefined
}

/** A list of short texts. Enter adds a line, Alt with an arrow key moves one, and the focus follows. */
export function PointsField({ label, noun, value, onChange, error }: PointsFieldProps) {
  const list = useRef<HTMLOListElement>(null)
  // The lines with every key so far: a key may come before the one before it is drawn.
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  function set(next: string[]) {
    latest.current = next
    onChange(next)
  }
  const add = useRef<HTMLButtonElement>(null)

  // The focus moves right after the list is redrawn, before the next key: fast typing loses no letter.
  const focusNext = useRef<() => HTMLElement | null | undefined>(undefined)
  useLayoutEffect(() => {
    const element = focusNext.current?.()
    if (!element) return
    focusNext.current = undefined
    element.focus()
  })
  const input = (at: number) => list.current?.querySelectorAll('input')[at]

  function insert(at: number) {
    const lines = latest.current
    focusNext.current = () => (lines.length < (list.current?.children.length ?? 0) ? input(at) : null)
    set([...lines.slice(0, at), '', ...lines.slice(at)])
  }
  function remove(at: number) {
    const lines = latest.current
    focusNext.current = () => (lines.length > 1 ? input(Math.max(0, at - 1)) : add.current)
    set(lines.filter((_, index) => index !== at))
  }
  /** Moves a line. The focus follows to its text or to the button that moved it; at either end to the other button. */
  function move(at: number, by: -1 | 1, on: 'text' | 'button') {
    const next = [...latest.current]
    const [moved] = next.splice(at, 1)
    if (moved === undefined) return
    next.splice(at + by, 0, moved)
    focusNext.current = () => {
      if (on === 'text') return input(at + by)
      const buttons = [...(list.current?.children[at + by]?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])]
      const [same, other] = by === -1 ? buttons : buttons.toReversed()
      return same?.disabled ? other : same
    }
    set(next)
  }
  function onKey(event: KeyboardEvent, at: number) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      insert(at + 1)
    } else if (event.key === 'Backspace' && latest.current[at] === '') {
      event.preventDefault()
      remove(at)
    } else if (event.altKey && event.key === 'ArrowUp' && at > 0) {
      event.preventDefault()
      move(at, -1, 'text')
    } else if (event.altKey && event.key === 'ArrowDown' && at < latest.current.length - 1) {
      event.preventDefault()
      move(at, 1, 'text')
    }
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {value.length > 0 ? (
        <ol ref={list} className="flex flex-col gap-1.5">
          {value.map((point, at) => {
            const name = `${noun} ${at + 1}`
            return (
              <li key={at} className="flex items-center gap-0.5">
                <TextInput
                  aria-label={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${at + 1}`}
                  value={point}
                  maxLength={1000}
                  onChange={(event) =>
                    set(latest.current.map((old, index) => (index === at ? event.target.value : old)))
                  }
                  onKeyDown={(event) => onKey(event, at)}
                />
                <IconButton
                  data-move
                  icon={ArrowUp}
                  label={`Move ${name} up`}
                  disabled={at === 0}
                  onClick={() => move(at, -1, 'button')}
                />
                <IconButton
                  data-move
                  icon={ArrowDown}
                  label={`Move ${name} down`}
                  disabled={at === value.length - 1}
                  onClick={() => move(at, 1, 'button')}
                />
                <IconButton icon={X} label={`Remove ${name}`} onClick={() => remove(at)} />
              </li>
            )
          })}
        </ol>
      ) : null}
      <div>
        <Button ref={add} size="sm" disabled={value.length >= 50} onClick={() => insert(value.length)}>
          <Plus aria-hidden className="size-4" />
          Add {noun}
        </Button>
      </div>
      {error ? <p className="text-xs font-medium text-danger">{error}</p> : null}
    </fieldset>
  )
}
