import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { profileKinds, type ProfileBlock, type ProfileChoices } from '#contract/domain/profiles.ts'
import { createdMoment, id, moment } from '#worker/db/columns.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** Profiles of candidates that were checked and may go to a client. Nothing of one is changed after it was made. */
export const profiles = sqliteTable(
  'profiles',
  {
    id: id(),
    /** `P-7F3K2M`: the name of a candidate whom the profile doesn't name. It is in no address. */
    code: text().notNull(),
    candidateId: integer()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    /** The application that it was made for. */
    applicationId: integer().references(() => jobApplications.id, { onDelete: 'set null' }),
    kind: text({ enum: profileKinds }).notNull(),
    choices: text({ mode: 'json' }).$type<ProfileChoices>().notNull(),
    /** The candidate's name, or "Candidate P-7F3K2M". */
    title: text().notNull(),
    headline: text().notNull(),
    body: text({ mode: 'json' }).$type<ProfileBlock[]>().notNull(),
    /** Words that were searched for and not found. Sealed, because they are what the profile keeps to itself. */
    forbidden: text().notNull(),
    pdfKey: text().notNull(),
    /** SHA-256 of the PDF, in hexadecimal digits. */
    pdfSha256: text().notNull(),
    /** When the bytes of the PDF and the page were searched. */
    checkedAt: moment().notNull(),
    /** Grows with every change. */
    version: integer().notNull().default(1),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdMoment(),
    retiredAt: moment(),
  },
  (t) => [
    uniqueIndex('profiles_code').on(t.code),
    uniqueIndex('profiles_pdf').on(t.pdfKey),
    index('profiles_candidate').on(t.candidateId, t.id),
    index('profiles_application').on(t.applicationId),
  ],
)

/** Links to a profile that were given to a firm. The signed link has this row's id as its subject. */
export const profileShares = sqliteTable(
  'profile_shares',
  {
    id: text().primaryKey(),
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    applicationId: integer()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    firmName: text().notNull(),
    /** The consent that allowed it. The page is over once that is withdrawn. */
    consentId: text().notNull(),
    sharedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    sharedAt: createdMoment(),
    /** When the client asked for the candidate's name. */
    nameAskedAt: moment(),
  },
  (t) => [
    index('profile_shares_profile').on(t.profileId, t.sharedAt),
    index('profile_shares_application').on(t.applicationId),
  ],
)
