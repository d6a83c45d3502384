import { parsePlace, stateCode, usStates, type UsState } from '#contract/domain/us-states.ts'
import { areaEntries } from '#worker/reading/lexicon/areas.ts'
import { metroAreas } from '#worker/reading/lexicon/metro-areas.data.ts'
import { phraseAt, phraseBook, type Entry } from '#worker/reading/lexicon/phrase-book.ts'
import { capitalAbbreviations, plainAbbreviations } from '#worker/reading/lexicon/city-names.data.ts'
import { placeEntries, type Place } from '#worker/reading/lexicon/places.ts'
import { searchShorthands, wholeMetro, type SearchShorthand } from '#worker/reading/lexicon/search-terms.data.ts'
import { gapAt, isCapitalized, normAt, rawAt, tokenize, type Token } from '#worker/reading/lexicon/tokens.ts'
import { correctedWord } from './correct-spelling.ts'

/** Places that a word of a search means: any of them counts. */
export type SearchedPlaces = { cities: readonly { city: string; region: string }[]; states: readonly UsState[] }

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

/** `isWide` is for a search without a result: it corrects slips, and takes a part of a practice ("hedge funds") for the practice. */
export type ReadingMode = { isWide?: boolean | undefined }

/** More terms than these cost time and narrow nothing; what follows is read as plain words. */
const maxTerms = 5

/** Meaning of a piece of a search: phrases, places or levels to search for instead, and the words for it. */
type Meaning = Omit<SearchTerm, 'text'> & {
  means: string
  /** Only connects other pieces, so it isn't searched for. */
  isNoise?: boolean | undefined
}
type Location = Meaning & { places: SearchedPlaces }

const placed = (means: string, cities: SearchedPlaces['cities'], states: readonly UsState[] = []): Location => ({
  phrases: [],
  places: { cities, states },
  means,
})
const inState = (state: UsState) => placed(usStates[state], [], [state])

/** Combines several locations into one. */
const joined = (all: readonly Location[], means = [...new Set(all.map((one) => one.means))].join(' or ')) => {
  const cities = all.flatMap(({ places }) => places.cities)
  const states = all.flatMap(({ places }) => places.states)
  return placed(means, cities, states)
}

/** A city or state by its own name. */
function named(text: string): Location | null {
  const { city, region, state } = parsePlace(text)
  const own = city === null ? state : stateCode(text)
  if (own) return inState(own)
  return city === null ? null : placed(text.trim(), [{ city, region: region ?? '' }])
}

/** The place that a nickname means. Some nicknames mean the whole commuting area. */
function meantBy(nickname: string, { name, city, region = '', metro = '', states = [] }: Place): Location {
  const area = wholeMetro.test(nickname) ? metroAreas[metro as keyof typeof metroAreas] : undefined
  const parts = area?.split(';').flatMap((one) => named(one) ?? [])
  if (parts) return joined(parts, metro)
  if (city !== undefined) return placed(city === 'Washington' ? name : city, [{ city, region }])
  const state = stateCode(region)
  return placed(name, [], state ? [state] : states)
}

const nicknames = placeEntries.flatMap(({ text, value }): Entry<Location | undefined>[] => {
  // A city's own name isn't a nickname, but it may contain one ("La Jolla"), so it is kept to block that.
  if (value.city !== undefined) return text.includes(' ') ? [{ text, value: undefined }] : []
  // Jobs write a state's full name themselves, so the plain words find it.
  if (text.length > 3 && stateCode(text)) return []
  return [{ text, value: joined(value.places.map((place) => meantBy(text, place))) }]
})
const shorthands = searchShorthands.flatMap(({ says, ...value }) => says.map((text) => ({ text, value })))
const areas = areaEntries().map(({ value, ...entry }): Entry<Meaning> => {
  const names = value.areas.map((label) => label.toLowerCase().replaceAll('&', 'and'))
  return { ...entry, value: { phrases: names.map((name) => [name]), means: names.join(' or ') } }
})

const book = phraseBook<Meaning | undefined>([...shorthands, ...nicknames])
const placeBook = phraseBook(nicknames)
const areaBook = phraseBook(areas)

const quoted = /["“”][^"“”]*["“”]/g

/** Words that connect others and narrow nothing. */
const connecting = new Set(['in', 'at', 'for', 'the', 'near', 'and', 'with', 'a', 'an'])

/**
 * The meaning of a state's abbreviation or of a connecting word. "CA" and "ny" are states in any capitals, "PA" and "MA" in
 * capitals, and the others ("IN", "OR", "Pa") behind a name at the end of a clause: elsewhere they are words.
 */
function wordMeaning(tokens: readonly Token[], at: number): Meaning | undefined {
  const [raw, norm] = [rawAt(tokens, at), normAt(tokens, at)]
  const state = norm.length === 2 ? stateCode(norm) : undefined
  const isBehindName = isCapitalized(rawAt(tokens, at - 1)) && isCapitalized(raw)
  const isMeant =
    plainAbbreviations.has(norm) ||
    capitalAbbreviations.has(raw) ||
    (isBehindName && /^(?:comma|stop|end)$/.test(gapAt(tokens, at + 1) ?? 'end'))
  if (state && isMeant) return inState(state)
  return connecting.has(norm) ? { phrases: [], means: raw, isNoise: true } : undefined
}

type Piece = Meaning & { start: number; end: number }

/** Returns the pieces of a search that have a known meaning. A longer phrase wins over its parts. */
function piecesOf(tokens: readonly Token[], isWide: boolean): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length && pieces.length < maxTerms; at++) {
    const start = tokens[at]?.start ?? 0
    const phrase = phraseAt(tokens, at, book)
    const word = phrase ? undefined : wordMeaning(tokens, at)
    const known = phrase ?? (isWide && !word ? phraseAt(tokens, at, areaBook) : undefined)
    if (known) at += known.words.length - 1
    const meaning = known?.value ?? word
    if (meaning) pieces.push({ ...meaning, start, end: tokens[at]?.end ?? start })
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
  const terms = new Map(
    pieces.flatMap(({ start, end, means: _means, isNoise, ...term }): [string, SearchTerm][] =>
      isNoise ? [] : [[text.slice(start, end).toLowerCase(), { ...term, text: text.slice(start, end) }]],
    ),
  )
  // From the end, so that the offsets of the pieces before stay right.
  const replaced = (inPlace: (piece: Piece) => string) =>
    pieces.reduceRight((all, one) => all.slice(0, one.start) + inPlace(one) + all.slice(one.end), text)
  const [rest, meaning] = [replaced(() => ' '), replaced(({ means }) => means)]
  const plain = /[\p{L}\p{N}]/u.test(rest) ? oneLine(rest) : ''
  // "Lawyer jobs" alone is searched for as it is.
  if (terms.size === 0 && plain === '') return { plain: typed, terms: [], meaning: null }
  const isSame = bare(meaning) === bare(typed)
  return { plain, terms: [...terms.values()], meaning: isSame ? null : oneLine(meaning).replace(/\.$/, '') }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const bare = (text: string) => oneLine(text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' '))

/** The meaning of a search for the words, or the words as they were typed. */
export const searchMeaning = (typed: string): string => readSearch(typed).meaning ?? typed

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
  const { words, value } = phraseAt(tokens, 0, placeBook) ?? {}
  if (words?.length !== tokens.length || !value) return null
  const state = stateCode(text)
  return state && state !== 'DC' ? joined([value, inState(state)]) : value
}
