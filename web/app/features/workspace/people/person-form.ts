import { classYearBounds } from '#contract/domain/people.ts'
import { z } from '#contract/zod.ts'

const line = z.string().transform((text) => text.trim() || null)
const yearMessage = `Please enter a year from ${classYearBounds.min} to ${classYearBounds.max}`

/** The fields of the form of a person as the endpoint takes them: an emptied field clears the fact. */
export const personForm = z.object({
  name: z.string().trim().min(1, 'Name is required'),
  email: line,
  phone: line,
  linkedinUrl: line,
  jdYear: z
    .string()
    .trim()
    .refine((text) => text === '' || isClassYear(Number(text)), yearMessage)
    .transform((text) => (text === '' ? null : Number(text))),
  lawSchool: line,
  lastJobTitle: line,
  lastFirmName: line,
  city: line,
  region: line,
  barStates: z.string().transform((text) =>
    text
      .split(/[,;]/)
      .map((bar) => bar.trim())
      .filter((bar) => bar !== ''),
  ),
  notes: line,
  /** Id of the partner; '0': none. Absent for partners, who can’t change it. */
  assignedPartnerId: z
    .string()
    .transform((id) => (id === '0' ? null : Number(id)))
    .optional(),
})

const isClassYear = (year: number) =>
  Number.isInteger(year) && year >= classYearBounds.min && year <= classYearBounds.max

/** Facts that were filled in, for a person who may have been on record already. */
export const personBody = <Facts extends Record<string, unknown>>(facts: Facts): Partial<Facts> =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Partial<Facts>
