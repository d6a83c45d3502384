/** A word of a name, such as "MCDONALD-O'BRIEN", in usual capitals. */
export const inUsualCapitals = (word: string): string =>
  word.toLowerCase().replaceAll(/(?<=^(?:mc)?|[-'’("“])\p{L}/gu, (letter) => letter.toUpperCase())
