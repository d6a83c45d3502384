import type { z } from 'zod'
import type { askSeveralBody } from '#contract/api/clients/consents.ts'
import { mayChange } from '#worker/features/candidates/applications/applications.policy.ts'
import { applicationNotFound } from '#worker/features/candidates/applications/applications.service.ts'
import type { BanDeps } from '#worker/features/identity/contact-ban/contact-ban.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { AppError, badRequest } from '#worker/http/errors.ts'
import { askConsent, type ConsentDeps } from './consents.service.ts'

type NotAsked = { id: number; applicantName: string | null; code: string; message: string }

/**
 * Asks several candidates for one job, each by an email and a link of their own. One who can't be asked doesn't stop the
 * others.
 *
 * @returns Who was asked and who wasn't, with the reason.
 * @throws AppError 400 one_position for candidates of different jobs.
 */
export async function askSeveral(
  deps: ConsentDeps & BanDeps,
  actor: Actor,
  { applicationIds, ...input }: z.output<typeof askSeveralBody>,
): Promise<{ asked: { id: number; applicantName: string }[]; notAsked: NotAsked[] }> {
  const rows = await deps.consents.applicants(applicationIds)
  const seen = new Map(rows.filter((row) => mayChange(actor, row)).map((row) => [row.id, row]))
  if (new Set([...seen.values()].map(({ jobId }) => jobId)).size > 1)
    throw badRequest('one_position', 'Select candidates for the same position.')
  const asked: { id: number; applicantName: string }[] = []
  const notAsked: NotAsked[] = []
  for (const id of applicationIds) {
    const applicantName = seen.get(id)?.applicantName ?? null
    try {
      if (applicantName === null) throw applicationNotFound()
      const { consent, isNew } = await askConsent(deps, actor, id, input)
      if (isNew) asked.push({ id, applicantName })
      else notAsked.push({ id, applicantName, ...runningReason(consent.state) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      notAsked.push({ id, applicantName, code: error.code, message: error.message })
    }
  }
  return { asked, notAsked }
}

const runningReason = (state: string) =>
  state === 'given'
    ? { code: 'already_given', message: 'Already agreed to this firm.' }
    : { code: 'already_asked', message: 'Already asked about this firm.' }
