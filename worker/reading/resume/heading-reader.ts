import { bucketsOf, guessAll, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { headingOf, sectionKinds } from './resume-heading-words.ts'
import type { HeadingReader } from './split-lines.ts'

/** Reads headings: those that are known by their words, and others by a model. */
export const headingReader =
  (model: LinearModel): HeadingReader =>
  ({ text, features }) => {
    const known = headingOf(text)?.kind
    if (known) return known
    const [guess] = guessAll(model, [bucketsOf(features, model)])
    return sectionKinds.find((kind) => kind === guess?.label)
  }
