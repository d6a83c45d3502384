import { cx } from './cx.ts'

/**
 * The look of a link. `text` is for sentences and underlined; `quiet` is for links alone in a list or a table, where
 * the position shows that it is a link, and underlined under the pointer.
 */
export function linkClass(kind: 'text' | 'quiet' = 'text'): string {
  return cx(
    'rounded-sm underline-offset-3 transition-colors',
    kind === 'text'
      ? 'text-accent underline decoration-from-font hover:text-accent-hover'
      : 'text-ink no-underline hover:text-accent hover:underline',
  )
}
