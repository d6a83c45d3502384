import { parsePlace, stateCode, usStates, type UsState } from '#contract/domain/us-states.ts'
import * as names from './city-names.data.ts'
import { metroAreas, placeNicknames, stateRegions } from './metro-areas.data.ts'
import type { Entry } from './phrase-book.ts'
import { normalize, tokenize } from './tokens.ts'
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
  kind: 'place'
  places: readonly Place[]
  /** More often a word or a person's name: needs its state or "in". */
  isNameLike?: true
  /** Known from the kept list only: in running prose it needs its state. */
  isListed?: true
  /** The city's own name, where a state may follow. */
  city?: string
}

const metroOf: ReadonlyMap<string, string> = new Map(
  Object.entries(metroAreas).flatMap(([metro, cities]) =>
    cities.split(';').map((city): [string, string] => [placeKey(city), metro]),
  ),
)

function placeKey(text: string): string {
  return tokenize(text)
    .map(({ norm }) => norm)
    .join(' ')
}

/** A city of a state (or country abroad) as a place. A city that is its own country is named once: "Singapore". */
export function cityPlace(city: string, country: string): Place {
  const shown = city.replace(/^Ft\.? /i, 'Fort ').replace(/^(?:Saint|St) /i, 'St. ')
  const region = names.regionNames[country] ?? country
  const name = shown === region ? shown : `${shown}, ${region}`
  const metro = metroOf.get(placeKey(name))
  return { name, city: shown, region, ...(metro === undefined ? {} : { metro }) }
}

/** A whole state; the name alone, "Texas". New York and Washington carry "(state)", since alone they mean the cities. */
export function statePlace(state: UsState): Place {
  const full = usStates[state]
  return { name: full === 'New York' || full === 'Washington' ? `${full} (state)` : full, region: state }
}

/** A city by its name, and the states, provinces and countries that have one, the likeliest first. */
type NamedCity = { name: string; regions: string[]; isListed: boolean }

/** Cities where lawyers work, and once a text is read the towns of the kept list. */
const cities = new Map<string, NamedCity>()

function addCity(name: string, region: string, isListed = false): void {
  const city = cities.get(placeKey(name)) ?? { name, regions: [], isListed }
  const isLikely = names.likelyState[placeKey(name)] === region && !isListed
  if (!city.regions.includes(region)) city.regions[isLikely ? 'unshift' : 'push'](region)
  cities.set(placeKey(name), city)
}
for (const [state, own] of Object.entries(names.citiesByState)) for (const city of own) addCity(city, state)
for (const [city, country] of Object.entries(names.citiesAbroad)) addCity(city, country)

let hasTowns = false

/** All cities. Towns are added when first asked for: most isolates read no text. */
function allCities(): ReadonlyMap<string, NamedCity> {
  for (const town of hasTowns ? [] : towns.split(';')) {
    const [name = '', region = ''] = town.split(',')
    for (const form of new Set([name, name.replace(/^Saint /, 'St ')])) addCity(form, region, true)
  }
  hasTowns = true
  return cities
}

/** The states, provinces and countries that have a known city of this name, the likeliest first. */
export const regionsOfCity = (city: string): readonly string[] => allCities().get(placeKey(city))?.regions ?? []

/** The place that a name as jobs or criteria write it means: "Boston, MA", "Texas", "Midwest", "NYC", "New York". */
export function placeNamed(text: string): Place | undefined {
  const name = text.trim()
  return writtenRegion(name) ?? nicknames.get(placeKey(name))?.[0] ?? cityNamed(name) ?? placeWithRegion(name)
}

/** "Midwest", "British Columbia", "Upstate New York", "New York (state)". */
function writtenRegion(name: string): Place | undefined {
  const states = stateRegions[name]
  if (states) return { name, states }
  if (/^upstate new york$/i.test(name)) return { name: 'Upstate New York', region: 'NY' }
  const province = names.regionNames[name] ?? ''
  if (Object.hasOwn(names.provinces, province)) return { name, region: province }
  const state = /\(state\)$/i.test(name) ? stateCode(name.replace(/\(state\)$/i, '')) : undefined
  return state && statePlace(state)
}

/** Checks whether a text is a place's name and nothing else: "Boston, MA", "NYC", "Texas"; not "Media", "Litigation, Trial". */
export function isPlaceName(text: string | undefined): boolean {
  const name = (text ?? '').replace(/\s+offices?$/i, '').trim()
  const place = name === '' || names.nameLikeCities.has(placeKey(name)) ? undefined : placeNamed(name)
  if (!place) return false
  const { city, region = '' } = place
  return city === undefined || stateCode(region) !== undefined || regionsOfCity(city).includes(region)
}

/** A known city by its name alone. A state's name is the state's, New York and Washington aside. */
function cityNamed(text: string): Place | undefined {
  const key = placeKey(text)
  const isState = stateCode(text) !== undefined && key !== 'new york' && key !== 'washington'
  const city = text.includes(',') || isState ? undefined : allCities().get(key)
  const isWord = names.nameLikeCities.has(key) || names.wordTowns.has(key) || !/^\p{Lu}/u.test(text)
  return city && !(city.isListed && isWord) ? cityPlace(city.name, city.regions[0] ?? '') : undefined
}

/** "Boston, MA", "Dublin, Ireland", "Texas". */
function placeWithRegion(text: string): Place | undefined {
  const { city, region, state } = parsePlace(text)
  if (city !== null && region !== null) return cityPlace(city, state ?? region)
  return state ? statePlace(state) : undefined
}

/** The places that the nicknames' data name. */
const meantPlaces = (meant: readonly string[]): Place[] =>
  meant.map((name) => {
    const place = writtenRegion(name) ?? placeWithRegion(name)
    if (!place) throw new Error(`no such place: ${name}`)
    return place
  })

const nicknames: ReadonlyMap<string, readonly Place[]> = new Map(
  placeNicknames.flatMap(({ names: said, places }) =>
    said.split(';').map((name): [string, readonly Place[]] => [placeKey(name), meantPlaces(places)]),
  ),
)

/** Every word for a place: cities, states' full names, nicknames. Abbreviations of states are read by their context. */
export function placeEntries(): Entry<PlaceWord>[] {
  const word = (text: string, places: readonly Place[], more: Partial<PlaceWord> = {}): Entry<PlaceWord> => ({
    text,
    value: { kind: 'place', places, ...more },
    overCommas: text.includes(','),
  })
  return [
    ...placeNicknames.flatMap(({ names: said, places, capitals = false, isNameLike }) =>
      said.split(';').map((text) => ({
        ...word(text, meantPlaces(places), isNameLike ? { isNameLike } : {}),
        isCapitals: capitals,
      })),
    ),
    ...Object.entries(names.provinces).map(([region, city]) => word(city, [{ name: city, region }], { city })),
    ...cityEntries(false),
    ...(Object.entries(usStates) as [UsState, string][])
      .filter(([code]) => !['NY', 'WA', 'DC'].includes(code))
      .map(([code, name]) => word(name, [statePlace(code)])),
  ]
}

/** Words for the cities where lawyers work, or for the towns of the kept list. */
export function cityEntries(isListed: boolean): Entry<PlaceWord>[] {
  const all = [...(isListed ? allCities() : cities)].filter(([, city]) => city.isListed === isListed)
  return all.map(([key, { name, regions }]) => {
    const value: PlaceWord = { kind: 'place', places: [cityPlace(name, regions[0] ?? '')], city: name }
    if (isListed) return { text: name, value: { ...value, isNameLike: true, isListed } }
    return { text: name, value: names.nameLikeCities.has(key) ? { ...value, isNameLike: true } : value }
  })
}

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
