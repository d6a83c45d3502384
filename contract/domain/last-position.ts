import type { ResumePosition } from './resume-facts.ts'

/** Titles of lawyers, and titles that are a lawyer's at a law firm: "Member|Finch & Co. PLLC". */
const lawyersTitle =
  /^[^|]*(?<!\b(?:research|postdoctoral|sales|teaching|audit|process|store) )\bassociate(?!\s+(?!attorney|counsel|general|lawyer)\w)|^[^|]*\b(?:attorney|counsel|partner|lawyer|litigator|solicitor|barrister|shareholder|legal officer|judge|magistrate|prosecutor|defender|practitioner)\b|^[^|]*\b(?:member|principal|owner|founder)\b.*\|.*\b(?:law|legal|attorneys?|LLP|PLLC|P\.?C|P\.?A)\b/i

/**
 * The seat that the application form asks for: what somebody does now as a lawyer, else the latest seat; a summer or a
 * clerkship only for somebody without a seat as a lawyer. Someone who taught before law school and clerks now is a clerk.
 */
export function lastPosition({ positions }: { positions: readonly ResumePosition[] }): ResumePosition | undefined {
  const seats = positions.filter(({ isTraining }) => !isTraining)
  const lawyers = seats.filter(({ title, firm }) => lawyersTitle.test(`${title ?? ''}|${firm ?? ''}`))
  const [latest] = positions
  const isSeat = latest !== undefined && (latest.isCurrent || !latest.isTraining)
  const lawyer = lawyers.find(({ isCurrent }) => isCurrent)
  // "Practice Group Leader" above "Member" of the same firm: the first counts.
  if (lawyer) return latest?.isCurrent === true && latest.firm === lawyer.firm ? latest : lawyer
  return isSeat ? latest : (lawyers[0] ?? latest)
}
