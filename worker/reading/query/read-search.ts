import { stateCode, usStates, type UsState } from '#contract/domain/us-states.ts'
import { areaEntries } from '#worker/reading/lexicon/areas.ts'
import { metroAreas } from '#worker/reading/lexicon/metro-areas.data.ts'
import { phraseAt, phraseBook, type Entry, type PhraseBook } from '#worker/reading/lexicon/phrase-book.ts'
import { capitalAbbreviations, placeEntries, plainAbbreviations, type Place } from '#worker/reading/lexicon/places.ts'
import { searchShorthands, wholeMetro, type SearchShorthand } from '#worker/reading/lexicon/search-terms.data.ts'
import { tokenize, type Token } from '#worker/reading/lexicon/tokens.ts'
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

type Reading =
  | { kind: 'shorthand'; shorthand: SearchShorthand }
  | { kind: 'place'; places: readonly Place[] }
  /** A name that contains a nickname: "La Jolla". */
  | { kind: 'name' }

const shorthandEntries: Entry<Reading>[] = searchShorthands.flatMap((shorthand) =>
  shorthand.says.map((text): Entry<Reading> => ({ text, value: { kind: 'shorthand', shorthand } })),
)

const nicknameEntries: Entry<Reading>[] = placeEntries().flatMap(
  ({ text, value, overCommas = false }): Entry<Reading>[] => {
    if (value.city !== undefined) return text.includes(' ') ? [{ text, value: { kind: 'name' } }] : []
    // The full name of a state is what jobs write themselves.
    return text.length > 3 && stateCode(text)
      ? []
      : [{ text, value: { kind: 'place', places: value.places }, overCommas }]
  },
)

const book: PhraseBook<Reading> = phraseBook([...shorthandEntries, ...nicknameEntries])
const placeBook: PhraseBook<Reading> = phraseBook(nicknameEntries)
const areaBook = phraseBook(areaEntries())

const quoted = /["“”][^"“”]*["“”]/g

/** Words that connect others and narrow nothing. */
const connecting = new Set(['in', 'at', 'for', 'the', 'near', 'and', 'with', 'a', 'an'])

type Piece = { start: number; end: number; term: SearchTerm | null; means: string }

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
    const found = pieces.length < maxTerms ? pieceAt(text, tokens, at, mode) : undefined
    if (found?.piece) pieces.push(found.piece)
    at += found?.length ?? 1
  }
  const read = assembled(text, pieces)
  // "Lawyer jobs" alone is searched for as it is.
  if (read.terms.length === 0 && read.plain === '') return { plain: typed, terms: [], meaning: null }
  return text === typed ? read : { ...read, meaning: read.meaning ?? text }
}

/** The meaning of a search for the words, or the words as they were typed. */
export const searchMeaning = (typed: string): string => readSearch(typed).meaning ?? typed

function pieceAt(text: string, tokens: readonly Token[], at: number, mode: ReadingMode) {
  const token = tokens[at]
  if (!token) return undefined
  const span = (length: number) => ({ start: token.start, end: tokens[at + length - 1]?.end ?? token.end })
  const phrase = phraseAt(tokens, at, book)
  if (phrase) {
    const length = phrase.words.length
    if (phrase.value.kind === 'name') return { length, piece: undefined }
    const { start, end } = span(length)
    return { length, piece: { start, end, ...readingOf(phrase.value, text.slice(start, end)) } }
  }
  if (connecting.has(token.norm)) return { length: 1, piece: { ...span(1), term: null, means: token.raw } }
  const state = stateOf(token)
  if (state) {
    const term = { text: token.raw, phrases: [], places: { cities: [], states: [state] } }
    return { length: 1, piece: { ...span(1), term, means: usStates[state] } }
  }
  return mode.isWide ? wideAt(text, tokens, at) : undefined
}

/** The practice that a word is a part of. */
function wideAt(text: string, tokens: readonly Token[], at: number) {
  const phrase = phraseAt(tokens, at, areaBook)
  const [first, last] = [tokens[at], tokens[at + (phrase?.words.length ?? 1) - 1]]
  if (!phrase || !first || !last) return undefined
  const names = phrase.value.areas.map((label) => label.toLowerCase().replaceAll('&', 'and'))
  const term = { text: text.slice(first.start, last.end), phrases: names.map((name) => [name]) }
  const piece = { start: first.start, end: last.end, term, means: names.join(' or ') }
  return { length: phrase.words.length, piece }
}

function readingOf(reading: Exclude<Reading, { kind: 'name' }>, text: string): Pick<Piece, 'term' | 'means'> {
  if (reading.kind === 'place') {
    const { places, means } = searchedPlaces(reading.places, text)
    return { term: { text, phrases: [], places }, means }
  }
  const { shorthand } = reading
  if (shorthand.isNoise) return { term: null, means: '' }
  const { phrases, level, firmType, isRemote, means } = shorthand
  return {
    means,
    term: { text, phrases, ...(level && { level }), ...(firmType && { firmType }), ...(isRemote && { isRemote }) },
  }
}

/** "CA", "ny" and "Pa" are states; "in" and "or" only in capitals. */
function stateOf({ raw, norm }: Token): UsState | undefined {
  const isState = plainAbbreviations.has(norm) || capitalAbbreviations.has(raw)
  return isState && norm.length === 2 ? stateCode(norm) : undefined
}

function searchedPlaces(places: readonly Place[], text: string): { places: SearchedPlaces; means: string } {
  const isMetro = wholeMetro.test(text)
  const cities: { city: string; region: string }[] = []
  const states: UsState[] = []
  const names: string[] = []
  for (const { name, city, region, metro, states: several } of places) {
    const area = isMetro && metro !== undefined ? metroAreas[metro as keyof typeof metroAreas] : undefined
    const code = region === undefined ? undefined : stateCode(region)
    if (area !== undefined) cities.push(...citiesOf(area))
    else if (city !== undefined) cities.push({ city, region: region ?? '' })
    else if (several) states.push(...several)
    else if (code) states.push(code)
    names.push((area !== undefined ? metro : city !== 'Washington' && city) || name)
  }
  return { places: { cities, states }, means: [...new Set(names)].join(' or ') }
}

const citiesOf = (area: string) =>
  area.split(';').flatMap((one) => {
    const [city, region] = one.split(',').map((part) => part.trim())
    return city && region ? [{ city, region }] : []
  })

function assembled(text: string, pieces: readonly Piece[]): ReadSearch {
  const terms = new Map<string, SearchTerm>()
  let [plain, meaning, last] = ['', '', 0]
  for (const { start, end, term, means } of pieces) {
    const between = text.slice(last, start)
    plain += `${between} `
    meaning += between + means
    last = end
    if (term) terms.set(term.text.toLowerCase(), term)
  }
  plain = oneLine(plain + text.slice(last))
  meaning = oneLine(meaning + text.slice(last)).replace(/\.$/, '')
  return {
    plain: /[\p{L}\p{N}]/u.test(plain) ? plain : '',
    terms: [...terms.values()],
    meaning: isSame(meaning, text) ? null : meaning,
  }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const isSame = (one: string, other: string) => bare(one) === bare(other)

/** Words of the field that are one slip away from another word, as meant. */
const corrected = (text: string): string =>
  text.search(quoted) >= 0 ? text : text.replaceAll(/[\p{L}'’]+/gu, (word) => correctedWord(word.toLowerCase()) ?? word)

/**
 * The places that a location field means by a nickname ("NYC", "Bay Area", "SF or LA"): null for anything else, which is
 * searched for as a place's name.
 */
export function readLocation(
  typed: string,
  mode: ReadingMode = {},
): { places: SearchedPlaces; meaning: string } | null {
  if (typed.search(quoted) >= 0) return null
  const parts = typed.split(/\s*(?:\/|;|\||\bor\b)\s*/i).filter((part) => part.trim() !== '')
  const read = [typed, ...(parts.length > 1 && parts.length <= maxTerms ? [parts] : [])]
    .map((one) => (typeof one === 'string' ? nickname(one) : joined(one)))
    .find((one) => one !== null)
  if (read) return read
  const mended = mode.isWide ? corrected(typed) : typed
  return mended === typed ? null : (nickname(mended) ?? named(mended))
}

/** The meaning of a nickname; of one that abbreviates a state too, both ("LA"). */
function nickname(text: string) {
  const tokens = tokenize(text)
  const phrase = phraseAt(tokens, 0, placeBook) ?? phraseAt(tokenize(text.toUpperCase()), 0, placeBook)
  if (phrase?.value.kind !== 'place' || phrase.words.length !== tokens.length) return null
  const { places, means } = searchedPlaces(phrase.value.places, text)
  const state = stateCode(text)
  if (!state || state === 'DC') return { places, meaning: means }
  return { places: { ...places, states: [...places.states, state] }, meaning: `${means} or ${usStates[state]}` }
}

/** A list of places ("NYC, SF or Boston"): every part has to be a place. */
function joined(parts: readonly string[]) {
  const read = parts.map((part) => nickname(part) ?? named(part))
  if (read.some((one) => one === null)) return null
  const all = read.filter((one) => one !== null)
  return {
    places: {
      cities: all.flatMap(({ places }) => places.cities),
      states: all.flatMap(({ places }) => places.states),
    },
    meaning: all.map(({ meaning }) => meaning).join(' or '),
  }
}

/** A city or state by its own name. */
function named(text: string): { places: SearchedPlaces; meaning: string } | null {
  const [city = '', region = ''] = text.split(',').map((part) => part.trim())
  if (city === '') return null
  const state = region === '' ? stateCode(city) : undefined
  if (state) return { places: { cities: [], states: [state] }, meaning: usStates[state] }
  return { places: { cities: [{ city, region: stateCode(region) ?? region }], states: [] }, meaning: text.trim() }
}
