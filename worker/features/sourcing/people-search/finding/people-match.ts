import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { placeNamed, type Place } from '#worker/reading/lexicon/places.ts'
import { usStates } from '#contract/domain/us-states.ts'

/** Criteria of a people search; the lists are comma-separated. */
export type PeopleQuestion = {
  location: string
  keywords: string
  jobTitle: string | null
  excludeWords: string | null
}

const maxParts = 12
/** The parts of a comma-separated list. */
export const partsOf = (list: string | null): string[] =>
  (list ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .slice(0, maxParts)

const token = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
/** Single tokens for places, so that "Washington" the state isn't the city, and "IN" isn't an English word. */
const stateWord = (state: string) => `zzst${token(state)}`
const cityWord = (city: string, region: string) => `zzct${token(city)}${token(region)}`
const metroWord = (metro: string) => `zzmt${token(metro)}`

/** The words under which a person of these offices is found. */
export function placeWordsOf(places: readonly Place[]): string {
  const words = places.flatMap((place) => [
    ...(place.region ? [stateWord(place.region)] : []),
    ...(place.city && place.region ? [cityWord(place.city, place.region)] : []),
    ...(place.metro ? [metroWord(place.metro)] : []),
  ])
  return [...new Set(words)].join(' ')
}

const quoted = (word: string) =>
  `"${word
    .toWellFormed()
    .replaceAll(/[\p{Cc}"]/gu, ' ')
    .trim()}"`

/** All words of a part must occur, the last one as the beginning of a word. */
function wordsExpression(part: string): string | null {
  const words = part
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, 8)
  if (words.length === 0) return null
  return words.map((word, at) => quoted(word) + (at === words.length - 1 && word.length > 2 ? '*' : '')).join(' AND ')
}

function placeExpression(location: string): string | null {
  const ends = location.split(/\s*(?:;|\/|\bor\b)\s*/i).filter((part) => part !== '')
  const found = ends.map((part) => {
    const place = placeNamed(part)
    if (!place) return wordsExpression(part)
    if (place.states) return place.states.map(stateWord).join(' OR ')
    if (place.metro) return metroWord(place.metro)
    if (place.city && place.region)
      return place.region in usStates || /^[A-Z][a-z]/.test(place.region)
        ? `${cityWord(place.city, place.region)} OR (${wordsExpression(place.city) ?? '""'})`
        : wordsExpression(part)
    return place.region ? stateWord(place.region) : wordsExpression(part)
  })
  const known = found.filter((part) => part !== null)
  return known.length === 0 ? null : `place : (${known.map((part) => `(${part})`).join(' OR ')})`
}

const said = '{name title firm areas credentials bio}'

/** A keyword in its own words, or as the practice area that it names. */
function keywordExpression(keyword: string): string | null {
  const own = wordsExpression(keyword)
  if (!own) return null
  const areas = readMentions(keyword, { now: new Date(0) }).flatMap((mention) =>
    mention.kind === 'practiceArea' && mention.text.length >= keyword.length - 1 ? mention.areas : [],
  )
  const labels = [...new Set(areas)].map((area) => quoted(area.replaceAll('&', ' ')))
  return `(${said} : (${own})${labels.length > 0 ? ` OR areas : (${labels.join(' OR ')})` : ''})`
}

/**
 * The MATCH expression of a search: the place, every keyword, one of the titles, none of the excluded words. Every word is
 * quoted, so that FTS5's own syntax is text like any other.
 *
 * @returns null when nothing of it can be searched for.
 */
export function matchOf(question: PeopleQuestion): string | null {
  const titles = partsOf(question.jobTitle).flatMap((title) => {
    const expression = titleExpression(title)
    return expression ? [expression] : []
  })
  const wanted = [
    placeExpression(question.location),
    ...partsOf(question.keywords).map(keywordExpression),
    titles.length > 0 ? `title : (${titles.join(' OR ')})` : null,
  ].filter((part) => part !== null)
  if (wanted.length === 0) return null
  const excluded = partsOf(question.excludeWords).flatMap((word) => {
    const words = word.split(/\s+/).filter((one) => /[\p{L}\p{N}]/u.test(one))
    return words.length > 0 ? [`(${said} : ${words.map(quoted).join(' + ')})`] : []
  })
  const all = wanted.join(' AND ')
  return excluded.length > 0 ? `(${all}) NOT (${excluded.join(' OR ')})` : all
}

/**
 * The MATCH expression for headings that hold every keyword and none of the excluded words: pages such as "Tax Team". Few
 * people are called after a practice, so it finds little else.
 */
export function headingMatchOf(question: Pick<PeopleQuestion, 'keywords' | 'excludeWords'>): string | null {
  const wanted = partsOf(question.keywords).flatMap((part) => wordsExpression(part) ?? [])
  if (wanted.length === 0) return null
  const excluded = partsOf(question.excludeWords).flatMap((word) => wordsExpression(word) ?? [])
  const all = `name : (${wanted.map((one) => `(${one})`).join(' AND ')})`
  return excluded.length > 0 ? `(${all}) NOT (${excluded.map((one) => `name : (${one})`).join(' OR ')})` : all
}

/** The word index knows only stems, and "Managing" isn't "Manager", so `hasTitle` checks the rows again. */
function titleExpression(title: string): string | null {
  const words = title.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words.length === 0 ? null : `(${words.map(quoted).join(' + ')})`
}

/** True if a title contains one of the wanted ones, word for word, or if no title is wanted. */
export function hasTitle(title: string | null, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true
  const plain = ` ${(title ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  return wanted.some((one) => {
    const words = one
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    return plain.includes(` ${words} `) || plain.includes(` ${words}s `)
  })
}

type Ranked = {
  title: string | null
  practiceAreas: readonly string[]
  offices: readonly string[]
  email: string | null
}

/**
 * Says how well people fit, higher is better: keywords among the areas or in the title, the main office, a way to write. What
 * the question asks for is read once, and so is each office.
 */
export function rankerOf(question: PeopleQuestion): (person: Ranked) => number {
  const keywords = partsOf(question.keywords).map((keyword) => keyword.toLowerCase())
  const titles = partsOf(question.jobTitle).map((title) => title.toLowerCase())
  const wanted = placeNamed(question.location)
  const places = new Map<string, Place | undefined>()
  const placeOf = (office: string) => {
    if (!places.has(office)) places.set(office, placeNamed(office))
    return places.get(office)
  }
  return (person) => weigh(person, { keywords, titles, wanted, placeOf })
}

type Wanted = {
  keywords: readonly string[]
  titles: readonly string[]
  wanted: Place | undefined
  placeOf: (office: string) => Place | undefined
}

/** `rankerOf` for a single person. */
export const rankOf = (person: Ranked, question: PeopleQuestion): number => rankerOf(question)(person)

function weigh(person: Ranked, { keywords, titles, wanted, placeOf }: Wanted): number {
  const areas = person.practiceAreas.join(' | ').toLowerCase()
  const title = (person.title ?? '').toLowerCase()
  let rank = 0
  for (const plain of keywords) {
    if (areas.includes(plain)) rank += 20
    if (title.includes(plain)) rank += 10
  }
  const main = person.offices[0] ? placeOf(person.offices[0]) : undefined
  if (wanted && main) {
    if (wanted.city && wanted.city === main.city) rank += 15
    else if (wanted.region === main.region || (wanted.metro && wanted.metro === main.metro)) rank += 8
  }
  if (titles.some((one) => title.startsWith(one))) rank += 6
  if (person.email) rank += 2
  return rank
}
