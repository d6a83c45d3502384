import { ChevronDown, ChevronUp } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { numberText } from '#contract/domain/number-text.ts'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { maxHits } from './find-in-text.ts'
import type { Find } from './use-find.ts'

/** A field for words to find, with the number of hits and the way from one to the next. */
export function FindField({ find: { words, setWords, hits, at, step } }: { find: Find }) {
  const hasHits = hits.length > 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      step(event.shiftKey ? -1 : 1)
    } else if (event.key === 'Escape' && words !== '') setWords('')
  }
  return (
    <span className="flex min-w-48 grow basis-48 items-center gap-1 max-sm:order-last max-sm:basis-full">
      <span
        className="relative min-w-0 grow"
        // Esc clears the words first; a second one closes the record.
        {...(words === '' ? {} : { 'data-takes-escape': '' })}
      >
        <TextInput
          type="search"
          aria-label="Find in the résumé"
          placeholder="Find in the résumé"
          value={words}
          maxLength={200}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={onKeyDown}
          className="pr-18 [&::-webkit-search-cancel-button]:hidden"
        />
        <output className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-xs text-ink-muted tabular-nums">
          {hitText(words, hits.length, at)}
        </output>
      </span>
      <IconButton icon={ChevronUp} label="Previous match" disabled={!hasHits} onClick={() => step(-1)} />
      <IconButton icon={ChevronDown} label="Next match" disabled={!hasHits} onClick={() => step(1)} />
    </span>
  )
}

function hitText(words: string, count: number, at: number): string {
  if (words.trim() === '') return ''
  if (count === 0) return 'No matches'
  return `${numberText(at + 1)} of ${numberText(count)}${count === maxHits ? '+' : ''}`
}
