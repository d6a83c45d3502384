import type { BodyOf } from '#contract/endpoint.ts'
import type { correctionsApi } from '#contract/api/candidates/people.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import { lastEditor } from '#worker/features/candidates/applications/events.service.ts'
import type { EventsRepo } from '#worker/features/candidates/applications/events.repo.ts'
import { scoreTask } from '#worker/features/candidates/scoring/scoring-start.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { conflict } from '#worker/http/errors.ts'
import type { CorrectionsRepo } from './corrections.repo.ts'

type CorrectionsDeps = {
  applications: ApplicationsRepo
  corrections: CorrectionsRepo
  events: EventsRepo
  now: () => Date
}

/** Fields that an application states, with their names in the timeline. */
const correctedFields = {
  applicantName: 'Name',
  applicantEmail: 'Email',
  phoneNumber: 'Phone number',
  linkedinUrl: 'LinkedIn profile',
  location: 'Location',
  jdYear: 'Class year',
  lastJobTitle: 'Last job title',
  lastFirmName: 'Last firm',
} as const
export type CorrectedField = keyof typeof correctedFields

/**
 * Corrects what an application states. The person's record follows where it said the same or nothing. Emails nobody.
 *
 * @throws AppError 404 application_not_found; 409 changed_meanwhile, email_taken.
 */
export async function correctApplication(
  deps: CorrectionsDeps,
  actor: Actor,
  id: number,
  { updatedAt, ...given }: BodyOf<typeof correctionsApi.correct>,
): Promise<void> {
  const snapshot = await refuseUnlessSeen(deps, actor, id)
  const stated = await deps.corrections.stated(id)
  if (!stated) return
  const names = (Object.keys(correctedFields) as CorrectedField[]).filter(
    (name) => given[name] !== undefined && (given[name] ?? null) !== (stated[name] ?? null),
  )
  if (names.length === 0) return
  if (updatedAt !== snapshot.updatedAt.toISOString()) throw await changedMeanwhile(deps, id)
  const change = Object.fromEntries(names.map((name) => [name, given[name] ?? null]))
  const isSaved = await deps.corrections.correct(
    { id, updatedAt: snapshot.updatedAt, stated },
    change,
    { by: actor.id, at: deps.now() },
    (tx) => [
      tx.event('corrected', { to: names.map((name) => correctedFields[name]).join(', ') }),
      tx.enqueue(scoreTask, { applicationId: id }),
    ],
  )
  if (isSaved) return
  const now = await deps.applications.snapshot(id)
  throw now?.updatedAt.getTime() === snapshot.updatedAt.getTime()
    ? conflict('email_taken', 'Another application to this job has this email address.')
    : await changedMeanwhile(deps, id)
}

async function changedMeanwhile(deps: CorrectionsDeps, id: number) {
  const { name } = await lastEditor(deps, id)
  return conflict(
    'changed_meanwhile',
    `${name} changed this application in the meantime. Your corrections are not saved yet.`,
  )
}

/** Adds a note to the timeline of an application. @throws AppError 404 application_not_found. */
export async function addNote(
  deps: Pick<CorrectionsDeps, 'applications' | 'now'>,
  actor: Actor,
  id: number,
  text: string,
): Promise<void> {
  await refuseUnlessSeen(deps, actor, id)
  await deps.applications.addToTimeline(id, { by: actor.id, at: deps.now() }, (tx) => [tx.event('note', { to: text })])
}
