import { appending, evidenceOf, type EvidenceDeps } from '#worker/features/clients/evidence/evidence.service.ts'
import { profileNotification } from '#worker/features/identity/notifications/notifications.service.ts'
import {
  openLink,
  signedLinkOver,
  type LinkReader,
  type SignedLinkDeps,
} from '#worker/features/identity/signed-links/signed-links.service.ts'
import type { SignedLink } from '#worker/features/identity/signed-links/signed-links.repo.ts'
import type { RateLimiter } from '#worker/http/rate-limit.ts'
import type { ProfilesRepo, SharedProfile, StoredProfile } from './profiles.repo.ts'

type OpenProfileDeps = Omit<SignedLinkDeps, 'ids'> & {
  limiter: RateLimiter
  clientProfiles: Pick<ProfilesRepo, 'openShare' | 'askName'>
}

/** A stored profile for `ProfileSheet`: nothing of the row that a client may not read. */
export const profileView = ({ code, title, headline, body }: StoredProfile) => ({
  code,
  title,
  headline,
  blocks: body,
})

/** Opens a link to a profile. @throws AppError 404 link_over, also for a retired profile or withdrawn consent; 429. */
export async function openProfile(
  deps: OpenProfileDeps,
  reader: LinkReader,
): Promise<SharedProfile & { link: SignedLink }> {
  const link = await openLink(deps, 'profile', reader)
  const shared = await deps.clientProfiles.openShare(link.subjectId)
  if (!shared) throw signedLinkOver()
  return { ...shared, link }
}

/** Tells the recruiter that the client would like to know the name, and keeps it as evidence. Twice is once. */
export async function askForName(
  deps: OpenProfileDeps & EvidenceDeps,
  { share, profile, contact }: SharedProfile,
): Promise<void> {
  if (profile.kind !== 'blind' || share.nameAskedAt) return
  const at = deps.now()
  const { applicationId, firmName } = share
  await appending(async () => {
    const recorded = await evidenceOf(deps, {
      applicationId,
      firms: [firmName],
      kind: 'client_answered',
      by: { kind: 'contact', id: null, name: firmName },
      at,
      facts: { company: firmName, profile: profile.code, text: 'Asked for the name.' },
    })
    return deps.clientProfiles.askName(share, { by: null, at }, (tx) => [
      recorded,
      contact === null
        ? []
        : tx.notify(
            profileNotification({
              userId: contact.id,
              applicationId,
              at,
              title: 'A client asked for a name',
              message: `The client who got profile ${profile.code} would like to know the candidate’s name.`,
            }),
          ),
    ])
  })
}
