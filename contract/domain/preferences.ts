import { z } from '#contract/zod.ts'

/** Columns of the table of candidates that a user may hide. The name of the candidate, the box and the button are always there. */
export const candidateColumns = [
  'job',
  'score',
  'status',
  'partner',
  'stage',
  'followUp',
  'experience',
  'location',
  'applied',
] as const
export type CandidateColumn = (typeof candidateColumns)[number]

/** Setup of the screens by a user, stored with the account so that every device shows them alike. */
export const preferences = z.object({
  hiddenColumns: z
    .array(z.enum(candidateColumns))
    .max(candidateColumns.length)
    .transform((names) => candidateColumns.filter((name) => names.includes(name))),
})
export type Preferences = z.output<typeof preferences>

/** A change names only what it changes. */
export const preferencesPatch = preferences.partial().strict()
export type PreferencesPatch = z.output<typeof preferencesPatch>

export const defaultPreferences: Preferences = { hiddenColumns: [] }

/** Reads stored preferences. Leaves out what this version doesn't know. */
export function readPreferences(stored: unknown): Preferences {
  const { hiddenColumns } = z
    .object({ hiddenColumns: z.array(z.string()).catch([]) })
    .catch(defaultPreferences)
    .parse(stored)
  return { hiddenColumns: candidateColumns.filter((name) => hiddenColumns.includes(name)) }
}
