import { cleanLine } from '#contract/domain/plain-text.ts'
import { fold } from '#worker/reading/lexicon/fold.ts'
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
const address =
  /^(?:mr|mrs|ms|miss|mx|dr|dra|lic|licda|atty|attorney|adv|advocate|avv|barrister|chief|maître|prof|professor|hon|honorable|judge|justice|sen|senator|rep|gov|amb|ambassador|rev|sir|dame|lady|lord|baroness|baron)\.?$/i
const particle =
  /^(?:de|del|dela|della|delle|di|da|das|do|dos|du|des|van|von|vom|zu|zum|ter|ten|den|der|het|la|le|las|los|el|al|bin|ibn|ben|bint|abu|st\.?|san|santa|y|e|i|af|av|mac|mc|o|ap|op|['’]t|d['’]|lo)$/i

const hasCapital = (word: string) => /\p{Lu}/u.test(word)
const isWord = (word: string) => /^['’]?[\p{L}\p{M}][\p{L}\p{M}'’ʼ`.-]*$/u.test(word)
const isInitial = (word: string) => /^\p{Lu}\.?$/u.test(word) || /^(?:\p{Lu}\.-?){2,3}$/u.test(word)

/** Puts an all-caps word of a name, "MCDONALD-O'BRIEN", into usual capitals. "NG" in "WEI NG" is a family name, not initials. */
const inUsualCapitals = (word: string, at: number): string =>
  isInitial(word) || (at === 0 && word.length < 3)
    ? word
    : word
        .toLowerCase()
        .replaceAll(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
        .replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)

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
  // Pronouns, nicknames, "(retired)".
  const bare = text.replaceAll(/\s*(?:["“”][^"“”]{1,20}["“”]|[([][^)\]]{1,20}[)\]]|‘[^’]{1,20}’)\s*/gu, ' ').trim()
  if (bare.length < 3 || bare.length > 80 || noName.test(bare)) return undefined
  const split = wordsAndSuffixes(bare)
  if (!split || !areWordsOfName(split.words)) return undefined
  const { words } = split
  const parts = words.map(fold)
  return {
    name: shownName(split, nickname),
    key: nameKey(parts, words),
    parts,
    last: words.at(-1) ?? '',
    hasGivenName: parts.slice(0, -1).some(isGiven),
  }
}

/** Characters that names don't contain, and the endings of firms' names. */
const noName = /[\d@/\\<>{}|:;!?&+=_]|\b(?:LL\.?P|L\.L\.P|LL\.?C|PLLC|LPA|Ltd|Inc)\b/

/** Checks whether a word is a credential. "Ma" and "Pa" may be family names. */
const isCredential = (word: string): boolean => credential.test(word) && !/^(?:ma|pa|ms)$/i.test(word)

/** The words of a name in reading order, its suffixes, and the separator before them. */
type NameWords = { words: string[]; suffixes: string[]; joint: string }

function wordsAndSuffixes(text: string): NameWords | undefined {
  const pieces = text.split(/\s*,\s*/).filter((piece) => piece !== '')
  const suffixes = takeSuffixes(pieces)
  // "Ng, Wei" and "van der Berg, Anna M.": the family name first.
  if (pieces.length === 2) pieces.splice(0, 2, `${pieces[1]} ${pieces[0]}`)
  if (pieces.length !== 1) return undefined
  const words = pieces[0]?.split(/\s+/) ?? []
  while (words.length > 2 && address.test(words[0] ?? '')) words.shift()
  while (words.length > 2 && isCredential(words.at(-1) ?? '')) words.pop()
  let joint = ', '
  while (words.length > 2 && suffix.test(words.at(-1) ?? '')) {
    suffixes.unshift(words.pop() ?? '')
    joint = ' '
  }
  return { words, suffixes, joint }
}

/** Takes credentials and suffixes off the end of the pieces between commas; returns the suffixes. */
function takeSuffixes(pieces: string[]): string[] {
  const suffixes: string[] = []
  while (pieces.length > 1) {
    const last = pieces.at(-1) ?? ''
    if (suffix.test(last)) suffixes.unshift(last)
    else if (!last.split(/\s+/).every((word) => credential.test(word))) break
    pieces.pop()
  }
  return suffixes
}

/** Checks for two to six words that have a capital or are particles. Initials alone aren't a name. */
function areWordsOfName(words: readonly string[]): boolean {
  if (words.length < 2 || words.length > 6 || !words.every(isWord)) return false
  if (!words.every((word) => hasCapital(word) || particle.test(word)) || !hasCapital(words[0] ?? '')) return false
  const whole = words.filter((word) => !isInitial(word) && !particle.test(word))
  return whole.some((word) => fold(word).length >= 2)
}

/** Puts a name together, in usual capitals even if the page writes all of it in capitals. The nickname goes before the last word. */
function shownName({ words, suffixes, joint }: NameWords, nickname: string | undefined): string {
  const isShouted = !/\p{Ll}/u.test(words.join(''))
  const shown = isShouted ? words.map(inUsualCapitals) : words
  const endings = suffixes.map((one) => {
    if (/^[iv]+$/i.test(one)) return ` ${one.toUpperCase()}`
    return joint + (isShouted ? one.slice(0, 1) + one.slice(1).toLowerCase() : one)
  })
  return [...shown.slice(0, -1), nickname, shown.at(-1)].filter(Boolean).join(' ') + endings.join('')
}

const nameKey = (parts: readonly string[], words: readonly string[]) =>
  parts
    .filter((_, at) => !isInitial(words[at] ?? ''))
    .join(' ')
    .replaceAll('-', ' ')

/** Checks whether the part of an email before the @ is made of the name: "jdoe", "jane.doe", "doej", "jane". */
export function emailFits(email: string, name: PersonName): boolean {
  const local = fold(email.split('@')[0] ?? '').replaceAll(/[^a-z]/g, '')
  const parts = name.parts.filter((part) => part.length > 0).map((part) => part.replaceAll('-', ''))
  const last = parts.at(-1) ?? ''
  const first = parts[0] ?? ''
  if (local.length < 2 || last.length < 2) return false
  if (last.length > 2 && local.includes(last)) return true
  if (local.includes(last) && local.includes(first.slice(0, 1))) return local.length <= first.length + last.length + 2
  // "mlopez" for "María López García".
  const middle = parts.slice(1, -1).find((part) => part.length > 3 && local.includes(part))
  if (middle) return true
  if (first.length > 2 && local === first) return true
  return local.startsWith(first) && first.length > 2 && last.startsWith(local.slice(first.length))
}
