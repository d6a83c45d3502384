import { exampleCandidate } from './candidate-mail-templates.ts'
import type { BuiltInTemplate, MailKind } from './mail-templates.ts'

const example = {
  ...exampleCandidate,
  firm: 'Larkspur Osei LLP',
  when: 'Tuesday, June 16, 2026 at 9:00 AM EDT',
  link: '/application/example',
}

/** Emails to candidates about interviews with a client. No subject names the firm, because subjects show on locked phones. */
export const clientInterviewMailTemplates = {
  client_interview_invitation: {
    label: 'Client interview',
    about: 'To a candidate, when an interview with a client is scheduled, with a file for the calendar.',
    subject: 'Interview: {job}, {when}',
    body: `Dear {name},

You have an interview with {firm} for {job}:

{when}

The attached file adds the interview to your calendar. Your recruiter will send you the details. If the time doesn't work for you, please reply to this email.

[See your application]({link})

{agency}`,
    needs: ['when'],
    example,
    isOptional: true,
  },
  client_interview_moved: {
    label: 'Client interview moved',
    about:
      'To a candidate, when the time of an interview with a client changes; the calendar file updates the first one.',
    subject: 'New time for your interview: {when}',
    body: `Dear {name},

Your interview with {firm} for {job} has a new time:

{when}

The attached file updates your calendar. If the time doesn't work for you, please reply to this email.

[See your application]({link})

{agency}`,
    needs: ['when'],
    example,
    isOptional: true,
  },
  client_interview_cancelled: {
    label: 'Client interview canceled',
    about: 'To a candidate, when an interview with a client is canceled; the calendar file removes it.',
    subject: 'Your interview has been canceled: {job}',
    body: `Dear {name},

Your interview with {firm} for {job} on {when} has been canceled. We'll email you about next steps.

[See your application]({link})

{agency}`,
    needs: [],
    example,
    isOptional: true,
  },
} as const satisfies Partial<Record<MailKind, BuiltInTemplate>>
