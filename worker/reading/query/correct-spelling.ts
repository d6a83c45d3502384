import { areaTerms } from '#worker/reading/lexicon/area-terms.data.ts'
import { citiesByState } from '#worker/reading/lexicon/city-names.data.ts'
import { placeNicknames } from '#worker/reading/lexicon/metro-areas.data.ts'
import { seniorityEntries } from '#worker/reading/lexicon/seniority-terms.ts'
import { tokenize } from '#worker/reading/lexicon/tokens.ts'
import { usStates } from '#contract/domain/us-states.ts'

/** Shorter words are too easily another word. */
const shortest = 6

/** The vocabulary's longer words by their first letter. */
const wordsByLetter: ReadonlyMap<string, readonly string[]> = (() => {
  const texts = [
    ...Object.entries(areaTerms).flatMap(([label, { terms }]) => [label, ...terms]),
    ...Object.values(citiesByState).flat(),
    ...Object.values(usStates),
    ...placeNicknames.filter(({ capitals }) => !capitals).flatMap(({ names }) => names.split(';')),
    ...seniorityEntries.map(({ text }) => text),
  ]
  const words = new Set(texts.flatMap((text) => tokenize(text).map(({ norm }) => norm)))
  const byLetter = new Map<string, string[]>()
  for (const word of words) {
    if (word.length < shortest || /\d/.test(word)) continue
    const letter = word.charAt(0)
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), word])
  }
  return byLetter
})()

/**
 * The word of the vocabulary that a misspelt word is one slip away from ("litigaton", "bankrupcy"; two slips from ten
 * letters on), or undefined.
 */
export function correctedWord(word: string): string | undefined {
  if (word.length < shortest || !/^[a-z]+$/.test(word)) return undefined
  const allowed = word.length >= 10 ? 2 : 1
  const known = wordsByLetter.get(word.charAt(0)) ?? []
  let best: { word: string; slips: number } | undefined
  for (const one of known) {
    if (Math.abs(one.length - word.length) > allowed) continue
    if (one === word) return undefined
    const limit = best?.slips ?? allowed
    const slips = distance(word, one, limit)
    if (slips < limit || (slips === limit && isLonger(one, best?.word))) best = { word: one, slips }
  }
  return best?.word
}

/** Of two words as near the longer one wins: what is missing is mistyped more often than what is too much. */
const isLonger = (word: string, than: string | undefined): boolean => than === undefined || word.length > than.length

/** Letters changed, left out, added or swapped with their neighbour; more than `limit` is only said to be more. */
function distance(a: string, b: string, limit: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    if (Math.min(...row) > limit) return limit + 1
    before = last
    last = row
  }
  return last[b.length] ?? limit + 1
}
