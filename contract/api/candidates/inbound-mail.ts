import { byId, idValue, isoMoment } from '#contract/api/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

/** An email between staff and a person. */
export const correspondenceItem = z.object({
  id: idValue,
  email: z.string(),
  direction: z.enum(['in', 'out']),
  at: isoMoment,
  subject: z.string(),
  text: z.string(),
  /** Null: a former account. */
  filedBy: z.string().nullable(),
})

const addresses = z.object({ intake: z.string().nullable(), log: z.string().nullable() })

export const inboundMailApi = {
  /** Addresses that take the caller's email; null where the agency has none. */
  addresses: endpoint('GET /api/intake/addresses', { response: addresses }),
  /** Replaces both addresses; emails to the old ones are refused from then on. */
  replaceAddresses: endpoint('POST /api/intake/addresses/replace', {
    /** The address for résumés that the caller saw. Replaced already: the answer has the current ones, and nothing changes. */
    body: z.object({ intake: z.string().max(400) }).strict(),
    response: addresses,
  }),
  /** Emails filed with a person, newest first, at most 100. */
  ofPerson: endpoint('GET /api/candidates/:id/correspondence', {
    params: byId,
    response: z.array(correspondenceItem),
  }),
}
