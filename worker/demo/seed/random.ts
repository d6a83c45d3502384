/** A small seeded generator (mulberry32), so that demo data is the same on every machine. Not for secrets. */
export type Random = {
  /** A number from 0 up to, and without, 1. */
  next: () => number
  /** A whole number from `min` to `max`, both included. */
  int: (min: number, max: number) => number
  pick: <T>(items: readonly T[]) => T
  /** `count` different items in a random order; all of them where there are fewer. */
  some: <T>(items: readonly T[], count: number) => T[]
  /** True with this probability, 0 to 1. */
  chance: (probability: number) => boolean
  /** A name of `length` characters of `alphabet`. */
  word: (alphabet: string, length: number) => string
}

/** A generator whose numbers follow from `seed` alone. @throws RangeError from `pick` for an empty list. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('nothing to pick from')
    return items[int(0, items.length - 1)] as T
  }
  return {
    next,
    int,
    pick,
    some(items, count) {
      const left = [...items]
      const chosen: typeof left = []
      while (chosen.length < count && left.length > 0) chosen.push(...left.splice(int(0, left.length - 1), 1))
      return chosen
    },
    chance: (probability) => next() < probability,
    word: (alphabet, length) => Array.from({ length }, () => pick([...alphabet])).join(''),
  }
}
