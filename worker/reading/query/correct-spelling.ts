import { areaEntries } from '#worker/reading/lexicon/areas.ts'
import { entriesOf } from '#worker/reading/lexicon/phrase-book.ts'
import { placeEntries } from '#worker/reading/lexicon/places.ts'
import { levelTerms } from '#worker/reading/lexicon/seniority-terms.data.ts'
import { tokenize } from '#worker/reading/lexicon/tokens.ts'

/** Least letters of a word that is corrected. A slip in a shorter one often makes another word. */
const shortest = 6

/** The longer words of the vocabulary by their first letter, the longest first: of two corrections the longer word wins. */
const wordsByLetter = Map.groupBy(
  new Set(
    [...areaEntries(), ...placeEntries, ...entriesOf(levelTerms)]
      .flatMap(({ text }) => tokenize(text).map(({ norm }) => norm))
      .filter((word) => word.length >= shortest && !/\d/.test(word))
      .sort((a, b) => b.length - a.length),
  ),
  (word) => word.charAt(0),
)

/** A word, and what remains of it without up to `slips` of its letters. */
function shortened(word: string, slips: number): Set<string> {
  let found = new Set([word])
  for (let slip = 0; slip < slips; slip++)
    found = new Set(
      [...found].flatMap((one) => [one, ...Array.from(one, (_, at) => one.slice(0, at) + one.slice(at + 1))]),
    )
  return found
}

/**
 * The word of the vocabulary that differs from a misspelled word by one slip ("litigaton", "bankrupcy"), or by two if it has ten
 * letters or more; undefined without one. A slip is a letter left out, added, moved or mistaken. It is found by leaving out
 * letters of both words, which then are the same.
 */
export function correctedWord(word: string): string | undefined {
  const known = wordsByLetter.get(word.charAt(0)) ?? []
  if (word.length < shortest || !/^[a-z]+$/.test(word) || known.includes(word)) return undefined
  for (let slips = 1; slips <= (word.length >= 10 ? 2 : 1); slips++) {
    const parts = shortened(word, slips)
    const isNear = (one: string) =>
      // "Modest" isn't a slip of "Modesto".
      !one.startsWith(word) &&
      Math.abs(one.length - word.length) <= slips &&
      [...shortened(one, slips)].some((part) => parts.has(part))
    const meant = known.find(isNear)
    if (meant !== undefined) return meant
  }
  return undefined
}
