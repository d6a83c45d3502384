import { defaultChoices, type ProfileBlock } from '#contract/domain/profiles.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { profiles, profileShares } from '#worker/features/clients/profiles/profiles.table.ts'
import { sealWords } from '#worker/features/clients/profiles/sealed-words.ts'
import { signedLinks } from '#worker/features/identity/signed-links/signed-links.table.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import { newToken } from '#worker/http/session.ts'
import { randomIds } from '#worker/platform/ids.ts'
import { testDeps } from './api.ts'
import { addApplication } from './applications.ts'
import { addConsent } from './pages.ts'

const body: ProfileBlock[] = [
  { kind: 'text', title: 'Summary', text: 'Advises funds on tax.' },
  { kind: 'facts', title: 'At a glance', facts: [{ label: 'Bar admissions', value: 'New York' }] },
  {
    kind: 'positions',
    title: 'Experience',
    positions: [{ title: 'Associate', firm: 'Am Law 50 firm', years: '2019 to today' }],
  },
]

/** A blind profile as a recruiter asks for it. */
export const profileRequest = { kind: 'blind', choices: defaultChoices.blind, headline: 'Tax associate', words: [] }

/** A blind profile of a person, stored as making it stores it, without its file. */
export async function addProfile(
  candidateId: number,
  given: Partial<typeof profiles.$inferInsert> = {},
): Promise<typeof profiles.$inferSelect> {
  const { db, config, now } = testDeps()
  const code = `P-${randomIds.shortId().slice(0, 6).toUpperCase()}`
  const [row] = await db
    .insert(profiles)
    .values({
      code,
      candidateId,
      kind: 'blind',
      choices: defaultChoices.blind,
      title: `Candidate ${code}`,
      headline: 'Tax associate in New York',
      body,
      forbidden: await sealWords(config, code, ['ann', 'lee']),
      pdfKey: `profiles/${randomIds.secretId()}.pdf`,
      pdfSha256: await sha256Hex(code),
      checkedAt: now(),
      ...given,
    })
    .returning()
  if (!row) throw new Error('no profile')
  return row
}

/** A link to the page of a profile that was shared with a firm. */
export async function profilePageLink(given: Partial<typeof profiles.$inferInsert> = {}) {
  const { db, ids } = testDeps()
  const [person] = await db.insert(candidates).values({ name: 'Ann Lee', isPerson: true }).returning()
  if (!person) throw new Error('no person')
  const { id: applicationId } = await addApplication({ candidateId: person.id, applicantName: 'Ann Lee' })
  const profile = await addProfile(person.id, { applicationId, ...given })
  const firmName = 'Harrow & Vale'
  const consentId = await addConsent(applicationId, { firmName, state: 'given', validUntil: new Date('2099-01-01') })
  const id = ids.secretId()
  await db
    .insert(profileShares)
    .values({ id, profileId: profile.id, applicationId, firmName, consentId, sharedBy: given.createdBy ?? null })
  const token = newToken()
  await db.insert(signedLinks).values({
    id: ids.secretId(),
    purpose: 'profile',
    tokenHash: await sha256Hex(token),
    subjectId: id,
    expiresAt: new Date('2099-01-01'),
  })
  return { token, profile, shareId: id, consentId, applicationId, candidateId: person.id }
}
