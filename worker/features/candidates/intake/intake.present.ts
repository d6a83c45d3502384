import { lastPosition } from '#contract/domain/last-position.ts'
import type { IntakeItem } from '#contract/api/candidates/intake.ts'
import type { IntakeField, IntakeState } from '#contract/domain/intake.ts'
import { resumeStateTexts, type ResumeFacts, type ResumeState } from '#contract/domain/resume-facts.ts'
import { mimeTypes } from '#contract/domain/upload-limits.ts'
import { fileOfResume } from '#worker/features/candidates/resumes/resumes.service.ts'
import { presentDuplicate, type Duplicate } from './intake-duplicates.service.ts'
import type { WholeItem } from './intake.repo.ts'

type Fact = IntakeItem['facts'][number]
type Quoted = { value: string | number; quote: string }

function factsOf(facts: ResumeFacts): Fact[] {
  const one = (field: IntakeField, fact: Quoted | undefined): Fact[] =>
    fact ? [{ field, value: String(fact.value), quote: fact.quote }] : []
  const seat = lastPosition(facts)
  const ofSeat = (value: string | null | undefined) => (seat && value ? { value, quote: seat.quote } : undefined)
  return [
    ...one('name', facts.applicantName),
    ...one('email', facts.applicantEmail),
    ...one('phone', facts.phoneNumber),
    ...one('linkedinUrl', facts.linkedinUrl),
    ...one('city', facts.location),
    ...one('title', ofSeat(seat?.title)),
    ...one('firm', ofSeat(seat?.firm)),
    ...one('school', facts.lawSchool),
    ...one('classYear', facts.jdYear),
    ...facts.barAdmissions.flatMap((fact) => one('bar', fact)),
    ...facts.practiceAreas.flatMap((fact) => one('practice', fact)),
  ]
}

const warningTexts = {
  instructions: 'Contains text addressed to a computer program',
  'hidden-text': 'Contains text that a reader can’t see',
} as const

function messageOf(state: IntakeState, read: ResumeState | undefined): string | null {
  if (state === 'reading') return resumeStateTexts.waiting
  return read === undefined || read === 'read' ? null : resumeStateTexts[read]
}

export function presentItem({
  item,
  ownerName,
  originalName,
  mimeType,
  reading,
  duplicates = [],
}: WholeItem & { duplicates?: readonly Duplicate[] }): IntakeItem {
  const readFacts = item.state === 'reading' ? null : reading?.facts
  return {
    id: item.id,
    origin: item.origin,
    state: item.state,
    fileName: fileOfResume({ originalName, mimeType }, item.name ?? '').name,
    isPdf: mimeType === mimeTypes.pdf,
    owner: { id: item.ownerId, name: ownerName },
    createdAt: item.createdAt.toISOString(),
    message: messageOf(item.state, reading?.state),
    name: item.name,
    email: item.email,
    facts: readFacts ? factsOf(readFacts) : [],
    engine: readFacts ? (reading?.engine ?? null) : null,
    warnings: (reading?.risks ?? []).map(({ kind, quote }) => `${warningTexts[kind]}: “${quote}”`),
    duplicates: duplicates.map(presentDuplicate),
    candidateId: item.candidateId,
  }
}
