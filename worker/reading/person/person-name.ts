import { cleanLine } from '#contract/domain/plain-text.ts'
import { fold } from '#worker/reading/lexicon/fold.ts'
import { inUsualCapitals } from '#worker/reading/lexicon/usual-capitals.ts'
import { isGiven } from './name-likeness.ts'

/** A text that has the form of a name, and the parts of it that identify the person. */
export type PersonName = {
  /** The name in reading order, without degrees and forms of address: "Wei Ng", "Robert J. Smith, Jr." */
  name: string
  /** The name in lower case, without accents, initials, nicknames and suffixes. */
  key: string
  /** The words of the name, including particles and initials, in lower case and without accents. */
  parts: readonly string[]
  /** The last word as shown, without a suffix. */
  last: string
  hasGivenName: boolean
}

const suffix = /^(?:jr|sr|ii|iii|iv|v|2nd|3rd)\.?$/i
/** Letters after a name that aren't part of it: degrees, licenses and courtesy titles. */
const credential =
  /^(?:esq|esquire|ph\.?d|j\.?d|ll\.?m|ll\.?b|m\.?b\.?a|c\.?p\.?a|m\.?d|m\.?a|m\.?s|b\.?a|b\.?s|a\.?i\.?a|p\.?e|cfa|cipp(?:\/\w+)?|cissp|cams|aicp|rn|k\.?c|q\.?c|p\.?c|p\.?a|s\.?j\.?d|dr\.?phil|leed(?: ap)?|facs|obe|mbe|cbe|pmp|shrm(?:-\w+)?)\.?$/i
/** Letters of a society or an office after a name and a comma: "SAN", "FCIArb", "CH.Mc". */
const lettersAfterName = /\s.*\p{Ll}.*,\s*(?=[^\s,]{2,8}$)(?:\p{Lu}{2,}|(?:[\p{Ll}.]*\p{Lu}){3,}[\p{Ll}.]*)$/u
const address =
  /^(?:mr|mrs|ms|miss|mx|me|mtre|mme|mlle|dr|dra|lic|licda|atty|attorney|adv|advocate|avv|barr|barrister|col|capt|engr|chief|maître|prof|professor|hon|honorable|judge|justice|sen|senator|rep|gov|amb|ambassador|rev|sir|dame|lady|lord|baroness|baron)\.?$/i
const courtesy = /^(?:mr|mrs|ms|miss|mme|mlle)\.?$/i
const particle =
  /^(?:de|del|dela|della|delle|di|da|das|do|dos|du|des|van|von|vom|zu|zum|ter|ten|den|der|het|la|le|las|los|el|al|bin|ibn|ben|bint|abu|st\.?|san|santa|y|e|i|af|av|mac|mc|o|ap|op|['’]t|d['’]|lo)$/i

const hasCapital = (word: string) => /\p{Lu}/u.test(word)
const isWord = (word: string) => /^['’]?[\p{L}\p{M}][\p{L}\p{M}'’ʼ`.-]*$/u.test(word)
const isInitial = (word: string) => /^\p{Lu}\.?$/u.test(word) || /^(?:\p{Lu}\.-?){2,3}$/u.test(word)

/** Maximum length of a name with degrees, pronouns and a remark around it. Characters. */
const maxLineLength = 300

/**
 * Reads a text as the name of a person by its form alone: two to six words, each with a capital unless it is a particle.
 * Understands suffixes, nicknames, initials and "Ng, Wei".
 *
 * @returns undefined if the text doesn't have that form. Whether it names a person is for `judgePerson` to say.
 */
export function readName(given: string): PersonName | undefined {
  const line = cleanLine(given)
  // A text of this length isn't a name, and the patterns below are only fast on short lines.
  if (line.length > maxLineLength) return undefined
  const text = line.replace(/[\s,;:|–—®™©*†‡-]+$/, '')
  const nickname = /\s(["“”][\p{L} .'’-]{1,20}["“”]|\([\p{L} .'’-]{1,20}\)|‘[\p{L} .-]{1,20}’)\s/u.exec(text)?.[1]
  // Pronouns, nicknames, "(retired)", letters with blanks: "Ad. E.".
  const bare = text
    .replaceAll(/\s*(?:["“”][^"“”]{1,20}["“”]|[([][^)\]]{1,20}[)\]]|‘[^’]{1,20}’)\s*/gu, ' ')
    .trim()
    .replace(/(?<=\s\S{2,40}),(?:\s\p{Lu}\p{Ll}?\.){2,4}$/u, '')
  if (bare.length < 3 || bare.length > 80 || noName.test(bare)) return undefined
  const split = wordsAndSuffixes(bare)
  if (!split || !areWordsOfName(split.words)) return undefined
  const { words } = split
  const parts = words.map(fold)
  return {
    name: shownName(split, nickname),
    key: fold(words.filter((word) => !isInitial(word)).join(' ')).replaceAll('-', ' '),
    parts,
    last: words.at(-1) ?? '',
    hasGivenName: parts.slice(0, -1).some(isGiven),
  }
}

/** Characters that names don't contain, and the endings of firms' names. */
const noName = /[\d@/\\<>{}|:;!?&+=_]|\b(?:LL\.?P|L\.L\.P|LL\.?C|PLLC|LPA|Ltd|Inc)\b/

/** The words of a name in reading order, and its suffixes with the separators before them. */
type NameWords = { words: string[]; suffixes: string[] }

/** Splits a name, and takes credentials and suffixes off its end. */
function wordsAndSuffixes(text: string): NameWords | undefined {
  const suffixes: string[] = []
  let rest = text
  for (let ending = endOf(rest); ending; ending = endOf(rest)) {
    const [, before = '', sign = '', word = ''] = ending
    const isSuffix = suffix.test(word)
    if (!isSuffix && !lettersAfterName.test(rest) && !isDegree(sign, word)) break
    if (isSuffix) suffixes.unshift(sign.replace(/^\s*,\s*/, ', ') + word)
    rest = before
  }
  // "Ng, Wei" and "van der Berg, Anna M.": the family name first.
  const [family = '', given, ...others] = rest.split(/\s*,\s*/)
  if (others.length > 0) return undefined
  const words = [given, family].filter(Boolean).join(' ').split(/\s+/)
  // "Mr. Poe, Mrs. Wu" and "Mr. Poe" name people without their given names.
  if (words.some((word, at) => (at > 0 || words.length === 2) && courtesy.test(word))) return undefined
  while (words.length > 2 && address.test(words[0] ?? '')) words.shift()
  return { words, suffixes }
}

/** Checks for a degree or license. "Ma" and "Pa" without a comma may be family names. */
const isDegree = (sign: string, word: string): boolean =>
  credential.test(word) && (sign.includes(',') || !/^(?:ma|pa|ms)$/i.test(word))

/** The last word of a name of three or more words, or after a comma. */
const endOf = (text: string) => /^(.*\S)(\s*,\s*)(\S+)$/.exec(text) ?? /^(.*\s\S+)(\s+)(\S+)$/.exec(text)

/** Checks for two to six words that have a capital or are particles. Initials alone aren't a name. */
function areWordsOfName(words: readonly string[]): boolean {
  if (words.length < 2 || words.length > 6 || !words.every(isWord)) return false
  if (!words.every((word) => hasCapital(word) || particle.test(word)) || !hasCapital(words[0] ?? '')) return false
  const whole = words.filter((word) => !isInitial(word) && !particle.test(word))
  return whole.some((word) => fold(word).length >= 2)
}

/** Puts a name together, in usual capitals even if the page writes all of it in capitals. The nickname goes before the last word. */
function shownName({ words, suffixes }: NameWords, nickname: string | undefined): string {
  const isShouted = !/\p{Ll}/u.test(words.join(''))
  // "NG" in "WEI NG" is a family name, not initials.
  const isLoud = (word: string, at: number) => isShouted && !isInitial(word) && (at > 0 || word.length > 2)
  const shown = words.map((word, at) => (isLoud(word, at) ? inUsualCapitals(word) : word))
  const endings = suffixes.map((one) => {
    const [, numeral] = /([iv]+)\.?$/i.exec(one) ?? []
    if (numeral) return ` ${numeral.toUpperCase()}`
    return isShouted ? one.replace(/(?<=\p{Lu})\p{Lu}+/u, (letters) => letters.toLowerCase()) : one
  })
  return [...shown.slice(0, -1), nickname, shown.at(-1)].filter(Boolean).join(' ') + endings.join('')
}

/** Checks whether the part of an email before the @ is made of the name or nickname: "jdoe", "jane.doe", "doej", "jane". */
export function emailFits(email: string, name: PersonName): boolean {
  const local = fold(email.split('@')[0] ?? '').replaceAll(/[^a-z]/g, '')
  const parts = name.parts.filter(Boolean).flatMap((part) => [...part.split('-'), part.replaceAll('-', '')])
  const last = parts.at(-1) ?? ''
  const called = fold(/["“‘(](\p{L}{3,20})["”’)]/u.exec(name.name)?.[1] ?? '')
  if (local.length < 2 || last.length < 2) return false
  // "mlopez" for "María López García".
  if (parts.some((part, at) => at > 0 && part.length > (part === last ? 2 : 3) && local.includes(part))) return true
  return [parts[0] ?? '', called].some((first) => {
    if (local.includes(last) && local.includes(first.slice(0, 1))) return local.length <= first.length + last.length + 2
    return local.startsWith(first) && first.length > 2 && last.startsWith(local.slice(first.length))
  })
}
