import { stateCode, usStates, type UsState } from '#contract/domain/us-states.ts'
import { areaEntries } from '#worker/reading/lexicon/areas.ts'
import { metroAreas } from '#worker/reading/lexicon/metro-areas.data.ts'
import { phraseAt, phraseBook, type Entry } from '#worker/reading/lexicon/phrase-book.ts'
import { capitalAbbreviations, plainAbbreviations } from '#worker/reading/lexicon/city-names.data.ts'
import { placeEntries, type Place } from '#worker/reading/lexicon/places.ts'
import { searchShorthands, wholeMetro, type SearchShorthand } from '#worker/reading/lexicon/search-terms.data.ts'
import { normAt, rawAt, tokenize, type Token } from '#worker/reading/lexicon/tokens.ts'
import { correctedWord } from './correct-spelling.ts'

/** Places that a word of a search means: any of them counts. */
export type SearchedPlaces = {
  cities: readonly { city: string; region: string }[]
  states: readonly UsState[]
}

/** A piece of a search with a known meaning. A match is its text, or anything else that says the same. */
export type SearchTerm = Pick<SearchShorthand, 'phrases' | 'level' | 'firmType' | 'isRemote'> & {
  /** The piece as typed. */
  text: string
  places?: SearchedPlaces
}

export type ReadSearch = {
  /** Words without a special meaning. Each of them has to occur. */
  plain: string
  /** All of them have to match. */
  terms: readonly SearchTerm[]
  /** Meaning of the search, spelled out. Null if it is what was typed. */
  meaning: string | null
}

export type ReadingMode = {
  /** For a search without a result: corrects slips, and takes a part of a practice ("hedge funds") for the practice. */
  isWide?: boolean | undefined
}

/** More terms than these cost time and narrow nothing; what follows is read as plain words. */
const maxTerms = 5

/** The meaning of a piece of a search; nothing is sought by a word that only connects others. */
type Meaning = { term: Omit<SearchTerm, 'text'> | null; means: string }

const nicknameEntries: Entry<Meaning | 'name'>[] = placeEntries().flatMap(
  ({ text, value, overCommas = false }): Entry<Meaning | 'name'>[] => {
    // A name that contains a nickname: "La Jolla".
    if (value.city !== undefined) return text.includes(' ') ? [{ text, value: 'name' }] : []
    // The full name of a state is what jobs write themselves.
    if (text.length > 3 && stateCode(text)) return []
    const { places, meaning } = searchedPlaces(value.places, text)
    return [{ text, value: { term: { phrases: [], places }, means: meaning }, overCommas }]
  },
)
const shorthandEntries = searchShorthands.flatMap(({ says, means, isNoise, ...term }) =>
  says.map((text): Entry<Meaning> => ({ text, value: isNoise ? { term: null, means: '' } : { term, means } })),
)
const areas = areaEntries().map(({ value, ...entry }): Entry<Meaning> => {
  const names = value.areas.map((label) => label.toLowerCase().replaceAll('&', 'and'))
  return { ...entry, value: { term: { phrases: names.map((name) => [name]) }, means: names.join(' or ') } }
})

const book = phraseBook([...shorthandEntries, ...nicknameEntries])
const placeBook = phraseBook(nicknameEntries)
const areaBook = phraseBook(areas)

const quoted = /["“”][^"“”]*["“”]/g

/** Words that connect others and narrow nothing. */
const connecting = new Set(['in', 'at', 'for', 'the', 'near', 'and', 'with', 'a', 'an'])

type Piece = Meaning & { start: number; end: number }

/**
 * Reads what somebody typed into a search box: shorthand of the field ("M&A", "lev fin"), levels ("sr associate") and
 * nicknames of places ("NYC", "Bay Area") mean what attorneys mean by them. The rest stays words, as does everything in
 * quotation marks. Pure, and bounded by `maxTerms`.
 */
export function readSearch(typed: string, mode: ReadingMode = {}): ReadSearch {
  const text = mode.isWide ? corrected(typed) : typed
  const tokens = tokenize(text.replaceAll(quoted, (words) => ';'.repeat(words.length)))
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length;) {
    const { length, meaning } = (pieces.length < maxTerms && meaningAt(tokens, at, mode)) || { length: 1 }
    const [first, last] = [tokens[at], tokens[at + length - 1]]
    if (meaning && first && last) pieces.push({ ...meaning, start: first.start, end: last.end })
    at += length
  }
  const read = assembled(text, pieces)
  // "Lawyer jobs" alone is searched for as it is.
  if (read.terms.length === 0 && read.plain === '') return { plain: typed, terms: [], meaning: null }
  return text === typed ? read : { ...read, meaning: read.meaning ?? text }
}

/** The meaning of a search for the words, or the words as they were typed. */
export const searchMeaning = (typed: string): string => readSearch(typed).meaning ?? typed

/** The meaning of the words at a token and their number; in the wide sense also the practice that a word is a part of. */
function meaningAt(
  tokens: readonly Token[],
  at: number,
  { isWide }: ReadingMode,
): { length: number; meaning?: Meaning } {
  const phrase = phraseAt(tokens, at, book)
  const [raw, norm] = [rawAt(tokens, at), normAt(tokens, at)]
  if (phrase) return { length: phrase.words.length, ...(phrase.value === 'name' ? {} : { meaning: phrase.value }) }
  if (connecting.has(norm)) return { length: 1, meaning: { term: null, means: raw } }
  // "CA", "ny" and "Pa" are states; "in" and "or" only in capitals.
  const state = plainAbbreviations.has(norm) || capitalAbbreviations.has(raw) ? stateCode(norm) : undefined
  if (state && norm.length === 2)
    return { length: 1, meaning: { term: { phrases: [], places: ofState(state) }, means: usStates[state] } }
  const area = isWide ? phraseAt(tokens, at, areaBook) : undefined
  return area ? { length: area.words.length, meaning: area.value } : { length: 1 }
}

function ofState(state: UsState): SearchedPlaces {
  return { cities: [], states: [state] }
}

type Location = { places: SearchedPlaces; meaning: string }

function searchedPlaces(places: readonly Place[], text: string): Location {
  const read = places.map(({ name, city, region = '', metro = '', states = [] }): Location => {
    const area = wholeMetro.test(text) ? metroAreas[metro as keyof typeof metroAreas] : undefined
    if (area !== undefined) return { places: { cities: area.split(';').map(cityOf), states: [] }, meaning: metro }
    if (city !== undefined)
      return { places: { cities: [{ city, region }], states: [] }, meaning: city === 'Washington' ? name : city }
    const code = stateCode(region)
    return { places: { cities: [], states: code ? [code] : states }, meaning: name }
  })
  return joined(read)
}

/** Several places as one. */
function joined(all: readonly Location[]): Location {
  const places = all.map((one) => one.places)
  return {
    places: { cities: places.flatMap(({ cities }) => cities), states: places.flatMap(({ states }) => states) },
    meaning: [...new Set(all.map(({ meaning }) => meaning))].join(' or '),
  }
}

function cityOf(text: string): { city: string; region: string } {
  const [city = '', region = ''] = text.split(',').map((part) => part.trim())
  return { city, region: stateCode(region) ?? region }
}

function assembled(text: string, pieces: readonly Piece[]): ReadSearch {
  const terms = new Map<string, SearchTerm>()
  let [plain, meaning, last] = ['', '', 0]
  for (const { start, end, term, means } of pieces) {
    const [between, words] = [text.slice(last, start), text.slice(start, end)]
    plain += `${between} `
    meaning += between + means
    last = end
    if (term) terms.set(words.toLowerCase(), { ...term, text: words })
  }
  plain = oneLine(plain + text.slice(last))
  meaning = oneLine(meaning + text.slice(last)).replace(/\.$/, '')
  return {
    plain: /[\p{L}\p{N}]/u.test(plain) ? plain : '',
    terms: [...terms.values()],
    meaning: bare(meaning) === bare(text) ? null : meaning,
  }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const bare = (text: string) => oneLine(text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' '))

/** Words of the field that are one slip away from another word, as meant. */
const corrected = (text: string): string =>
  text.search(quoted) >= 0 ? text : text.replaceAll(/[\p{L}'’]+/gu, (word) => correctedWord(word.toLowerCase()) ?? word)

/**
 * The places that a location field means by a nickname ("NYC", "Bay Area", "SF or LA"): null for anything else, which is
 * searched for as a place's name.
 */
export function readLocation(typed: string, mode: ReadingMode = {}): Location | null {
  if (typed.search(quoted) >= 0) return null
  const whole = nickname(typed)
  if (whole) return whole
  const parts = typed.split(/\s*(?:\/|;|\||\bor\b)\s*/i).filter((part) => part.trim() !== '')
  const read = parts.length > 1 && parts.length <= maxTerms ? parts.map((part) => nickname(part) ?? named(part)) : []
  if (read.length > 0 && read.every((one) => one !== null)) return joined(read)
  const mended = mode.isWide ? corrected(typed) : typed
  return mended === typed ? null : (nickname(mended) ?? named(mended))
}

/** The meaning of a nickname; of one that abbreviates a state too, both ("LA"). */
function nickname(text: string): Location | null {
  const tokens = tokenize(text)
  const phrase = phraseAt(tokens, 0, placeBook) ?? phraseAt(tokenize(text.toUpperCase()), 0, placeBook)
  if (!phrase || phrase.value === 'name' || phrase.words.length !== tokens.length) return null
  const { term, means: meaning } = phrase.value
  const state = stateCode(text)
  const read = { places: term?.places ?? { cities: [], states: [] }, meaning }
  return state && state !== 'DC' ? joined([read, { places: ofState(state), meaning: usStates[state] }]) : read
}

/** A city or state by its own name. */
function named(text: string): Location | null {
  const place = cityOf(text)
  const state = place.region === '' ? stateCode(place.city) : undefined
  if (state) return { places: ofState(state), meaning: usStates[state] }
  return place.city === '' ? null : { places: { cities: [place], states: [] }, meaning: text.trim() }
}
