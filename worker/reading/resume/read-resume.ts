import { currentYear } from '#contract/domain/jd.ts'
import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import { budgetFor } from '#worker/reading/budget.ts'
import { linesOfText, type DocumentLine } from '#worker/reading/document/document-lines.ts'
import { labelLines, resumeLikeness, type LabeledLine } from './label-lines.ts'
import { readName } from './read-name.ts'
import { readSeats } from './read-seats.ts'
import { readBars } from './resume-bars.ts'
import { inOneColumn } from './resume-columns.ts'
import { readContact } from './resume-contact.ts'
import { readEducation } from './resume-education.ts'
import { tidyResumeText } from './resume-lines.ts'
import { readAreas, readBook, readClerkships } from './resume-statements.ts'
import { tidyLines } from './tidy-lines.ts'

/**
 * Reads what a résumé states: contact, law degree, bars, seats, areas, portable book and clerkships, each with the words
 * that state it. What is not stated is absent; nothing is guessed, and a document that isn't a résumé states nothing. Sentences
 * that speak to a program are passed over.
 *
 * @param source The lines of a document, or its text; at most `resumeTextLimit` characters are read.
 * @param now What is "present" and how far ahead a degree may be expected.
 */
export function readResume(source: string | readonly DocumentLine[], now: Date): ResumeFacts {
  const lines = labelLines(tidyLines(typeof source === 'string' ? linesOf(source) : source))
  const likeness = resumeLikeness(lines)
  if (likeness === 'other') return { barAdmissions: [], positions: [], practiceAreas: [], clerkships: [] }
  const contact = readContact(lines, now)
  const name = likeness === 'resume' ? readName(lines) : undefined
  const book = readBook(lines)
  const positions = readSeats(lines)
  return {
    ...contact,
    ...(name ? { applicantName: name } : {}),
    ...readEducation(lines, currentYear(now)),
    barAdmissions: readBars(withBars(lines), now),
    positions,
    practiceAreas: readAreas(lines, now),
    ...(book ? { portableBook: book } : {}),
    clerkships: clerkshipsOf(positions, readClerkships(lines)),
  }
}

/** Least margin of a label that says more than the heading above. */
const minLabelMargin = 25
/** Least margin of a bar outside of their section. */
const minBarMargin = 5

/** Moves lines into the section of bars if their labels say so. Where a job or a school is named there, the section has ended. */
function withBars(lines: readonly LabeledLine[]): LabeledLine[] {
  let ended: string | undefined
  return lines.map((line) => {
    const marginOf = (labels: RegExp) =>
      Math.max(0, ...line.pieces.flatMap(({ label, margin }) => (labels.test(label) ? [margin] : [])))
    const other = marginOf(/^(?:title|firm|school|degree|contact|name|place)$/)
    const isBar = marginOf(/^bar$/) >= Math.max(minBarMargin, other) && line.text.length < 120
    if (isBar) return { ...line, section: 'bar' }
    const named = marginOf(/^(?:title|firm|school|degree)$/)
    if (line.section === 'bar' && named >= minLabelMargin) ended = line.heading
    return line.section === 'bar' && line.heading === ended ? { ...line, section: 'other' } : line
  })
}

const linesOf = (text: string): DocumentLine[] => linesOfText(inOneColumn(tidyResumeText(text)), budgetFor('document'))

/**
 * The lines of a résumé for a model, each behind its section and what its parts were taken for: "[experience: firm, date] …".
 * The words of a line are as written, so that quotes of them can be checked against the text.
 */
export const outlineResume = (text: string): string =>
  labelLines(tidyLines(linesOf(text)))
    .map((line) => {
      const labels = new Set(line.pieces.flatMap(({ label }) => (label === 'other' || label === 'more' ? [] : [label])))
      return `[${[line.section, ...(labels.size > 0 ? [[...labels].join(', ')] : [])].join(': ')}] ${line.text}`
    })
    .join('\n')

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
