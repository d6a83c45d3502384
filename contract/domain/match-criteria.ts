import { z } from '#contract/zod.ts'
import { seniorityValues } from './seniorities.ts'
import { cleanLine } from './plain-text.ts'
import { workTypes } from './work-types.ts'

const names = z
  .array(z.string().max(200).transform(cleanLine))
  .max(20, 'Please use at most 20 entries')
  .transform((items) => [...new Set(items.filter((item) => item !== ''))])
const dollars = z.number().int('Please enter whole dollars').min(0).max(50_000_000)

/** Wishes of a candidate, from the forms and the API. An absent or empty part asks for nothing. */
export const matchCriteria = z.object({
  /** Whom it is for. */
  name: z.string().max(200).transform(cleanLine).optional(),
  /** Labels or slugs of practice areas; one of them is enough. */
  practiceAreas: names.default([]),
  /** Ruled out. */
  excludedAreas: names.default([]),
  seniority: z.union([z.enum(seniorityValues), z.literal('').transform(() => undefined)]).nullish(),
  /** Levels that are as welcome: "counsel or partner". */
  otherSeniorities: z.array(z.enum(seniorityValues)).max(10).optional(),
  /** Years of practice. */
  yearsExperience: z.number().int().min(0).max(60).nullish(),
  /** "Boston, MA", "Texas", "Midwest"; one of them is enough. */
  locations: names.default([]),
  excludedLocations: names.default([]),
  /** US dollars a year. */
  salaryMin: dollars.nullish(),
  salaryMax: dollars.nullish(),
  /** true: remote work is wanted; false: it is ruled out. */
  remoteWork: z.boolean().nullish(),
  /** true: wanted; false: ruled out. */
  bigLaw: z.boolean().nullish(),
  boutique: z.boolean().nullish(),
  workType: z.enum(workTypes).nullish(),
})
export type MatchCriteria = z.output<typeof matchCriteria>
export type MatchCriteriaInput = z.input<typeof matchCriteria>

export const criterionFields = [
  'practiceAreas',
  'excludedAreas',
  'seniority',
  'otherSeniorities',
  'yearsExperience',
  'locations',
  'excludedLocations',
  'salaryMin',
  'salaryMax',
  'remoteWork',
  'bigLaw',
  'boutique',
  'workType',
] as const satisfies (keyof MatchCriteria)[]

/** True unless all criteria are empty. */
export function asksForNothing(criteria: MatchCriteria): boolean {
  return criterionFields.every((field) => {
    const value = criteria[field]
    return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
  })
}
