import { isDay, type Day } from './days.ts'
import type { Seniority } from './seniorities.ts'

/** Parts of a year's pay that a fee is a percentage of. */
export const feeBases = ['salary', 'guaranteed_bonus', 'signing_bonus'] as const

/** Event on which a fee is invoiced. */
export const invoiceMoments = ['acceptance', 'start'] as const

/** Refunds that the agency owes if the candidate leaves early. */
export const guaranteeKinds = ['none', 'full', 'prorated', 'steps', 'replacement'] as const
export type GuaranteeKind = (typeof guaranteeKinds)[number]

/** Bounds of an agreement. Fees are in basis points (2500 is 25%), money in cents. */
export const agreementLimits = {
  feeBps: 5_000,
  minimumFeeCents: 100_000_000,
  termsDays: 365,
  guaranteeDays: 730,
  guaranteeSteps: 12,
  ownershipMonths: 60,
  /** Agreements of one firm, former versions included. */
  ofFirm: 200,
} as const

/** An agreement that ends within so many days is ending: time to renew it. */
export const agreementEndingDays = 30

/** A step of a guarantee: through this day after the start, this part of the fee is refunded. */
export type GuaranteeStep = { untilDay: number; bps: number }

/** Who an agreement is for. */
export type AgreementScope = {
  /** Null: every office. */
  officeId: number | null
  /** Empty: every level. */
  seniority: readonly string[]
}

/** Days on which an agreement holds, both included, in Eastern time. */
export type AgreementPeriod = { validFrom: Day; validTo: Day | null }

type DatedAgreement = AgreementScope & AgreementPeriod & { id: number }

/** True if an agreement holds on a day. */
export const isValidOn = ({ validFrom, validTo }: AgreementPeriod, day: Day): boolean =>
  validFrom <= day && (validTo === null || day <= validTo)

/**
 * The agreement that is in force: of those that hold on the day and cover office and level, one for the office before one
 * for the whole firm, then the newest, then one that names the level.
 *
 * @param given.officeIds Offices of the firm that the job is in. Empty: unknown, which only agreements with the whole firm cover.
 * @param given.seniority Null: unknown, which only agreements for every level cover.
 */
export function agreementInForce<A extends DatedAgreement>(
  agreements: readonly A[],
  given: { day: Day; officeIds: readonly number[]; seniority: Seniority | null },
): A | undefined {
  const { day, officeIds, seniority } = given
  return agreements
    .filter(
      (one) =>
        isValidOn(one, day) &&
        (one.officeId === null || officeIds.includes(one.officeId)) &&
        (one.seniority.length === 0 || (seniority !== null && one.seniority.includes(seniority))),
    )
    .toSorted(
      (a, b) =>
        Number(b.officeId !== null) - Number(a.officeId !== null) ||
        b.validFrom.localeCompare(a.validFrom) ||
        Number(b.seniority.length > 0) - Number(a.seniority.length > 0) ||
        b.id - a.id,
    )[0]
}

/** True if two agreements of one firm are for the same office and level and hold on a common day. */
export const areInConflict = (a: AgreementScope & AgreementPeriod, b: AgreementScope & AgreementPeriod): boolean =>
  a.officeId === b.officeId &&
  (a.seniority.length === 0 ? b.seniority.length === 0 : a.seniority.some((level) => b.seniority.includes(level))) &&
  (b.validTo === null || a.validFrom <= b.validTo) &&
  (a.validTo === null || b.validFrom <= a.validTo)

/** A field of an agreement that is wrong, with a sentence for it. */
export type AgreementProblem = { path: string; message: string }

/** Problems of the dates and the guarantee of an agreement; empty: none. */
export function agreementProblems(
  given: AgreementPeriod & {
    guaranteeKind: GuaranteeKind
    guaranteeDays: number
    guaranteeSteps: readonly GuaranteeStep[]
  },
): AgreementProblem[] {
  const { validFrom, validTo, guaranteeKind, guaranteeDays, guaranteeSteps } = given
  const areRising = guaranteeSteps.every(
    (step, at) => at === 0 || step.untilDay > (guaranteeSteps[at - 1]?.untilDay ?? 0),
  )
  const problems: (AgreementProblem | false)[] = [
    validTo !== null &&
      isDay(validTo) &&
      validTo < validFrom && { path: 'validTo', message: 'The last day can’t be before the first' },
    guaranteeKind === 'steps' &&
      guaranteeSteps.length === 0 && { path: 'guaranteeSteps', message: 'Please add the steps of the refund' },
    guaranteeKind !== 'none' &&
      guaranteeDays === 0 && { path: 'guaranteeDays', message: 'Please enter the days of the guarantee' },
    !areRising && { path: 'guaranteeSteps', message: 'Each step has to end later than the one before' },
    (guaranteeSteps.at(-1)?.untilDay ?? 0) > guaranteeDays && {
      path: 'guaranteeSteps',
      message: 'The last step can’t end after the guarantee',
    },
  ]
  return problems.filter((problem) => problem !== false)
}

/** Fields of an agreement, with their names on screen. */
export const agreementFields = {
  officeId: 'Office',
  seniority: 'Levels',
  feeBps: 'Fee',
  feeBase: 'Fee base',
  minimumFeeCents: 'Minimum fee',
  invoiceOn: 'Invoiced on',
  termsDays: 'Payment terms',
  guaranteeKind: 'Guarantee',
  guaranteeDays: 'Guarantee days',
  guaranteeSteps: 'Guarantee steps',
  ownershipMonths: 'Ownership',
  signedOn: 'Signed on',
  validFrom: 'First day',
  validTo: 'Last day',
} as const
export type AgreementField = keyof typeof agreementFields

/** Fields that may change in an agreement that something was agreed under; any other change makes a new version. */
export const openAgreementFields: readonly AgreementField[] = ['signedOn', 'validTo']
