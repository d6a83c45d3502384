import { usStates, type UsState } from '#contract/domain/us-states.ts'
import { firmKey } from '#worker/reading/lexicon/firm-names.ts'
import { plainWords } from '#worker/reading/lexicon/tokens.ts'
import type { ClassifiedPosting } from '#worker/reading/posting/classify-posting.ts'
import { shortWords } from './short-words.data.ts'

/** Words of a title that describe the posting without identifying it. */
const titleNoise =
  /\b(?:full time|hybrid|remote|on site|onsite|lateral|opening|position|job|opportunity|hiring|wanted|m f d|the|an?|urgent(?:ly)?|now|immediate(?:ly)?|apply|req(?:uisition)? ?\d+|[rj]r?-?\d{3,})\b/g

/** A name in full words: "Ft. Worth" is "fort worth", "Sr. Assoc." is "senior associate". */
const inFull = (text: string): string =>
  shortWords.reduce((name, [short, long]) => name.replaceAll(` ${short} `, ` ${long} `), ` ${plainWords(text)} `).trim()

/**
 * Key of postings of one job: firm, title and cities, each without what people write differently ("LLP", "&" or "and", "Sr."
 * or "Senior", the city in the title).
 */
export function dedupKey({ firm, title, place }: Pick<ClassifiedPosting, 'firm' | 'title' | 'place'>): string {
  const places = place.split('; ')
  let name = ` ${inFull(title).replace(titleNoise, ' ')} `
  // "Tax associate (Phoenix, AZ)" in Phoenix, AZ: each office's city, and its state behind it.
  for (const office of places) {
    const [city = '', state = ''] = office.split(',').map(inFull)
    const long = plainWords(usStates[state.toUpperCase() as UsState] ?? state)
    for (const words of [`${city} ${long}`, `${city} ${state}`, city, state])
      if (words.trim() !== '') name = name.replace(` ${words.trim()} `, ' ')
  }
  const titleWords = name.split(/\s+/).filter((word) => !/^(?:and|of|in|)$/.test(word))
  const where = [...new Set(places.map(inFull))].filter(Boolean)
  return [firmKey(firm), titleWords.sort().join(' '), where.sort().join('+')].join('|')
}
