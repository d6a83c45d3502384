import { knownFirm } from '#worker/reading/lexicon/firm-kinds.ts'
import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { headingOf } from './resume-heading-words.ts'

const particles =
  /^(?:de|del|della|da|das|do|dos|di|du|la|le|van|von|der|den|ter|ten|al|el|bin|ibn|ben|bint|abu|y|e|ní|ó|mac|af|av|zu|zur|st\.?|san)$/iu
const credentials =
  /[\s,]+(?:esq(?:uire)?\.?|j\.?d\.?(?=$|[\s,])|ll\.?\s?m\.?|ll\.?\s?b\.?|ph\.?\s?d\.?|m\.?b\.?a\.?|m\.?d\.?|c\.?p\.?a\.?|cipp(?:\/\w+)?|s\.?\s?j\.?\s?d\.?|ed\.?\s?d\.?|psy\.?d\.?|m\.?\s?p\.?\s?[ha]\.?|m\.?s\.?w\.?|b\.?s\.?n\.?|(?<=,\s*)(?:usaf?r?|usn|usmc|uscg|jagc|usar|r\.?\s?n\.?|a?cp|c?rp|p\.?\s?e\.?|n\.?p\.?|d\.?n\.?p\.?|cfa|cfe|cfp|pmp|cams|ccep|cip[mt]|cela|aep|acp|pls|ppl?s|m\.?s\.?|m\.?a\.?|b\.?a\.?|b\.?s\.?|dphil|m\.?phil|faia|sphr|shrm-\w+)|attorney(?: at law|-at-law)?|he\/him(?:\/his)?|she\/her(?:\/hers)?|they\/them)(?=$|[\s,)])\.?/giu
const notName =
  /\b(?:r[eé]sum[eé]|curriculum|vitae|cv|attorney|lawyer|counsel|partner|associate|address|street|avenue|road|suite|apt|phone|email|e-mail|linkedin|profile|summary|experience|education|objective|confidential|llp|llc|inc|university|college|school|law|firm|group|office|esquire|litigator|page|contact|bar|admitted|professional|legal|candidate|references|court|practice|tax|corporate|present|mobile|cell|juris|doctor|skills?|top|languages?|native|bilingual|fluent|certifications?|admitted|career|employment|work|history)\b/iu

/** Checks whether an email address or a profile's holds somebody's family name. */
export function isSpelt(name: string, address: string): boolean {
  const letters = (text: string) =>
    text
      .normalize('NFKD')
      .replaceAll(/[^\p{L}]/gu, '')
      .toLowerCase()
  const family = name.split(' ').findLast((word) => word.length > 2 && !/^[("“]|^(?:jr|sr|iii)\b/i.test(word))
  return family !== undefined && letters(family).length > 2 && letters(address).includes(letters(family))
}

/** "J A N E   D O E": letters set apart, and words further apart, closed up again. */
function closedUp(line: string): string {
  const words = line.trim().split(/\t|\s{2,}/)
  const isSetApart = (word: string) =>
    /^(?:[\p{L}'’.-] ?)+$/u.test(word) && /^(?:[\p{L}]\.?|[\p{L}'’-](?: [\p{L}'’.-])+)$/u.test(word)
  if (words.length < 2 || !words.every(isSetApart) || !words.some((word) => word.length > 4)) return line
  return words.map((word) => word.replaceAll(' ', '')).join(' ')
}

/** A name as it is written in a form, or undefined for anything else. */
export function asName(text: string): string | undefined {
  if (/[@\d/\\<>=]/.test(text.replaceAll(/(?:she|he|they)\/\w+(?:\/\w+)?|CIPP\/\w+/gi, ''))) return undefined
  const whole = closedUp(
    text
      .trim()
      .replaceAll(/\(\s*(?:she|he|they)\/[^)]*\)/gi, '')
      .trim(),
  )
  if (isPlace(whole)) return undefined
  const bare = withoutCredentials(withoutRank(whole))
  if (headingOf(bare) || notName.test(bare) || bare.length < 4 || bare.length > 60) return undefined
  const line = inReadingOrder(bare)
  const words = line.replaceAll(',', ' ').split(/\s+/).filter(Boolean)
  return areWordsOfName(words) && !knownFirm(line) && !isPlace(line) ? withoutCapitals(words).join(' ') : undefined
}

/** A name without forms of address and what somebody is. */
const withoutRank = (line: string): string =>
  line
    .replace(
      /^(?:(?:the )?hon(?:\.|orable)|dr\.?|prof\.?|professor|mr\.?|ms\.?|mrs\.?|mx\.?|(?:lt\.?|lieutenant)(?: (?:col\.?|colonel|commander|cmdr\.?))?|major|maj\.?|captain|capt\.?|colonel|col\.?|commander|cdr\.?|lcdr\.?|sergeant|sgt\.?|brigadier general)\s+/i,
      '',
    )
    .replace(/[\s,]*\((?:ret(?:ired|\.)?|esq\.?)\)$/i, '')
    .replace(/[\s,]+(?:ret(?:ired|\.))$/i, '')
    // "Nikhil Rao, Patent Attorney", "Jane Doe, Senior Counsel": what somebody is, behind the name.
    .replace(/,\s+(?:[\p{L}&-]{2,20} ){0,3}(?:attorney|counsel|lawyer|partner|associate|litigator)(?: at law)?$/iu, '')

function withoutCredentials(text: string): string {
  let line = text
  for (let before = ''; before !== line;) {
    before = line
    line = line.replace(credentials, '').trim().replace(/,$/, '').trim()
  }
  return line
}

/** "Doe, Jane" is Jane Doe; "Jane Doe, Jr." stays. */
function inReadingOrder(line: string): string {
  const [, family, given] = /^(\p{L}[\p{L}'’ -]*),\s+(\p{L}[\p{L}'’. -]*)$/u.exec(line) ?? []
  if (family === undefined || given === undefined || /^(?:jr|sr|ii|iii|iv)\.?$/i.test(given)) return line
  return `${given} ${family}`
}

/** Two to six words, all in the shape of a name, not all of them particles. */
function areWordsOfName(words: readonly string[]): boolean {
  if (words.length < 2 || words.length > 6) return false
  const isWord = (word: string) => /^[\p{L}\p{M}][\p{L}\p{M}.'’ʻ-]*$/u.test(word) || /^[“"(]\p{L}+[”")]$/u.test(word)
  const isCapitalized = (word: string) => /^[“"(]?(?:[dlDL]['’])?\p{Lu}/u.test(word) || /^\p{Lo}/u.test(word)
  if (!words.every((word) => isWord(word) && (isCapitalized(word) || particles.test(word)))) return false
  return words.filter((word) => !particles.test(word)).length >= 2 || /^\p{Lu}/u.test(words[0] ?? '')
}

/** Words of a name in capitals, or of a family name alone, as one writes them. */
function withoutCapitals(words: readonly string[]): string[] {
  const isShouting =
    words.some((word) => word.length > 2) &&
    !words.some((word) => /\p{Ll}/u.test(word) && !particles.test(word) && !/^(?:Mc|Mac|O)/.test(word))
  // "Wei ZHANG": only the family name in capitals.
  const isLoud = (word: string) =>
    isShouting || (words.length < 5 && /^\p{Lu}{3,}(?:[-'’]\p{Lu}+)*$/u.test(word) && !/^(?:III|VII)$/.test(word))
  return words.map((word) => (isLoud(word) ? calm(word) : word))
}

function isPlace(text: string): boolean {
  const mentions = readMentions(text, { now: new Date(0) })
  return mentions.some(
    ({ kind, text: part }) => (kind === 'place' || kind === 'practiceArea') && part.length >= text.length - 3,
  )
}

const calm = (word: string): string => {
  if (/^(?:II|III|IV|VI?)\.?$/.test(word) || /^(?:\p{Lu}\.)+$/u.test(word)) return word
  const lower = word
    .toLowerCase()
    .replaceAll(/(^|[-'’("“])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
  if (particles.test(word) && word.length <= 3 && !/^(?:Al|El|Ben|Mac|San|St)$/.test(lower))
    return word === word.toUpperCase() ? lower : word
  return lower.replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
}
