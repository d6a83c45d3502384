import { z } from '#contract/zod.ts'
import { emailAddress, requiredLine } from './plain-text.ts'
import { defaultRole, roles } from './roles.ts'

/** In characters. The upper bound keeps anyone from making us hash huge texts. */
export const passwordLength = { min: 6, max: 256 } as const

export const passwordTooShort = 'Password must be at least 6 characters'
export const passwordTooLong = 'Password must be at most 256 characters'

/** The toasts that the sign-in screen shows before anything is sent. */
export const signInToasts = {
  missing: { title: 'Missing Information', text: 'Please fill in all fields' },
  mismatch: { title: 'Password Mismatch', text: 'Passwords do not match' },
  tooShort: { title: 'Password Too Short', text: passwordTooShort },
} as const

const password = z
  .string({ error: passwordTooShort })
  .min(passwordLength.min, passwordTooShort)
  .max(passwordLength.max, passwordTooLong)

/** POST /api/auth/login. The password isn't trimmed. */
export const signInBody = z.object({
  email: emailAddress(),
  password,
  rememberMe: z.boolean().optional().default(false),
})

/** POST /api/auth/register. */
export const registerBody = z.object({ email: emailAddress(), password })

/** POST /api/users, by an admin. */
export const createUserBody = z.object({
  name: requiredLine('Name is required', { max: 200 }),
  email: emailAddress(),
  password,
  role: z.enum(roles, { error: 'Please select a role' }).default(defaultRole),
})

/** A change of one's own password, with the current one. */
export const changePasswordBody = z.object({
  currentPassword: z
    .string({ error: 'Please enter your current password' })
    .min(1, 'Please enter your current password')
    .max(passwordLength.max, passwordTooLong),
  password,
})

/** A new password by a link that an admin has passed on. */
export const chosenPasswordBody = z.object({ password })

const typedTwice = { confirmPassword: z.string() }
const isSameTwice = (typed: { password: string; confirmPassword: string }) => typed.password === typed.confirmPassword
const notTheSame = { error: 'Passwords do not match', path: ['confirmPassword'] }

/** Forms that ask for the new password twice. */
export const changePasswordForm = changePasswordBody.extend(typedTwice).refine(isSameTwice, notTheSame)
export const chosenPasswordForm = chosenPasswordBody.extend(typedTwice).refine(isSameTwice, notTheSame)
export type ChangePassword = z.output<typeof changePasswordForm>

/** Fields that the owner of an account may change. */
export const profileBody = z.object({ name: requiredLine('Name is required', { max: 200 }) })

export type SignInToast = (typeof signInToasts)[keyof typeof signInToasts]

/**
 * Finds the first problem of the login form: a missing field, then (when creating an account) different passwords, then a
 * short one. Undefined when it may be sent.
 */
export function signInProblem(
  typed: { email: string; password: string; confirmPassword?: string },
  mode: 'sign-in' | 'register',
): SignInToast | undefined {
  const registering = mode === 'register'
  if (typed.email.trim() === '' || typed.password === '' || (registering && !typed.confirmPassword)) {
    return signInToasts.missing
  }
  if (!registering) return undefined
  if (typed.password !== typed.confirmPassword) return signInToasts.mismatch
  return typed.password.length < passwordLength.min ? signInToasts.tooShort : undefined
}
