import { joins, wholeNumber } from './numbers.ts'
import type { Run } from './phrase-book.ts'
import { gapAt, normAt, rawAt, type Token } from './tokens.ts'

/** Years of practice, or the years in which the J.D. was earned. */
export type ExperienceWord = {
  kind: 'experience'
  /** Whole years since the J.D. A text that gives class years has these counted from the current year. */
  min?: number
  max?: number
  classYears?: { from?: number; to?: number }
  /** Words around it speak of practice or experience; in prose other years are not experience. */
  isSurelyPractice: boolean
}

export type ExperienceRun = Run & { value: ExperienceWord }

const noPractice =
  /^(?:old|ago|age|history|term|warranty|anniversary|grant|fellowship|contract|appointment|assignment|program|commitment|lease|plan|period|clerkship|residency|rotation|renewable)$/

/** Reads "3-5 years", "5+ years", "at least 4 years", "two (2) to four (4) years", "3-5 PQE". */
export function yearsAt(tokens: readonly Token[], start: number): ExperienceRun | undefined {
  const numbers = numbersAt(tokens, start)
  if (!numbers || !isUnitAt(tokens, numbers)) return undefined
  const more = moreAt(tokens, numbers.to + 1, /^(?:more|up|above|greater)$/)
  const at = more ?? numbers.to + 1
  if (isOtherTime(tokens, start, at)) return undefined
  // "Two years minimum in a courtroom."
  const isLeast = /^(?:minimum|min)$/.test(normAt(tokens, at)) && gapAt(tokens, at) === 'soft'
  const hasBoundAfter = numbers.isPlus || more !== undefined || isLeast
  const bound = boundBefore(tokens, start)
  const isSurelyPractice =
    bound.kind !== undefined ||
    hasBoundAfter ||
    /^(?:pqe|yoe)$/.test(normAt(tokens, numbers.to)) ||
    speaksOfPractice(tokens, at)
  const range = rangeOf(numbers, hasBoundAfter ? 'min' : undefined, bound.kind)
  return { from: bound.from ?? start, to: at, value: { kind: 'experience', isSurelyPractice, ...range } }
}

/** Checks for a word of years behind the numbers, in their clause unless a bracket or a plus comes between. */
function isUnitAt(tokens: readonly Token[], { to, isRepeated }: YearNumbers): boolean {
  if (!/^(?:years?|yrs?|yoe|pqe)$/.test(normAt(tokens, to))) return false
  return gapAt(tokens, to) !== 'stop' || isRepeated || rawAt(tokens, to - 1) === '+'
}

/** One or two numbers of years, and where their unit should be. */
type YearNumbers = { first: number; last: number | undefined; isPlus: boolean; isRepeated: boolean; to: number }

function numbersAt(tokens: readonly Token[], start: number): YearNumbers | undefined {
  const first = normAt(tokens, start) === 'zero' ? 0 : wholeNumber(tokens[start])
  if (first === undefined || first > 40 || isPartOfNumber(tokens, start)) return undefined
  const repeat = repeatAt(tokens, start + 1, [first])
  let at = repeat.to
  // "Five or so years' experience".
  if (normAt(tokens, at) === 'or' && normAt(tokens, at + 1) === 'so') at += 2
  const hasPlus = rawAt(tokens, at) === '+'
  if (hasPlus) at++
  const one = { first, isRepeated: repeat.isNumber }
  const second = secondAt(tokens, at, first, repeat.isNumber)
  if (second) {
    const to = repeatAt(tokens, second.to, [first, second.number]).to
    // "3-5+ years" has no upper end.
    if (rawAt(tokens, to) === '+') return { ...one, last: undefined, isPlus: true, to: to + 1 }
    return { ...one, last: second.number, isPlus: hasPlus, to }
  }
  const more = moreAt(tokens, at, /^(?:more|greater|above)$/, false)
  if (more !== undefined) return { ...one, last: undefined, isPlus: true, to: more }
  if (normAt(tokens, at) === 'plus') return { ...one, last: undefined, isPlus: true, to: at + 1 }
  return { ...one, last: undefined, isPlus: hasPlus, to: at }
}

/** "$5", "1.5", "Section 16": no years. */
function isPartOfNumber(tokens: readonly Token[], start: number): boolean {
  const before = rawAt(tokens, start - 1)
  return before === '$' || (gapAt(tokens, start) === 'joined' && before !== '>' && before !== '<')
}

/** "Two (2)": passes over the number in brackets. After them the sentence continues. */
function repeatAt(tokens: readonly Token[], at: number, said: readonly number[]): { isNumber: boolean; to: number } {
  const number = wholeNumber(tokens[at])
  const isRepeat = gapAt(tokens, at) === 'stop' && number !== undefined && said.includes(number)
  return { isNumber: number !== undefined, to: isRepeat ? at + 1 : at }
}

/** The upper end of a range: "-5", "to five", "/5". */
function secondAt(
  tokens: readonly Token[],
  at: number,
  first: number,
  isRepeated: boolean,
): { number: number; to: number } | undefined {
  const isWord = /^(?:to|through|thru|or|and)$/.test(normAt(tokens, at))
  const place = isWord ? at + 1 : at
  const number = wholeNumber(tokens[place])
  if (number === undefined || number <= first || number > 40) return undefined
  const gap = gapAt(tokens, at)
  const isLinked = isWord
    ? (isRepeated || joins(tokens[at])) && gapAt(tokens, place) !== 'stop'
    : gap === 'hyphen' || gap === 'slash'
  return isLinked ? { number, to: place + 1 } : undefined
}

/** The index behind "+" or "or more"; undefined when neither is there. */
function moreAt(tokens: readonly Token[], at: number, word: RegExp, mayBeSign = true): number | undefined {
  if (mayBeSign && rawAt(tokens, at) === '+') return at + 1
  return /^(?:or|and)$/.test(normAt(tokens, at)) && word.test(normAt(tokens, at + 1)) ? at + 2 : undefined
}

/** "Ten years ago", "two years of age", "over the last five years": time that nobody practiced in. */
function isOtherTime(tokens: readonly Token[], start: number, at: number): boolean {
  const after = normAt(tokens, at)
  if (noPractice.test(after) || (after === 'of' && normAt(tokens, at + 1) === 'age')) return true
  return /^(?:last|past|next|than-over)$/.test(normAt(tokens, start - 1))
}

function rangeOf(
  { first, last }: YearNumbers,
  after: 'min' | undefined,
  before: Bound['kind'],
): Pick<ExperienceWord, 'min' | 'max'> {
  if (last !== undefined) return { min: first, max: last }
  if (before === 'max') return { max: first }
  return after === 'min' || before === 'min' ? { min: first } : { min: first, max: first }
}

type Bound = { kind?: 'min' | 'max' | 'range'; from?: number }

/** Words that bound the number behind them, by how many words they are. */
const bounds: readonly { words: number; pattern: RegExp; kind: 'min' | 'max' | 'range' }[] = [
  { words: 3, pattern: /^(?:no|not) more than$/, kind: 'max' },
  { words: 3, pattern: /^(?:no|not) (?:fewer|less) than$/, kind: 'min' },
  { words: 2, pattern: /^(?:at least|more than|minimum of|min of|in excess|excess of)$/, kind: 'min' },
  { words: 2, pattern: /^(?:less than|fewer than|up to|at most|maximum of)$/, kind: 'max' },
  // "Between two and five years".
  { words: 1, pattern: /^between$/, kind: 'range' },
  { words: 1, pattern: /^(?:over|minimum|min|above|>)$/, kind: 'min' },
  { words: 1, pattern: /^(?:under|below|max|maximum|<)$/, kind: 'max' },
]

function boundBefore(tokens: readonly Token[], start: number): Bound {
  if (gapAt(tokens, start) === 'stop') return {}
  const wordsBefore = (count: number) =>
    Array.from({ length: count }, (_, index) => normAt(tokens, start - count + index)).join(' ')
  const found = bounds.find(({ words, pattern }) => pattern.test(wordsBefore(words)))
  return found ? { kind: found.kind, from: start - found.words } : {}
}

const outOfSchool =
  /^(?:out of (?:law )?school|under (?:your|their|his|her) belt|since (?:law school|graduation|admission)|at the bar)/
const atEmployer =
  /^(?:at|with|in) (?:an? |the )?(?:\w+ )?(?:law|firm|firms|private|government|regulator|agency|in-house|practice|big|peer|major|large|legal)\b/
const ofPractice = /^(?:experience|experienced|practice|practicing|practising|pqe|post-jd|litigating|admission)$/

function speaksOfPractice(tokens: readonly Token[], at: number): boolean {
  // "0-3 years out of law school", "five years under your belt", "7-10 years at a law firm or bank".
  const after = tokens.slice(at, at + 4)
  const words = after.map(({ norm }) => norm).join(' ')
  if (!after.some(({ gap }) => gap === 'stop') && (outOfSchool.test(words) || atEmployer.test(words))) return true
  // "Roughly 3 to 6 years out".
  if (after[0]?.norm === 'out' && after[0].gap === 'soft' && (after[1] === undefined || after[1].gap === 'stop'))
    return true
  for (let ahead = 0; ahead < 8; ahead++) {
    const token = tokens[at + ahead]
    if (!token || (ahead > 0 && token.gap === 'stop')) return false
    if (ofPractice.test(token.norm)) return true
  }
  return false
}
