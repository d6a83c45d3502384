import type { IntakeDuplicate } from '#contract/api/candidates/intake.ts'
import { mayChangePerson, maySeePerson } from '#worker/features/candidates/people/people.policy.ts'
import {
  matchesOfPeople,
  type MatchDeps,
  type PersonMatch,
} from '#worker/features/candidates/people/person-matches.service.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import type { IntakeKeys, WholeItem } from './intake.repo.ts'

type DuplicateDeps = MatchDeps & { settings: SettingsRepo }
/** The part of an item that is compared. */
type Comparable = { item: IntakeKeys & { id: number }; reading: WholeItem['reading'] }
export type Duplicate = PersonMatch & { mayJoin: boolean }

export const presentDuplicate = ({ person, matches, mayJoin }: Duplicate): IntakeDuplicate => ({
  candidateId: person.id,
  name: person.name,
  about: [person.lastJobTitle, person.lastFirmName, person.city].filter(Boolean).join(', '),
  matches,
  mayJoin,
})

const maxShown = 3

/**
 * People on record whom items resemble, by the item's id, the likeliest first. Whom the actor may not see is left out;
 * keeping such an item asks an admin instead. Two queries for a page of items.
 */
export async function duplicatesOf(
  deps: DuplicateDeps,
  actor: Actor,
  items: readonly Comparable[],
): Promise<Map<number, Duplicate[]>> {
  const people = items.map(({ item, reading }) => ({ ...item, jdYear: reading?.facts?.jdYear?.value ?? null }))
  const [found, { candidateVisibility }] = await Promise.all([
    matchesOfPeople(deps, people, actor.id),
    readSettings(deps),
  ])
  return new Map(
    items.map(({ item }, at) => {
      const seen = (found[at] ?? []).filter(({ person }) => maySeePerson(actor, person, candidateVisibility))
      return [item.id, seen.slice(0, maxShown).map((one) => ({ ...one, mayJoin: mayChangePerson(actor, one.person) }))]
    }),
  )
}
