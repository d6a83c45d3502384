import { addDays, easternMidnight } from '#contract/domain/days.ts'
import { easternDateText, easternDay, easternTimeText, easternToUtc } from '#contract/domain/eastern-time.ts'
import { isWorkingDay } from '#contract/domain/working-days.ts'
import type { FollowUpsRepo } from './follow-ups.repo.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { listActive } from '#worker/features/identity/users/users.service.ts'
import { writeMails, type WriteMailsDeps } from '#worker/features/identity/mails/mails.service.ts'

/** Time of the digest, Eastern. If the cron missed eight o'clock, it still writes the digest until noon. */
const [from, until] = ['08:00', '12:00'] as const
const rowsInMail = 25

type DigestDeps = WriteMailsDeps & { followUps: FollowUpsRepo; users: UsersRepo }

/**
 * Writes the morning digest of a working day. Each active user gets the follow-ups that are due by the end of the day
 * and were created before eight; nobody gets an empty one. Safe to run several times a day: each user gets one email.
 *
 * @returns The number of emails written.
 */
export async function writeDigests(deps: DigestDeps): Promise<number> {
  const now = deps.now()
  const day = easternDay(now)
  const [begins, ends] = [easternToUtc(day, from), easternToUtc(day, until)]
  if (!begins || !ends || !isWorkingDay(day) || now < new Date(begins) || now >= new Date(ends)) return 0
  const [midnight, tomorrow] = [easternMidnight(day), easternMidnight(addDays(day, 1))]
  const keyOf = (userId: number) => `digest:${day}:${userId}`
  const before = await deps.mails.onceKeysOf(`digest:${day}:`)
  let written = 0
  for (const user of await listActive(deps)) {
    if (before.has(keyOf(user.id))) continue
    const owner = { id: user.id, isAdmin: user.role === 'admin' }
    const due = (await deps.followUps.dueBy(owner, tomorrow, 200)).filter(
      ({ createdAt }) => createdAt < new Date(begins),
    )
    if (due.length === 0) continue
    const mails = await writeMails(deps, [
      {
        kind: 'digest',
        to: user.email,
        userId: user.id,
        values: { name: user.name, count: due.length === 1 ? '1 follow-up due' : `${due.length} follow-ups due` },
        items: due.slice(0, rowsInMail).map((one) => ({
          title: one.text,
          detail: `${one.about} · ${one.dueAt < midnight ? `overdue since ${easternDateText(one.dueAt)}` : `today, ${easternTimeText(one.dueAt)}`}`,
        })),
        link: { path: '/admin/follow-ups' },
        onceKey: keyOf(user.id),
      },
    ])
    await deps.mails.add(mails)
    written += mails.length
  }
  return written
}
