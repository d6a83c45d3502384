import { env } from 'cloudflare:workers'
import { like } from 'drizzle-orm'
import { test } from 'vitest'
import { followUpRules } from '#contract/domain/follow-up-rules.ts'
import { notifications } from '#worker/features/identity/notifications/notifications.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { runCron, everyFiveMinutes, hourly } from '#worker/tasks/cron.ts'
import { cronJobs } from '#worker/tasks/registry.ts'
import { addUser, testDeps } from '#worker/test/api.ts'
import { clock, dayNumber, silence, yearBegins, yearEnds } from '#worker/test/year/calendar.ts'
import { digestsOf, promisesOf, remindersOf, type Tick } from '#worker/test/year/reckoning.ts'
import { makeWorld, player } from '#worker/test/year/world.ts'
import { followUps } from './follow-ups.table.ts'

const isLong = (env as { TEST_LONG?: string }).TEST_LONG === '1'
const hour = 3600_000
/** Applications of the year; `npm run test:long` takes the whole agency, hour by hour. */
const size = isLong ? 5000 : 60

/** When the crons run: never in the silence, and here and there at odd moments. */
function makeTicks(): Tick[] {
  const ticks: Tick[] = []
  const add = (at: number, cron: Tick['cron']) => ticks.push({ at, cron })
  if (isLong) {
    // Every hour of the day and one of the night; the digest's hour and three others for what runs every five minutes.
    for (let at = yearBegins; at < yearEnds; at += hour) {
      const wall = Math.round((at - clock(dayNumber(at), 0)) / hour)
      if (wall === 0 || (wall >= 7 && wall <= 20)) add(at + 17 * 60_000, 'hourly')
      if ([8, 9, 13, 18].includes(wall)) add(at + 5 * 60_000, 'five minutes')
    }
  } else {
    // Every eighth day, which covers every weekday, and every day in the weeks when the clocks change. The digest's
    // hour
    // is in local time.
    const changes = [Date.UTC(2026, 2, 8, 12), Date.UTC(2026, 10, 1, 12)].map(dayNumber)
    for (let day = 0; day < dayNumber(yearEnds); day++) {
      if (day % 8 !== 0 && !changes.some((one) => Math.abs(one - day) < 3)) continue
      add(clock(day, 7) + 17 * 60_000, 'hourly')
      add(clock(day, 8) + 5 * 60_000, 'five minutes')
      add(clock(day, 10), 'five minutes')
    }
  }
  return ticks.filter(({ at }) => at < silence.from || at >= silence.until).toSorted((a, b) => a.at - b.at)
}

/** Maximum of one run: 200 follow-ups of a rule and 200 notified ones. The next run does the rest. */
const most = 200
const later = 8 * hour

test(
  'makes every reminder once over a year with two weeks of missed runs',
  async ({ expect }) => {
    const began = performance.now()
    const admins = [(await addUser({ role: 'admin' })).id, (await addUser({ role: 'admin' })).id]
    const partners: [number, ...number[]] = [(await addUser()).id]
    while (partners.length < (isLong ? 10 : 3)) partners.push((await addUser()).id)
    const world = makeWorld(size, partners, 20_260_101)
    const play = player(world, partners[0])
    const ticks = makeTicks()
    const failures: unknown[] = []
    const jobs = cronJobs.filter(({ name }) => name.startsWith('follow_ups.') || name === 'mails.digest')
    for (const [n, { at, cron }] of ticks.entries()) {
      await play(at)
      const deps = testDeps({
        now: () => new Date(at),
        log: (event, facts) => void (event === 'cron.failed' && failures.push(facts)),
        enqueue: () => {},
      })
      const run = () => runCron(deps, jobs, cron === 'hourly' ? hourly : everyFiveMinutes)
      // Now and then the platform runs a cron twice, at the same time or one after the other.
      if (n % 20 === 0) await Promise.all([run(), run()])
      else if (n % 20 === 10) await run().then(run)
      else await run()
    }
    expect(failures).toEqual([])

    const { db } = testDeps()
    const made = await db.select().from(followUps)
    const reminders = remindersOf(promisesOf(world), ticks)
    const madeAtOnce = Map.groupBy(reminders, ({ rule, madeAt }) => `${rule}:${madeAt}`)
    const notifiedAtOnce = Map.groupBy(reminders, ({ notifiedAt }) => notifiedAt)
    const byKey = Map.groupBy(made, ({ onceKey }) => onceKey ?? '')
    const keys = new Set(reminders.map(({ key }) => key))
    const doubled = [...byKey.values()].filter((rows) => rows.length > 1)
    const unasked = made.filter(({ onceKey }) => !keys.has(onceKey ?? ''))
    const missed: string[] = []
    const wrong: object[] = []
    let delayed = 0
    for (const one of reminders) {
      const isCrowded = (madeAtOnce.get(`${one.rule}:${one.madeAt}`)?.length ?? 0) >= most
      const isLoud = isCrowded || (notifiedAtOnce.get(one.notifiedAt)?.length ?? 0) >= most
      const [row] = byKey.get(one.key) ?? []
      if (!row) {
        if (!isCrowded || one.settledAt > one.madeAt + later) missed.push(one.key)
        continue
      }
      const got = [
        row.ownerId,
        +row.dueAt,
        +row.createdAt,
        row.notifiedAt ? +row.notifiedAt : Infinity,
        row.doneAt ? +row.doneAt : Infinity,
      ]
      const want = [one.ownerId, one.dueAt, one.madeAt, one.notifiedAt, one.settledAt]
      if (got.join() === want.join()) continue
      const lag = Math.abs((got[2] ?? 0) - one.madeAt)
      const notifiedAt = got[3] ?? 0
      const isLate =
        (isCrowded && lag <= later) ||
        (isLoud && (Math.abs(notifiedAt - one.notifiedAt) <= later || notifiedAt === Infinity))
      if (isLate && got[0] === want[0] && got[1] === want[1] && got[4] === want[4]) delayed++
      else wrong.push({ key: one.key, got, want })
    }
    expect(doubled).toEqual([])
    expect(unasked.map(({ onceKey }) => onceKey)).toEqual([])
    expect(missed).toEqual([])
    expect(wrong).toEqual([])
    expect(new Set(made.map(({ rule }) => rule)).size).toBe(Object.keys(followUpRules).length)

    const rung = (await db.select().from(notifications)).filter(({ type }) => type === 'follow_up')
    const bells = made
      .filter(({ notifiedAt }) => notifiedAt)
      .reduce((sum, { ownerId }) => sum + (ownerId ? 1 : admins.length), 0)
    expect(rung).toHaveLength(bells)
    expect(new Set(rung.map(({ onceKey }) => onceKey)).size).toBe(bells)

    const written = await db.select({ key: mails.onceKey }).from(mails).where(like(mails.onceKey, 'digest:%'))
    const dayOf = (key: string) => dayNumber(Date.parse(`${key.slice(7, 17)}T17:00:00Z`))
    const digests = written.map(({ key }) => `${dayOf(key ?? '')}:${(key ?? '').slice(18)}`).toSorted()
    expect(digests).toEqual(digestsOf(reminders, ticks, { admins, partners }).toSorted())
    expect(digests.length).toBeGreaterThan(20)

    // Something was due right after both clock changes, at nine local time.
    for (const change of [Date.UTC(2026, 2, 8, 12), Date.UTC(2026, 10, 1, 12)].map(dayNumber)) {
      const nines = [1, 2, 3, 4].map((days) => clock(change + days, 9))
      expect(made.filter(({ dueAt }) => nines.includes(+dueAt)).length).toBeGreaterThan(0)
    }
    if (isLong) {
      const counts = Object.entries(Object.groupBy(made, ({ rule }) => rule ?? ''))
      console.log(
        [
          `${size} applications, ${ticks.length} ticks in ${((performance.now() - began) / 60_000).toFixed(1)} min`,
          `${made.length} reminders (${counts.map(([rule, rows]) => `${rule} ${rows?.length ?? 0}`).join(', ')})`,
          `doubled ${doubled.length}, missed ${missed.length}, unasked ${unasked.length}, ${delayed} a tick later because 200 go at once`,
          `${bells} bells, ${digests.length} digests`,
        ].join('\n'),
      )
    }
  },
  isLong ? 3600_000 : 120_000,
)
