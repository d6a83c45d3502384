import { datesIn, withoutDates } from './resume-dates.ts'

/** A line of description rather than a head: long, or a sentence. */
export function isProse(text: string): boolean {
  const plain = withoutDates(text)
  if (plain.length > 170) return true
  const words = plain.split(/\s+/)
  if (beginsWithWork(plain, words) || isInSmallLetters(plain, words))
    return datesIn(text).length === 0 || isLongSentence(plain, words)
  return isLongSentence(plain, words)
}

/** Verbs for a lawyer's work, as the first word of a sentence. */
const work =
  /^(?:represent|advis(?:ed|es?|ing)\b|draft|negotiat|manag(?:ed|es?|ing)\b(?! (?:partner|counsel|director|attorney|member|shareholder|principal|associate))|assist(?:ed|ing|s)?\b|conduct|prepar|handl|research(?:ed|ing)?\b|counsel(?:ed|ing|s)\b|litigat(?:ed|es?|ing)\b|serv(?:ed|ing)|support(?:ed|ing|s)?\b|coordinat(?:ed|es?|ing)\b|provid|argu|defend(?:ed|ing|s)?\b|prosecut(?:ed|es?|ing)\b|review|work(?:ed|ing)\b|responsible|successfully|lead\b(?! (?:counsel|attorney|litigat|associate))|led\b|first-chair|second-chair|took|obtain|secur|develop|creat|train|supervis|mentor|analyz|perform|collaborat|participat|member of|focus|practice (?:focus|includ)|practiced|closed|wrote|authored|oversaw|oversee|execut|spearhead|build|built|joined|briefed|deposed)/i

const beginsWithWork = (plain: string, words: readonly string[]): boolean => words.length > 3 && work.test(plain)

/** "Insurance regulatory, privacy and vendor agreements": what somebody does, without a full stop. */
function isInSmallLetters(plain: string, words: readonly string[]): boolean {
  const plainSmall = words.filter(
    (word) =>
      /^\p{Ll}{3,}/u.test(word) &&
      !/^(?:and|the|for|from|with|von|van|der|den|del|las|los|des|dos|present|since|until)\b/.test(word),
  )
  if (words.length > 3 && plainSmall.length > 1 && plainSmall.length * 3 > words.length) return true
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return words.length > 5 && /\p{Ll}\.$/u.test(plain) && small * 2 > words.length
}

const isLongSentence = (plain: string, words: readonly string[]): boolean =>
  words.length > 9 &&
  /[.;]$/.test(plain) &&
  !/(?:Inc|Corp|Co|L\.?L\.?P|P\.?C|P\.?A|N\.?A|L\.?L\.?C)\.$/i.test(plain) &&
  /\b(?:the|and|in|of|for|with|to)\b/.test(plain)
