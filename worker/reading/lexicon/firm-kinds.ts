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

function entriesOf(lines: readonly string[], isBigLaw: boolean): Entry<FirmWord>[] {
  return lines.flatMap((line) => {
    const [firm = '', more = ''] = line.split('|').map((part) => part.trim())
    const value: FirmWord = { kind: 'firm', firm, isBigLaw }
    const others = more
      .split(';')
      .map((name) => name.trim())
      .filter(Boolean)
    return [firm, ...others].map((text) => ({
      text,
      value,
      overCommas: true,
      // "K&E" and "STB" in capitals only: others write them for other things.
      ...(text.length <= 4 && text === text.toUpperCase() ? { isCapitals: true } : {}),
    }))
  })
}

/** Every name of a known firm. */
export const firmEntries: readonly Entry<FirmWord>[] = [
  ...entriesOf(bigLawFirms, true),
  ...entriesOf(otherFirms, false),
]

const firmBook = phraseBook(firmEntries)

/** The known firm that a firm's name begins with ("Latham & Watkins LLP", "Cravath"), or undefined. */
export function knownFirm(name: string): { firm: string; isBigLaw: boolean } | undefined {
  const tokens = tokenize(name)
  const phrase = phraseAt(tokens, 0, firmBook)
  if (!phrase) return undefined
  // The words after it may say what the firm is, but not name another: "Cooley LLP" is Cooley, "Cooley Brothers" is not.
  const rest = tokens.slice(phrase.words.length).map(({ norm }) => norm)
  return rest.every((word) =>
    /^(?:llp|llc|pllc|plc|pc|pa|lp|us|usa|uk|international|the|law|firm|group|offices?)$/.test(word),
  )
    ? { firm: phrase.value.firm, isBigLaw: phrase.value.isBigLaw }
    : undefined
}
