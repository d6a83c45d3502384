import { parsePlace, stateCode, usStates, type UsState } from '#contract/domain/us-states.ts'
import { citiesAbroad, citiesByState, likelyState, nameLikeCities, provinces } from './city-names.data.ts'
import { metroAreas, placeNicknames, stateRegions } from './metro-areas.data.ts'
import type { Entry } from './phrase-book.ts'
import { normalize, tokenize } from './tokens.ts'
import { townNamed } from './towns.ts'

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

/** Regions that have several names, each with the one that places carry. */
const regionNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(provinces).map(([code, name]): [string, string] => [name, code]),
  ['Québec', 'QC'],
  ['UAE', 'United Arab Emirates'],
  ['U.A.E.', 'United Arab Emirates'],
  ['UK', 'United Kingdom'],
  ['U.K.', 'United Kingdom'],
])

/** A city of a state (or country abroad) as a place. A city that is its own country is named once: "Singapore". */
export function cityPlace(city: string, country: string): Place {
  const shown = city.replace(/^Ft\.? /i, 'Fort ').replace(/^(?:Saint|St) /i, 'St. ')
  const region = regionNames.get(country) ?? country
  const name = shown === region ? shown : `${shown}, ${region}`
  const metro = metroOf.get(placeKey(name))
  return { name, city: shown, region, ...(metro === undefined ? {} : { metro }) }
}

/** A whole state; the name alone, "Texas". New York and Washington carry "(state)", since alone they mean the cities. */
export function statePlace(state: UsState): Place {
  const full = usStates[state]
  return { name: full === 'New York' || full === 'Washington' ? `${full} (state)` : full, region: state }
}

/** The states in which a city of this name is known; `likelyState` first. */
const statesOfCity: ReadonlyMap<string, readonly { state: UsState; city: string }[]> = (() => {
  const found = new Map<string, { state: UsState; city: string }[]>()
  for (const [state, cities] of Object.entries(citiesByState) as [UsState, readonly string[]][]) {
    for (const city of cities) {
      const key = placeKey(city)
      const list = found.get(key) ?? []
      list.push({ state, city })
      found.set(key, list)
    }
  }
  for (const [key, list] of found) {
    const likely = likelyState[key]
    if (likely !== undefined) list.sort((a, b) => Number(b.state === likely) - Number(a.state === likely))
  }
  return found
})()

/** Checks whether a state has a known city of this name. */
export function isKnownCity(city: string, state: UsState): boolean {
  return (
    statesOfCity.get(placeKey(city))?.some((one) => one.state === state) === true ||
    townNamed(city)?.regions.includes(state) === true
  )
}

/** The place that a name as jobs or criteria write it means: "Boston, MA", "Texas", "Midwest", "NYC", "New York". */
export function placeNamed(text: string): Place | undefined {
  const name = text.trim()
  const region = stateRegions[name]
  if (region) return { name, states: region }
  if (/^upstate new york$/i.test(name)) return { name: 'Upstate New York', region: 'NY' }
  const [, alone] = /^(.*)\(state\)$/i.exec(name) ?? []
  if (alone !== undefined) {
    const state = stateCode(alone.trim())
    return state ? statePlace(state) : undefined
  }
  return nicknames.get(placeKey(text))?.[0] ?? cityNamed(text) ?? placeWithRegion(text)
}

/** Checks whether a text is a place's name and nothing else: "Boston, MA", "NYC", "Texas"; not "Media", "Litigation, Trial". */
export function isPlaceName(text: string | undefined): boolean {
  const name = (text ?? '').replace(/\s+offices?$/i, '').trim()
  const place = name === '' || nameLikeCities.has(placeKey(name)) ? undefined : placeNamed(name)
  if (!place) return false
  if (place.states ?? place.city === undefined) return true
  const { city = '', region = '' } = place
  return (
    stateCode(region) !== undefined ||
    citiesAbroad[city] !== undefined ||
    townNamed(city)?.regions.includes(region) === true
  )
}

/** A known city by its name alone. A state's name is the state's, New York and Washington aside. */
function cityNamed(text: string): Place | undefined {
  if (text.includes(',')) return undefined
  const key = placeKey(text)
  const known = statesOfCity.get(key)?.[0]
  if (known && (key === 'new york' || key === 'washington' || stateCode(text) === undefined))
    return cityPlace(known.city, known.state)
  const abroad = Object.entries(citiesAbroad).find(([city]) => placeKey(city) === key)
  if (abroad) return cityPlace(...abroad)
  const town = /^\p{Lu}/u.test(text) && !nameLikeCities.has(key) ? townNamed(text) : undefined
  return town && stateCode(text) === undefined ? cityPlace(town.name, town.regions[0] ?? '') : undefined
}

/** "Boston, MA", "Dublin, Ireland", "Texas". */
function placeWithRegion(text: string): Place | undefined {
  const { city, region, state } = parsePlace(text)
  if (city !== null && region !== null) return cityPlace(city, state ?? region)
  return state ? statePlace(state) : undefined
}

const nicknames: ReadonlyMap<string, readonly Place[]> = new Map(
  placeNicknames.flatMap(({ names, places }) => {
    const meant = places.map((place) => placeOfData(place))
    return names.split(';').map((name): [string, readonly Place[]] => [placeKey(name), meant])
  }),
)

function placeOfData(name: string): Place {
  const region = stateRegions[name]
  if (region) return { name, states: region }
  if (name === 'Upstate New York') return { name, region: 'NY' }
  const { city, region: where, state } = parsePlace(name.replace(' (state)', ''))
  if (name.endsWith('(state)')) {
    const code = stateCode(name.replace(' (state)', ''))
    if (code) return statePlace(code)
  }
  if (city !== null && where !== null) return cityPlace(city, where)
  if (state) return statePlace(state)
  throw new Error(`no such place: ${name}`)
}

/** Every word for a place: cities, states' full names, nicknames. Abbreviations of states are read by their context. */
export function placeEntries(): Entry<PlaceWord>[] {
  const entries: Entry<PlaceWord>[] = placeNicknames.flatMap(({ names, places, capitals, isNameLike }) => {
    const meant = places.map((place) => placeOfData(place))
    return names.split(';').map((text) => ({
      text,
      value: { kind: 'place' as const, places: meant, ...(isNameLike ? { isNameLike } : {}) },
      ...(capitals ? { isCapitals: true } : {}),
      overCommas: text.includes(','),
    }))
  })
  for (const [key, [first]] of statesOfCity) {
    if (!first) continue
    entries.push({
      text: first.city,
      value: {
        kind: 'place',
        places: [cityPlace(first.city, first.state)],
        city: first.city,
        ...(nameLikeCities.has(key) ? { isNameLike: true as const } : {}),
      },
    })
  }
  for (const [city, country] of Object.entries(citiesAbroad)) {
    entries.push({ text: city, value: { kind: 'place', places: [cityPlace(city, country)], city } })
  }
  for (const [code, name] of Object.entries(usStates) as [UsState, string][]) {
    if (name === 'New York' || name === 'Washington' || code === 'DC') continue
    entries.push({ text: name, value: { kind: 'place', places: [statePlace(code)] } })
  }
  return entries
}

/** Abbreviations that may be alone in any capitals; the others are words (in, or, me), names or degrees (MA, MS, PA). */
export const plainAbbreviations: ReadonlySet<string> = new Set(
  'ny nj ct ca tx fl ga nc sc tn va wv il mn wi ky nv ut nm az wa dc nh vt ri mi ohio'.split(' '),
)
/** Those that are read alone only in capitals. */
export const capitalAbbreviations: ReadonlySet<string> = new Set(
  'PA MD MA CO DE KS MO IA AR NE MT WY AK ND OH AL'.split(' '),
)

export type PlaceFit = 'same' | 'metro' | 'state' | 'region' | 'none'

/**
 * Rates how a job's place matches the wanted one: `same` city (or any place of a wanted state or region), `metro` for the same
 * commuting area, `state` for another city of the state, `region` where the job names only a wider area.
 */
export function placeFit(wanted: Place, job: Place): PlaceFit {
  if (normalName(wanted) === normalName(job) || isSameAbroad(wanted, job)) return 'same'
  if (wanted.states) return isInStates(job, wanted.states) ? 'same' : 'none'
  const isInRegion = wanted.region !== undefined && wanted.region === job.region
  if (wanted.city === undefined) return isInRegion ? 'same' : 'none'
  if (wanted.metro !== undefined && wanted.metro === job.metro) return 'metro'
  if (job.states) return isInStates(wanted, job.states) ? 'region' : 'none'
  if (!isInRegion) return 'none'
  return job.city === undefined ? 'region' : 'state'
}

/** "Toronto, Canada" is "Toronto, ON". */
const isSameAbroad = (a: Place, b: Place): boolean =>
  a.city !== undefined && a.city === b.city && countryOf(a) !== undefined && countryOf(a) === countryOf(b)

const countryOf = ({ region = '' }: Place): string | undefined =>
  region === 'Canada' || Object.hasOwn(provinces, region) ? 'Canada' : undefined

const isInStates = ({ region }: Place, states: readonly UsState[]): boolean =>
  region !== undefined && states.some((one) => one === region)

const normalName = (place: Place): string => normalize(place.name)
