import { stateCode, type UsState } from '#contract/domain/us-states.ts'
import { olderAbbreviations, provinces } from './city-names.data.ts'
import type { Run } from './phrase-book.ts'
import {
  capitalAbbreviations,
  cityPlace,
  isKnownCity,
  plainAbbreviations,
  statePlace,
  type PlaceWord,
} from './places.ts'
import { isCapitals, type Token } from './tokens.ts'
import { isTitleLike } from './place-contexts.ts'
import { afterZip, townPlace, unknownTown, type FoundPlace } from './town-names.ts'
import { townNamed } from './towns.ts'

type PlaceRun = Run & { value: PlaceWord }

/** Abbreviations that are words in lower case or abbreviate a degree: after a city they need capitals or a comma. */
const wordLike = new Set('in or me hi ok oh id la de ma pa al co ms md ia ne'.split(' '))

/** A city and the state that follows it, with a postal code where there is one. */
export function withState(tokens: readonly Token[], run: PlaceRun, next: PlaceRun | undefined): FoundPlace | undefined {
  const after = tokens[run.to]
  if (run.value.city === undefined || !after || after.gap === 'slash') return undefined
  const { city } = run.value
  // "Portland - Maine"; "Houston-Texas" too, but no abbreviation behind a hyphen.
  if (after.gap === 'hyphen') return next && withFullState(tokens, run, city, next)
  return (
    withProvince(tokens, run, city) ??
    withStateCode(tokens, run, city, after) ??
    (next && withFullState(tokens, run, city, next))
  )
}

/** "Vancouver BC", "London, Ontario": the province decides between cities of one name. */
function withProvince(tokens: readonly Token[], run: PlaceRun, city: string): FoundPlace | undefined {
  const province = provinceAt(tokens, run.to)
  if (!province) return undefined
  const isKnown = townNamed(city)?.regions.includes(province.code) === true
  if (!isKnown && (tokens[run.to]?.gap !== 'comma' || run.value.isNameLike)) return undefined
  const to = tokens[province.to]?.norm === 'canada' ? province.to + 1 : province.to
  return { from: run.from, to, places: [cityPlace(city, province.code)] }
}

const provinceNames = Object.entries(provinces).map(([code, name]) => ({ code, words: name.toLowerCase().split(' ') }))

/** The province that is named or abbreviated at a token, in the clause. */
function provinceAt(tokens: readonly Token[], at: number): { code: string; to: number } | undefined {
  const token = tokens[at]
  if (!token || (token.gap !== 'comma' && token.gap !== 'soft')) return undefined
  const code = token.norm.toUpperCase()
  const isCode = Object.hasOwn(provinces, code) && (isCapitals(token.raw) || (code !== 'ON' && code !== 'PE'))
  if (isCode) return { code, to: at + 1 }
  const named = provinceNames.find(({ words }) => words.every((word, index) => tokens[at + index]?.norm === word))
  return named && { code: named.code, to: at + named.words.length }
}

/** "Portland, ME", "Boston MA". */
function withStateCode(tokens: readonly Token[], run: PlaceRun, city: string, after: Token): FoundPlace | undefined {
  const isBracketed = after.gap === 'stop'
  const isLower = !isCapitals(after.raw)
  const code = isBracketed && isLower ? undefined : codeOf(after)
  if (code === undefined) return undefined
  const isAfterComma = after.gap === 'comma'
  const isKnown = isKnownCity(city, code)
  // "Boston MA JD 2018" is a state; "Chicago IN" is a slip of the capitals lock.
  const isClear = !isLower || isAfterComma || !wordLike.has(after.norm)
  const isMeant = isKnown ? isClear : isAfterComma && !isLower
  return isMeant ? { from: run.from, to: afterZip(tokens, run.to + 1), places: [cityPlace(city, code)] } : undefined
}

/** "Portland, Oregon", "Portland (Oregon)"; "New York (New Jersey is fine too)" are two. */
function withFullState(tokens: readonly Token[], run: PlaceRun, city: string, next: PlaceRun): FoundPlace | undefined {
  const state = stateOf(tokens, next)
  if (state === undefined) return undefined
  const gap = tokens[run.to]?.gap
  const isKnown = isKnownCity(city, state)
  const isMeant = gap === 'stop' ? isKnown && city !== 'New York' : isKnown || (gap === 'comma' && run.value.isNameLike)
  return isMeant ? { from: run.from, to: afterZip(tokens, next.to), places: [cityPlace(city, state)] } : undefined
}

/** The state that a phrase names as a state: "Texas", and "New York" or "Washington" after one of their cities. */
function stateOf(tokens: readonly Token[], run: Run): UsState | undefined {
  const text = tokens
    .slice(run.from, run.to)
    .map(({ norm }) => norm)
    .join(' ')
  return stateCode(text)
}

function codeOf(token: Token): UsState | undefined {
  return token.norm.length === 2 ? stateCode(token.norm) : olderAbbreviations.get(token.norm)
}

/**
 * A state's abbreviation as a place: with the town before it, or alone.
 *
 * @param found The places before it. @returns `replacesBefore`: the last of them is part of this one.
 */
export function abbreviatedState(
  tokens: readonly Token[],
  at: number,
  {
    found,
    isTaken,
    isShouting,
  }: { found: readonly FoundPlace[]; isTaken: (at: number) => boolean; isShouting: boolean },
): { place: FoundPlace; replacesBefore: boolean } | undefined {
  const state = stateAt(tokens, at, isShouting)
  if (!state) return undefined
  const before = found.at(-1)
  const isFree = (index: number) => !isTaken(index) && !found.some((one) => index >= one.from && index < one.to)
  const town = tokens[at]?.gap === 'comma' ? unknownTown(tokens, at, isFree) : undefined
  if (town) {
    const { replacesBefore, ...place } = townPlace(tokens, { town, before, state, to: at + 1 })
    return { place, replacesBefore }
  }
  if (!isStateAlone(tokens, at, state, before)) return undefined
  // "NY" alone is the city, as "New York" is.
  const places = [state === 'NY' ? cityPlace('New York', 'NY') : statePlace(state)]
  return { place: { from: at, to: at + 1, places }, replacesBefore: false }
}

/** The state that a token abbreviates, wherever that can be read as one. */
function stateAt(tokens: readonly Token[], at: number, isShouting: boolean): UsState | undefined {
  const token = tokens[at]
  if (!token || token.norm.length !== 2 || isTitleLike(tokens, at)) return undefined
  const state = stateCode(token.norm)
  if (!state) return undefined
  // "fl oz", "ct" and "mi" in prose are rare; "Ca." and "Va." are states too.
  if (plainAbbreviations.has(token.norm)) return state
  return isCapitals(token.raw) && !isShouting ? state : undefined
}

/** Checks whether an abbreviation without a city before it may be taken for the state. */
function isStateAlone(tokens: readonly Token[], at: number, state: UsState, before: FoundPlace | undefined): boolean {
  const token = tokens[at]
  if (!token) return false
  if (plainAbbreviations.has(token.norm)) return true
  if (capitalAbbreviations.has(state)) return true
  // IN, OR, ME, HI, LA, ID, MS: only among other places ("CA, OR, WA") or after "in".
  const previous = tokens[at - 1]
  const isListed = before?.to === at && token.gap !== 'soft'
  return isListed || (/^(?:in|licensed|bar|state)$/.test(previous?.norm ?? '') && !isCapitals(previous?.raw ?? ''))
}
