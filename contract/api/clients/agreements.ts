import { endpoint } from '#contract/endpoint.ts'
import {
  agreementLimits,
  agreementProblems,
  feeBases,
  guaranteeKinds,
  invoiceMoments,
} from '#contract/domain/agreements.ts'
import { isDay } from '#contract/domain/days.ts'
import { cleanLine } from '#contract/domain/plain-text.ts'
import { seniorityValues } from '#contract/domain/seniorities.ts'
import { z } from '#contract/zod.ts'
import { uploadQuery } from '#contract/api/candidates/resumes.ts'
import { byId, done, idValue, isoMoment } from '#contract/api/common.ts'

const day = z.string().refine(isDay, 'Please choose a date.')
const whole = (max: number) =>
  z
    .number({ error: 'Please enter a whole number' })
    .int('Please enter a whole number')
    .min(0, 'The number can’t be negative')
    .max(max, `Please use at most ${max}`)
const feeBps = z
  .number({ error: 'Please enter a percentage' })
  .int('Please use at most two decimals')
  .min(0, 'The percentage can’t be negative')
  .max(agreementLimits.feeBps, 'A fee is at most 50%')
const guaranteeStep = z.object({ untilDay: whole(agreementLimits.guaranteeDays).min(1), bps: whole(10_000) })

const terms = {
  /** Null: every office. */
  officeId: idValue.nullable(),
  /** Empty: every level. */
  seniority: z.array(z.enum(seniorityValues)).max(seniorityValues.length),
  /** Basis points: 2500 is 25%. */
  feeBps,
  feeBase: z.array(z.enum(feeBases)).min(1, 'Please choose at least one').max(feeBases.length),
  minimumFeeCents: whole(agreementLimits.minimumFeeCents).nullable(),
  invoiceOn: z.enum(invoiceMoments),
  termsDays: whole(agreementLimits.termsDays),
  guaranteeKind: z.enum(guaranteeKinds),
  guaranteeDays: whole(agreementLimits.guaranteeDays),
  guaranteeSteps: z.array(guaranteeStep).max(agreementLimits.guaranteeSteps),
  /** Null: the agency's setting. */
  ownershipMonths: whole(agreementLimits.ownershipMonths).min(1).nullable(),
  signedOn: day.nullable(),
  validFrom: day,
  /** Last day; null: without end. */
  validTo: day.nullable(),
}

/** Terms that a firm has agreed to. */
const agreement = z.object({
  id: idValue,
  firmId: idValue,
  ...terms,
  seniority: z.array(z.string()),
  feeBase: z.array(z.string()),
  /** True if it holds today. */
  isValidToday: z.boolean(),
  /** True once something was agreed under it: a change of its numbers then makes a new version. */
  isUsed: z.boolean(),
  /** The signed document; null: none was uploaded. */
  document: z.object({ name: z.string(), bytes: z.number().int() }).nullable(),
  version: z.number().int(),
  updatedAt: isoMoment,
})
export type Agreement = z.output<typeof agreement>

const agreementBody = z
  .object({
    ...terms,
    officeId: terms.officeId.default(null),
    seniority: terms.seniority.default([]),
    feeBase: terms.feeBase.default(['salary']),
    minimumFeeCents: terms.minimumFeeCents.default(null),
    invoiceOn: terms.invoiceOn.default('start'),
    termsDays: terms.termsDays.default(30),
    guaranteeSteps: terms.guaranteeSteps.default([]),
    ownershipMonths: terms.ownershipMonths.default(null),
    signedOn: terms.signedOn.default(null),
    validTo: terms.validTo.default(null),
  })
  .superRefine((body, context) => {
    for (const { path, message } of agreementProblems(body)) {
      context.addIssue({ code: 'custom', path: [path], message })
    }
  })
export type AgreementBody = z.output<typeof agreementBody>

/** Fields that are left out stay. */
const changeAgreementBody = z.object({
  ...z.object(terms).partial().shape,
  /** Version that the caller saw. Default: the current one. */
  version: z.number().int().positive().optional(),
})
export type ChangeAgreementBody = z.output<typeof changeAgreementBody>

const originalName = z
  .string({ error: 'Please name the file.' })
  .max(1_000, 'The name of this file is too long.')
  .transform(cleanLine)
  .pipe(z.string().min(1, 'Please name the file.'))

/** Made by the server: the agreement's id and 32 letters and digits. */
export const agreementFilename = z.string().regex(/^\d{1,16}_[0-9A-Za-z]{32}\.(?:pdf|docx)$/)

export const agreementsApi = {
  /** Newest first. Partners read only whether one holds today, unless the agency shows them fees. */
  list: endpoint('GET /api/firms/:id/agreements', {
    params: byId,
    response: z.object({
      isInForce: z.boolean(),
      maySeeTerms: z.boolean(),
      items: z.array(agreement),
    }),
  }),
  add: endpoint('POST /api/firms/:id/agreements', { params: byId, body: agreementBody, response: agreement }),
  /** A used agreement whose numbers change is replaced by a new version, which is the answer. */
  change: endpoint('PATCH /api/agreements/:id', { params: byId, body: changeAgreementBody, response: agreement }),
  /** Returns the address to PUT the signed document to, once, within ten minutes. */
  documentUploadUrl: endpoint('POST /api/agreements/:id/document/upload-url', {
    params: byId,
    body: z.object({
      originalName,
      /** Bytes. */
      fileSize: z.number().int().nonnegative(),
      mimeType: z.string().max(200).default(''),
    }),
    response: z.object({ uploadUrl: z.url(), filename: z.string(), mimeType: z.string() }),
  }),
  /** Authorized by the signature in the address; takes one file, once. */
  uploadDocument: endpoint('PUT /api/agreements/:id/document/upload/:filename', {
    params: byId.extend({ filename: agreementFilename }),
    query: uploadQuery,
    body: 'stream',
    response: done,
  }),
  /** Makes an uploaded file the document of the agreement, in place of an earlier one. A repeat changes nothing. */
  setDocument: endpoint('PUT /api/agreements/:id/document', {
    params: byId,
    body: z.object({ filename: z.string().max(300), originalName }),
    response: agreement,
  }),
  /** The file, for those who see the terms. The firm's log says who downloaded it. */
  document: endpoint('GET /api/agreements/:id/document', { params: byId, response: 'file' }),
  removeDocument: endpoint('DELETE /api/agreements/:id/document', { params: byId, response: agreement }),
}
