import { randomBytes as newBytes, scrypt as derive, type ScryptOptions } from 'node:crypto'

/*
 * The functions of node:crypto that hash passwords, for tests (vitest.config.ts). A key that was derived once is not derived again:
 * tests sign in hundreds of times with the same password, and each hash takes 0.3 s of computing. Two salts take turns, so that
 * setting one password many times derives two keys, and two hashes in a row still differ.
 */
export { timingSafeEqual } from 'node:crypto'

const remembered = new Map<string, Buffer>()

const salts = new Map<number, [Buffer, Buffer]>()
let saltsGiven = 0

/** `randomBytes` of node:crypto, which password hashes take their salts from. */
export function randomBytes(size: number): Buffer {
  const two = salts.get(size) ?? [newBytes(size), newBytes(size)]
  salts.set(size, two)
  return Buffer.from(saltsGiven++ % 2 === 0 ? two[0] : two[1])
}

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
