import { stateCode, usStates, type UsState } from '#contract/domain/us-states.ts'
import { citiesAbroad, countries } from './city-names.data.ts'
import { findPhrases, phraseAt, phraseBook, type Run } from './phrase-book.ts'
import {
  capitalAbbreviations,
  cityPlace,
  isKnownCity,
  placeEntries,
  plainAbbreviations,
  statePlace,
  type Place,
  type PlaceWord,
} from './places.ts'
import { isCapitalized, isCapitals, type Token } from './tokens.ts'

const book = phraseBook(placeEntries())
const countryBook = phraseBook(countries.map((text) => ({ text, value: text })))

export type FoundPlace = Run & { places: readonly Place[] }

/** Words before a place that say it is one. */
const placeCue =
  /^(?:in|near|around|from|to|outside|at|based|located|location|office|offices|area|within|greater|downtown)$/
/** Capitalised words that begin no city's name. */
const notACity =
  /^(?:remote|hybrid|office|offices|location|locations|based|attorney|attorneys|only|preferred|the|in|or|and|of|bar|university|college|associate|counsel|partner|law|llp|pc|associates|senior|junior|level|group|practice|our|salary|with|for|from|street|st|suite|ave|avenue|floor|road|rd|blvd|inc|llc|corp|state|commonwealth|court|county|onsite|firm|school|at|a|an|to|position|role|job|opportunity|district|city)$/

/** Abbreviations that are words in lower case or stand for a degree: after a city they need capitals or a comma. */
const wordLike = new Set('in or me hi ok oh id la de ma pa al co ms md ia ne'.split(' '))

/**
 * Finds the places that a text names. "Portland, ME" and "Athens Georgia" are read together with their state, "Naperville,
 * IL" also where the town is not known, abbreviations alone where they can't be a word ("TX", "NJ"; not "in", "or", "me").
 *
 * @param isTaken Tokens that mean something else already ("Paul Hastings", "Sidley Austin").
 */
export function findPlaces(tokens: readonly Token[], isTaken: (at: number) => boolean): FoundPlace[] {
  const isShouting = !tokens.some(({ raw }) => /\p{Ll}/u.test(raw))
  const runs = findPhrases(tokens, book).filter((run) => !rangeTaken(run, isTaken))
  const found: FoundPlace[] = []
  const starts = new Map(runs.map((run) => [run.from, run]))
  let at = 0
  while (at < tokens.length) {
    const run = starts.get(at)
    const abroad = cityAbroad(tokens, at, run, isTaken)
    if (abroad) {
      found.push(abroad)
      at = abroad.to
      continue
    }
    if (run && !isChannelIsland(tokens, run)) {
      const next = starts.get(run.to)
      const one = withState(tokens, run, next)
      if (one) {
        found.push(one)
        at = one.to
        continue
      }
      if (!run.value.isNameLike) {
        found.push({ from: run.from, to: run.to, places: run.value.places })
        at = run.to
        continue
      }
      const last = found.at(-1)
      if (isNamedAsPlace(tokens, run, last !== undefined && run.from - last.to <= 1)) {
        found.push({ from: run.from, to: run.to, places: run.value.places })
        at = run.to
        continue
      }
    }
    if (!isTaken(at)) {
      const state = stateAt(tokens, at, isShouting)
      const isFree = (index: number) => !isTaken(index) && !found.some((one) => index >= one.from && index < one.to)
      if (state) {
        const town = tokens[at]?.gap === 'comma' ? unknownTown(tokens, at, isFree) : undefined
        // "Cleveland Heights, OH": a town of its own, named after the city.
        const last = found.at(-1)
        const isPart = town !== undefined && isTownOf(tokens, last, town)
        if (town && isPart && last) {
          found.pop()
          const name = `${tokens[last.from]?.raw ?? ''} ${town.name}`
          found.push({ from: last.from, to: afterZip(tokens, at + 1), places: [cityPlace(name, state)] })
        } else if (town) {
          found.push({ from: town.from, to: afterZip(tokens, at + 1), places: [cityPlace(town.name, state)] })
        } else if (standsAlone(tokens, at, state, found.at(-1))) {
          // "NY" alone is the city, as "New York" is.
          found.push({
            from: at,
            to: at + 1,
            places: [state === 'NY' ? cityPlace('New York', 'NY') : statePlace(state)],
          })
        }
      }
    }
    at++
  }
  const joined = joinTownsWithFullStates(tokens, found, isTaken)
  const whole = joined.filter((one, index) => (joined[index + 1]?.from ?? Infinity) > one.from)
  return withoutRepeatedStates(tokens, whole).map((one, index, all) =>
    isStateOfWashington(tokens, one, [all[index - 1], all[index + 1]]) ? { ...one, places: [statePlace('WA')] } : one,
  )
}

/** "Washington or Oregon": among states the name is the state's. */
function isStateOfWashington(
  tokens: readonly Token[],
  one: FoundPlace,
  neighbours: readonly (FoundPlace | undefined)[],
): boolean {
  if (one.to - one.from !== 1 || tokens[one.from]?.norm !== 'washington') return false
  return neighbours.some((near) => {
    const [place] = near?.places ?? []
    if (!near || !place || place.city !== undefined || place.states) return false
    const distance = near.from > one.from ? near.from - one.to : one.from - near.to
    return distance <= 1
  })
}

/** "Orange County, Calif.", "Bay Area, CA": a state right behind a place in it says nothing more. */
function withoutRepeatedStates(tokens: readonly Token[], found: readonly FoundPlace[]): FoundPlace[] {
  return found.filter((one, index) => {
    const before = found[index - 1]
    const [state] = one.places
    const gap = tokens[one.from]?.gap
    return !(
      before?.to === one.from &&
      (gap === 'comma' || gap === 'soft') &&
      state?.city === undefined &&
      before.places.some((place) => place.city !== undefined && place.region === state?.region)
    )
  })
}

function rangeTaken(run: Run, isTaken: (at: number) => boolean): boolean {
  for (let at = run.from; at < run.to; at++) if (isTaken(at)) return true
  return false
}

/** "The BVI and Jersey": the island, not the state. */
const isChannelIsland = (tokens: readonly Token[], { from, to }: Run): boolean =>
  to - from === 1 &&
  tokens[from]?.norm === 'jersey' &&
  tokens.slice(Math.max(0, from - 4), to + 4).some(({ norm }) => /^(?:guernsey|bvi|cayman|offshore)$/.test(norm))

/** "Dublin, Ireland", "Cork, Ireland": a city by its country, whatever it is called like at home. */
function cityAbroad(
  tokens: readonly Token[],
  at: number,
  run: (Run & { value: PlaceWord }) | undefined,
  isTaken: (at: number) => boolean,
): FoundPlace | undefined {
  const token = tokens[at]
  if (!token || isTaken(at) || !isCapitalized(token.raw) || notACity.test(token.norm)) return undefined
  const to = run?.to ?? at + 1
  if (tokens[to]?.gap !== 'comma' || !isCapitalized(tokens[to]?.raw ?? '')) return undefined
  const country = phraseAt(tokens, to, countryBook)
  if (!country) return undefined
  const name =
    run?.value.city ??
    tokens
      .slice(at, to)
      .map(({ raw }) => raw)
      .join(' ')
  const known = citiesAbroad[name]
  // A state of the same name comes first, and a list of countries names no city.
  if (known === undefined && phraseAt(tokens, at, countryBook)) return undefined
  return { from: at, to: to + country.words.length, places: [cityPlace(name, known ?? country.value)] }
}

/** A city and the state that follows it, with a postal code where there is one. */
function withState(
  tokens: readonly Token[],
  run: Run & { value: PlaceWord },
  next: (Run & { value: PlaceWord }) | undefined,
): FoundPlace | undefined {
  const { city } = run.value
  const after = tokens[run.to]
  if (city === undefined || !after || after.gap === 'hyphen' || after.gap === 'slash') return undefined
  const isBracketed = after.gap === 'stop'
  const code = isBracketed ? (isCapitals(after.raw) ? codeOf(after) : undefined) : codeOf(after)
  if (code !== undefined) {
    const isKnown = isKnownCity(city, code)
    const isLower = !isCapitals(after.raw)
    const isClear = !isLower || (isKnown && (after.gap === 'comma' || !wordLike.has(after.norm)))
    // "Boston MA JD 2018" is a state; "Chicago IN" is a slip of the capitals lock.
    if (isClear && (isKnown || (after.gap === 'comma' && !isLower)) && (!isBracketed || isKnown)) {
      return { from: run.from, to: afterZip(tokens, run.to + 1), places: [cityPlace(city, code)] }
    }
  }
  if (!next) return undefined
  const state = stateOf(tokens, next)
  // "Portland (Oregon)"; "New York (New Jersey is fine too)" are two.
  if (isBracketed && (state === undefined || !isKnownCity(city, state) || city === 'New York')) return undefined
  if (state !== undefined && (isKnownCity(city, state) || (after.gap === 'comma' && run.value.isNameLike))) {
    return { from: run.from, to: afterZip(tokens, next.to), places: [cityPlace(city, state)] }
  }
  return undefined
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

function afterZip(tokens: readonly Token[], at: number): number {
  let to = at
  if (/^\d{5}$/.test(tokens[to]?.norm ?? '') && tokens[to]?.gap !== 'stop') to++
  if (/^(?:usa|us)$/.test(tokens[to]?.norm ?? '') && tokens[to]?.gap === 'comma') to++
  return to
}

function isNamedAsPlace(tokens: readonly Token[], run: Run, isBesidePlace: boolean): boolean {
  const first = tokens[run.from]
  const before = tokens[run.from - 1]
  const after = tokens[run.to]
  if (!first || !isCapitalized(first.raw)) return false
  // "Seattle/Bellevue", "Phoenix or Mesa": beside another place it is one.
  if (isBesidePlace && (first.gap === 'slash' || /^(?:or|and)$/.test(before?.norm ?? ''))) return true
  // A capitalized neighbour makes it a name: "Jackson Walker", "Madison Square".
  if (after && after.gap === 'soft' && isCapitalized(after.raw) && !/^(?:OR|AND)$/.test(after.raw)) return false
  return before !== undefined && first.gap === 'soft' && placeCue.test(before.norm)
}

/** The state that a token abbreviates, wherever that can be read as one. */
function stateAt(tokens: readonly Token[], at: number, isShouting: boolean): UsState | undefined {
  const token = tokens[at]
  if (!token || token.norm.length !== 2) return undefined
  const state = stateCode(token.norm)
  if (!state) return undefined
  if (plainAbbreviations.has(token.norm)) {
    // "fl oz", "ct" and "mi" in prose are rare; "Ca." and "Va." are states too.
    return state
  }
  return isCapitals(token.raw) && !isShouting ? state : undefined
}

/** Checks whether an abbreviation without a city before it may be taken for the state. */
function standsAlone(tokens: readonly Token[], at: number, state: UsState, before: FoundPlace | undefined): boolean {
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

/** "Cleveland Heights", "Chicago Ridge": what directly follows a city's name makes it another town's. */
const isTownOf = (
  tokens: readonly Token[],
  city: FoundPlace | undefined,
  town: { from: number; name: string },
): boolean =>
  city?.to === town.from &&
  tokens[town.from]?.gap === 'soft' &&
  city.to - city.from === 1 &&
  /^(?:heights|park|hills|beach|lake|ridge|grove|village|center|township|springs|falls|junction|shores?|gardens|estates|island|bay|valley|city|corner|station|mills?|woods?|run|creek|point)$/i.test(
    town.name,
  )

/** The capitalized words before ", ST" as a town's name. */
function unknownTown(
  tokens: readonly Token[],
  at: number,
  isFree: (index: number) => boolean,
): { from: number; name: string } | undefined {
  let from = at
  while (at - from < 3) {
    const token = tokens[from - 1]
    if (!token || !isFree(from - 1) || !isCapitalized(token.raw) || notACity.test(token.norm)) break
    if (isCapitals(token.raw) && token.raw.length < 4) break
    from--
    if (token.gap !== 'soft' && token.gap !== 'hyphen') break
  }
  if (from === at) return undefined
  const name = tokens
    .slice(from, at)
    .map(({ raw, gap }, index) => (index === 0 ? raw : (gap === 'hyphen' ? '-' : ' ') + raw))
    .join('')
  return { from, name }
}

/** "Naperville, Illinois": a town that is not known, before a state's full name. */
function joinTownsWithFullStates(
  tokens: readonly Token[],
  found: FoundPlace[],
  isTaken: (at: number) => boolean,
): FoundPlace[] {
  return found.map((one, index) => {
    const [place] = one.places
    if (!place || one.places.length > 1 || place.city !== undefined || place.region === undefined) return one
    if (one.to - one.from === 1 && (tokens[one.from]?.norm.length ?? 0) < 4) return one
    if (tokens[one.from]?.gap !== 'comma') return one
    const before = found[index - 1]
    const isFree = (at: number) => !isTaken(at) && !(before && at >= before.from && at < before.to)
    const town = unknownTown(tokens, one.from, isFree)
    const state = stateCode(place.region)
    if (town && state && before && isTownOf(tokens, before, town)) {
      const name = `${tokens[before.from]?.raw ?? ''} ${town.name}`
      return { from: before.from, to: afterZip(tokens, one.to), places: [cityPlace(name, state)] }
    }
    return town && state
      ? { from: town.from, to: afterZip(tokens, one.to), places: [cityPlace(town.name, state)] }
      : one
  })
}

/** The states of places, for bar admissions; "New York" and "Washington" are the states there. */
export function statesOf(places: readonly Place[]): UsState[] {
  return places.flatMap((place): UsState[] => {
    if (place.city === 'Washington') return ['DC']
    const state = place.region === undefined ? undefined : stateCode(place.region)
    return state && (place.city === undefined || place.city === usStates[state]) ? [state] : []
  })
}
