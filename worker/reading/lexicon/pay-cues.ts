import { aboutCues, bookCues, fillers, maxCues, minCues, notPayBefore, payWords } from './pay-words.data.ts'
import { findPhrases, phraseBook } from './phrase-book.ts'
import { gapAt, normAt, type Token } from './tokens.ts'

/** Bound that a cue sets to its amount. */
export type PayBound = 'min' | 'max' | 'about'

const cueBook = phraseBook<PayBound>([
  ...minCues.map((text) => ({ text, value: 'min' as const })),
  ...maxCues.map((text) => ({ text, value: 'max' as const })),
  ...aboutCues.map((text) => ({ text, value: 'about' as const })),
])

/** Words before an amount that are looked at, and those of them that a cue may begin after. */
const [maxWordsBack, maxCueWordsBack] = [8, 4]
const maxCueWords = 4

/** Findings in the words before an amount. */
export type PayCue = {
  kind: PayBound | undefined
  /** Where the cue begins, if it is part of the amount. */
  from: number | undefined
  hasPayWord: boolean
  isBetween: boolean
  isOther: boolean
  isBook: boolean
}

/** Finds the cue before an amount, in the same sentence. */
export function cueBefore(tokens: readonly Token[], at: number): PayCue {
  const first = sentenceBefore(tokens, at)
  const sentence = tokens.slice(first, at)
  return {
    kind: undefined,
    from: undefined,
    ...nearestCue(tokens, first, at),
    hasPayWord: sentence.some(({ norm }) => payWords.has(norm)),
    isBetween: sentence.slice(-3).some(({ norm }) => norm === 'between'),
    isOther: false,
    isBook: false,
    ...otherSumBefore(tokens, first, at),
  }
}

/** The index of the first word before an amount that is looked at. */
function sentenceBefore(tokens: readonly Token[], at: number): number {
  let first = at
  while (first > Math.max(0, at - maxWordsBack)) {
    if (gapAt(tokens, first) === 'stop' && !isPayHeading(tokens, first - 1)) break
    first--
  }
  return first
}

/** The nearest cue, with nothing but small words between it and the amount. */
function nearestCue(tokens: readonly Token[], first: number, at: number): Partial<PayCue> {
  for (let last = at - 1; last >= Math.max(first, at - maxCueWordsBack); last--) {
    const cue = cueEndingAt(tokens, last)
    if (cue) return cue
    if (!fillers.has(normAt(tokens, last))) break
  }
  return {}
}

/** Nouns before an amount that make it another sum than pay, up to a word of pay. */
function otherSumBefore(tokens: readonly Token[], first: number, at: number): Partial<PayCue> {
  const found: Partial<PayCue> = {}
  for (let index = at - 1; index >= Math.max(first, at - maxCueWordsBack); index--) {
    // Beyond a comma other nouns are other facts: "tech transactions, $200-260K".
    if (gapAt(tokens, index + 1) === 'comma' || isDashBefore(tokens, index + 1)) break
    if (payWords.has(normAt(tokens, index))) break
    Object.assign(found, otherSumAt(tokens, index))
  }
  return found
}

/** A dash between blanks; a hyphen has none. */
const isDashBefore = (tokens: readonly Token[], at: number): boolean =>
  gapAt(tokens, at) === 'hyphen' && (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) > 2

/** The longest cue whose last word is at an index. */
function cueEndingAt(tokens: readonly Token[], last: number): Partial<PayCue> | undefined {
  for (let length = maxCueWords; length >= 1; length--) {
    const from = last - length + 1
    const phrase = from >= 0 ? findPhrases(tokens.slice(from, last + 1), cueBook)[0] : undefined
    if (phrase && phrase.to - phrase.from === length)
      return phrase.value === 'about' ? { kind: 'about' } : { kind: phrase.value, from }
  }
  return undefined
}

/** Business that is brought along, or another sum than pay. */
function otherSumAt(tokens: readonly Token[], at: number): Partial<PayCue> {
  const word = normAt(tokens, at)
  if (bookCues.has(word)) return { isBook: true }
  // "Annual stipend: $64,000" is what a fellow lives on; "a stipend of $2,000" is not.
  const isLiving = word === 'stipend' && isAnnual(tokens, at)
  return notPayBefore.has(word) && !isLiving ? { isOther: true } : {}
}

const isAnnual = (tokens: readonly Token[], at: number): boolean =>
  /^(?:annual|yearly|fellowship|living)$/.test(normAt(tokens, at - 1))

/** "Salary: $225,000" and "Compensation (base): …": a colon or bracket may separate a pay word from its amount. */
const isPayHeading = (tokens: readonly Token[], at: number): boolean =>
  payWords.has(normAt(tokens, at)) || (normAt(tokens, at) === 'stipend' && isAnnual(tokens, at))

/** Checks whether a word of pay follows within three words of the clause. */
export function hasPayWordAfter(tokens: readonly Token[], at: number): boolean {
  for (let ahead = 0; ahead < 3; ahead++) {
    const token = tokens[at + ahead]
    if (!token || token.gap === 'stop' || token.gap === 'comma') return false
    if (token.norm === 'all' && normAt(tokens, at + ahead + 1) === 'in') return true
    if (
      /^(?:salary|base|comp|compensation|pay|annually|annual|wage|yearly|package|range|all-in|tc|ote)$/.test(token.norm)
    )
      return true
  }
  return false
}
