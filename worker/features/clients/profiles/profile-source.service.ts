import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { applicationNotFound, readApplication } from '#worker/features/candidates/applications/applications.service.ts'
import { changeablePerson, type PeopleDeps } from '#worker/features/candidates/person-records/people.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { firmKeys } from '#worker/reading/lexicon/firm-names.ts'
import type { ProfileSource } from './compose-profile.ts'
import { positionsOf, profileFacts } from './profile-facts.ts'
import { schoolsIn } from './schools-in.ts'
import type { ProfileSourceRepo, SourceFirm } from './profile-source.repo.ts'

export type SourceDeps = PeopleDeps & { applications: ApplicationsRepo; profileSource: ProfileSourceRepo }

const known = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.flatMap((value) => (value?.trim() ? [value.trim()] : []))),
]

/**
 * Gathers what a profile is made from. Facts come from the person's record and the given application; what must not appear,
 * from everything that is stored about the person, also by other partners.
 *
 * @throws AppError 404 candidate_not_found, application_not_found; 403 not_allowed.
 */
export async function profileSource(
  deps: SourceDeps,
  actor: Actor,
  candidateId: number,
  applicationId: number | null | undefined,
): Promise<ProfileSource & { candidateId: number }> {
  const person = await changeablePerson(deps, actor, candidateId)
  const [applications, merged, resumes, application] = await Promise.all([
    deps.profileSource.applications(person.id),
    deps.profileSource.merged(person.id),
    deps.profileSource.resumes(person.id),
    applicationId ? readApplication(deps, actor, applicationId) : undefined,
  ])
  if (application && !applications.some(({ id }) => id === application.id)) throw applicationNotFound()
  const read = resumes.flatMap(({ facts }) => facts ?? [])
  const own = resumes.find((resume) => resume.facts && resume.applicationId === (application?.id ?? null))?.facts
  const facts = profileFacts(person, application, own ?? undefined)
  const firmNames = known([
    person.lastFirmName,
    ...applications.map(({ lastFirmName }) => lastFirmName),
    ...read.flatMap((one) => positionsOf(one).map(({ firm }) => firm)),
  ])
  const directory = await firmsOf(deps, firmNames, facts.city)
  return {
    candidateId: person.id,
    facts,
    identity: {
      names: known([
        person.name,
        ...[...merged, ...applications].map(({ name }) => name),
        ...read.map(({ applicantName }) => applicantName?.value),
      ]),
      emails: known([
        person.email,
        ...[...merged, ...applications].map(({ email }) => email),
        ...read.map(({ applicantEmail }) => applicantEmail?.value),
      ]),
      phones: known([
        person.phone,
        ...[...merged, ...applications].map(({ phone }) => phone),
        ...read.map(({ phoneNumber }) => phoneNumber?.value),
      ]),
      linkedinUrls: known([
        person.linkedinUrl,
        ...[...merged, ...applications].map(({ linkedinUrl }) => linkedinUrl),
        ...read.map(({ linkedinUrl }) => linkedinUrl?.value),
      ]),
      judges: known(read.flatMap(({ clerkships }) => clerkships.map(({ value }) => value))),
    },
    schools: known([
      person.lawSchool,
      ...read.map(({ lawSchool }) => lawSchool?.value),
      ...resumes.flatMap(({ text }) => schoolsIn(text ?? '')),
    ]),
    ...directory,
  }
}

/** Finds firms in the directory by their names. */
async function firmsOf(
  { profileSource }: Pick<SourceDeps, 'profileSource'>,
  names: readonly string[],
  place: string,
): Promise<Pick<ProfileSource, 'firms' | 'directory'>> {
  const rows = await profileSource.firms([...new Set(names.flatMap(firmKeys))])
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const rowOf = (name: string): SourceFirm | undefined =>
    firmKeys(name)
      .map((key) => byKey.get(key))
      .find((row) => row !== undefined)
  const city = place.split(',')[0] ?? ''
  const ranks = new Map(
    await Promise.all(
      [...new Set(rows.map(({ name }) => name))]
        .slice(0, maxCities)
        .map(async (name) => [name, city === '' ? [] : await profileSource.ranksIn(city, name)] as const),
    ),
  )
  return {
    firms: names.map((name) => {
      const row = rowOf(name)
      return { name, names: known([name, row?.name, ...(row?.aliases ?? '').split('\n')]) }
    }),
    directory: { firmOf: rowOf, othersOf: (name) => ranks.get(rowOf(name)?.name ?? '') ?? [] },
  }
}

/** Firms whose band is compared with others in the city. */
const maxCities = 12
