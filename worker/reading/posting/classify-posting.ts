import { cleanLine } from '#contract/domain/plain-text.ts'
import { canonicalAddress } from './canonical-address.ts'
import { isLawFirmName, titleKind } from '#worker/reading/lexicon/legal-titles.ts'
import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { htmlToText } from '#worker/reading/document/html/parse-html.ts'
import { budgetFor } from '#worker/reading/budget.ts'
import { payInText, type Pay, type PayUnit, type Posting } from './online-posting.ts'
import { areasAmong, areasNamed, seniorityOf } from './posting-terms.ts'
import { readPlaces } from './written-places.ts'

/** Maximum length of a description, and of its beginning, which says what a posting is about. Characters. */
const [maxDescription, readForArea] = [200_000, 2_500]
/** Hours, days, weeks and months of a year of pay. */
const aYear: Readonly<Record<PayUnit, number>> = { year: 1, month: 12, week: 52, day: 260, hour: 2080 }

/** Tells quickly if a posting is a lawyer's position or supports one; null for everything else. */
export function legalKind(title: string, firm: string): 'attorney' | 'support' | null {
  const kind = titleKind(title, { isLawFirm: isLawFirmName(firm) })
  return kind === 'other' ? null : kind
}

/**
 * Reads a posting into the fields that the index stores.
 *
 * @param sourceName The employer, where the posting names none.
 * @returns null when the title is not legal.
 */
export function classifyPosting(posting: Posting, sourceName: string, now: Date) {
  const budget = budgetFor('page')
  const plain = (html = '') => htmlToText(html.slice(0, maxDescription), budget)
  const firm = cleanLine(plain(posting.firm ?? sourceName)).slice(0, 200)
  const title = cleanLine(plain(posting.title)).slice(0, 300)
  const kind = legalKind(title, firm)
  if (!kind) return null
  const description = plain(posting.description)
  const inTitle = readMentions(title, { now })
  const inText = readMentions(description.slice(0, readForArea), { isProse: true, now })
  // Without one in the title, what the beginning of the text mentions most.
  const stated = areasAmong(inTitle)
  const areas = stated.length > 0 ? stated : areasNamed(inText).slice(0, 2)
  const [own, titled] = [readPlaces(posting.places ?? []), readPlaces([title])]
  const { places } = own.places.length > 0 ? own : titled
  const [{ city, state } = { city: null, state: null }] = places
  const pay = inDollars(posting.salary) ?? inDollars(payInText(description, now)) ?? { min: null, max: null }
  return {
    title,
    firm,
    url: posting.url,
    urlKey: canonicalAddress(posting.url),
    place: places.map(({ name }) => name).join('; '),
    city,
    state,
    isRemote: posting.isRemote ?? (own.isRemote || titled.isRemote),
    salaryMin: pay.min,
    salaryMax: pay.max,
    description,
    kind,
    practiceArea: areas[0] ?? null,
    additionalAreas: areas.slice(1, 4),
    seniority: seniorityOf(title, now) ?? null,
    // A site's later date is a mistake.
    postedAt: posting.postedAt ? new Date(Math.min(posting.postedAt.getTime(), now.getTime())) : null,
    validThrough: posting.validThrough ?? null,
  }
}

/** The fields of a posting that the index stores. */
export type ClassifiedPosting = NonNullable<ReturnType<typeof classifyPosting>>

/** Dollars a year; undefined for other currencies and for amounts that can't be a year's pay. */
export function inDollars(pay: Pay | undefined): { min: number | null; max: number | null } | undefined {
  if (!pay || !/^(?:usd|us\$|\$)?$/i.test(pay.currency ?? '')) return undefined
  const unit = pay.unit ?? ((pay.max ?? pay.min ?? 0) < 1_000 ? 'hour' : 'year')
  const year = (amount: number | undefined) => (amount === undefined ? null : Math.round(amount * aYear[unit]))
  const [min, max] = [year(pay.min), year(pay.max)]
  const isPay = (amount: number | null) => amount === null || (amount >= 15_000 && amount <= 10_000_000)
  if (!isPay(min) || !isPay(max) || (min === null && max === null)) return undefined
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}
