import { ownerships } from '#worker/features/clients/ownerships/ownerships.table.ts'
import { priorContacts } from '#worker/features/clients/submission-gate/prior-contacts.table.ts'
import { clientSubmissions } from '#worker/features/clients/submissions/submissions.table.ts'
import { archiveFile } from './archive-columns.ts'

export const submissionFiles = [
  archiveFile('submissions.csv', clientSubmissions, {
    about: 'Candidates put before client companies',
    columns: {
      companyName: 'Name of the client',
      status: 'Stage of the submission',
      notes: 'Notes of staff',
      interviewDate: ['Interview at', 'When the client’s interview is'],
      jobId: 'Id in jobs.csv of the job that it is for',
      contactId: 'Id in firm-contacts.csv of its receiver',
      consentId: 'Id in consents.csv',
      submittedBy: 'Id in users.csv',
      sentAt: 'When it left the agency',
      sentHow: 'room, email, portal or phone',
      receivedAt: 'When the firm got it',
      receivedHow: 'How that is known',
      gate: [
        'Check',
        'Findings of the check before it was added, and an admin’s reason to submit in spite of them, as JSON',
      ],
      outcomeReason: 'Why it was closed',
      importId: ['Import', 'Number of the import that made it'],
    },
    leftOut: {
      version: 'Counts changes for the screen.',
      partnerId: 'Repeats the application.',
      interviewSequence: 'Counts changes for calendars.',
      interviewUid: 'Names the interview for calendars.',
    },
  }),
  archiveFile('ownerships.csv', ownerships, {
    about: 'Times in which a firm owes the fee if it hires a candidate',
    columns: {
      candidateId: 'Id in people.csv; empty after erasure',
      applicationId: 'Id in applications.csv',
      submissionId: 'Id in submissions.csv of the one that started the clock',
      firmId: ['Firm', 'Id in firms.csv'],
      consentId: 'Id in consents.csv',
      chain: 'Chain in evidence.csv',
      ownerId: ['Recruiter', 'Id in users.csv'],
      sentAt: 'When it left the agency',
      sentHow: 'room, email or portal',
      months: 'Length',
      startsOn: ['First day', 'In Eastern time'],
      endsOn: ['Last day', 'In Eastern time'],
      state: 'running, disputed, converted, lapsed or released',
      ownerReason: ['Reason for the recruiter', 'What an admin decided'],
      releasedBy: 'Id in users.csv',
      releaseReason: 'Why it was released',
      disputeText: 'What the dispute is about',
      closedAt: 'When it stopped running',
    },
    leftOut: {
      personHash: 'Keyed hash of an erased person.',
      version: 'Counts changes for the screen.',
    },
  }),
  archiveFile('prior-contacts.csv', priorContacts, {
    about: 'What is known of candidates who were before a firm already',
    columns: {
      firmId: ['Firm', 'Id in firms.csv'],
      onDay: ['Day', 'When it was, if known'],
      party: ['By', 'candidate, other_agency or us_before'],
      note: 'What was said',
      source: 'consent, client or staff',
      createdBy: ['Added by', 'Id in users.csv'],
    },
  }),
] as const
