import { z } from '#contract/zod.ts'
import { requiredLine, requiredText } from './plain-text.ts'

/** Fields that a recruiter may write in an email to a candidate, in braces. */
export const emailFields = [
  'first name',
  'full name',
  'job title',
  'job location',
  'recruiter name',
  'recruiter email',
  'agency name',
  'agency phone',
] as const
export type EmailField = (typeof emailFields)[number]

/** `mails.kind` of an email that a recruiter wrote. */
export const composedKind = 'composed'

const fieldPattern = /\{([^{}\n]{1,40})\}/g
const nameOf = (written: string) => written.trim().toLowerCase().replaceAll(/\s+/g, ' ')
const isField = (name: string): name is EmailField => (emailFields as readonly string[]).includes(name)

/** Names the first field that doesn't exist in a sentence; null without one. */
export function fieldProblem(text: string): string | null {
  const unknown = [...text.matchAll(fieldPattern)].find(([, written = '']) => !isField(nameOf(written)))
  if (!unknown) return null
  return `${unknown[0]} isn’t a field. You can use ${emailFields.map((name) => `{${name}}`).join(', ')}.`
}

/** The text with the fields as placeholders of one word, as email templates take them: `{first_name}`. */
export const withPlaceholders = (text: string): string =>
  text.replaceAll(fieldPattern, (_, written: string) => `{${nameOf(written).replaceAll(' ', '_')}}`)

/** The values of the fields, under the names that `withPlaceholders` gives them. */
export const placeholderValues = (values: Record<EmailField, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name.replaceAll(' ', '_'), value]))

const withKnownFields = (text: string, context: z.core.$RefinementCtx<string>): void => {
  const problem = fieldProblem(text)
  if (problem) context.addIssue({ code: 'custom', message: problem })
}

/** One line: a line break in a subject would begin another header. */
const subject = z
  .string({ error: 'Subject is required' })
  .refine((text) => !/[\r\n\u0085\u2028\u2029]/.test(text), 'The subject must be a single line')
  .pipe(requiredLine('Subject is required', { max: 200 }))
  .superRefine(withKnownFields)

export const composedEmail = {
  subject,
  body: requiredText('Text is required', { max: 10_000 }).superRefine(withKnownFields),
}

export const maxEmailTemplates = 40

export const emailTemplate = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  name: requiredLine('Name is required', { max: 80 }),
  ...composedEmail,
})
export type EmailTemplate = z.output<typeof emailTemplate>

/** Templates that an agency starts with. Admins edit them in the settings. */
export const defaultEmailTemplates: readonly EmailTemplate[] = [
  {
    id: 'introduction',
    name: 'Introduction',
    subject: 'Your application for {job title}',
    body: `Hi {first name},

Thanks for applying for {job title}. I’m handling this search and would like to learn more about your practice and what you’re looking for.

Do you have 20 minutes for a call this week? Everything we discuss stays confidential.

Best,
{recruiter name}
{agency name}
{agency phone}`,
  },
  {
    id: 'availability',
    name: 'Ask for availability',
    subject: 'Times to talk about {job title}',
    body: `Hi {first name},

The next step for {job title} is an interview. Could you send me three times that work for you over the next week, with your time zone?

Best,
{recruiter name}
{agency name}`,
  },
  {
    id: 'documents',
    name: 'Ask for documents',
    subject: 'Documents for {job title}',
    body: `Hi {first name},

To submit you for {job title}, I need a few documents:

- an updated résumé
- your deal sheet or a list of representative matters
- your law school transcript

You can reply to this email with them attached.

Best,
{recruiter name}
{agency name}`,
  },
  {
    id: 'consent',
    name: 'Ask for consent to submit',
    subject: 'May I submit you for {job title}?',
    body: `Hi {first name},

I’d like to submit your profile for {job title} in {job location}. We never share a name without your consent, so please reply “yes” if you agree, and tell me about any firms that you’ve applied to in the last twelve months.

Best,
{recruiter name}
{agency name}`,
  },
  {
    id: 'update',
    name: 'Status update',
    subject: 'An update on {job title}',
    body: `Hi {first name},

A quick update on {job title}: the hiring team is still reviewing candidates. I’ll write again as soon as I hear more.

Best,
{recruiter name}
{agency name}`,
  },
  {
    id: 'interview-follow-up',
    name: 'After an interview',
    subject: 'How did it go?',
    body: `Hi {first name},

How did your interview for {job title} go? I’d like to hear your impressions before I speak with the hiring team.

Best,
{recruiter name}
{agency name}`,
  },
  {
    id: 'offer',
    name: 'Offer',
    subject: 'Good news about {job title}',
    body: `Hi {first name},

Congratulations: there’s an offer for {job title}. When can we talk through the details?

Best,
{recruiter name}
{agency name}
{agency phone}`,
  },
]

export const emailTemplates = z
  .array(emailTemplate)
  .max(maxEmailTemplates, `Please use at most ${maxEmailTemplates} templates`)
  .refine(
    (templates) => new Set(templates.map(({ id }) => id)).size === templates.length,
    'Please give each template its own id',
  )
