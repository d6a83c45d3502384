import { stateCode, type UsState } from '#contract/domain/us-states.ts'
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
import { afterZip, townPlace, unknownTown, type FoundPlace } from './town-names.ts'

type PlaceRun = Run & { value: PlaceWord }

/** Abbreviations that are words in lower case or abbreviate a degree: after a city they need capitals or a comma. */
const wordLike = new Set('in or me hi ok oh id la de ma pa al co ms md ia ne'.split(' '))

/** A city and the state that follows it, with a postal code where there is one. */
export function withState(tokens: readonly Token[], run: PlaceRun, next: PlaceRun | undefined): FoundPlace | undefined {
  const after = tokens[run.to]
  if (run.value.city === undefined || !after || after.gap === 'hyphen' || after.gap === 'slash') return undefined
  return withStateCode(tokens, run, run.value.city, after) ?? (next && withFullState(tokens, run, run.value.city, next))
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
  return token.norm.length === 2 || token.norm === 'ore' ? stateCode(token.norm) : undefined
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
  if (!token || token.norm.length !== 2) return undefined
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
  const next = tokens[at + 1]
  // "MA in economics", "MS EE": degrees.
  if (next && /^(?:in|degree|ee|cs)$/.test(next.norm) && /^(?:MA|MS|MD|PA|BA)$/.test(token.raw)) return false
  if (capitalAbbreviations.has(state)) return true
  // IN, OR, ME, HI, LA, ID, MS: only among other places ("CA, OR, WA") or after "in".
  const previous = tokens[at - 1]
  const isListed = before?.to === at && token.gap !== 'soft'
  return isListed || (/^(?:in|licensed|bar|state)$/.test(previous?.norm ?? '') && !isCapitals(previous?.raw ?? ''))
}
