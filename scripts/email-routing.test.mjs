// @ts-check
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { reachCloudflare } from './cloudflare-api.mjs'
import { emailRoutingProblem, routeEmail } from './email-routing.mjs'
import { startRehearsal } from './fixture/platform/rehearsal.mjs'
import { startWrangler } from './fixture/platform/wrangler.mjs'
import { provision } from './provision.mjs'

/** @type {ReturnType<typeof startWrangler>} */
let wrangler
/** @type {import('./fixture/platform/rehearsal.mjs').Rehearsal} */
let stage
/** @type {Awaited<ReturnType<typeof reachCloudflare>>} */
let cloudflare
const domain = 'in.agency.example'

beforeAll(() => {
  wrangler = startWrangler()
})
afterAll(() => wrangler.close())
beforeEach(async () => {
  stage = await startRehearsal(wrangler)
  cloudflare = await reachCloudflare({ wrangler: stage.wrangler, environment: stage.platform.env })
})
afterEach(() => stage.close())

/** @type {string[]} */
let said = []
const install = (/** @type {string} */ email = domain) => {
  said = []
  const say = (/** @type {string} */ sentence) => void said.push(sentence)
  const { env: environment } = stage.platform
  return provision({ wrangler: stage.wrangler, file: stage.file, email, environment, say })
}
const problem = () => emailRoutingProblem({ ask: cloudflare.ask, domain, worker: 'placet' })

test('sends the email of a subdomain to the Worker, once', async () => {
  const zone = stage.platform.zones.add('agency.example')
  zone.mx.set('agency.example', ['mail.elsewhere.example'])
  await install()
  expect(said.slice(-2)).toEqual([`MX and SPF records of ${domain}: made`, `Email to ${domain} leads to placet: made`])
  expect(zone.catchAll).toEqual({ enabled: true, actions: [{ type: 'worker', value: ['placet'] }] })
  expect(zone.mx.get('agency.example')).toEqual(['mail.elsewhere.example'])
  expect(await problem()).toBeUndefined()
  const before = stage.platform.requests.length
  await install()
  expect(said.slice(-2)).toEqual([
    `MX and SPF records of ${domain}: there`,
    `Email to ${domain} leads to placet: there`,
  ])
  const writes = stage.platform.requests.slice(before).filter((request) => /^(?:POST|PUT) .*routing/.test(request))
  expect(writes).toEqual([])
  // wrangler asks there how much a bucket holds that exists.
  expect(stage.platform.unknown.filter((request) => request !== 'POST /graphql')).toEqual([])
}, 60_000)

test('refuses to take email that goes elsewhere, and changes nothing then', async () => {
  const zone = stage.platform.zones.add('agency.example')
  await install().catch(() => undefined)
  zone.mx.clear()
  const run = (/** @type {string} */ name) =>
    routeEmail({ ask: cloudflare.ask, domain: name, worker: 'placet', say: () => undefined })
  zone.catchAll = { enabled: true, actions: [{ type: 'forward', value: ['ann@agency.example'] }] }
  await expect(run(domain)).rejects.toThrow('goes to ann@agency.example')
  zone.catchAll = { enabled: true, actions: [{ type: 'worker', value: ['another'] }] }
  await expect(run(domain)).rejects.toThrow('goes to the Worker another')
  expect(await problem()).toMatch('no MX and SPF records')
  zone.catchAll = { enabled: false, actions: [{ type: 'drop' }] }
  zone.mx.set(domain, ['mail.elsewhere.example'])
  await expect(run(domain)).rejects.toThrow('goes to mail.elsewhere.example')
  await expect(run('in.elsewhere.example')).rejects.toThrow('no zone of this account')
  for (const name of ['agency', 'intake@agency.example', 'in..example', '']) {
    await expect(run(name)).rejects.toThrow('isn’t a domain')
  }
  expect(zone.catchAll.enabled).toBe(false)
}, 60_000)

test('resumes where a run was cut off', async () => {
  const zone = stage.platform.zones.add('agency.example')
  await install()
  zone.mx.clear()
  zone.catchAll = { enabled: false, actions: [{ type: 'drop' }] }
  const run = () => routeEmail({ ask: cloudflare.ask, domain, worker: 'placet', say: () => undefined })
  let steps = 0
  for (;;) {
    const { requests } = stage.platform
    stage.platform.failFrom({ at: requests.length + 1 + steps++, when: 'after' })
    const isDone = await run().then(
      () => true,
      () => false,
    )
    stage.platform.failFrom(undefined)
    if (isDone) break
    await run()
    expect(await problem()).toBeUndefined()
    zone.mx.clear()
    zone.catchAll = { enabled: false, actions: [{ type: 'drop' }] }
  }
  expect(steps).toBeGreaterThan(5)
}, 60_000)
