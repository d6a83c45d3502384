import { withoutPlace } from './resume-part-places.ts'
import { isUnit, legalForm } from './resume-units.ts'
import { apart, hasFirm, mentionsIn, saysFirm, titleWord } from './resume-words.ts'

/** "Hon. Jane Doe", "The Honorable Jane Doe", "Chief Judge Doe". */
export const isJudge = (text: string): boolean =>
  /^(?:the )?(?:hon|honorable|judge|justice|chief (?:judge|justice)|magistrate judge)\b/i.test(text)

/** "Nassau County District Attorney": the office. */
const countyOffices =
  /^Federal (?:Public |Community )?Defenders?(?: of\b| for\b|,)|^(?!(?:deputy|assistant|chief|senior)\b)(?:\p{Lu}[\p{L}.'’-]+ )+(?:County|Parish) (?:District Attorney|State['’]s Attorney|Prosecutor|Public Defender|Attorney|Counsel)$/u
export const isCountyOffice = (text: string): boolean => countyOffices.test(text)
const endsInTitle =
  /\b(?:associate|clerk|intern|extern|paralegal|director|manager|engineer|teacher|administrator|analyst|assistant|secretary|officer|president|consultant|specialist|coordinator|fellow|instructor|professor|scientist|accountant|nurse|partner|shareholder|supervisor|editor|representative|agent|advisor|adviser|researcher|trainee|programmer|developer)$/i

/** Checks whether a part of a line names a firm, an office or a court. */
export function isFirm(part: string): boolean {
  if (isUnit(part) || isTitleWithUnit(part) || isTitleWithUnits(part)) return false
  if (countyOffices.test(part) || (part.includes(',') && countyOffices.test(withoutPlace(part)))) return true
  if (mentionsIn(part).some(({ kind, text }) => kind === 'firm' && text.length > part.length * 0.4)) return true
  if (!saysFirm(part)) return / & \p{Lu}|\p{Lu}[\p{L}'’]+ and \p{Lu}\p{L}+$/u.test(part) && !titleWord.test(part)
  // "Judge Advocate General's Corps" is an office, "Software Engineer" and "School Teacher" are what somebody is: the last
  // word says it.
  if (/(?:['’]s (?:office|court|chambers|department)|\bcorps|\bdepartment)$/i.test(part)) return true
  if (endsInTitle.test(part) && !legalForm.test(part)) return false
  return !beginsWithTitle.test(part) || /\b(?:LLP|LLC|PLLC|Inc)\b/.test(part)
}

/** "Shareholder (Trial Group)". */
function isTitleWithUnit(part: string): boolean {
  const [, title, unit = ''] = /^([^(]+) \(([^()]+)\)$/.exec(part) ?? []
  return title !== undefined && titleWord.test(title) && !saysFirm(title) && isUnit(unit)
}

/** "International Associate, Capital Markets". */
function isTitleWithUnits(part: string): boolean {
  const [title = '', ...behind] = part.split(apart)
  const isOnlyTitle = (piece: string) => titleWord.test(piece) && !saysFirm(piece)
  return behind.length > 0 && isOnlyTitle(title) && behind.every((piece) => isUnit(piece) || isOnlyTitle(piece))
}

/** "Assistant Attorney General", "Associate, Corporate Group", "Counsel to the Commission" are titles that hold such a word. */
const beginsWithTitle =
  /^(?:(?:senior|junior|managing|deputy|assistant|associate|special|chief|staff|principal|general|lead|trial|of|presiding|administrative|immigration|district|circuit|superior|supreme|county|municipal|bankruptcy|appellate|court|family|probate|law|u\.?s\.?|united states|federal|state|attorney|elder|chief executive|the) )*(?:judge|justice|magistrate(?: judge)?|attorney advis[eo]r|attorney general|u\.?s\.? attorney|united states attorney|district attorney|general counsel|public defender|counsel|associate|attorney|law clerk|judicial clerk|clerk|director|partner|vice president|judicial (?:intern|extern)|intern|extern)\b(?!['’]s)/i

/** "U.S. Securities and Exchange Commission, Division of Enforcement": the office without its part. */
export const withoutUnit = (firm: string): string => {
  const unit =
    /,\s+(?:office of (?:the )?(?:chief|general|regional|legal|associate) [^,]+$|(?:the )?(?:division|bureau|section|department|unit|practice|group|dept\.?|branch|team)\b|[^,]{2,40} (?:division|bureau|section|unit|group|branch|department)$)/i.exec(
      firm,
    )
  const whole = unit ? firm.slice(0, unit.index) : firm
  return unit && (saysFirm(whole) || hasFirm(whole)) ? withoutUnit(whole) : firm
}
