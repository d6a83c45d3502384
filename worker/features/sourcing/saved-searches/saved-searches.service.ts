import { numberText } from '#contract/domain/number-text.ts'
import {
  nextRun,
  savedSearchLimits,
  type SavedSearchKind,
  type SavedSearchRhythm,
} from '#contract/domain/saved-searches.ts'
import type { NotificationsRepo } from '#worker/features/identity/notifications/notifications.repo.ts'
import { searchFoundNotification } from '#worker/features/identity/notifications/notifications.service.ts'
import { badRequest, conflict, notFound } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import { searchRunners, type MarkRunner, type RunnerNeeds, type SearchRunner } from './search-runners.ts'
import type { SavedSearchesRepo, SavedSearchRow } from './saved-searches.repo.ts'

type SavedSearchesDeps = RunnerNeeds & { savedSearches: SavedSearchesRepo }
type Owner = { id: number }

const noSuchSearch = () => notFound('saved_search_not_found', 'This saved search doesn’t exist.')
/** Each change may count matches over the whole index. */
const changes: RateLimit = { name: 'saved_searches', max: 60, windowSeconds: 600 }

/** The actor's own searches, by name. */
export const listSavedSearches = (
  deps: SavedSearchesDeps,
  actor: Owner,
  kind?: SavedSearchKind,
): Promise<SavedSearchRow[]> => deps.savedSearches.ofUser(actor.id, kind)

async function own(deps: SavedSearchesDeps, actor: Owner, id: number): Promise<SavedSearchRow> {
  const row = await deps.savedSearches.byId(id)
  if (!row || row.userId !== actor.id) throw noSuchSearch()
  return row
}

/** @throws AppError 400 for criteria that the kind does not take. */
function readCriteria(kind: SavedSearchKind, given: unknown): { runner: SearchRunner; criteria: unknown } {
  const runner = searchRunners[kind]
  const read = runner.criteria.safeParse(given)
  if (read.success) return { runner, criteria: read.data }
  const issues = read.error.issues.map(({ path, message }) => ({ path: ['criteria', ...path].join('.'), message }))
  throw badRequest('invalid_input', issues[0]?.message ?? 'Some of the input is not valid.', issues)
}

/** The end of the index as a mark: matches up to here aren't new. */
async function standingOf(deps: SavedSearchesDeps, runner: MarkRunner, criteria: unknown) {
  const mark = await runner.endMark(deps)
  const { total } = await runner.count(deps, criteria, { after: mark, upTo: mark })
  return { mark, lastTotal: total }
}

/** Saves a search that runs automatically; its current matches don't count as new. @throws AppError 400, 409, 429. */
export async function addSavedSearch(
  deps: SavedSearchesDeps & { limiter: RateLimiter },
  actor: Owner,
  given: { kind: SavedSearchKind; name: string; criteria: unknown; every: SavedSearchRhythm },
): Promise<SavedSearchRow> {
  await deps.limiter.hit(changes, String(actor.id))
  const { kind, name, every } = given
  const { runner, criteria } = readCriteria(kind, given.criteria)
  if (runner.by === 'runs') runner.check(deps, criteria)
  const standing = runner.by === 'marks' ? await standingOf(deps, runner, criteria) : { mark: 0, lastTotal: null }
  const now = deps.now()
  const row = await deps.savedSearches.add(
    { userId: actor.id, kind, name, every, criteria: JSON.stringify(criteria), ...standing },
    nextRun(every, now),
    now,
    savedSearchLimits.searches,
  )
  if (row && runner.by === 'runs') await runner.begin(deps, { userId: actor.id, savedSearchId: row.id, criteria })
  if (row) return row
  throw conflict(
    'too_many_searches',
    `You have ${savedSearchLimits.searches} saved searches. Delete one before you save another.`,
  )
}

/**
 * Changes the given fields. Other criteria start over: their current matches aren't new. After a pause the search runs
 * at its next regular time.
 *
 * @throws AppError 400, 404 saved_search_not_found (also for another person's), 429.
 */
export async function changeSavedSearch(
  deps: SavedSearchesDeps & { limiter: RateLimiter },
  actor: Owner,
  id: number,
  given: SavedSearchChange,
): Promise<SavedSearchRow> {
  const row = await own(deps, actor, id)
  await deps.limiter.hit(changes, String(actor.id))
  const now = deps.now()
  const restart = otherCriteria(deps, row, given.criteria)
  const changed = await deps.savedSearches.change(id, {
    ...(given.name === undefined ? {} : { name: given.name }),
    ...(restart ? await restartedWith(deps, restart) : {}),
    ...timesOf(row, given, now),
    updatedAt: now,
  })
  if (!changed) throw noSuchSearch()
  if (restart?.runner.by === 'runs') {
    await restart.runner.begin(deps, { userId: actor.id, savedSearchId: id, criteria: restart.criteria })
  }
  return changed
}

type SavedSearchChange = {
  name?: string | undefined
  criteria?: unknown
  every?: SavedSearchRhythm | undefined
  isPaused?: boolean | undefined
}

/** The given criteria if they differ from those of the search. @throws AppError 400 for criteria that can't be run. */
function otherCriteria(deps: SavedSearchesDeps, row: SavedSearchRow, given: unknown) {
  if (given === undefined) return undefined
  const parsed = readCriteria(row.kind, given)
  if (parsed.runner.by === 'runs') parsed.runner.check(deps, parsed.criteria)
  return JSON.stringify(parsed.criteria) === row.criteria ? undefined : parsed
}

/** Rhythm, pause and next run after a change; the next run stays where neither of the others changes. */
function timesOf(row: SavedSearchRow, given: SavedSearchChange, now: Date) {
  const wasPaused = row.pausedAt !== null
  const { every = row.every, isPaused = wasPaused } = given
  const pausedAt = isPaused ? (row.pausedAt ?? now) : null
  if (every === row.every && isPaused === wasPaused) return { every, pausedAt }
  return { every, pausedAt, nextRunAt: isPaused ? null : nextRun(every, now) }
}

async function restartedWith(deps: SavedSearchesDeps, { runner, criteria }: ReturnType<typeof readCriteria>) {
  const kept = { criteria: JSON.stringify(criteria), newCount: 0, failure: null }
  if (runner.by === 'runs') return { ...kept, lastTotal: null }
  const standing = await standingOf(deps, runner, criteria)
  return { ...kept, ...standing, seenMark: standing.mark }
}

/**
 * Notes that the owner looks at what was found. The row that is given still has the mark from before: what is above it is
 * what they have not seen.
 *
 * @throws AppError 404 saved_search_not_found.
 */
export async function lookAtSavedSearch(deps: SavedSearchesDeps, actor: Owner, id: number): Promise<SavedSearchRow> {
  const row = await own(deps, actor, id)
  await deps.savedSearches.change(id, { seenMark: row.mark, newCount: 0 })
  const runner = searchRunners[row.kind]
  // The run that it would lead to may have been taken out of the history.
  return runner.by === 'runs' ? { ...row, mark: await runner.newest(deps, id) } : row
}

/** @throws AppError 404 saved_search_not_found. */
export async function removeSavedSearch(deps: SavedSearchesDeps, actor: Owner, id: number): Promise<void> {
  await own(deps, actor, id)
  await deps.savedSearches.remove(id)
}

/**
 * Runs a search that was due at `dueAt`: counts what came since its last run and notifies its owner, or starts a run
 * that notifies the owner when it ends; sets its next time from now. A second delivery of the same run changes nothing.
 */
export async function runSavedSearch(
  deps: SavedSearchesDeps & { notifications: NotificationsRepo },
  { id, dueAt }: { id: number; dueAt: Date },
): Promise<void> {
  const row = await deps.savedSearches.byId(id)
  if (!row || row.nextRunAt?.getTime() !== dueAt.getTime()) return
  const { runner, criteria } = readCriteria(row.kind, JSON.parse(row.criteria))
  if (runner.by === 'runs') {
    const run = runner.prepare(deps, { userId: row.userId, savedSearchId: id, criteria })
    const next = { nextRunAt: nextRun(row.every, deps.now()), lastRunAt: deps.now(), failure: null }
    await deps.savedSearches.finish(id, dueAt, next, () => [run])
    return
  }
  const upTo = Math.max(row.mark, await runner.settledMark(deps))
  const [{ total, between }, unseen] = await Promise.all([
    runner.count(deps, criteria, { after: row.mark, upTo }),
    runner.count(deps, criteria, { after: row.seenMark, upTo }),
  ])
  const at = deps.now()
  await deps.savedSearches.finish(
    id,
    dueAt,
    {
      nextRunAt: nextRun(row.every, at),
      lastRunAt: at,
      lastTotal: total,
      mark: upTo,
      newCount: unseen.between,
      failure: null,
    },
    (tx) =>
      between === 0
        ? []
        : [
            tx.notify(
              searchFoundNotification({
                kind: row.kind,
                userId: row.userId,
                subjectId: id,
                search: row.name,
                found: `${numberText(between)} ${between === 1 ? runner.noun.one : runner.noun.many}`,
                onceKey: `saved_search:${id}:${dueAt.getTime()}`,
                at,
              }),
            ),
          ],
  )
}

/** Records that a run has failed for good. The search runs again at its next time. */
export async function giveUpRun(deps: SavedSearchesDeps, { id, dueAt }: { id: number; dueAt: Date }): Promise<void> {
  const row = await deps.savedSearches.byId(id)
  if (!row || row.nextRunAt?.getTime() !== dueAt.getTime()) return
  const failure =
    'The last run failed because of a fault of our own. It was logged, and the search runs again next time.'
  await deps.savedSearches.finish(id, dueAt, { nextRunAt: nextRun(row.every, deps.now()), failure }, () => [])
}
