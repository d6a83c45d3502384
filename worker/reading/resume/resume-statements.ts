import { bookDollars } from './resume-book.ts'
import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import type { AreaLabel } from '#worker/reading/lexicon/area-terms.data.ts'
import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import type { ResumeLine } from './resume-lines.ts'

/** Weight of an area by the section that mentions it; elsewhere it depends on the line. */
const sectionWorth: Partial<Record<ResumeLine['section'], number>> = { summary: 2, header: 2, other: 0.5 }

/** Weights of the areas found so far; words of many meanings only add to areas that others name. */
type AreaWeights = { found: Map<AreaLabel, { weight: number; quote: string }>; loose: Map<AreaLabel, number> }

/** The practice areas that a résumé is about, the most spoken of first, at most six. */
export function readAreas(lines: readonly ResumeLine[], now: Date): ResumeFacts['practiceAreas'] {
  const weights: AreaWeights = { found: new Map(), loose: new Map() }
  for (const line of lines) if (line.section !== 'education' && line.section !== 'bar') weighAreas(line, now, weights)
  const { found, loose } = weights
  for (const [area, one] of found) one.weight += loose.get(area) ?? 0
  // One word in one bullet is a matter, not a practice.
  return [...found]
    .filter(([, { weight }]) => weight >= 1.5)
    .sort(([, a], [, b]) => b.weight - a.weight)
    .slice(0, 6)
    .map(([value, { quote }]) => ({ value, quote }))
}

function weighAreas(line: ResumeLine, now: Date, { found, loose }: AreaWeights): void {
  const { text, isBullet } = line
  const isListed = isListOfAreas(line)
  const worth = worthOf(line)
  for (const mention of readMentions(text, { now, isProse: true })) {
    if (mention.kind !== 'practiceArea' || mention.stance === 'unwanted') continue
    // A word of many meanings counts where a lawyer is called by it ("environmental lawyer"), else it only adds.
    if (mention.isLoose && !isListed && !(worth > 1 && lawyerWord.test(text))) {
      for (const area of mention.areas) loose.set(area, (loose.get(area) ?? 0) + worth / 2)
      continue
    }
    // A bullet that begins with the area is about it.
    const headWorth = isBullet && mention.start < 3 ? worth * 1.5 : worth
    for (const area of mention.areas) {
      const one = found.get(area) ?? { weight: 0, quote: clip(text, mention.start, mention.end) }
      one.weight += mention.areas.length > 2 ? worth / 2 : headWorth
      found.set(area, one)
    }
  }
}

const isListOfAreas = ({ heading }: ResumeLine): boolean =>
  /practice|expertise|concentration|specialt|competenc/i.test(heading)

/** Weight of an area that a line mentions. */
function worthOf(line: ResumeLine): number {
  if (isListOfAreas(line)) return 3
  return sectionWorth[line.section] ?? (line.isBullet ? 1 : 1.5)
}

const lawyerWord = /\b(?:lawyer|attorney|counsel|associate|partner|litigator|shareholder|practice|department|group)\b/i

/** A statement of portable business; "no book" isn't one. */
export function readBook(lines: readonly ResumeLine[]): ResumeFacts['portableBook'] {
  for (const { text } of lines) {
    const match =
      /\b(?:portable (?:book|business|practice|clients?|client base|billings)|book of (?:portable )?business|portables?\b|business book|originations?\s*:|originations? of|originat(?:ed|es|ing)\b|transportable (?:book|business)|(?:would|will|likely to|expected to|able to) (?:follow|move with|come with|port)\b|(?:self-generated|self-originated|personal|own) (?:book|business|practice|billings|collections|revenues?|originations|receipts)\b|annual originations\b)/i.exec(
        text,
      )
    if (!match) continue
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    if (
      /\b(?:no|without|not|lacks?|building|build|develop(?:ing)?|grow(?:ing)?)\s+(?:a |any |my |their )?(?:significant |current |own )?$/i.test(
        before,
      )
    )
      continue
    const sentence = sentenceAt(text, match.index)
    const dollars = bookDollars(sentence)
    // "Originated a loan": only with an amount of business is that a book.
    if (
      /^originat/i.test(match[0]) &&
      !/\b(?:business|clients?|billings?|fees|revenue|annual(?:ly)?|a year|per year|portable|transferable|collections)\b/i.test(
        sentence,
      )
    )
      continue
    if (/^(?:originat|would|will|likely|expected|able|self|personal|own)/i.test(match[0]) && dollars === null) continue
    return { value: dollars, quote: sentence }
  }
  return undefined
}

/** Judicial clerkships, as their lines state them. */
export function readClerkships(lines: readonly ResumeLine[]): ResumeFacts['clerkships'] {
  const found: { value: string; quote: string }[] = []
  for (const { text } of lines) {
    const match =
      /\b(?:(?:judicial|law|term|career|elbow|appellate|federal)\s+(?:law\s+)?clerk(?:ship)?\b[^.;]*|clerk(?:ed|ship)?\s+(?:to|for|with)\s+(?:the\s+)?(?:hon\b|honorable|judge|justice|chief)[^;]*)/i.exec(
        text,
      )
    if (!match || /\bsummer (?:law )?clerk\b/i.test(text)) continue
    const isCourt = /\b(?:court|circuit|district|judge|justice|hon\b|honorable|chambers|judicial)\b/i
    const around = isCourt.test(text) ? text : undefined
    if (around === undefined) continue
    const quote = text.slice(0, 200)
    if (!found.some((one) => one.quote === quote)) found.push({ value: quote, quote })
  }
  return found.slice(0, 4)
}

function sentenceAt(text: string, at: number): string {
  const start = Math.max(text.lastIndexOf('. ', at) + 2, 0)
  // "Approx. $900,000" continues.
  const stop = text.slice(at, at + 400).search(/\.\s+\p{Lu}/u)
  const end = stop < 0 ? -1 : at + stop
  return text
    .slice(start <= 1 ? 0 : start, end < 0 ? undefined : end + 1)
    .trim()
    .slice(0, 240)
}

/** A line cut to what is around a mention. */
export function clip(text: string, start: number, end: number, around = 70): string {
  const from = start <= around ? 0 : text.indexOf(' ', start - around) + 1
  const stop = text.length - end <= around ? text.length : text.lastIndexOf(' ', end + around)
  return text.slice(from, Math.max(stop, end)).trim()
}
