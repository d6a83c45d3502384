import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { makeDeps, type Deps } from '#worker/deps.ts'
import type { Mailer } from '#worker/platform/mailer/mailer.ts'
import { makePoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'
import { countCases } from '#worker/test/cases.ts'
import { faults, faultyEnv, isWrite, planFault, runUnder, type Fault, type FaultPlan } from '#worker/test/faults.ts'
import { changeBetween, readState, strayFiles } from '#worker/test/state-of.ts'
import { taskScenarios, twoSites } from '#worker/test/task-scenarios.ts'
import { watchedLog } from '#worker/test/watched-log.ts'
import { consume } from './consume.ts'
import { runCron } from './cron.ts'
import { cronJobs, tasks } from './registry.ts'

// Every task and every cron job, with a fault at every step of it. A message comes again until it is taken, later each time,
// so that leases have run out; then everything is as after one good run, and nothing was done twice.

const isLong = (env as { TEST_LONG?: string }).TEST_LONG === '1'
/** In the quick run: what an applicant waits for. */
const quick = new Set(['mails.send', 'resumes.read', 'applications.score'])
const quickFaults: readonly Fault[] = ['dies after', 'answer lost']
const deliveries = 4

const watched = watchedLog()

type World = { mailed: string[] }

/** The ports of one delivery, each call of which is a step. */
function depsUnder(plan: FaultPlan, ctx: ExecutionContext, now: Date, world: World): Deps {
  const mailer: Mailer = {
    send: (mail) =>
      plan.step('mail service', async () => {
        // As services do: the same key twice is one mail.
        if (!world.mailed.includes(mail.key)) world.mailed.push(mail.key)
        return { isSent: true, providerId: mail.key }
      }),
  } as Mailer
  const deps = makeDeps(faultyEnv(plan).bindings, ctx, {
    log: watched.log,
    now: () => now,
    mailer,
    transport: (url, init) => plan.step('network', () => twoSites(url, init)),
  })
  const { safeFetch, fetchHosts } = deps
  const politeFetch = makePoliteFetch({ safeFetch, hosts: fetchHosts, now: () => now, sleep: () => Promise.resolve() })
  return { ...deps, config: { ...deps.config, READ_SOURCES: true }, politeFetch }
}

/** Delivers a message once. @returns Whether it was taken, which a Worker that died can not say. */
async function deliver(plan: FaultPlan, message: { task: string; payload: unknown }, now: Date, world: World) {
  const queue = message.task.startsWith('read.') ? 'placet-reads' : 'placet-tasks'
  const batch = createMessageBatch(queue, [{ id: 'm', timestamp: now, attempts: 1, body: { id: 'x', ...message } }])
  const { answer } = await runUnder(plan, async (ctx) => {
    await consume(depsUnder(plan, ctx, now, world), tasks, batch)
    return 'done'
  })
  if (answer === undefined) return false
  const { explicitAcks } = await getQueueResult(batch, createExecutionContext())
  return explicitAcks.length === 1
}

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

let hours = 0
/** Each run an hour after the one before: what one asked of a site does not make the next one wait. */
const nextHour = () => new Date(Date.now() + ++hours * 3600_000)

async function tryTask(name: string, whole: string, mails: number, at: number, fault: Fault): Promise<string[]> {
  const now = nextHour()
  const scenario = taskScenarios[name]
  const payload = await scenario?.prepare(now)
  const message = { task: name, payload }
  const world: World = { mailed: [] }
  const before = await readState()
  const overtake = () => deliver(planFault(), message, now, world)
  let isTaken = await deliver(planFault(at, fault, overtake), message, now, world)
  for (let again = 1; !isTaken && again < deliveries; again++) {
    isTaken = await deliver(planFault(), message, later(now, again * 25), world)
  }
  const complaints: string[] = []
  if (!isTaken) complaints.push('never taken')
  const end = changeBetween(before, await readState())
  const hanging = scenario?.hanging ? (await env.DB.prepare(scenario.hanging).all()).results.length : 0
  if (hanging > 0) complaints.push('a record that says neither what was found nor why not')
  if (end !== whole && !scenario?.hanging) complaints.push(`${end || 'nothing'} instead of ${whole || 'nothing'}`)
  if (world.mailed.length !== mails) complaints.push(`${world.mailed.length} mails instead of ${mails}`)
  complaints.push(...(await strayFiles()), ...watched.found())
  return complaints.map((complaint) => `${fault} at step ${at}: ${complaint}`)
}

test('every task has a scenario', () => {
  expect(Object.keys(taskScenarios).sort()).toEqual(tasks.map(({ name }) => name).sort())
})

describe('a fault at any step of a task', () => {
  for (const { name } of tasks.filter((task) => isLong || quick.has(task.name))) {
    test(`${name}: done once in the end`, async ({ task }) => {
      // The first run may find work that is done once for an installation.
      const prepare = async (at: Date) => ({ task: name, payload: await taskScenarios[name]?.prepare(at) })
      const earlier = nextHour()
      await deliver(planFault(), await prepare(earlier), earlier, { mailed: [] })
      const now = nextHour()
      const world: World = { mailed: [] }
      const message = await prepare(now)
      const before = await readState()
      const plan = planFault()
      expect(await deliver(plan, message, now, world)).toBe(true)
      const whole = changeBetween(before, await readState())
      const complaints: string[] = []
      let tried = 0
      for (const [at, step] of plan.steps.entries()) {
        for (const fault of isLong ? faults : isWrite(step) ? quickFaults : []) {
          tried++
          const found = await tryTask(name, whole, world.mailed.length, at, fault)
          complaints.push(...found.map((complaint) => `${step}, ${complaint}`))
        }
      }
      countCases(task, tried)
      expect(complaints).toEqual([])
    }, 900_000)
  }
})

describe.runIf(isLong)('a fault at any step of a cron', () => {
  for (const job of cronJobs) {
    test(`${job.name}: the next tick does what this one could not`, async ({ task }) => {
      const tick = async (plan: FaultPlan, now: Date) =>
        runUnder(plan, (ctx) => runCron(depsUnder(plan, ctx, now, { mailed: [] }), [job], job.cron))
      const prepareAll = async (now: Date) => {
        for (const [name, { prepare }] of Object.entries(taskScenarios)) if (name !== 'rights.files') await prepare(now)
      }
      // What is done once a day, or once for an installation, is done.
      const now = new Date()
      await prepareAll(now)
      await tick(planFault(), later(now, 1))
      const probe = planFault()
      await tick(probe, later(now, 2))
      const complaints: string[] = []
      let tried = 0
      for (const at of probe.steps.keys()) {
        for (const fault of ['fails', 'answer lost', 'dies after'] as const) {
          tried++
          await tick(planFault(at, fault), later(now, 3))
          await tick(planFault(), later(now, 30))
          const [run] = (
            await env.DB.prepare('select ended_at as ended, failure from cron_runs where job = ?').bind(job.name).all()
          ).results
          if (!run || run['ended'] === null || run['failure'] !== null) {
            complaints.push(`${fault} at ${probe.steps[at]}: ${JSON.stringify(run ?? null)}`)
          }
        }
      }
      complaints.push(...watched.found())
      countCases(task, tried)
      expect(complaints).toEqual([])
    }, 900_000)
  }
})
