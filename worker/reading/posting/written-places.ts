import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import type { Place } from '#worker/reading/lexicon/places.ts'
import { stateCode, type UsState } from '#contract/domain/us-states.ts'

export type ReadPlace = { name: string; city: string | null; state: UsState | null }

/** A state before its city: "US-NY-New York", "NY - Albany". */
const stateFirst = /^(?:USA?-)?([A-Z]{2})\s*-\s*(?=\p{Lu})(.+)$/u

/**
 * The places of a posting as platforms write them: "New York, New York, United States", "US-NY-New York", "NY - Albany",
 * "Boston, MA; Remote". Returns each place once, in order, as jobs write it ("Boston, MA"), and if one of them says that
 * the work is remote. Leaves out countries alone, and words that aren't places.
 */
export function readPlaces(written: readonly string[]): { places: ReadPlace[]; isRemote: boolean } {
  const mentions = written.flatMap((text) =>
    readMentions(text.slice(0, 600).replace(stateFirst, '$2, $1'), { now: new Date(0) }),
  )
  const named = mentions.flatMap((one) => (one.kind === 'place' ? one.places.slice(0, 1) : []))
  const places = new Map(named.filter(isNarrow).map((place) => [place.name, placeOf(place)]))
  const isRemote = mentions.some(
    (one) => one.kind === 'workMode' && one.workMode === 'remote' && one.stance !== 'unwanted',
  )
  return { places: [...places.values()].slice(0, 20), isRemote }
}

const isNarrow = ({ city, region }: Place): boolean => city !== undefined || region !== undefined

const placeOf = ({ name, city, region = '' }: Place): ReadPlace => ({
  name: name.replace(' (state)', ''),
  city: city ?? null,
  state: stateCode(region) ?? null,
})
