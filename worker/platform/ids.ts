import { customAlphabet } from 'nanoid'
import { shortIdAlphabet, shortIdLength } from './short-id.ts'

const shortId = customAlphabet(shortIdAlphabet, shortIdLength)
const secretId = customAlphabet('0123456789ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz', 32)

/** Where new names come from: random by default, a counted list in tests. */
export type Ids = {
  /** 8 characters for a public address of a job; the database's index makes it unique. */
  shortId: () => string
  /** 32 characters, more than 180 bits: a name that nobody guesses (files, outbox rows). */
  secretId: () => string
}

export const randomIds: Ids = { shortId: () => shortId(), secretId: () => secretId() }
