import { oneOf } from './clause.ts'
import { lawFirmForms } from './firm-names.data.ts'
import { knownFirm } from './firm-names.ts'
import { fold } from './fold.ts'
import * as words from './legal-titles.data.ts'
import { readMentions } from './mentions.ts'
import { meaningsOf } from './phrase-book.ts'

/** Kind of title: a lawyer's position, one that supports lawyers, or something else. */
export type TitleKind = 'attorney' | 'support' | 'other'

/** A phrase that is nothing but "director" or "manager". The next phrase says of what. */
const directorOnly = /^(?:(?:associate|senior|sr|executive|managing|assistant|deputy) )*(?:director|manager)$/

/** Kinds of work with the patterns of their words, and of phrases in which the words mean something else. */
const works = new Map(
  Object.entries(words.workOfTitles).map(([kind, [own, except = '-']]) => {
    const said = new RegExp(String.raw`\b(?:${oneOf(own)})(?!\w)`, 'gi')
    const other = new RegExp(String.raw`\b(?:${oneOf(except)})(?!\w)`, 'gi')
    return [kind, { said, other }] as const
  }),
)

/** Checks whether a title mentions a kind of work. */
function speaksOf(kind: string, title: string): boolean {
  const work = works.get(kind)
  return work !== undefined && title.replaceAll(work.other, ';').search(work.said) >= 0
}

/** The noun that each compound counts as. */
const compoundOf = meaningsOf(Object.entries(words.titleCompounds))
const compound = new RegExp(String.raw`\b(${oneOf([...compoundOf.keys()].join('; '))})s?\b`, 'g')

/**
 * Returns the kind of position that a title names. The last noun of the first phrase that has one decides, so that an
 * "attorney recruiting manager" isn't an attorney and an "assistant general counsel" is one; "associate" and "partner"
 * count in a law firm or beside a practice area, and not beside other work.
 *
 * @param employer.isLawFirm Whether the employer is one; unknown counts as not.
 */
export function titleKind(title: string, { isLawFirm = false }: { isLawFirm?: boolean } = {}): TitleKind {
  const phrases = phrasesOf(title)
  for (const phrase of phrases) {
    const found = phrase.split(/\s+/).filter((word) => nouns.has(word))
    const last = found.at(-1)
    if (last === undefined) continue
    if (words.lawyers.has(last) || /\bcounsel and\b/.test(phrase)) return 'attorney'
    if (words.supporters.has(last)) return 'support'
    if (words.perhaps.has(last)) return kindOfPerhaps(found, () => isLawyersAssociate(title, phrases, isLawFirm))
    // "Vice President, General Counsel", "Senior Manager, Counsel": the position follows the rank.
    if ((words.ranks.has(last) || directorOnly.test(phrase)) && phrase !== phrases.at(-1)) continue
    // "Attorney recruiting manager" and "manager": neither is a lawyer, nor one who supports a case.
    return words.helpers.has(last) && isLawyersHelper(phrase, title, isLawFirm) ? 'support' : 'other'
  }
  return 'other'
}

/** Decides what an "associate" or a similar title is: the nouns before it come first, then whether it is a lawyer's title. */
function kindOfPerhaps(found: readonly string[], isLawyers: () => boolean): TitleKind {
  if (found.some((noun) => words.supporters.has(noun))) return 'support'
  return found.some((noun) => words.lawyers.has(noun)) || isLawyers() ? 'attorney' : 'other'
}

const nouns = new Set([...words.lawyers, ...words.perhaps, ...words.supporters, ...words.others])

/** Checks whether a title is worth reading on: a lawyer's position, in a law firm or not. */
export const isLegalTitle = (title: string, employer: { isLawFirm?: boolean } = {}): boolean =>
  titleKind(title, employer) === 'attorney'

function phrasesOf(title: string): string[] {
  const plain = title.toLowerCase().normalize('NFKC').replaceAll('.', '').replaceAll(' & ', ' and ')
  return (
    ` ${plain} `
      .replace(compound, (_, term: string) => ` ${compoundOf.get(term) ?? ''} `)
      // The person someone works for or reports to says nothing about their own position.
      .split(/[,;:|/()[\]–—•]|\s-+\s|\s(?:to|for|reporting|supporting|with|at|in)\s/)
      .map((phrase) => phrase.replace(/[^\p{L}\d\s-]/gu, ' ').trim())
      .filter((phrase) => phrase !== '')
  )
}

const hasArea = (title: string): boolean =>
  readMentions(title, { now: new Date() }).some(({ kind }) => kind === 'practiceArea')

/** "Legal file clerk", "docket coordinator", in a firm "case manager": work for lawyers, on their cases. */
function isLawyersHelper(phrase: string, title: string, isLawFirm: boolean): boolean {
  if (speaksOf('business', phrase) || speaksOf('law', phrase)) return !speaksOf('business', phrase)
  return speaksOf('cases', phrase) && !speaksOf('health', title) && (isLawFirm || hasArea(title))
}

/** Checks whether an "associate", a "partner" or a similar title is a lawyer's. */
function isLawyersAssociate(title: string, phrases: readonly string[], isLawFirm: boolean): boolean {
  if (speaksOf('others', title) || speaksOf('lawyers', title)) return !speaksOf('others', title)
  if (hasArea(title)) return isLawFirm || !speaksOf('companies', title)
  // "Associate", "Senior Associate (3–5 years)", "Partner - Chicago": nothing but a level and a place.
  return isLawFirm && phrases.every((phrase) => phrase.split(/\s+/).every((word) => !words.others.has(word)))
}

const firmWords = new RegExp(
  String.raw`\b(?:${lawFirmForms.replaceAll(' ', '|')}|law|lawyers?|attorneys?|solicitors|abogados|advokat\w*|legal)\b`,
)
/** Two or more names joined by "&" or "and": "Davis, Polk & Wardwell". */
const joinedNames = /^[A-Z][\w'’.-]+(?:,? [A-Z][\w'’.-]+)*,? (?:&|and) [A-Z][\w'’.-]+$/

/** Checks whether an employer's name is that of a law firm: a known one, or one that says so. */
export const isLawFirmName = (name: string): boolean =>
  knownFirm(name) !== undefined || firmWords.test(fold(name)) || joinedNames.test(name)
