import type { IntakeDecision } from '#contract/api/candidates/intake.ts'
import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import { parsePlace } from '#contract/domain/us-states.ts'
import { barsOf, keysOfContact } from '#worker/features/candidates/people/contact-columns.service.ts'
import type { PersonChange } from '#worker/features/candidates/person-records/people-changes.repo.ts'
import { conflict } from '#worker/http/errors.ts'
import type { WholeItem } from './intake.repo.ts'

/** Practice areas that a record takes over from a résumé. */
const maxAreas = 5

const valuesOf = (facts: readonly { value: string }[]) => facts.map(({ value }) => value)

/**
 * The record that an item becomes: facts of the résumé, as the decision corrects them.
 *
 * @throws AppError 409 name_needed when no name was read or typed.
 */
export function personOfItem(
  { item, reading }: WholeItem,
  { name = item.name ?? undefined, email = item.email, phone = item.phone }: IntakeDecision,
): PersonChange & { name: string } {
  if (!name) throw conflict('name_needed', 'We couldn’t read a name. Enter the name, then keep the résumé.')
  return {
    name,
    email: email?.toLowerCase() ?? null,
    phone,
    linkedinUrl: item.linkedinUrl,
    ...keysOfContact({ phone, linkedinUrl: item.linkedinUrl }),
    ...(reading?.facts ? columnsOfFacts(reading.facts) : {}),
    isSearchProfile: false,
  }
}

/** Columns of a record that a résumé states. */
export function columnsOfFacts({
  positions,
  jdYear,
  lawSchool,
  location,
  barAdmissions,
  practiceAreas,
}: ResumeFacts): PersonChange {
  const seat = positions.find(({ isTraining }) => !isTraining)
  const { city, region } = parsePlace(location?.value ?? '')
  return {
    jdYear: jdYear?.value ?? null,
    lawSchool: lawSchool?.value ?? null,
    lastJobTitle: seat?.title ?? null,
    lastFirmName: seat?.firm ?? null,
    city,
    region,
    barStates: barsOf(valuesOf(barAdmissions)),
    practiceAreas: valuesOf(practiceAreas).slice(0, maxAreas),
  }
}
