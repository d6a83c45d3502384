import type { IntakeDuplicate } from '#contract/api/candidates/intake.ts'
import type { IntakeMatch } from '#contract/domain/intake.ts'
import { mayChangePerson, maySeePerson } from '#worker/features/candidates/people/people.policy.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { firstNamesLike } from '#worker/reading/person/first-names.ts'
import { nameWords } from '#worker/reading/person/contact-keys.ts'
import type { IntakeKeys, IntakeRepo, KnownPerson, WholeItem } from './intake.repo.ts'

type DuplicateDeps = { intake: Pick<IntakeRepo, 'alike'>; settings: SettingsRepo }
/** The part of an item that is compared. */
type Comparable = { item: IntakeKeys & { id: number }; reading: WholeItem['reading'] }
export type Duplicate = { person: KnownPerson; matches: IntakeMatch[]; mayJoin: boolean }

export const presentDuplicate = ({ person, matches, mayJoin }: Duplicate): IntakeDuplicate => ({
  candidateId: person.id,
  name: person.name,
  about: [person.lastJobTitle, person.lastFirmName, person.city].filter(Boolean).join(', '),
  matches,
  mayJoin,
})

const maxShown = 3
/** A word that no record contains. */
const nothing = '"\u{F8FF}"'

/** First and last word of a name: a middle name or an initial makes nobody another person. */
function nameKey(name: string | null): [string, string] | null {
  const words = nameWords(name ?? '')
  const [first, last] = [words[0], words.at(-1)]
  return first !== undefined && last !== undefined && words.length > 1 ? [first, last] : null
}

/** Expression that finds everybody with one of the names, under a nickname too; null without names. */
function namesMatch(names: readonly (string | null)[]): string | null {
  const parts = unique(
    names.map((name) => {
      const [first, last] = nameKey(name) ?? []
      const firsts = first && firstNamesLike(first).map((word) => `"${word}"`)
      return firsts && `((${firsts.join(' OR ')}) AND "${last}")`
    }),
  )
  return parts.length === 0 ? null : `name : (${parts.join(' OR ') || nothing})`
}

const unique = (values: readonly (string | null | undefined)[]) => [...new Set(values.filter((value) => value != null))]

function matchesOf(item: IntakeKeys, person: KnownPerson): IntakeMatch[] {
  const isSame = (one: string | null, other: string | null) => one !== null && one === other
  const found: Record<IntakeMatch, boolean> = {
    email: isSame(item.email, person.emailKey),
    phone: isSame(item.phoneKey, person.phoneKey),
    linkedin: isSame(item.linkedinKey, person.linkedinKey),
    name: hasSameName(item.name, person.name),
  }
  return (Object.keys(found) as IntakeMatch[]).filter((match) => found[match])
}

/** Checks for one last name, with a first name that may be the other's nickname. */
function hasSameName(one: string | null, other: string): boolean {
  const [first = '', last] = nameKey(one) ?? []
  const [otherFirst = '', otherLast] = nameKey(other) ?? []
  return last !== undefined && last === otherLast && firstNamesLike(first).includes(otherFirst)
}

/** Résumés differ by a year about when a degree was finished. */
const yearsApart = 1

/**
 * Checks whether class years show that one matching name or phone number is a coincidence: names are common, and
 * colleagues and couples share numbers. Somebody who matches in both ways, or by email or profile, is suggested all the same.
 */
function isSomebodyElse(matches: readonly IntakeMatch[], year: number | undefined, known: number | null): boolean {
  const [match, ...more] = matches
  const isWeak = more.length === 0 && (match === 'name' || match === 'phone')
  return isWeak && year !== undefined && known !== null && Math.abs(year - known) > yearsApart
}

/**
 * People on record whom items resemble, by the item's id, the likeliest first. Whom the actor may not see is left out;
 * keeping such an item asks an admin instead. Two queries for any number of items.
 */
export async function duplicatesOf(
  deps: DuplicateDeps,
  actor: Actor,
  items: readonly Comparable[],
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
    items.map(({ item, reading }) => {
      const year = reading?.facts?.jdYear?.value
      const found = seen
        .map((person) => ({ person, matches: matchesOf(item, person), mayJoin: mayChangePerson(actor, person) }))
        .filter(({ person, matches }) => matches.length > 0 && !isSomebodyElse(matches, year, person.jdYear))
        .toSorted(
          (a, b) =>
            Number(b.matches.includes('email')) - Number(a.matches.includes('email')) ||
            b.matches.length - a.matches.length,
        )
      return [item.id, found.slice(0, maxShown)]
    }),
  )
}
