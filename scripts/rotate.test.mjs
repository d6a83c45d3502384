// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deploy } from './deploy.mjs'
import { examineLocal, examineRemote } from './doctor.mjs'
import { startRehearsal } from './fixture/platform/rehearsal.mjs'
import { startWrangler } from './fixture/platform/wrangler.mjs'
import { readInstallation } from './installation.mjs'
import { migrate, openDatabaseFile, withLocalState } from './local-state.mjs'
import { provision } from './provision.mjs'
import { rotate } from './rotate.mjs'
import { deployedSecrets, localSecretPlace } from './rotation.mjs'
import { keptSecrets, localSecrets } from './settings.mjs'

const day = 86_400_000

test('rotates SECRET_KEY in steps that may be repeated', async () => {
  const wrangler = startWrangler()
  const stage = await startRehearsal(wrangler)
  const { platform, file } = stage
  try {
    await provision({ wrangler: stage.wrangler, file })
    await deploy({ folder: stage.folder, tool: stage.tool, patienceMs: 0, url: stage.url('placet') })
    const { flags } = readInstallation(undefined, file)
    const turn = (given = {}) => rotate({ place: deployedSecrets({ wrangler: stage.wrangler, flags }), ...given })
    const secrets = () => [...platform.get('placet').secrets.keys()]
    const query = (/** @type {string} */ sql) => platform.databases.get('placet')?.query(sql)
    const found = async () => {
      const look = async () => []
      const all = await examineRemote({
        env: undefined,
        file,
        wrangler: stage.wrangler,
        environment: platform.env,
        look,
      })
      return all.find(({ name }) => name === 'Secret')
    }

    expect(await turn({ isFinal: true })).toContain('only secret')
    // Cut off after the platform has set it: the run after that finds it there.
    platform.failFrom({ at: platform.requests.length + 3, when: 'after' })
    await turn().catch(() => undefined)
    platform.failFrom(undefined)
    if (secrets().length === 1) await turn()
    expect(secrets()).toEqual(['SECRET_KEY', 'SECRET_KEY_2'])
    await expect(turn()).rejects.toThrow('takes over already')
    await expect(turn({ isFinal: true, isHurried: true })).rejects.toThrow('hourly job has not used SECRET_KEY_2')

    const since = Date.now()
    query(`insert into sealed_keys values ('hashes', 'v2.newest00.a.b', 'SECRET_KEY_2', ${since})`)
    query("insert into users (id, name, email, password, role, status) values (1, 'A', 'a@b.c', '', 'admin', 'active')")
    query("insert into two_factor_secrets (user_id, secret) values (1, 'v2.earlier0.a.b')")
    await expect(turn({ isFinal: true, isHurried: true })).rejects.toThrow('1 stored values wait')
    query("update two_factor_secrets set secret = 'v2.newest00.c.d'")
    query("insert into recovery_codes (user_id, code_hash) values (1, 'made with the secret itself')")
    const later = { isFinal: true, now: new Date(since + 31 * day) }
    await expect(turn(later)).rejects.toThrow('1 recovery codes')
    query("update recovery_codes set code_hash = 'k.made with the random key'")
    await expect(turn({ isFinal: true })).rejects.toThrow('Links sent before are accepted until')
    expect(await found()).toMatchObject({ isWell: true, sentence: expect.stringContaining('Links sent before') })
    query(`update sealed_keys set sealed_at = ${since - 31 * day}`)
    expect(await found()).toMatchObject({ isWell: false, command: 'npm run rotate -- --finish' })
    expect(await turn(later)).toContain('Deleted SECRET_KEY.')
    expect(secrets()).toEqual(['SECRET_KEY_2'])

    expect(platform.unknown).toEqual([])
    // Neither the next run of provision nor the examination misses the first name.
    await provision({ wrangler: stage.wrangler, file })
    expect(secrets()).toEqual(['SECRET_KEY_2'])
    expect(await found()).toMatchObject({ isWell: true, sentence: 'SECRET_KEY_2 is set.' })
  } finally {
    await stage.close()
    await wrangler.close()
  }
}, 120_000)

test('rotates the secret of a local installation', async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'placet-rotate-'))
  try {
    await withLocalState(stateDir, ({ db }) => migrate(db))
    const { SECRET_KEY: first } = localSecrets(stateDir, {})
    const place = localSecretPlace(stateDir, {})
    const secretOf = async () => (await examineLocal(stateDir)).find(({ name }) => name === 'Secret')
    expect(await secretOf()).toMatchObject({ sentence: 'SECRET_KEY is set.' })

    expect(await rotate({ place })).toContain('SECRET_KEY_2 takes over. Restart the server to use it.')
    const { SECRET_KEY_2: second, ...rest } = localSecrets(stateDir, {})
    expect(rest).toEqual({ SECRET_KEY: first })
    expect(second).toHaveLength(43)
    await expect(rotate({ place })).rejects.toThrow('takes over already')
    await expect(rotate({ place, isFinal: true })).rejects.toThrow('hourly job has not used SECRET_KEY_2')

    const db = openDatabaseFile(stateDir)
    const since = Date.now() - 31 * day
    db.exec(`insert into sealed_keys values ('hashes', 'v2.newest00.a.b', 'SECRET_KEY_2', ${since})`)
    db.close()
    expect(await secretOf()).toMatchObject({ isWell: false, command: 'npm run rotate -- --local --finish' })
    expect(await rotate({ place, isFinal: true })).toBe('Deleted SECRET_KEY. SECRET_KEY_2 is the only secret.')
    expect(keptSecrets(stateDir)).toEqual({ SECRET_KEY_2: second })
    expect(localSecrets(stateDir, {})).toEqual({ SECRET_KEY_2: second })
    // A secret that is a setting belongs to the person who set it.
    expect(localSecrets(stateDir, { SECRET_KEY: 'given' })).toEqual({})
    expect(() => localSecretPlace(stateDir, { SECRET_KEY: 'given' })).toThrow('Set another secret as SECRET_KEY_2')
  } finally {
    rmSync(stateDir, { recursive: true })
  }
}, 120_000)
