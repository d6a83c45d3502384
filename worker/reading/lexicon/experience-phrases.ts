import { classYearsAt } from './class-years.ts'
import { yearsAt, type ExperienceRun } from './experience-years.ts'
import { joins, ordinalNumber, wholeNumber } from './numbers.ts'
import { normAt, rawAt, type Token } from './tokens.ts'

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
    if (isTaken(at)) continue
    const one =
      ordinalYearsAt(tokens, at) ??
      yearsAt(tokens, at) ??
      (isProse ? undefined : yearsBehindAt(tokens, at)) ??
      (isProse ? undefined : bareYearsAt(tokens, at)) ??
      classYearsAt(tokens, at, { year, isProse })
    if (!one) continue
    found.push(one)
    at = one.to - 1
  }
  return found
}

/** "Environmental litigator, 3-6, Sacramento": in a query two small numbers alone are years. */
function bareYearsAt(tokens: readonly Token[], at: number): ExperienceRun | undefined {
  const [one, two, next] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!one || !two || !/^\d{1,2}$/.test(one.norm) || !/^\d{1,2}$/.test(two.norm)) return undefined
  const [min, max] = [Number(one.norm), Number(two.norm)]
  const isApart = one.gap === 'soft' || one.gap === 'comma' || one.gap === 'stop'
  const isLast = next === undefined || next.gap === 'comma' || next.gap === 'stop'
  const isNear = two.gap === 'hyphen' && two.start - one.end === 1
  if (!isApart || !isNear || !isLast || min >= max || max > 15) return undefined
  return { from: at, to: at + 2, value: { kind: 'experience', min, max, isSurelyPractice: false } }
}

/** "Years 3 through 5", "yrs 2-4", "years three to six": the word comes before. */
function yearsBehindAt(tokens: readonly Token[], at: number): ExperienceRun | undefined {
  if (!/^(?:years?|yrs?)$/.test(normAt(tokens, at))) return undefined
  const min = joins(tokens[at + 1]) ? wholeNumber(tokens[at + 1]) : undefined
  const link = tokens[at + 2]
  if (min === undefined || !joins(link)) return undefined
  const isWord = /^(?:to|through|thru|and|or)$/.test(link.norm)
  if (!isWord && link.gap !== 'hyphen') return undefined
  const from = isWord ? at + 3 : at + 2
  const max = wholeNumber(tokens[from])
  if (max === undefined || max <= min || max > 15) return undefined
  return { from: at, to: from + 1, value: { kind: 'experience', min, max, isSurelyPractice: true } }
}

/** "5th year", "fifth-year", "3rd-5th year", "4th or 5th year", "5th to 7th years", "5th-year+". */
function ordinalYearsAt(tokens: readonly Token[], start: number): ExperienceRun | undefined {
  const first = ordinalNumber(tokens[start])
  if (first === undefined || first > 15) return undefined
  const range = laterOrdinals(tokens, start + 1, first)
  const at = rawAt(tokens, range.to) === '+' ? range.to + 1 : range.to
  const isPlus = rawAt(tokens, at - 1) === '+' || rawAt(tokens, at + 1) === '+'
  if (!joins(tokens[at]) || !/^(?:years?|yrs?)$/.test(tokens[at].norm)) return undefined
  const through = throughAt(tokens, at + 1, range.last)
  const end = (through?.to ?? at) + 1
  const to = rawAt(tokens, end) === '+' ? end + 1 : end
  if (isSchoolYear(tokens, to)) return undefined
  const last = through?.last ?? range.last
  return {
    from: start,
    to,
    value: { kind: 'experience', min: first, ...(isPlus ? {} : { max: last }), isSurelyPractice: true },
  }
}

/** The last of a range or list of ordinals, and where it ends. */
function laterOrdinals(tokens: readonly Token[], start: number, first: number): { last: number; to: number } {
  let [last, at] = [first, start]
  while (joins(tokens[at])) {
    const connector = /^(?:to|or|and|through|thru)$/.test(normAt(tokens, at)) ? at + 1 : at
    const next = ordinalNumber(tokens[connector])
    if (next === undefined || next < last) break
    last = next
    at = connector + 1
  }
  return { last, to: at }
}

/** "First-year to third-year": the second year of it and the index of its last word. */
function throughAt(tokens: readonly Token[], at: number, least: number): { last: number; to: number } | undefined {
  const [link, ordinal, word] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!joins(link) || !/^(?:to|through|or|and)$/.test(link.norm) || !joins(ordinal)) return undefined
  const last = ordinalNumber(ordinal)
  return last !== undefined && last > least && isYearWord(word) ? { last, to: at + 2 } : undefined
}

const isYearWord = (token: Token | undefined): boolean =>
  joins(token) && /^(?:years?|yrs?|yr|yoe|pqe|pqes)$/.test(token.norm)

/** "Third-year law students", "second year of law school": no class years. */
function isSchoolYear(tokens: readonly Token[], at: number): boolean {
  const [one, two] = [normAt(tokens, at), normAt(tokens, at + 1)]
  return (
    (/^(?:law|jd)$/.test(one) && /^(?:students?|school)$/.test(two)) ||
    (/^(?:of|in)$/.test(one) && /^(?:law|school|college)$/.test(two))
  )
}
