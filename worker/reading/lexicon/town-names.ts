import { stateCode, type UsState } from '#contract/domain/us-states.ts'
import type { Run } from './phrase-book.ts'
import { cityPlace, type Place } from './places.ts'
import { isCapitalized, isCapitals, type Token } from './tokens.ts'

export type FoundPlace = Run & { places: readonly Place[] }

/** Capitalized words that begin no city's name. */
export const notACity =
  /^(?:remote|hybrid|office|offices|location|locations|based|attorney|attorneys|only|preferred|the|in|or|and|of|bar|university|college|associate|counsel|partner|law|llp|pc|associates|senior|junior|level|group|practice|our|salary|with|for|from|street|st|suite|ave|avenue|floor|road|rd|blvd|inc|llc|corp|state|commonwealth|court|county|onsite|firm|school|at|a|an|to|position|role|job|opportunity|district|city)$/

/** A town's name, and where it begins. */
type Town = { from: number; name: string }

/** The index behind a postal code and the country, where they follow. */
export function afterZip(tokens: readonly Token[], at: number): number {
  let to = at
  if (/^\d{5}$/.test(tokens[to]?.norm ?? '') && tokens[to]?.gap !== 'stop') to++
  if (/^(?:usa|us)$/.test(tokens[to]?.norm ?? '') && tokens[to]?.gap === 'comma') to++
  return to
}

/** "Cleveland Heights", "Chicago Ridge": what directly follows a city's name makes it another town's. */
const isTownOf = (
  tokens: readonly Token[],
  city: FoundPlace | undefined,
  town: { from: number; name: string },
): boolean =>
  city?.to === town.from &&
  tokens[town.from]?.gap === 'soft' &&
  city.to - city.from === 1 &&
  /^(?:heights|park|hills|beach|lake|ridge|grove|village|center|township|springs|falls|junction|shores?|gardens|estates|island|bay|valley|city|corner|station|mills?|woods?|run|creek|point)$/i.test(
    town.name,
  )

/** The capitalized words before ", ST" as a town's name. */
export function unknownTown(
  tokens: readonly Token[],
  at: number,
  isFree: (index: number) => boolean,
): Town | undefined {
  let from = at
  while (at - from < 3) {
    const token = tokens[from - 1]
    if (!token || !isFree(from - 1) || !isCapitalized(token.raw)) break
    // "St. Clair" is a town, "Main St." is a street.
    if (notACity.test(token.norm) && !(token.norm === 'st' && from < at)) break
    if (isCapitals(token.raw) && token.raw.length < 4) break
    from--
    if (token.gap !== 'soft' && token.gap !== 'hyphen') break
  }
  if (from === at) return undefined
  const name = tokens
    .slice(from, at)
    .map(({ raw, gap }, index) => (index === 0 ? raw : (gap === 'hyphen' ? '-' : ' ') + raw))
    .join('')
  return { from, name }
}

/**
 * A town that isn't in the list, as a place. Right behind a city's name it is another town, named after the city:
 * "Cleveland Heights, OH".
 *
 * @param before The place before it. @param state The state that follows. @param to The index behind the state.
 */
export function townPlace(
  tokens: readonly Token[],
  { town, before, state, to }: { town: Town; before: FoundPlace | undefined; state: UsState; to: number },
): FoundPlace & { replacesBefore: boolean } {
  const isPart = before !== undefined && isTownOf(tokens, before, town)
  const from = isPart ? before.from : town.from
  const name = isPart ? `${tokens[before.from]?.raw ?? ''} ${town.name}` : town.name
  return { from, to: afterZip(tokens, to), places: [cityPlace(name, state)], replacesBefore: isPart }
}

/** "Naperville, Illinois": a town that is not known, before a state's full name. */
export function joinTownsWithFullStates(
  tokens: readonly Token[],
  found: readonly FoundPlace[],
  isTaken: (at: number) => boolean,
): FoundPlace[] {
  return found.map((one, index) => {
    const state = fullStateAfterComma(tokens, one)
    if (!state) return one
    const before = found[index - 1]
    const isFree = (at: number) => !isTaken(at) && !(before && at >= before.from && at < before.to)
    const town = unknownTown(tokens, one.from, isFree)
    if (!town) return one
    const { from, to, places } = townPlace(tokens, { town, before, state, to: one.to })
    return { from, to, places }
  })
}

/** The state of a place that is nothing but a state's full name behind a comma. */
function fullStateAfterComma(tokens: readonly Token[], { from, to, places }: FoundPlace): UsState | undefined {
  const [place] = places
  if (!place || places.length > 1 || place.city !== undefined || place.region === undefined) return undefined
  if (tokens[from]?.gap !== 'comma' || (to - from === 1 && tokens[from].norm.length < 4)) return undefined
  return stateCode(place.region)
}
