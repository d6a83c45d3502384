import { bigLawFirms, otherFirms } from './firm-names.data.ts'
import { phraseBook, phraseAt, type Entry } from './phrase-book.ts'
import { tokenize } from './tokens.ts'

export const firmKinds = ['big-law', 'mid-size', 'boutique', 'small', 'in-house', 'government', 'plaintiff'] as const
export type FirmKind = (typeof firmKinds)[number]

export const firmKindLabels = {
  'big-law': 'Big Law',
  'mid-size': 'Mid-size firm',
  boutique: 'Boutique',
  small: 'Small firm',
  'in-house': 'In-house',
  government: 'Government',
  plaintiff: 'Plaintiff firm',
} as const satisfies Record<FirmKind, string>

export type FirmKindWord = { kind: 'firmKind'; firmKind: FirmKind }
export type FirmWord = { kind: 'firm'; firm: string; isBigLaw: boolean }

const words = (firmKind: FirmKind, text: string): Entry<FirmKindWord>[] =>
  text
    .split(/[;\n]/)
    .map((term) => term.trim())
    .filter(Boolean)
    .map((term) => ({ text: term, value: { kind: 'firmKind', firmKind } }))

const numbered = (names: readonly string[], numbers: readonly number[]) =>
  names.flatMap((name) => numbers.flatMap((number) => [`${name} ${number}`, `${name}${number}`])).join(';')

/** Names for the kinds of firm. */
export const firmKindEntries: readonly Entry<FirmKindWord>[] = [
  ...words(
    'big-law',
    `big law; biglaw; big-law; big law firm; biglaw firm; big firm; bigfirm; big firms; large firm; large law firm; large law; large-law; major firm; major law firm; big name firm; top firm; top-tier firm; top tier firm; top law firm; tier 1 firm; tier one firm; elite firm; white shoe; white-shoe; white shoe firm; international law firm; international firm; global firm; global law firm; national law firm; national firm; magic circle; amlaw; am law; am-law; amlaw firm; am law firm; amlaw ranked; am law ranked; vault firm; vault ranked; vault-ranked; peer firm; large international law firm; megafirm; big law environment; full-service national firm; large-firm; big-firm; wall street firm; cravath system firm; market-paying firm; market paying firm; major national firm; biglaw shop; elite law firm; big 4 law; prestigious firm; global law practice;
     ${numbered(['amlaw', 'am law', 'am-law', 'vault', 'v', 'global', 'nlj', 'national law journal'], [5, 10, 20, 25, 50, 75, 100, 200, 250, 350, 500])};
     ${numbered(['amlaw top', 'am law top', 'vault top'], [10, 20, 25, 50, 100, 200])}`,
  ),
  ...words(
    'mid-size',
    `mid-size; midsize; mid-sized; midsized; mid size; mid sized; mid-size firm; midsize firm; mid-sized firm; midsized firm; mid size law firm; mid-size law firm; mid-sized law firm; midsize law firm; midlaw; mid law; mid-law; regional firm; regional law firm; regional; medium-sized firm; medium firm; medium size firm; medium-sized law firm; middle-market firm; middle market firm; mid-market firm; super-regional; mid-tier firm; mid tier firm; medium-size firm`,
  ),
  ...words(
    'boutique',
    `boutique; boutique firm; boutique law firm; boutique practice; litigation boutique; specialty firm; niche firm; elite boutique; boutiques; specialist firm; specialized firm; spin-off firm; spinoff firm; niche practice firm; boutique shop; boutique environment; botique; boutiqe; biglaw boutique; big law boutique`,
  ),
  ...words(
    'small',
    `small firm; small law; small law firm; smaller firm; solo practice; smaller law firm; small-firm; small shop; smaller shop; smallish firm; solo practitioner; small boutique firm`,
  ),
  ...words(
    'in-house',
    `in-house; in house; inhouse; in-house legal; in-house counsel; in house counsel; inhouse counsel; general counsel; gc; legal department; corporate legal department; company-side; corporate counsel; agc; associate general counsel; assistant general counsel; deputy general counsel; client-side role; go in-house; product counsel; commercial counsel; first legal hire; chief legal officer; in-house role; in-house position`,
  ),
  ...words(
    'government',
    `government agency; public sector; government role; government attorney; government position; public interest; nonprofit; non-profit; nonprofit organization; legal aid`,
  ),
  ...words(
    'plaintiff',
    `plaintiff firm; plaintiffs' firm; plaintiffs firm; plaintiff's firm; plaintiff-side firm; plaintiffs' bar; plaintiff side firm`,
  ),
]

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
