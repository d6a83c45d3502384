import type { HeldLimit } from '#contract/api/clients/off-limits.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { limitsOn, untilText } from '#contract/domain/off-limits.ts'
import { parsePlace } from '#contract/domain/us-states.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { applicationNotFound, refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { firmKeys } from '#worker/reading/lexicon/firm-names.ts'
import type { FirmLimit, OffLimitsRepo } from './off-limits.repo.ts'

type LimitDeps = { offLimits: Pick<OffLimitsRepo, 'ofFirmsOn'>; now: () => Date }

/** Where somebody works, as a page or an application states it. */
type Workplace = {
  firm: string | null
  /** "New York, NY", one for each office. Empty: unknown; then any office may be theirs. */
  places: readonly string[]
}

/** The limit that lasts longest of those that hold for somebody's workplace; null: none. */
export type WorkplaceJudge = (workplace: Workplace) => HeldLimit | null

/** Reads the limits of firms and offices that hold today, to judge any number of people in one round trip. */
export async function workplaceJudge({ offLimits, now }: LimitDeps): Promise<WorkplaceJudge> {
  const day = easternDay(now())
  const limits = await offLimits.ofFirmsOn(day)
  const byKey = new Map<string, FirmLimit[]>()
  for (const limit of limits) for (const key of limit.keys) byKey.set(key, [...(byKey.get(key) ?? []), limit])
  return ({ firm, places }) => {
    if (!firm || byKey.size === 0) return null
    const ofFirm = new Set(firmKeys(firm).flatMap((key) => byKey.get(key) ?? []))
    const held = [...ofFirm].filter((limit) => limitsOn([limit], subjectAt(limit, places), day).length > 0)
    const longest = held.toSorted((a, b) => (b.endsOn ?? '9999').localeCompare(a.endsOn ?? '9999'))[0]
    return longest ? heldLimit(longest) : null
  }
}

/** The limit on a person, wherever they work. */
export const personLimit = ({ endsOn }: Pick<HeldLimit, 'endsOn'>): HeldLimit => ({
  endsOn,
  text: `This person is off limits${untilText(endsOn)}.`,
})

/** Somebody at a firm of the limit, seen from the office that it names. */
function subjectAt(limit: FirmLimit, places: readonly string[]) {
  const [firmId = null] = limit.firmIds
  const isThere = places.length === 0 || places.some((place) => isSamePlace(limit, place))
  return { firmId, officeIds: isThere && limit.officeId !== null ? [limit.officeId] : [], candidateIds: [] }
}

const isSame = (one: string | null, other: string | null) =>
  one === null || other === null || one.toLowerCase() === other.toLowerCase()

/** True if a place may be the office of a limit; a missing city or state may be any. */
function isSamePlace({ officeCity, officeState }: FirmLimit, place: string): boolean {
  const { city, region } = parsePlace(place)
  return isSame(city, officeCity) && isSame(region, officeState)
}

function heldLimit({ firmName, scope, officeCity, officeState, endsOn }: FirmLimit): HeldLimit {
  const office = scope === 'office' ? ` in ${[officeCity, officeState].filter(Boolean).join(', ')}` : ''
  const affiliates = scope === 'firm' ? ' and its affiliates' : ''
  return {
    endsOn,
    text: `People at ${firmName ?? 'this firm'}${office}${affiliates} are off limits${untilText(endsOn)}.`,
  }
}

/**
 * Limits that hold today for the candidate of an application, the person's own first.
 *
 * @throws AppError 404 application_not_found, also for one that the actor may not see.
 */
export async function limitsOfApplication(
  deps: LimitDeps & { offLimits: OffLimitsRepo; applications: Pick<ApplicationsRepo, 'snapshot'> },
  actor: Actor,
  id: number,
): Promise<{ isInbound: boolean; limits: HeldLimit[] }> {
  const [, candidate, judge] = await Promise.all([
    refuseUnlessSeen(deps, actor, id),
    deps.offLimits.ofApplication(id, easternDay(deps.now())),
    workplaceJudge(deps),
  ])
  if (!candidate) throw applicationNotFound()
  const { firm, place, source, ends } = candidate
  const own = ends.slice(0, 1).map((endsOn) => personLimit({ endsOn }))
  const atWork = judge({ firm, places: place ? [place] : [] })
  return { isInbound: source !== 'staff', limits: [...own, ...(atWork ? [atWork] : [])] }
}
