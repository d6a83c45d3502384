import { knownFirm } from './firm-kinds.ts'
import { lawyers, perhaps, supporters, others, ranks, helpers, titleCompounds } from './legal-titles.data.ts'
import { readMentions } from './mentions.ts'

/** Kind of title: a lawyer's position, one that supports lawyers, or something else. */
export type TitleKind = 'attorney' | 'support' | 'other'

/** A director or manager of what the next phrase says. */
const directorOnly = /^(?:(?:associate|senior|sr|executive|managing|assistant|deputy) )*(?:director|manager)$/
/** Words of law that make such work support of lawyers, anywhere. */
const legalWork =
  /\b(?:legal|law firm|litigation|pre-?litigation|paralegals?|court|judicial|patents?|trademarks?|docket\w*|probate|e-?filing|(?:attorneys?|lawyers?|practice) (?:support )?(?:assistant|secretary)|practice support)\b/
/** Words that say so in a law firm, or beside a practice area. */
const caseWork = /\b(?:case|cases|calendar\w*|demands?|trial|discovery|filings?|closings?)\b/
/** Work of a firm's or a company's business, whose titles speak of law because the firm does. */
const businessWork =
  /\b(?:litigation support|enforcement|school|technology|technologist|engineer\w*|designer|product|solutions|developer|development|librar\w*|book\w*|compensation|integration|onboarding|services|value|talent|recruit\w*|marketing|sales|billing|accounting|finance|payroll|hr|human resources|business|facilities|(?<!legal )records|collections|events?|conflicts?|pricing|procurement|pro bono|diversity|knowledge|insurance|medical|client (?:relations|success)|customer)\b/
/** Work that an "associate" or "partner" who is no lawyer does. */
const otherWork =
  /\b(?:sales(?! (?:tax|practices|(?:&|and) use tax))|marketing|business development|hr|human resources|people (?:ops|operations|partner)|talent|recruit\w*|accounting|billing|payroll|customer|client (?:success|service|services|relations|experience)|retail(?! leas)|store|warehouse|research|product(?! (?:liability|safety|regulat))|design(?! professional)|engineering|software|data(?! (?:privacy|protection|security))|it|information technology|helpdesk|help desk|technical|operations|facilities|office services|records|events?|communications|admin(?:istrative)?|(?<!child )support|channel|alliances?|strategic partnerships?|business partner|hospitality(?! (?:&|and)\b)|clinical|post-?doc\w*|advisory|treasury|operating partner|medical assistant|nursing|teaching|finance (?:&|and) accounting|conflicts?|docket(?:ing)?|library|procurement(?! (?:&|and) (?:government|public))|e-?discovery (?:project|analyst)|production|food(?! (?:&|and) (?:drug|beverage|agri))|guest|(?<!(?:health|term)[ -])care|delivery|investment banking|(?<!private )wealth|tax preparer|audit|consulting|learning|training|community(?! association)|content|(?<!emerging )growth|revenue|pricing|knowledge)\b/i

/** The noun that each compound is. */
const compoundOf = new Map(
  Object.entries(titleCompounds).flatMap(([noun, terms]) => terms.split(/;\s+/).map((term) => [term, noun])),
)
const compound = new RegExp(
  String.raw`\b(${[...compoundOf.keys()].sort((one, other) => other.length - one.length).join('|')})s?\b`,
  'g',
)

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
    if (lawyers.has(last) || /\bcounsel and\b/.test(phrase)) return 'attorney'
    if (supporters.has(last)) return 'support'
    if (perhaps.has(last) && found.some((noun) => supporters.has(noun))) return 'support'
    if (perhaps.has(last))
      return found.some((noun) => lawyers.has(noun)) || isLawyersAssociate(title, phrases, isLawFirm)
        ? 'attorney'
        : 'other'
    // "Vice President, General Counsel", "Senior Manager, Counsel": a rank, and then what it is of.
    if ((ranks.has(last) || directorOnly.test(phrase)) && phrase !== phrases.at(-1)) continue
    // "Attorney recruiting manager" and "manager": neither is a lawyer, nor one who supports a case.
    return helpers.has(last) && isLawyersHelper(phrase, title, isLawFirm) ? 'support' : 'other'
  }
  return 'other'
}

const nouns = new Set([...lawyers, ...perhaps, ...supporters, ...others])

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
  if (businessWork.test(phrase)) return false
  if (legalWork.test(phrase)) return true
  if (!caseWork.test(phrase) || /\b(?:nurs\w+|health|medical|clinical|behavioral|social)\b/i.test(title)) return false
  return isLawFirm || hasArea(title)
}

/** Checks whether an "associate", a "partner" or their like is a lawyer. */
function isLawyersAssociate(title: string, phrases: readonly string[], isLawFirm: boolean): boolean {
  if (otherWork.test(title)) return false
  if (/\b(?:legal|law|litigation|lateral|jd|juris|bar)\b/i.test(title)) return true
  if (hasArea(title)) return isLawFirm || !/\b(?:director|analyst|investment|vice president|compliance)\b/i.test(title)
  // "Associate", "Senior Associate (3–5 years)", "Partner - Chicago": nothing but a level and a place.
  return isLawFirm && phrases.every((phrase) => phrase.split(/\s+/).every((word) => !others.has(word)))
}

const firmWords =
  /\b(?:LLP|L\.L\.P\.|P\.?L\.?L\.?C\.?|P\.?C\.?|P\.?A\.?|PLLP|law|lawyers?|attorneys?|solicitors|abogados|advokat\w*|legal)\b/i
/** "Davis, Polk & Wardwell": three names, or two joined. */
const joinedNames = /^[A-Z][\w'’.-]+(?:,? [A-Z][\w'’.-]+)*,? (?:&|and) [A-Z][\w'’.-]+$/
const tradeWords =
  /\b(?:company|co|inc|corp|group|partners|bank|insurance|consulting|sons|johnson & johnson|research)\b/i

/** Checks whether an employer's name is that of a law firm: a known one, or one that says so. */
export const isLawFirmName = (name: string): boolean =>
  knownFirm(name) !== undefined || firmWords.test(name) || (joinedNames.test(name) && !tradeWords.test(name))
