/** Facts known of a word or a line, by name; several values where it has several, such as its words. */
export type Attributes = Readonly<Record<string, string | readonly string[] | undefined>>

/** A template as it is written, and its attributes with the steps to the thing that they are of. */
type Template = { text: string; parts: readonly { name: string; by: number }[] }

/** Reads templates: "w-1 k" is an attribute of the thing before and one of the thing itself. */
export const templatesOf = (texts: readonly string[]): Template[] =>
  texts.map((text) => ({
    text,
    parts: text.split(' ').map((part) => {
      const [, name = '', by = '0'] = /^([a-z]+)([-+]\d)?$/i.exec(part) ?? []
      return { name, by: Number(by) }
    }),
  }))

/**
 * Features of a thing in a row of them: each template with the values of its attributes. A template says nothing where one of them
 * is missing.
 *
 * @param at Reads the attributes of the thing so many steps on; those of a border beyond the ends.
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
