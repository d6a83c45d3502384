/**
 * A piece of HTML that the source lays out in lines: the source's line breaks and indentation are not part of it. Values
 * stay as they are.
 */
export const markup = (texts: TemplateStringsArray, ...values: readonly unknown[]): string =>
  texts.map((text, at) => text.replaceAll(/\n\s*/g, '') + (at < values.length ? String(values[at]) : '')).join('')
