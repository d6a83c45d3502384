// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reachCloudflare } from './cloudflare-api.mjs'
import { adminSql, writeRemotely } from './create-admin.mjs'
import { deploy } from './deploy.mjs'
import { examineLocal, examineRemote } from './doctor.mjs'
import { routeEmail } from './email-routing.mjs'
import { startRehearsal } from './fixture/platform/rehearsal.mjs'
import { startWrangler } from './fixture/platform/wrangler.mjs'
import { provision } from './provision.mjs'

test('names each fault of a deployed installation with the command that mends it', async () => {
  const wrangler = startWrangler()
  const stage = await startRehearsal(wrangler)
  const { platform, file } = stage
  const answers = { complaints: /** @type {string[]} */ ([]) }
  const examined = () =>
    examineRemote({
      env: undefined,
      file,
      wrangler: stage.wrangler,
      environment: platform.env,
      look: async () => answers.complaints,
    })
  const bad = async () => (await examined()).filter(({ isWell }) => !isWell)
  const faults = async () => (await bad()).map(({ name }) => name)
  try {
    await expect(examined()).rejects.toThrow('npm run provision')
    await provision({ wrangler: stage.wrangler, file })
    expect(await faults()).toEqual([
      'Site address',
      'Queue placet-tasks',
      'Queue placet-reads',
      'Queue placet-files',
      'Queue placet-tasks-dead',
      'Mail service',
      'Migrations',
      'Bindings',
      'CPU limit',
      'Compatibility date',
      'Crons',
      'Admin',
      'Email to Placet',
    ])
    stage.edit((toml) =>
      toml
        .replace('SITE_URL = ""', 'SITE_URL = "https://jobs.example.com"\nMAIL_FROM = "jobs@example.com"')
        .replace(/^main = .*$/m, '$&\nroutes = [{ pattern = "jobs.example.com", custom_domain = true }]'),
    )
    await deploy({ folder: stage.folder, tool: stage.tool, patienceMs: 0, url: stage.url('placet') })
    const worker = platform.get('placet')
    worker.secrets.set('RESEND_API_KEY', 'x').set('RESEND_WEBHOOK_SECRET', 'x')
    const sql = adminSql({ email: 'ann@firm.example', name: 'Ann', password: 'hash' })
    await writeRemotely(sql, 'ann@firm.example', { env: undefined, file, wrangler: stage.wrangler })
    expect(await bad()).toEqual([])
    expect((await examined()).length).toBeGreaterThanOrEqual(18)

    const zone = platform.zones.add('agency.example')
    const settings = platform.databases.get('placet')
    settings?.query(`insert into settings (key, value) values ('intakeAddress', '"intake@in.agency.example"')`)
    const routing = { name: 'Email to Placet', command: 'npm run provision -- --email in.agency.example' }
    expect(await bad()).toMatchObject([
      { ...routing, sentence: 'in.agency.example has no MX and SPF records of Email Routing.' },
    ])
    zone.mx.set('in.agency.example', ['route1.mx.cloudflare.net'])
    expect(await bad()).toMatchObject([{ ...routing, sentence: 'No rule sends email to in.agency.example to placet.' }])
    const { ask } = await reachCloudflare({ wrangler: stage.wrangler, environment: platform.env })
    await routeEmail({ ask, domain: 'in.agency.example', worker: 'placet', say: () => undefined })
    expect(await bad()).toEqual([])

    worker.crons.pop()
    platform.domains.set('jobs.example.com', 'another')
    platform.databases.get('placet')?.query("delete from d1_migrations where name like '0018%'")
    answers.complaints = ['/ answers 503 instead of 200']
    expect(await faults()).toEqual(['Migrations', 'Crons', 'Domain', 'Answers'])
    expect((await bad()).map(({ command }) => command)).toContain('npm run deploy')
    expect(platform.unknown).toEqual([])
  } finally {
    await stage.close()
    await wrangler.close()
  }
}, 60_000)

test('says that an empty state folder needs a first start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'placet-doctor-'))
  try {
    const [state] = await examineLocal(folder)
    expect(state).toMatchObject({ isWell: false, command: 'npm start' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
