import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { makeDeps, type Deps } from '#worker/deps.ts'
import type { Mailer } from '#worker/platform/mailer/mailer.ts'
import { makePoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'
import { backupSecret, bucketOfSteps } from '#worker/test/backups.ts'
import { countCases } from '#worker/test/cases.ts'
import { cronScenarios } from '#worker/test/cron-scenarios.ts'
import { faults, faultyEnv, isWrite, planFault, runUnder, type Fault, type FaultPlan } from '#worker/test/faults.ts'
import { modelOfSteps } from '#worker/test/faulty-model.ts'
import { changeBetween, readState, strayFiles } from '#worker/test/state-of.ts'
import { moreScenarios, taskScenarios, twoSites, type TaskScenario } from '#worker/test/task-scenarios.ts'
import { watchedLog } from '#worker/test/watched-log.ts'
import { consume, consumeDead } from './consume.ts'
import { everyFiveMinutes, runCron, type CronJob } from './cron.ts'
import { cronJobs, tasks } from './registry.ts'

// Every task and every cron job, with a fault at every step of it. A message is delivered again until it is taken, each
// time later, so that leases have expired. Then everything is as after one good run, and nothing was done twice.

const isLong = (env as { TEST_LONG?: string }).TEST_LONG === '1'
/** Tasks of the quick run: those that an applicant waits for. */
const quick = new Set(['mails.send', 'file.read-resume', 'applications.score'])
const quickFaults: readonly Fault[] = ['dies after', 'answer lost']
const deliveries = 4

const watched = watchedLog()

/** State outside the Worker: keys of the emails that the mail service took, and if a model can be called. */
type World = { mailed: string[]; hasModel?: boolean }

/** Deps of one delivery. Each call of a port is a step of the plan. */
function depsUnder(
  plan: FaultPlan,
  ctx: ExecutionContext,
  now: Date,
  world: World,
  bindings = faultyEnv(plan).bindings,
): Deps {
  const model = world.hasModel ? modelOfSteps(plan) : undefined
  const mailer: Mailer = {
    send: (mail) =>
      plan.step('mail service', async () => {
        // Like mail services, takes a key twice as one email.
        if (!world.mailed.includes(mail.key)) world.mailed.push(mail.key)
        return { isSent: true, providerId: mail.key }
      }),
  } as Mailer
  const deps = makeDeps(bindings, ctx, {
    log: watched.log,
    now: () => now,
    mailer,
    ...(model ? { model } : {}),
    transport: (url, init) => plan.step('network', () => twoSites(url, init)),
  })
  const { safeFetch, fetchHosts } = deps
  const politeFetch = makePoliteFetch({ safeFetch, hosts: fetchHosts, now: () => now, sleep: () => Promise.resolve() })
  const store = bucketOfSteps((name, work) => plan.step(name, work))
  const backupPlace = { store, secret: backupSecret }
  return { ...deps, config: { ...deps.config, READ_SOURCES: true }, politeFetch, backupPlace }
}

type FaultedMessage = { task: string; payload: unknown }
type Consumer = typeof consume

/** Delivers a message once. @returns True if it was taken, which a Worker that died can't report. */
async function deliver(
  plan: FaultPlan,
  message: FaultedMessage,
  now: Date,
  world: World,
  consumer: Consumer = consume,
) {
  const queue = message.task.startsWith('read.') ? 'placet-reads' : 'placet-tasks'
  const batch = createMessageBatch(queue, [{ id: 'm', timestamp: now, attempts: 1, body: { id: 'x', ...message } }])
  const { answer } = await runUnder(plan, async (ctx) => {
    await consumer(depsUnder(plan, ctx, now, world), tasks, batch)
    return 'done'
  })
  if (answer === undefined) return false
  const { explicitAcks } = await getQueueResult(batch, createExecutionContext())
  return explicitAcks.length === 1
}

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

let hours = 0
/** Puts each run an hour after the one before, so that no run waits for the request limits of a site. */
const nextHour = () => new Date(Date.now() + ++hours * 3600_000)

/** One way to deliver: a task's work, its work with a model's help, or its `giveUp` after every try has failed. */
type Way = { title: string; task: string; scenario?: TaskScenario; consumer?: Consumer; hasModel?: true }
const worldOf = ({ hasModel }: Way): World => ({ mailed: [], ...(hasModel ? { hasModel } : {}) })
const scenarioOf = ({ task, scenario }: Way) => scenario ?? taskScenarios[task]
const messageOf = async (way: Way, now: Date) => ({ task: way.task, payload: await scenarioOf(way)?.prepare(now) })

/** Delivers without a fault. Returns the steps, the changes and the number of emails to compare with. */
async function goodRun(way: Way) {
  // The first run may find work that is done once for an installation.
  const earlier = nextHour()
  await deliver(planFault(), await messageOf(way, earlier), earlier, worldOf(way), way.consumer)
  const now = nextHour()
  const world = worldOf(way)
  const message = await messageOf(way, now)
  const before = await readState()
  const plan = planFault()
  expect(await deliver(plan, message, now, world, way.consumer)).toBe(true)
  return { steps: plan.steps, whole: changeBetween(before, await readState()), mails: world.mailed.length }
}
type Good = Awaited<ReturnType<typeof goodRun>>

async function tryTask(way: Way, { whole, mails }: Good, at: number, fault: Fault): Promise<string[]> {
  const now = nextHour()
  const scenario = scenarioOf(way)
  const message = await messageOf(way, now)
  const world = worldOf(way)
  const before = await readState()
  const overtake = () => deliver(planFault(), message, now, world, way.consumer)
  let isTaken = await deliver(planFault(at, fault, overtake), message, now, world, way.consumer)
  for (let again = 1; !isTaken && again < deliveries; again++) {
    isTaken = await deliver(planFault(), message, later(now, again * 25), world, way.consumer)
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

/** Faults to try at a step: all in a long run, else a few at writes. */
function faultsOf(step: string): readonly Fault[] {
  if (isLong) return faults
  return isWrite(step) ? quickFaults : []
}

/** Every fault of this run at every step of a way. */
async function tryWay(way: Way, good: Good, task: { meta: object }): Promise<string[]> {
  const complaints: string[] = []
  let tried = 0
  for (const [at, step] of good.steps.entries()) {
    for (const fault of faultsOf(step)) {
      tried++
      const found = await tryTask(way, good, at, fault)
      complaints.push(...found.map((complaint) => `${step}, ${complaint}`))
    }
  }
  countCases(task, tried)
  return complaints
}

test('every task has a scenario', () => {
  expect(Object.keys(taskScenarios).sort()).toEqual(tasks.map(({ name }) => name).sort())
})

/** Tasks that a model helps with; without a key the rules do them alone. */
const helped = ['file.read-resume', 'applications.score', 'analysis.write']

describe('a fault at any step of a task', () => {
  const ways: Way[] = [
    ...tasks.map(({ name }) => ({ title: name, task: name })),
    ...helped.map((task): Way => ({ title: `${task}, helped by a model`, task, hasModel: true })),
    ...Object.entries(moreScenarios).map(([title, { task, ...scenario }]) => ({ title, task, scenario })),
    ...tasks
      .filter(({ giveUp }) => giveUp)
      .map(({ name }) => ({ title: `${name}, given up`, task: name, consumer: consumeDead })),
  ]
  for (const way of ways.filter(({ title }) => isLong || quick.has(title))) {
    test(`${way.title}: completes once in the end`, async ({ task }) => {
      const good = await goodRun(way)
      if (way.hasModel) expect(good.steps).toContain('model')
      if (way.title.includes('scripts draw')) expect(good.steps).toContain('BROWSER.fetch')
      expect(await tryWay(way, good, task)).toEqual([])
    }, 900_000)
  }
})

/** Tasks without an outbox row. Their records stay due, and a cron job finds them again. */
const foundByCron = new Set([
  'read.job-lane',
  'read.people-firm',
  'run.saved-search',
  'alerts.run',
  'analytics.fold',
  'candidates.link',
  'firms.link',
])

describe('a message that the queue took and lost', () => {
  const tickAll = async (jobs: readonly CronJob[], now: Date) => {
    const { bindings, sent } = faultyEnv(planFault())
    await runUnder(planFault(), (ctx) =>
      runCron(depsUnder(planFault(), ctx, now, { mailed: [] }, bindings), jobs, everyFiveMinutes),
    )
    return sent
  }
  for (const { name } of tasks) {
    test(`${name}: the next cron sends it again, and it is done once`, async () => {
      const hasRow = !foundByCron.has(name)
      const way = { title: name, task: name }
      const { whole, mails } = await goodRun(way)
      const now = nextHour()
      if (name === 'read.people-firm') {
        // The shipped firms would be read first, six per tick.
        await tickAll(cronJobs, now)
        await env.DB.prepare('update people_sources set is_enabled = 0').run()
      }
      const payload = await scenarioOf(way)?.prepare(now)
      await env.DB.prepare('delete from outbox').run()
      const before = await readState()
      if (hasRow) {
        const row = env.DB.prepare("insert into outbox (id, task, payload, created_at) values ('lost', ?, ?, ?)")
        await row.bind(name, JSON.stringify(payload), now.getTime()).run()
      }
      const jobs = cronJobs.filter((job) => !hasRow || job.name === 'outbox.sweep')
      const again = (await tickAll(jobs, later(now, 6))).find(
        (message) => message.task === name && isAbout(message.payload, payload),
      )
      if (!again) throw new Error('it never came back')
      // The copy that seemed lost arrives after all, after the other has ended.
      const world = worldOf(way)
      for (const minutes of [7, 8]) expect(await deliver(planFault(), again, later(now, minutes), world)).toBe(true)
      if (hasRow) expect(changeBetween(before, await readState())).toBe(whole)
      expect(world.mailed).toHaveLength(mails)
      expect(await env.DB.prepare("select count(*) as n from outbox where id = 'lost'").first('n')).toBe(0)
    })
  }
})

/** True when a message is about the record of a scenario; a cron job may find other due records. */
const isAbout = (payload: unknown, made: unknown) =>
  Object.entries(made as object).every(([key, value]) => {
    const found = (payload as Record<string, unknown>)[key]
    return JSON.stringify(found) === JSON.stringify(value)
  })

/** Runs one tick of a cron job. Returns the tasks that it started, on the queue or in the outbox. */
async function tick(job: CronJob, plan: FaultPlan, now: Date): Promise<string[]> {
  const { bindings, sent } = faultyEnv(plan)
  await runUnder(plan, async (ctx) => {
    await runCron(depsUnder(plan, ctx, now, { mailed: [] }, bindings), [job], job.cron)
    return 'done'
  })
  const written = await env.DB.prepare('select task from outbox').all<{ task: string }>()
  return [...sent, ...written.results].map((one) => one.task)
}

/** Makes due records for a job: its own scenario, or those of the tasks it starts (of all tasks without `only`). */
async function makeDue(job: CronJob, now: Date, only?: Set<string>): Promise<void> {
  await env.DB.prepare('delete from outbox').run()
  const own = cronScenarios[job.name]
  if (own) return void (await own.prepare(now))
  for (const [name, { prepare }] of Object.entries(taskScenarios)) {
    if (name !== 'rights.files' && (only?.has(name) ?? true)) await prepare(now)
  }
}

describe.runIf(isLong)('a fault at any step of a cron', () => {
  for (const job of cronJobs) {
    test(`${job.name}: the next tick does what this one could not`, async ({ task }) => {
      const own = cronScenarios[job.name]
      let n = 0
      const nextMoment = () => own?.at?.(n++) ?? nextHour()
      // The first tick does the work that is done once a day, or once for an installation.
      let now = nextMoment()
      await makeDue(job, now)
      await tick(job, planFault(), later(now, 1))
      now = nextMoment()
      await makeDue(job, now)
      let before = await readState()
      const probe = planFault()
      const due = new Set(await tick(job, probe, later(now, 2)))
      const whole = changeBetween(before, await readState())
      if (own) expect(whole).not.toBe('')
      // A job that only starts tasks needs just their records, and one that finds nothing needs none.
      const needed = whole === '' ? due : undefined
      const complaints: string[] = []
      let tried = 0
      for (const [at, step] of probe.steps.entries()) {
        for (const fault of faults) {
          tried++
          const found: string[] = []
          now = nextMoment()
          await makeDue(job, now, needed)
          before = await readState()
          const going = new Set<string>()
          const run = async (plan: FaultPlan, minutes: number) => {
            for (const name of await tick(job, plan, later(now, minutes))) going.add(name)
          }
          await run(
            planFault(at, fault, () => run(planFault(), 3)),
            3,
          )
          await run(planFault(), 8)
          // Everything due is done or queued, once, and one more tick finds nothing left.
          const missing = [...due].filter((name) => !going.has(name))
          if (missing.length > 0) found.push(`never set going: ${missing.join(', ')}`)
          const settled = await readState()
          const done = changeBetween(before, settled)
          if (own && done !== whole) found.push(`${done || 'nothing'} instead of ${whole}`)
          await tick(job, planFault(), later(now, 8))
          const left = changeBetween(settled, await readState())
          if (left !== '') found.push(`left for a third tick: ${left}`)
          const [row] = (
            await env.DB.prepare('select ended_at as ended, failure from cron_runs where job = ?').bind(job.name).all()
          ).results
          if (!row || row['ended'] === null || row['failure'] !== null) found.push(JSON.stringify(row ?? null))
          // A file that a queued task will remove is still there.
          if (own && due.size === 0) found.push(...(await strayFiles()))
          complaints.push(...found.map((complaint) => `${fault} at ${at}, ${step}: ${complaint}`))
        }
      }
      complaints.push(...watched.found())
      countCases(task, tried)
      expect(complaints).toEqual([])
    }, 1_800_000)
  }
})
