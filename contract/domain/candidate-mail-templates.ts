import type { BuiltInTemplate, MailKind } from './mail-templates.ts'

export const exampleCandidate = { name: 'Maya Chen', job: 'Mid-level Corporate Associate' }
export const exampleInterview = {
  ...exampleCandidate,
  when: 'Tuesday, June 16, 2026 at 9:00 AM EDT',
  details: 'First round, 45 minutes\nVideo: https://meet.example.com/maya\nWith: Dana Reyes',
}

/** The emails that candidates get automatically, or when a recruiter decides about them. */
export const candidateMailTemplates = {
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
    example: { ...exampleCandidate, link: '/application/example' },
    isOptional: true,
  },
  interview_invitation: {
    label: 'Interview invitation',
    about: 'To a candidate, when an interview is scheduled, with a file for the calendar.',
    subject: 'Interview: {job}, {when}',
    body: `Dear {name},

We'd like to talk with you about {job}:

{when}

{details}

The attached file adds the interview to your calendar. If the time doesn't work for you, please reply to this email.

[See your application]({link})

{agency}`,
    needs: ['when'],
    adds: 'details',
    example: { ...exampleInterview, link: '/application/example' },
    isOptional: true,
  },
  interview_moved: {
    label: 'Interview moved',
    about: 'To a candidate, when the time of an interview changes; the calendar file updates the first one.',
    subject: 'New time for your interview: {when}',
    body: `Dear {name},

Your interview for {job} has a new time:

{when}

{details}

The attached file updates your calendar. If the time doesn't work for you, please reply to this email.

[See your application]({link})

{agency}`,
    needs: ['when'],
    adds: 'details',
    example: { ...exampleInterview, link: '/application/example' },
    isOptional: true,
  },
  interview_updated: {
    label: 'Interview details changed',
    about: 'To a candidate, when the place, link, length or people of an interview change but not its time.',
    subject: 'New details for your interview: {when}',
    body: `Dear {name},

Your interview for {job} is still at this time, with new details:

{when}

{details}

The attached file updates your calendar.

[See your application]({link})

{agency}`,
    needs: ['when'],
    adds: 'details',
    example: { ...exampleInterview, link: '/application/example' },
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
    example: { ...exampleInterview, link: '/application/example' },
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
    example: { ...exampleCandidate },
    isOptional: true,
  },
} as const satisfies Partial<Record<MailKind, BuiltInTemplate>>
