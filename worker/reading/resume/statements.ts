import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import { amountAt } from '#worker/reading/lexicon/money.ts'
import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { tokenize } from '#worker/reading/lexicon/tokens.ts'
import type { LabeledLine } from './label-lines.ts'

/** Worth of an area by the section that mentions it; elsewhere it depends on the line. */
const sectionWorth: Readonly<Record<string, number>> = { summary: 2, header: 2, other: 0.5, education: 0, bar: 0 }
/** One word in one bullet is a matter, not a practice. */
const minWorth = 1.5
const maxAreas = 6
const lawyerWord = /\b(?:lawyer|attorney|counsel|associate|partner|litigator|shareholder|practice|department|group)\b/i
const areasHeading = /practice|expertise|concentration|specialt|competenc/i

/** The areas that a line speaks of, each with what that is worth. */
function areasIn({ text, heading, section, isBullet }: LabeledLine, now: Date) {
  const isList = areasHeading.test(heading)
  const worth = isList ? 3 : (sectionWorth[section] ?? (isBullet ? 1 : 1.5))
  // A word of many meanings counts in a list, and where a lawyer is called by it: "environmental lawyer".
  const isAbout = isList || (worth > 1 && lawyerWord.test(text))
  return readMentions(worth > 0 ? text : '', { now, isProse: true, only: 'areas' }).flatMap((mention) => {
    if (mention.kind !== 'practiceArea' || mention.stance === 'unwanted' || (mention.isLoose && !isAbout)) return []
    // A bullet that begins with the area is about it.
    const own = mention.areas.length > 2 ? worth / 2 : worth * (isBullet && mention.start < 3 ? 1.5 : 1)
    return mention.areas.map((area) => ({ area, worth: own, quote: sentenceAt(text, mention.start) }))
  })
}

/** The practice areas that a résumé is about, the most spoken of first. */
export function readAreas(lines: readonly LabeledLine[], now: Date): ResumeFacts['practiceAreas'] {
  const stated = lines.flatMap((line) => areasIn(line, now))
  return [...Map.groupBy(stated, ({ area }) => area)]
    .map(([area, own]) => ({ area, quote: own[0]?.quote ?? '', worth: own.reduce((sum, { worth }) => sum + worth, 0) }))
    .filter(({ worth }) => worth >= minWorth)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, maxAreas)
    .map(({ area, quote }) => ({ value: area, quote }))
}

const portable =
  /\b(?:portable (?:book|business|practice|clients?|client base|billings)|book of (?:portable )?business|portables?\b|business book|transportable (?:book|business))/i
/** Words that tell of a book only beside its amount. */
const withAmount =
  /\b(?:originations?\b|originat(?:ed|es|ing)\b.*\b(?:business|clients?|billings?|fees|revenue|annual(?:ly)?|a year|per year|portable|collections)|(?:would|will|likely to|expected to|able to) (?:follow|move with|come with|port)|(?:self-generated|self-originated|personal|own) (?:book|business|practice|billings|collections|revenues?|receipts))\b/i
const without =
  /\b(?:no|without|not|lacks?|building|build|develop(?:ing)?|grow(?:ing)?)\s+(?:a |any |my |their )?(?:significant |current |own )?$/i

/** A statement of portable business; "no book" isn't one. */
export function readBook(lines: readonly LabeledLine[]): ResumeFacts['portableBook'] {
  for (const { text } of lines) {
    const match = portable.exec(text) ?? withAmount.exec(text)
    if (!match || without.test(text.slice(Math.max(0, match.index - 40), match.index))) continue
    const quote = sentenceAt(text, match.index)
    const value = bookDollars(quote)
    if (value !== null || portable.test(match[0])) return { value, quote }
  }
  return undefined
}

/** Books of business outside of this are something else. Dollars. */
const plausible = { min: 10_000, max: 1_000_000_000 } as const

/** The largest amount of dollars in a sentence about business, or null. */
export function bookDollars(sentence: string): number | null {
  const tokens = tokenize(sentence)
  const amounts = tokens.flatMap((_, at) => {
    const amount = amountAt(tokens, at)
    const isMoney = amount !== undefined && (amount.currency === 'USD' || amount.unit > 1)
    return isMoney && amount.value >= plausible.min && amount.value <= plausible.max ? amount.value : []
  })
  return amounts.length > 0 ? Math.round(Math.max(...amounts)) : null
}

const court = /\b(?:courts?|circuit|district|judge|justice|hon\b|honorable|chambers|judicial)\b/i
const clerk = /^(?!.*\b(?:summer|deputy|court|file|docket) clerk).*\bclerk/i

/** Judicial clerkships among the jobs. */
export const readClerkships = (positions: ResumeFacts['positions']): ResumeFacts['clerkships'] =>
  positions
    .filter(({ title, firm }) => clerk.test(title ?? '') && court.test(firm ?? ''))
    .map(({ title, firm, quote }) => ({ value: [title, firm].filter(Boolean).join(', '), quote }))

/** The sentence of a text at a place. "Approx. $900,000" continues. */
function sentenceAt(text: string, at: number): string {
  const start = text.lastIndexOf('. ', at) + 1
  const stop = text.slice(at, at + 400).search(/\.\s+\p{Lu}/u)
  const sentence = text.slice(start, stop < 0 ? undefined : at + stop + 1)
  return sentence.trim().slice(0, 240)
}
