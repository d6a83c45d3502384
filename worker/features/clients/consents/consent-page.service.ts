import { lastDayText, stateNow, type ConsentState } from '#contract/domain/consents.ts'
import {
  openLink,
  signedLinkOver,
  type LinkReader,
  type SignedLinkDeps,
} from '#worker/features/identity/signed-links/signed-links.service.ts'
import type { SignedLink } from '#worker/features/identity/signed-links/signed-links.repo.ts'
import type { RateLimiter } from '#worker/http/rate-limit.ts'
import type { ConsentsRepo, FullConsent } from './consents.repo.ts'

type OpenDeps = Omit<SignedLinkDeps, 'ids'> & { limiter: RateLimiter }
type ReadDeps = { consents: Pick<ConsentsRepo, 'byId'>; now: () => Date }

/** Contents of the candidate's page. A confidential job's firm is null until the candidate promises to keep its name. */
type ConsentView = {
  state: ConsentState
  candidate: string
  position: string
  isForAnyPosition: boolean
  firm: string | null
  recruiter: string | null
  message: string | null
  statement: string | null
  /** Last day to answer, or last day of the consent. */
  until: string
  answeredAt: Date | null
  withdrawnAt: Date | null
}

/** Opens a link to a consent. @throws AppError 404 link_over; 429. */
export const openConsent = (deps: OpenDeps, reader: LinkReader): Promise<SignedLink> =>
  openLink(deps, 'consent', reader)

/** Reads the contents of the page. @throws AppError 404 link_over. */
export async function readConsentPage(
  deps: ReadDeps,
  { subjectId }: Pick<SignedLink, 'subjectId'>,
): Promise<{ consent: FullConsent; view: ConsentView }> {
  const consent = await deps.consents.byId(subjectId)
  if (!consent || consent.state === 'cancelled') throw signedLinkOver()
  const isHidden = consent.isConfidential && !consent.revealedAt && consent.channel === 'link'
  return {
    consent,
    view: {
      state: stateNow(consent, deps.now()),
      candidate: consent.candidate,
      position: consent.position,
      isForAnyPosition: consent.isForAnyPosition,
      firm: isHidden ? null : consent.firmName,
      recruiter: consent.ownerName,
      message: consent.message,
      statement: isHidden ? null : consent.statement,
      until: lastDayText(consent.answeredAt && consent.validUntil ? consent.validUntil : consent.openUntil),
      answeredAt: consent.answeredAt,
      withdrawnAt: consent.withdrawnAt,
    },
  }
}
