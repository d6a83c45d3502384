import { z } from '#contract/zod.ts'

/** The defaults of authenticator apps (RFC 6238): six digits, a new code every 30 seconds. */
export const totpDigits = 6
export const totpPeriodSeconds = 30

/** Recovery codes per account. Each works once. */
export const recoveryCodeCount = 10

/** Characters that can't be taken for one another on paper (no 0, O, 1, I, L). Ten of 31 are 49 random bits. */
export const recoveryAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const recoveryCodeLength = 10

export const codeProblem = 'Enter the 6-digit code from your app, or a recovery code'
export const digitsProblem = 'Enter the 6-digit code from your app'

/** A code as it is compared: without the blanks and hyphens that make it readable, in capitals. */
export const bareCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code)
const isRecoveryCode = (code: string): boolean => /^[2-9A-HJKMNP-Z]{10}$/.test(code)

/** A recovery code as it is shown and written down: "7KQ2M-XW4RT". */
export const shownRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

/** Input of the second step of signing in: a code of the app or a recovery code, however it is grouped. */
export const signInCode = z
  .string({ error: codeProblem })
  .max(40, codeProblem)
  .transform(bareCode)
  .refine((code) => isTotpCode(code) || isRecoveryCode(code), codeProblem)

/** A code of the app alone: setting it up proves that the app works. */
export const appCode = z
  .string({ error: digitsProblem })
  .max(40, digitsProblem)
  .transform(bareCode)
  .refine(isTotpCode, digitsProblem)
