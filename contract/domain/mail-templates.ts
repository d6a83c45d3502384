import { z } from '#contract/zod.ts'
import { candidateMailTemplates, exampleCandidate as candidate, exampleInterview } from './candidate-mail-templates.ts'
import { clientInterviewMailTemplates } from './client-interview-mail-templates.ts'
import { consentMailTemplates } from './consent-mail-templates.ts'
import { reviewMailTemplates } from './review-mail-templates.ts'
import { composedKind } from './composed-emails.ts'
import { requiredLine, requiredText } from './plain-text.ts'

/** Every email that the platform writes. */
export const mailKinds = [
  'application_received',
  'interview_invitation',
  'interview_moved',
  'interview_updated',
  'interview_cancelled',
  'rejection',
  'assignment',
  'mention',
  'digest',
  'account_approved',
  'password_reset',
  'alert_confirm',
  'job_alert',
  'inquiry',
  'interviewer',
  'client_interview_invitation',
  'client_interview_moved',
  'client_interview_cancelled',
  'consent_request',
  'consent_reminder',
  'consent_copy',
  'consent_answered',
  'review_invitation',
  'review_reminder',
  'review_code',
  'review_answered',
] as const
export type MailKind = (typeof mailKinds)[number]

/** Kinds that a user may turn off for themselves. */
export const optionalMailKinds = ['assignment', 'mention', 'interviewer', 'digest'] as const satisfies MailKind[]
export type OptionalMailKind = (typeof optionalMailKinds)[number]

/** The text of an email of one kind, and example values of its placeholders for the preview. `{agency}` is always known. */
export type BuiltInTemplate = {
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
  /** Placeholder that is added below the time where a changed text leaves it out, so that nobody misses it. */
  adds?: string
  /** An admin may turn it off for everyone. */
  isOptional: boolean
}

/** A row of a list in an email. */
export type MailItem = { title: string; detail?: string; url?: string }

/** The texts that an agency starts with. A template in the settings replaces its text. */
export const mailTemplates: Record<MailKind, BuiltInTemplate> = {
  ...candidateMailTemplates,
  ...clientInterviewMailTemplates,
  ...consentMailTemplates,
  ...reviewMailTemplates,
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
  interviewer: {
    label: 'Your interviews',
    about:
      'To staff who interview, and to the partner of a candidate whom a client interviews, when an interview is scheduled, moved, changed or canceled, with a file for the calendar.',
    subject: '{title}: {candidate}, {when}',
    body: `Hello {name},

{news}

{when}

{details}

The attached file updates your calendar.

[Open the candidate]({link})`,
    needs: ['news', 'when'],
    adds: 'details',
    example: {
      name: 'Dana Reyes',
      title: 'Interview moved',
      candidate: 'Maya Chen',
      job: candidate.job,
      news: `Your interview with Maya Chen for ${candidate.job} has a new time.`,
      when: exampleInterview.when,
      details: exampleInterview.details,
      link: '/admin/candidates',
    },
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
  inquiry: {
    label: 'New inquiry',
    about: 'To the agency’s own address, when someone sends the form on the website. It never says who wrote or what.',
    subject: 'New inquiry from the website: {topic}',
    body: `Hello,

Someone wrote to you from the website. About: {topic}.

Their name and message are confidential, so this email doesn't include them.

[Read the inquiry]({link})`,
    needs: ['link'],
    example: { topic: 'Attorney', link: '/admin/inquiries' },
    isOptional: true,
  },
}

/** Name of a stored email's kind for people. */
export function mailKindLabel(kind: string): string {
  if (kind === composedKind) return 'Email from a recruiter'
  return kind in mailTemplates ? mailTemplates[kind as MailKind].label : kind
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

/** The placeholder that is added to a text of this kind because it leaves it out; undefined without one. */
export function addedPlaceholder(kind: MailKind, body: string): string | undefined {
  const { adds } = mailTemplates[kind]
  return adds === undefined || usedIn(body).includes(adds) ? undefined : adds
}

/** The template in force, as it is edited. */
export function templateOf(kind: MailKind, changed: ChangedTemplates): MailTemplate {
  return changed[kind] ?? { subject: mailTemplates[kind].subject, body: mailTemplates[kind].body }
}

/** A template with the placeholder that it leaves out, below the paragraph that names the time. */
export function completeTemplate(kind: MailKind, { subject, body }: MailTemplate): MailTemplate {
  const added = addedPlaceholder(kind, body)
  if (added === undefined) return { subject, body }
  const paragraphs = body.split(/\n{2,}/)
  const place = paragraphs.findIndex((paragraph) => usedIn(paragraph).includes('when'))
  return { subject, body: paragraphs.toSpliced(place + 1, 0, `{${added}}`).join('\n\n') }
}
