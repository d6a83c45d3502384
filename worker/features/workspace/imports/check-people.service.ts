import { emptyFields, isBlank } from '#worker/features/candidates/people/empty-fields.service.ts'
import {
  matchesOfPeople,
  type MatchDeps,
  type PersonKeys,
  type PersonMatch,
} from '#worker/features/candidates/people/person-matches.service.ts'
import { workplaceJudge, type WorkplaceJudge } from '#worker/features/clients/off-limits/people-limits.service.ts'
import type { BanDeps } from '#worker/features/identity/contact-ban/contact-ban.service.ts'
import { twoRecords, type RecordsByRow } from './external-ids.service.ts'
import { refuseBanned } from './banned-rows.service.ts'
import type { CheckedRow, Import, ImportsRepo, StoredRow } from './imports.repo.ts'
import { personIn, type ImportedPerson } from './person-cells.ts'
import { replacedGroups, type PersonImportsRepo } from './person-imports.repo.ts'
import { cellsByField, headerOf } from './row-cells.ts'

export type CheckPeopleDeps = BanDeps &
  MatchDeps &
  Parameters<typeof workplaceJudge>[0] & { imports: ImportsRepo; personImports: PersonImportsRepo }

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
  byId: RecordsByRow,
): Promise<CheckedRow[]> {
  const [owners, judge] = await Promise.all([deps.personImports.owners(), workplaceJudge(deps)])
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
  const rowOf = new Map(read.map(({ stored, person }) => [person, stored.row]))
  const matchOf = new Map(
    good.map((person, at) => [person, likeliest(matches[at], byId.get(rowOf.get(person) ?? 0))] as const),
  )
  const known = await deps.personImports.known([...matchOf.values()].flatMap(({ sameId }) => sameId ?? []))
  const knownById = new Map(known.map((one) => [one.id, one]))
  return read.map(({ stored, name, resumeFile, person, problems }): CheckedRow => {
    const { row } = stored
    const bad = (all: Problem[]): CheckedRow => ({
      row,
      email: stored.email,
      name,
      verdict: 'bad',
      targetId: null,
      problems: all,
      record: null,
    })
    if (!person || problems.length > 0) return bad(problems)
    const { sameId, possibleId, isTorn } = matchOf.get(person) ?? likeliest()
    if (isTorn) return bad([twoRecords(given)])
    const known = sameId === null ? undefined : knownById.get(sameId)
    const verdict = verdictOf({ ...person, resumeId: resumeFile }, known, { possibleId, overwrites: given.overwrites })
    const note = verdict === 'new' ? offLimitsNote(given, judge, person) : undefined
    return {
      row,
      email: person.email ?? stored.email,
      name: person.name,
      verdict: note ? 'possible' : verdict,
      targetId: sameId ?? possibleId,
      problems: note ? [note] : [],
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

/** The note about a new person at a firm that is off limits: somebody has to say that the person came to the agency. */
function offLimitsNote(given: Import, judge: WorkplaceJudge, person: ImportedPerson): Problem | undefined {
  const place = [person.city, person.region].filter(Boolean).join(', ')
  const held = judge({ firm: person.lastFirmName ?? null, places: place ? [place] : [] })
  const message = held && `${held.text} Add this row only if the person came to you.`
  return message ? { column: headerOf(given, 'lastFirmName'), message } : undefined
}

type Likeliest = { sameId: number | null; possibleId: number | null; isTorn: boolean }

/**
 * The record with the id, the record with the email address, or else the first one that may be the person's. `isTorn`: the id
 * is that of one record and the address that of another.
 */
function likeliest([first]: readonly PersonMatch[] = [], idOfRow?: number): Likeliest {
  const byEmail = first?.matches.includes('email') ? first.person.id : null
  const sameId = idOfRow ?? byEmail
  const isTorn = idOfRow !== undefined && byEmail !== null && byEmail !== idOfRow
  return { sameId, possibleId: sameId === null ? (first?.person.id ?? null) : null, isTorn }
}

type KnownPerson = Awaited<ReturnType<PersonImportsRepo['known']>>[number]

/** @param person.resumeId Anything for the résumé that the row names; null if it names none. */
function verdictOf(
  person: ImportedPerson & { resumeId: string | null },
  known: KnownPerson | undefined,
  { possibleId, overwrites }: { possibleId: number | null; overwrites: readonly string[] },
) {
  if (!known) return possibleId === null ? 'new' : 'possible'
  const hasMore =
    Object.keys(emptyFields(known, person)).length > 0 ||
    (['notes', 'assignedPartnerId', 'resumeId'] as const).some(
      (name) => isBlank(known[name]) && !isBlank(person[name]),
    ) ||
    replacedGroups(overwrites).some((names) => isOther(names, known, person))
  return hasMore ? 'update' : 'same'
}

type Group = ReturnType<typeof replacedGroups>[number]

/** True if a row states something else than the record in columns that replace what it says. */
const isOther = (names: Group, known: KnownPerson, person: { [Name in Group[number]]?: unknown }): boolean =>
  names.some((name) => !isBlank(person[name])) &&
  names.some((name) => JSON.stringify(person[name] ?? null) !== JSON.stringify(known[name] ?? null))

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
