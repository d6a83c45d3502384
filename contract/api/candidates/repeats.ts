import { z } from '#contract/zod.ts'
import { endpoint } from '#contract/endpoint.ts'
import { byId, done, idValue, isoMoment } from '#contract/api/common.ts'

/** Fields of an application that staff may take over from a later one, with their names for people. */
export const takeableFields = {
  phoneNumber: 'Phone',
  linkedinUrl: 'LinkedIn',
  jdYear: 'JD year',
  yearsExperience: 'Years of experience',
  experienceField: 'Experience field',
  primaryPracticeArea: 'Primary practice area',
  location: 'Location',
  expectedSalary: 'Expected salary',
  lastJobTitle: 'Last job title',
  lastFirmName: 'Last firm',
  coverLetter: 'Cover letter',
} as const
export type TakeableField = keyof typeof takeableFields
const fieldNames = Object.keys(takeableFields) as [TakeableField, ...TakeableField[]]

/** A later application with the same email for the same job, and what differs from the first. */
export const applicationRepeat = z.object({
  id: idValue,
  receivedAt: isoMoment,
  /** The name given this time; null when it is the application's name. */
  name: z.string().nullable(),
  /** Fields that differ, or that the first application left empty. */
  values: z.array(
    z.object({
      field: z.enum(fieldNames),
      value: z.union([z.string(), z.number()]),
      /** The application's field was empty and took this value when it came. */
      isFilled: z.boolean(),
    }),
  ),
  /** The résumé that came with it. */
  resume: z.object({ url: z.string(), name: z.string(), isKept: z.boolean() }).nullable(),
})
export type ApplicationRepeat = z.output<typeof applicationRepeat>

export const applicationRepeatsApi = {
  /** Newest first, at most 50; `total` says how many there are. */
  list: endpoint('GET /api/applications/:id/repeats', {
    params: byId,
    response: z.object({ items: z.array(applicationRepeat), total: z.number().int().nonnegative() }),
  }),
  /** Takes a value over into the application, or keeps the résumé among its documents (five at most). */
  take: endpoint('POST /api/application-repeats/:id/take', {
    params: byId,
    body: z.object({ what: z.enum([...fieldNames, 'resume'], 'Please choose what to use.') }),
    response: done,
  }),
}
