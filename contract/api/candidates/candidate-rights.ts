import { endpoint } from '#contract/endpoint.ts'
import { emailAddress } from '#contract/domain/plain-text.ts'
import { z } from '#contract/zod.ts'
import { idValue, isoMoment } from '#contract/api/common.ts'

const count = z.number().int().nonnegative()
/** The person that a request is about. */
export const personBody = z.strictObject({ email: emailAddress() })

/** Amount of data that is stored about a person. */
export const heldData = z.object({
  email: z.string(),
  names: z.array(z.string()),
  applications: count,
  files: count,
  mails: count,
  jobAlerts: count,
  /** Search profiles, inquiries and rows of the people index. */
  others: count,
  /** When a person with this email was last erased; null: never. */
  erasedAt: isoMoment.nullable(),
})
export type HeldData = z.output<typeof heldData>

/** A person whose last application is older than the agency keeps data. */
export const dueForErasure = z.object({
  email: z.string(),
  name: z.string(),
  applications: count,
  lastChange: isoMoment,
})
export type DueForErasure = z.output<typeof dueForErasure>

/** A record that somebody was erased, which does not say who it was. */
export const erasure = z.object({
  id: idValue,
  /** Null: the rule of retention, or an account that is gone. */
  erasedBy: z.string().nullable(),
  isByRule: z.boolean(),
  applications: count,
  files: count,
  /** Texts of others in which the person was named. */
  others: count,
  erasedAt: isoMoment,
})
export type Erasure = z.output<typeof erasure>

/** Months to try out before they are saved; without them, those of the settings. */
const retentionQuery = z.object({ months: z.coerce.number().int().min(1).max(240).optional() })

export const candidateRightsApi = {
  /** Counts the data about the person with this email. */
  find: endpoint('POST /api/candidate-data/find', { body: personBody, response: heldData }),
  /** Everything stored about the person as a ZIP: data.json and the files. */
  download: endpoint('POST /api/candidate-data/export', { body: personBody, response: 'file' }),
  /** Removes everything stored about the person, permanently. */
  erase: endpoint('POST /api/candidate-data/erase', {
    body: personBody,
    response: z.object({ erasureId: idValue, applications: count, files: count, others: count }),
  }),
  /** Lists at most 200 people whom the retention rule would erase today, and their total. Erases nobody. */
  retention: endpoint('GET /api/candidate-data/retention', {
    query: retentionQuery,
    response: z.object({ months: count, total: count, people: z.array(dueForErasure) }),
  }),
  /** The last hundred erasures, newest first. */
  erasures: endpoint('GET /api/candidate-data/erasures', { response: z.object({ items: z.array(erasure) }) }),
}
