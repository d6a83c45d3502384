import { byId, done, idValue, isoMoment } from '#contract/api/common.ts'
import { intakeDuplicate } from '#contract/api/candidates/intake.ts'
import { requiredLine } from '#contract/domain/plain-text.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

/** Filed emails with one address that belongs to nobody on record, shown by the newest. */
export const undecidedEmail = z.object({
  id: idValue,
  email: z.string(),
  name: z.string().nullable(),
  direction: z.enum(['in', 'out']),
  at: isoMoment,
  subject: z.string(),
  /** Beginning of the newest email. */
  text: z.string(),
  /** Number of emails with this address. */
  emails: z.number().int(),
  /** Null: a former account. */
  filedBy: z.string().nullable(),
  /** Likeliest first. */
  duplicates: z.array(intakeDuplicate),
})
export type UndecidedEmail = z.output<typeof undecidedEmail>

const decision = z
  .object({
    name: requiredLine('Please enter a name', { max: 200 }).optional(),
    /** The person on record whose address it is; left out: a new one. */
    candidateId: idValue.optional(),
  })
  .strict()
export type UndecidedDecision = z.output<typeof decision>

export const undecidedEmailsApi = {
  /** Addresses to decide about, newest email first, at most 100. Admins may ask for everybody's. */
  list: endpoint('GET /api/intake/emails', {
    query: z.object({ whose: z.enum(['mine', 'all']).default('mine') }),
    response: z.array(undecidedEmail),
  }),
  /** Puts all emails of the address on record: with a new person, or with one on record. Emails nobody. */
  keep: endpoint('POST /api/intake/emails/:id/keep', {
    params: byId,
    body: decision,
    response: z.object({ candidateId: idValue }),
  }),
  /** Leaves all emails of the address out of the records. */
  ignore: endpoint('POST /api/intake/emails/:id/ignore', { params: byId, response: done }),
  /** Takes ignored emails back. */
  restore: endpoint('POST /api/intake/emails/:id/restore', { params: byId, response: done }),
}
