import { areaEntries } from '#worker/reading/lexicon/areas.ts'
import { entriesOf } from '#worker/reading/lexicon/phrase-book.ts'
import { placeEntries } from '#worker/reading/lexicon/places.ts'
import { levelTerms } from '#worker/reading/lexicon/seniority-terms.data.ts'
import { tokenize } from '#worker/reading/lexicon/tokens.ts'

/** Shorter words are too easily another word. */
const shortest = 6

/** The vocabulary's longer words by their first letter. Of two words as near to a slip the longer wins, so it comes first. */
const wordsByLetter = Map.groupBy(
  new Set(
    [...areaEntries(), ...placeEntries, ...entriesOf(levelTerms)]
      .flatMap(({ text }) => tokenize(text).map(({ norm }) => norm))
      .filter((word) => word.length >= shortest && !/\d/.test(word))
      .sort((a, b) => b.length - a.length),
  ),
  (word) => word.charAt(0),
)

/** A word and what is left of it without one or two of its letters. */
function shortened(word: string, slips: number): Set<string> {
  let found = new Set([word])
  for (let slip = 0; slip < slips; slip++)
    found = new Set(
      [...found].flatMap((one) => [one, ...Array.from(one, (_, at) => one.slice(0, at) + one.slice(at + 1))]),
    )
  return found
}

/**
 * The word of the vocabulary that a misspelt word is one slip away from ("litigaton", "bankrupcy"; two slips from ten
 * letters on), or undefined: a letter left out, added, moved or mistaken leaves the same words when letters are left out.
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
