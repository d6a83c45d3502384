import { givenNames } from '#worker/reading/lexicon/given-names.data.ts'
import { bucketsOf, scoresOf, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { openModel } from '#worker/reading/model/weights.ts'
import { namesModel } from './trained-names.data.ts'

/** Labels of texts that have the form of a name. */
export const nameLabels: readonly string[] = ['name', 'other']

/** Checks whether a word in lower case is a known given name. */
export const isGiven = (part: string): boolean => givenNames.has(part) || givenNames.has(part.split('-')[0] ?? '')

/** Features of a name from its lower-case parts (`readName`): letters, known given names, and their positions. */
export function nameFeatures(parts: readonly string[]): string[] {
  const words = parts.filter((part) => part.length > 1)
  const features = [`words=${Math.min(words.length, 5)}`, `initials=${Math.min(parts.length - words.length, 2)}`]
  for (const [at, word] of words.entries()) {
    const later = at === words.length - 1 ? 'last' : 'mid'
    const place = at === 0 ? 'first' : later
    features.push(`${place}=${word}`, `word=${word}`)
    if (isGiven(word)) features.push(`${place}:given`)
    // The word in pieces of three letters, with its beginning and end marked.
    const [marked, side] = [`^${word.slice(0, 24)}$`, at === 0 ? 'f' : 'l']
    for (let from = 0; from + 3 <= marked.length; from++) features.push(`${side}/${marked.slice(from, from + 3)}`)
  }
  const given = words.map((word, at) => (isGiven(word) ? at : -1)).filter((at) => at >= 0)
  features.push(`given at ${given.slice(0, 2).join()} of ${Math.min(words.length, 4)}`)
  return features
}

/** The model, opened when the first name is judged. */
let opened: LinearModel | undefined
/** Difference of the two scores that counts as a likeness of 1. */
const scale = 12

/** Likeness of a text to a person's name, by its words alone: from -5 (something else) to 3 (a name). At 0 both are equally likely. */
export function likenessOf(parts: readonly string[], model = (opened ??= openModel(namesModel))): number {
  const [name = 0, other = 0] = scoresOf(model, bucketsOf(nameFeatures(parts), model))
  return Math.max(-5, Math.min(3, (name - other) / scale))
}
