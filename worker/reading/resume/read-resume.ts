import { currentYear } from '#contract/domain/jd.ts'
import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import { budgetFor } from '#worker/reading/budget.ts'
import { linesOfText, type DocumentLine } from '#worker/reading/document/document-lines.ts'
import { withoutAgency } from './document-kind.ts'
import { labelLines, resumeLikeness } from './label-lines.ts'
import { readBars } from './read-bars.ts'
import { readContact } from './read-contact.ts'
import { readEducation } from './read-education.ts'
import { readName } from './read-name.ts'
import { readSeats } from './read-seats.ts'
import { tidyLines, tidyResumeText } from './resume-lines.ts'
import { readAreas, readBook, readClerkships } from './statements.ts'

/**
 * Reads what a résumé states: contact, law degree, bars, seats, areas, portable book and clerkships, each with the words
 * that state it. What is not stated is absent; nothing is guessed, and a document that isn't a résumé states nothing. Sentences
 * that speak to a program are passed over.
 *
 * @param source The lines of a document, or its text; at most `resumeTextLimit` characters are read.
 * @param now What is "present" and how far ahead a degree may be expected.
 */
export function readResume(source: string | readonly DocumentLine[], now: Date): ResumeFacts {
  const lines = labelLines(typeof source === 'string' ? linesOf(source) : tidyLines(source))
  const likeness = resumeLikeness(lines)
  if (likeness === 'other') return { barAdmissions: [], positions: [], practiceAreas: [], clerkships: [] }
  const own = withoutAgency(lines).filter(({ heading }) => !/^refer/i.test(heading))
  const name = readName(own, likeness === 'resume')
  const book = readBook(lines)
  const positions = readSeats(lines, now)
  return {
    ...readContact(own, name?.quote),
    ...(name ? { applicantName: name } : {}),
    ...readEducation(lines, currentYear(now)),
    barAdmissions: readBars(lines, now),
    positions,
    practiceAreas: readAreas(lines, now),
    ...(book ? { portableBook: book } : {}),
    clerkships: readClerkships(positions),
  }
}

/** The lines of a text as the readers see it. */
export const linesOf = (text: string): DocumentLine[] =>
  tidyLines(linesOfText(tidyResumeText(text), budgetFor('document')))

/**
 * The lines of a résumé for a model, each behind its section and what its parts were taken for: "[experience: firm, date] …".
 * The words of a line are as written, so that quotes of them can be checked against the text.
 */
export const outlineResume = (text: string): string =>
  labelLines(linesOf(text))
    .map((line) => {
      const labels = new Set(line.pieces.map(({ label }) => label)).difference(new Set(['other', 'more']))
      return `[${[line.section, [...labels].join(', ')].filter(Boolean).join(': ')}] ${line.text}`
    })
    .join('\n')
