import { stateCode, usStates } from '#contract/domain/us-states.ts'
import { givenNames } from './given-names.data.ts'
import * as names from './city-names.data.ts'
import { clauseBefore, clauseFrom, type ReadText } from './clause.ts'
import { indexesOf, phraseAt, phraseBook, type RunOf, type PhraseBook, type Run } from './phrase-book.ts'
import { cityEntries, cityPlace, placeEntries, regionsOf, statePlace, type Place, type PlaceWord } from './places.ts'
import { gapAt, isCapitalized, isCapitals, normAt, normalize, rawAt, type Token } from './tokens.ts'

export type FoundPlace = Run & { places: readonly Place[] }
type PlaceRun = RunOf<PlaceWord>

/** A text whose places are read. */
type PlaceText = ReadText & {
  isCapital: (at: number) => boolean
  /** The whole text is in capitals. */
  isShouting: boolean
}

const book = phraseBook(placeEntries)
const regionBook = phraseBook(
  [
    ...Object.entries({ ...usStates, ...names.provinces }),
    ...Object.entries(names.regionNames).map(([name, region]) => [region, name] as const),
    ...names.countries.map((name) => [name, name] as const),
  ].map(([value, text]) => ({ text, value })),
)
let gazetteer: PhraseBook<PlaceWord> | undefined

/** Checks whether a town is followed by its own region: "North Bay, Ontario" isn't the north of a bay in California. */
const hasRegion = (tokens: readonly Token[], { to, value }: PlaceRun): boolean =>
  regionsOf(value.city ?? '').includes(regionAt(tokens, to)?.code ?? '-')

/** The known place at a token. The list of towns wins only with a longer name: "Cleveland Heights" isn't Cleveland. */
function knownAt({ tokens, isTaken, isCapital }: PlaceText, at: number): PlaceRun | undefined {
  gazetteer ??= phraseBook(cityEntries(true))
  const [known, town] = [phraseAt(tokens, at, book), phraseAt(tokens, at, gazetteer)]
  const least = known ? known.to + Number(known.value.city !== undefined || !town || !hasRegion(tokens, town)) : at
  const isTown = town && town.to >= least && (!known || isCapital(town.to - 1))
  const found = isTown ? town : known
  if (!found || [...indexesOf([found])].some(isTaken)) return undefined
  const { places, city = '' } = found.value
  return isTown && known ? { ...found, value: { places, city } } : found
}

/**
 * Finds the places that a text names. "Portland, ME", "Athens Georgia" and "IN, Bloomington" are read together with their state,
 * and a town before a comma and its state needn't be known. A state's abbreviation alone counts if it can't be a word ("TX" and
 * "NJ", but not "in", "or" or "me").
 */
export function findPlaces(read: ReadText): FoundPlace[] {
  const { tokens, isTaken, isProse } = read
  const hasCapitals = tokens.some(({ raw }) => /^\p{Lu}\p{Ll}/u.test(raw))
  const isShouting = !tokens.some(({ raw }) => /\p{Ll}/u.test(raw))
  // Lower case means nothing in a query without capitals, so every word counts as capitalized there.
  const isCapital = (at: number) => isCapitalized(rawAt(tokens, at)) || (!hasCapitals && !isProse)
  const text: PlaceText = { ...read, isCapital, isShouting }
  const found: FoundPlace[] = []
  for (let at = 0; at < tokens.length;) {
    const court = courtEnd(tokens, at)
    const known = isTaken(at) ? undefined : knownAt(text, at)
    const last = found.at(-1)
    const place =
      (known && withRegion(text, known)) ??
      unknownTown(text, at, known) ??
      (known ? alone(text, known) : abbreviatedState(text, at))
    const isOwn = court === undefined && place && !isPartOfName(tokens, place, place.places)
    if (isOwn && !isSaidBefore(text, place, last)) found.push(place)
    at = court ?? place?.to ?? at + 1
  }
  return meant(tokens, found)
}

/** A state, a province or a country; `isFull` if its name is written out. */
type Region = { code: string; to: number; isFull: boolean }

/** The region that a text names at a token. */
function regionAt(tokens: readonly Token[], at: number): Region | undefined {
  const [raw, norm] = [rawAt(tokens, at), normAt(tokens, at)]
  const full = phraseAt(tokens, at, regionBook)
  if (full && (isCapitalized(raw) || stateCode(full.value))) return { code: full.value, to: full.to, isFull: true }
  const upper = norm.toUpperCase()
  const province = Object.hasOwn(names.provinces, upper) && isCapitals(raw) ? upper : undefined
  const code = norm.length === 2 ? (stateCode(norm) ?? province) : names.olderAbbreviations.get(norm)
  return code === undefined ? undefined : { code, to: at + 1, isFull: false }
}

const isles = ['England', 'Scotland', 'Wales', 'Northern Ireland', 'Ireland']

/** A city and the region that follows it: "Portland, ME", "Boston MA", "Vancouver BC", "Zug (Switzerland)". */
function withRegion({ tokens }: PlaceText, { from, to, value }: PlaceRun): FoundPlace | undefined {
  const { city } = value
  const region = regionAt(tokens, to)
  if (city === undefined || !region || (phraseAt(tokens, to, book)?.to ?? to) > region.to) return undefined
  if (region.isFull && isPartOfName(tokens, { from: to, to: region.to })) return undefined
  const isUnited = region.code === 'United Kingdom'
  const known = regionsOf(city).find((one) => one === region.code || (isUnited && isles.includes(one)))
  const isMeant = known ? isOfCity(tokens, to, region) : mayBeUnknown(tokens, { from, to, value }, region)
  // A postal code belongs to the place.
  const isCoded = /^\d{5}$/.test(normAt(tokens, region.to)) && gapAt(tokens, region.to) !== 'stop'
  if (!isMeant) return undefined
  return { from, to: region.to + Number(isCoded), places: [cityPlace(city, known ?? region.code)] }
}

/** Checks whether the word after one of a region's known cities is written the way that region would be. */
function isOfCity(tokens: readonly Token[], at: number, { isFull }: Region): boolean {
  const isUpper = isFull || isCapitals(rawAt(tokens, at))
  const gap = gapAt(tokens, at)
  // "Portland Me", but not "Indianapolis In-House".
  const isName = isCapitalized(rawAt(tokens, at)) && gapAt(tokens, at + 1) !== 'hyphen'
  if (gap === 'soft') return isUpper || isName || !names.wordLikeStates.has(normAt(tokens, at))
  return gap === 'comma' || (gap === 'stop' && isUpper) || (gap === 'hyphen' && isFull)
}

/** Checks whether a name before a comma and a region is a place, even though no place of that name is known there. */
function mayBeUnknown(tokens: readonly Token[], { from, to, value }: PlaceRun, region: Region): boolean {
  if (gapAt(tokens, to) !== 'comma' || names.notTownWords.has(normAt(tokens, to - 1))) return false
  // "France, Germany" are two places.
  if ((regionAt(tokens, from) ?? region).code !== region.code) return false
  if (!region.isFull) return isCapitals(rawAt(tokens, to)) && !isTitleLike(tokens, to)
  // "Tax, New York" doesn't name a town.
  return value.isNameLike === true ? !/^(?:NY|WA)$/.test(region.code) : stateCode(region.code) === undefined
}

/** A town that is in no list, before a comma and its region: up to three capitalized words. */
function unknownTown(text: PlaceText, at: number, known: PlaceRun | undefined): FoundPlace | undefined {
  const { tokens } = text
  if (known && !known.value.isNameLike && !names.townWords.has(normAt(tokens, known.to))) return undefined
  let city = ''
  for (let to = at; to < at + 3 && mayBeInTown(text, to, at); to++) {
    city += `${gapAt(tokens, to) === 'hyphen' ? '-' : ' '}${rawAt(tokens, to)}`
    const value = { places: [], city: city.trim(), isNameLike: true }
    const town = gapAt(tokens, to + 1) === 'comma' ? withRegion(text, { from: at, to: to + 1, value }) : undefined
    if (town) return town
  }
  return undefined
}

/** Checks whether a word may be part of a town's name that begins at a token. */
function mayBeInTown({ tokens, isTaken, isTerm }: PlaceText, at: number, first: number): boolean {
  const [raw, norm] = [rawAt(tokens, at), normAt(tokens, at)]
  if (isTaken(at) || isTerm(at) || !isCapitalized(raw) || (isCapitals(raw) && raw.length < 4)) return false
  if (at === first && givenNames.has(norm)) return names.townWords.has(normAt(tokens, at + 1))
  if (at === first) return norm === 'st' || !names.notTownWords.has(norm)
  if (names.notTownWords.has(norm) || (phraseAt(tokens, at, book) && !names.townWords.has(norm))) return false
  return gapAt(tokens, at) === 'soft' || gapAt(tokens, at) === 'hyphen'
}

/** A known place without its region, where it can be nothing else. */
function alone(text: PlaceText, { from, to, value }: PlaceRun): FoundPlace | undefined {
  const { isNameLike, isListed, places, city = '' } = value
  const isWord = names.wordTowns.has(normAt(text.tokens, from)) || (text.isProse && regionsOf(city).length > 1)
  const isUnsure = (isListed && isWord) || (isNameLike && !isNamedAsPlace(text, from, to))
  return isUnsure ? undefined : { from, to, places }
}

/** Patterns for the words around a name, which "_" replaces: between commas or in a list, and at the end of a clause. */
const isParted = /(?:, | \. |\/ ?|(?:or|and) )_/
const isEnd = /_(?:$|, | \. | (?:or|and)$)/

/** Checks whether a name that may also be a word or a person means a place: after "in", or between commas. */
function isNamedAsPlace({ tokens, isTerm, isProse, isCapital }: PlaceText, from: number, to: number): boolean {
  if (!tokens.slice(from, to).every((_, at) => isCapital(from + at))) return false
  const around = `${clauseBefore(tokens, from - 1, from)}_${clauseFrom(tokens, to, 1).text}`
  // Before another capitalized word it is part of a name: "Jackson Walker", "Paramount Pictures".
  if (/_ (?!\.|or$|and$)/.test(around) && isCapitalized(rawAt(tokens, to))) return false
  if (around.includes(' _') && names.placeCues.has(normAt(tokens, from - 1))) return true
  // "Associate Naperville, 3 years", "Seattle/Bellevue employment": a term of the field is as good as a comma.
  if (isProse || from === 0 || names.wordTowns.has(normAt(tokens, from))) return false
  return (isEnd.test(around) || isTerm(to)) && (isTerm(from - 1) || isParted.test(around))
}

/** A state's abbreviation alone: "TX". "IN", "OR" and similar words count only in capitals after "in", "bar" and the like. */
function abbreviatedState({ tokens, isTaken, isShouting }: PlaceText, at: number): FoundPlace | undefined {
  const [raw, norm] = [rawAt(tokens, at), normAt(tokens, at)]
  const state = norm.length === 2 ? stateCode(norm) : undefined
  if (!state || isTaken(at) || isTitleLike(tokens, at)) return undefined
  const isCued = /^(?:in|licensed|bar|state)$/.test(normAt(tokens, at - 1)) && !isCapitals(rawAt(tokens, at - 1))
  const isMeant = isCapitals(raw) && !isShouting && (names.capitalAbbreviations.has(state) || isCued)
  if (!isMeant && !names.plainAbbreviations.has(norm)) return undefined
  // "NY" alone is the city, as "New York" is.
  return { from: at, to: at + 1, places: [state === 'NY' ? cityPlace('New York', 'NY') : statePlace(state)] }
}

/** "Orange County, Calif.", "Bay Area, CA": a state right after a place in that state adds nothing. */
const isSaidBefore = ({ tokens }: PlaceText, { from, places }: FoundPlace, before: FoundPlace | undefined): boolean =>
  before?.to === from &&
  gapAt(tokens, from) !== 'stop' &&
  places[0]?.city === undefined &&
  before.places.some(({ city, region }) => city !== undefined && region === places[0]?.region)

/** Corrects places by the others in the text: "Washington or Oregon" means the state, "London or Birmingham" means England. */
function meant(tokens: readonly Token[], all: readonly FoundPlace[]): FoundPlace[] {
  const spoken = new Set(all.flatMap(({ places }) => places.flatMap(({ city, region }) => (city && region) || [])))
  if (isles.some((one) => spoken.has(one)) || tokens.some(({ norm }) => names.britishWords.has(norm)))
    for (const one of isles) spoken.add(one)
  return all.map((one, at) => {
    const [place] = one.places
    const name = clauseFrom(tokens, one.from, one.to - one.from, true).text
    if (!place?.city || stateCode(place.region ?? '') === undefined || name !== normalize(place.city)) return one
    const besideStates = [all[at - 1], all[at + 1]].flatMap((near) =>
      near && Math.max(near.from - one.to, one.from - near.to) <= 1
        ? near.places.flatMap(({ city, region = '', states }) => (city || states ? [] : region))
        : [],
    )
    if (besideStates.length > 0 && name === 'washington') return { ...one, places: [statePlace('WA')] }
    // "Maine, Augusta". A name that also exists abroad means the country that the text mentions.
    const region = regionsOf(place.city).find(
      (own) => besideStates.includes(own) || (!stateCode(own) && spoken.has(own)),
    )
    return region ? { ...one, places: [cityPlace(place.city, region)] } : one
  })
}

/** Words that make a place part of the name of a court, school or street: those before it, or its last word and those after it. */
const nameBefore = /\b(?:district|divisions?|circuit|courts?|universit(?:y|ies)|college) of(?: the)? $/
const nameBehind =
  /^[^ ,/.]+ (?:(?:(?:state|city|international) )?(?:university|college|law school|school of (?:law|business))\b|a and m\b|tech\b|state (?:grad|graduate|alum|law)\b|(?:street|avenue|ave|road|boulevard|blvd|drive|highway|parkway)\b)|^district (?:of|attorneys?)\b/
const courtBehind =
  /^[^ ,/.]+ (?:state )?(?:(?:supreme|superior|district|bankruptcy|chancery|appellate|circuit|tax|u s|us) )*(?:courts?|circuit|chancery)\b/

/** Checks whether a place is part of another name: "Southern District of Florida", "Boston College", "Texas Supreme Court". */
function isPartOfName(tokens: readonly Token[], { from, to }: Run, places?: readonly Place[]): boolean {
  const behind = clauseFrom(tokens, to - 1, 5, true).text
  if (nameBefore.test(clauseBefore(tokens, from - 3, from)) || nameBehind.test(behind)) return true
  // A city before "court" still means the city. Only a state, or a city that shares its name, is part of the court's name.
  const isLikeState = ({ city }: Place) => city === undefined || city === 'Washington' || stateCode(city) !== undefined
  return courtBehind.test(behind) && (!places || places.some(isLikeState))
}

/** The index of the token after a federal court's abbreviation ("N.D. Cal.", "E.D. Tex.", "D. Del."), or undefined. */
function courtEnd(tokens: readonly Token[], at: number): number | undefined {
  const isDistrict =
    /^[NSEWCM]\.D\.?$/.test(rawAt(tokens, at)) || (rawAt(tokens, at) === 'D' && gapAt(tokens, at + 1) === 'stop')
  return isDistrict && gapAt(tokens, at + 1) !== 'comma' ? regionAt(tokens, at + 1)?.to : undefined
}

/** Checks whether a possible state abbreviation is a degree ("M.A.") or a firm's legal form ("Smith & Jones, PA"). */
const isTitleLike = (tokens: readonly Token[], at: number): boolean =>
  /^\p{L}\.\p{L}\.?$/u.test(rawAt(tokens, at)) ||
  (rawAt(tokens, at) === 'PA' && gapAt(tokens, at) === 'comma' && rawAt(tokens, at - 2) === '&')
