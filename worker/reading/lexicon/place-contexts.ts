import { usStates } from '#contract/domain/us-states.ts'
import { clauseBefore, clauseFrom } from './clause.ts'
import type { Run } from './phrase-book.ts'
import type { Place } from './places.ts'
import { gapAt, normAt, rawAt, type Token } from './tokens.ts'

/** Words behind a place, in one text, that make it the name of a school or, for a state, of a court. */
const school =
  /^(?:(?:state|city|international) )?(?:university|college|law school|school of (?:law|business))\b|^a and m\b|^tech\b|^state (?:grad|graduate|alum|law)\b/
const court =
  /^(?:state )?(?:(?:supreme|superior|district|bankruptcy|chancery|appellate|circuit|tax|u s|us) )*(?:courts?|circuit|chancery)\b/

/** Words before a place that make it part of the name of a court or a school. */
const institution = /\b(?:district|divisions?|circuit|courts?|universit(?:y|ies)|college) of(?: the)?$/

/** Checks whether a place is part of another name: "Southern District of Florida", "Boston College", "Texas Supreme Court". */
export function isPartOfName(tokens: readonly Token[], { from, to }: Run, places: readonly Place[]): boolean {
  if (gapAt(tokens, from) === 'soft' && institution.test(wordsBefore(tokens, from))) return true
  if (gapAt(tokens, to) !== 'soft') return false
  const after = wordsFrom(tokens, to, 4)
  // "The District of Massachusetts".
  if (normAt(tokens, to - 1) === 'district' && /^of\b/.test(after)) return true
  return school.test(after) || (places.some(isStateLike) && court.test(after))
}

/** Cities have courts; only of a state, or a city called like one, is the court's name meant. */
const isStateLike = ({ city }: Place): boolean =>
  city === undefined || Object.values<string>(usStates).includes(city) || city === 'Washington'

function wordsFrom(tokens: readonly Token[], at: number, count: number): string {
  const words: string[] = []
  for (let next = at; next < at + count && tokens[next]; next++) {
    if (next > at && gapAt(tokens, next) !== 'soft') break
    words.push(normAt(tokens, next))
  }
  return words.join(' ')
}

const wordsBefore = (tokens: readonly Token[], at: number): string =>
  tokens
    .slice(Math.max(0, at - 3), at)
    .map(({ norm }) => norm)
    .join(' ')

const courtStates =
  /^(?:ala|ark|cal|colo|conn|del|fla|ga|ill|ind|iowa|kan|kans|ky|la|mass|md|me|mich|minn|miss|mo|mont|neb|nev|nh|nj|nm|ny|nc|nd|ohio|okla|or|pa|ri|sc|sd|tenn|tex|utah|va|vt|wash|wva|wis|wyo|california|florida|georgia|illinois|texas|virginia|pennsylvania|michigan|tennessee)$/

/** "N.D. Cal.", "E.D. Tex.", "D. Del.": the index behind a federal court's abbreviation, or undefined. */
export function courtEnd(tokens: readonly Token[], at: number): number | undefined {
  const raw = rawAt(tokens, at)
  const isDistrict = /^[NSEWCM]\.D\.?$/.test(raw) || (/^[NSEWCM]D$/.test(raw) && normAt(tokens, at + 1).length > 2)
  const isWhole = raw === 'D' && gapAt(tokens, at + 1) === 'stop' && normAt(tokens, at + 1).length > 2
  const next = tokens[at + 1]
  if (!next || !(isDistrict || isWhole) || next.gap === 'comma' || next.gap === 'slash') return undefined
  return courtStates.test(next.norm) ? at + 2 : undefined
}

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
