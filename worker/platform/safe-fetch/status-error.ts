import { PageError, type PageProblem } from '#worker/reading/page-error.ts'

/** The error for a response that is not a success. */
export function statusError(status: number, retryAfterSeconds: number | undefined): PageError {
  const [kind, sentence] = problemOf(status)
  const more = { status, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) }
  return new PageError(kind, `${sentence} (${status}).`, more)
}

function problemOf(status: number): [PageProblem, string] {
  if ([404, 410].includes(status)) return ['gone', 'The site says this page doesn’t exist']
  if ([401, 403, 451].includes(status)) return ['refused', 'The site doesn’t allow programs to read this page']
  if (status === 429) return ['too_many', 'The site asked us to come back later']
  if (status >= 500) return ['server', 'The site is having problems right now']
  return ['status', 'The site didn’t send the page']
}
