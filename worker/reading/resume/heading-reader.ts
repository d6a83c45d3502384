import { bucketOf, guessAll, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { headingOf, sectionKinds } from './resume-heading-words.ts'
import type { HeadingReader } from './split-lines.ts'

/** Rows of a model's weights that features have, each once. */
export const bucketsOf = (features: readonly string[], { buckets }: LinearModel): Set<number> =>
  new Set(features.map((feature) => bucketOf(feature, buckets)))

/** Reads headings: those that are known by their words, and others by a model. */
export const headingReader =
  (model: LinearModel): HeadingReader =>
  ({ text, features }) => {
    const known = headingOf(text)?.kind
    if (known) return known
    const [guess] = guessAll(model, [bucketsOf(features, model)])
    return sectionKinds.find((kind) => kind === guess?.label)
  }
