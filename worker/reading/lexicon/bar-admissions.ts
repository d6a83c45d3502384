import type { UsState } from '#contract/domain/us-states.ts'
import type { Run } from './phrase-book.ts'
import { statesOf } from './place-reading.ts'
import type { Place } from './places.ts'
import type { Token } from './tokens.ts'

const barBefore =
  /^(?:lic|licensed|licenced|licence|admitted|barred|admission|admissions|admittance|bar|bars|license|licensure|licenses)$/
const barAfter = /^(?:bar|bars|barred|licensed|admitted|admission|license|licensure|bar-admitted|waive|waivable)$/

/** Finds places that name a bar ("NY bar", "licensed in Texas", "admitted in NY or NJ"), with their states. */
export function barsAmong(
  tokens: readonly Token[],
  places: readonly (Run & { places: readonly Place[] })[],
): { from: number; states: UsState[] }[] {
  const isBar = places.map((place) => {
    const after = tokens[place.to]
    if (after && after.gap !== 'stop' && after.gap !== 'comma') {
      const word = after.norm === 'state' ? tokens[place.to + 1] : after
      if (word && barAfter.test(word.norm) && statesOf(place.places).length > 0) return true
    }
    for (let back = 1; back <= 9; back++) {
      const token = tokens[place.from - back]
      if (!token) return false
      if (barBefore.test(token.norm)) return true
      if (
        !/^(?:in|to|the|of|state|states|practice|law|for|at|either|both|good|standing|with|is|are|active|required|membership|or|be|and|by|one|and-or|currently|must)$/.test(
          token.norm,
        )
      )
        return false
      if (tokens[place.from - back + 1]?.gap === 'stop' && token.norm !== 'in') return false
    }
    return false
  })
  // A list shares its bar: "admitted in NY, NJ or CT", "NY or NJ bar".
  const isLinked = (left: number): boolean => {
    const [a, b] = [places[left], places[left + 1]]
    if (!a || !b) return false
    const words = tokens.slice(a.to, b.from).map(({ norm }) => norm)
    const gaps = tokens.slice(a.to, b.from + 1).map(({ gap }) => gap)
    return (
      !gaps.includes('stop') &&
      words.length <= 3 &&
      words.every((word) => /^(?:and|or|in|also|now|both|(?:19|20)\d\d)$/.test(word)) &&
      (words.length > 0 || gaps.includes('comma') || gaps.includes('slash'))
    )
  }
  for (let at = 0; at < places.length - 1; at++) {
    if (isBar[at] && isLinked(at) && beforeBar(tokens, places[at])) isBar[at + 1] = true
  }
  // "D.C., Virginia and Maryland bars": the word behind the last is all theirs.
  let isBehind = false
  for (let at = places.length - 2; at >= 0; at--) {
    isBehind = isLinked(at) && isBar[at + 1] === true && (isBehind || !beforeBar(tokens, places[at + 1]))
    if (isBehind) isBar[at] = true
  }
  return places.flatMap((place, at) => {
    const states = statesOf(place.places)
    return isBar[at] && states.length > 0 ? [{ from: place.from, states }] : []
  })
}

/** Checks whether the word that makes it a bar comes before the place (or before the list it is in). */
function beforeBar(tokens: readonly Token[], place: Run | undefined): boolean {
  if (!place) return false
  const after = tokens[place.to]
  return !(after && barAfter.test(after.norm) && after.gap !== 'stop' && after.gap !== 'comma')
}
