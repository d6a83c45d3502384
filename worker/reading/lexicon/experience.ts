import { clauseBefore, clauseFrom, indexBehind } from './clause.ts'
import { numberWords, ordinalValue, ordinalWords, wordNumber } from './numbers.ts'
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
type ExperienceRun = Run & { value: ExperienceWord }

/** A place of a text that may begin a statement of years: its words and what follows as one string. */
type Start = { tokens: readonly Token[]; at: number; text: string; year: number; isProse: boolean }
/** A statement, its length in the string, and the number of words before that belong to it. */
type YearsFound = { value: Omit<ExperienceWord, 'kind'>; length: number; wordsBefore?: number }

/** Words that a statement and what speaks for it take at most. */
const maxWords = 20
const [maxYears, maxClassYears] = [40, 15]

/**
 * Finds years of practice: "3-5 years", "5+ yrs", "5th year", "at least four years", "class of 2018", "JD 2018",
 * "2017-2019 grads".
 *
 * @param year The current year, which class years are counted from.
 */
export function findExperience(
  tokens: readonly Token[],
  year: number,
  { isTaken, isProse }: { isTaken: (at: number) => boolean; isProse: boolean },
): ExperienceRun[] {
  const found: ExperienceRun[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (isTaken(at) || !opening.test(normAt(tokens, at))) continue
    const clause = clauseFrom(tokens, at, maxWords)
    const sign = (clause.ends[0] ?? 0) - normAt(tokens, at).length
    const start: Start = { tokens, at, text: clause.text.slice(sign), year, isProse }
    const one = ordinalYears(start) ?? yearsOf(start) ?? bareYears(start) ?? classYears(start)
    if (!one) continue
    const to = indexBehind(clause, at, sign + one.length)
    found.push({ from: at - (one.wordsBefore ?? 0), to, value: { kind: 'experience', ...one.value } })
    at = to - 1
  }
  return found
}

const unit = '(?:years?|yrs?|yoe|pqe)'
const number = String.raw`(?:\d{1,3}|${numberWords})`
/** "Two (2)": the number again, in brackets. */
const twice = String.raw`${number}(?: \. ${number}(?: \.)?)?`
const ordinal = String.raw`(?:\d{1,2}(?:st|nd|rd|th)s?|${ordinalWords})`
const calendar = String.raw`(?:19[7-9]|20[0-3])\ds?`
const to = String.raw`(?: (?:to|or|and|through|thru) |, (?:or |and )?| – | \/ |[ /-])`

/** First words of all statements, so that other words cost nothing. */
const opening = new RegExp(
  String.raw`^(?:\d{1,4}s?|${ordinal}|${numberWords}|years?|yrs?|class|classes|c|co|jds?|juris|graduat\w*|grads?|admitted|barred|law)$`,
)

const numbersIn = (text: string, valueOf: (word: string) => number | undefined): number[] =>
  text.split(/[^\p{L}\d]+/u).flatMap((word) => valueOf(word) ?? [])

const ordinals = new RegExp(
  String.raw`^${ordinal}(?:${to}${ordinal})* ?\+?[ -](?:years?|yrs?)(?: ?\+)?(?:(?: (?:to|through|or|and) |-)${ordinal}[ -](?:years?|yrs?|yoe|pqes?))?(?: ?\+)?(?![a-z])`,
)
/** "Third-year law students", "second year of law school". */
const ofSchool = /^(?: (?:law|jd) (?:students?|school)| (?:of|in) (?:law|school|college))\b/

/** "5th year", "fifth-year", "3rd-5th year", "4th or 5th year", "first-year to third-year", "5th-year+". */
function ordinalYears({ text }: Start): YearsFound | undefined {
  const [matched = ''] = ordinals.exec(text) ?? []
  const all = numbersIn(matched, ordinalValue)
  if (all.length === 0 || Math.min(...all) > maxClassYears || ofSchool.test(text.slice(matched.length)))
    return undefined
  const max = matched.includes('+') ? {} : { max: Math.max(...all) }
  return { length: matched.length, value: { min: Math.min(...all), ...max, isSurelyPractice: true } }
}

const years = new RegExp(
  String.raw`^${twice}(?: or so)?(?: ?\+)?(?:(?: (?:to|through|thru|or|and) | – | \/ |[/-])${twice}(?: ?\+)?)?(?: (?:or|and) (?:more|greater|above)|[ -]plus)?(?: \. |[ -]|(?<=[+] ?))${unit}\b(?: ?\+| (?:or|and) (?:more|up|above|greater)\b)?`,
)
const surely = /pqe|yoe/
const least = /\+|\bplus\b|\b(?:more|greater|above|up)\b/
const noPractice =
  /^[ -](?:old|ago|age|history|term|warranty|anniversary|grant|fellowship|contract|appointment|assignment|program|commitment|lease|plan|period|clerkship|residency|rotation|renewable|of age)\b/
const boundsBefore =
  /(?:^|[ /-])(?:((?:no|not) more than|less than|fewer than|up to|at most|maximum of|under|below|max|maximum|<)|((?:no|not) (?:fewer|less) than|at least|more than|minimum of|min of|in excess|excess of|over|minimum|min|above|>)|between) ?$/
const speaksOfPractice =
  /^(?: out of (?:law )?school| under (?:your|their|his|her) belt| since (?:law school|graduation|admission)| at the bar| (?:at|with|in) (?:an? |the )?(?:\w+ )?(?:law|firm|firms|private|government|regulator|agency|in-house|practice|big|peer|major|large|legal)\b| out(?= \.|$)|(?: \. )?(?:(?! \.).){0,90}?\b(?:experience|experienced|practice|practicing|practising|pqe|post-jd|litigating|admission)\b)/

/** "3-5 years", "5+ years", "at least 4 years", "two (2) to four (4) years", "3-5 PQE", "two years minimum". */
function yearsOf({ tokens, at, text }: Start): YearsFound | undefined {
  const [matched = ''] = years.exec(text) ?? []
  const all = [...new Set(numbersIn(matched, wordNumber))]
  const [min, max] = [Math.min(...all), Math.max(...all)]
  if (all.length === 0 || all.length > 2 || max > maxYears || isPartOfNumber(tokens, at, matched)) return undefined
  const after = text.slice(matched.length)
  const before =
    clauseBefore(tokens, Math.max(0, at - 3), at)
      .split(' . ')
      .at(-1) ?? ''
  if (noPractice.test(after) || /\b(?:last|past|next) ?$/.test(before)) return undefined
  const bound = boundsBefore.exec(before)
  const isSurelyPractice = bound !== null || surely.test(matched) || speaksOfPractice.test(after)
  const isLeast = least.test(matched) || /^ (?:minimum|min)\b/.test(after)
  const value = { ...rangeOf(min, max, isLeast, bound), isSurelyPractice: isLeast || isSurelyPractice }
  return { length: matched.length, wordsBefore: bound ? bound[0].trim().split(/[ -]+/).length : 0, value }
}

function rangeOf(min: number, max: number, isLeast: boolean, bound: RegExpExecArray | null) {
  const isSingle = min === max
  if (isSingle && bound?.[1] !== undefined) return { max }
  return isLeast || (isSingle && bound?.[2] !== undefined) ? { min } : { min, max }
}

/** "$5" and "1.5" aren't years, and in "2. 3 years" the first number isn't part of them. */
function isPartOfNumber(tokens: readonly Token[], at: number, matched: string): boolean {
  const [before, again] = [rawAt(tokens, at - 1), /^(\w+) \. (\w+)/.exec(matched)]
  if (again && wordNumber(again[1]) !== wordNumber(again[2])) return true
  return before === '$' || (gapAt(tokens, at) === 'joined' && !/^[<>]$/.test(before))
}

/** In a query: "years 3 through 5", and two small numbers alone, "environmental litigator, 3-6, Sacramento". */
const yearsBehind = new RegExp(
  String.raw`^(?:years?|yrs?)[ -]${number}(?: (?:to|through|thru|and|or) | – |-)${number}(?![a-z\d])`,
)
const bareRange = /^\d{1,2}-\d{1,2}(?=$|, | \. )/

function bareYears({ tokens, at, text, isProse }: Start): YearsFound | undefined {
  const isApart = /^(?:soft|comma|stop)$/.test(gapAt(tokens, at) ?? '')
  const [matched = ''] = yearsBehind.exec(text) ?? (isApart ? bareRange.exec(text) : null) ?? []
  const [min, max] = numbersIn(matched, wordNumber)
  if (isProse || min === undefined || max === undefined || min >= max || max > maxClassYears) return undefined
  return { length: matched.length, value: { min, max, isSurelyPractice: text.startsWith('y') } }
}

/** Words that announce a class year. */
const head = new RegExp(
  String.raw`^(?:class(?:es)? (?:years? )?of|class(?:es)? years?|class(?= ${calendar})|c\/o|co(?= ${calendar})|(?:jds?|juris doctor)(?: class of| (?:in|from|of|class))?|(?:graduated|graduating|graduates?|grads?|admitted|barred)(?: from law school(?: (?:in|between|from|during))?| (?:in|of|from|between)| law school in)?|law school (?:class|grad|graduate|graduating)(?: of)?)(?: \. |, | – |[ /-])`,
)
const classRange = new RegExp(
  String.raw`^(?:${calendar}|\d\d)(?:${to}${calendar}|-\d\d(?!\d))*( ?\+| (?:or|and) (?:earlier|before|older|prior|later|after|newer|younger|beyond|more)\b)?`,
)
/** "2018 JD", "2016 NYU grad". */
const tail =
  /^(?: |-|, | – |\/)(?:law )?(?:school )?(?:jd (?:grads?|graduates?)|(?:grads?|graduates?|graduated|jds?|class|classes|graduation|admits?)(?: years?)?)\b|^(?: [a-z]+){1,4} (?:grads?|graduates?|alum)\b/

/** "Class of 2018", "class years 2019-2021", "JD 2018", "2018 JD", "2017-2019 grads", "c/o 2019", "graduated in 2018". */
function classYears({ text: whole, year, isProse }: Start): YearsFound | undefined {
  const [announced = ''] = head.exec(whole) ?? []
  const text = whole.slice(announced.length)
  const match = classRange.exec(text)
  if (!match) return undefined
  const [behind = ''] = tail.exec(text.slice(match[0].length)) ?? []
  const all = numbersIn(match[0], fullYear)
  const [first, last] = [Math.min(...all), Math.max(...all)]
  // In a query two such years alone are class years, and a plural: "associate, 2017-2019", "2022s".
  const isAlone = !isProse && /^\d{4}/.test(match[0]) && last <= year && (first < last || match[0].endsWith('s'))
  if (all.length === 0 || first > year + 3 || (announced + behind === '' && !isAlone)) return undefined
  const length = announced.length + match[0].length + behind.length
  return { length, value: classOf(first, last, match[1] ?? '', year) }
}

/** "2018+", "2018 or later", "2015 and before": one end is open. */
function classOf(first: number, last: number, bound: string, year: number): YearsFound['value'] {
  const isOlder = /earlier|before|older|prior/.test(bound)
  const [isOpen, since] = [bound !== '' && !isOlder, (one: number) => Math.max(0, year - one)]
  return {
    ...(isOpen ? {} : { min: since(last) }),
    ...(isOlder ? {} : { max: since(first) }),
    classYears: { ...(isOlder ? {} : { from: first }), ...(isOpen ? {} : { to: last }) },
    isSurelyPractice: true,
  }
}

/** "2018", "18" and "'98": a year of four or two digits. */
function fullYear(word: string): number | undefined {
  const [digits] = /^\d+/.exec(word) ?? []
  const value = Number(digits ?? Number.NaN)
  if (Number.isNaN(value) || value > 99) return Number.isNaN(value) ? undefined : value
  if (value <= 39) return 2000 + value
  return value >= 70 ? 1900 + value : undefined
}
