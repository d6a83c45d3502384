/** Facts known of a word or a line, by name; several values where it has several, such as its words. */
export type Attributes = Readonly<Record<string, string | readonly string[] | undefined>>

/** A template as written, and its attributes, each with the number of steps to the thing that has it. */
export type Template = { text: string; parts: readonly { name: string; by: number }[] }

const partOf = (part: string) => ({ name: part.replace(/[-+]\d$/, ''), by: Number(part.replace(/^[a-z]+/, '')) })
const templateOf = (text: string): Template => ({ text, parts: text.split(' ').map(partOf) })

/** Parses templates, one per line. "w-1 k" is attribute `w` of the previous thing and attribute `k` of the thing itself. */
export const templatesFrom = (lines: string): readonly Template[] => lines.trim().split(/\n\s*/).map(templateOf)

/**
 * Returns the features of one thing in a sequence: each template with the values of its attributes. A template with a missing
 * attribute gives no feature.
 *
 * @param at Returns the attributes of the thing that many steps away, or those of a border beyond the ends.
 */
export const featuresOf = (templates: readonly Template[], at: (by: number) => Attributes): string[] => [
  'bias',
  ...templates.flatMap(({ text, parts }) => {
    let found = [text]
    for (const { name, by } of parts) {
      const value = at(by)[name]
      if (value === undefined) return []
      if (typeof value === 'string') found = found.map((one) => `${one}|${value}`)
      else found = found.flatMap((one) => value.map((own) => `${one}|${own}`))
    }
    return found
  }),
]
