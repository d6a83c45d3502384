import { currentYear } from '#contract/domain/jd.ts'
import { inOneColumn } from './resume-columns.ts'
import { readContact } from './resume-contact.ts'
import { readBars } from './resume-bars.ts'
import { readEducation } from './resume-education.ts'
import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import { resumeLines, tidyResumeText } from './resume-lines.ts'
import { readPositions } from './resume-positions.ts'
import { withoutInstructions } from '#contract/domain/resume-risks.ts'
import { readAreas, readBook, readClerkships } from './resume-statements.ts'

/**
 * Reads what a résumé states: contact, law degree, bars, seats, areas, portable book and clerkships, each with the words
 * that state it. What is not stated is absent; nothing is guessed. Sentences that speak to a program are passed over.
 *
 * @param text As it is in the file; at most `resumeTextLimit` characters are read.
 * @param now What is "present" and how far ahead a degree may be expected.
 */
export function readResume(text: string, now: Date): ResumeFacts {
  const lines = resumeLines(inOneColumn(withoutInstructions(tidyResumeText(text))))
  const book = readBook(lines)
  const positions = readPositions(lines)
  return {
    ...readContact(lines, now),
    ...readEducation(lines, currentYear(now)),
    barAdmissions: readBars(lines, now),
    positions,
    practiceAreas: readAreas(lines, now),
    ...(book ? { portableBook: book } : {}),
    clerkships: clerkshipsOf(positions, readClerkships(lines)),
  }
}

/**
 * The seat that the application form asks for: what somebody does now as a lawyer, else the latest seat; a summer or a
 * clerkship only where there is none as a lawyer. Who taught before law school and clerks now is a clerk.
 */
export function lastPosition({
  positions,
}: Pick<ResumeFacts, 'positions'>): ResumeFacts['positions'][number] | undefined {
  const seats = positions.filter(({ isTraining }) => !isTraining)
  const isLawyers = ({ title }: ResumeFacts['positions'][number]) => lawyersTitle.test(title ?? '')
  const now = seats.find((seat) => seat.isCurrent && isLawyers(seat))
  if (now) return now
  const [latest] = positions
  return latest?.isTraining === false ? latest : (seats.find(isLawyers) ?? latest)
}

const lawyersTitle =
  /\b(?:attorney|counsel|associate|partner|lawyer|litigator|solicitor|barrister|shareholder|member|principal|judge|magistrate|prosecutor|defender|practitioner|owner|founder)\b/i

/** Clerkships that are listed as seats, and those that a sentence tells of. */
function clerkshipsOf(
  positions: ResumeFacts['positions'],
  mentioned: ResumeFacts['clerkships'],
): ResumeFacts['clerkships'] {
  const seats = positions
    .filter(
      ({ title, firm }) =>
        /\bclerk/i.test(title ?? '') &&
        !/\b(?:deputy|court|county|city|file|docket|records?|filing|mail|sales|bank|data|title) clerk\b/i.test(
          title ?? '',
        ) &&
        /court|circuit|judge|justice|hon\b|honorable|chambers/i.test(firm ?? ''),
    )
    .map(({ title, firm, quote }) => ({ value: [title, firm].filter(Boolean).join(', '), quote }))
  return seats.length > 0 ? seats : mentioned
}
