import { readMentions } from '#worker/reading/lexicon/mentions.ts'

/** A job posting as a site or a platform states it. What the site leaves out is absent, never guessed. All texts are untrusted. */
export type Posting = {
  /** The platform's own id, the same at every read. */
  id: string
  title: string
  /** The page that people read. */
  url: string
  /** The employer, on a board of many. */
  firm?: string | undefined
  /** As the platform writes them: "New York, NY", "London". */
  places?: string[] | undefined
  isRemote?: boolean | undefined
  salary?: Pay | undefined
  postedAt?: Date | undefined
  validThrough?: Date | undefined
  /** HTML (also escaped) or plain text. */
  description?: string | undefined
  /** Reference that reads the details; absent when the list says everything. */
  detailRef?: string | undefined
}

export type PayUnit = 'year' | 'month' | 'week' | 'day' | 'hour'
export type Pay = {
  min?: number | undefined
  max?: number | undefined
  unit?: PayUnit | undefined
  /** ISO 4217; dollars when absent. */
  currency?: string | undefined
}

/** Details of a posting; `closed` when the site no longer takes applications. */
export type PostingDetail = Partial<Omit<Posting, 'id' | 'detailRef'>> | 'closed'

/** A posting with the facts that the job form takes and the index of online jobs doesn't. */
export type StatedPosting = Omit<Posting, 'id' | 'url' | 'detailRef'> & {
  id?: string | undefined
  url?: string | undefined
  /** schema.org's words (FULL_TIME, PART_TIME, CONTRACTOR, TEMPORARY, INTERN …) or the site's own. */
  employmentTypes?: string[] | undefined
  responsibilities?: string | undefined
  qualifications?: string | undefined
  benefits?: string | undefined
  /** Months of experience asked for. */
  monthsOfExperience?: number | undefined
  /** Name and text of the page that states it; absent where a page states several. */
  page?: { name: string; text: string; firm?: string | undefined; shown?: string | undefined } | undefined
}

/** Longest text that is read: pay is in the first part of a posting or at its end. Characters. */
const maxPayText = 24_000

/**
 * Pay that a text states in dollars, as a year's; undefined when it states none. Amounts of deals, funds
 * and bonuses don't count.
 */
export function payInText(text: string, now = new Date()): Pay | undefined {
  const [pay] = readMentions(text.slice(0, maxPayText), { isProse: true, now }).flatMap((one) =>
    one.kind === 'salary' && !one.isMarket && one.isSurelyPay && one.stance !== 'unwanted' ? [one] : [],
  )
  return pay && { min: pay.min ?? pay.exact, max: pay.max ?? pay.exact, unit: 'year' }
}
