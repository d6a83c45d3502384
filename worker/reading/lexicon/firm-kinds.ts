import { bigLawFirms, otherFirms } from './firm-names.data.ts'
import { phraseAt, phraseBook, type Entry } from './phrase-book.ts'
import { tokenize } from './tokens.ts'

export type FirmWord = { kind: 'firm'; firm: string; isBigLaw: boolean }

/** Names of known firms. Short ones like "K&E" and "STB" count only in capitals, because they mean other things otherwise. */
const entriesOf = (lines: readonly string[], isBigLaw: boolean): Entry<FirmWord>[] =>
  lines.flatMap((line) => {
    const names = line.split(/\s*[|;]\s*/).filter(Boolean)
    const value: FirmWord = { kind: 'firm', firm: names[0] ?? '', isBigLaw }
    return names.map((text) => ({
      text,
      value,
      overCommas: true,
      isCapitals: /^.{1,4}$/.test(text) && text === text.toUpperCase(),
    }))
  })

/** Every name of a known firm. */
export const firmBook = phraseBook([...entriesOf(bigLawFirms, true), ...entriesOf(otherFirms, false)])

/** The known firm that a firm's name begins with ("Latham & Watkins LLP", "Cravath"), or undefined. */
export function knownFirm(name: string): FirmWord | undefined {
  const tokens = tokenize(name)
  const phrase = phraseAt(tokens, 0, firmBook)
  // The words after it may say what the firm is, but not name another: "Cooley LLP" is Cooley, "Cooley Brothers" is not.
  const rest = tokens.slice(phrase?.words.length).map(({ norm }) => norm)
  return rest.every((word) => formWords.test(word)) ? phrase?.value : undefined
}

const formWords = /^(?:llp|llc|pllc|plc|pc|pa|lp|us|usa|uk|international|the|law|firm|group|offices?)$/
