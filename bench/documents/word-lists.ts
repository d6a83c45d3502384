/** The lines of a text, without blanks around them and without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Of a list, what is held out of training (it begins with `!`), or the rest; without the sign. */
export const chosenOf = (list: readonly string[], isHeldOut: boolean): string[] =>
  list.filter((one) => one.startsWith('!') === isHeldOut).map((one) => one.replace(/^!\s*/, ''))
