import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from '#web/app/api/api-error.ts'

/**
 * Shows the server's issues beside their fields and focuses the first of them.
 *
 * @returns True if every issue found its field. Otherwise the caller shows the server's sentence too.
 */
export function showIssues<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  fields: readonly FieldPath<T>[],
): boolean {
  if (!(error instanceof ApiError) || error.issues.length === 0) return false
  const known = error.issues.flatMap(({ path, message }) => {
    const name = fields.find((field) => field === path)
    return name ? [{ name, message }] : []
  })
  // Sorted by the order of the form, so that the topmost field gets the focus.
  known.sort((a, b) => fields.indexOf(a.name) - fields.indexOf(b.name))
  for (const [at, { name, message }] of known.entries()) {
    setError(name, { type: 'server', message }, { shouldFocus: at === 0 })
  }
  return known.length === error.issues.length
}
