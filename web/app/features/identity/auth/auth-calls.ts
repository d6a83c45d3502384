import { authApi, type CurrentUser } from '#contract/api/identity/auth.ts'
import { registerBody, signInBody } from '#contract/domain/auth-rules.ts'
import { call } from '#web/app/api/call.ts'
import { setCurrentUser } from './current-user.ts'

export { signInProblem } from '#contract/domain/auth-rules.ts'

export type FieldErrors = { email?: string; password?: string }

type Typed = { email: string; password: string }

/** Checks the two fields before they are sent; empty when nothing is wrong. */
export function wrongFields(typed: Typed, mode: 'sign-in' | 'register'): FieldErrors {
  const parsed = (mode === 'register' ? registerBody : signInBody).safeParse(typed)
  return parsed.success ? {} : fieldErrors(parsed.error.issues)
}

/** The first issue of each of the two fields. */
export function fieldErrors(
  issues: readonly { path: string | readonly PropertyKey[]; message: string }[],
): FieldErrors {
  const of = (name: string) => issues.find(({ path }) => (typeof path === 'string' ? path : path[0]) === name)?.message
  const email = of('email')
  const password = of('password')
  return { ...(email ? { email } : {}), ...(password ? { password } : {}) }
}

/**
 * Signs in and sets the current user. Returns the challenge for the second step if the account has two-factor sign-in.
 * Throws ApiError.
 */
export async function signIn(
  body: Typed & { rememberMe: boolean },
): Promise<{ user: CurrentUser } | { challenge: string }> {
  const answer = await call(authApi.login, { body })
  if ('secondStep' in answer) return answer.secondStep
  setCurrentUser(answer)
  return { user: answer }
}

/** Takes the second step with a code from the app or a recovery code. Throws ApiError. */
export async function takeSecondStep(body: { challenge: string; code: string }): Promise<CurrentUser> {
  const user = await call(authApi.secondStep, { body })
  setCurrentUser(user)
  return user
}

/** Creates an account without signing in; returns the server's sentence. Throws ApiError. */
export async function register(body: Typed): Promise<string> {
  return (await call(authApi.register, { body })).message
}
