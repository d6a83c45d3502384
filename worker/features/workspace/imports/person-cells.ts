import type { CandidateImportField } from '#contract/domain/import-candidate-fields.ts'
import { classYear } from '#contract/api/candidates/people.ts'
import { emailAddress, optionalLinkedInAddress, optionalText, textLimits } from '#contract/domain/plain-text.ts'
import { stateCode } from '#contract/domain/us-states.ts'
import { cleanLine } from '#contract/domain/plain-text.ts'
import { z } from '#contract/zod.ts'
import { barsOf, keysOfContact } from '#worker/features/candidates/people/contact-columns.service.ts'
import { personRow } from '#worker/features/candidates/people/people.writes.ts'

type Cells = Partial<Record<CandidateImportField, string>>
type FieldProblem = { field: CandidateImportField; message: string }

const experience = z.number().int().min(0).max(80)
const maxListed = 20
const maxFileName = 300

/** Texts of a cell with several, without repeats. */
const listIn = (cell: string): string[] =>
  [...new Set(cell.split(/[;|\n]/).map(cleanLine))].filter((text) => text !== '').slice(0, maxListed)

/** Bar admissions: states may also be separated by commas, "NY, NJ". */
function barsIn(cell: string): string[] {
  const byComma = cell.split(/[,;|\n]/).map(cleanLine)
  return barsOf(
    byComma.every((text) => text === '' || stateCode(text)) ? byComma.filter((text) => text !== '') : listIn(cell),
  )
}

/** LinkedIn addresses are often listed without their scheme. */
const withScheme = (address: string) => (/^(?:www\.)?linkedin\.com\//i.test(address) ? `https://${address}` : address)

/** The place that two columns give; nothing where both are empty, and one text for both may count. */
const placeOf = (city: string | null, region: string | null) =>
  city || region ? { city, region: region && (stateCode(region) ?? region) } : {}

/**
 * Reads a person from the cells of a row.
 *
 * @param ownerIdOf Finds an active account by its email.
 * @returns The name, and columns of the record or every problem of the row.
 */
export function personIn(cells: Cells, ownerIdOf: (email: string) => number | undefined) {
  const problems: FieldProblem[] = []
  const report = (field: CandidateImportField, message: string) => {
    problems.push({ field, message })
    return null
  }
  const text = (field: CandidateImportField) => cells[field]?.trim() ?? ''
  const parsed = <T extends z.ZodType>(field: CandidateImportField, value: unknown, schema: T): z.output<T> | null => {
    if (text(field) === '') return null
    const { data, error } = schema.safeParse(value)
    return error ? report(field, error.issues[0]?.message ?? 'This isn’t valid.') : data
  }
  const line = (field: CandidateImportField, max: number = textLimits.line) => {
    const value = cleanLine(text(field))
    if (value.length > max) return report(field, `Use at most ${max} characters.`)
    return value === '' ? null : value
  }
  const name =
    line('name', textLimits.name) ?? [line('firstName', 100), line('lastName', 100)].filter(Boolean).join(' ')
  if (name === '') report(cells.name === undefined ? 'lastName' : 'name', 'The name is missing.')
  const ownerId = text('owner') === '' ? undefined : ownerIdOf(text('owner').toLowerCase())
  if (text('owner') !== '' && ownerId === undefined) report('owner', 'No active account has this email.')

  const contact = {
    phone: line('phone', 40),
    linkedinUrl:
      parsed(
        'linkedinUrl',
        withScheme(text('linkedinUrl')),
        optionalLinkedInAddress('Use a LinkedIn address, or leave it empty.'),
      ) ?? null,
  }
  const row = {
    ...personRow({
      name,
      email: parsed('email', text('email'), emailAddress('This isn’t an email address.')),
      jdYear: parsed('jdYear', Number(text('jdYear')), classYear),
      yearsExperience: parsed('yearsExperience', Number(text('yearsExperience')), experience),
      lastJobTitle: line('lastJobTitle'),
      lastFirmName: line('lastFirmName'),
      location: line('location'),
      ...contact,
    }),
    ...keysOfContact(contact),
    lawSchool: line('lawSchool'),
    seniority: line('seniority'),
    barStates: barsIn(text('barStates')),
    practiceAreas: listIn(text('practiceAreas')),
    notes: parsed('notes', text('notes'), optionalText()) ?? null,
    assignedPartnerId: ownerId ?? null,
  }
  const place = placeOf(line('city', 120), line('region', 120))
  const resumeFile = line('resumeFile', maxFileName)
  return { name: name || null, resumeFile, problems, ...(problems.length > 0 ? {} : { record: { ...row, ...place } }) }
}

export type ImportedPerson = NonNullable<ReturnType<typeof personIn>['record']>
