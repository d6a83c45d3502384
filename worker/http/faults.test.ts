import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { errorBody } from '#contract/api/common.ts'
import { createApp } from '#worker/app.ts'
import { randomIds } from '#worker/platform/ids.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import type { Transport } from '#worker/platform/safe-fetch/safe-fetch.ts'
import { outbox } from '#worker/tasks/tasks.table.ts'
import { fixtureOf, queries } from '#worker/test/access-fixtures.ts'
import { origin, signedIn, testDeps } from '#worker/test/api.ts'
import { countCases } from '#worker/test/cases.ts'
import { faults, faultyEnv, isWrite, planFault, runUnder, type Fault } from '#worker/test/faults.ts'
import { addressOfPage, filledPage, pageRecords, pagesOf } from '#worker/test/pages.ts'
import { changeBetween, readState, strayFiles } from '#worker/test/state-of.ts'
import { watchedLog } from '#worker/test/watched-log.ts'
import { writePaths, type WritePath } from '#worker/test/write-paths.ts'

// Every write, with a fault at every step of it. After any fault at any step:
// - the database contains all of the write or nothing of it, and everything that was acknowledged;
// - a refusal is a sentence;
// - a retry ends where the first try would have ended, once;
// - the tasks of the write are on their way;
// - files and their records agree, and the log names nobody.

const isLong = (env as { TEST_LONG?: string }).TEST_LONG === '1'
const { hono, mounted } = createApp({ log: () => {} })
const paths = writePaths(mounted)

/** Writes of the quick run: those that people would miss most. */
const quick = new Set([
  'POST /api/public/jobs/:jobId/apply',
  'POST /api/public/jobs/:jobId/apply, the second time',
  'PUT /api/resumes/upload/:id',
  'POST /api/applications/:id/documents',
  'POST /api/applications/:id/messages',
  'PATCH /api/applications/:id/status',
  'POST /api/applications/:id/assign',
  'DELETE /api/documents/:id',
])
const faultsAt = (step: string, n: number): readonly Fault[] => {
  if (isLong) return faults
  if (isWrite(step)) return ['answer lost', 'dies after']
  return n === 0 ? ['overtaken'] : []
}

/** Answers every request to the web, whose content doesn't matter here. */
const emptySite: Transport = async () => new Response('', { status: 404 })

const watched = watchedLog()

type Sent = { status: number | undefined; text: string; steps: string[]; tasks: string[] }

/** Sends requests at one fixed time, so that a double write shows as an extra row, not as a different time. */
function sender() {
  let moment = new Date(Date.now() + 1000)
  const send = async (make: () => Request, plan = planFault()): Promise<Sent> => {
    const transport: Transport = (url, init) => plan.step('network', () => emptySite(url, init))
    const { hono } = createApp({ log: watched.log, now: () => moment, transport, sleep: async () => {} })
    const { bindings, sent } = faultyEnv(plan)
    const { answer } = await runUnder(plan, async (ctx) => {
      const response = await hono.fetch(make(), bindings, ctx)
      return { status: response.status, text: await response.text() }
    })
    return { status: answer?.status, text: answer?.text ?? '', steps: plan.steps, tasks: sent.map(({ task }) => task) }
  }
  return { send, wait: (minutes: number) => void (moment = new Date(moment.getTime() + minutes * 60_000)) }
}

const isDone = ({ status }: Sent) => status !== undefined && status < 400
/** True for an answer that is not a refusal, or a refusal that a person can read. */
const isSaid = ({ status, text }: Pick<Sent, 'status' | 'text'>) => {
  if (status === undefined || status < 400) return true
  if (text.startsWith('<!')) return /<h1[^>]*>[^<]/.test(text)
  const body = errorBody.safeParse(JSON.parse(text))
  return body.success && /^\S.*[.!?]$|^\S.{8,}$/s.test(body.data.message)
}
const isAlready = ({ status }: Sent) => status === 404 || status === 409 || status === 401 || status === 400

/** Runs a path with one fault at one step, then retries it. Returns a sentence for each thing that is wrong. */
async function tryFault(path: WritePath, whole: string, expected: Sent, at: number, fault: Fault): Promise<string[]> {
  const { send, wait } = sender()
  const { db } = testDeps()
  await db.delete(outbox)
  await nobodyElse()
  const make = await path.prepare()
  const before = await readState()
  const complaints: string[] = []
  const since = async () => changeBetween(before, await readState())

  let inner: Sent | undefined
  const overtake = async () => (inner = await send(make))
  const hit = await send(make, planFault(at, fault, overtake))
  const tasks = [...hit.tasks, ...(inner?.tasks ?? [])]
  const half = await since()

  if (!isSaid(hit)) complaints.push(`answers ${hit.status} without a sentence: ${hit.text.slice(0, 100)}`)
  const isUsual = inner?.status === expected.status
  if (inner && !isDone(inner) && !isAlready(inner) && !isUsual)
    complaints.push(`the one that overtook got ${inner.status}`)
  const mayBeTwo = path.again === 'makes another'
  if (!path.isLeased) {
    if (inner) {
      if (half !== whole && !mayBeTwo) complaints.push(`two at once: ${half} instead of ${whole}`)
      if (!isDone(hit) && !isAlready(hit)) complaints.push(`the one that was overtaken got ${hit.status}`)
    } else {
      if (half !== '' && half !== whole && path.begins !== 'again') complaints.push(`half of it: ${half} of ${whole}`)
      if (isDone(hit) && half !== whole) complaints.push(`acknowledged, but there is only: ${half || 'nothing'}`)
    }
  }

  if (!inner && !isDone(hit)) {
    if (path.isLeased) wait(30)
    const makeAgain = path.begins === 'again' ? await path.prepare() : make
    const again = await send(makeAgain)
    tasks.push(...again.tasks)
    const end = await since()
    const isThere = half === whole
    if (!isDone(again) && !(isThere && isAlready(again)) && !path.isLeased) {
      complaints.push(`tried again it answers ${again.status}: ${again.text.slice(0, 100)}`)
    }
    if (!isSaid(again)) complaints.push(`tried again it answers ${again.status} without a sentence`)
    if (end !== whole && !(mayBeTwo && isThere) && path.begins !== 'again' && !path.isLeased) {
      complaints.push(`tried again: ${end} instead of ${whole}`)
    }
  }
  const written = (await db.select({ task: outbox.task }).from(outbox)).map(({ task }) => task)
  const missing = expected.tasks.filter((task) => ![...tasks, ...written].includes(task))
  if (missing.length > 0) complaints.push(`never set going: ${missing.join(', ')}`)
  // A file that a queued task will remove is still there.
  const isRemoving = expected.tasks.includes('rights.files')
  if (!isRemoving && expected.steps.some((step) => step.startsWith('FILES'))) complaints.push(...(await strayFiles()))
  complaints.push(...watched.found())
  return complaints.map((complaint) => `${fault} at step ${at}, ${expected.steps[at]}: ${complaint}`)
}

/** Every endpoint and page that is read. `prepare` stores something to read and returns how to request it. */
const reads: { name: string; prepare: () => Promise<() => Request> }[] = [
  ...mounted
    .filter(({ method }) => method === 'GET' || method === 'HEAD')
    .map((route) => {
      const name = `${route.method} ${route.path}`
      return {
        name,
        async prepare() {
          const admin = await signedIn('admin')
          const { params } = (await fixtureOf(name)?.make(admin.user.id)) ?? { params: {} }
          const path = route.path.replace(/:(\w+)/g, (_, part: string) => String(params[part])) + (queries[name] ?? '')
          const headers = route.access === 'public' ? {} : { Cookie: admin.cookie }
          return () => new Request(origin + path, { method: route.method, headers })
        },
      }
    }),
  ...pagesOf(hono)
    .filter(({ method }) => method === 'GET')
    .map((page) => ({
      name: addressOfPage(page),
      async prepare() {
        const path = filledPage(page.path, (await pageRecords[page.path]?.()) ?? '')
        // A cached page would skip the steps, so each request has its own address.
        return () => new Request(`${origin}${path}?q=${randomIds.shortId()}`)
      },
    })),
]

/** Fails one step of a read, then reads again. Returns a sentence for each thing that is wrong. */
async function tryRead(name: string, make: () => Request, good: Sent, at: number): Promise<string[]> {
  const { send } = sender()
  const hit = await send(make, planFault(at, 'fails'))
  const after = await send(make)
  const complaints: string[] = []
  // A HEAD has no body for a sentence.
  const isMute = name.startsWith('HEAD')
  if (!isMute && !isSaid(hit)) complaints.push(`answers ${hit.status} without a sentence: ${hit.text.slice(0, 100)}`)
  if (isDone(hit) && !isDone(good)) complaints.push(`answers ${hit.status} instead of ${good.status}`)
  if (/not reached|SQLITE|D1_|at .*\.ts:/.test(hit.text))
    complaints.push(`tells of the inside: ${hit.text.slice(0, 200)}`)
  if (after.status !== good.status) complaints.push(`asked again it answers ${after.status} instead of ${good.status}`)
  return complaints.map((complaint) => `${name}, ${good.steps[at]} failing: ${complaint}`)
}

/** Disables the users of earlier tries, who would be notified of this one as well. */
const nobodyElse = () => testDeps().db.update(users).set({ status: 'disabled' })

/** Changes of a path without a fault. Runs it twice, because the first run may find work that is done once a day. */
async function expectedOf(path: WritePath) {
  const { send } = sender()
  await send(await path.prepare())
  await nobodyElse()
  const make = await path.prepare()
  const before = await readState()
  const expected = await send(make)
  return { expected, whole: changeBetween(before, await readState()) }
}

test('reads report a failed database, store or file, reveal nothing, and recover', async ({ task }) => {
  const complaints: string[] = []
  let tried = 0
  for (const [n, { name, prepare }] of reads.entries()) {
    const make = await prepare()
    const good = await sender().send(make)
    const all = [...good.steps.keys()]
    for (const at of isLong ? all : all.slice(n % Math.max(1, all.length)).slice(0, 1)) {
      tried++
      complaints.push(...(await tryRead(name, make, good, at)))
    }
  }
  countCases(task, tried)
  expect([...complaints, ...watched.found()]).toEqual([])
  expect(tried).toBeGreaterThan(60)
}, 600_000)

describe('a fault at any step of a write', () => {
  for (const path of paths.filter(({ name }) => isLong || quick.has(name))) {
    test(`${path.name}: writes all or nothing, once, and explains the failure`, async ({ task }) => {
      const { expected, whole } = await expectedOf(path)
      const complaints: string[] = []
      let tried = 0
      for (const [at, step] of expected.steps.entries()) {
        for (const fault of faultsAt(step, at)) {
          tried++
          complaints.push(...(await tryFault(path, whole, expected, at, fault)))
        }
      }
      countCases(task, tried)
      expect(complaints).toEqual([])
      if (quick.has(path.name)) expect(whole, expected.text).not.toBe('')
    }, 600_000)
  }
})
