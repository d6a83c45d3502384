import type { z } from 'zod'
import type { profileBody, ProfilePreview } from '#contract/api/clients/profiles.ts'
import { blindName, type ProfileView } from '#contract/domain/profiles.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import { mayChangePerson } from '#worker/features/candidates/people/people.policy.ts'
import type { PeopleDeps } from '#worker/features/candidates/person-records/people.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import { conflict, notFound } from '#worker/http/errors.ts'
import type { RateLimit, RateLimiter } from '#worker/http/rate-limit.ts'
import type { Ids } from '#worker/platform/ids.ts'
import type { SecretKeys } from '#worker/platform/secret-keys.ts'
import type { UploadsRepo } from '#worker/platform/uploads/uploads.repo.ts'
import { composeProfile, writtenProfile } from './compose-profile.ts'
import { identifyingInHtml, identifyingInPdf, type Identifying, type OwnTexts } from './profile-check.ts'
import { printedProfile, profileFileName } from './printed-profile.ts'
import { profileSource, type SourceDeps } from './profile-source.service.ts'
import type { ListedProfile, ProfilesRepo, StoredProfile } from './profiles.repo.ts'
import { sealWords } from './sealed-words.ts'

type ProfileBody = z.output<typeof profileBody>

type MakeDeps = SourceDeps & {
  drawProfile: DrawProfile
  clientProfiles: ProfilesRepo
  uploads: UploadsRepo
  files: Pick<R2Bucket, 'put' | 'get'>
  assets: Fetcher
  limiter: RateLimiter
  config: SecretKeys
  ids: Ids
}

/** Printing takes about a second of CPU: enough for a day of work, too little for a script. */
const printLimit: RateLimit = { name: 'client_profiles', max: 120, windowSeconds: 3600 }

export const profilePrefix = 'profiles/'

const profileNotFound = () =>
  notFound('profile_not_found', 'This profile doesn’t exist, or the person isn’t one of yours.')

/** Code in previews, where no profile has one yet. */
const previewCode = 'P-······'

const titleOf = (kind: ProfileBody['kind'], name: string, code: string) => (kind === 'blind' ? blindName(code) : name)

async function ownTexts(deps: Pick<MakeDeps, 'settings'>, actor: Actor) {
  const brand = await readSettings(deps)
  const own: OwnTexts = {
    texts: [brand.brandName, brand.brandCity, brand.brandRegion, actor.name],
    emails: [actor.email, brand.brandEmail],
    phone: brand.brandPhone,
  }
  return { brand, own }
}

/** Draws the part of a page that a profile fills. */
type DrawProfile = (profile: ProfileView) => string

/**
 * A profile as it would be made, with its texts masked, and what its page would still say. Stores nothing.
 *
 * @throws AppError 404 candidate_not_found, application_not_found; 403 not_allowed.
 */
export async function previewProfile(
  deps: SourceDeps & { drawProfile: DrawProfile },
  actor: Actor,
  candidateId: number,
  body: ProfileBody,
): Promise<ProfilePreview> {
  const [source, { own }] = await Promise.all([
    profileSource(deps, actor, candidateId, body.applicationId),
    ownTexts(deps, actor),
  ])
  const now = deps.now()
  const { headline, summary, blocks, forbidden, shown, removed } = composeProfile(source, body, now)
  const title = titleOf(body.kind, source.facts.name, previewCode)
  const html = deps.drawProfile({ code: previewCode, title, headline: headline.text, blocks })
  return { title, headline, summary, blocks, removed, found: identifyingInHtml(html, { forbidden, shown }, own) }
}

/**
 * Makes a profile: composes it from the fields and the texts that a person edited, prints it, reads the bytes of the PDF and
 * of the page back, and stores both only if nothing forbidden is in them.
 *
 * @throws AppError 404 candidate_not_found, application_not_found; 403; 409 still_identifying with words and places; 429.
 */
export async function makeProfile(
  deps: MakeDeps,
  actor: Actor,
  candidateId: number,
  body: ProfileBody,
): Promise<ListedProfile> {
  const [source, { brand, own }] = await Promise.all([
    profileSource(deps, actor, candidateId, body.applicationId),
    ownTexts(deps, actor),
  ])
  await deps.limiter.hit(printLimit, String(actor.id))
  const at = deps.now()
  const code = `P-${deps.ids.shortId().slice(-6).toUpperCase()}`
  const written = writtenProfile(source, body, at)
  const view: ProfileView = {
    code,
    title: titleOf(body.kind, source.facts.name, code),
    headline: written.headline.text,
    blocks: written.blocks,
  }
  const name = profileFileName(code)
  const [{ printProfile }, { readBackPdf }] = await Promise.all([
    import('#worker/platform/pdf/print-profile.ts'),
    import('#worker/platform/pdf/read-back.ts'),
  ])
  const bytes = await printProfile(deps.assets, printedProfile(view, { brand, contact: actor, at }))
  refuseIdentifying([
    ...identifyingInPdf(await readBackPdf(bytes), name, written, own),
    ...identifyingInHtml(deps.drawProfile(view), written, own),
  ])
  const pdfKey = `${profilePrefix}${deps.ids.secretId()}.pdf`
  // Known first, so that the sweep finds the file of a profile that wasn't stored.
  await deps.uploads.begin({ key: pdfKey, usedAt: at, expiresAt: at })
  await deps.files.put(pdfKey, bytes, { httpMetadata: { contentType: 'application/pdf' } })
  const id = await deps.clientProfiles.add({
    code,
    candidateId: source.candidateId,
    applicationId: body.applicationId ?? null,
    kind: body.kind,
    choices: body.choices,
    title: view.title,
    headline: view.headline,
    body: written.blocks,
    forbidden: await sealWords(deps.config, code, [...new Set(written.forbidden.map(({ words }) => words.join(' ')))]),
    pdfKey,
    pdfSha256: await sha256Hex(bytes),
    checkedAt: at,
    createdBy: actor.id,
    createdAt: at,
  })
  return listedProfile(deps, id)
}

function refuseIdentifying(found: readonly Identifying[]): void {
  if (found.length === 0) return
  const byWord = [...Map.groupBy(found, ({ word }) => word.toLowerCase()).values()]
  const named = byWord.slice(0, 6).map((places) => {
    const word = places[0]?.word.slice(0, 60)
    return `“${word}” (${places.map(({ place }) => place).join(', ')})`
  })
  throw conflict(
    'still_identifying',
    `This profile would still say ${named.join(', ')}${byWord.length > 6 ? ` and ${byWord.length - 6} more` : ''}. Change the text or the choices. Nothing was saved.`,
  )
}

/** A profile with its links. @throws AppError 404 profile_not_found. */
export async function listedProfile(
  deps: { clientProfiles: ProfilesRepo; now: () => Date },
  id: number,
): Promise<ListedProfile> {
  const [found] = await deps.clientProfiles.listed({ id }, deps.now())
  if (!found) throw profileNotFound()
  return found
}

type ReadDeps = PeopleDeps & { clientProfiles: ProfilesRepo }

/** A profile of a person whom the actor may change. @throws AppError 404 profile_not_found. */
export async function ownProfile(deps: ReadDeps, actor: Actor, id: number): Promise<StoredProfile> {
  const profile = await deps.clientProfiles.byId(id)
  const person = profile && (await deps.personRecords.byId(profile.candidateId, actor.id))
  if (!person || !mayChangePerson(actor, person)) throw profileNotFound()
  return profile
}

/** Profiles of an application's candidate, newest first. @throws AppError 404 application_not_found. */
export async function listProfiles(
  deps: Pick<ReadDeps, 'clientProfiles' | 'now'> & { applications: ApplicationsRepo },
  actor: Actor,
  applicationId: number,
): Promise<{ candidateId: number | null; profiles: ListedProfile[] }> {
  const [, candidateId] = await Promise.all([
    refuseUnlessSeen(deps, actor, applicationId),
    deps.clientProfiles.candidateOf(applicationId),
  ])
  const profiles = candidateId === null ? [] : await deps.clientProfiles.listed({ candidateId }, deps.now())
  return { candidateId, profiles }
}

/** Opens the PDF of a profile. @throws AppError 404 profile_not_found. */
export async function openProfilePdf(
  deps: ReadDeps & { files: Pick<R2Bucket, 'get'> },
  actor: Actor,
  id: number,
): Promise<{ object: R2ObjectBody; name: string }> {
  const { pdfKey, code } = await ownProfile(deps, actor, id)
  const object = await deps.files.get(pdfKey)
  if (!object) throw profileNotFound()
  return { object, name: profileFileName(code) }
}

/** Ends a profile; its links are over at once. Twice is once. @throws AppError 404 profile_not_found. */
export async function retireProfile(deps: ReadDeps, actor: Actor, id: number): Promise<ListedProfile> {
  await ownProfile(deps, actor, id)
  await deps.clientProfiles.retire(id, { by: actor.id, at: deps.now() })
  return listedProfile(deps, id)
}
