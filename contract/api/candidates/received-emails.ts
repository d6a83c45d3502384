import { idValue, isoMoment } from '#contract/api/common.ts'
import {
  leftOutReasons,
  receivedResults,
  type LeftOutReason,
  type ReceivedResult,
} from '#contract/domain/received-emails.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

const namesOf = <Name extends string>(names: Record<Name, unknown>) => Object.keys(names) as [Name, ...Name[]]

/** Outcome of an email that a member of staff sent to Placet. */
export const receivedEmail = z.object({
  id: idValue,
  kind: z.enum(['intake', 'log']),
  at: isoMoment,
  subject: z.string(),
  owner: z.string(),
  result: z.enum(namesOf<ReceivedResult>(receivedResults)),
  /** Number of résumés that are in Intake; for a copy of an email 1 if it was filed. */
  taken: z.number().int(),
  leftOut: z.array(z.object({ name: z.string(), reason: z.enum(namesOf<LeftOutReason>(leftOutReasons)) })),
})
export type ReceivedEmail = z.output<typeof receivedEmail>

export const receivedEmailsApi = {
  /** Emails of the last 30 days, newest first, at most 50. Admins may ask for everybody's. */
  list: endpoint('GET /api/intake/received', {
    query: z.object({ whose: z.enum(['mine', 'all']).default('mine') }),
    response: z.array(receivedEmail),
  }),
}
