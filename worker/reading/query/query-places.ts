import type { Of, QueryReading } from './query-reading.ts'

type PlaceMention = Of<'place'>

/** "In Chicago and want to move to Denver": what comes before is left. */
const movesTo =
  /\b(?:mov(?:e|ing)|relocat(?:e|ing|ion)|go(?:ing)?)\s+(?:back\s+)?to\s+(?:the\s+)?$|\bleav(?:e|ing)\s+[\w. ]{2,30}\s+for\s+$/i

/** "Texas ties", "New York firm", "Ohio native": where somebody is from. */
const origin =
  /^\s+(?:(?:right )?now\b|currently|at present|ties|roots|connections?|native|born|raised|transplant|grad(?:uate)?s?|alum|trained|law firm experience)\b/i

/** "West Coast hours": when, not where. */
const hours = /^\s+(?:(?:business |working )?hours|time zones?)\b/i

/** Reads the places that are wanted and those that are ruled out. */
export function readPlaces(places: readonly PlaceMention[], { text, criteria, say }: QueryReading): void {
  const isAnyPlaceWanted = places.some(({ stance }) => stance === 'wanted')
  const goal = places.find(({ start, stance }) => stance === 'wanted' && movesTo.test(text.slice(0, start)))
  for (const [at, place] of places.entries()) {
    const isLeft =
      (place.stance === 'past' && isAnyPlaceWanted) ||
      (goal !== undefined && place.start < goal.start && place.stance === 'wanted')
    const behind = text.slice(place.end, place.end + 30)
    const isOther = hours.test(behind) || (places.length > 1 && origin.test(behind))
    if (isLeft || isOther || isSaidBetterBehind(place, places[at + 1], text)) continue
    const isOut = place.stance === 'unwanted'
    const list = isOut ? criteria.excludedLocations : criteria.locations
    for (const { name } of place.places) if (!list.includes(name)) list.push(name)
    say(place, isOut ? 'excludedLocations' : 'locations', place.places.map(({ name }) => name).join(', '))
  }
}

/** Checks whether the next place says which part of this one is meant. */
function isSaidBetterBehind(place: PlaceMention, next: PlaceMention | undefined, text: string): boolean {
  if (next === undefined || place.stance !== 'wanted') return false
  const between = text.slice(place.end, next.start)
  // "Texas, Austin preferred".
  const isNarrowed =
    /^\s*,\s*$/.test(between) &&
    /^\s*(?:is\s+)?(?:pref|ideal)/i.test(text.slice(next.end, next.end + 12)) &&
    place.places.every(({ city, region }) => city === undefined && next.places.some((one) => one.region === region))
  return isNarrowed || (next.stance === 'wanted' && isOpenedInBrackets(place, next, between))
}

/** "Upstate NY (Albany, Syracuse)": the bracket says which of it. */
const isOpenedInBrackets = (place: PlaceMention, next: PlaceMention, between: string): boolean =>
  /^\s*[([:]\s*(?:e\.?g\.?,?\s*|i\.?e\.?,?\s*|pref(?:erably|er)?\s*|ideally\s*)?$/i.test(between) &&
  place.places.every(({ city }) => city === undefined) &&
  next.places.every(({ city }) => city !== undefined)
