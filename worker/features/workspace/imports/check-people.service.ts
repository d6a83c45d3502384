import { emptyFields, isBlank } from '#worker/features/candidates/people/empty-fields.service.ts'
import {
  matchesOfPeople,
  type MatchDeps,
  type PersonKeys,
  type PersonMatch,
} from '#worker/features/candidates/people/person-matches.service.ts'
import type { BanDeps } from '#worker/features/identity/contact-ban/contact-ban.service.ts'
import { refuseBanned } from './banned-rows.service.ts'
import type { CheckedRow, Import, ImportsRepo, StoredRow } from './imports.repo.ts'
import { personIn, type ImportedPerson } from './person-cells.ts'
import type { PersonImportsRepo } from './person-imports.repo.ts'
import { cellsByField, headerOf } from './row-cells.ts'

export type CheckPeopleDeps = BanDeps & MatchDeps & { imports: ImportsRepo; personImports: PersonImportsRepo }

type Problem = StoredRow['problems'][number]
type ReadRow = {
  stored: StoredRow
  name: string | null
  resumeFile: string | null
  person: ImportedPerson | undefined
  problems: Problem[]
}

/** Says what an import would do with these rows. Writes nothing. */
export async function checkPeople(
  deps: CheckPeopleDeps,
  given: Import,
  rows: readonly StoredRow[],
): Promise<CheckedRow[]> {
  const owners = await deps.personImports.owners()
  const read = rows.map((stored): ReadRow => {
    const { name, resumeFile, record, problems } = personIn(cellsByField(given, stored), (email) => owners.get(email))
    const named = problems.map(({ field, message }) => ({ column: headerOf(given, field), message }))
    return { stored, name, resumeFile, person: record, problems: named }
  })
  await refuseRepeats(deps, given, read)
  await refuseBanned(
    deps,
    headerOf(given, 'name'),
    read.map(({ person, problems }) => ({
      contact: { email: person?.email, phone: person?.phone, url: person?.linkedinUrl, name: person?.name },
      problems,
    })),
  )
  const good = read.flatMap(({ person, problems }) => (person && problems.length === 0 ? [person] : []))
  const matches = await matchesOfPeople(deps, good.map(keysOf), 0)
  const matchOf = new Map(good.map((person, at) => [person, likeliest(matches[at])]))
  const known = await deps.personImports.known([...matchOf.values()].flatMap(({ sameId }) => sameId ?? []))
  const knownById = new Map(known.map((one) => [one.id, one]))
  return read.map(({ stored, name, resumeFile, person, problems }): CheckedRow => {
    const { row } = stored
    if (!person || problems.length > 0) {
      return {
        row,
        email: stored.email,
        name,
        verdict: 'bad',
        targetId: null,
        problems,
        record: null,
      }
    }
    const { sameId, possibleId } = matchOf.get(person) ?? likeliest()
    const known = sameId === null ? undefined : knownById.get(sameId)
    const verdict = verdictOf({ ...person, resumeId: resumeFile }, known, possibleId)
    return {
      row,
      email: person.email ?? stored.email,
      name: person.name,
      verdict,
      targetId: sameId ?? possibleId,
      problems,
      record: person,
      resumeFile,
    }
  })
}

const keysOf = ({ name, email, phoneKey, linkedinKey, jdYear }: ImportedPerson): PersonKeys => ({
  name,
  email: email ?? null,
  phoneKey: phoneKey ?? null,
  linkedinKey: linkedinKey ?? null,
  jdYear: jdYear ?? null,
})

/** The record with the email address, or else the first one that may be the person's. */
function likeliest([first]: readonly PersonMatch[] = []): { sameId: number | null; possibleId: number | null } {
  if (!first) return { sameId: null, possibleId: null }
  const { person, matches } = first
  return matches.includes('email') ? { sameId: person.id, possibleId: null } : { sameId: null, possibleId: person.id }
}

type KnownPerson = Awaited<ReturnType<PersonImportsRepo['known']>>[number]

/** @param person.resumeId Anything for the résumé that the row names; null if it names none. */
function verdictOf(
  person: ImportedPerson & { resumeId: string | null },
  known: KnownPerson | undefined,
  possibleId: number | null,
) {
  if (!known) return possibleId === null ? 'new' : 'possible'
  const hasMore =
    Object.keys(emptyFields(known, person)).length > 0 ||
    (['notes', 'assignedPartnerId', 'resumeId'] as const).some((name) => isBlank(known[name]) && !isBlank(person[name]))
  return hasMore ? 'update' : 'same'
}

/** The first row with an email address counts; the others name it. */
async function refuseRepeats({ imports }: CheckPeopleDeps, given: Import, read: readonly ReadRow[]): Promise<void> {
  const emails = read.flatMap(({ person }) => person?.email ?? [])
  const first = new Map((await imports.firstRows(given.id, emails)).map(({ email, row }) => [email, row]))
  for (const { stored, person, problems } of read) {
    if (!person?.email) continue
    const earlier = first.get(person.email)
    if (earlier === undefined) first.set(person.email, stored.row)
    else problems.push({ column: headerOf(given, 'email'), message: `Row ${earlier} has the same email.` })
  }
}
