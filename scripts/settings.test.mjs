// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { expect, test } from 'vitest'
import { givenSettings, localSecrets, serverSettings } from './settings.mjs'

test('passes only documented settings to the Worker, the environment before .dev.vars', () => {
  const devVars = 'SITE_URL="from file"\nRATE_LIMIT_FACTOR=5\nHOME=/nowhere\n'
  expect(givenSettings({ SITE_URL: 'from environment', PATH: '/bin' }, devVars)).toEqual({
    SITE_URL: 'from environment',
    RATE_LIMIT_FACTOR: '5',
  })
})

test('gives port, state folder and seed defaults, and refuses nonsense', () => {
  const settings = serverSettings({})
  expect(settings).toMatchObject({ port: 8787, seed: 'demo' })
  expect(isAbsolute(settings.stateDir)).toBe(true)
  expect(serverSettings({ PORT: '9000', SEED: 'none', STATE_DIR: '/srv/placet' })).toEqual({
    port: 9000,
    seed: 'none',
    runsCrons: true,
    stateDir: '/srv/placet',
  })
  expect(() => serverSettings({ PORT: 'http' })).toThrow('PORT must be a number')
  expect(() => serverSettings({ SEED: 'lots' })).toThrow('SEED must be')
})

test('creates the local secret once and reuses it', () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'placet-secret-'))
  const { SECRET_KEY: secret = '' } = localSecrets(stateDir, {})
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(localSecrets(stateDir, {})).toEqual({ SECRET_KEY: secret })
  expect(readFileSync(join(stateDir, 'secret'), 'utf8').trim()).toBe(secret)
  rmSync(stateDir, { recursive: true })
})
