/** Lowercase letters and digits without the look-alikes 0, 1, i, l, o: an id survives being read over the phone. */
export const shortIdAlphabet = '23456789abcdefghjkmnpqrstuvwxyz'

/** Spec 1 §9. 31^8 is more than 850 billion addresses. */
export const shortIdLength = 8

/** Form of a job's public address. Anything else is a job that does not exist. */
export const shortIdPattern = /^[2-9a-hjkmnp-z]{8}$/

export function isShortId(value: string): boolean {
  return shortIdPattern.test(value)
}
