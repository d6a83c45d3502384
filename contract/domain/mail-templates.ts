import { z } from '#contract/zod.ts'
import { requiredLine, requiredText } from './plain-text.ts'

/** Every email that the platform writes. */
export const mailKinds = [
  'application_received',
  'interview_invitation',
  'interview_moved',
  'interview_cancelled',
  'rejection',
  'assignment',
  'mention',
  'digest',
  'account_approved',
  'password_reset',
  'alert_confirm',
  'job_alert',
] as const
export type MailKind = (typeof mailKinds)[number]

/** Kinds that a user may turn off for themselves. */
export const optionalMailKinds = ['assignment', 'mention', 'digest'] as const satisfies MailKind[]
export type OptionalMailKind = (typeof optionalMailKinds)[number]

/** The text of an email of one kind, and example values of its placeholders for the preview. `{agency}` is always known. */
type BuiltInTemplate = {
  label: string
  /** When it is sent and to whom. */
  about: string
  subject: string
  body: string
  /** Placeholders that the text must contain. */
  needs: readonly string[]
  example: Record<string, string>
  /** Rows of `{items}`. */
  items?: readonly MailItem[]
  /** An admin may turn it off for everyone. */
  isOptional: boolean
}

/** A row of a list in an email. */
export type MailItem = { title: string; detail?: string; url?: string }

const candidate = { name: 'Maya Chen', job: 'Mid-level Corporate Associate' }
const interview = { ...candidate, when: 'Tuesday, June 16, 2026 at 9:00 AM EDT' }

/** The texts that an agency starts with. A template in the settings replaces its text. */
export const mailTemplates: Record<MailKind, BuiltInTemplate> = {
  application_received: {
    label: 'Application received',
    about: 'To a candidate, when an application arrives.',
    subject: 'We have received your application: {job}',
    body: `Dear {name},

Thank you for applying for {job}. A recruiter will review your application. We'll email you with updates.

You can check the status of your application, or withdraw it, on your private page.

[See your application]({link})

Please keep this link to yourself: anyone who has it can see the page.

{agency}`,
    needs: ['link'],
    example: { ...candidate, link: '/application/example' },
    isOptional: true,
  },
  interview_invitation: {
    label: 'Interview invitation',
    about: 'To a candidate, when an interview is scheduled, with a file for the calendar.',
    subject: 'Interview: {job}, {when}',
    body: `Dear {name},

We'd like to talk with you about {job}:

{when}

The attached file adds the interview to your calendar. If the time doesn't work for you, please reply to this email.

[See your application]({link})

{agency}`,
    needs: ['when'],
    example: { ...interview, link: '/application/example' },
    isOptional: true,
  },
  interview_moved: {
    label: 'Interview moved',
    about: 'To a candidate, when the time of an interview changes; the calendar file updates the first one.',
    subject: 'New time for your interview: {when}',
    body: `Dear {name},

Your interview for {job} has a new time:

{when}

The attached file updates your calendar. If the time doesn't work for you, please reply to this email.

[See your application]({link})

{agency}`,
    needs: ['when'],
    example: { ...interview, link: '/application/example' },
    isOptional: true,
  },
  interview_cancelled: {
    label: 'Interview canceled',
    about: 'To a candidate, when an interview is canceled; the calendar file removes it.',
    subject: 'Your interview has been canceled: {job}',
    body: `Dear {name},

Your interview for {job} on {when} has been canceled. We'll email you about next steps.

[See your application]({link})

{agency}`,
    needs: [],
    example: { ...interview, link: '/application/example' },
    isOptional: true,
  },
  rejection: {
    label: 'Rejection',
    about: 'To a candidate, when a recruiter rejects them and chooses to email them. The reason is never in it.',
    subject: 'Your application for {job}',
    body: `Dear {name},

Thank you for your interest in {job} and for the time you gave us. We won't be moving forward with your application for this position.

New positions open often, and we'd be glad to hear from you again when one fits.

We wish you all the best.

{agency}`,
    needs: [],
    example: { ...candidate },
    isOptional: true,
  },
  assignment: {
    label: 'Candidate assigned',
    about: 'To a partner, when candidates are assigned to them.',
    subject: 'New candidate: {candidate}',
    body: `Hello {name},

{who} assigned {candidate} ({job}) to you.

[Open the candidate]({link})`,
    needs: ['candidate'],
    example: {
      name: 'Dana Reyes',
      who: 'Avery Stone',
      candidate: 'Maya Chen',
      job: candidate.job,
      link: '/admin/candidates',
    },
    isOptional: true,
  },
  mention: {
    label: 'Mention',
    about: 'To a member of staff, when a message about a candidate mentions them.',
    subject: '{who} mentioned you about {candidate}',
    body: `Hello {name},

{who} mentioned you in a message about {candidate}.

[Read the message]({link})`,
    needs: ['candidate'],
    example: { name: 'Dana Reyes', who: 'Avery Stone', candidate: 'Maya Chen', link: '/admin/candidates' },
    isOptional: true,
  },
  digest: {
    label: 'Morning digest',
    about: 'To every member of staff with something due, at 8:00 Eastern time on working days.',
    subject: 'Today: {count}',
    body: `Good morning {name},

You have {count}:

{items}

[Open your follow-ups]({link})`,
    needs: ['items'],
    example: { name: 'Dana Reyes', count: '2 follow-ups due', link: '/admin/follow-ups' },
    items: [
      { title: 'Call about the offer', detail: 'Maya Chen · overdue since June 12' },
      { title: 'Give interview feedback', detail: 'Jonah Park · today, 10:00 AM' },
    ],
    isOptional: true,
  },
  account_approved: {
    label: 'Account approved',
    about: 'To a new user, when an admin approves the account.',
    subject: 'Your account at {agency} is approved',
    body: `Hello {name},

Your account is approved. You can sign in now.

[Sign in]({link})`,
    needs: [],
    example: { name: 'Dana Reyes', link: '/login' },
    isOptional: true,
  },
  password_reset: {
    label: 'Password reset',
    about: 'To a user who has forgotten their password, or for whom an admin has created a link.',
    subject: 'Choose a new password',
    body: `Hello {name},

Use this link to choose a new password. It works once, for {hours} hours.

[Choose a new password]({link})

If you didn't request this, you can ignore this email. Your password won't change.`,
    needs: ['link'],
    example: { name: 'Dana Reyes', hours: '24', link: '/reset/example' },
    isOptional: false,
  },
  alert_confirm: {
    label: 'Confirm a job alert',
    about: 'To a visitor who asked for new positions by email.',
    subject: 'Please confirm your job alert',
    body: `Hello,

You (or someone using this address) asked us to email new positions: {search}.

We won't send anything until you confirm.

[Confirm this job alert]({link})

If this wasn't you, you can ignore this email. We won't write again.`,
    needs: ['link'],
    example: { search: 'Corporate, New York, NY, daily', link: '/alerts/example' },
    isOptional: false,
  },
  job_alert: {
    label: 'Job alert',
    about: 'To a visitor with a confirmed alert, when there are new positions.',
    subject: '{count}: {search}',
    body: `Hello,

There are new positions for your search ({search}):

{items}

[See all of them]({link})`,
    needs: ['items'],
    example: { search: 'Corporate, New York, NY', count: '2 new positions', link: '/jobs' },
    items: [
      { title: 'Mid-level Corporate Associate', detail: 'Confidential · New York, NY · $250K to $310K', url: '/jobs' },
      { title: 'Senior M&A Associate', detail: 'Hale & Whitcomb LLP · New York, NY', url: '/jobs' },
    ],
    isOptional: false,
  },
}

/** The placeholders that a template of a kind may use. */
export const placeholdersOf = (kind: MailKind): string[] => [
  'agency',
  ...Object.keys(mailTemplates[kind].example),
  ...(mailTemplates[kind].items ? ['items'] : []),
]

const usedIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')

/** Names the first problem of a template in a sentence; null without one. */
export function templateProblem(kind: MailKind, { subject, body }: { subject: string; body: string }): string | null {
  const known = placeholdersOf(kind)
  const unknown = [...usedIn(subject), ...usedIn(body)].find((name) => !known.includes(name))
  if (unknown !== undefined) {
    return `{${unknown}} isn't available in this email. You can use ${known.map((name) => `{${name}}`).join(', ')}.`
  }
  const missing = mailTemplates[kind].needs.find((name) => !usedIn(body).includes(name))
  return missing === undefined ? null : `This email needs {${missing}} in its text.`
}

export const mailTemplate = z.object({
  subject: requiredLine('Subject is required', { max: 200 }),
  body: requiredText('Text is required', { max: 5_000 }),
})
export type MailTemplate = z.output<typeof mailTemplate>

/** Templates that the agency has changed. */
export const changedTemplates = z.partialRecord(z.enum(mailKinds), mailTemplate).superRefine((templates, context) => {
  for (const [kind, template] of Object.entries(templates)) {
    const problem = template && templateProblem(kind as MailKind, template)
    if (problem) context.addIssue({ code: 'custom', message: problem, path: [kind, 'body'] })
  }
})
export type ChangedTemplates = z.output<typeof changedTemplates>

/** The template in force. */
export const templateOf = (kind: MailKind, changed: ChangedTemplates): MailTemplate =>
  changed[kind] ?? { subject: mailTemplates[kind].subject, body: mailTemplates[kind].body }
