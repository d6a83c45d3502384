import { bigLawFirms, otherFirms } from './firm-names.data.ts'
import { firmKindTerms, type FirmKind } from './firm-kinds.data.ts'
import { phraseBook, phraseAt, termsOf, type Entry } from './phrase-book.ts'
import { tokenize } from './tokens.ts'

export type FirmKindWord = { kind: 'firmKind'; firmKind: FirmKind }
export type FirmWord = { kind: 'firm'; firm: string; isBigLaw: boolean }

/** Names for the kinds of firm. */
export const firmKindEntries: readonly Entry<FirmKindWord>[] = Object.entries(firmKindTerms).flatMap(([kind, terms]) =>
  termsOf(terms, { kind: 'firmKind' as const, firmKind: kind as FirmKind }),
)

const entriesOf = (lines: readonly string[], isBigLaw: boolean): Entry<FirmWord>[] =>
  lines.flatMap((line) => {
    const names = line.split(/\s*[|;]\s*/).filter(Boolean)
    const value: FirmWord = { kind: 'firm', firm: names[0] ?? '', isBigLaw }
    // "K&E" and "STB" in capitals only: others write them for other things.
    const isShort = (text: string) => text.length <= 4 && text === text.toUpperCase()
    return names.map((text) => ({ text, value, overCommas: true, isCapitals: isShort(text) }))
  })

/** Every name of a known firm. */
export const firmEntries: readonly Entry<FirmWord>[] = [
  ...entriesOf(bigLawFirms, true),
  ...entriesOf(otherFirms, false),
]

const firmBook = phraseBook(firmEntries)

/** The known firm that a firm's name begins with ("Latham & Watkins LLP", "Cravath"), or undefined. */
export function knownFirm(name: string): FirmWord | undefined {
  const tokens = tokenize(name)
  const phrase = phraseAt(tokens, 0, firmBook)
  // The words after it may say what the firm is, but not name another: "Cooley LLP" is Cooley, "Cooley Brothers" is not.
  const rest = tokens.slice(phrase?.words.length).map(({ norm }) => norm)
  return rest.every((word) => formWords.test(word)) ? phrase?.value : undefined
}

const formWords = /^(?:llp|llc|pllc|plc|pc|pa|lp|us|usa|uk|international|the|law|firm|group|offices?)$/
