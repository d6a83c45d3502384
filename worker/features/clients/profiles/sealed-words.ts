import { seal } from '#worker/platform/sealed-text.ts'
import type { SecretKeys } from '#worker/platform/secret-keys.ts'

export const sealPurpose = 'profile-words'
export const sealContext = (code: string): string => `profile:${code}`

/** Seals the words that a profile was searched for. */
export const sealWords = (keys: SecretKeys, code: string, words: readonly string[]): Promise<string> =>
  seal(Uint8Array.from(new TextEncoder().encode(JSON.stringify(words))), {
    keys,
    purpose: sealPurpose,
    context: sealContext(code),
  })
