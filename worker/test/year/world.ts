import { env } from 'cloudflare:workers'
import { dateOf, dayNumber, yearBegins, yearEnds } from './calendar.ts'

/** State of an application from a moment on, until its next version. */
export type Version = { from: number; status: string; statusChangedAt: number; interviewDate: number | null }
/** `ownerId` 0: nobody's, so it belongs to the admins. */
export type Application = { id: number; ownerId: number; versions: Version[] }
export type Submission = { id: number; applicationId: number; from: number; answeredAt: number }
export type Job = { id: number; ownerId: number; from: number; validThrough: number | null; closedAt: number }
export type List = { id: number; from: number; decidedAt: number }
/** The claim to a fee from a submission that was sent, through an Eastern day. It is over before that when released. */
export type Ownership = { id: number; ownerId: number; from: number; lastDay: number; releasedAt: number }
export type World = {
  applications: Application[]
  submissions: Submission[]
  ownerships: Ownership[]
  jobs: Job[]
  lists: List[]
}

const day = 24 * 3600_000
const never = Number.POSITIVE_INFINITY
export const isOver = (status: string) => status.startsWith('rejected') || status === 'hired'

/** Reproducible random numbers: mulberry32. */
function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    chance: (share: number) => next() < share,
    between: (from: number, to: number) => Math.floor(from + next() * (to - from)),
    /** Waiting times: most are short, some very long. */
    wait: (days: number) => Math.floor(-Math.log(1 - next()) * days * day) + 1,
    one: <T>(of: readonly [T, ...T[]]): T => of[Math.floor(next() * of.length)] ?? of[0],
  }
}
type Random = ReturnType<typeof randomFrom>

const steps = ['document_submission', 'client_interview', 'reference_checks', 'offered', 'initial_screening'] as const
const ends = ['hired', 'rejected_by_brand', 'rejected_by_client', 'rejected_by_candidate'] as const

function historyOf(random: Random, appliedAt: number): Version[] {
  const versions: Version[] = [{ from: appliedAt, status: 'new', statusChangedAt: appliedAt, interviewDate: null }]
  let at = appliedAt + random.wait(2)
  const go = (status: string, interviewDate: number | null = null) => {
    versions.push({ from: at, status, statusChangedAt: at, interviewDate })
  }
  const touch = (interviewDate?: number) => {
    const last = versions.at(-1)
    if (last) versions.push({ ...last, from: at, interviewDate: interviewDate ?? last.interviewDate })
  }
  go(random.chance(0.3) ? 'rejected_by_brand' : 'initial_screening')
  while (at < yearEnds && !isOver(versions.at(-1)?.status ?? '') && versions.length < 12) {
    at += random.wait(8)
    if (random.chance(0.25)) touch()
    else if (random.chance(0.35)) {
      go('scheduled_interview', at + random.between(2 * 3600_000, 9 * day))
      if (random.chance(0.25)) {
        at += random.between(60_000, 3600_000)
        touch(at + random.between(2 * 3600_000, 9 * day))
      }
      at = Math.max(at, versions.at(-1)?.interviewDate ?? 0) + random.wait(2)
      go('interviewed')
    } else if (random.chance(0.3)) go('submitted_to_client')
    else go(random.chance(0.4) ? random.one(ends) : random.one(steps))
  }
  return versions
}

/**
 * A year of an agency: when people apply, what becomes of them, which jobs open and close, which lists wait.
 *
 * @param owners The partners' ids. Every tenth application and job is nobody's.
 */
export function makeWorld(size: number, owners: readonly [number, ...number[]], seed: number): World {
  const random = randomFrom(seed)
  const owner = () => (random.chance(0.1) ? 0 : random.one(owners))
  const within = () => random.between(yearBegins, yearEnds - day)
  const few = Math.max(6, Math.round(size / 25))
  const applications = Array.from({ length: size }, (_, n) => ({
    id: n + 1,
    ownerId: owner(),
    versions: historyOf(random, within()),
  }))
  const submissions = applications.flatMap(({ id, versions }) =>
    versions.flatMap(({ from, status }, at) =>
      status === 'submitted_to_client' && versions[at - 1]?.status !== status
        ? [{ id: 0, applicationId: id, from, answeredAt: random.chance(0.2) ? never : from + random.wait(9) }]
        : [],
    ),
  )
  for (const [n, one] of submissions.entries()) one.id = n + 1
  const ownerships = submissions.map(({ id, from }) => ({
    id,
    ownerId: owner(),
    from,
    lastDay: dayNumber(from) + random.between(20, 200),
    releasedAt: random.chance(0.2) ? from + random.wait(60) : never,
  }))
  const jobs = Array.from({ length: few }, (_, n) => {
    const from = within()
    return {
      id: n + 1,
      ownerId: owner(),
      from,
      validThrough: random.chance(0.5) ? from + random.between(5 * day, 120 * day) : null,
      closedAt: from + random.wait(60),
    }
  })
  for (const one of jobs) if (one.validThrough) one.closedAt = Math.min(one.closedAt, one.validThrough)
  const lists = Array.from({ length: few }, (_, n) => {
    const from = within()
    return { id: n + 1, from, decidedAt: from + random.wait(2) }
  })
  return { applications, submissions, ownerships, jobs, lists }
}

/** Plays the world into the database: each call writes what happened since the one before. */
export function player(world: World, submitterId: number) {
  const db = env.DB
  const happenings: { at: number; order: number; statement: () => D1PreparedStatement }[] = []
  const add = (at: number, order: number, query: string, ...values: unknown[]) =>
    happenings.push({ at, order, statement: () => db.prepare(query).bind(...values) })
  for (const { id, ownerId, from, validThrough, closedAt } of world.jobs) {
    add(
      from,
      0,
      `insert into jobs (id, short_id, title, firm_name, location, seniority, practice_area, description, posted_date,
      valid_through, assigned_partner_id) values (?1, 'y' || ?1, 'Associate', 'Firm', 'New York, NY', 'Mid-Level', 'Tax', 'x', ?2, ?3, ?4)`,
      id,
      from,
      validThrough,
      ownerId || null,
    )
    if (closedAt < yearEnds) add(closedAt, 3, 'update jobs set is_active = 0 where id = ?', id)
  }
  // The job that everybody applies to was posted too long ago for any rule.
  const first = `insert into jobs (id, short_id, title, firm_name, location, seniority, practice_area, description, posted_date)
    values (1000000, 'yearjob', 'Counsel', 'Firm', 'New York, NY', 'Mid-Level', 'Tax', 'x', 0)`
  add(0, 0, first)
  for (const { id, ownerId, versions } of world.applications) {
    for (const [n, { from, status, statusChangedAt, interviewDate }] of versions.entries()) {
      if (n === 0)
        add(
          from,
          1,
          `insert into job_applications (id, job_id, applicant_name, applicant_email, assigned_partner_id, status, applied_at,
          updated_at, status_changed_at) values (?1, 1000000, 'C ' || ?1, 'c' || ?1 || '@example.com', ?2, 'new', ?3, ?3, ?3)`,
          id,
          ownerId || null,
          from,
        )
      else
        add(
          from,
          2,
          'update job_applications set status = ?, updated_at = ?, status_changed_at = ?, interview_date = ? where id = ?',
          status,
          from,
          statusChangedAt,
          interviewDate,
          id,
        )
    }
  }
  for (const { id, applicationId, from, answeredAt } of world.submissions) {
    add(
      from,
      3,
      `insert into client_submissions (id, application_id, company_name, updated_at, created_at) values (?1, ?2, 'Alder', ?3, ?3)`,
      id,
      applicationId,
      from,
    )
    add(
      answeredAt,
      4,
      "update client_submissions set status = 'client_interview', updated_at = ? where id = ?",
      answeredAt,
      id,
    )
  }
  add(0, 0, "insert into firms (id, name, name_key) values (1000000, 'Alder', 'alder')")
  for (const { id, ownerId, from, lastDay, releasedAt } of world.ownerships) {
    add(
      from,
      5,
      `insert into ownerships (id, application_id, submission_id, firm_id, chain, owner_id, sent_at, sent_how, months, starts_on, ends_on)
        select ?1, ?1 + 1000000, ?1, 1000000, 'y' || ?1, ?2, ?3, 'email', 6, ?4, ?5`,
      id,
      ownerId || null,
      from,
      dateOf(dayNumber(from)),
      dateOf(lastDay),
    )
    add(releasedAt, 6, "update ownerships set state = 'released', closed_at = ? where id = ?", releasedAt, id)
  }
  for (const { id, from, decidedAt } of world.lists) {
    add(
      from,
      3,
      `insert into saved_job_lists (id, candidate_name, submitted_by, job_data, created_at) values (?, 'Ann', ?, '[]', ?)`,
      id,
      submitterId,
      from,
    )
    add(decidedAt, 4, "update saved_job_lists set status = 'approved' where id = ?", id)
  }
  happenings.sort((a, b) => a.at - b.at || a.order - b.order)
  let next = 0
  return async (until: number): Promise<void> => {
    const due: D1PreparedStatement[] = []
    for (let one = happenings[next]; one && one.at <= until; one = happenings[next]) {
      due.push(one.statement())
      next++
    }
    for (let at = 0; at < due.length; at += 200) await db.batch(due.slice(at, at + 200))
  }
}
