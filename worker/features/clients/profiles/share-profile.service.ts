import { endOfDays, stateNow } from '#contract/domain/consents.ts'
import { profileLinkDays, type ProfileKind } from '#contract/domain/profiles.ts'
import { isProven } from '#contract/domain/valid-consent.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { refuseUnlessSeen, applicationNotFound } from '#worker/features/candidates/applications/applications.service.ts'
import type { PeopleDeps } from '#worker/features/candidates/person-records/people.service.ts'
import type { Consent, ConsentsRepo } from '#worker/features/clients/consents/consents.repo.ts'
import { byStaff } from '#worker/features/clients/consents/consents.service.ts'
import {
  appending,
  evidenceOf,
  firmKeyOf,
  type EvidenceDeps,
} from '#worker/features/clients/evidence/evidence.service.ts'
import { siteOrigin } from '#worker/features/identity/mails/mails.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { makeLink, type SignedLinkDeps } from '#worker/features/identity/signed-links/signed-links.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { conflict } from '#worker/http/errors.ts'
import type { ListedProfile, ProfilesRepo } from './profiles.repo.ts'
import { listedProfile, ownProfile } from './profiles.service.ts'

type ShareDeps = PeopleDeps &
  SignedLinkDeps &
  EvidenceDeps & {
    clientProfiles: ProfilesRepo
    applications: ApplicationsRepo
    consents: Pick<ConsentsRepo, 'ofApplication'>
    origin: string
  }

/**
 * The proven consent that lets a kind of profile go to a firm: a blind one may go with any, a named one needs consent to the
 * name.
 */
const consentFor = (
  kind: ProfileKind,
  firmName: string,
  consents: readonly Consent[],
  now: Date,
): Consent | undefined =>
  consents.find(
    (one) =>
      one.firmKey === firmKeyOf(firmName) &&
      stateNow(one, now) === 'given' &&
      isProven({ channel: one.channel, hasDocument: one.documentId !== null }) &&
      (kind === 'blind' || one.scope === 'named'),
  )

/**
 * Makes a link to a profile for a firm, and keeps in the evidence what was shared.
 *
 * @returns The address, which is stored nowhere.
 * @throws AppError 404 profile_not_found, application_not_found; 409 profile_retired, consent_needed.
 */
export async function shareProfile(
  deps: ShareDeps,
  actor: Actor,
  id: number,
  { applicationId, firmName }: { applicationId: number; firmName: string },
): Promise<{ url: string; profile: ListedProfile }> {
  const [profile] = await Promise.all([ownProfile(deps, actor, id), refuseUnlessSeen(deps, actor, applicationId)])
  const at = deps.now()
  const [candidateId, owner, consents, settings] = await Promise.all([
    deps.clientProfiles.candidateOf(applicationId),
    deps.personRecords.byId(profile.candidateId, actor.id),
    deps.consents.ofApplication(applicationId, at),
    readSettings(deps),
  ])
  if (candidateId === null || candidateId !== owner?.id) throw applicationNotFound()
  if (profile.retiredAt) throw profileRetired()
  const consent = consentFor(profile.kind, firmName, consents, at)
  if (!consent) {
    throw conflict(
      'consent_needed',
      profile.kind === 'blind'
        ? `The candidate hasn’t agreed that ${firmName} gets a profile. Ask for consent first.`
        : `The candidate hasn’t agreed that ${firmName} gets their name. Ask for consent, or share a blind profile.`,
    )
  }
  const shareId = deps.ids.secretId()
  const link = await makeLink(deps, {
    purpose: 'profile',
    subjectId: shareId,
    expiresAt: endOfDays(at, profileLinkDays),
    createdBy: actor.id,
  })
  const share = {
    id: shareId,
    profileId: id,
    applicationId,
    firmName,
    consentId: consent.id,
    sharedBy: actor.id,
    sharedAt: at,
  }
  const isShared = await appending(async () => {
    const recorded = await evidenceOf(deps, {
      applicationId,
      firms: [firmName],
      kind: 'profile_shared',
      by: byStaff(actor),
      at,
      facts: { company: firmName, pdfHash: profile.pdfSha256, profile: profile.code, scope: scopeOf[profile.kind] },
    })
    return deps.clientProfiles.share(share, { by: actor.id, at }, () => [link.write, recorded])
  })
  if (!isShared) throw profileRetired()
  return { url: `${siteOrigin(settings, deps)}/profile/${link.token}`, profile: await listedProfile(deps, id) }
}

const scopeOf = { client: 'named', blind: 'blind' } as const satisfies Record<ProfileKind, string>

const profileRetired = () => conflict('profile_retired', 'This profile was retired. Make another one to share.')

/** Ends one link. Twice is once. @throws AppError 404 profile_not_found. */
export async function endProfileLink(
  deps: PeopleDeps & { clientProfiles: ProfilesRepo },
  actor: Actor,
  { id, linkId }: { id: number; linkId: string },
): Promise<ListedProfile> {
  await ownProfile(deps, actor, id)
  await deps.clientProfiles.endLink(id, linkId, { by: actor.id, at: deps.now() })
  return listedProfile(deps, id)
}
