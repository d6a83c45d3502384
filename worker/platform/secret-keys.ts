import { equalText, hmac } from '#worker/http/digest.ts'

/**
 * The installation's secrets. During a rotation there are several: everything new is made with the newest, and what an
 * earlier one made is still read.
 */
export type SecretKeys = { SECRET_KEY: string; PREVIOUS_SECRET_KEYS: readonly string[] }

/** Newest first. */
export const allKeys = ({ SECRET_KEY, PREVIOUS_SECRET_KEYS }: SecretKeys): readonly string[] => [
  SECRET_KEY,
  ...PREVIOUS_SECRET_KEYS,
]

/**
 * Finds the secrets among the settings: `SECRET_KEY`, `SECRET_KEY_2` and so on. The one with the highest number is the
 * newest. A rotation adds a name instead of replacing a value, because nobody can read a value back from the platform.
 */
export function secretKeysOf(env: object): Partial<SecretKeys> & { SECRET_KEY_NAME?: string } {
  const numberOf = (name: string) => Number(/^SECRET_KEY(?:_([2-9]|[1-9]\d+))?$/.exec(name)?.[1] ?? 1)
  const keys = Object.entries(env)
    .filter((entry): entry is [string, string] => /^SECRET_KEY(_([2-9]|[1-9]\d+))?$/.test(entry[0]) && entry[1] !== '')
    .toSorted(([a], [b]) => numberOf(b) - numberOf(a))
  const [newest, ...previous] = keys
  if (!newest) return {}
  const [SECRET_KEY_NAME, SECRET_KEY] = newest
  return { SECRET_KEY_NAME, SECRET_KEY, PREVIOUS_SECRET_KEYS: previous.map(([, value]) => value) }
}

/** Short public name of a secret. Stored with what it sealed, so that a rotation can count what is left. */
export const keyIdOf = async (secret: string): Promise<string> => (await hmac(secret, 'placet:key-id')).slice(0, 8)

/** True when one of the installation's secrets signed the text. */
export async function isSigned(keys: SecretKeys, text: string, signature: string): Promise<boolean> {
  let isOurs = false
  for (const key of allKeys(keys)) {
    if (equalText(signature, await hmac(key, text))) isOurs = true
  }
  return isOurs
}
