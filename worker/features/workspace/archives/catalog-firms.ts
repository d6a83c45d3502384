import { sql } from 'drizzle-orm'
import { firmAgreements } from '#worker/features/clients/agreements/agreements.table.ts'
import { contactEmails } from '#worker/features/clients/contact-emails/contact-emails.table.ts'
import { firmContacts } from '#worker/features/clients/firm-contacts/firm-contacts.table.ts'
import { firmLimits } from '#worker/features/clients/off-limits/off-limits.table.ts'
import { firmAliases, firmEvents, firmMerges, firmOffices, firms } from '#worker/features/jobs/firms/firms.table.ts'
import { archiveFile } from './archive-columns.ts'
import { filePathIn, fileSource } from './archived-files.ts'

const isInUse = sql`deleted_at is null and merged_into_id is null`

const firm = {
  columns: {
    name: ['Firm', 'Name'],
    nameKey: 'Common form of the name, by which typed names are compared',
    kind: 'law_firm, company, agency or government',
    amLawRank: ['Am Law rank', 'Rank among US law firms'],
    headcount: ['Lawyers', 'Number of lawyers'],
    website: 'Address of the site',
    domains: 'Domains of email addresses',
    parentId: ['Parent firm', 'Id in firms.csv of the firm that it is an affiliate of'],
    isClient: ['Client', 'The firm is a client'],
    isVerified: ['Verified', 'Somebody has checked the record'],
    notes: 'Notes of staff',
    createdBy: ['Added by', 'Id in users.csv'],
    importId: ['Import', 'Number of the import that made the record'],
    mergedIntoId: ['Merged into', 'Id in firms.csv of the record that this one went into'],
  },
  leftOut: { version: 'Counts changes for the screen.' },
} as const

export const firmFiles = [
  archiveFile('firms.csv', firms, { ...firm, about: 'Clients and other employers', where: isInUse }),
  archiveFile('former-firms.csv', firms, {
    ...firm,
    about: 'Firms that were deleted or merged into another',
    where: sql`not (${isInUse})`,
  }),
  archiveFile('firm-names.csv', firmAliases, {
    about: 'Other names of firms',
    columns: {
      firmId: ['Firm', 'Id in firms.csv'],
      name: 'Name',
      aliasKey: 'Common form of the name',
      kind: 'Kind of name',
    },
  }),
  archiveFile('firm-offices.csv', firmOffices, {
    about: 'Offices of firms',
    columns: {
      firmId: ['Firm', 'Id in firms.csv'],
      city: 'City',
      state: 'State, region or country',
      isMain: ['Main office', 'It is the main office'],
    },
  }),
  archiveFile('firm-contacts.csv', firmContacts, {
    about: 'People at firms',
    columns: {
      firmId: ['Firm', 'Id in firms.csv'],
      officeId: ['Office', 'Id in firm-offices.csv'],
      name: 'Name',
      email: 'Email address',
      phone: 'Phone number',
      title: 'Job title',
      role: 'recruiting, partner, billing or other',
      isActive: ['Active', 'Still at the firm'],
      doNotMail: ['Do not email', 'Doesn’t want email'],
      isConfirmed: ['Confirmed', 'An admin has added or confirmed the contact'],
      notes: 'Notes of staff',
      createdBy: ['Added by', 'Id in users.csv'],
    },
  }),
  archiveFile('contact-emails.csv', contactEmails, {
    about: 'Emails with people at firms that staff filed',
    columns: {
      contactId: ['Contact', 'Id in firm-contacts.csv'],
      email: 'Address of the other side',
      direction: 'in or out',
      at: ['Sent at', 'When it was sent'],
      subject: 'Subject',
      text: 'Text',
      filedBy: 'Id in users.csv',
    },
    leftOut: { messageKey: 'Recognizes a second delivery.' },
  }),
  archiveFile('firm-agreements.csv', firmAgreements, {
    about: 'Terms that firms have agreed to, one row for each version',
    columns: {
      firmId: ['Firm', 'Id in firms.csv'],
      officeId: ['Office', 'Id in firm-offices.csv; empty for every office'],
      feeBps: ['Fee', 'In basis points: 2500 is 25%'],
      feeBase: ['Fee base', 'Parts of the pay that the fee is a percentage of'],
      minimumFeeCents: ['Minimum fee', 'In US cents'],
      invoiceOn: ['Invoiced on', 'acceptance or start'],
      termsDays: ['Payment terms', 'Days in which an invoice is payable'],
      guaranteeDays: ['Guarantee', 'In days; 0 for none'],
      guaranteeKind: ['Kind of guarantee', 'none, full, prorated, steps or replacement'],
      guaranteeSteps: ['Steps of the guarantee', 'Day until which a part of the fee, in basis points, is refunded'],
      ownershipMonths: ['Ownership', 'Months for which the firm owes the fee; empty for the agency’s setting'],
      seniority: ['Levels', 'Levels that it covers; empty for all'],
      signedOn: ['Signed on', 'Day of the signature'],
      validFrom: ['Valid from', 'First day'],
      validTo: ['Valid to', 'Last day; empty for no end'],
      version: 'Number of the version',
      replacesId: ['Replaces', 'Number of the agreement that this version replaces'],
      replacedAt: ['Replaced at', 'When a newer version replaced it; empty if none did'],
      usedAt: ['Used at', 'When something was agreed under it; empty if nothing was'],
      createdBy: ['Added by', 'Id in users.csv'],
      documentName: ['Document', 'Name of the signed document as it was uploaded; empty for none'],
      documentBytes: ['Bytes of the document', 'Size of the document'],
    },
    leftOut: { documentKey: 'Place of the stored file.' },
    more: [{ title: 'File', about: 'Its place in this archive', sql: fileSource.agreements, cell: filePathIn }],
  }),
  archiveFile('off-limits.csv', firmLimits, {
    about: 'Firms, offices and people that the agency may not solicit',
    columns: {
      scope: 'firm, office or person',
      firmId: ['Firm', 'Id in firms.csv'],
      officeId: ['Office', 'Id in firm-offices.csv'],
      kind: 'client, cool_off, placed_by_us, legal or request',
      startsOn: ['First day', 'Day from which it holds'],
      endsOn: ['Last day', 'Day through which it holds; empty for no end'],
      reason: 'Reason that staff gave',
      placementId: ['Placement', 'Number of the placement that made it'],
      setBy: ['Set by', 'Id in users.csv; empty for a placement'],
      liftedAt: ['Lifted at', 'When somebody lifted it; empty if nobody has'],
      liftedBy: ['Lifted by', 'Id in users.csv'],
    },
  }),
  archiveFile('firm-history.csv', firmEvents, {
    about: 'Changes of firms, and notes on them',
    columns: {
      firmId: ['Firm', 'Id in firms.csv'],
      actorId: ['By', 'Id in users.csv; empty for tasks'],
      kind: 'Kind of change',
      detail: 'Changed fields, the name of another firm, or the text of a note',
    },
  }),
  archiveFile('firm-merges.csv', firmMerges, {
    about: 'Records of one firm that were merged',
    columns: {
      firmId: ['Firm', 'Id in firms.csv'],
      mergedId: ['Merged firm', 'Id in former-firms.csv'],
      moved: 'Ids of the rows that moved, by table',
      filled: 'Fields that took the merged firm’s value',
      mergedBy: ['Merged by', 'Id in users.csv'],
      mergedAt: 'When they were merged',
      undoneAt: 'When the merge was undone; empty if it wasn’t',
    },
  }),
] as const
