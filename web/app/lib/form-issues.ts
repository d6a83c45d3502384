import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from '#web/app/api/api-error.ts'

/**
 * Puts what the server says about single fields beside them and the focus on the first.
 *
 * @returns Whether every issue found its field; otherwise the caller shows the server's sentence too.
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
  // In the order of the form, so that the focus goes to the topmost.
  known.sort((a, b) => fields.indexOf(a.name) - fields.indexOf(b.name))
  for (const [at, { name, message }] of known.entries()) {
    setError(name, { type: 'server', message }, { shouldFocus: at === 0 })
  }
  return known.length === error.issues.length
}
