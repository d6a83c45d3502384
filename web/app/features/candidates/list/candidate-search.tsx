import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isShortcut } from '#web/app/lib/keys.ts'
import { controlLine } from '#web/app/ui/control-class.ts'
import { cx } from '#web/app/ui/cx.ts'

/** Searches a quarter of a second after the last letter; `/` brings the focus here from anywhere. */
export function CandidateSearch({ value, onChange }: { value: string; onChange: (q: string) => void }) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  // The address wins when something else (Clear All, the Back button) changed it.
  if (known !== value) {
    setKnown(value)
    if (text.trim() !== value) setText(value)
  }
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onChange(text.trim()), 250)
    return () => clearTimeout(timer)
    // `onChange` is new with every render and must not restart the timer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, value])
  useEffect(() => {
    function focusOnSlash(event: KeyboardEvent) {
      if (!isShortcut(event, 'search')) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', focusOnSlash)
    return () => document.removeEventListener('keydown', focusOnSlash)
  }, [])
  return (
    <div className="relative">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-muted"
      />
      <input
        ref={input}
        type="search"
        aria-label="Search candidates"
        aria-keyshortcuts="/"
        placeholder="Search by candidate name, email, or job..."
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        className={cx(controlLine, 'pl-9')}
      />
    </div>
  )
}
