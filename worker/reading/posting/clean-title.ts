import { firmKey } from '#worker/reading/lexicon/firm-names.ts'
import { inName, isPlaceOrFirm, isTerms, namesArea, roleWord, titleCase } from './posting-words.ts'

/** Longest title, in characters. */
export const maxTitleLength = 110

/** Words that may come before a title in its line: "Now hiring! …", "Subject: Lateral need: …". */
export const titleLead =
  /^(?:(?:re|fwd?|subject|now hiring|hiring now|help wanted|wanted|open (?:role|position)|job|we(?:’|')re hiring|(?:job|employment|career|exciting) opportunity|hiring|immediate opening|job (?:posting|opening|announcement|alert)|position announcement|vacancy announcement|announcement|opening|career opportunity|opportunity|urgent|new|(?:lateral|urgent|immediate) need|new (?:search|role|opening))\s*[:!–-]+\s*)+/i

/**
 * A title without place, firm, numbers of the posting, and marks: "Tax Associate – New York (Hybrid) #1234" is "Tax
 * Associate".
 */
export function cleanTitle(text: string, firm?: string): string | undefined {
  const title = withoutPlaceAtEnd(withoutTail(withoutOtherPieces(withoutMarks(text), firm)))
  if (title.length < 3 || title.length > maxTitleLength) return undefined
  // In capitals throughout it is only a heading's style.
  return /\p{Ll}/u.test(title) ? title : titleCase(title)
}

/** Takes off marks, brackets with terms, numbers and what announces a title. */
function withoutMarks(text: string): string {
  const title = text
    .slice(0, 4 * maxTitleLength)
    .replaceAll(/[*_#`|]+/g, (mark) => (mark.includes('|') ? '|' : ''))
    .replace(
      /\((?:(?:(?:remote|hybrid|on-?site|in-office|full[- ]time|part[- ]time|contract|temporary|permanent|hourly|exempt|non-exempt|salaried)(?:\s*[,/&|-]\s*|\s+)?){1,4}|urgent|new|[mfwdxh](?:\/[mfwdxh*]){1,3}|all genders|gn|(?!(?:spring|summer|fall|autumn|winter)\b)[^)]*\d[^)]*|[A-Z]{2}|[^)]*(?:office|qualified|licensed|admitted|remote|hybrid|hiring|year|experience)[^)]*)\)/gi,
      ' ',
    )
    .replace(/\b(?:req(?:uisition)?|job|posting)\s*(?:id|no|number|#)?\s*[:#]?\s*\d[\w-]*/i, ' ')
    .replace(titleLead, '')
    .trim()
  // "Family Law Associate (Raleigh)".
  return title.replaceAll(/\s*\(([^()]{2,40})\)/g, (all, inner: string) => (isPlaceOrFirm(inner) ? ' ' : all)).trim()
}

/** Of the pieces between dashes and bars those that belong to the title. */
function withoutOtherPieces(title: string, firm: string | undefined): string {
  const parts = title
    .split(
      title.split(' / ').length > 2
        ? /\s+[–—|/-]\s+|\s*\|\s*|\s+[@]\s+|\s*;\s*/
        : /\s+[–—|-]\s+|\s*\|\s*|\s+[@]\s+|\s*;\s*/,
    )
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length < 2) return title
  const kept = parts.filter((_, at) => isPieceOfTitle(parts, at, firm))
  return kept.length === 0 ? title : kept.slice(0, 3).join(' - ')
}

/** A piece of a title's line: neither place nor firm nor terms, and a role, a field or a part of the office. */
function isPieceOfTitle(parts: readonly string[], at: number, firm: string | undefined): boolean {
  const part = parts[at] ?? ''
  if (isPlaceOrFirm(part) || isTerms(part) || (firm !== undefined && firmKey(part) === firmKey(firm))) return false
  // "Legal Secretary – family law office", "Lateral opportunity / …".
  if (/\b(?:law )?(?:(?:office|firm)(?: in .*)?|opportunity|openings?|vacancy)$/i.test(part)) return false
  const namesRole = roleWord.test(part)
  if (at === 0 && !namesRole && !parts.slice(1).some((other) => roleWord.test(other))) return true
  if (namesRole || namesArea(part) || furtherPieces.some((pattern) => pattern.test(part))) return true
  return at === 1 && isFieldOfCounsel(parts[0] ?? '', part)
}

/** "Corporate Counsel – Commercial". */
const isFieldOfCounsel = (title: string, part: string): boolean => /\bcounsel$/i.test(title) && someWords.test(part)

const someWords = /^\p{Lu}\p{L}+(?: (?:& |and )?\p{Lu}\p{L}+){0,2}$/u

/** Pieces that say more of a position: a science, a season, a part of the office. */
const furtherPieces: readonly RegExp[] = [
  /^(?:electrical|mechanical|computer|software|chemical|biomedical|materials?|life sciences?|chemistry|physics|biology|engineering)\b/i,
  /^(?:spring|summer|fall|autumn|winter) (?:of )?\d{4}$/i,
  /\b(?:unit|division|section|team|project|program|cover(?:age)?|track|side|group|practice|department|docket|bureau|office of .*)$/i,
]

/** Takes off what follows a title in its sentence: the employer, the place, the terms. */
function withoutTail(title: string): string {
  return (
    title
      .replace(/\s+(?:at|with)\s+(?:an?\s+)?(?=\p{Lu}|am\s?law|large|boutique|top|leading)[^,]*$/u, '')
      .replace(
        /(?:,|\s+in|\s+for our|\s+for the|\s+based in)\s+[^,]*(?:,\s*(?:[A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?))?(?:\s+office)?$/,
        (tail) =>
          isPlaceOrFirm(tail.replace(/^(?:,|\s+in|\s+for our|\s+for the|\s+based in)\s+/, '').replace(/\s+office$/, ''))
            ? ''
            : tail,
      )
      .replace(/[\s,]+(?:full|part)[- ]time$/i, '')
      // "Antitrust Partner Opportunity in Brussels".
      .replace(
        /^(.*\b(?:associate|attorney|counsel|partner|lawyer|paralegal|clerk)s?)\s+(?:opportunity|position|role|opening|job|vacancy)(?:\s+(?:in|at|with)\b.*)?$/i,
        '$1',
      )
      .replaceAll(/\(\s*\)/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '')
  )
}

/** "International Trade Associate, Washington, D.C." */
function withoutPlaceAtEnd(title: string): string {
  const place = inName(title).findLast(({ kind }) => kind === 'place' || kind === 'workMode')
  const isAtEnd = place && place.end >= title.length - 1 && /(?:,|\bin)\s*$/.test(title.slice(0, place.start))
  return isAtEnd ? title.slice(0, place.start).replace(/[\s,]*(?:\bin)?\s*$/, '') : title
}
