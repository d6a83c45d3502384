import type { ConsentState, consentChannels } from './consents.ts'

/** A stored consent, with everything that decides what it allows. */
export type HeldConsent = {
  id: string
  state: ConsentState
  channel: (typeof consentChannels)[number]
  /** The firm in the directory, which merges of firms carry along. Null: none is stored, so the key decides. */
  firmId: number | null
  firmKey: string
  isForAnyPosition: boolean
  /** The job of the application for which it was asked. */
  jobId: number | null
  /** It is about the candidate's own record, merged ones included. */
  isOfCandidate: boolean
  /** The document that proves a consent by email or on paper is still there. */
  hasDocument: boolean
  answeredAt: Date | null
  validUntil: Date | null
  withdrawnAt: Date | null
}

/** Firm and job that a submission needs consent for. */
export type ConsentNeed = {
  /** Null: the directory has no firm of the name. */
  firmId: number | null
  /** Keys of the firm's names. Affiliates are other firms. */
  firmKeys: readonly string[]
  /** The job that the submission is for. */
  jobId: number | null
}

/** True if a consent is about the firm of a submission. Names decide only where one of them has no record of the firm. */
export const isForFirm = ({ firmId, firmKey }: Pick<HeldConsent, 'firmId' | 'firmKey'>, need: ConsentNeed): boolean =>
  firmId === null || need.firmId === null ? need.firmKeys.includes(firmKey) : firmId === need.firmId

const isForJob = ({ isForAnyPosition, jobId }: HeldConsent, need: ConsentNeed): boolean =>
  isForAnyPosition || (jobId !== null && jobId === need.jobId)

/** The candidate's own click proves a consent by link. An email or a paper must be attached. */
export const isProven = ({ channel, hasDocument }: Pick<HeldConsent, 'channel' | 'hasDocument'>): boolean =>
  channel === 'link' || ((channel === 'email' || channel === 'paper') && hasDocument)

/** True if the answer was yes at a moment. What happened to the consent later changes nothing. */
function isYesAt({ state, answeredAt, validUntil, withdrawnAt }: HeldConsent, at: Date): boolean {
  if (answeredAt === null || answeredAt > at || validUntil === null || at >= validUntil) return false
  return state === 'given' || state === 'expired' || (state === 'withdrawn' && withdrawnAt !== null && withdrawnAt > at)
}

/** True if the candidate had agreed, with proof, to be submitted to the firm for some position. */
export const isValidForFirm = (consent: HeldConsent, need: ConsentNeed, at: Date): boolean =>
  consent.isOfCandidate && isForFirm(consent, need) && isProven(consent) && isYesAt(consent, at)

/**
 * Decides if a submission can rely on a consent at a moment. It must be the candidate's own, for the same firm and the same
 * job or any position, and proven. It counts until midnight after its last day.
 */
export const isValidConsent = (consent: HeldConsent, need: ConsentNeed, at: Date): boolean =>
  isValidForFirm(consent, need, at) && isForJob(consent, need)

/**
 * True if the candidate's last word to the firm was a no at a moment, about whatever job. Only a proven yes takes it back.
 */
export function isRefusedAt(consents: readonly HeldConsent[], need: ConsentNeed, at: Date): boolean {
  const words = consents
    .filter((one) => isForFirm(one, need))
    .map((one) => ({ said: saidBy(one, at), isNo: isNoAt(one, at), isProven: isProven(one) }))
    .filter(({ said, isNo, isProven: counts }) => said !== null && said <= at && (isNo || counts))
    .toSorted((a, b) => Number(b.said) - Number(a.said))
  return words[0]?.isNo ?? false
}

/** When the candidate said the last that was known at a moment. */
const saidBy = ({ withdrawnAt, answeredAt }: HeldConsent, at: Date): Date | null =>
  withdrawnAt !== null && withdrawnAt <= at ? withdrawnAt : answeredAt

const isNoAt = ({ state, withdrawnAt }: HeldConsent, at: Date): boolean =>
  state === 'declined' || (state === 'withdrawn' && (withdrawnAt === null || withdrawnAt <= at))
