import { and, desc, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm'
import { commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import {
  applicationTx,
  type ApplicationTx,
  type Author,
} from '#worker/features/candidates/applications/events.writes.ts'
import { consents } from '#worker/features/clients/consents/consents.table.ts'
import { signedLinks } from '#worker/features/identity/signed-links/signed-links.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { profiles, profileShares } from './profiles.table.ts'

const { forbidden: _sealed, ...shown } = getTableColumns(profiles)

/** A profile without its sealed words. */
export type StoredProfile = Omit<typeof profiles.$inferSelect, 'forbidden'>
export type ProfileShare = typeof profileShares.$inferSelect

/** A share with its profile, as its page needs them. */
export type SharedProfile = {
  share: ProfileShare
  profile: StoredProfile
  contact: { id: number; name: string } | null
}

/** A link to a profile as staff see it. */
export type ListedShare = Pick<ProfileShare, 'id' | 'profileId' | 'firmName' | 'sharedAt' | 'nameAskedAt'> & {
  sharer: string | null
  opens: number
  lastOpenedAt: number | null
  links: number
  isWithdrawn: boolean
}
/** A profile as staff see it. */
export type ListedProfile = StoredProfile & { author: string | null; shares: ListedShare[] }

export type ProfilesRepo = ReturnType<typeof profilesRepo>

/** Far above any real candidate's. */
const maxProfiles = 100

export function profilesRepo(db: Database) {
  const ofLinks = (what: SQL) => sql`(select ${what} from signed_links l
    where l.purpose = 'profile' and l.subject_id = ${profileShares.id})`
  const linksOf = (shares: SQL) =>
    sql`${signedLinks.purpose} = 'profile' and ${signedLinks.revokedAt} is null and ${signedLinks.subjectId} in (${shares})`
  return {
    /** Adds a profile. @returns Its id. */
    async add(given: typeof profiles.$inferInsert): Promise<number> {
      const [row] = await db.insert(profiles).values(given).returning({ id: profiles.id })
      if (!row) throw new Error('a profile has no id')
      return row.id
    },
    /** One profile, or those of a person and of the records merged into it, newest first, with their links. */
    async listed(of: { id: number } | { candidateId: number }, now: Date): Promise<ListedProfile[]> {
      const which =
        'id' in of
          ? sql`${profiles.id} = ${of.id}`
          : sql`${profiles.candidateId} in (select id from candidates where id = ${of.candidateId} or merged_into_id = ${of.candidateId})`
      const [found, shares] = await Promise.all([
        db
          .select({ ...shown, author: users.name })
          .from(profiles)
          .leftJoin(users, eq(users.id, profiles.createdBy))
          .where(which)
          .orderBy(desc(profiles.id))
          .limit(maxProfiles),
        db
          .select({
            id: profileShares.id,
            profileId: profileShares.profileId,
            firmName: profileShares.firmName,
            sharedAt: profileShares.sharedAt,
            nameAskedAt: profileShares.nameAskedAt,
            sharer: users.name,
            opens: ofLinks(sql`coalesce(sum(l.opens), 0)`).mapWith(Number),
            lastOpenedAt: ofLinks(sql`max(l.last_opened_at)`).mapWith((value: number | null) => value),
            links: ofLinks(sql`coalesce(sum(l.revoked_at is null and l.expires_at > ${now.getTime()}), 0)`).mapWith(
              Number,
            ),
            isWithdrawn:
              sql`coalesce((select c.state not in ('given', 'expired') from consents c where c.id = ${profileShares.consentId}), 1)`.mapWith(
                Boolean,
              ),
          })
          .from(profileShares)
          .innerJoin(profiles, eq(profiles.id, profileShares.profileId))
          .leftJoin(users, eq(users.id, profileShares.sharedBy))
          .where(which)
          .orderBy(desc(profileShares.sharedAt), desc(profileShares.id))
          .limit(maxProfiles),
      ])
      const byProfile = Map.groupBy(shares, ({ profileId }) => profileId)
      return found.map((profile) => ({ ...profile, shares: byProfile.get(profile.id) ?? [] }))
    },
    /** Ends a profile with every link to it, unless that was done. */
    async retire(id: number, { by, at }: Author): Promise<void> {
      await commit(db, {
        guard: guardOf(sql`1`),
        writes: [],
        before: [
          db
            .update(signedLinks)
            .set({ revokedAt: at, revokedBy: by })
            .where(linksOf(sql`select id from profile_shares where profile_id = ${id}`)),
        ],
        statement: db
          .update(profiles)
          .set({ retiredAt: at, version: sql`${profiles.version} + 1` })
          .where(and(eq(profiles.id, id), isNull(profiles.retiredAt)))
          .returning({ id: profiles.id }),
      })
    },
    /** Ends one link. */
    async endLink(profileId: number, shareId: string, { by, at }: Author): Promise<void> {
      await db
        .update(signedLinks)
        .set({ revokedAt: at, revokedBy: by })
        .where(linksOf(sql`select id from profile_shares where id = ${shareId} and profile_id = ${profileId}`))
    },
    /** Adds a share with what belongs to it, unless the profile was retired. False then; nothing is written. */
    async share(
      given: typeof profileShares.$inferInsert,
      author: Author,
      writes: (tx: ApplicationTx) => Writes,
    ): Promise<boolean> {
      const isLive = sql`exists (select 1 from profiles where id = ${given.profileId} and retired_at is null)`
      const { rows } = await commit<{ id: string }>(db, {
        guard: guardOf(isLive),
        writes: writes(applicationTx(db, given.applicationId, author)),
        statement: db
          .insert(profileShares)
          .select(rowWhere(profileShares, given, sql`where ${isLive}`))
          .returning({ id: profileShares.id }),
      })
      return rows.length === 1
    },
    /** Those of the given keys in R2 that a profile has. */
    async kept(keys: string[]): Promise<Set<string>> {
      const rows = await db.select({ key: profiles.pdfKey }).from(profiles).where(inValues(profiles.pdfKey, keys))
      return new Set(rows.map(({ key }) => key))
    },
    /** The person of an application; null until it has one. */
    async candidateOf(applicationId: number): Promise<number | null> {
      const [row] = await db.all<{ id: number | null }>(sql`
        select coalesce(c.merged_into_id, c.id) as id from job_applications a left join candidates c on c.id = a.candidate_id
        where a.id = ${applicationId}`)
      return row?.id ?? null
    },
    byId: (id: number): Promise<StoredProfile | undefined> =>
      db.select(shown).from(profiles).where(eq(profiles.id, id)).get(),
    /** Those of the given ids that exist, in no order. */
    byIds: (ids: readonly number[]): Promise<StoredProfile[]> =>
      db.select(shown).from(profiles).where(inValues(profiles.id, ids)),
    /**
     * A share whose page can be opened: its profile isn't retired, and the consent wasn't withdrawn.
     */
    openShare: (id: string): Promise<SharedProfile | undefined> =>
      db
        .select({ share: profileShares, profile: shown, contact: { id: users.id, name: users.name } })
        .from(profileShares)
        .innerJoin(profiles, eq(profiles.id, profileShares.profileId))
        .innerJoin(consents, eq(consents.id, profileShares.consentId))
        .leftJoin(users, sql`${users.id} = ${profileShares.sharedBy} and ${users.deletedAt} is null`)
        .where(
          and(eq(profileShares.id, id), isNull(profiles.retiredAt), sql`${consents.state} in ('given', 'expired')`),
        )
        .get(),
    /** Records that a client asked for the name, once. False the second time; then nothing is written. */
    async askName(
      { id, applicationId }: Pick<ProfileShare, 'id' | 'applicationId'>,
      author: Author,
      writes: (tx: ApplicationTx) => Writes,
    ): Promise<boolean> {
      const isUnasked = sql`id = ${id} and name_asked_at is null`
      const { rows } = await commit<{ id: string }>(db, {
        guard: guardOf(sql`exists (select 1 from profile_shares where ${isUnasked})`),
        writes: writes(applicationTx(db, applicationId, author)),
        statement: db
          .update(profileShares)
          .set({ nameAskedAt: author.at })
          .where(isUnasked)
          .returning({ id: profileShares.id }),
      })
      return rows.length === 1
    },
  }
}
