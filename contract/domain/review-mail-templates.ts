import { exampleCandidate } from './candidate-mail-templates.ts'
import type { BuiltInTemplate, MailKind } from './mail-templates.ts'

const example = {
  name: 'Rae Lind',
  recruiter: 'Dana Reyes',
  count: '3 candidates',
  position: exampleCandidate.job,
  until: 'Jul 6, 2026',
  link: '/review/example',
}

/** The emails about review rooms. No subject names a candidate: subjects show on locked phones and in shared mailboxes. */
export const reviewMailTemplates = {
  review_invitation: {
    label: 'Invitation to a review room',
    about: 'To a contact at a firm, when a recruiter puts candidates before them.',
    subject: '{count} for your review',
    body: `Dear {name},

{recruiter} has {count} for you to review: {position}. You can read each profile and answer on your phone, without an account.

{note}

[Open the review room]({link})

The room is open through {until}. Please keep this link to yourself; to involve a colleague, use "Forward to a colleague" in the room.

{agency}`,
    needs: ['link'],
    example: { ...example, note: 'Two of them could start in August.' },
    isOptional: false,
  },
  review_reminder: {
    label: 'Reminder of a review room',
    about:
      'To a contact at a firm, when a recruiter asks for answers that are missing. At most once in three working days.',
    subject: 'Your review is open until {until}',
    body: `Dear {name},

{count} in your review room still await your answer. A pass is an answer too.

[Open the review room]({link})

{recruiter}
{agency}`,
    needs: ['link'],
    example: { ...example, count: '2 candidates' },
    isOptional: false,
  },
  review_code: {
    label: 'Code for a review room',
    about: 'To a contact at a firm, who opens a room in which candidates are named.',
    subject: 'Your code for the review room',
    body: `Dear {name},

Your code is {code}. It works for {minutes} minutes.

If you didn't open a review room just now, somebody else may have your link. Please let us know.

{agency}`,
    needs: ['code'],
    example: { name: example.name, code: '481205', minutes: '10' },
    isOptional: false,
  },
  review_answered: {
    label: 'Review room answered',
    about: 'To the recruiter who opened the room: what the contact answered, in one email.',
    subject: '{contact} answered about {count}',
    body: `Hello {name},

{contact} answered in the review room for {position}:

{items}

[Open the review rooms]({link})`,
    needs: ['items'],
    example: {
      name: 'Dana Reyes',
      contact: 'Rae Lind',
      count: '2 candidates',
      position: exampleCandidate.job,
      link: '/admin/review-rooms',
    },
    items: [
      { title: exampleCandidate.name, detail: 'Interview · Jun 18, 2026, 2:00 PM EDT' },
      { title: 'Jonah Park', detail: 'Pass · Practice doesn’t fit' },
    ],
    isOptional: true,
  },
} satisfies Partial<Record<MailKind, BuiltInTemplate>>
