import { hashOf, type Feature } from '#worker/reading/model/linear-model.ts'

/** Facts known of a word or a line, by name; several values where it has several, such as its words. */
export type Attributes = Readonly<Record<string, string | readonly string[] | undefined>>

/** A template as written, its hash, and its attributes, each with the number of steps to the thing that has it. */
export type Template = { text: string; hash: number; parts: readonly { name: string; by: number }[] }

const partOf = (part: string) => ({ name: part.replace(/[-+]\d$/, ''), by: Number(part.replace(/^[a-z]+/, '')) })
const templateOf = (text: string): Template => ({ text, hash: hashOf(text), parts: text.split(' ').map(partOf) })

/** Parses templates, one per line. "w-1 k" is attribute `w` of the previous thing and attribute `k` of the thing itself. */
export const templatesFrom = (lines: string): readonly Template[] => lines.trim().split(/\n\s*/).map(templateOf)

const added = (before: Feature, value: string): Feature =>
  typeof before === 'string' ? `${before}|${value}` : hashOf(value, hashOf('|', before))

/**
 * Returns the features of one thing in a sequence: each template with the values of its attributes behind bars, as a hash. A template
 * with a missing attribute gives no feature.
 *
 * @param at Returns the attributes of the thing that many steps away, or those of a border beyond the ends.
 * @param isText Returns the texts themselves, for training. Making them takes most of the time.
 */
export function featuresOf(templates: readonly Template[], at: (by: number) => Attributes, isText = false): Feature[] {
  const features: Feature[] = ['bias']
  const write = (before: Feature, parts: Template['parts'], index: number): void => {
    const part = parts[index]
    const value = part && at(part.by)[part.name]
    if (!part) features.push(before)
    else if (typeof value === 'string') write(added(before, value), parts, index + 1)
    else for (const own of value ?? []) write(added(before, own), parts, index + 1)
  }
  for (const { text, hash, parts } of templates) write(isText ? text : hash, parts, 0)
  return features
}
