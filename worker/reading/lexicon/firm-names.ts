import { stateCode } from '#contract/domain/us-states.ts'
import { bigLawFirms, companyForms, lawFirmForms, otherFirms } from './firm-names.data.ts'
import { fold } from './fold.ts'
import { phraseAt, phraseBook, type Entry } from './phrase-book.ts'
import { tokenize } from './tokens.ts'

export type FirmWord = { kind: 'firm'; firm: string; isBigLaw: boolean }

/** Names of known firms. Short ones like "K&E" and "STB" count only in capitals, because they mean other things otherwise. */
const namesOf = (lines: readonly string[], isBigLaw: boolean): Entry<FirmWord>[] =>
  lines.flatMap((line) => {
    const names = line.split(/\s*[|;]\s*/).filter(Boolean)
    const value: FirmWord = { kind: 'firm', firm: names[0] ?? '', isBigLaw }
    const isShort = (text: string) => text.length < 5 && text === text.toUpperCase()
    return names.map((text) => ({ text, value, overCommas: true, isCapitals: isShort(text) }))
  })

/** Every name of a known firm. */
export const firmBook = phraseBook([...namesOf(bigLawFirms, true), ...namesOf(otherFirms, false)])

/** The known firm that a firm's name begins with ("Latham & Watkins LLP", "Cravath"), or undefined. */
export function knownFirm(name: string): FirmWord | undefined {
  const tokens = tokenize(name)
  const phrase = phraseAt(tokens, 0, firmBook)
  // The words after it may say what the firm is, but not name another: "Cooley LLP" is Cooley, "Cooley Brothers" is not.
  const rest = tokens.slice(phrase?.to).map(({ norm }) => ` ${norm}`)
  return onlyForms.test(rest.join('')) ? phrase?.value : undefined
}

/** Longest name, in characters. */
const maxNameLength = 200

const form = `(?:${`${lawFirmForms} ${companyForms}`.replaceAll(' ', '|')}|attorneys at law)`
/** Legal forms at the end of a folded name. Periods are gone by then: "P.C." is "pc". */
const legalForms = new RegExp(`(?: ${form})+$`)
/** Words that name no other firm: a form, or that it is one. */
const onlyForms = new RegExp(`^(?: (?:${form}|us|usa|uk|international|the|law|firm|group|offices?))*$`)

const foldedWords = (name: string): string =>
  ` ${fold(name.slice(0, maxNameLength))}`
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/ and(?= |$)/g, '')
    .trimEnd()

/** Checks whether a text ends with a legal form, as only a firm's name does: "Osgood Pratt, LLC". */
export const hasLegalForm = (text: string): boolean => legalForms.test(foldedWords(text))

/** Maximum number of words between the start of a name and its legal form, and of occurrences of the start to check. */
const [maxBetween, maxOccurrences] = [5, 40]
const nameWord = /^(?:\p{Lu}[^,]+,?|plc[.,]?|&|and|of|the)$/u
/** A word that ends a company's name as a legal form does. */
const company = /^Company\W*$/
/** Checks whether a word ends a name. Some legal forms are states too: "Denver, CO", "Reno, NV". */
const endsName = (word: string): boolean =>
  company.test(word) ||
  (hasLegalForm(word) && !(/^[A-Z]{2}\W*$/.test(word) && stateCode(word.slice(0, 2)) !== undefined))

/**
 * Returns a firm's full name, as a text gives it with its legal form, or the name as it is: "Acme" in a text that also says
 * "Acme Medical Devices, Inc."
 */
export function withLegalForm(name: string, text: string): string {
  const whole = text.split(name, maxOccurrences).flatMap((behind, at) => {
    const [, sign, rest = ''] = (at > 0 && /^(,?) (.{0,200})/.exec(behind)) || []
    const words = rest.split(' ').slice(0, maxBetween + 1)
    const last = words.findIndex(endsName)
    const own = words.slice(0, last + 1)
    // The period of "P.C." and "Inc." is a part of it; the one that ends a sentence isn't.
    const found = `${name}${sign} ${own.join(' ')}`.replace(/[,;:]+$|(?<=[ ,](?!(?:Inc|Co|Corp|Ltd)\b)[^ .]*)\.$/, '')
    return own.length > 0 && own.every((word) => nameWord.test(word)) ? [found] : []
  })
  return hasLegalForm(name) ? name : (whole.toSorted((one, two) => two.length - one.length)[0] ?? name)
}

/**
 * Returns a key that is the same however a firm's name is written: "Pettibone & Lund, A.P.L.C." and "The Pettibone and Lund"
 * both become "pettibone lund". A name that consists of legal forms only, or has no letters and digits, stays as it is.
 */
export function firmKey(name: string): string {
  const words = foldedWords(name)
  const short = words.replace(/^ the(?= )/, '').replace(legalForms, '')
  return short.trim() || words.trim() || name.slice(0, maxNameLength).trim().toLowerCase()
}

/**
 * Keys under which a directory may know a firm: that of the text itself, then that of the firm whose abbreviation or short
 * name it is ("K&E" is Kirkland & Ellis).
 */
export const firmKeys = (name: string): string[] =>
  [...new Set([name, knownFirm(name)?.firm ?? ''].map(firmKey))].filter((key) => key !== '')
