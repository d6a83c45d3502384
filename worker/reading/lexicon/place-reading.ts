import { stateCode, usStates, type UsState } from '#contract/domain/us-states.ts'
import { citiesAbroad, countries } from './city-names.data.ts'
import { findPhrases, phraseAt, phraseBook, type Run } from './phrase-book.ts'
import { courtEnd, isPartOfName } from './place-contexts.ts'
import { abbreviatedState, withState } from './place-states.ts'
import { cityPlace, placeEntries, statePlace, type Place, type PlaceWord } from './places.ts'
import { isCapitalized, type Token } from './tokens.ts'
import { joinTownsWithFullStates, notACity, type FoundPlace } from './town-names.ts'
import { townAt, townNamed } from './towns.ts'

const book = phraseBook(placeEntries())
const countryBook = phraseBook(countries.map((text) => ({ text, value: text })))

type PlaceRun = Run & { value: PlaceWord }

/** Words before a place that say it is one. */
const placeCue =
  /^(?:in|near|around|from|to|outside|at|based|located|location|office|offices|area|within|greater|downtown)$/
/**
 * Finds the places that a text names. "Portland, ME" and "Athens Georgia" are read together with their state, "Naperville,
 * IL" also where the town is not known, abbreviations alone where they can't be a word ("TX", "NJ"; not "in", "or", "me").
 *
 * @param options.isTaken Tokens that mean something else already ("Paul Hastings", "Sidley Austin").
 * @param options.isProse Running prose, where a small town needs its state.
 */
export function findPlaces(
  tokens: readonly Token[],
  { isTaken, isProse }: { isTaken: (at: number) => boolean; isProse: boolean },
): FoundPlace[] {
  const isShouting = !tokens.some(({ raw }) => /\p{Ll}/u.test(raw))
  const runs = findPhrases(tokens, book).filter((run) => !rangeTaken(run, isTaken))
  const runFrom = new Map(runs.map((run) => [run.from, run]))
  const found: FoundPlace[] = []
  for (let at = 0; at < tokens.length;) {
    const court = courtEnd(tokens, at)
    if (court !== undefined) {
      at = court
      continue
    }
    const run = longerRun(tokens, runFrom.get(at), isTaken(at) ? undefined : townRun(tokens, at, isProse))
    const named =
      cityAbroad(tokens, at, run, isTaken) ?? (run && placeOfRun(tokens, run, runFrom.get(run.to), found.at(-1)))
    if (named) {
      if (!isPartOfName(tokens, named, named.places)) found.push(named)
      at = named.to
      continue
    }
    const state = isTaken(at) ? undefined : abbreviatedState(tokens, at, { found, isTaken, isShouting })
    if (state?.replacesBefore) found.pop()
    if (state) found.push(state.place)
    at++
  }
  const joined = joinTownsWithFullStates(tokens, found, isTaken)
  const whole = joined.filter((one, index) => (joined[index + 1]?.from ?? Infinity) > one.from)
  return withoutRepeatedStates(tokens, whole).map((one, index, all) =>
    isStateOfWashington(tokens, one, [all[index - 1], all[index + 1]]) ? { ...one, places: [statePlace('WA')] } : one,
  )
}

/** A town of the kept list as a run: alone it is read where a capital and its place in the text make it one. */
function townRun(tokens: readonly Token[], at: number, isProse: boolean): PlaceRun | undefined {
  const found = townAt(tokens, at)
  const [region] = found?.town.regions ?? []
  if (!found || region === undefined) return undefined
  const { name } = found.town
  const isAlone = !isProse && isTownAlone(tokens, at, found.to)
  const value: PlaceWord = { kind: 'place', places: [cityPlace(name, region)], city: name }
  return { from: at, to: found.to, value: isAlone ? value : { ...value, isNameLike: true, isListed: true } }
}

/** The longer of two runs: "Cleveland Heights" is another town than Cleveland, and "any Texas city" isn't a town. */
function longerRun(
  tokens: readonly Token[],
  known: PlaceRun | undefined,
  town: PlaceRun | undefined,
): PlaceRun | undefined {
  if (!known || !town) return known ?? town
  const { city, places } = town.value
  const state = stateCode(tokens[town.to]?.norm ?? '')
  const isWritten =
    isCapitalized(tokens[town.to - 1]?.raw ?? '') || (state !== undefined && places[0]?.region === state)
  const isLonger = town.to > known.to && isWritten
  return isLonger && city ? { ...town, value: { kind: 'place', places, city } } : known
}

/** "Immigration attorney, Naperville, 100k": in a query a town between commas, or of two words, is one. */
function isTownAlone(tokens: readonly Token[], from: number, to: number): boolean {
  const words = tokens.slice(from, to)
  if (!words.every(({ raw }) => isCapitalized(raw) || /^(?:of|the|du|de)$/.test(raw))) return false
  const [gap, after] = [tokens[from]?.gap, tokens[to]]
  const isParted = (one: string | undefined) => one === undefined || /^(?:stop|comma|slash)$/.test(one)
  const isNext = (word: string | undefined) => /^(?:or|and|in|near|around)$/.test(word ?? '')
  if (after?.gap === 'soft' && isCapitalized(after.raw) && after.raw !== after.raw.toUpperCase()) return false
  if (to - from > 1) return true
  return (isParted(gap) || isNext(tokens[from - 1]?.norm)) && (isParted(after?.gap) || isNext(after?.norm)) && from > 0
}

/** A place by its name, with its state where that follows. */
function placeOfRun(
  tokens: readonly Token[],
  run: PlaceRun,
  next: PlaceRun | undefined,
  before: FoundPlace | undefined,
): FoundPlace | undefined {
  if (isChannelIsland(tokens, run)) return undefined
  const city = withState(tokens, run, next)
  if (city) return city
  if (run.value.isListed) return undefined
  const isBesidePlace = before !== undefined && run.from - before.to <= 1
  if (run.value.isNameLike && !isNamedAsPlace(tokens, run, isBesidePlace)) return undefined
  return { from: run.from, to: run.to, places: run.value.places }
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

/** "Dublin, Ireland", "Cork, Ireland": a city with its country, even if the United States has one of that name. */
function cityAbroad(
  tokens: readonly Token[],
  at: number,
  run: PlaceRun | undefined,
  isTaken: (at: number) => boolean,
): FoundPlace | undefined {
  const token = tokens[at]
  if (!token || isTaken(at) || !isCapitalized(token.raw) || notACity.test(token.norm)) return undefined
  const to = run?.to ?? at + 1
  const country = countryAfter(tokens, to)
  if (!country) return undefined
  const written = tokens.slice(at, to).map(({ raw }) => raw)
  const name = run?.value.city ?? written.join(' ')
  const known = citiesAbroad[name] ?? (/^(?:UK|United Kingdom)$/.test(country.value) ? britishRegion(name) : undefined)
  // A state of the same name comes first, and a list of countries names no city.
  if (known === undefined && phraseAt(tokens, at, countryBook)) return undefined
  return { from: at, to: to + country.words.length, places: [cityPlace(name, known ?? country.value)] }
}

const britishRegion = (name: string): string | undefined =>
  townNamed(name)?.regions.find((region) => /^(?:England|Scotland|Wales|Northern Ireland)$/.test(region))

/** A country behind a comma. */
function countryAfter(tokens: readonly Token[], at: number) {
  const token = tokens[at]
  return token?.gap === 'comma' && isCapitalized(token.raw) ? phraseAt(tokens, at, countryBook) : undefined
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

/** The states of places, for bar admissions; "New York" and "Washington" are the states there. */
export function statesOf(places: readonly Place[]): UsState[] {
  return places.flatMap((place): UsState[] => {
    if (place.city === 'Washington') return ['DC']
    const state = place.region === undefined ? undefined : stateCode(place.region)
    return state && (place.city === undefined || place.city === usStates[state]) ? [state] : []
  })
}
