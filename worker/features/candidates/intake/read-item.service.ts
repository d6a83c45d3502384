import { giveUpReading, readStoredResume } from '#worker/features/candidates/resumes/resume-reading.service.ts'
import { keysOfContact } from '#worker/features/candidates/people/contact-columns.service.ts'
import type { IntakeRepo } from './intake.repo.ts'

type ReadItemDeps = Parameters<typeof readStoredResume>[0] & { intake: Pick<IntakeRepo, 'wasRead'> }

const maxName = 200

/** Reads the file of an item, and saves by what the person is found. Safe to run twice. */
export async function readItem(deps: ReadItemDeps, resumeId: string): Promise<void> {
  const reading = await readStoredResume(deps, resumeId)
  if (!reading) return
  const { facts } = reading
  if (reading.state !== 'read' || !facts) return deps.intake.wasRead(resumeId, 'unreadable', {})
  const phone = facts.phoneNumber?.value ?? null
  const linkedinUrl = facts.linkedinUrl?.value ?? null
  await deps.intake.wasRead(resumeId, 'ready', {
    name: facts.applicantName?.value.slice(0, maxName) ?? null,
    email: facts.applicantEmail?.value.trim().toLowerCase() ?? null,
    phone,
    linkedinUrl,
    ...keysOfContact({ phone, linkedinUrl }),
  })
}

/** Records that a file couldn't be read, so that no screen waits for it. */
export async function giveUpItem(deps: ReadItemDeps, resumeId: string): Promise<void> {
  await giveUpReading(deps, resumeId)
  await deps.intake.wasRead(resumeId, 'unreadable', {})
}
