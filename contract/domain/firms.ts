/** Kinds of firms and other employers. */
export const firmKinds = ['law_firm', 'company', 'agency', 'government'] as const
export type FirmKind = (typeof firmKinds)[number]

export const firmKindLabels = {
  law_firm: 'Law firm',
  company: 'Company',
  agency: 'Agency',
  government: 'Government',
} as const satisfies Record<FirmKind, string>

/** Other names under which a firm is known. */
export const firmAliasKinds = ['alias', 'former', 'short'] as const

/** Roles of a contact in a firm’s hiring. */
export const contactRoles = ['recruiting', 'partner', 'billing', 'other'] as const
export type ContactRole = (typeof contactRoles)[number]

export const contactRoleLabels = {
  recruiting: 'Recruiting',
  partner: 'Partner',
  billing: 'Billing',
  other: 'Other',
} as const satisfies Record<ContactRole, string>

/** People of one firm that are kept. */
export const maxContacts = 500

/** Fields of a firm that admins change, with their names on screen. */
export const firmFields = {
  name: 'Name',
  kind: 'Kind',
  amLawRank: 'Am Law rank',
  headcount: 'Lawyers',
  website: 'Website',
  domains: 'Email domains',
  parentId: 'Parent firm',
  isClient: 'Client',
  isVerified: 'Verified',
  notes: 'Notes',
  aliases: 'Other names',
  offices: 'Offices',
} as const
export type FirmField = keyof typeof firmFields

/** Kinds of entries in the log of a firm. */
export const firmEventKinds = [
  'added',
  /** A typed name made the record. */
  'added_from_name',
  /** `detail`: names of the fields. */
  'changed',
  /** `detail`: name of the other firm. */
  'merged',
  'merge_undone',
  /** A row of an import made or filled the record. */
  'imported',
  'contact_added',
  /** `detail`: how many an import added or filled. */
  'contacts_imported',
  'contact_changed',
  'contact_removed',
  /** `detail`: the office or levels. */
  'agreement_added',
  /** `detail`: names of the fields. */
  'agreement_changed',
  /** A new version took the place of one that had been used. `detail`: names of the fields. */
  'agreement_replaced',
  /** `detail`: name of the file. */
  'document_added',
  'document_removed',
  'document_downloaded',
  /** `detail`: the city of the office. */
  'limit_added',
  'limit_lifted',
  /** Somebody wrote it. `detail`: its text. */
  'note',
] as const
export type FirmEventKind = (typeof firmEventKinds)[number]

/** The most that one firm may have of each. */
export const firmLimits = { aliases: 30, offices: 100, domains: 20 } as const

/** Characters of a note in the log of a firm. */
export const maxFirmNoteLength = 2_000

/** Names to verify are counted up to this number. */
export const maxNamesCounted = 100

/** Open jobs and live submissions of a firm are counted up to this number in the list. */
export const maxListedCount = 10
