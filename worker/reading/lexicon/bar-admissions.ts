import { stateCode, usStates, type UsState } from '#contract/domain/us-states.ts'
import { clauseBefore, clauseFrom } from './clause.ts'
import type { Run } from './phrase-book.ts'
import type { FoundPlace } from './place-reading.ts'
import type { Place } from './places.ts'
import type { Token } from './tokens.ts'

const sign = String.raw`(?:, | – | \/ |[ /-])`
/** "Licensed to practice law in", "Bar:", "member in good standing of the bar of the state of". */
const barBefore = new RegExp(
  String.raw`(?:^|[ ./-])(?:lic|licen[cs]ed?|admitted|barred|admissions?|admittance|bars?|licenses?|licensure)(?: \. |${sign})(?:(?:in|to|the|of|states?|practice|law|for|at|either|both|good|standing|with|is|are|active|required|membership|or|be|and|by|one|and-or|currently|must)${sign}|in \. )*$`,
)
/** "NY bar", "NY state bar", "Texas-licensed". */
const barBehind =
  /^[ /-](?:state[ -])?(?:bar|bars|barred|licensed|qualified|admitted|admission|license|licensure|bar-admitted|waive|waivable)\b/
/** Words that may separate two places in a list: "NY, NJ or CT", "NY (2018) and NJ". */
const listed = new RegExp(
  String.raw`^(?:${sign}(?:and|or|in|also|now|both|\+|(?:19|20)\d\d)){1,3}${sign}$|^(?:, |/| / )$`,
)

export type NamedPlaces = { kind: 'place'; places: readonly Place[] }
/** Bar admissions. `isPatentBar` means registration with the patent office. */
export type Bar = { kind: 'bar'; states: readonly UsState[]; isPatentBar?: true }

/** Groups places into lists. After "or" or "and", a comma ends the list: "admitted in DC or NY, Boston". */
function listsOf(tokens: readonly Token[], places: readonly FoundPlace[]): FoundPlace[][] {
  const lists: FoundPlace[][] = []
  let isEnding = false
  for (const [at, place] of places.entries()) {
    const link = clauseBefore(tokens, places[at - 1]?.to ?? 0, place.from)
    const isNext: boolean = at > 0 && listed.test(link) && !(isEnding && link === ', ')
    isEnding = isNext && (isEnding || /\b(?:or|and)\b/.test(link))
    if (isNext) lists.at(-1)?.push(place)
    else lists.push([place])
  }
  return lists
}

/** The states of the places in a bar admission, where "New York" and "Washington" alone are the states. */
function statesOf(tokens: readonly Token[], { from, to, places }: FoundPlace): UsState[] {
  const named = stateCode(clauseFrom(tokens, from, to - from, true).text)
  if (named) return [named]
  return places.flatMap(({ city, region = '' }): UsState[] => {
    const state = stateCode(region)
    return state && (city === undefined || city === usStates[state] || state === 'DC') ? [state] : []
  })
}

/**
 * Returns the places and bar admissions in a text. Places that name a bar ("NY bar", "licensed in Texas", "D.C. and Virginia
 * bars") become bar admissions.
 */
export const placesAndBars = (
  tokens: readonly Token[],
  found: readonly FoundPlace[],
): (Run & { value: NamedPlaces | Bar })[] =>
  listsOf(tokens, found).flatMap((list) => {
    const first = list[0]?.from ?? 0
    const isWhole = barBefore.test(clauseBefore(tokens, Math.max(0, first - 10), first))
    const last = list.findLastIndex(
      (one) => barBehind.test(clauseFrom(tokens, one.to, 2).text) && statesOf(tokens, one).length > 0,
    )
    return list.map((one, at) => {
      const { from, to, places } = one
      const states = isWhole || at <= last ? statesOf(tokens, one) : []
      return { from, to, value: states.length > 0 ? { kind: 'bar', states } : { kind: 'place', places } }
    })
  })
