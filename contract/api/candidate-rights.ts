import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { emailAddress } from '#contract/domain/plain-text.ts'
import { idValue, isoMoment } from './common.ts'

const count = z.number().int().nonnegative()
const person = z.strictObject({ email: emailAddress() })

/** What is held of a person, as numbers. */
export const heldData = z.object({
  email: z.string(),
  names: z.array(z.string()),
  applications: count,
  files: count,
  mails: count,
  jobAlerts: count,
  /** When somebody with this e-mail was erased before; null: never. */
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

export const candidateRightsApi = {
  /** What is held of whoever has this e-mail. */
  find: endpoint('POST /api/candidate-data/find', { body: person, response: heldData }),
  /** All of it as a ZIP: data.json and the files. */
  download: endpoint('POST /api/candidate-data/export', { body: person, response: 'file' }),
  /** Removes all of it, for good. */
  erase: endpoint('POST /api/candidate-data/erase', {
    body: person,
    response: z.object({ erasureId: idValue, applications: count, files: count, others: count }),
  }),
  /** Who would be erased by the rule of retention today; nobody is. */
  retention: endpoint('GET /api/candidate-data/retention', {
    response: z.object({ months: count, people: z.array(dueForErasure) }),
  }),
}
