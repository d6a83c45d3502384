import type { ChangeFirmBody, FirmBody, FirmListItem, FirmsQuery } from '#contract/api/clients/firms.ts'
import type { Day } from '#contract/domain/days.ts'
import { firmFields, type FirmField } from '#contract/domain/firms.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import type { LimitRule } from '#contract/domain/off-limits.ts'
import { mergeUndoDays } from '#contract/domain/people.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page } from '#worker/db/page.ts'
import { seenPartnerId } from '#worker/features/candidates/applications/applications.policy.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { FirmsRepo } from '#worker/features/jobs/firms/firms.repo.ts'
import type { Actor } from '#worker/http/access.ts'
import { AppError, badRequest, conflict, notFound } from '#worker/http/errors.ts'
import { firmKey, firmKeys } from '#worker/reading/lexicon/firm-names.ts'
import { trigramQuery } from '#worker/db/search-text.ts'
import { z } from 'zod'
import type { FirmColumns, FirmLists } from './firm-changes.repo.ts'
import { noEnd, type FirmDirectoryRepo, type FirmRecord, type FirmSearch } from './firm-directory.repo.ts'
import { mayChangeFirm, refuseUnlessSeesFirms } from './firm-directory.policy.ts'

export type FirmDeps = { firmDirectory: FirmDirectoryRepo; firms: FirmsRepo; now: () => Date }

type FirmListDeps = Pick<FirmDeps, 'firmDirectory' | 'now'> & {
  /** Limits of firms and offices that run on a day. They know firms, so firms don't import them. */
  offLimits: { firmsOn: (day: Day) => Promise<readonly LimitRule[]> }
  settings: SettingsRepo
}

const firmNotFound = () => notFound('firm_not_found', 'This firm doesn’t exist.')

const cursorShape = z.object({ name: z.string() })
const yes = (value: 'yes' | 'no' | undefined) => (value === undefined ? undefined : value === 'yes')

/** One page of the directory by name, with the number of names to verify. */
export async function pageOfFirms(
  { firmDirectory, offLimits, settings, now }: FirmListDeps,
  actor: Actor,
  { cursor, limit, q, kind, client, verified, limits, agreement }: FirmsQuery,
) {
  refuseUnlessSeesFirms(actor)
  const today = easternDay(now())
  const reading = Promise.all([offLimits.firmsOn(today), readSettings({ settings })])
  const after = decodeCursor(cursorShape, cursor)?.name
  const search = {
    match: matchOf(q),
    kind,
    isClient: yes(client),
    isVerified: yes(verified),
    // Only this filter waits for the limits.
    ids: limits === 'yes' ? (await reading)[0].flatMap(({ firmIds }) => firmIds) : undefined,
    agreement,
    today,
    seenBy: seenPartnerId(actor),
  }
  const [rows, toVerify, [running, { partnersSeeFees }]] = await Promise.all([
    firmDirectory.page(search, { after, limit: limit + 1 }),
    firmDirectory.toVerify(),
    reading,
  ])
  const judged = rows.map(({ agreementEndsOn, ...row }) => ({
    ...row,
    hasAgreement: agreementEndsOn !== null,
    agreementEndsOn: agreementEndsOn === noEnd || (actor.role !== 'admin' && !partnersSeeFees) ? null : agreementEndsOn,
    offLimits: limitOf(running, row.id),
  }))
  return { ...page(judged, limit, ({ nameKey }) => ({ name: nameKey })), toVerify }
}

/** The limit that lasts longest at a firm: one for the whole firm before one for an office. */
function limitOf(running: readonly LimitRule[], firmId: number): FirmListItem['offLimits'] {
  const held = running
    .filter(({ firmIds }) => firmIds.includes(firmId))
    .toSorted(
      (a, b) =>
        Number(b.scope === 'firm') - Number(a.scope === 'firm') || (b.endsOn ?? noEnd).localeCompare(a.endsOn ?? noEnd),
    )[0]
  return held ? { isWhole: held.scope === 'firm', endsOn: held.endsOn } : null
}

const matchOf = (q: string | undefined): FirmSearch['match'] =>
  q ? { contains: trigramQuery(q), keys: firmKeys(q), beginning: firmKey(q) } : undefined

/** A firm, or the one that it was merged into. @throws AppError 404 firm_not_found. */
export async function firmById({ firmDirectory }: Pick<FirmDeps, 'firmDirectory'>, id: number): Promise<FirmRecord> {
  const firm = await firmDirectory.byId(id)
  if (!firm) throw firmNotFound()
  return firm
}

export type ListedFirm = Awaited<ReturnType<typeof pageOfFirms>>['items'][number]

const dayMs = 24 * 3600_000

/** Merges from this moment on can be undone. */
export const undoableSince = (now: Date) => new Date(now.getTime() - mergeUndoDays * dayMs)

/**
 * The whole record of a firm, with its log and merges that can be undone.
 *
 * @throws AppError 403 not_allowed; 404 firm_not_found.
 */
export async function readFirm(deps: FirmDeps, actor: Actor, id: number) {
  refuseUnlessSeesFirms(actor)
  const firm = await firmById(deps, id)
  const mayChange = mayChangeFirm(actor)
  const [aliases, offices, affiliates, events, merges] = await Promise.all([
    deps.firmDirectory.aliases(firm.id),
    deps.firmDirectory.offices(firm.id),
    deps.firmDirectory.affiliates(firm.id),
    deps.firmDirectory.events(firm.id),
    mayChange ? deps.firmDirectory.merges(firm.id, undoableSince(deps.now())) : [],
  ])
  return { firm, aliases, offices, affiliates, events, merges, mayChange }
}
export type WholeFirm = Awaited<ReturnType<typeof readFirm>>

/**
 * Adds a firm, which counts as verified.
 *
 * @returns Its id.
 * @throws AppError 400 name_without_letters, unknown_parent; 409 firm_exists, name_taken.
 */
export async function addFirm(deps: FirmDeps, actor: Actor, body: FirmBody): Promise<number> {
  const { aliases, offices, domains = [], ...fields } = body
  const nameKey = keyOfName(body.name)
  const lists = listsOf({ aliases, offices }, nameKey)
  const values = { ...stated(fields), name: body.name, domains, nameKey, isVerified: true }
  const id = await deps.firmDirectory.add(values, lists, { by: actor.id, at: deps.now() })
  if (id !== undefined) return id
  throw await refusalOf(deps, 0, values, lists)
}

/**
 * Changes what the body names and leaves the rest. The same again writes nothing.
 *
 * @throws AppError 404; 400 name_without_letters, unknown_parent; 409 changed_meanwhile, firm_exists, name_taken, office_in_use.
 */
export async function changeFirm(deps: FirmDeps, actor: Actor, id: number, body: ChangeFirmBody): Promise<void> {
  const { firm, aliases: oldAliases, offices: oldOffices } = await readFirm(deps, actor, id)
  const { version: seen, aliases, offices, ...fields } = body
  if (seen !== undefined && seen !== firm.version) throw changedMeanwhile()
  const nameKey = fields.name === undefined ? firm.nameKey : keyOfName(fields.name)
  const given = stated(fields)
  const lists = listsOf({ aliases, offices }, nameKey)
  const before: Partial<Record<FirmField, unknown>> = {
    ...firm,
    aliases: oldAliases.map(({ name, aliasKey, kind }) => ({ name, aliasKey, kind })),
    offices: oldOffices.map(({ id: officeId, city, state, isMain }) => ({ id: officeId, city, state, isMain })),
  }
  const changed = changedFields(before, { ...given, ...lists })
  if (changed.length === 0) return
  const values: FirmColumns = fields.name === undefined ? given : { ...given, nameKey }
  const detail = changed.map((name) => firmFields[name]).join(', ')
  if (await deps.firmDirectory.change(firm, values, lists, { by: actor.id, at: deps.now(), detail })) return
  const now = await deps.firmDirectory.byId(firm.id)
  throw now?.id === firm.id && now.version === firm.version
    ? await refusalOf(deps, firm.id, values, lists)
    : changedMeanwhile()
}

/** Deletes a firm. @throws AppError 404, also the second time; 409 firm_in_use, changed_meanwhile. */
export async function removeFirm(deps: FirmDeps, id: number): Promise<void> {
  const firm = await firmById(deps, id)
  // The id of a merged firm leads to another firm, which nobody asked to delete.
  if (firm.id !== id) throw firmNotFound()
  if (await deps.firmDirectory.remove(firm, deps.now())) return
  if (!(await deps.firmDirectory.isUsed(id))) throw changedMeanwhile()
  throw conflict(
    'firm_in_use',
    'Submissions, jobs, agreements, off-limits or ownerships belong to this firm, so it can’t be deleted. Merge it into another firm instead.',
  )
}

/** Fields with a value, null among them. */
const stated = (fields: Omit<ChangeFirmBody, 'version' | 'aliases' | 'offices'>): FirmColumns =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

function keyOfName(name: string): string {
  if (/[\p{L}\p{N}]/u.test(name)) return firmKey(name)
  throw badRequest('name_without_letters', 'A name needs a letter or a digit.', [
    { path: 'name', message: 'A name needs a letter or a digit.' },
  ])
}

/** Lists as they are stored: each other name once, without the firm's own; at most one main office. */
function listsOf({ aliases, offices }: Pick<FirmBody, 'aliases' | 'offices'>, nameKey: string): FirmLists {
  const main = offices?.findIndex(({ isMain }) => isMain)
  return {
    ...(aliases
      ? {
          aliases: [
            ...new Map(
              aliases
                .map(({ name, kind }) => ({ name, aliasKey: keyOfName(name), kind }))
                .filter(({ aliasKey }) => aliasKey !== nameKey)
                .map((alias) => [alias.aliasKey, alias]),
            ).values(),
          ],
        }
      : {}),
    ...(offices
      ? { offices: offices.map((office, at) => ({ ...office, state: office.state ?? null, isMain: at === main })) }
      : {}),
  }
}

const changedFields = (
  before: Partial<Record<FirmField, unknown>>,
  values: Partial<Record<string, unknown>>,
): FirmField[] =>
  (Object.keys(firmFields) as FirmField[]).filter(
    (name) =>
      values[name] !== undefined && JSON.stringify(values[name] ?? null) !== JSON.stringify(before[name] ?? null),
  )

/** The reason why a firm could not be written although nobody else changed it. */
async function refusalOf(
  { firms, firmDirectory }: Pick<FirmDeps, 'firms' | 'firmDirectory'>,
  firmId: number,
  { name, nameKey }: FirmColumns,
  { aliases = [], offices }: FirmLists,
): Promise<AppError> {
  const wanted = [
    ...(name !== undefined && nameKey !== undefined ? [{ name, key: nameKey, path: 'name' }] : []),
    ...aliases.map((alias) => ({ name: alias.name, key: alias.aliasKey, path: 'aliases' })),
  ]
  const holders = (await firms.named(wanted.map(({ key }) => key))).filter((holder) => holder.firmId !== firmId)
  const taken = wanted.find(({ key }) => holders.some((holder) => holder.key === key))
  const holder = holders.find(({ key }) => key === taken?.key)
  if (!taken || !holder) {
    const city = await firmDirectory.officeInUse(firmId, offices)
    if (city !== undefined) {
      const said = `Agreements or off-limits name the office in ${city}, so it can’t be deleted.`
      return new AppError(409, 'office_in_use', said, { issues: [{ path: 'offices', message: said }] })
    }
    const message = 'Please select a parent firm that exists and that this firm isn’t a parent of.'
    return badRequest('unknown_parent', message, [{ path: 'parentId', message }])
  }
  const message =
    taken.path === 'name' && !holder.isAlias
      ? `The directory has this firm already: ${holder.name}.`
      : `“${taken.name}” is a name of another firm: ${holder.name}.`
  return new AppError(409, taken.path === 'name' ? 'firm_exists' : 'name_taken', message, {
    issues: [{ path: taken.path, message }],
  })
}

export const changedMeanwhile = () =>
  conflict('changed_meanwhile', 'Someone else changed this firm in the meantime. Your changes are not saved yet.')
