import { linkedinKey } from '#worker/features/identity/contact-ban/contact-keys.policy.ts'
import { fold } from '#worker/reading/lexicon/fold.ts'

/** The person to remove from a text, as stored. */
export type Mentioned = {
  emails: readonly string[]
  names: readonly string[]
  phones: readonly string[]
  /** LinkedIn addresses. */
  profiles: readonly string[]
}

/** Replaces a person in texts that others wrote. */
export const erasedMark = '[erased]'

const titles = new Set(
  'mr mrs ms miss mx dr prof hon judge esq esquire jr sr ii iii iv jd llm llb phd mba cpa'.split(' '),
)

/** The words of a folded name without titles and suffixes. */
export function wordsOfName(name: string): string[] {
  const words = fold(name).match(/[\p{L}\p{N}]+/gu) ?? []
  const own = words.filter((word) => !titles.has(word))
  return own.length > 0 ? own : words
}

/** Digits that identify a phone number: the last ten, or all of one with seven to nine; null for a shorter one. */
export function digitsOfPhone(phone: string): string | null {
  const digits = (phone.split(/(?:ext|x|#|;)/i)[0] ?? '').replaceAll(/\D/g, '')
  return digits.length < 7 ? null : digits.slice(-10)
}

/** Minimum length of a surname found after an initial: "Z. Quill" is one person, "A. Ng" may be many. Letters. */
export const minSurnameWithInitial = 4
/**
 * Minimum length of a name of one word. Shorter ones, and two words together this short, are too often ordinary words.
 */
const minSingleName = 5
/** Scripts that write names in few letters and without spaces. */
const isDense = (word: string) => /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{2,}$/u.test(word)

type Pattern = {
  on: 'raw' | 'folded'
  regex: RegExp
  /** Decides by the original spelling, before folding, whether a match is specific enough to be the person. */
  isSure?: (source: string) => boolean
}

/**
 * Makes a function that removes a person from texts: their email in any case, their phone number in any form, their
 * LinkedIn address, and their name in any case, accents and order, with or without middle names, and as an initial with
 * a surname that is long enough. A first name or a surname alone is left, because it may be anyone's.
 */
export function mentionEraser({ emails, names, phones, profiles }: Mentioned): (text: string) => string {
  const patterns = [
    ...emails.flatMap(emailPattern),
    ...profiles.flatMap(profilePattern),
    ...phones.flatMap(phonePattern),
    ...names.flatMap(namePatterns),
  ]
  return (text) => {
    const found = patterns.flatMap((pattern) => stretches(text, pattern))
    if (found.length === 0) return text
    return withMarks(text, found)
  }
}

type Stretch = { start: number; end: number }

function withMarks(text: string, found: Stretch[]): string {
  let result = ''
  let last = 0
  for (const { start, end } of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    // A stretch that begins inside an erased one is part of it and gets no mark of its own.
    if (start >= last) result += text.slice(last, start) + erasedMark
    last = Math.max(last, end)
  }
  return result + text.slice(last)
}

function stretches(text: string, { on, regex, isSure }: Pattern): Stretch[] {
  const { folded, at } = on === 'folded' ? foldedWithPlaces(text) : { folded: text, at: undefined }
  return [...folded.matchAll(regex)].flatMap(({ 0: match, index }) => {
    const [start, end] = at
      ? [at[index]?.start ?? 0, at[index + match.length - 1]?.end ?? text.length]
      : [index, index + match.length]
    return isSure?.(text.slice(start, end)) === false ? [] : [{ start, end }]
  })
}

/** Spellings of an apostrophe, including those of HTML: "O&#39;Neil". */
const apostrophe = /['’‘ʼ`]|&(?:#0*39|#x0*27|apos|rsquo|#8217);/iy

let lastFolded: { text: string; folded: string; at: Stretch[] } | undefined

/**
 * Folds a text except for its apostrophes and dots, and notes for each folded letter where it was in the text. The
 * result is cached, because every pattern needs it.
 */
function foldedWithPlaces(text: string): { folded: string; at: Stretch[] } {
  if (lastFolded?.text === text) return lastFolded
  let folded = ''
  const at: Stretch[] = []
  for (let start = 0; start < text.length;) {
    apostrophe.lastIndex = start
    const sign = apostrophe.exec(text)?.[0]
    const letter = sign ?? String.fromCodePoint(text.codePointAt(start) ?? 0)
    const end = start + letter.length
    const plain = sign ? "'" : foldedLetter(letter)
    folded += plain
    for (let unit = 0; unit < plain.length; unit++) at.push({ start, end })
    // An accent that is a separate character belongs to the letter before it.
    const before = at.at(-1)
    if (plain === '' && before?.end === start) before.end = end
    start = end
  }
  lastFolded = { text, folded, at }
  return lastFolded
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

function emailPattern(email: string): Pattern[] {
  const [local = '', domain = ''] = email.trim().split('@')
  if (local === '' || domain === '') return []
  const body = `${escaped(local).replaceAll(String.raw`\+`, String.raw`(?:\+|%2b)`)}(?:@|%40)${escaped(domain)}`
  return [{ on: 'raw', regex: new RegExp(`(?<![\\p{L}\\p{N}_%+-])${body}(?![\\p{L}\\p{N}_-])`, 'giu') }]
}

function profilePattern(url: string): Pattern[] {
  const slug = linkedinKey(url)
  if (slug === null) return []
  const letters = [...slug].map((letter) => {
    const encoded = encodeURIComponent(letter)
    const hex = `%${letter.codePointAt(0)?.toString(16).padStart(2, '0')}`
    return `(?:${escaped(letter)}|${escaped(encoded === letter ? hex : encoded)})`
  })
  const host = String.raw`(?:https?:\/\/)?(?:[\w-]{1,63}\.)?(?:linkedin\.com\/)?(?<![\w])(?:in|pub)\/`
  return [{ on: 'raw', regex: new RegExp(`${host}${letters.join('')}(?![\\p{L}\\p{N}_-])\\/?`, 'giu') }]
}

const between = String.raw`[\s().\-–—‑\/·]{0,3}`

function phonePattern(phone: string): Pattern[] {
  const digits = digitsOfPhone(phone)
  if (digits === null) return []
  const prefix = digits.length < 10 ? '' : `(?:(?:\\+|00)\\d{1,3}${between}|1${between})?(?:\\(?0\\)?${between})?\\(?`
  return [{ on: 'raw', regex: new RegExp(`(?<![\\d+])${prefix}${[...digits].join(between)}(?!\\d)`, 'gu') }]
}

const gap = String.raw`(?:[\s,_+\-]{1,3}|\.|%20)`
const alone = (body: string) => new RegExp(`(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}@])`, 'gu')

/** "Müller" is also spelled "Mueller", and vice versa. */
const transliterations: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** A name as stored, and as spelled without the special letters of its language. */
export const spellingsOf = (name: string): string[] => {
  const composed = name.normalize('NFC').toLowerCase()
  return [...new Set([composed, composed.replaceAll(/[äöüøå]/g, (letter) => transliterations[letter] ?? letter)])]
}

/** Pattern of a word with optional apostrophes, and with or without the "e" of a transliteration. */
const wordPattern = (word: string) =>
  [...word].map((letter, at, all) => (letter === 'e' && /[aou]/.test(all[at - 1] ?? '') ? 'e?' : letter)).join("'?")

const namePatterns = (name: string): Pattern[] => spellingsOf(name).flatMap((one) => patternsOfWords(wordsOfName(one)))

function patternsOfWords(words: readonly string[]): Pattern[] {
  const [firstWord, lastWord] = [words[0], words.at(-1)]
  if (firstWord === undefined || lastWord === undefined) return []
  const [first, last, initial] = [wordPattern(firstWord), wordPattern(lastWord), firstWord[0]]
  if (words.length === 1) {
    if (isDense(firstWord)) return [{ on: 'folded', regex: new RegExp(first, 'gu') }]
    return firstWord.length < minSingleName ? [] : [{ on: 'folded', regex: alone(first) }]
  }
  const middle = words.slice(1, -1).map((word) => `(?:${gap}(?:${wordPattern(word)}|${word[0]}\\.?))?`)
  // "Ann M. Lee" also is Ann Lee, although no middle name is stored.
  const anyMiddle = middle.length === 0 ? `(?:${gap}[a-z]\\.?)?` : middle.join('')
  // "An Do" is a name only if it has its capitals.
  const isShort = firstWord.length + lastWord.length <= minSingleName
  const isSure = (source: string) => !isShort || (source.match(/\p{Lu}/gu) ?? []).length >= 2
  const full: Pattern[] = [
    { on: 'folded', regex: alone(`${first}${anyMiddle}${gap}${last}`), isSure },
    { on: 'folded', regex: alone(`${last}${gap}${first}${anyMiddle}`), isSure },
  ]
  if (lastWord.length < minSurnameWithInitial) return full
  const second = words.length > 2 ? words[1]?.[0] : '[a-z]'
  // The dot distinguishes an initial from a word: "A. Young" from "a young associate".
  const initials = `${initial}\\.\\s?(?:${second}\\.?\\s?)?`
  return [
    ...full,
    { on: 'folded', regex: new RegExp(`(?<![\\p{L}\\p{N}.])${initials}${last}(?![\\p{L}\\p{N}@])`, 'gu') },
    { on: 'folded', regex: alone(`${last},?\\s{1,2}${initial}\\.(?:\\s?${second}\\.)?`) },
  ]
}

const foldedLetter = (letter: string) => (letter === '.' ? '.' : fold(letter))
