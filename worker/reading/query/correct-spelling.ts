import { areaEntries } from '#worker/reading/lexicon/areas.ts'
import { givenNames } from '#worker/reading/lexicon/given-names.data.ts'
import * as titleNouns from '#worker/reading/lexicon/legal-titles.data.ts'
import { entriesOf } from '#worker/reading/lexicon/phrase-book.ts'
import { placeEntries } from '#worker/reading/lexicon/places.ts'
import { levelTerms } from '#worker/reading/lexicon/seniority-terms.data.ts'
import { tokenize } from '#worker/reading/lexicon/tokens.ts'
import { commonWords } from './common-words.data.ts'

/** A word that can be corrected. A typo in a shorter word often makes another word. */
const longWord = /^[a-z]{6,30}$/

const entries = [...areaEntries(), ...placeEntries, ...entriesOf(levelTerms)]
/** The longer words of the vocabulary, longest first, so that the longer of two corrections wins. */
const words = [...new Set(entries.flatMap(({ text }) => tokenize(text).map(({ norm }) => norm)))]
  .filter((word) => longWord.test(word))
  .sort((a, b) => b.length - a.length)
const wordsByLetter = Map.groupBy(words, (word) => word.charAt(0))

/** Words that aren't typos, though "manager" is near "managed" care, "contact" near "contract" and "Martin" near "Marina". */
const realWords = titleNouns.others.union(titleNouns.supporters).union(givenNames).union(commonWords)

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
 *
 * @param isReal Whether this is a common word or a name rather than a typo.
 */
export function correctedWord(word: string, isReal = realWords.has(word)): string | undefined {
  const known = wordsByLetter.get(word.charAt(0)) ?? []
  if (isReal || !longWord.test(word) || known.includes(word)) return undefined
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
