/** Joins class names, leaving out what is false or absent: `cx('row', isOpen && 'open')`. */
export function cx(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
