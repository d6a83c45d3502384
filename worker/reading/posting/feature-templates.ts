import { hashOf } from '#worker/reading/model/linear-model.ts'

/** Facts known of a word or a line, by name; several values where it has several, such as its words. */
export type Attributes = Readonly<Record<string, string | readonly string[] | undefined>>

/** A template as written, and its attributes, each with the number of steps to the thing that has it. */
export type Template = { text: string; hash: number; parts: readonly { name: string; by: number }[] }

const partOf = (part: string) => ({ name: part.replace(/[-+]\d$/, ''), by: Number(part.replace(/^[a-z]+/, '')) })
const templateOf = (text: string): Template => ({ text, hash: hashOf(text), parts: text.split(' ').map(partOf) })

/** Parses templates, one per line. "w-1 k" is attribute `w` of the previous thing and attribute `k` of the thing itself. */
export const templatesFrom = (lines: string): readonly Template[] => lines.trim().split(/\n\s*/).map(templateOf)

/** Writes features: a template, and one value of each of its attributes behind it. */
export type Writer<F> = { begin: (template: Template) => F; add: (before: F, value: string) => F }

/** Features as texts. */
export const asText: Writer<string> = { begin: ({ text }) => text, add: (one, value) => `${one}|${value}` }
/** Features as the hashes of those texts, which are made without the texts. */
export const asHash: Writer<number> = {
  begin: ({ hash }) => hash,
  add: (one, value) => hashOf(value, hashOf('|', one)),
}
const bias = templateOf('bias')

/**
 * Returns the features of one thing in a sequence: each template with the values of its attributes. A template with a missing
 * attribute gives no feature.
 *
 * @param at Returns the attributes of the thing that many steps away, or those of a border beyond the ends.
 * @param to Writes the features.
 */
export function featuresOf<F>(templates: readonly Template[], at: (by: number) => Attributes, to: Writer<F>): F[] {
  const features = [to.begin(bias)]
  const write = (before: F, parts: Template['parts'], index: number): void => {
    const part = parts[index]
    const value = part && at(part.by)[part.name]
    if (!part) features.push(before)
    else if (typeof value === 'string') write(to.add(before, value), parts, index + 1)
    else for (const own of value ?? []) write(to.add(before, own), parts, index + 1)
  }
  for (const template of templates) write(to.begin(template), template.parts, 0)
  return features
}
