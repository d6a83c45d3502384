import { parsePlace, stateCode, usStates, type UsState } from '#contract/domain/us-states.ts'
import { areaEntries } from '#worker/reading/lexicon/areas.ts'
import { metroAreas } from '#worker/reading/lexicon/metro-areas.data.ts'
import { phraseAt, phraseBook, type Entry } from '#worker/reading/lexicon/phrase-book.ts'
import { capitalAbbreviations, plainAbbreviations } from '#worker/reading/lexicon/city-names.data.ts'
import { placeEntries, type Place } from '#worker/reading/lexicon/places.ts'
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

/** Replacement for a piece of a search: what to search for instead. */
type Meaning = Omit<SearchTerm, 'text'> & {
  /** The meaning, spelled out. */
  means: string
  /** Only connects other pieces, so it isn't searched for. */
  isNoise?: boolean | undefined
}
type Location = { places: SearchedPlaces; meaning: string }

const inState = (state: UsState): Location => ({ places: { cities: [], states: [state] }, meaning: usStates[state] })
const inCity = (city: string, region: string): SearchedPlaces => ({ cities: [{ city, region }], states: [] })

/** Combines several locations into one. */
const joined = (
  all: readonly Location[],
  meaning = [...new Set(all.map((one) => one.meaning))].join(' or '),
): Location => ({
  places: { cities: all.flatMap(({ places }) => places.cities), states: all.flatMap(({ places }) => places.states) },
  meaning,
})

/** A city or state by its own name. */
function named(text: string): Location | null {
  const state = stateCode(text)
  const { city, region } = parsePlace(text)
  if (state) return inState(state)
  return city === null ? null : { places: inCity(city, region ?? ''), meaning: text.trim() }
}

/** The place that a nickname means. Some nicknames mean the whole commuting area. */
function meantBy(nickname: string, { name, city, region = '', metro = '', states = [] }: Place): Location {
  const area = wholeMetro.test(nickname) ? metroAreas[metro as keyof typeof metroAreas] : undefined
  if (area !== undefined)
    return joined(
      area.split(';').flatMap((one) => named(one) ?? []),
      metro,
    )
  if (city !== undefined) return { places: inCity(city, region), meaning: city === 'Washington' ? name : city }
  const code = stateCode(region)
  return { places: { cities: [], states: code ? [code] : states }, meaning: name }
}

const nicknameEntries = placeEntries.flatMap(({ text, value }): Entry<Meaning | undefined>[] => {
  // A city's own name isn't a nickname, but it may contain one ("La Jolla"), so it is kept to block that.
  if (value.city !== undefined) return text.includes(' ') ? [{ text, value: undefined }] : []
  // Jobs write a state's full name themselves, so the plain words find it.
  if (text.length > 3 && stateCode(text)) return []
  const { places, meaning } = joined(value.places.map((place) => meantBy(text, place)))
  return [{ text, value: { phrases: [], places, means: meaning } }]
})
const shorthandEntries = searchShorthands.flatMap(({ says, ...value }) => says.map((text) => ({ text, value })))
const areas = areaEntries().map(({ value, ...entry }): Entry<Meaning> => {
  const names = value.areas.map((label) => label.toLowerCase().replaceAll('&', 'and'))
  return { ...entry, value: { phrases: names.map((name) => [name]), means: names.join(' or ') } }
})

const book = phraseBook<Meaning | undefined>([...shorthandEntries, ...nicknameEntries])
const placeBook = phraseBook(nicknameEntries)
const areaBook = phraseBook(areas)

const quoted = /["“”][^"“”]*["“”]/g

/** Words that connect others and narrow nothing. */
const connecting = new Set(['in', 'at', 'for', 'the', 'near', 'and', 'with', 'a', 'an'])

type Piece = Meaning & { start: number; end: number }

/** Returns the pieces of a search that have a known meaning. A longer phrase wins over its parts. */
function piecesOf(tokens: readonly Token[], isWide: boolean): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length && pieces.length < maxTerms; at++) {
    const first = tokens[at]
    const phrase =
      phraseAt(tokens, at, book) ?? wordMeaning(first) ?? (isWide ? phraseAt(tokens, at, areaBook) : undefined)
    if (phrase) at += phrase.words.length - 1
    const last = tokens[at]
    if (phrase?.value && first && last) pieces.push({ ...phrase.value, start: first.start, end: last.end })
  }
  return pieces
}

/**
 * Reads what somebody typed into a search box: shorthand of the field ("M&A", "lev fin"), levels ("sr associate") and
 * nicknames of places ("NYC", "Bay Area") mean what attorneys mean by them. The rest stays words, as does everything in
 * quotation marks. Pure, and bounded by `maxTerms`.
 */
export function readSearch(typed: string, { isWide = false }: ReadingMode = {}): ReadSearch {
  const text = isWide ? corrected(typed) : typed
  const pieces = piecesOf(tokenize(text.replaceAll(quoted, (words) => ';'.repeat(words.length))), isWide)
  const read = assembled(text, pieces)
  // "Lawyer jobs" alone is searched for as it is.
  if (read.terms.length === 0 && read.plain === '') return { plain: typed, terms: [], meaning: null }
  return text === typed ? read : { ...read, meaning: read.meaning ?? text }
}

/** The meaning of a search for the words, or the words as they were typed. */
export const searchMeaning = (typed: string): string => readSearch(typed).meaning ?? typed

/** A connecting word, or a state: "CA" and "ny" in any case, "PA" and "MA" only in capitals, "IN", "OR" and "ME" never. */
function wordMeaning(token: Token | undefined): { words: readonly string[]; value: Meaning } | undefined {
  const { raw = '', norm = '' } = token ?? {}
  if (connecting.has(norm)) return { words: [norm], value: { phrases: [], means: raw, isNoise: true } }
  const state = plainAbbreviations.has(norm) || capitalAbbreviations.has(raw) ? stateCode(norm) : undefined
  if (!state || norm.length !== 2) return undefined
  const { places, meaning } = inState(state)
  return { words: [norm], value: { phrases: [], places, means: meaning } }
}

function assembled(text: string, pieces: readonly Piece[]): ReadSearch {
  const terms = new Map<string, SearchTerm>()
  let [plain, meaning, last] = ['', '', 0]
  for (const { start, end, means, isNoise, ...term } of pieces) {
    const [between, words] = [text.slice(last, start), text.slice(start, end)]
    plain += `${between} `
    meaning += between + means
    last = end
    if (!isNoise) terms.set(words.toLowerCase(), { ...term, text: words })
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
export function readLocation(typed: string, { isWide = false }: ReadingMode = {}): Location | null {
  if (typed.search(quoted) >= 0) return null
  const whole = nickname(typed)
  if (whole) return whole
  const parts = typed.split(/\s*(?:\/|;|\||\bor\b)\s*/i).filter((part) => part.trim() !== '')
  const read = parts.length <= maxTerms ? parts.flatMap((part) => nickname(part) ?? named(part) ?? []) : []
  if (parts.length > 1 && read.length === parts.length) return joined(read)
  const mended = isWide ? corrected(typed) : typed
  return mended === typed ? null : (nickname(mended) ?? named(mended))
}

/** The meaning of a nickname; of one that abbreviates a state too, both ("LA"). */
function nickname(text: string): Location | null {
  const tokens = tokenize(text)
  const phrase = phraseAt(tokens, 0, placeBook)
  const places = phrase?.words.length === tokens.length ? phrase.value?.places : undefined
  if (!phrase?.value || !places) return null
  const [read, state] = [{ places, meaning: phrase.value.means }, stateCode(text)]
  return state && state !== 'DC' ? joined([read, inState(state)]) : read
}
