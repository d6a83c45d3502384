import { cx } from './cx.ts'

/** The first letters of the first and the last word of a name, at most two: "Łukasz Żółć-Nguyễn" → "ŁŻ". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const picked = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return picked.map((word) => [...(word ?? '')].at(0)?.toLocaleUpperCase('en-US') ?? '').join('')
}

type AvatarProps = { name: string; size?: 'sm' | 'md' }

/** A person's initials. Decorative, because the name is always beside them. */
export function Avatar({ name, size = 'md' }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-brass-soft font-medium text-on-brass-soft select-none',
        size === 'sm' ? 'size-7 text-xs' : 'size-9 text-sm',
      )}
    >
      {initialsOf(name) || '?'}
    </span>
  )
}
