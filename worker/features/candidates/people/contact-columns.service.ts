import { stateCode } from '#contract/domain/us-states.ts'
import { linkedinKey, phoneKey } from '#worker/features/identity/contact-ban/contact-keys.policy.ts'

/** Columns that follow from others: a changed phone number or profile changes its key. */
export const keysOfContact = (given: {
  phone?: string | null | undefined
  linkedinUrl?: string | null | undefined
}) => ({
  ...(given.phone === undefined ? {} : { phoneKey: given.phone === null ? null : phoneKey(given.phone) }),
  ...(given.linkedinUrl === undefined
    ? {}
    : { linkedinKey: given.linkedinUrl === null ? null : linkedinKey(given.linkedinUrl) }),
})

/** Bar admissions with states as codes, each once; an admission that isn't a state's stays as it is. */
export const barsOf = (bars: readonly string[]): string[] => [...new Set(bars.map((bar) => stateCode(bar) ?? bar))]
