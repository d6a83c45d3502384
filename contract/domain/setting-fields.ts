import { followUpThresholdKeys, followUpThresholds } from './follow-up-rules.ts'
import { mailKindLabel } from './mail-templates.ts'
import { numberText } from './number-text.ts'
import { candidateVisibilityLabels } from './people.ts'
import { scorePartLabels } from './score-types.ts'
import { registrationModeLabels, type Settings } from './settings.ts'
import { gateModeLabels } from './submission-gate.ts'

/** Kinds of values in the history. `hidden`: a long text, of which it shows only that it changed. */
type Shown = 'text' | 'number' | 'days' | 'working days' | 'months' | 'percent' | 'flag' | 'emails' | 'hidden'

export type SettingField = {
  /** Title of its section of the settings. */
  section: string
  label: string
  shown: Shown | Readonly<Record<string, string>>
}

type Fields = Partial<Record<keyof Settings, readonly [label: string, shown: SettingField['shown']]>>

const inSection = <F extends Fields>(section: string, fields: F) =>
  Object.fromEntries(
    Object.entries<readonly [string, SettingField['shown']] | undefined>(fields).flatMap(([key, field]) =>
      field ? [[key, { section, label: field[0], shown: field[1] }]] : [],
    ),
  ) as Record<keyof F, SettingField>

/** Each setting of the agency, as its history shows it. */
export const settingFields: Readonly<Record<keyof Settings, SettingField>> = {
  ...inSection('Brand and contact', {
    brandName: ['Agency name', 'text'],
    brandEmail: ['Email', 'text'],
    brandPhone: ['Phone', 'text'],
    brandCity: ['City', 'text'],
    brandRegion: ['State or region', 'text'],
    siteUrl: ['Site URL', 'text'],
  }),
  ...inSection('Site', {
    siteTeam: ['Team', 'hidden'],
    siteTestimonials: ['Testimonials', 'hidden'],
    siteFaq: ['Questions and answers', 'hidden'],
    siteFirmsText: ['What firms get and when they pay', 'hidden'],
    siteAnswerTime: ['When you answer', 'text'],
    siteGuaranteeDays: ['Guarantee', 'days'],
  }),
  ...inSection('Access', {
    registration: ['Who can create an account', registrationModeLabels],
    candidateVisibility: ['Who may read a person’s record', candidateVisibilityLabels],
    intakeAddress: ['Address for forwarded résumés and copies of emails', 'text'],
    requireTwoFactor: ['Two-factor sign-in for everyone', 'flag'],
  }),
  ...inSection('Email templates', {
    mailTemplates: ['Changed templates', 'hidden'],
    mailsOff: ['Emails that aren’t sent', 'emails'],
  }),
  ...inSection('Candidate emails', { emailTemplates: ['Templates', 'hidden'] }),
  ...inSection('Rejection reasons', { rejectionReasons: ['Reasons', 'hidden'] }),
  ...inSection('Trade rules', {
    submissionGate: ['Concerns with a submission', gateModeLabels],
    lookBackMonths: ['Time in which an earlier submission counts', 'months'],
    ownershipMonths: ['Ownership', 'months'],
    coolOffMonths: ['Time after a placement without soliciting', 'months'],
  }),
  ...inSection('Consent', {
    consentOpenDays: ['Time to answer a request', 'days'],
    consentValidDays: ['Time that consent is valid', 'days'],
    consentStatement: ['Statement', 'hidden'],
  }),
  ...inSection('Fees and off limits', {
    defaultFeeBps: ['Usual fee', 'percent'],
    defaultGuaranteeDays: ['Usual guarantee', 'days'],
    partnersSeeFees: ['Partners see fees and other terms of agreements', 'flag'],
  }),
  ...inSection('Review rooms', {
    reviewLinkDays: ['Time for which a link works', 'days'],
    reviewNeedsCode: ['Ask for a code where candidates are named', 'flag'],
  }),
  ...inSection('Scoring', {
    scoreWeightPractice: [scorePartLabels.practice, 'number'],
    scoreWeightExperience: [scorePartLabels.experience, 'number'],
    scoreWeightLocation: [scorePartLabels.location, 'number'],
    scoreWeightSalary: [scorePartLabels.salary, 'number'],
    scoreWeightPedigree: [scorePartLabels.pedigree, 'number'],
    scoreWeightBook: [scorePartLabels.book, 'number'],
    scoreWeightBar: [scorePartLabels.bar, 'number'],
    scoreWeightVisa: [scorePartLabels.visa, 'number'],
  }),
  ...inSection(
    'Follow-ups',
    Object.fromEntries(
      followUpThresholdKeys.map((key) => {
        const { label, unit } = followUpThresholds[key]
        return [key, [label, unit] as const]
      }),
    ) as Record<keyof typeof followUpThresholds, readonly [string, 'days' | 'working days']>,
  ),
  ...inSection('Intelligence', { modelDailyCalls: ['Maximum model calls per day', 'number'] }),
  ...inSection('Data and sources', {
    retentionMonths: ['Time until people are due for erasure', 'months'],
    retentionErases: ['Erase people who are due automatically', 'flag'],
  }),
}

const fieldsByName: Readonly<Record<string, SettingField>> = settingFields

/** A setting as its history shows it. A setting that later versions no longer have is shown by its key. */
export const settingField = (key: string): SettingField =>
  Object.hasOwn(fieldsByName, key) && fieldsByName[key]
    ? fieldsByName[key]
    : { section: 'Settings', label: key, shown: 'text' }

/** True for a long text, of which the history keeps only that it changed. */
export const isHiddenInHistory = (key: string): boolean => settingField(key).shown === 'hidden'

/** A stored value that the history can show. */
export type SettingValue = string | number | boolean | string[]

/** A value of a setting for people: "7 days", "22.5%", "On". */
export function settingText(key: string, value: SettingValue): string {
  const { shown } = settingField(key)
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(mailKindLabel).join(', ')
  if (typeof value === 'string') {
    if (value === '') return 'Empty'
    return typeof shown === 'object' && Object.hasOwn(shown, value) ? (shown[value] ?? value) : value
  }
  if (shown === 'percent') return `${numberText(value / 100)}%`
  if (shown !== 'days' && shown !== 'working days' && shown !== 'months') return numberText(value)
  return `${numberText(value)} ${value === 1 ? shown.slice(0, -1) : shown}`
}
