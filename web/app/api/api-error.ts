import type { ErrorBody } from '#contract/api/common.ts'

type Known = Pick<ErrorBody, 'code' | 'message'> & Partial<Pick<ErrorBody, 'requestId' | 'issues'>> & { status: number }

/** A call that failed; `message` is a sentence that can be shown as it is. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came at all. */
  readonly status: number
  /** Stable, for programs: `sign_in_needed`; `offline` and `unexpected_answer` are made here. */
  readonly code: string
  /** Problems by field; empty if the server names none. */
  readonly issues: readonly { path: string; message: string }[]
  readonly requestId: string | undefined

  constructor({ status, code, message, requestId, issues }: Known) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.issues = issues ?? []
    this.requestId = requestId
  }
}

/** The call never reached the server or its answer never reached us. */
export const offline = () =>
  new ApiError({
    status: 0,
    code: 'offline',
    message: 'We couldn’t reach the server. Check your connection and try again.',
  })

/** True if the session has ended or never existed, but not for a wrong password. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code === 'sign_in_needed'
}

/** True if the agency now requires two-factor sign-in and this account lacks it. */
export function isTwoFactorNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && error.code === 'two_factor_needed'
}

/**
 * The sentence to show for a thrown error: the server's own, or that it couldn't be reached; `fallback` for an
 * answer that isn't our server's, unless it is empty.
 */
export function sentenceOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  return error.code === 'unexpected_answer' && fallback !== '' ? fallback : error.message
}

/** The server's own sentence if it sent one, otherwise `failure`, even if the server couldn't be reached. */
export function serverSentenceOr(error: unknown, failure: string): string {
  const isServers = error instanceof ApiError && error.status !== 0 && error.code !== 'unexpected_answer'
  return isServers ? error.message : failure
}
