import type { OffLimit, OffLimitBody, OffLimitsQuery } from '#contract/api/clients/off-limits.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { limitStateOn, untilText } from '#contract/domain/off-limits.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page } from '#worker/db/page.ts'
import { seenOwnerId } from '#worker/features/candidates/people/people.policy.ts'
import { personById, type PeopleDeps } from '#worker/features/candidates/person-records/people.service.ts'
import { refuseUnlessSeesFirms } from '#worker/features/clients/firm-directory/firm-directory.policy.ts'
import { firmById, type FirmDeps } from '#worker/features/clients/firm-directory/firm-directory.service.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { AppError, badRequest, conflict, notFound } from '#worker/http/errors.ts'
import { z } from 'zod'
import type { LimitColumns } from './limit-records.repo.ts'
import type { OffLimitsRepo } from './off-limits.repo.ts'

type ListDeps = { offLimits: OffLimitsRepo; settings: SettingsRepo; now: () => Date }
type ChangeDeps = ListDeps & PeopleDeps & Pick<FirmDeps, 'firmDirectory'>

const cursorShape = z.object({ endsOn: z.string().nullable(), id: z.number().int().positive() })

/**
 * One page of what is off limits. Partners see every firm and office, and of people those that they may see.
 *
 * @throws AppError 403 not_allowed.
 */
export async function pageOfOffLimits(
  deps: ListDeps,
  actor: Actor,
  { cursor, limit, ...search }: OffLimitsQuery,
): Promise<{ items: OffLimit[]; nextCursor: string | null }> {
  refuseUnlessSeesFirms(actor)
  const after = decodeCursor(cursorShape, cursor)
  const today = easternDay(deps.now())
  const seenBy = actor.role === 'admin' ? undefined : seenOwnerId(actor, (await readSettings(deps)).candidateVisibility)
  const rows = await deps.offLimits.page({ ...search, today, seenBy }, { after, limit: limit + 1 })
  const { items, nextCursor } = page(rows, limit, ({ limit: { endsOn, id } }) => ({ endsOn, id }))
  return { items: items.map((row) => present(row, today)), nextCursor }
}

/**
 * Makes a firm, an office or a person off limits.
 *
 * @throws AppError 404 firm_not_found, candidate_not_found; 400 unknown_office, invalid_input; 409 already_off_limits.
 */
export async function addOffLimit(deps: ChangeDeps, actor: Actor, body: OffLimitBody): Promise<OffLimit> {
  const today = easternDay(deps.now())
  const { values, name } = await targetOf(deps, actor, { ...body, startsOn: body.startsOn ?? today })
  const office = await officeOf(deps, values)
  const id = await deps.offLimits.add(values, { by: actor.id, at: deps.now(), office })
  if (id === undefined) return refuse(deps, values, name)
  const list = limitStateOn({ ...values, isLifted: false }, today) === 'over' ? 'ended' : 'current'
  const [row] = await deps.offLimits.page({ list, today, id }, { after: undefined, limit: 1 })
  if (!row) throw limitNotFound()
  return present(row, today)
}

/** Columns of the limit, after merged records were looked up, and the name of the firm or the person. */
async function targetOf(
  deps: ChangeDeps,
  actor: Actor,
  body: OffLimitBody & { startsOn: string },
): Promise<{ values: LimitColumns; name: string }> {
  if (body.endsOn !== null && body.endsOn < body.startsOn) {
    const message = 'The last day can’t be before the first'
    throw badRequest('invalid_input', message, [{ path: 'endsOn', message }])
  }
  const isPerson = body.scope === 'person'
  const [firm, person] = await Promise.all([
    body.firmId === null ? null : firmById(deps, body.firmId),
    isPerson && body.candidateId !== null ? personById(deps, actor, body.candidateId) : null,
  ])
  const values = {
    ...body,
    firmId: firm?.id ?? null,
    officeId: body.scope === 'office' ? body.officeId : null,
    candidateId: person?.id ?? null,
  }
  return { values, name: (isPerson ? person : firm)?.name ?? '' }
}

/** Lifts a limit; the second time changes nothing. @throws AppError 404 limit_not_found. */
export async function liftOffLimit(deps: ListDeps, actor: Actor, id: number): Promise<void> {
  const limit = await deps.offLimits.byId(id)
  if (!limit) throw limitNotFound()
  if (limit.liftedAt === null) await deps.offLimits.lift(limit, { by: actor.id, at: deps.now() })
}

const limitNotFound = () => notFound('limit_not_found', 'This limit doesn’t exist.')

/** The city of the office; null for a limit of another extent. @throws AppError 400 unknown_office. */
async function officeOf({ offLimits }: ListDeps, { firmId, officeId }: LimitColumns): Promise<string | null> {
  if (firmId === null || officeId === null) return null
  const city = await offLimits.cityOf(firmId, officeId)
  if (city !== undefined) return city
  const message = 'Please choose an office of this firm.'
  throw badRequest('unknown_office', message, [{ path: 'officeId', message }])
}

async function refuse({ offLimits }: ListDeps, values: LimitColumns, name: string): Promise<never> {
  const { scope } = values
  const other = await offLimits.conflicting(values)
  if (!other)
    throw conflict('changed_meanwhile', 'Somebody else changed this record in the meantime. Please try again.')
  const where = { firm: name, office: `This office of ${name}`, person: name }[scope]
  const message = `${where} is off limits for this reason already${untilText(other.endsOn)}.`
  const path = { firm: 'firmId', office: 'officeId', person: 'candidateId' }[scope]
  throw new AppError(409, 'already_off_limits', message, { issues: [{ path, message }] })
}

type LimitRow = Awaited<ReturnType<OffLimitsRepo['page']>>[number]

function present({ limit, ...names }: LimitRow, today: string): OffLimit {
  const { id, scope, kind, firmId, candidateId, startsOn, endsOn, reason, liftedAt } = limit
  const named = (given: number | null, name: string | null) =>
    given === null || name === null ? null : { id: given, name }
  return {
    id,
    scope,
    kind,
    firm: named(firmId, names.firmName),
    office: limit.officeId === null ? null : [names.officeCity, names.officeState].filter(Boolean).join(', '),
    candidate: named(candidateId, names.candidateName),
    startsOn,
    endsOn,
    reason,
    state: limitStateOn({ startsOn, endsOn, isLifted: liftedAt !== null }, today),
    setBy: names.setByName,
    createdAt: limit.createdAt.toISOString(),
    liftedAt: liftedAt?.toISOString() ?? null,
    liftedBy: names.liftedByName,
  }
}
