import { scrypt as derive, type ScryptOptions } from 'node:crypto'

/*
 * The functions of node:crypto that hash passwords, for tests (vitest.config.ts). A key that was derived once is not derived again:
 * tests sign in hundreds of times with the same password, and each hash takes 0.3 s of computing.
 */
export { randomBytes, timingSafeEqual } from 'node:crypto'

const remembered = new Map<string, Buffer>()

type Answer = (error: Error | null, key: Buffer) => void

/** `scrypt` of node:crypto, with the same answers. */
export function scrypt(password: string, salt: Buffer, keyBytes: number, options: ScryptOptions, answer: Answer): void {
  const name = JSON.stringify([password, salt.toString('base64'), keyBytes, options])
  const known = remembered.get(name)
  if (known) {
    queueMicrotask(() => answer(null, Buffer.from(known)))
    return
  }
  derive(password, salt, keyBytes, options, (error, key) => {
    if (!error) remembered.set(name, Buffer.from(key))
    answer(error, key)
  })
}
