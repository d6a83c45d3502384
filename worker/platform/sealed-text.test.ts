import { expect, test } from 'vitest'
import { seal, sealPrefix, sealPrefixLength, unseal } from './sealed-text.ts'

const bytes = new Uint8Array([...'twenty secret bytes!'].map((letter) => letter.charCodeAt(0)))
const secret = 'a secret of more than thirty-two characters'
const keysOf = (newest: string, ...previous: string[]) => ({ SECRET_KEY: newest, PREVIOUS_SECRET_KEYS: previous })
const row = { keys: keysOf(secret), purpose: 'two-factor', context: 'user 1' }

test('opens sealed text only for its own row and purpose', async () => {
  const sealed = await seal(bytes, row)
  expect(sealed).not.toContain('secret')
  expect(await unseal(sealed, row)).toEqual(bytes)
  expect(await unseal(sealed, { ...row, context: 'user 2' })).toBeUndefined()
  expect(await unseal(sealed, { ...row, purpose: 'another' })).toBeUndefined()
  expect(await unseal(sealed, { ...row, keys: keysOf(`${secret}?`) })).toBeUndefined()
})

test('seals equal bytes to different texts, and refuses a changed or foreign text', async () => {
  const [one, two] = [await seal(bytes, row), await seal(bytes, row)]
  expect(one).not.toBe(two)
  const last = one.at(-3) === 'A' ? 'B' : 'A'
  expect(await unseal(one.slice(0, -3) + last + one.slice(-2), row)).toBeUndefined()
  for (const text of ['', 'v1', 'v1..', 'v2.AAAA.AAAA', 'v2.AAAAAAAA.AAAA.AAAA', 'v1.AAAA.AAAA', 'plain']) {
    expect(await unseal(text, row)).toBeUndefined()
  }
})

test('opens text of earlier secrets and seals with the newest alone', async () => {
  const sealed = await seal(bytes, row)
  expect(sealed.slice(0, sealPrefixLength)).toBe(await sealPrefix(secret))
  const rotated = { ...row, keys: keysOf('the newest secret of an installation', secret) }
  expect(await unseal(sealed, rotated)).toEqual(bytes)
  expect(await unseal(await seal(bytes, rotated), row)).toBeUndefined()
  // Version 1, as it was stored before texts named their key.
  expect(await unseal(sealed.replace(/^v2\.[\w-]{8}/, 'v1'), rotated)).toEqual(bytes)
})
