/** Numbers that look random and are the same for the same seed (mulberry32). */
export function makeRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    /** Puts a list into another order, in place (Fisher and Yates). */
    shuffle: <T>(list: T[]): void => {
      for (let at = list.length - 1; at > 0; at--) {
        const other = below(at + 1)
        ;[list[at], list[other]] = [list[other] as T, list[at] as T]
      }
    },
  }
}
export type Random = ReturnType<typeof makeRandom>
