import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { GateFinding } from '#contract/domain/submission-gate.ts'

export type Issue = { path: string; message: string }

/**
 * An expected failure: a stable code for programs and a sentence that the person who reads it can act on. Anything else
 * that is thrown becomes one 500 without inside knowledge.
 */
export class AppError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly issues: Issue[] | undefined
  /** Why a submission was refused. */
  readonly findings: GateFinding[] | undefined
  readonly headers: Record<string, string>

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    more: { issues?: Issue[]; findings?: GateFinding[]; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.name = 'AppError'
    this.status = status
    this.code = code
    this.issues = more.issues
    this.findings = more.findings
    this.headers = more.headers ?? {}
  }
}

export const notFound = (code = 'not_found', message = 'That page or record doesn’t exist.') =>
  new AppError(404, code, message)
export const signInNeeded = () => new AppError(401, 'sign_in_needed', 'Please sign in to continue.')
export const notAllowed = (message = 'Your account doesn’t have permission to do this.') =>
  new AppError(403, 'not_allowed', message)
export const conflict = (code: string, message: string) => new AppError(409, code, message)
export const badRequest = (code: string, message: string, issues?: Issue[]) =>
  new AppError(400, code, message, issues ? { issues } : {})
export const tooMany = (
  retryAfterSeconds: number,
  message = `Too many attempts. Please try again in ${waitText(retryAfterSeconds)}.`,
) =>
  new AppError(429, 'too_many_requests', message, {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  })

const waitText = (seconds: number) => (seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`)
