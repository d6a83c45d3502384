import type { Agreement } from '#contract/api/clients/agreements.ts'
import {
  agreementLimits,
  agreementProblems,
  feeBases,
  guaranteeKinds,
  invoiceMoments,
  type GuaranteeKind,
  type GuaranteeStep,
} from '#contract/domain/agreements.ts'
import { isDay } from '#contract/domain/days.ts'
import { seniorityValues, type Seniority } from '#contract/domain/seniorities.ts'
import { z } from '#contract/zod.ts'

const wholeMessage = 'Please enter a whole number'
const whole = z
  .string()
  .trim()
  .regex(/^\d{1,5}$/, wholeMessage)
  .transform(Number)
const day = z.string().refine(isDay, 'Please choose a date')
const optionalDay = z.union([z.literal('').transform(() => null), day])

/** "25" or "22.5%", in basis points. */
const percent = z
  .string()
  .trim()
  .regex(/^\d{1,3}(\.\d{1,2})?\s*%?$/, 'Please enter a percentage, such as 25 or 22.5')
  .transform((text) => Math.round(Number.parseFloat(text) * 100))

/** "40,000" dollars, in cents. */
const dollars = z
  .string()
  .trim()
  .regex(/^(\$?\d[\d,]{0,12}(\.\d{1,2})?)?$/, 'Please enter an amount in dollars')
  .transform((text) => (text === '' ? null : Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100)))

const stepMessage = 'Please write each step as 30: 100%'

/** "30: 100%", a line for each step. */
const steps = z.string().transform((text, context): GuaranteeStep[] => {
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  const read = lines.map((line) => /^(\d{1,4})\s*(?:days?)?\s*[:,;\s]\s*(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(line))
  if (read.some((match) => match === null)) context.addIssue({ code: 'custom', message: stepMessage })
  return read.map((match) => ({ untilDay: Number(match?.[1] ?? 0), bps: Math.round(Number(match?.[2] ?? 0) * 100) }))
})

/** The fields of an agreement's form as the endpoint takes them. */
export const agreementForm = z
  .object({
    officeId: z.string().transform((id) => (id === '0' ? null : Number(id))),
    seniority: z.array(z.enum(seniorityValues)),
    feeBps: percent.refine((bps) => bps <= agreementLimits.feeBps, 'A fee is at most 50%'),
    feeBase: z.array(z.enum(feeBases)).min(1, 'Please choose at least one'),
    minimumFeeCents: dollars,
    invoiceOn: z.enum(invoiceMoments),
    termsDays: whole,
    guaranteeKind: z.enum(guaranteeKinds),
    guaranteeDays: whole,
    guaranteeSteps: steps,
    ownershipMonths: z.union([z.literal('').transform(() => null), whole]),
    signedOn: optionalDay,
    validFrom: day,
    validTo: optionalDay,
  })
  .transform(({ guaranteeDays, guaranteeSteps, ...values }) => ({
    ...values,
    guaranteeDays: values.guaranteeKind === 'none' ? 0 : guaranteeDays,
    guaranteeSteps: values.guaranteeKind === 'steps' ? guaranteeSteps : [],
  }))
  .superRefine((values, context) => {
    for (const { path, message } of agreementProblems(values)) {
      context.addIssue({ code: 'custom', path: [path], message })
    }
  })
export type AgreementValues = z.output<typeof agreementForm>

/** The fields of the form, filled from an agreement. `usual`: what a new one begins with. */
export function fieldsOfAgreement(
  agreement: Agreement | undefined,
  usual: { feeBps: number; guaranteeDays: number; today: string },
): z.input<typeof agreementForm> {
  if (!agreement) {
    return {
      officeId: '0',
      seniority: [],
      feeBps: percentText(usual.feeBps),
      feeBase: ['salary'],
      minimumFeeCents: '',
      invoiceOn: 'start',
      termsDays: '30',
      guaranteeKind: usual.guaranteeDays === 0 ? 'none' : 'prorated',
      guaranteeDays: String(usual.guaranteeDays),
      guaranteeSteps: '',
      ownershipMonths: '',
      signedOn: '',
      validFrom: usual.today,
      validTo: '',
    }
  }
  return {
    officeId: String(agreement.officeId ?? 0),
    seniority: agreement.seniority.filter((level): level is Seniority => seniorityValues.some((one) => one === level)),
    feeBps: percentText(agreement.feeBps),
    feeBase: feeBases.filter((base) => agreement.feeBase.includes(base)),
    minimumFeeCents: agreement.minimumFeeCents === null ? '' : String(agreement.minimumFeeCents / 100),
    invoiceOn: agreement.invoiceOn,
    termsDays: String(agreement.termsDays),
    guaranteeKind: agreement.guaranteeKind,
    guaranteeDays: String(agreement.guaranteeDays),
    guaranteeSteps: agreement.guaranteeSteps.map(stepText).join('\n'),
    ownershipMonths: String(agreement.ownershipMonths ?? ''),
    signedOn: agreement.signedOn ?? '',
    validFrom: agreement.validFrom,
    validTo: agreement.validTo ?? '',
  }
}

/** "22.5" for 2250 basis points. */
const percentText = (bps: number) => String(bps / 100)
const stepText = ({ untilDay, bps }: GuaranteeStep) => `${untilDay}: ${percentText(bps)}%`

export const feeBaseLabels = {
  salary: 'Salary',
  guaranteed_bonus: 'Guaranteed bonus',
  signing_bonus: 'Signing bonus',
} as const satisfies Record<(typeof feeBases)[number], string>

export const invoiceLabels = {
  acceptance: 'When the offer is accepted',
  start: 'When the candidate starts',
} as const satisfies Record<(typeof invoiceMoments)[number], string>

export const guaranteeLabels = {
  none: 'None',
  full: 'Full refund',
  prorated: 'Prorated refund',
  steps: 'Refund in steps',
  replacement: 'Free replacement',
} as const satisfies Record<GuaranteeKind, string>

/** "22.5%". */
export const feeText = (bps: number) => `${percentText(bps)}%`

/** "Prorated refund, 90 days", or the steps of it. */
export function guaranteeText({ guaranteeKind, guaranteeDays, guaranteeSteps }: Agreement): string {
  if (guaranteeKind === 'none') return 'No guarantee'
  const parts = guaranteeSteps.map(({ untilDay, bps }) => `${feeText(bps)} through day ${untilDay}`)
  return `${guaranteeLabels[guaranteeKind]}, ${guaranteeDays} days${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`
}
