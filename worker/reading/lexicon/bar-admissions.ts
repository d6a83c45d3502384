import type { UsState } from '#contract/domain/us-states.ts'
import { clauseBefore, clauseFrom } from './clause.ts'
import type { Run } from './phrase-book.ts'
import { statesOf } from './place-reading.ts'
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
/** Between two places of one list: "NY, NJ or CT", "NY (2018) and NJ". */
const listed = new RegExp(String.raw`^(?:${sign}(?:and|or|in|also|now|both|(?:19|20)\d\d)){1,3}${sign}$|^(?:, |/| / )$`)

/** Finds places that name a bar ("NY bar", "licensed in Texas", "admitted in NY or NJ"), with their states. */
export function barsAmong(
  tokens: readonly Token[],
  places: readonly (Run & { places: readonly Place[] })[],
): { from: number; states: UsState[] }[] {
  const states = places.map((place) => statesOf(place.places))
  const isBehind = places.map(({ to }) => barBehind.test(clauseFrom(tokens, to, 2).text))
  const isBar = places.map(
    ({ from }, at) =>
      (isBehind[at] === true && (states[at] ?? []).length > 0) ||
      barBefore.test(clauseBefore(tokens, Math.max(0, from - 10), from)),
  )
  const isLinked = places.map(({ to }, at) => {
    const next = places[at + 1]
    return next !== undefined && listed.test(clauseBefore(tokens, to, next.from))
  })
  // A list shares the word before it: "admitted in NY, NJ or CT"; and the one behind its last: "D.C., Virginia and Maryland bars".
  for (let at = 0; at < places.length - 1; at++) {
    if (isBar[at] && isLinked[at] && !isBehind[at]) isBar[at + 1] = true
  }
  let isOfLast = false
  for (let at = places.length - 2; at >= 0; at--) {
    isOfLast = isLinked[at] === true && isBar[at + 1] === true && (isOfLast || isBehind[at + 1] === true)
    if (isOfLast) isBar[at] = true
  }
  return places.flatMap(({ from }, at) => (isBar[at] && states[at]?.length ? [{ from, states: states[at] }] : []))
}
