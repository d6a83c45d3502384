import { stateCode, usStates, type UsState } from '#contract/domain/us-states.ts'
import { givenNames } from './given-names.data.ts'
import {
  britishWords,
  capitalAbbreviations,
  citiesAbroad,
  countries,
  notTownWords,
  olderAbbreviations,
  placeCues,
  plainAbbreviations,
  provinces,
  townWords,
  wordLikeStates,
  wordTowns,
} from './city-names.data.ts'
import { clauseBefore, clauseFrom } from './clause.ts'
import { findPhrases, phraseAt, phraseBook, type Run } from './phrase-book.ts'
import { courtEnd, isPartOfName, isTitleLike } from './place-contexts.ts'
import { cityPlace, placeEntries, regionsOfCity, statePlace, type Place, type PlaceWord } from './places.ts'
import { gapAt, isCapitalized, isCapitals, normAt, rawAt, type Token } from './tokens.ts'
import { townAt, townNamed } from './towns.ts'

export type FoundPlace = Run & { places: readonly Place[] }
type PlaceRun = Run & { value: PlaceWord }

/** A text whose places are read. */
type PlaceText = {
  tokens: readonly Token[]
  /** Known places by the token that they begin at. */
  runs: ReadonlyMap<number, PlaceRun>
  /** Checks whether a token means something else already. */
  isTaken: (at: number) => boolean
  /** Checks whether a token names a practice, a level or a kind of work: part of no town's name. */
  isTerm: (at: number) => boolean
  isProse: boolean
  isCapital: (at: number) => boolean
}

const book = phraseBook(placeEntries())
const regionBook = phraseBook(
  [...Object.entries(usStates), ...Object.entries(provinces), ...countries.map((name) => [name, name])].map(
    ([value = '', text = '']) => ({ text, value }),
  ),
)

/**
 * Finds the places that a text names. "Portland, ME" and "Athens Georgia" are read together with their state, "Naperville,
 * IL" also where the town is not known, abbreviations alone where they can't be a word ("TX", "NJ"; not "in", "or", "me").
 *
 * @param options.isTaken Tokens that mean something else already ("Paul Hastings", "Sidley Austin").
 * @param options.isTerm Tokens that name a practice, a level or a kind of work.
 * @param options.isProse Running prose, where a small town needs its state.
 */
export function findPlaces(
  tokens: readonly Token[],
  { isTaken, isTerm, isProse }: Pick<PlaceText, 'isTaken' | 'isTerm' | 'isProse'>,
): FoundPlace[] {
  const isFree = ({ from, to }: Run) => !tokens.slice(from, to).some((_, at) => isTaken(from + at))
  const runs = new Map(findPhrases(tokens, book).flatMap((run) => (isFree(run) ? [[run.from, run]] : [])))
  const hasCapitals = tokens.some(({ raw }) => /^\p{Lu}\p{Ll}/u.test(raw))
  const isShouting = !tokens.some(({ raw }) => /\p{Ll}/u.test(raw))
  // A query in small letters has no capitals that could say more.
  const isCapital = (at: number) => isCapitalized(rawAt(tokens, at)) || (!hasCapitals && !isProse)
  const text: PlaceText = { tokens, runs, isTaken, isTerm, isProse, isCapital }
  const found: FoundPlace[] = []
  for (let at = 0; at < tokens.length;) {
    const court = courtEnd(tokens, at)
    const known = isTaken(at) ? undefined : knownAt(text, at)
    const place =
      (known && withRegion(text, known, known.value)) ??
      unknownTown(text, at, known) ??
      (known ? alone(text, known, found.at(-1)) : abbreviatedState(text, at, { before: found.at(-1), isShouting }))
    if (court === undefined && place && !isPartOfName(tokens, place, place.places)) found.push(place)
    at = court ?? place?.to ?? at + 1
  }
  const own = found.filter((one, at) => !isSaidBefore(text, one, found[at - 1]))
  return meant(tokens, own)
}

/** The known place at a token: of a city and a town of the kept list the longer ("Cleveland Heights" isn't Cleveland). */
function knownAt({ tokens, runs, isCapital }: PlaceText, at: number): PlaceRun | undefined {
  const run = runs.get(at)
  const { town, to } = townAt(tokens, at) ?? { to: 0 }
  if (town === undefined || (run && (run.to >= to || !isCapital(to - 1)))) return run
  const value: PlaceWord = { kind: 'place', places: [cityPlace(town.name, town.regions[0] ?? '')], city: town.name }
  return { from: at, to, value: run ? value : { ...value, isNameLike: true, isListed: true } }
}

/** A state, a province or a country; `isFull` if its name is written out. */
type Region = { code: string; to: number; isFull: boolean }

/** The region that a text names at a token. */
function regionAt(tokens: readonly Token[], at: number): Region | undefined {
  const [raw, norm] = [rawAt(tokens, at), normAt(tokens, at)]
  const full = phraseAt(tokens, at, regionBook)
  if (full && (isCapitalized(raw) || stateCode(full.value))) {
    return { code: full.value, to: at + full.words.length, isFull: true }
  }
  const upper = norm.toUpperCase()
  const isProvince = Object.hasOwn(provinces, upper) && (isCapitals(raw) || !/^(?:on|pe)$/.test(norm))
  const code = norm.length === 2 ? (stateCode(norm) ?? (isProvince ? upper : undefined)) : olderAbbreviations.get(norm)
  return code === undefined ? undefined : { code, to: at + 1, isFull: false }
}

/** The index behind a postal code and the country, where they follow. */
function afterZip(tokens: readonly Token[], at: number): number {
  const to = /^\d{5}$/.test(normAt(tokens, at)) && gapAt(tokens, at) !== 'stop' ? at + 1 : at
  return /^(?:usa|us|canada)$/.test(normAt(tokens, to)) && gapAt(tokens, to) === 'comma' ? to + 1 : to
}

const isBritish = (region: string): boolean => /^(?:England|Scotland|Wales|Northern Ireland)$/.test(region)

/** A city and the region that follows it: "Portland, ME", "Boston MA", "Vancouver BC", "Zug (Switzerland)". */
function withRegion({ tokens, runs }: PlaceText, { from, to }: Run, word: PlaceWord): FoundPlace | undefined {
  const { city } = word
  const region = regionAt(tokens, to)
  if (city === undefined || !region || (runs.get(to)?.to ?? 0) > region.to) return undefined
  if (region.isFull && isPartOfName(tokens, { from: to, to: region.to }, [{ name: region.code }])) return undefined
  const isUnited = /^(?:UK|United Kingdom)$/.test(region.code)
  const known = regionsOfCity(city).find((one) => one === region.code || (isUnited && isBritish(one)))
  const isMeant = known === undefined ? mayBeUnknown(tokens, to, region, word) : isOfCity(tokens, to, region, city)
  return isMeant
    ? { from, to: afterZip(tokens, region.to), places: [cityPlace(city, known ?? region.code)] }
    : undefined
}

/** Checks whether a region behind a known city of it is written as one. */
function isOfCity(tokens: readonly Token[], at: number, { isFull }: Region, city: string): boolean {
  const isUpper = isFull || isCapitals(rawAt(tokens, at))
  const gap = gapAt(tokens, at)
  if (gap === 'soft') return isUpper || !wordLikeStates.has(normAt(tokens, at))
  if (gap === 'stop') return isUpper && city !== 'New York'
  return gap === 'comma' || (gap === 'hyphen' && isFull)
}

/** Checks whether a region behind a comma makes a place of a name that isn't known there. */
function mayBeUnknown(tokens: readonly Token[], at: number, region: Region, { isNameLike }: PlaceWord): boolean {
  if (gapAt(tokens, at) !== 'comma' || notTownWords.has(normAt(tokens, at - 1))) return false
  if (!region.isFull) return isCapitals(rawAt(tokens, at)) && !isTitleLike(tokens, at)
  return isNameLike === true || stateCode(region.code) === undefined
}

/** A town that is in no list, before a comma and its region: up to three capitalized words. */
function unknownTown(text: PlaceText, at: number, known: PlaceRun | undefined): FoundPlace | undefined {
  const { tokens } = text
  if (known && !known.value.isNameLike && !townWords.has(normAt(tokens, known.to))) return undefined
  let city = ''
  for (let to = at; to < at + 3 && mayBeInTown(text, to, at); to++) {
    city += gapAt(tokens, to) === 'hyphen' ? `-${rawAt(tokens, to)}` : ` ${rawAt(tokens, to)}`
    const region = gapAt(tokens, to + 1) === 'comma' ? regionAt(tokens, to + 1) : undefined
    // "Tax, New York" and "France, Germany" name no town.
    if (region && !/^(?:NY|WA)true/.test(`${region.code}${region.isFull}`) && city !== ' St' && !regionAt(tokens, at))
      return withRegion(
        text,
        { from: at, to: to + 1 },
        { kind: 'place', places: [], city: city.trim(), isNameLike: true },
      )
  }
  return undefined
}

/** Checks whether a word may be part of a town's name that begins at a token. */
function mayBeInTown({ tokens, runs, isTaken, isTerm }: PlaceText, at: number, first: number): boolean {
  const [raw, norm] = [rawAt(tokens, at), normAt(tokens, at)]
  if (isTaken(at) || isTerm(at) || !isCapitalized(raw) || (isCapitals(raw) && raw.length < 4)) return false
  if (at === first) return norm === 'st' || !(notTownWords.has(norm) || givenNames.has(norm))
  if (notTownWords.has(norm) || (runs.has(at) && !townWords.has(norm))) return false
  return gapAt(tokens, at) === 'soft' || gapAt(tokens, at) === 'hyphen'
}

/** A known place without its region, where it can be nothing else. */
function alone(text: PlaceText, { from, to, value }: PlaceRun, before: FoundPlace | undefined): FoundPlace | undefined {
  const { isNameLike, isListed, places } = value
  if (isNameLike && !isNamedAsPlace(text, { from, to }, before)) return undefined
  return isListed && (text.isProse || wordTowns.has(normAt(text.tokens, from))) ? undefined : { from, to, places }
}

/** The words before and behind a name, which an underscore replaces: the end of a list, or between commas. */
const besideOr = /(?:^|[ ,])(?:or|and) _|\/_/
const isParted = /(?:, | \. |\/|(?:or|and) )_(?:$|, | \. | (?:or|and)$)/

const isEnd = /_(?:$|, | \. | (?:or|and)$)/

/** Checks whether a name that may be a word's or a person's is a place's: behind "in", beside another place, between commas. */
function isNamedAsPlace({ tokens, isTerm, isProse, isCapital }: PlaceText, { from, to }: Run, before?: Run): boolean {
  if (!tokens.slice(from, to).every(({ norm }, at) => isCapital(from + at) || norm === 'of')) return false
  const around = `${clauseBefore(tokens, from - 1, from)}_${clauseFrom(tokens, to, 1).text}`
  if (before && from - before.to <= 1 && besideOr.test(around)) return true
  // A capitalized neighbour makes it a name: "Jackson Walker", "Madison Square".
  if (/_ (?!\.|or$|and$)/.test(around) && isCapitalized(rawAt(tokens, to))) return false
  if (around.includes(' _') && placeCues.has(normAt(tokens, from - 1))) return true
  // "Associate Naperville, 3 years": behind a term of the field the end of a clause is enough.
  if (isProse || from === 0 || wordTowns.has(normAt(tokens, from))) return false
  return isParted.test(around) || (isTerm(from - 1) && isEnd.test(around))
}

/** A state's abbreviation alone: "TX"; "IN", "OR" and their like only among other places or behind "in". */
function abbreviatedState(
  { tokens, isTaken }: PlaceText,
  at: number,
  { before, isShouting }: { before: FoundPlace | undefined; isShouting: boolean },
): FoundPlace | undefined {
  const [raw, norm] = [rawAt(tokens, at), normAt(tokens, at)]
  const state = norm.length === 2 ? stateCode(norm) : undefined
  if (!state || isTaken(at) || isTitleLike(tokens, at)) return undefined
  const isListed = before?.to === at && gapAt(tokens, at) !== 'soft'
  const isCued = /^(?:in|licensed|bar|state)$/.test(normAt(tokens, at - 1)) && !isCapitals(rawAt(tokens, at - 1))
  const isMeant = isCapitals(raw) && !isShouting && (capitalAbbreviations.has(state) || isListed || isCued)
  if (!isMeant && !plainAbbreviations.has(norm)) return undefined
  // "NY" alone is the city, as "New York" is.
  return { from: at, to: at + 1, places: [state === 'NY' ? cityPlace('New York', 'NY') : statePlace(state)] }
}

/** "Orange County, Calif.", "Bay Area, CA": a state right behind a place in it says nothing more. */
const isSaidBefore = ({ tokens }: PlaceText, { from, places }: FoundPlace, before: FoundPlace | undefined): boolean =>
  before?.to === from &&
  /^(?:comma|soft)$/.test(gapAt(tokens, from) ?? '') &&
  places[0]?.city === undefined &&
  before.places.some(({ city, region }) => city !== undefined && region === places[0]?.region)

/** Places as the others make them: "Washington or Oregon" is the state, "London or Birmingham" is in England. */
function meant(tokens: readonly Token[], all: readonly FoundPlace[]): FoundPlace[] {
  const spoken = new Set(
    all.flatMap(({ places }) => places.flatMap(({ city, region }) => (city && region ? region : []))),
  )
  const isInIsles = [...spoken].some(isOfIsles) || tokens.some(({ norm }) => britishWords.has(norm))
  return all.map((one, at) => {
    const [place] = one.places
    if (one.to - one.from > 1 || place?.city === undefined || stateCode(place.region ?? '') === undefined) return one
    const isBesideState = [all[at - 1], all[at + 1]].some((near) => near && isStateBeside(one, near))
    if (isBesideState && normAt(tokens, one.from) === 'washington') return { ...one, places: [statePlace('WA')] }
    // Of a name that is abroad too, the country that the text speaks of counts: "Geneva or Zurich".
    const regions = [citiesAbroad[place.city] ?? [], townNamed(place.city)?.regions ?? []].flat()
    const abroad = regions.find((region) => (isInIsles && isOfIsles(region)) || spoken.has(region))
    return abroad && stateCode(abroad) === undefined ? { ...one, places: [cityPlace(place.city, abroad)] } : one
  })
}

const isStateBeside = (one: Run, near: FoundPlace): boolean =>
  Math.max(near.from - one.to, one.from - near.to) <= 1 &&
  near.places.some(({ city, states }) => city === undefined && !states)

const isOfIsles = (region: string): boolean => isBritish(region) || region === 'Ireland'

/** The states of places, for bar admissions; "New York" and "Washington" are the states there. */
export function statesOf(places: readonly Place[]): UsState[] {
  return places.flatMap((place): UsState[] => {
    if (place.city === 'Washington') return ['DC']
    const state = place.region === undefined ? undefined : stateCode(place.region)
    return state && (place.city === undefined || place.city === usStates[state]) ? [state] : []
  })
}
