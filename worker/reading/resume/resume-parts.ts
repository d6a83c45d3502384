import { withoutDates } from './resume-dates.ts'
import { isFirm, isJudge, isNamedFirm, withoutUnit } from './resume-firms.ts'
import { isOnlyPlace, withoutPlace } from './resume-part-places.ts'
import { seatsApart } from './resume-seats.ts'
import { bareTitle } from './resume-titles.ts'
import { isUnit } from './resume-units.ts'
import { mentionsIn, titleWord } from './resume-words.ts'
import { nameBehindTitle, titleAndFirm, type TitleAndFirm } from './title-and-firm.ts'

/** Longer than a line that names seats is, in characters. */
const maxHeadLength = 500

export type Parts = { title: string | null; firm: string | null; isBigLaw: boolean }

/** Title and firm found so far, and what may turn out to be the firm. */
type PartsSoFar = Parts & {
  /** Parts that are neither title, firm nor place. */
  spare: string[]
  /** The spare parts after the title. */
  behind: Set<string>
  /** Titles with a name behind them: "Associate, Admiralty & Maritime". */
  tails: TitleAndFirm[]
}

/**
 * Title and firm that the lines of a head name.
 *
 * @param hasEmployer A firm is above these lines, so that what is left over is not its name.
 */
export function partsOf(lines: readonly string[], hasEmployer = false): Parts {
  const found: PartsSoFar = { title: null, firm: null, isBigLaw: false, spare: [], behind: new Set(), tails: [] }
  for (const line of lines.map((one) => (one.length < 400 ? (seatsApart(one)[0] ?? one) : one)))
    for (const part of strongParts(withoutDates(line))) takePart(found, part, hasEmployer)
  if (found.firm === null && found.title !== null) takeFirmByElimination(found, hasEmployer)
  const { title, firm, isBigLaw } = found
  return { title, firm, isBigLaw }
}

function takePart(found: PartsSoFar, part: string, hasEmployer: boolean): void {
  const split = titleAndFirm(part)
  if (split) takeSplit(found, part, split, hasEmployer)
  else if (isFirm(part)) takeFirm(found, part)
  else if (titleWord.test(part)) takeTitledPart(found, part, hasEmployer)
  else if (!isOnlyPlace(part) && /\p{L}{2}/u.test(part)) {
    found.spare.push(part)
    if (found.title !== null) found.behind.add(part)
  }
}

function takeSplit(found: PartsSoFar, part: string, split: TitleAndFirm, hasEmployer: boolean): void {
  if (isNamedFirm(split.firm)) {
    takeTitle(found, split.title)
    takeFirm(found, split.firm)
    return
  }
  // "Associate, Admiralty & Maritime": a firm only where nothing else is.
  if (found.title === null) found.tails.push(split)
  takeTitle(found, hasEmployer ? split.title : part)
}

function takeTitledPart(found: PartsSoFar, part: string, hasEmployer: boolean): void {
  const tail = found.title === null ? nameBehindTitle(part, { isPlaceNeeded: hasEmployer }) : undefined
  if (tail) found.tails.push(tail)
  takeTitle(found, tail && hasEmployer ? tail.title : part)
}

function takeTitle(found: PartsSoFar, text: string): void {
  const clean = bareTitle(withoutPlace(text).replace(/(?<=\p{Ll}{3})\.$/u, ''))
  if (found.title === null && clean.length > 1) found.title = clean
}

function takeFirm(found: PartsSoFar, text: string): void {
  const clean = withoutUnit(withoutPlace(text))
  if (found.firm !== null) {
    found.firm = withJudge(found.firm, clean)
    return
  }
  if (clean.length < 2) return
  found.firm = clean
  found.isBigLaw = mentionsIn(clean).some((mention) => mention.kind === 'firm' && mention.isBigLaw)
}

/** "Nevada Supreme Court" above "Law Clerk to Justice Hale": the judge and the court. */
function withJudge(firm: string, other: string): string {
  const isCourt = (text: string) => /\b(?:court|circuit)\b/i.test(text)
  if (isJudge(other) && isCourt(firm) && !isJudge(firm)) return `${other}, ${firm}`
  if (isJudge(firm) && isCourt(other) && !/\bcourt|circuit\b/i.test(firm)) return `${firm}, ${other}`
  return firm
}

/** By elimination: text beside a title is the firm, whatever its name. */
function takeFirmByElimination(found: PartsSoFar, hasEmployer: boolean): void {
  const first = found.spare.find((part) => !isRemark(part) && !isUnit(part) && !(hasEmployer && found.behind.has(part)))
  if (first !== undefined && /^\p{Lu}|^\d/u.test(first) && first.length < 90) takeFirm(found, first)
  const [tail] = found.tails
  if (found.firm !== null || hasEmployer || tail === undefined) return
  found.title = bareTitle(tail.title)
  takeFirm(found, tail.firm)
}

/** "Admiralty and marine insurance coverage.": a remark on the work, no name. */
const isRemark = (part: string): boolean => /\p{Ll}{2}\.$/u.test(part) && part.split(/\s+/).length > 3

/** "Summitline Software, Inc. (NASDAQ: SMTL)", "Seyburn Kahn (now Clark Hill)": a remark on a firm in brackets. */
export const asides =
  / ?\((?:NYSE|NASDAQ|AMEX|LSE|TSX|OTC|Series [A-H]|formerly|previously|now|n\/k\/a|f\/k\/a|a\/k\/a|d\/b\/a|merged|merging|combined|acquired|part of|via|through|seed|public|private|later|since renamed|renamed|dissolved|closed|defunct|since closed|successor|subsidiary|a subsidiary|an? )\b[^)]*\)/gi

export const strongParts = (text: string): string[] =>
  (text.length > maxHeadLength ? text.slice(0, maxHeadLength) : text)
    .replaceAll(asides, '')
    .split(
      /\t|\s(?:[^\p{L}\p{N}\s&+"'“”‘’()[\]$#@%.,:;!?/-]|-)\s|[|•]|\s{2,}|;\s+|(?<=\p{Ll}{4}|\p{Lu}{2}|\))(?<!\b(?:Corp|Hon|Bros|Dept|Asst|Assoc|Messrs|Univ|Distr?|Gen|Atty|CORP|HON|BROS|DEPT|INC|LTD|CO|Inc|Ltd))\.\s+(?=\p{Lu})|:\s+(?=\p{Lu})(?![^(]*\))/u,
    )
    .map((part) => part.trim().replaceAll(/^[\s,.–—~*|·•-]+|[\s,–—~*|·•:-]+$/g, ''))
    .filter(Boolean)
