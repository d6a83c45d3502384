/** The place of a piece: the number of a labeled span, and its letters from `from` up to `to`. */
type Place = { span: number; from: number; to: number }
/** A piece at a place, with the cheapest sequence of places that leads there. */
type Step = { place: Place; piece: number; cost: number; before: Step | undefined }

/** Costs of moving from one piece to the next. Moving from the end of a span to the beginning of the next span is free. */
const costs = {
  /** Leaving a span before its end. */
  unfinished: 2,
  /** Entering a span after its beginning. */
  middle: 3,
  /** Skipping letters within a span. */
  gap: 1,
  /** Moving to a span that isn't the next one. Farther spans cost more, up to the cost of a jump. */
  near: 0.5,
  perSpan: 0.25,
  jump: 4,
  /** Moving backward, as columns that are read in another order require. */
  back: 1,
} as const
/** Maximum number of places that are compared for one piece, and maximum number of them within one span. */
const [maxPlaces, maxRepeats] = [24, 4]

/**
 * Finds the labeled span that each piece of a document belongs to. The same words may be in several spans: "Ohio" is a state of a
 * bar, and the end of "Columbus, Ohio". Pieces follow each other in the order of the spans, so the cheapest sequence of places for all pieces tells which.
 *
 * @param spans Letters of the labeled texts, in the order of the document.
 * @param pieces Letters of the pieces, in reading order.
 * @returns For each piece its place; undefined if no span has its letters.
 */
export function alignPieces(spans: readonly string[], pieces: readonly string[]): (Place | undefined)[] {
  const leaving = ({ span, to }: Place) => (to < (spans[span]?.length ?? 0) ? costs.unfinished : 0)
  let last: Step[] = []
  for (const [piece, text] of pieces.entries()) {
    const near = cheapest(last)?.place.span ?? 0
    const steps = placesOf(spans, text, near).map((place): Step => {
      const ways = last.map((before) => ({ before, cost: before.cost + wayCost(before.place, place, leaving) }))
      const { before, cost } = cheapest(ways) ?? { before: undefined, cost: place.from > 0 ? costs.middle : 0 }
      return { place, piece, cost, before }
    })
    if (steps.length > 0) last = steps
  }
  const found: (Place | undefined)[] = pieces.map(() => undefined)
  const ends = last.map((step) => ({ ...step, cost: step.cost + leaving(step.place) }))
  for (let step = cheapest(ends); step; step = step.before) found[step.piece] = step.place
  return found
}

/** Returns the first item with the lowest cost. */
const cheapest = <T extends { cost: number }>(list: readonly T[]): T | undefined =>
  list.reduce<T | undefined>((best, one) => (best && best.cost <= one.cost ? best : one), undefined)

/** Cost of moving from the place of one piece to the place of the next piece. */
function wayCost(from: Place, to: Place, leaving: (place: Place) => number): number {
  if (from.span === to.span && to.from >= from.to) return to.from === from.to ? 0 : costs.gap
  const step = to.span - from.span
  const own = leaving(from) + (to.from > 0 ? costs.middle : 0)
  if (step === 1) return own
  const distance = Math.min(costs.jump, costs.near + Math.abs(step) * costs.perSpan)
  return own + distance + (step > 1 ? 0 : costs.back)
}

/** Returns the places where a text occurs. If there are too many, whole spans and spans near the last one come first. */
function placesOf(spans: readonly string[], text: string, near: number): Place[] {
  const places: Place[] = []
  for (const [span, whole] of spans.entries()) {
    if (text === '' || (text.length < 2 && whole !== text)) continue
    let from = whole.indexOf(text)
    for (let repeat = 0; from >= 0 && repeat < maxRepeats; repeat++) {
      places.push({ span, from, to: from + text.length })
      from = whole.indexOf(text, from + 1)
    }
  }
  if (places.length <= maxPlaces) return places
  const distance = ({ span, from, to }: Place) =>
    (from === 0 && to === spans[span]?.length ? 0 : 5) + Math.abs(span - near)
  return places.toSorted((a, b) => distance(a) - distance(b)).slice(0, maxPlaces)
}
