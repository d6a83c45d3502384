import { currentYear } from '#contract/domain/jd.ts'
import { clauseBefore, matchAt, type ClauseMatch, type ReadText } from './clause.ts'
import { numberWords, ordinalWords } from './numbers.data.ts'
import { ordinalValue, wordNumber } from './numbers.ts'
import type { RunOf } from './phrase-book.ts'
import { gapAt, normAt, type Token } from './tokens.ts'

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
type Years = Omit<ExperienceWord, 'kind'>

/** A match of a pattern that may state years. */
type Statement = ClauseMatch & { tokens: readonly Token[]; at: number; now: Date; isProse: boolean }
/** One way to state years. `read` returns the meaning, and how many words before the match belong to it. */
type YearsPattern = {
  pattern: RegExp
  valueOf: (word: string) => number | undefined
  read: (one: Statement, min: number, max: number) => (Years & { wordsBefore?: number }) | undefined
}

/** Number of words that a pattern sees: the statement itself and the words after it, which may mention practice. Maximum years. */
const [maxWords, maxYears, maxClassYears] = [20, 40, 15]

const unit = '(?:years?|yrs?|yoe|pqe)'
const number = String.raw`(?:\d{1,3}|${numberWords})`
/** "Two (2)": the number again, in brackets. */
const twice = String.raw`${number}(?: \. ${number}(?: \.)?)?`
const ordinal = String.raw`(?:\d{1,2}(?:st|nd|rd|th)s?|${ordinalWords})`
const calendar = String.raw`(?:19[7-9]|20[0-3])\ds?`
const to = String.raw`(?: (?:to|or|and|through|thru) |, (?:or |and )?| – | \/ |[ /-])`

/** The first word of any statement. A cheap check that spares the longer patterns. */
const opening = new RegExp(
  String.raw`^(?:\d{1,4}s?|${ordinal}|${numberWords}|years?|yrs?|class|classes|c|co|jds?|juris|graduat\w*|grads?|admitted|barred|law)$`,
)
const least = /\+|\bplus\b|\b(?:more|greater|above|up(?! to))\b/
/** Words after years of something else: "third-year law students", "one-year term". */
const noPractice =
  /^[ -](?:old|ago|age|history|term|warranty|anniversary|grant|fellowship|contract|appointment|assignment|program|commitment|lease|plan|period|clerkship|residency|rotation|renewable|of age|(?:(?:of|in) )?(?:(?:law|jd) )?(?:students?|school|college))\b/
const boundsBefore =
  /(?:^|[ /-])(?:(?<max>(?:no|not) more than|less than|fewer than|up to|at most|maximum of|under|below|max|maximum|<)|(?<min>(?:no|not) (?:fewer|less) than|at least|more than|minimum of|min of|in excess|excess of|over|minimum|min|above|>)|between) ?$/
const speaksOfPractice =
  /^(?: out of (?:law )?school| under (?:your|their|his|her) belt| since (?:law school|graduation|admission)| at the bar| (?:at|with|in) (?:an? |the )?(?:\w+ )?(?:law|firm|firms|private|government|regulator|agency|in-house|practice|big|peer|major|large|legal)\b| out(?= \.|$)|(?: \. )?(?:(?! \.).){0,90}?\b(?:experience|experienced|practice|practicing|practising|pqe|post-jd|litigating|admission)\b)/

/** "3-5 years", "5+ years", "at least 4 years", "two (2) to four (4) years", "3-5 PQE", "two years minimum", "up to 5th year". */
function yearsOf({ tokens, at, text, rest }: Statement, min: number, max: number, isClassYear = false) {
  // "GS-13: two years": the two numbers don't state the same.
  const [, one = '', again = one] = /^(\w+) \. (\w+)/.exec(text) ?? []
  if (max > maxYears || wordNumber(one) !== wordNumber(again) || noPractice.test(rest)) return undefined
  const { 0: words = '', groups } = boundsBefore.exec(clauseBefore(tokens, at - 3, at)) ?? {}
  const isLeast = least.test(text) || /^ (?:minimum|min)\b/.test(rest)
  const isSure = isClassYear || isLeast || words !== '' || /pqe|yoe/.test(text)
  return {
    ...boundedYears(min, max, isLeast, groups),
    isSurelyPractice: isSure || speaksOfPractice.test(rest),
    wordsBefore: words.split(/[ -]+/).filter(Boolean).length,
  }
}

/** Combines one number with its bound, or both ends of a range. A single number may be a minimum or a maximum. */
function boundedYears(min: number, max: number, isLeast: boolean, bound: Readonly<Record<string, string>> = {}) {
  if (min === max && bound['max'] !== undefined) return { max }
  return isLeast || (min === max && bound['min'] !== undefined) ? { min } : { min, max }
}

/** Words that announce a class year. */
const head = String.raw`(?:class(?:es)? (?:years? )?of|class(?:es)? (?:years?|yrs?)|class(?= ${calendar})|c\/o|co(?= ${calendar})|(?:jds?|juris doctor)(?: class of| (?:in|from|of|class))?|(?:graduated|graduating|graduates?|grads?|admitted|barred)(?: from law school(?: (?:in|between|from|during))?| (?:in|of|from|between)| law school in)?|law school (?:class|grad|graduate|graduating)(?: of)?)(?: \. |, | – |[ /-])`
const classRange = String.raw`(?:${calendar}|\d\d)(?:${to}(?:class of )?${calendar}|-\d\d(?!\d))*(?<bound> ?\+| (?:or|and) (?:earlier|before|older|prior|later|after|newer|younger|beyond|more)\b)?`
/** "2018 JD", "2016 NYU grad". */
const tail = String.raw`(?: |-|, | – |\/)(?:law )?(?:school )?(?:jd (?:grads?|graduates?)|(?:grads?|graduates?|graduated|jds?|class|classes|graduation|admits?)(?: years?)?)\b|(?: [a-z]+){1,4} (?:grads?|graduates?|alum)\b`

/**
 * Reads class years: "class of 2018", "class years 2019-2021", "2017-2019 grads", "c/o 2019". One end of "2018+" and "2015 and
 * before" is open.
 */
function classOf({ groups, now, isProse }: Statement, first: number, last: number, year = currentYear(now)) {
  const { announced, years = '', bound, behind } = groups
  // In a query, a range of years, a plural or a bound is enough: "associate, 2017-2019", "2022s", "2015 or older".
  const isAlone = !isProse && last <= year && (first < last ? /^\d{4}/ : /^\d{4}.*\D$/).test(years)
  if ((announced ?? behind) === undefined && !isAlone) return undefined
  const hasFirst = bound === undefined || !/earlier|before|older|prior/.test(bound)
  const hasLast = bound === undefined || !hasFirst
  const since = (one: number) => Math.max(0, year - one)
  return {
    ...(hasLast && { min: since(last) }),
    ...(hasFirst && { max: since(first) }),
    classYears: { ...(hasFirst && { from: first }), ...(hasLast && { to: last }) },
    isSurelyPractice: true,
  }
}

/** "2018", "18" and "'98": a year of four or two digits. */
function fullYear(word: string): number | undefined {
  const value = Number.parseInt(word, 10)
  const century = value <= 39 ? 2000 : 1900
  return Number.isNaN(value) || value > 99 ? value || undefined : century + value
}

const statements: readonly YearsPattern[] = [
  {
    // "5th year", "fifth-year", "3rd-5th year", "4-6th year", "4th or 5th year", "first-year to third-year", "5th-year+"
    pattern: new RegExp(
      String.raw`^(?:\d{1,2}(?:-| – | to ))?${ordinal}(?:${to}${ordinal})* ?\+?[ -](?:years?|yrs?)(?: ?\+)?(?:(?: (?:to|through|or|and) |-)${ordinal}[ -](?:years?|yrs?|yoe|pqes?))?(?: ?\+)?(?![a-z])`,
    ),
    valueOf: (word) => ordinalValue(word) ?? wordNumber(word),
    read: (one, min, max) => (max > maxClassYears ? undefined : yearsOf(one, min, max, true)),
  },
  {
    pattern: new RegExp(
      String.raw`^${twice}(?: or so)?(?: ?\+)?(?:(?: (?:(?:and |but )?up to|(?:and|but) no more than|to|through|thru|or|and) | – | \/ |[/-])${twice}(?: ?\+)?)?(?: (?:or|and) (?:more|greater|above)|[ -]plus)?(?: \. |[ -]|(?<=[+\d] ?))${unit}\b(?: ?\+| (?:or|and) (?:more|up|above|greater)\b)?`,
    ),
    valueOf: wordNumber,
    read: yearsOf,
  },
  {
    // Queries only: "years 3 through 5", and small numbers alone ("environmental litigator, 3-6, Sacramento", "tax associate 3+").
    pattern: new RegExp(
      String.raw`^(?:(?:years?|yrs?)[ -]${number}(?: (?:to|through|thru|and|or) | – |-)${number}(?![a-z\d])|(?:\d{1,2}-\d{1,2}|\d{1,2}\+)(?=$|, | \. ))`,
    ),
    valueOf: wordNumber,
    read: (one, min, max) =>
      one.isProse || max > maxClassYears || gapAt(one.tokens, one.at) === 'joined' ? undefined : yearsOf(one, min, max),
  },
  {
    pattern: new RegExp(String.raw`^(?<announced>${head})?(?<years>${classRange})(?<behind>${tail})?`),
    valueOf: fullYear,
    read: classOf,
  },
]

/**
 * Finds years of practice: "3-5 years", "5+ yrs", "5th year", "at least four years", "class of 2018", "JD 2018",
 * "2017-2019 grads".
 *
 * @param now When class years are counted from.
 */
export function findExperience({ tokens, isTaken, isProse }: ReadText, now: Date): RunOf<ExperienceWord>[] {
  const runs: RunOf<ExperienceWord>[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (isTaken(at) || !opening.test(normAt(tokens, at))) continue
    for (const { pattern, valueOf, read } of statements) {
      const found = matchAt(tokens, at, pattern, maxWords)
      const words = (found?.groups['years'] ?? found?.text ?? '').split(/[^\p{L}\d]+|(?<=\d)(?=y|pqe)/u)
      const numbers = [...new Set(words.flatMap((word) => valueOf(word) ?? []))].sort((a, b) => a - b)
      const [min, max = min] = [numbers[0], numbers.at(-1)]
      if (!found || min === undefined || max === undefined) continue
      const one = read({ ...found, tokens, at, now, isProse }, min, max)
      if (!one) continue
      const { wordsBefore = 0, ...value } = one
      runs.push({ from: at - wordsBefore, to: found.to, value: { kind: 'experience', ...value } })
      at = found.to - 1
      break
    }
  }
  return runs
}
