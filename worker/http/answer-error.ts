import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ErrorBody } from '#contract/api/common.ts'
import { AppError, notFound } from './errors.ts'
import type { AppEnv } from './route.ts'
import { framesOf, reasonOf } from './reason.ts'

/** Turns whatever was thrown into the one error body. */
export function answerError(error: unknown, c: Context<AppEnv>): Response {
  const known = knownError(error, c)
  const body: ErrorBody = {
    error: known.message,
    message: known.message,
    code: known.code,
    requestId: c.var.requestId,
    ...(known.issues ? { issues: known.issues } : {}),
    ...(known.findings ? { findings: known.findings } : {}),
  }
  return c.json(body, known.status, known.headers)
}

/** Public form of a thrown error. Unexpected errors are logged by name and shown without detail. */
export function knownError(error: unknown, c: Context<AppEnv>): AppError {
  const known = expected(error)
  if (known.status >= 500) {
    c.var.log?.('request.failed', {
      method: c.req.method,
      reason: error instanceof Error ? `${error.name}: ${reasonOf(error)}` : 'unknown',
      stack: framesOf(error),
    })
  }
  return known
}

function expected(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException && error.status < 500) {
    // Hono's own refusals: malformed JSON, a body over the limit.
    return new AppError(error.status as 400, 'bad_request', 'This request could not be read.')
  }
  return new AppError(500, 'internal', 'Something went wrong on our side. Nothing was lost; please try again.')
}

export const noSuchRoute = (c: Context<AppEnv>): Response => answerError(notFound(), c)
