import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import type { Pay } from '#worker/reading/posting/online-posting.ts'

/** Longest text that is read: pay is in the first part of a posting or at its end. Characters. */
const readLength = 24_000

/**
 * Pay that a text states in dollars, as a year's; undefined when it states none. Amounts of deals, funds
 * and bonuses don't count.
 */
export function payIn(text: string, now = new Date()): Pay | undefined {
  for (const mention of readMentions(text.slice(0, readLength), { isProse: true, now })) {
    if (mention.kind !== 'salary' || mention.isMarket || !mention.isSurelyPay || mention.stance === 'unwanted') continue
    const min = mention.min ?? mention.exact
    const max = mention.max ?? mention.exact
    if (min !== undefined || max !== undefined) return { min, max, unit: 'year' }
  }
  return undefined
}
