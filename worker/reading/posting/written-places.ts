import { placeNamed } from '#worker/reading/lexicon/places.ts'
import { parsePlace, stateCode, usStates, type UsState } from '#contract/domain/us-states.ts'

export type ReadPlace = { name: string; city: string | null; state: UsState | null }

const remoteWords = /\b(?:remote|telecommut\w*|work from home|wfh|virtual|anywhere|home[- ]based)\b/i
const countries = /^(?:usa?|u\.s\.a?\.?|united states(?: of america)?|america)$/i

/**
 * The places of a posting as platforms write them: "New York, New York, United States", "US-NY-New York", "NY - Albany",
 * "Boston, MA; Remote". Returns each place once, in order, as jobs write it ("Boston, MA"), and if one of them says that
 * the work is remote. Leaves out countries alone, and words that aren't places.
 */
export function readPlaces(written: readonly string[]): { places: ReadPlace[]; isRemote: boolean } {
  const places = new Map<string, ReadPlace>()
  let isRemote = false
  for (const piece of written.flatMap((text) =>
    text.slice(0, 600).split(/\s*(?:[;|•\n]|\s\/\s|\bor\b|\s&\s|\band\b)\s*/),
  )) {
    if (remoteWords.test(piece) && !/\bnot? remote|hybrid/i.test(piece)) isRemote = true
    const place = readPlace(piece)
    if (place && !places.has(place.name.toLowerCase())) places.set(place.name.toLowerCase(), place)
  }
  return { places: [...places.values()].slice(0, 20), isRemote }
}

function readPlace(written: string): ReadPlace | undefined {
  const bare = written
    .replace(/\((?:[^)]*)\)/g, ' ')
    .replace(remoteWords, ' ')
    .replace(
      /\b(?:hybrid|on-?site|in-?office|headquarters|hq|main office|office|location|greater|metro(?:politan)?(?: area)?)\b/gi,
      ' ',
    )
    .replace(/\s+\d{5}(?:-\d{4})?\b/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:-]+|[\s,:-]+$/g, '')
  if (bare === '' || bare.length > 80 || countries.test(bare)) return undefined
  const parts = (bare.includes(',') ? bare.split(',') : bare.split(/\s*-\s*(?=[A-Z])|\s+[-–—]\s+/))
    .map((part) => part.trim())
    .filter((part) => part !== '' && !countries.test(part))
  return parts.length === 0 ? undefined : placeOfParts(parts)
}

function placeOfParts(parts: readonly string[]): ReadPlace | undefined {
  const codes = parts.map((part) => stateCode(part))
  const stateAt = stateIndex(parts, codes)
  const state = codes[stateAt] ?? null
  const others = parts.filter((_, at) => at !== stateAt)
  // Codes may come first ("US-NY-New York"), and street or building parts before the city never come last.
  const city = stateAt === 0 ? others[0] : others.at(-1)
  if (state) return usPlace(city, state)
  const named = placeNamed(parts[0] ?? '')
  if (named?.city && named.region && stateCode(named.region))
    return usPlace(named.city, stateCode(named.region) ?? null)
  const { city: other, region } = parsePlace(parts.slice(0, 3).join(', '))
  if (!other && !region) return undefined
  return { name: [other, region].filter(Boolean).join(', '), city: other, state: null }
}

/** Index of the part that is the state: of "New York, New York" the second, of "Washington, DC" the code. */
function stateIndex(parts: readonly string[], codes: readonly (UsState | undefined)[]): number {
  const code = parts.findIndex((part, at) => codes[at] && /^[A-Z]{2}$|^[A-Z]\.[A-Z]\.$/.test(part))
  if (code >= 0) return code
  const last = codes.findLastIndex(Boolean)
  // "Washington" and "New York" alone are cities.
  return parts.length === 1 && /^(?:new york|washington)$/i.test(parts[0] ?? '') ? -1 : last
}

function usPlace(city: string | undefined, state: UsState | null): ReadPlace {
  const tidy = city && city === city.toUpperCase() && city.length > 3 ? capitals(city) : city
  if (!tidy) return { name: state ? usStates[state] : '', city: null, state }
  return { name: state ? `${tidy}, ${state}` : tidy, city: tidy, state }
}

const capitals = (text: string) => text.toLowerCase().replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())
