import { sql } from 'drizzle-orm'
import { lastDayOf } from '#contract/domain/job-dates.ts'
import { easternCell, linesInCell } from '#contract/list-csv.ts'
import { inquiries } from '#worker/features/clients/inquiries/inquiries.table.ts'
import { feedback } from '#worker/features/identity/feedback/feedback.table.ts'
import { bouncedAddresses, mailOptOuts, mails } from '#worker/features/identity/mails/mails.table.ts'
import { settingChanges, settings } from '#worker/features/identity/settings/settings.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { jobAlerts } from '#worker/features/jobs/job-alerts/job-alerts.table.ts'
import { jobEvents } from '#worker/features/jobs/jobs/job-events.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { practiceAreas } from '#worker/features/jobs/practice-areas/practice-areas.table.ts'
import { archiveFile } from './archive-columns.ts'
import { externalIds } from '#worker/features/workspace/imports/external-ids.table.ts'
import { archiveEvents } from './archives.table.ts'

const isoOf = (value: Date | null) => value?.toISOString() ?? null
const eastern = { type: 'Date and time (Eastern)', cell: (value: Date | null) => easternCell(isoOf(value)) }
const lastDay = { type: 'Date', cell: (value: Date | null) => lastDayOf(value) }
const lines = { type: 'List, one item a line', cell: linesInCell }

/** Columns of a job have the names that an import of jobs knows. */
const job = {
  columns: {
    shortId: 'Name of the job in public addresses',
    title: 'Title',
    firmName: ['Firm', 'The client'],
    // Not "Firm id": an import would take it for an id of another system.
    firmId: ['Firm in firms.csv', 'Its Id there'],
    isConfidential: ['Confidential', 'The public doesn’t see the firm'],
    isTitleAnonymous: 'The title doesn’t name the firm',
    isTextAnonymous: 'The text doesn’t name the firm',
    location: 'Places, as they were typed',
    city: ['First city', 'City of the first place'],
    region: ['First state', 'State of the first place'],
    yearsExperienceMin: ['Years of experience from', 'Least experience asked for'],
    yearsExperienceMax: ['Years of experience to', 'Most experience asked for'],
    assignedPartnerId: ['Assigned partner', 'Id in users.csv'],
    seniority: 'Level, such as associate or partner',
    practiceArea: 'Practice area',
    additionalAreas: ['More practice areas', 'Further practice areas'],
    salaryMin: ['Salary from', 'US dollars a year'],
    salaryMax: ['Salary to', 'US dollars a year'],
    description: 'Text of the posting',
    requirements: ['Requirements', 'Requirements', lines],
    benefits: ['Benefits', 'Benefits', lines],
    firmSize: 'Size of the firm',
    workType: 'Such as Full-time',
    isRemote: ['Remote', 'Remote work is possible'],
    isBigLaw: ['Big Law', 'The client is a large firm'],
    isBoutique: ['Boutique', 'The client is a boutique'],
    source: 'Where the job comes from',
    publicUrl: ['Public address', 'Address of the posting at its source'],
    applyUrl: ['Application address', 'Address to apply at, elsewhere'],
    postedDate: ['Posted (Eastern)', 'When it was posted', eastern],
    validThrough: ['Last day to apply', 'Last day on which it is open', lastDay],
    isActive: ['Open', 'The job is open'],
    closedAt: ['Closed (Eastern)', 'When it was closed', eastern],
    contactId: ['Contact at the firm', 'Id in firm-contacts.csv'],
  },
  leftOut: { version: 'Counts changes for the screen.' },
} as const

export const agencyFiles = [
  archiveFile('jobs.csv', jobs, {
    ...job,
    about: 'Jobs, open and closed. An import of jobs takes this file back.',
    where: sql`deleted_at is null`,
  }),
  archiveFile('deleted-jobs.csv', jobs, { ...job, about: 'Deleted jobs', where: sql`deleted_at is not null` }),
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
  archiveFile('setting-history.csv', settingChanges, {
    about: 'Who changed which setting of the agency',
    columns: {
      key: 'Name of the setting',
      fromValue: ['From', 'Value before, as JSON; empty for long texts'],
      toValue: ['To', 'Value after, as JSON; empty for long texts'],
      changedBy: ['By', 'Id in users.csv'],
      changedAt: ['Changed at', 'When'],
    },
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
  archiveFile('ids-in-other-systems.csv', externalIds, {
    about: 'Ids that records had in the systems from which they were imported',
    columns: {
      kind: ['Kind of record', 'candidates, firms, contacts, jobs or submissions'],
      source: ['System', 'Name of the other system'],
      externalId: ['Id there', 'Its id in the other system'],
      importRow: ['Row', 'Row of the imported file'],
    },
    leftOut: { importId: 'Imports aren’t in the archive.' },
  }),
  archiveFile('archive-history.csv', archiveEvents, {
    about: 'Who asked for an archive like this one or downloaded it, and who downloaded a list',
    columns: {
      archiveId: ['Archive', 'Empty for a list'],
      kind: 'Kind of event',
      actorId: ['By', 'Id in users.csv; empty for tasks'],
      list: ['List', 'Name of the list that was downloaded'],
      rows: ['Rows', 'Rows of the list; empty if the download didn’t end'],
    },
  }),
] as const
