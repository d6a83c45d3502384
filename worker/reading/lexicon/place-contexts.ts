import { usStates } from '#contract/domain/us-states.ts'
import { clauseBefore, clauseFrom } from './clause.ts'
import type { Run } from './phrase-book.ts'
import type { Place } from './places.ts'
import { gapAt, normAt, rawAt, type Token } from './tokens.ts'

/** Words behind a place that make it the name of a school or, for a state, of a court. */
const school =
  /^ (?:(?:(?:state|city|international) )?(?:university|college|law school|school of (?:law|business))\b|a and m\b|tech\b|state (?:grad|graduate|alum|law)\b)/
const court =
  /^ (?:state )?(?:(?:supreme|superior|district|bankruptcy|chancery|appellate|circuit|tax|u s|us) )*(?:courts?|circuit|chancery)\b/

/** Words before a place that make it part of the name of a court or a school. */
const institution = /\b(?:district|divisions?|circuit|courts?|universit(?:y|ies)|college) of(?: the)? $/

/** Checks whether a place is part of another name: "Southern District of Florida", "Boston College", "Texas Supreme Court". */
export function isPartOfName(tokens: readonly Token[], { from, to }: Run, places: readonly Place[]): boolean {
  if (institution.test(clauseBefore(tokens, Math.max(0, from - 3), from))) return true
  const after = clauseFrom(tokens, to, 4).text
  // "The District of Massachusetts".
  if (normAt(tokens, to - 1) === 'district' && after.startsWith(' of ')) return true
  // Cities have courts; only of a state, or a city called like one, is the court's name meant.
  const isStateLike = ({ city }: Place) =>
    city === undefined || city === 'Washington' || Object.values<string>(usStates).includes(city)
  return school.test(after) || (places.some(isStateLike) && court.test(after))
}

/** "N.D. Cal.", "E.D. Tex.", "D. Del." */
const districtCourt =
  /^\W*(?:[nsewcm]d (?=\w{3})|[nsewcm]\.d\.? |d \. )(?:ala|ark|cal|colo|conn|del|fla|ga|ill|ind|iowa|kan|kans|ky|la|mass|md|me|mich|minn|miss|mo|mont|neb|nev|nh|nj|nm|ny|nc|nd|ohio|okla|or|pa|ri|sc|sd|tenn|tex|utah|va|vt|wash|wva|wis|wyo|california|florida|georgia|illinois|texas|virginia|pennsylvania|michigan|tennessee)$/

/** The index behind a federal court's abbreviation, or undefined. */
export const courtEnd = (tokens: readonly Token[], at: number): number | undefined =>
  districtCourt.test(`${rawAt(tokens, at).toLowerCase()}${clauseFrom(tokens, at + 1, 1).text}`) ? at + 2 : undefined

const degree = '(?:jd|llm|llb|lld|mba|phd|bs|ba|bsc|msc|mph|mpa|mpp|meng|beng|bba|edd|md|ma|ms|jsd|sjd)'
const degreeBehind = new RegExp(String.raw`^(?:, |[/-])${degree}\b|^ (?:and|or) (?:jd|llm|mba|phd|bs|ba)\b`)
const degreeBefore = new RegExp(String.raw`^${degree}(?:, |[/-])$`)
const dottedStates = new Set('dc ny nj nc sc nd sd nh nm ri wv ca il ct'.split(' '))

/** Checks whether a token that may abbreviate a state is a degree ("M.A.", "MD/JD", "MS in tax") or ends a firm's name. */
export function isTitleLike(tokens: readonly Token[], at: number): boolean {
  const { raw = '', norm = '' } = tokens[at] ?? {}
  if (/^\p{L}\.\p{L}\.?$/u.test(raw) && !dottedStates.has(norm)) return true
  if (!/^(?:ma|ms|md|pa|me|de)$/.test(norm)) return false
  // "Smith & Jones, PA": the firm's form.
  if (raw === 'PA' && gapAt(tokens, at) === 'comma' && rawAt(tokens, at - 2) === '&') return true
  const [before, behind] = [clauseBefore(tokens, at - 1, at), clauseFrom(tokens, at + 1, 2).text]
  return (
    (norm !== 'de' && /^ (?:in|degrees?|ee|cs)\b/.test(behind)) ||
    degreeBehind.test(behind) ||
    degreeBefore.test(before)
  )
}
