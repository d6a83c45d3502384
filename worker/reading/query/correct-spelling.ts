import { areaEntries } from '#worker/reading/lexicon/areas.ts'
import * as titleNouns from '#worker/reading/lexicon/legal-titles.data.ts'
import { entriesOf } from '#worker/reading/lexicon/phrase-book.ts'
import { placeEntries } from '#worker/reading/lexicon/places.ts'
import { levelTerms } from '#worker/reading/lexicon/seniority-terms.data.ts'
import { tokenize } from '#worker/reading/lexicon/tokens.ts'

/** Minimum length of a word that is corrected. A typo in a shorter word often makes another word. */
const shortest = 6

const entries = [...areaEntries(), ...placeEntries, ...entriesOf(levelTerms)]
const words = new Set(entries.flatMap(({ text }) => tokenize(text).map(({ norm }) => norm)))
/** The longer words of the vocabulary, longest first, so that the longer of two corrections wins. */
const longWords = [...words].filter((word) => word.length >= shortest).sort((a, b) => b.length - a.length)
const wordsByLetter = Map.groupBy(longWords, (word) => word.charAt(0))

/** Words that are no typos, though "manager" is near "managed" care. */
const otherNouns = titleNouns.others.union(titleNouns.supporters)

/** Returns a word and every version of it with up to `slips` letters left out. */
function shortened(word: string, slips: number): Set<string> {
  if (slips === 0) return new Set([word])
  const without = (one: string) => [one, ...Array.from(one, (_, at) => one.slice(0, at) + one.slice(at + 1))]
  return new Set([...shortened(word, slips - 1)].flatMap(without))
}

/**
 * Returns the vocabulary word that a misspelled word means, or undefined. Both start with the same letter and are one typo apart
 * ("litigaton", "bankrupcy"), or two if the misspelled word has ten letters or more. A typo is a missing, extra, misplaced or
 * wrong letter: leaving that many letters out of each word makes them the same.
 */
export function correctedWord(word: string): string | undefined {
  const known = wordsByLetter.get(word.charAt(0)) ?? []
  const isTooLong = word.length > (known[0]?.length ?? 0) + 2
  if (word.length < shortest || isTooLong || !/^[a-z]+$/.test(word) || known.includes(word) || otherNouns.has(word))
    return undefined
  for (let slips = 1; slips <= (word.length >= 10 ? 2 : 1); slips++) {
    const parts = shortened(word, slips)
    const isNear = (one: string) =>
      // "Modest" isn't a typo of "Modesto".
      !one.startsWith(word) &&
      Math.abs(one.length - word.length) <= slips &&
      !shortened(one, slips).isDisjointFrom(parts)
    const meant = known.find(isNear)
    if (meant !== undefined) return meant
  }
  return undefined
}
