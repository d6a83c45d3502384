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
const number = String.raw`(\d{1,3}|${numberWords})`
/** "Two (2)": the number again, in brackets. */
const again = String.raw`(?: \. (\d{1,3}|${numberWords})(?: \.)?)?`
const ordinal = String.raw`(\d{1,2}(?:st|nd|rd|th)s?|${ordinalWords})`
const calendar = String.raw`((?:19[7-9]|20[0-3])\d)s?`

/** First words of all statements, so that other words cost nothing. */
const opening = new RegExp(
  String.raw`^(?:\d{1,4}s?|\d{1,2}(?:st|nd|rd|th)s?|${numberWords}|${ordinalWords}|years?|yrs?|class|classes|c|co|jds?|juris|graduat\w*|grads?|admitted|barred|law)$`,
)

const ordinals = new RegExp(
  String.raw`^${ordinal}((?:(?: (?:to|or|and|through|thru) |, (?:or |and )?| – | \/ |[ /-])${ordinal})*) ?(\+)?[ -](?:years?|yrs?)(?: ?\+)?(?:(?: (?:to|through|or|and) |-)${ordinal}[ -](?:years?|yrs?|yoe|pqes?))?(?: ?\+)?(?![a-z])`,
)
/** "Third-year law students", "second year of law school". */
const ofSchool = /^(?: (?:law|jd) (?:students?|school)| (?:of|in) (?:law|school|college))\b/

/** "5th year", "fifth-year", "3rd-5th year", "4th or 5th year", "first-year to third-year", "5th-year+". */
function ordinalYears({ text }: Start): YearsFound | undefined {
  const match = ordinals.exec(text)
  const first = ordinalValue(match?.[1])
  if (!match || first === undefined || first > maxClassYears || ofSchool.test(text.slice(match[0].length)))
    return undefined
  const more = `${match[2] ?? ''} ${match[5] ?? ''}`.split(/[ ,/–-]+/).flatMap((word) => ordinalValue(word) ?? [])
  const last = Math.max(first, ...more)
  const isPlus = /\+/.test(match[0])
  return { length: match[0].length, value: { min: first, ...(isPlus ? {} : { max: last }), isSurelyPractice: true } }
}

const years = new RegExp(
  String.raw`^${number}${again}(?: or so)?( ?\+)?(?:(?: (?:to|through|thru|or|and) | – | \/ |[/-])${number}${again}( ?\+)?)?((?: (?:or|and) (?:more|greater|above)|[ -]plus)?)(?: \. |[ -]|(?<=[+] ?))${unit}\b( ?\+| (?:or|and) (?:more|up|above|greater)\b)?`,
)
const noPractice =
  /^[ -](?:old|ago|age|history|term|warranty|anniversary|grant|fellowship|contract|appointment|assignment|program|commitment|lease|plan|period|clerkship|residency|rotation|renewable|of age)\b/
const boundsBefore =
  /(?:^|[ /-])(?:((?:no|not) more than|less than|fewer than|up to|at most|maximum of|under|below|max|maximum|<)|((?:no|not) (?:fewer|less) than|at least|more than|minimum of|min of|in excess|excess of|over|minimum|min|above|>)|(between)) ?$/
const speaksOfPractice =
  /^(?: out of (?:law )?school| under (?:your|their|his|her) belt| since (?:law school|graduation|admission)| at the bar| (?:at|with|in) (?:an? |the )?(?:\w+ )?(?:law|firm|firms|private|government|regulator|agency|in-house|practice|big|peer|major|large|legal)\b| out(?= \.|$)|(?: \. )?(?:(?! \.).){0,90}?\b(?:experience|experienced|practice|practicing|practising|pqe|post-jd|litigating|admission)\b)/

/** Numbers of years with their unit, where they can be somebody's. */
function yearsAt({ tokens, at, text }: Start) {
  const match = years.exec(text)
  if (!match || isPartOfNumber(tokens, at)) return undefined
  const [first = maxYears + 1, last] = [wordNumber(match[1]), wordNumber(match[4])]
  const isRange = last === undefined || (last > first && last <= maxYears)
  // "1) 4-6 years": the number in brackets is the one before it.
  const isAgain = [match[2], match[5]].every(
    (again) => again === undefined || [first, last].includes(wordNumber(again)),
  )
  return first <= maxYears && isRange && isAgain ? { match, first, last } : undefined
}

/** "3-5 years", "5+ years", "at least 4 years", "two (2) to four (4) years", "3-5 PQE", "two years minimum". */
function yearsOf(start: Start): YearsFound | undefined {
  const { tokens, at, text } = start
  const read = yearsAt(start)
  if (!read) return undefined
  const { match, first, last } = read
  const after = text.slice(match[0].length)
  const before = clauseBefore(tokens, Math.max(0, at - 3), at)
  if (noPractice.test(after) || /\b(?:last|past|next) ?$/.test(before)) return undefined
  const bound = gapAt(tokens, at) === 'stop' ? null : boundsBefore.exec(before.split(' . ').at(-1) ?? '')
  const isLeast = [match[3], match[6], match[7], match[8]].some(Boolean) || /^ (?:minimum|min)\b/.test(after)
  const isSurelyPractice = isLeast || bound !== null || /pqe|yoe/.test(match[0]) || speaksOfPractice.test(after)
  return {
    length: match[0].length,
    wordsBefore: bound ? bound[0].trim().split(/[ -]+/).length : 0,
    value: { ...rangeOf(first, match[6] === undefined ? last : undefined, { isLeast, bound }), isSurelyPractice },
  }
}

function rangeOf(
  first: number,
  last: number | undefined,
  { isLeast, bound }: { isLeast: boolean; bound: RegExpExecArray | null },
): Pick<ExperienceWord, 'min' | 'max'> {
  if (last !== undefined) return { min: first, max: last }
  if (bound?.[1] !== undefined) return { max: first }
  return isLeast || bound?.[2] !== undefined ? { min: first } : { min: first, max: first }
}

/** "$5", "1.5", "Section 16": no years. */
function isPartOfNumber(tokens: readonly Token[], at: number): boolean {
  const before = rawAt(tokens, at - 1)
  return before === '$' || (gapAt(tokens, at) === 'joined' && !/^[<>]$/.test(before))
}

const yearsBehind = new RegExp(
  String.raw`^(?:years?|yrs?)[ -]${number}(?: (?:to|through|thru|and|or) | – |-)${number}(?![a-z\d])`,
)
const bareRange = /^(\d{1,2})-(\d{1,2})(?=$|, | \. )/

/** In a query: "years 3 through 5", and two small numbers alone, "environmental litigator, 3-6, Sacramento". */
function bareYears({ tokens, at, text, isProse }: Start): YearsFound | undefined {
  if (isProse) return undefined
  const isApart = /^(?:soft|comma|stop)$/.test(gapAt(tokens, at) ?? '')
  const match = yearsBehind.exec(text) ?? (isApart ? bareRange.exec(text) : null)
  const [min, max] = [wordNumber(match?.[1]), wordNumber(match?.[2])]
  if (!match || min === undefined || max === undefined || min >= max || max > maxClassYears) return undefined
  return { length: match[0].length, value: { min, max, isSurelyPractice: text.startsWith('y') } }
}

/** Words that announce a class year. */
const head = new RegExp(
  String.raw`^(?:class(?:es)? (?:years? )?of|class(?:es)? years?|class(?= ${calendar})|c\/o|co(?= ${calendar})|(?:jds?|juris doctor)(?: class of| (?:in|from|of|class))?|(?:graduated|graduating|graduates?|grads?|admitted|barred)(?: from law school(?: (?:in|between|from|during))?| (?:in|of|from|between)| law school in)?|law school (?:class|grad|graduate|graduating)(?: of)?)(?: \. |, | – |[ /-])`,
)
const classRange = new RegExp(
  String.raw`^(?:${calendar}|(\d\d))((?:(?: (?:to|or|and|through|thru) |, (?:or |and )?| – | \/ |[ /])${calendar}|-(?:${calendar}|\d\d(?!\d)))*)( ?\+| (?:or|and) (?:earlier|before|older|prior|later|after|newer|younger|beyond|more)\b)?`,
)
const tail =
  /^(?: |-|, | – |\/)(?:law )?(?:school )?(?:jd (?:grads?|graduates?)|(?:grads?|graduates?|graduated|jds?|class|classes|graduation|admits?)(?: years?)?)\b/

/** "Class of 2018", "class years 2019-2021", "JD 2018", "2018 JD", "2017-2019 grads", "c/o 2019", "graduated in 2018". */
function classYears({ tokens, at, text: whole, year, isProse }: Start): YearsFound | undefined {
  const announced = head.exec(whole)?.[0] ?? ''
  const text = whole.slice(announced.length)
  const match = classRange.exec(text)
  const span = match && spanOf(match)
  if (!span || span.own > year + 3) return undefined
  const behind = text.slice(match[0].length)
  const named = announced + (tail.exec(behind)?.[0] ?? schoolBehind(tokens, at, behind) ?? '')
  // In a query two such years alone are class years: "associate, 2017-2019".
  const isBareRange = match[1] !== undefined && !isProse && span.first < span.last && span.last <= year
  if (named === '' && !isBareRange) return undefined
  return { length: named.length + match[0].length, value: classOf(span, match[6] ?? '', year) }
}

/** The first, the earliest and the latest year of a list or range. */
function spanOf(match: RegExpExecArray): { own: number; first: number; last: number } | undefined {
  const own = fullYear(match[1] ?? match[2] ?? '')
  if (own === undefined) return undefined
  const all = [own, ...((match[3] ?? '').match(/\d+/g) ?? []).flatMap((digits) => fullYear(digits) ?? [])]
  return { own, first: Math.min(...all), last: Math.max(...all) }
}

/** "2018+", "2018 or later", "2015 and before": one end is open. */
function classOf({ first, last }: { first: number; last: number }, bound: string, year: number): YearsFound['value'] {
  const isOlder = /earlier|before|older|prior/.test(bound)
  const since = (one: number) => Math.max(0, year - one)
  const from = isOlder ? {} : { from: first }
  const to = bound !== '' && !isOlder ? {} : { to: last }
  return {
    ...('to' in to ? { min: since(last) } : {}),
    ...('from' in from ? { max: since(first) } : {}),
    classYears: { ...from, ...to },
    isSurelyPractice: true,
  }
}

/** "18" and "'98": a year of two digits. */
function fullYear(digits: string): number | undefined {
  const value = Number(digits)
  if (digits.length === 4) return value
  if (value <= 39) return 2000 + value
  return value >= 70 ? 1900 + value : undefined
}

/** "2016 NYU grad", "2018 Boston College law graduate": the school is between the year and the word. */
function schoolBehind(tokens: readonly Token[], at: number, text: string): string | undefined {
  const school = /^((?: [a-z]+){1,4}) (?:grads?|graduates?|alum)\b/.exec(text)
  const before = school?.[1]?.trim().split(' ') ?? []
  const word = tokens[at + before.length]
  return school && (before.at(-1) === 'law' || /^\p{Lu}/u.test(word?.raw ?? '')) ? school[0] : undefined
}
