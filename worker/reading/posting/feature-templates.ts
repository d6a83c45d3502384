/** Facts known of a word or a line, by name; several values where it has several, such as its words. */
export type Attributes = Readonly<Record<string, string | readonly string[] | undefined>>

/** A template as it is written, and its attributes with the steps to the thing that they are of. */
type Template = { text: string; parts: readonly { name: string; by: number }[] }

const known = new WeakMap<readonly string[], readonly Template[]>()

/** Reads templates: "w-1 k" is an attribute of the thing before and one of the thing itself. */
function templatesOf(texts: readonly string[]): readonly Template[] {
  const partOf = (part: string) => ({ name: part.replace(/[-+]\d$/, ''), by: Number(part.replace(/^[a-z]+/, '')) })
  const templates = known.get(texts) ?? texts.map((text) => ({ text, parts: text.split(' ').map(partOf) }))
  known.set(texts, templates)
  return templates
}

/**
 * Features of a thing in a row of them: each template with the values of its attributes. A template says nothing where one of them
 * is missing.
 *
 * @param at Reads the attributes of the thing so many steps on; those of a border beyond the ends.
 */
export const featuresOf = (templates: readonly string[], at: (by: number) => Attributes): string[] => [
  'bias',
  ...templatesOf(templates).flatMap(({ text, parts }) => {
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
