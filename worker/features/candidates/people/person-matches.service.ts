import type { IntakeMatch } from '#contract/domain/intake.ts'
import { nameWords } from '#worker/features/identity/contact-ban/contact-keys.policy.ts'
import { firstNamesLike } from './first-names.ts'
import type { KnownPerson, PersonMatchesRepo } from './person-matches.repo.ts'

export type MatchDeps = { personMatches: PersonMatchesRepo }
/** Facts by which somebody who arrives is recognized. */
export type PersonKeys = {
  name: string | null
  email: string | null
  phoneKey: string | null
  linkedinKey: string | null
  jdYear: number | null
}
/** Somebody on record, and what they share with the person who arrives. */
export type PersonMatch = { person: KnownPerson; matches: IntakeMatch[] }

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
      return firsts ? `((${firsts.join(' OR ')}) AND "${last}")` : null
    }),
  )
  return parts.length === 0 ? null : `name : (${parts.join(' OR ') || nothing})`
}

const unique = (values: readonly (string | null)[]) => [...new Set(values.filter((value) => value !== null))]

function matchesOf(item: PersonKeys, person: KnownPerson): IntakeMatch[] {
  const isSame = (one: string | null, other: string | null) => one !== null && one === other
  const found: Record<IntakeMatch, boolean> = {
    email: item.email !== null && [person.emailKey, ...person.mergedEmails].includes(item.email.trim().toLowerCase()),
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

/** Sources differ by a year about when a degree was finished. */
const yearsApart = 1

/**
 * Checks whether class years show that one matching name or phone number is a coincidence: names are common, and
 * colleagues and couples share numbers. Somebody who matches in both ways, or by email or profile, is suggested all the same.
 */
function isSomebodyElse(matches: readonly IntakeMatch[], year: number | null, known: number | null): boolean {
  const [match, ...more] = matches
  const isWeak = more.length === 0 && (match === 'name' || match === 'phone')
  return isWeak && year !== null && known !== null && Math.abs(year - known) > yearsApart
}

/** People of one query. More would meet the limit of its names. */
const askedAtOnce = 50

/**
 * People on record whom others resemble, in the order of `people`, the likeliest first. The one rule by which intake and
 * imports recognize somebody: a match by email is the person, as when somebody applies; any other may be.
 *
 * @param userId Account for which `isAssigned` is answered; 0: none.
 */
export async function matchesOfPeople(
  deps: MatchDeps,
  people: readonly PersonKeys[],
  userId: number,
): Promise<PersonMatch[][]> {
  const found: PersonMatch[][] = []
  for (let at = 0; at < people.length; at += askedAtOnce) {
    found.push(...(await matchesOfSome(deps, people.slice(at, at + askedAtOnce), userId)))
  }
  return found
}

async function matchesOfSome(
  { personMatches }: MatchDeps,
  people: readonly PersonKeys[],
  userId: number,
): Promise<PersonMatch[][]> {
  const keys = {
    emails: unique(people.map(({ email }) => email && email.trim().toLowerCase())),
    phones: unique(people.map(({ phoneKey }) => phoneKey)),
    linkedin: unique(people.map(({ linkedinKey }) => linkedinKey)),
  }
  const names = namesMatch(people.map(({ name }) => name))
  if (names === null && Object.values(keys).every(({ length }) => length === 0)) return people.map(() => [])
  const known = await personMatches.alike(keys, names, userId)
  return people.map((one) =>
    known
      .map((person) => ({ person, matches: matchesOf(one, person) }))
      .filter(({ person, matches }) => matches.length > 0 && !isSomebodyElse(matches, one.jdYear, person.jdYear))
      .toSorted(
        (a, b) =>
          Number(b.matches.includes('email')) - Number(a.matches.includes('email')) ||
          b.matches.length - a.matches.length,
      ),
  )
}
