import { z } from '#contract/zod.ts'
import { agreementLimits } from './agreements.ts'
import { defaultEmailTemplates, emailTemplates } from './composed-emails.ts'
import { consentLimits, defaultConsentStatement, statementProblem } from './consents.ts'
import { followUpThresholds, maxThreshold } from './follow-up-rules.ts'
import { changedTemplates, mailKinds } from './mail-templates.ts'
import { candidateVisibilities } from './people.ts'
import { defaultRejectionReasons, maxRejectionReasons } from './rejections.ts'
import { gateModes } from './submission-gate.ts'
import { defaultScoreWeights } from './score-types.ts'
import { siteContentShape } from './site-content.ts'
import { emailAddress, optionalLine, requiredLine, requiredText } from './plain-text.ts'

/** Who may come in: an admin approves each account, everyone, or nobody new. */
export const registrationModes = ['approval', 'open', 'closed'] as const
export type RegistrationMode = (typeof registrationModes)[number]

/** Warning for admins about what an open registration lets strangers see. */
export const openRegistrationNote =
  'Anyone who registers can sign in and see your open jobs at once. The firms of confidential jobs stay masked, and no candidates can be assigned, until an admin confirms the account in User Management.'

export const registrationModeLabels = {
  approval: 'An admin approves each new account',
  open: 'Anyone can create an account',
  closed: 'No one can create an account',
} as const satisfies Record<RegistrationMode, string>

/** An origin: scheme and host, nothing after; trailing slashes are taken off. Empty means the address of the request. */
const siteUrl = z
  .string()
  .transform((value) => value.trim().replace(/\/+$/, ''))
  .pipe(
    z.union([
      z.literal(''),
      z
        .url({ protocol: /^https?$/ })
        .regex(/^https?:\/\/[^/?#\s@]+$/)
        .max(200),
    ]),
  )

const days = z
  .number({ error: 'Please enter a whole number' })
  .int('Please enter a whole number')
  .min(0, 'The number can’t be negative')
  .max(maxThreshold, `Please use at most ${maxThreshold}`)

/** The relative weight of a part of the match score; 0 leaves it out. */
const weight = () =>
  z
    .number({ error: 'Please enter a whole number' })
    .int('Please enter a whole number')
    .min(0, 'Please choose a number from 0 to 100')
    .max(100, 'Please choose a number from 0 to 100')

/** A period in days, from 1 to a year. */
const period = () =>
  z
    .number({ error: 'Please enter a whole number' })
    .int('Please enter a whole number')
    .min(1, 'Please use at least 1')
    .max(365, 'Please use at most 365')

/** A period in months, from none to five years. */
const months = () =>
  z
    .number({ error: 'Please enter a whole number' })
    .int('Please enter a whole number')
    .min(0, 'The number can’t be negative')
    .max(60, 'Please use at most 60')

const consentStatement = requiredText('Please enter the statement', { max: consentLimits.template }).superRefine(
  (template, context) => {
    const problem = statementProblem(template)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  },
)

const rejectionReasons = z
  .array(requiredLine('Reasons can’t be empty', { max: 80 }))
  .min(1, 'Please keep at least one reason')
  .max(maxRejectionReasons, `Please use at most ${maxRejectionReasons} reasons`)
  .refine(
    (reasons) => new Set(reasons.map((reason) => reason.toLowerCase())).size === reasons.length,
    'Please list each reason once',
  )

/** The agency's settings: one key, one stored row; a key without a row has its default. Brand data is never in code. */
export const settingsSchema = z.object({
  brandName: requiredLine('Name is required', { max: 80 }),
  brandPhone: optionalLine(40).transform((value) => value ?? ''),
  brandEmail: emailAddress(),
  brandCity: requiredLine('City is required', { max: 80 }),
  /** State or region as it is written in an address: "NY". */
  brandRegion: requiredLine('Region is required', { max: 80 }),
  siteUrl,
  registration: z.enum(registrationModes),
  /** Staff without two-factor sign-in set it up before anything else. */
  requireTwoFactor: z.boolean(),
  /** Most calls of the language model a day (Eastern time); 0 leaves everything to the built-in rules. */
  modelDailyCalls: z
    .number({ error: 'Please enter a whole number' })
    .int('Please enter a whole number')
    .min(0, 'The number can’t be negative')
    .max(1_000_000, 'Please use at most 1,000,000'),
  /** Thresholds of the follow-up rules (contract/domain/follow-up-rules.ts); 0 rests. */
  followUpUntouchedDays: days,
  followUpSubmissionDays: days,
  followUpUpdateDays: days,
  followUpStaleDays: days,
  followUpJobDays: days,
  followUpExpiringDays: days,
  followUpListDays: days,
  /** Months after which somebody whose applications nobody touched is due for erasure; 0: never. */
  retentionMonths: z
    .number({ error: 'Please enter a whole number' })
    .int('Please enter a whole number')
    .min(0, 'The number can’t be negative')
    .max(240, 'Please use at most 240'),
  /** People who are due are erased automatically; otherwise they are only listed. */
  retentionErases: z.boolean(),
  /** Who may read a person's record and résumé; changing it stays with the owner and admins. */
  candidateVisibility: z.enum(candidateVisibilities),
  /** Address that Email Routing hands to the Worker: "intake@in.example.com". Empty: no email is taken. */
  intakeAddress: z.union([z.literal(''), emailAddress('Please enter an email address, or leave it empty')]),
  /** Mode for concerns about a submission: show them, or stop it until an admin gives a reason. */
  submissionGate: z.enum(gateModes),
  /** Months in which an earlier submission to the firm counts as a duplicate. */
  lookBackMonths: z
    .number({ error: 'Please enter a whole number' })
    .int('Please enter a whole number')
    .min(1, 'Please use at least 1')
    .max(24, 'Please use at most 24'),
  /** Days in which a candidate may answer a request for consent. */
  consentOpenDays: period(),
  /** Days for which consent is good. */
  consentValidDays: period(),
  /** Months for which a firm owes the fee, where no agreement says otherwise. */
  ownershipMonths: z
    .number({ error: 'Please enter a whole number' })
    .int('Please enter a whole number')
    .min(1, 'Please use at least 1')
    .max(60, 'Please use at most 60'),
  /** Template of the statement that candidates agree to (contract/domain/consents.ts). */
  consentStatement,
  /** Partners see fees and other terms of agreements; otherwise only whether one is in force. */
  partnersSeeFees: z.boolean(),
  /** Months after the start of a placement in which nobody of that office is solicited; 0: none. */
  coolOffMonths: months(),
  /** Fee of a new agreement in basis points, and the days of its guarantee; a form begins with them. */
  defaultFeeBps: z
    .number({ error: 'Please enter a percentage' })
    .int('Please use at most two decimals')
    .min(0, 'The percentage can’t be negative')
    .max(agreementLimits.feeBps, 'Please use at most 50%'),
  defaultGuaranteeDays: z
    .number({ error: 'Please enter a whole number' })
    .int('Please enter a whole number')
    .min(0, 'The number can’t be negative')
    .max(agreementLimits.guaranteeDays, `Please use at most ${agreementLimits.guaranteeDays}`),
  /** Days for which the link of a review room works. */
  reviewLinkDays: period(),
  /** A room in which candidates are named asks for a code by email, once a device. */
  reviewNeedsCode: z.boolean(),
  /** Templates of mails that the agency has changed, and mails that it does not send. */
  mailTemplates: changedTemplates,
  mailsOff: z.array(z.enum(mailKinds)).max(mailKinds.length),
  /** Reasons that a recruiter chooses from when rejecting a candidate. */
  rejectionReasons,
  /** Templates of emails that recruiters write to candidates. */
  emailTemplates,
  scoreWeightPractice: weight(),
  scoreWeightExperience: weight(),
  scoreWeightLocation: weight(),
  scoreWeightSalary: weight(),
  scoreWeightPedigree: weight(),
  scoreWeightBook: weight(),
  scoreWeightBar: weight(),
  scoreWeightVisa: weight(),
  ...siteContentShape,
})

export type Settings = z.output<typeof settingsSchema>

/** A change names only what it changes; an unknown key is refused rather than ignored. */
export const settingsPatch = settingsSchema.partial().strict()

/** A new installation: neutral, and with numbers and names that are reserved for examples. */
export const defaultSettings: Settings = {
  brandName: 'Placet Partners',
  brandPhone: '(212) 555-0140',
  brandEmail: 'hello@placet.test',
  brandCity: 'New York',
  brandRegion: 'NY',
  siteUrl: '',
  registration: 'approval',
  requireTwoFactor: false,
  modelDailyCalls: 2_000,
  followUpUntouchedDays: followUpThresholds.followUpUntouchedDays.default,
  followUpSubmissionDays: followUpThresholds.followUpSubmissionDays.default,
  followUpUpdateDays: followUpThresholds.followUpUpdateDays.default,
  followUpStaleDays: followUpThresholds.followUpStaleDays.default,
  followUpJobDays: followUpThresholds.followUpJobDays.default,
  followUpExpiringDays: followUpThresholds.followUpExpiringDays.default,
  followUpListDays: followUpThresholds.followUpListDays.default,
  retentionMonths: 0,
  retentionErases: false,
  candidateVisibility: 'own',
  intakeAddress: '',
  submissionGate: 'warn',
  lookBackMonths: 6,
  consentOpenDays: 7,
  consentValidDays: 90,
  ownershipMonths: 6,
  consentStatement: defaultConsentStatement,
  partnersSeeFees: false,
  coolOffMonths: 6,
  defaultFeeBps: 2_500,
  defaultGuaranteeDays: 90,
  reviewLinkDays: 21,
  reviewNeedsCode: true,
  mailTemplates: {},
  mailsOff: [],
  rejectionReasons: [...defaultRejectionReasons],
  emailTemplates: [...defaultEmailTemplates],
  scoreWeightPractice: defaultScoreWeights.practice,
  scoreWeightExperience: defaultScoreWeights.experience,
  scoreWeightLocation: defaultScoreWeights.location,
  scoreWeightSalary: defaultScoreWeights.salary,
  scoreWeightPedigree: defaultScoreWeights.pedigree,
  scoreWeightBook: defaultScoreWeights.book,
  scoreWeightBar: defaultScoreWeights.bar,
  scoreWeightVisa: defaultScoreWeights.visa,
  siteTeam: [],
  siteTestimonials: [],
  siteFaq: [],
  siteFirmsText: '',
  siteAnswerTime: '',
  siteGuaranteeDays: 0,
}
