import type { IntakeMatch } from '#contract/domain/intake.ts'
import { mayChangePerson, maySeePerson } from '#worker/features/candidates/people/people.policy.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { nameWords } from '#worker/reading/person/contact-keys.ts'
import type { IntakeKeys, IntakeRepo, KnownPerson, WholeItem } from './intake.repo.ts'

type DuplicateDeps = { intake: Pick<IntakeRepo, 'alike'>; settings: SettingsRepo }
export type Duplicate = { person: KnownPerson; matches: IntakeMatch[]; mayJoin: boolean }

const maxShown = 3
/** A word that no record contains. */
const nothing = '"\u{F8FF}"'

/** First and last word of a name: a middle name or an initial makes nobody another person. */
function nameKey(name: string | null): [string, string] | null {
  const words = nameWords(name ?? '')
  const [first, last] = [words[0], words.at(-1)]
  return first !== undefined && last !== undefined && words.length > 1 ? [first, last] : null
}

/** Expression that finds everybody with one of the names; null without names. */
function namesMatch(names: readonly (string | null)[]): string | null {
  const keys = [
    ...new Set(
      names.map((name) =>
        nameKey(name)
          ?.map((word) => `"${word}"`)
          .join(' AND '),
      ),
    ),
  ]
  const parts = keys.filter((key) => key !== undefined).map((key) => `(${key})`)
  return parts.length === 0 ? null : `name : (${parts.join(' OR ') || nothing})`
}

const unique = (values: readonly (string | null | undefined)[]) => [...new Set(values.filter((value) => value != null))]

function matchesOf(item: IntakeKeys, person: KnownPerson): IntakeMatch[] {
  const isSame = (one: string | null, other: string | null) => one !== null && one === other
  const found: Record<IntakeMatch, boolean> = {
    email: isSame(item.email, person.emailKey),
    phone: isSame(item.phoneKey, person.phoneKey),
    linkedin: isSame(item.linkedinKey, person.linkedinKey),
    name: isSame(nameKey(item.name)?.join(' ') ?? null, nameKey(person.name)?.join(' ') ?? null),
  }
  return (Object.keys(found) as IntakeMatch[]).filter((match) => found[match])
}

/**
 * People on record whom items resemble, by the item's id, the likeliest first. Whom the actor may not see is left out;
 * keeping such an item asks an admin instead. Two queries for any number of items.
 */
export async function duplicatesOf(
  deps: DuplicateDeps,
  actor: Actor,
  items: readonly Pick<WholeItem, 'item'>[],
): Promise<Map<number, Duplicate[]>> {
  const keys = {
    emails: unique(items.map(({ item }) => item.email)),
    phones: unique(items.map(({ item }) => item.phoneKey)),
    linkedin: unique(items.map(({ item }) => item.linkedinKey)),
  }
  const names = namesMatch(items.map(({ item }) => item.name))
  if (names === null && Object.values(keys).every(({ length }) => length === 0)) return new Map()
  const [people, { candidateVisibility }] = await Promise.all([
    deps.intake.alike(keys, names, actor.id),
    readSettings(deps),
  ])
  const seen = people.filter((person) => maySeePerson(actor, person, candidateVisibility))
  return new Map(
    items.map(({ item }) => {
      const found = seen
        .map((person) => ({ person, matches: matchesOf(item, person), mayJoin: mayChangePerson(actor, person) }))
        .filter(({ matches }) => matches.length > 0)
        .toSorted(
          (a, b) =>
            Number(b.matches.includes('email')) - Number(a.matches.includes('email')) ||
            b.matches.length - a.matches.length,
        )
      return [item.id, found.slice(0, maxShown)]
    }),
  )
}
