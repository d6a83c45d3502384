import { inquiries } from '#worker/features/clients/inquiries/inquiries.table.ts'
import { feedback } from '#worker/features/identity/feedback/feedback.table.ts'
import { bouncedAddresses, mailOptOuts, mails } from '#worker/features/identity/mails/mails.table.ts'
import { settings } from '#worker/features/identity/settings/settings.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { jobAlerts } from '#worker/features/jobs/job-alerts/job-alerts.table.ts'
import { jobEvents } from '#worker/features/jobs/jobs/job-events.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { practiceAreas } from '#worker/features/jobs/practice-areas/practice-areas.table.ts'
import { archiveFile } from './archive-columns.ts'
import { archiveEvents } from './archives.table.ts'

export const agencyFiles = [
  archiveFile('jobs.csv', jobs, {
    about: 'Jobs, open, closed and deleted',
    columns: {
      shortId: 'Name of the job in public addresses',
      title: 'Title',
      firmName: ['Firm', 'The client'],
      isConfidential: 'The public doesn’t see the firm',
      isTitleAnonymous: 'The title doesn’t name the firm',
      isTextAnonymous: 'The text doesn’t name the firm',
      location: 'Places, as they were typed',
      city: 'City of the first place',
      region: ['State or region', 'State of the first place'],
      yearsExperienceMin: ['Least experience', 'Years'],
      yearsExperienceMax: ['Most experience', 'Years'],
      assignedPartnerId: ['Assigned partner', 'Id in users.csv'],
      seniority: 'Level, such as associate or partner',
      practiceArea: 'Practice area',
      additionalAreas: 'Further practice areas',
      salaryMin: ['Lowest salary', 'US dollars a year'],
      salaryMax: ['Highest salary', 'US dollars a year'],
      description: 'Text of the posting',
      requirements: 'Requirements',
      benefits: 'Benefits',
      firmSize: 'Size of the firm',
      workType: 'Such as Full-time',
      isRemote: 'Remote work is possible',
      isBigLaw: ['Is a large firm', 'The client is a large firm'],
      isBoutique: 'The client is a boutique',
      source: 'Where the job comes from',
      publicUrl: 'Address of the posting at its source',
      applyUrl: 'Address to apply at, elsewhere',
      postedDate: ['Posted at', 'When it was posted'],
      validThrough: 'When it ends',
      isActive: ['Is open', 'The job is open'],
      closedAt: 'When it was closed',
    },
    leftOut: { version: 'Counts changes for the screen.' },
  }),
  archiveFile('job-history.csv', jobEvents, {
    about: 'Changes of jobs',
    columns: {
      actorId: ['By', 'Id in users.csv; empty for tasks'],
      kind: 'Kind of change',
      detail: 'Changed fields, or the job that it is a copy of',
    },
  }),
  archiveFile('practice-areas.csv', practiceAreas, {
    about: 'Practice areas',
    columns: { value: 'Name in addresses', label: 'Name on screens' },
  }),
  archiveFile('job-alerts.csv', jobAlerts, {
    about: 'Job alerts that visitors asked for',
    columns: {
      email: 'Receiver',
      query: 'Filters, as the address of the board has them',
      every: 'daily or weekly',
      confirmedAt: 'When the receiver confirmed it',
      nextRunAt: 'When the next one is due',
      lastSentAt: 'When the last one was sent',
    },
    leftOut: { id: 'Stops the alert for anyone who knows it.', mark: 'Position of the next run.' },
  }),
  archiveFile('inquiries.csv', inquiries, {
    about: 'Messages from the public site',
    columns: {
      name: 'Name',
      email: 'Email address, where one was given',
      phone: 'Phone number, where one was given',
      topic: 'Topic',
      message: 'Text',
      status: 'State',
      note: 'Note of staff',
      assignedTo: 'Id in users.csv',
    },
  }),
  archiveFile('users.csv', users, {
    about: 'Accounts',
    columns: {
      name: 'Name',
      email: 'Email address',
      role: 'admin or partner',
      status: 'active, waiting or disabled',
      isProvisional: ['Is unconfirmed', 'No admin has confirmed the account yet'],
      preferences: 'Setup of screens',
      lastSignInAt: 'When the user last signed in',
    },
    leftOut: { password: 'A secret.', sessionEpoch: 'Ends sessions.' },
  }),
  archiveFile('settings.csv', settings, {
    about: 'Settings of the agency that differ from their defaults',
    columns: { key: 'Name of the setting', value: 'Value, as JSON', updatedBy: 'Id in users.csv' },
  }),
  archiveFile('emails.csv', mails, {
    about: 'Emails that were sent or are to be sent',
    columns: {
      kind: 'Kind of email',
      toAddress: ['To', 'Receiver'],
      subject: 'Subject',
      text: 'Text. A mark takes the place of private links.',
      state: 'State',
      reason: 'Why it failed or came back',
      sendAt: 'When it may be sent; empty for at once',
      authorId: 'Id in users.csv of who wrote it',
      replyTo: 'Where answers go; empty for the agency',
      sentAt: 'When it was sent',
      bouncedAt: 'When it came back',
      deliveredAt: 'When the receiver’s server took it',
    },
    leftOut: {
      html: 'Says the same as the text.',
      privateLink: 'Opens a page of its receiver.',
      stopUrl: 'Stops emails to its receiver.',
      calendar: 'interviews.csv has the appointment.',
      calendarMethod: 'interviews.csv has the appointment.',
      attempts: 'A mark for the task that sends emails.',
      providerId: 'Name of the email at the mail service.',
      onceKey: 'Keeps an email from being written twice.',
      claimedUntil: 'A mark for the task that sends emails.',
    },
  }),
  archiveFile('bounced-addresses.csv', bouncedAddresses, {
    about: 'Addresses to which nothing more is sent',
    columns: { address: 'Email address', reason: 'Why', bouncedAt: 'When' },
  }),
  archiveFile('email-preferences.csv', mailOptOuts, {
    about: 'Kinds of email that users turned off',
    columns: { kind: 'Kind of email' },
  }),
  archiveFile('feedback.csv', feedback, {
    about: 'Feedback of users and visitors',
    columns: {
      type: 'Kind of feedback',
      title: 'Title',
      description: 'Text',
      status: 'State',
      priority: 'Priority',
      adminNotes: 'Notes of admins',
    },
  }),
  archiveFile('archive-history.csv', archiveEvents, {
    about: 'Who asked for an archive like this one, or downloaded it',
    columns: { archiveId: 'Archive', kind: 'Kind of event', actorId: ['By', 'Id in users.csv; empty for tasks'] },
  }),
] as const
