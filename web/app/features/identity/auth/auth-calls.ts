import { authApi, type CurrentUser } from '#contract/api/identity/auth.ts'
import { registerBody, signInBody } from '#contract/domain/auth-rules.ts'
import { signInCode } from '#contract/domain/two-factor.ts'
import { call } from '#web/app/api/call.ts'
import { rememberCurrentUser } from './current-user.ts'

export { signInProblem } from '#contract/domain/auth-rules.ts'

export type FieldErrors = { email?: string; password?: string }

type Typed = { email: string; password: string }

/** What the rules say about the two fields, before anything is sent; empty when nothing is wrong. */
export function wrongFields(typed: Typed, mode: 'sign-in' | 'register'): FieldErrors {
  const parsed = (mode === 'register' ? registerBody : signInBody).safeParse(typed)
  return parsed.success ? {} : fieldErrors(parsed.error.issues)
}

/** The first sentence on each of the two fields. */
export function fieldErrors(
  issues: readonly { path: string | readonly PropertyKey[]; message: string }[],
): FieldErrors {
  const of = (name: string) => issues.find(({ path }) => (typeof path === 'string' ? path : path[0]) === name)?.message
  const email = of('email')
  const password = of('password')
  return { ...(email ? { email } : {}), ...(password ? { password } : {}) }
}

/**
 * Signs in; the answer becomes the current user. Where the account has two-factor sign-in, the challenge for the second
 * step instead. Throws ApiError.
 */
export async function signIn(
  body: Typed & { rememberMe: boolean },
): Promise<{ user: CurrentUser } | { challenge: string }> {
  const answer = await call(authApi.login, { body })
  if ('secondStep' in answer) return answer.secondStep
  rememberCurrentUser(answer)
  return { user: answer }
}

/** What is wrong with a code before it is sent; undefined when nothing is. */
export function wrongCode(code: string): string | undefined {
  return signInCode.safeParse(code).error?.issues[0]?.message
}

/** The second step, with a code of the app or a recovery code. Throws ApiError. */
export async function takeSecondStep(body: { challenge: string; code: string }): Promise<CurrentUser> {
  const user = await call(authApi.secondStep, { body })
  rememberCurrentUser(user)
  return user
}

/** Makes an account, without signing in; gives the server's sentence. Throws ApiError. */
export async function register(body: Typed): Promise<string> {
  return (await call(authApi.register, { body })).message
}
