import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { MentionablePerson } from '#contract/api/candidates/messages.ts'
import { roleLabels } from '#contract/domain/roles.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { floatingSurface, menuRow } from '#web/app/ui/control-class.ts'
import { cx } from '#web/app/ui/cx.ts'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { mentionAt, peopleFor, withMention } from './mentions.ts'
import { mentionablePeople } from './message-queries.ts'

type MessageInputProps = {
  applicationId: number
  label: string
  value: string
  onValueChange: (value: string) => void
  /** Ctrl or Cmd with Enter. */
  onSend: () => void
  /** Esc while no list of people is open; without it Esc is left to the panel. */
  onCancel?: () => void
  textArea: RefObject<HTMLTextAreaElement | null>
}

/** Two lines to write in; `@` offers the people who may see the application. */
export function MessageInput({
  applicationId,
  label,
  value,
  onValueChange,
  onSend,
  onCancel,
  textArea,
}: MessageInputProps) {
  const listId = useId()
  const [caret, setCaret] = useState(0)
  const [hasFocus, setHasFocus] = useState(false)
  const [closedAt, setClosedAt] = useState<number>()
  const [picked, setPicked] = useState(0)
  const nextCaret = useRef<number>(undefined)

  const self = useCurrentUser()
  const token = hasFocus ? mentionAt(value, caret) : undefined
  const { data: people } = useQuery({ ...mentionablePeople(applicationId), enabled: token !== undefined })
  const others = people?.filter(({ id }) => id !== self.id) ?? []
  const offered = token && token.start !== closedAt ? peopleFor(token.words, others) : []
  const isOpen = offered.length > 0
  const at = Math.min(picked, offered.length - 1)

  // React puts the caret of a text it was given at the end.
  useLayoutEffect(() => {
    if (nextCaret.current === undefined) return
    textArea.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = undefined
  })

  const close = isOpen ? () => setClosedAt(token?.start) : onCancel
  useEscape(textArea, close)

  function pick(person: MentionablePerson) {
    if (!token) return
    const next = withMention(value, token, person.email)
    nextCaret.current = next.caret
    setCaret(next.caret)
    setPicked(0)
    onValueChange(next.text)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onSend()
      return
    }
    const person = offered[at]
    if (!person || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (event.key === 'ArrowDown') setPicked((at + 1) % offered.length)
    else if (event.key === 'ArrowUp') setPicked((at + offered.length - 1) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') pick(person)
    else return
    event.preventDefault()
  }

  return (
    <div className="relative" {...(close ? { 'data-takes-escape': true } : {})}>
      <TextArea
        ref={textArea}
        rows={2}
        aria-label={label}
        aria-autocomplete="list"
        {...(isOpen ? { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${at}` } : {})}
        className="min-h-16!"
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value)
          setCaret(event.target.selectionStart)
          setClosedAt(undefined)
          setPicked(0)
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        onKeyDown={onKeyDown}
      />
      <output className="sr-only">
        {isOpen
          ? `${offered.length} ${offered.length === 1 ? 'person' : 'people'} to mention; use the arrow keys to choose`
          : ''}
      </output>
      {isOpen ? (
        <div
          // A list beside a text, of which the text names the chosen one: no element of HTML is that.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="listbox"
          tabIndex={-1}
          id={listId}
          aria-label="People to mention"
          // The text keeps the focus and its caret.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          className={cx(floatingSurface, 'absolute bottom-full left-0 mb-1 w-80 max-w-full p-1')}
        >
          {offered.map((person, index) => (
            // The keys are the text's, above.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={person.id}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              id={`${listId}-${index}`}
              tabIndex={-1}
              aria-selected={index === at}
              aria-label={`${person.name}, ${person.email}, ${roleLabels[person.role]}`}
              onClick={() => pick(person)}
              className={cx(menuRow, 'cursor-pointer', index === at && 'bg-accent-soft text-on-accent-soft')}
            >
              <span className="min-w-0 py-1">
                <span className="block truncate">{person.name}</span>
                <span className="block truncate text-xs">
                  {person.email} · {roleLabels[person.role]}
                </span>
              </span>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** Esc in the text is for `onEscape`, before the panel around would close. */
function useEscape(textArea: RefObject<HTMLTextAreaElement | null>, onEscape: (() => void) | undefined): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    function take(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape' || event.isComposing || !latest.current) return
      if (document.activeElement !== textArea.current) return
      event.preventDefault()
      event.stopImmediatePropagation()
      latest.current()
    }
    // Before the layers of the page, which listen on the document.
    window.addEventListener('keydown', take, { capture: true })
    return () => window.removeEventListener('keydown', take, { capture: true })
  }, [textArea])
}
