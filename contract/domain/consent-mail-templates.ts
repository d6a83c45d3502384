import { exampleCandidate } from './candidate-mail-templates.ts'
import type { BuiltInTemplate, MailKind } from './mail-templates.ts'

const example = {
  name: exampleCandidate.name,
  recruiter: 'Dana Reyes',
  until: 'Jun 22, 2026',
  link: '/consent/example',
}

/**
 * Emails about consent to a submission. No subject names a firm or a position, because subjects show on locked phones and in
 * shared mailboxes.
 */
export const consentMailTemplates = {
  consent_request: {
    label: 'Request for consent',
    about: 'To a candidate, when a recruiter asks to submit them to a firm.',
    subject: 'A position we would like to put you forward for',
    body: `Dear {name},

{recruiter} would like to submit you for a position. Your private page shows the position, the firm, and what we would send. We send nothing unless you say yes.

{message}

[Read it and answer]({link})

Please answer by {until}, and keep this link to yourself: anyone who has it can answer for you.

{agency}`,
    needs: ['link'],
    example: { ...example, message: 'They liked the deal list that we talked about.' },
    isOptional: false,
  },
  consent_reminder: {
    label: 'Reminder of a request for consent',
    about: 'To a candidate who hasn’t answered after half the time. Sent once.',
    subject: 'Please answer by {until}',
    body: `Dear {name},

We asked you about a position and haven't heard from you. If you'd rather not be submitted, just say no.

[Read it and answer]({link})

After {until}, the request expires and we send nothing.

{agency}`,
    needs: ['link'],
    example,
    isOptional: false,
  },
  consent_copy: {
    label: 'Copy of a consent',
    about: 'To a candidate who said yes: what they agreed to, word for word, and how to withdraw it.',
    subject: 'A copy of what you agreed to',
    body: `Dear {name},

You agreed to this:

{statement}

It's valid through {until}. You can withdraw it until the submission is made:

[See or withdraw your consent]({link})

{agency}`,
    needs: ['statement', 'link'],
    example: {
      ...example,
      until: 'Sep 14, 2026',
      statement: `I agree that Placet Partners may submit me to Larkspur Osei LLP for this position: ${exampleCandidate.job}.`,
    },
    isOptional: false,
  },
  consent_answered: {
    label: 'Consent answered',
    about: 'To the recruiter who asked, when the candidate answers or withdraws.',
    subject: '{candidate} {answer}',
    body: `Hello {name},

{candidate} {answer}. Position: {position}.

[Open the candidate]({link})`,
    needs: ['candidate', 'answer'],
    example: {
      name: 'Dana Reyes',
      candidate: exampleCandidate.name,
      answer: 'said yes',
      position: exampleCandidate.job,
      link: '/admin/candidates',
    },
    isOptional: true,
  },
} satisfies Partial<Record<MailKind, BuiltInTemplate>>
