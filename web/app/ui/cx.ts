/** Joins class names and skips empty values: `cx('row', isOpen && 'open')`. */
export function cx(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
