import { parsePlace, stateCode, usStates, type UsState } from '#contract/domain/us-states.ts'
import * as names from './city-names.data.ts'
import { metroAreas, placeNicknames, stateRegions } from './metro-areas.data.ts'
import { meaningsOf, type Entry } from './phrase-book.ts'
import { normalize, plainWords } from './tokens.ts'
import { towns } from './towns.data.ts'

/** A place that a text names: a city, a whole state, or a region of states. */
export type Place = {
  /** As jobs write it: "Boston, MA", "Texas", "Midwest", "London, England". */
  name: string
  city?: string
  /** Abbreviation of a state; for a city abroad its country. */
  region?: string
  /** The commuting area, where the city belongs to one. */
  metro?: string
  /** The states of a region. */
  states?: readonly UsState[]
}

export type PlaceWord = {
  places: readonly Place[]
  /** More often a word or a person's name: needs its state or "in". */
  isNameLike?: boolean | undefined
  /** Known only from the list of towns, so it needs its state in running prose. */
  isListed?: boolean
  /** The city's own name, where a state may follow. */
  city?: string
}

const metroOf = meaningsOf(Object.entries(metroAreas), plainWords)

/** A city of a state (or country abroad) as a place. A city that is its own country is named once: "Singapore". */
export function cityPlace(city: string, country: string): Place {
  const shown = city.replace(/^Ft\.? /i, 'Fort ').replace(/^(?:Saint|St) /i, 'St. ')
  const region = names.regionNames[country] ?? country
  const name = shown === region ? shown : `${shown}, ${region}`
  const metro = metroOf.get(plainWords(name))
  return { name, city: shown, region, ...(metro === undefined ? {} : { metro }) }
}

/** A whole state; the name alone, "Texas". New York and Washington carry "(state)", since alone they mean the cities. */
export function statePlace(state: UsState): Place {
  const full = usStates[state]
  return { name: full === 'New York' || full === 'Washington' ? `${full} (state)` : full, region: state }
}

/** A city's name, and the states, provinces and countries that have a city of that name, likeliest first. */
type NamedCity = { name: string; regions: string[]; isListed: boolean }

/** Cities where lawyers work and, once a first text has been read, the towns of the list. */
const cities = new Map<string, NamedCity>()

function addCity(name: string, region: string, isListed = false): void {
  const key = plainWords(name)
  const city = cities.get(key) ?? { name, regions: [], isListed }
  const isLikely = names.likelyState[key] === region && !isListed
  if (!city.regions.includes(region)) city.regions[isLikely ? 'unshift' : 'push'](region)
  cities.set(key, city)
}
for (const [state, own] of Object.entries(names.citiesByState)) for (const city of own) addCity(city, state)
for (const [city, country] of Object.entries(names.citiesAbroad)) addCity(city, country)

let hasTowns = false

/** All cities and towns. Towns are added on the first call, because most isolates read no text. */
function allCities(): ReadonlyMap<string, NamedCity> {
  for (const town of hasTowns ? [] : towns.split(';')) {
    const [name = '', region = ''] = town.split(',')
    addCity(name, region, true)
  }
  hasTowns = true
  return cities
}

/** The states, provinces and countries that have a known city of this name, the likeliest first. */
export const regionsOf = (city: string): readonly string[] => allCities().get(plainWords(city))?.regions ?? []

/** The place that a name in a job or a criterion means: "Boston, MA", "Texas", "Midwest", "NYC", "New York". */
export function placeNamed(text: string): Place | undefined {
  const name = text.trim()
  return writtenRegion(name) ?? nicknames.get(plainWords(name))?.[0] ?? cityNamed(name) ?? placeWithRegion(name)
}

/** A region, province or state as jobs write it: "Midwest", "British Columbia", "New York (state)". */
function writtenRegion(name: string): Place | undefined {
  const states = stateRegions[name]
  if (states) return { name, states }
  const province = names.regionNames[name] ?? ''
  if (Object.hasOwn(names.provinces, province)) return { name, region: province }
  const state = / \(state\)$/i.test(name) ? stateCode(name.slice(0, -8)) : undefined
  return state && statePlace(state)
}

/** Checks whether a text is a place's name and nothing else: "Boston, MA", "NYC", "Texas"; not "Media", "Litigation, Trial". */
export function isPlaceName(text: string | undefined): boolean {
  const name = (text ?? '').replace(/\s+offices?$/i, '').trim()
  if (name === '' || names.nameLikeCities.has(plainWords(name))) return false
  const { city, region = '', name: named } = placeNamed(name) ?? {}
  const isKnown = city === undefined || stateCode(region) !== undefined || regionsOf(city).includes(region)
  return named !== undefined && isKnown
}

/** A known city by its name alone. A state's name is the state's, New York and Washington aside. */
function cityNamed(text: string): Place | undefined {
  const key = plainWords(text)
  const isState = stateCode(text) !== undefined && key !== 'new york' && key !== 'washington'
  const city = text.includes(',') || isState ? undefined : allCities().get(key)
  const isWord = names.nameLikeCities.has(key) || names.wordTowns.has(key)
  return city && !(city.isListed && isWord) ? cityPlace(city.name, city.regions[0] ?? '') : undefined
}

/** A city with its region, or a state: "Boston, MA", "Dublin, Ireland", "Texas". */
function placeWithRegion(text: string): Place | undefined {
  const { city, region, state } = parsePlace(text)
  if (city !== null && region !== null) return cityPlace(city, state ?? region)
  return state ? statePlace(state) : undefined
}

const nicknamed = placeNicknames.flatMap(({ names: said, places: meant, capitals: isCapitals = false, isNameLike }) => {
  const places = meant.flatMap((name) => writtenRegion(name) ?? placeWithRegion(name) ?? [])
  return said.split(';').map((text): Entry<PlaceWord> => ({ text, value: { places, isNameLike }, isCapitals }))
})
const nicknames = new Map(nicknamed.map(({ text, value }) => [plainWords(text), value.places]))

/** Entries for the cities where lawyers work, or for the list of towns if `isListed`. */
export const cityEntries = (isListed: boolean): Entry<PlaceWord>[] =>
  [...(isListed ? allCities() : cities)]
    .filter(([, city]) => city.isListed === isListed)
    .map(([key, { name, regions }]) => {
      const isNameLike = isListed || names.nameLikeCities.has(key)
      const value = { places: [cityPlace(name, regions[0] ?? '')], city: name, isNameLike, isListed }
      return { text: name, value }
    })

/** Every word for a place: cities, states' full names, nicknames. Abbreviations of states are read by their context. */
export const placeEntries: readonly Entry<PlaceWord>[] = [
  ...nicknamed,
  ...Object.entries(names.provinces).map(([region, text]) => ({
    text,
    value: { places: [{ name: text, region }], city: text },
  })),
  ...cityEntries(false),
  ...(Object.entries(usStates) as [UsState, string][])
    .filter(([code]) => !['NY', 'WA', 'DC'].includes(code))
    .map(([code, text]) => ({ text, value: { places: [statePlace(code)] } })),
]

export type PlaceFit = 'same' | 'metro' | 'state' | 'region' | 'none'

/**
 * Rates how a job's place matches the wanted one: `same` city (or any place of a wanted state or region), `metro` for the same
 * commuting area, `state` for another city of the state, `region` where the job names only a wider area.
 */
export function placeFit(wanted: Place, job: Place): PlaceFit {
  if (comparable(wanted) === comparable(job)) return 'same'
  if (wanted.states) return wanted.states.some((state) => state === job.region) ? 'same' : 'none'
  const isInRegion = wanted.region !== undefined && wanted.region === job.region
  if (wanted.city === undefined) return isInRegion ? 'same' : 'none'
  if (wanted.metro !== undefined && wanted.metro === job.metro) return 'metro'
  if (job.states) return job.states.some((state) => state === wanted.region) ? 'region' : 'none'
  if (!isInRegion) return 'none'
  return job.city === undefined ? 'region' : 'state'
}

/** "Toronto, Canada" is "Toronto, ON". */
const comparable = ({ name, city, region = '' }: Place): string =>
  normalize(city !== undefined && Object.hasOwn(names.provinces, region) ? `${city}, Canada` : name)
