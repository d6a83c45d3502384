import { X } from 'lucide-react'
import { badgeShape } from '#web/app/ui/badge.tsx'
import { cx } from '#web/app/ui/cx.ts'

type WordBadgesProps = {
  /** Names the words: "Keywords". */
  label: string
  words: readonly string[]
  onRemove?: (word: string) => void
}

/** Words as badges, removable if the caller passes `onRemove`. */
export function WordBadges({ label, words, onRemove }: WordBadgesProps) {
  if (words.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className="max-w-full">
          {onRemove ? (
            <button
              type="button"
              onClick={() => onRemove(word)}
              className={cx(
                badgeShape,
                'min-h-6 cursor-pointer bg-accent-soft text-on-accent-soft hover:brightness-95 max-sm:min-h-11 max-sm:px-2.5',
              )}
            >
              <span className="sr-only">Remove </span>
              <span className="truncate">{word}</span>
              <X aria-hidden className="size-3.5 shrink-0" />
            </button>
          ) : (
            <span className={cx(badgeShape, 'bg-neutral-soft text-on-neutral-soft')}>
              <span className="truncate">{word}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
