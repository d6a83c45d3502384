import {
  activeFilters,
  boardPath,
  boardQuery,
  readBoardFilters,
  type BoardFilters,
} from '#contract/domain/board-filters.ts'
import { addCalendarDays, easternDay, easternToUtc } from '#contract/domain/eastern-time.ts'
import { jobSalaryText } from '#contract/domain/salary.ts'
import type { BoardRepo } from '#worker/features/jobs/jobs/board.repo.ts'
import { listPublicJobs } from '#worker/features/jobs/jobs/board.service.ts'
import {
  hasSiteOrigin,
  siteOrigin,
  writeMails,
  type WriteMailsDeps,
} from '#worker/features/identity/mails/mails.service.ts'
import type { PracticeAreasRepo } from '#worker/features/jobs/practice-areas/practice-areas.repo.ts'
import { areaSlug, listPracticeAreas } from '#worker/features/jobs/practice-areas/practice-areas.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { hmac } from '#worker/http/digest.ts'
import { isSigned, type SecretKeys } from '#worker/platform/secret-keys.ts'
import { AppError, conflict } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import type { JobAlert, JobAlertsRepo } from './job-alerts.repo.ts'

type RunAlertDeps = WriteMailsDeps & { jobAlerts: JobAlertsRepo; practiceAreas: PracticeAreasRepo }

/** A person sets up a handful of alerts; a script can't fill somebody's mailbox through us. */
const perAddress: RateLimit = { name: 'alert.address', max: 20, windowSeconds: 3600 }
const perEmail: RateLimit = { name: 'alert.email', max: 5, windowSeconds: 24 * 3600 }

/** More are behind the link of the mail. */
const jobsInMail = 20
/** So many of the newest matches are looked at for what is new. */
const jobsLookedAt = 200

/** Alerts come in the morning, weekly ones on Mondays. */
const sendAt = '08:00'

/** The next morning of an alert, in Eastern time. */
export function nextRun(every: JobAlert['every'], now: Date): Date {
  let day = easternDay(now)
  for (let tries = 0; tries < 9; tries++) {
    const at = easternToUtc(day, sendAt)
    const isMonday = new Date(`${day}T00:00:00Z`).getUTCDay() === 1
    if (at && new Date(at) > now && (every === 'daily' || isMonday)) return new Date(at)
    day = addCalendarDays(day, 1)
  }
  throw new Error('a week without a morning')
}

/** "Corporate, New York, NY"; "all positions" without a filter. */
async function searchText(deps: { practiceAreas: PracticeAreasRepo }, filters: BoardFilters): Promise<string> {
  const areas = await listPracticeAreas(deps)
  const labels = activeFilters(filters, (name) => areas.find(({ value }) => value === areaSlug(name))?.label ?? name)
  return labels.map(({ label }) => label).join(', ') || 'all positions'
}

const filtersOf = (query: string): BoardFilters => readBoardFilters(Object.fromEntries(new URLSearchParams(query)))

const tokenOf = async ({ config }: { config: { SECRET_KEY: string } }, id: string) =>
  `${id}.${await hmac(config.SECRET_KEY, `job-alert:${id}`)}`

/**
 * Asks for an alert: a mail with a link goes to the address, and nothing else before that link is used. The caller learns
 * nothing about the address; one that has the alert already gets no mail.
 *
 * @throws AppError 429 for a caller that asks too often; 409 no_site_address where no link can be sent.
 */
export async function askForAlert(
  deps: RunAlertDeps & { limiter: RateLimiter },
  input: { email: string; filters: BoardFilters; every: JobAlert['every']; address: string },
): Promise<void> {
  if (!(await hasSiteOrigin(deps))) {
    throw conflict('no_site_address', 'We can’t send alerts from here yet, so nothing was set up. Please contact us.')
  }
  await deps.limiter.hit(perAddress, input.address)
  try {
    await deps.limiter.hit(perEmail, input.email)
  } catch (error) {
    // Said aloud it would tell that someone else asks for this address.
    if (error instanceof AppError) return
    throw error
  }
  const { sort: _, ...filters } = input.filters
  const { email, every } = input
  const query = boardQuery(filters)
  const known = await deps.jobAlerts.of(email, query)
  if (known?.confirmedAt) return
  const id = known?.id ?? deps.ids.secretId()
  const mails = await writeMails(deps, [
    {
      kind: 'alert_confirm',
      to: email,
      values: { search: `${await searchText(deps, filters)}, ${every}` },
      link: { path: `/alerts/${await tokenOf(deps, id)}`, isPrivate: true },
    },
  ])
  await deps.jobAlerts.ask({ id, email, query, every, createdAt: deps.now() }, (tx) => [tx.mail(mails)])
}

/** Finds the alert of a link, and describes its search. Undefined when the link isn't ours or the alert was stopped. */
export async function readAlert(
  deps: Pick<RunAlertDeps, 'jobAlerts' | 'practiceAreas'> & { config: SecretKeys },
  token: string,
): Promise<(JobAlert & { search: string }) | undefined> {
  const [, id = '', signature = ''] = /^(\w{32})\.([\w-]{43})$/.exec(token) ?? []
  if (id === '' || !(await isSigned(deps.config, `job-alert:${id}`, signature))) return undefined
  const alert = await deps.jobAlerts.byId(id)
  return alert && { ...alert, search: await searchText(deps, filtersOf(alert.query)) }
}

/** Confirms an alert; a second time changes nothing. False when there is no such alert any more. */
export async function confirmAlert(deps: Pick<RunAlertDeps, 'jobAlerts' | 'now'>, alert: JobAlert): Promise<boolean> {
  return deps.jobAlerts.confirm(alert.id, deps.now(), nextRun(alert.every, deps.now()))
}

export const stopAlert = (deps: Pick<RunAlertDeps, 'jobAlerts'>, { id }: JobAlert) => deps.jobAlerts.remove(id)

/**
 * Sends the jobs that are new for an alert since its last run, and no email when there aren't any. A run delivered twice
 * sends once; missed runs are sent as one.
 *
 * @param due When the run was due, in milliseconds. Does nothing when the alert's next run is another one.
 */
export async function runAlert(deps: RunAlertDeps & { board: BoardRepo }, id: string, due: number): Promise<void> {
  const alert = await deps.jobAlerts.byId(id)
  if (alert?.nextRunAt?.getTime() !== due) return
  const filters = filtersOf(alert.query)
  const [newest, found, settings] = await Promise.all([
    deps.jobAlerts.newestJob(),
    listPublicJobs(deps, filters, { limit: jobsLookedAt }),
    readSettings(deps),
  ])
  const added = found.jobs.filter((job) => job.id > alert.mark && job.id <= newest)
  // Jobs of another system are hardly news, and importing emails nobody.
  const imported = await deps.jobAlerts.imported(added.map(({ id }) => id))
  const fresh = added.filter(({ id }) => !imported.has(id))
  const origin = siteOrigin(settings, deps)
  const mails =
    fresh.length === 0
      ? []
      : await writeMails(deps, [
          {
            kind: 'job_alert',
            to: alert.email,
            values: {
              count: fresh.length === 1 ? '1 new position' : `${fresh.length} new positions`,
              search: await searchText(deps, filters),
            },
            items: fresh.slice(0, jobsInMail).map((job) => ({
              title: job.title,
              detail: [job.firmName, job.location, jobSalaryText(job)].filter(Boolean).join(' · '),
              url: `${origin}/job/${job.shortId}`,
            })),
            link: { path: boardPath(filters) },
            onceKey: `alert:${id}:${due}`,
            stopPath: `/mail/stop/a.${await tokenOf(deps, id)}`,
          },
        ])
  const now = deps.now()
  await deps.jobAlerts.finishRun(
    alert,
    { mark: newest, nextRunAt: nextRun(alert.every, now), sentAt: fresh.length > 0 ? now : null },
    (tx) => [tx.mail(mails)],
  )
}
