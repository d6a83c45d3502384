import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProfileItem } from '#contract/api/clients/profiles.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { profilesOf, useProfileActions } from './profile-queries.ts'
import { ProfileRow } from './profile-row.tsx'
import { ShareProfileDialog } from './share-profile-dialog.tsx'

const MakeProfileDialog = lazyNamed(() => import('./make-profile-dialog.tsx'), 'MakeProfileDialog')

type ProfileListProps = {
  applicationId: number
  /** Names of firms to suggest. */
  firms: readonly string[]
}

type Asked = { kind: 'make' } | { kind: 'share' | 'retire'; profile: ProfileItem }

/** Profiles that were made of a candidate for clients, with their links. */
export function ProfileList({ applicationId, firms }: ProfileListProps) {
  const { data, error, refetch, isFetching } = useQuery(profilesOf(applicationId))
  const { retire } = useProfileActions(applicationId)
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  if (!data && error) {
    return (
      <ErrorState
        title="Profiles couldn’t be loaded"
        text={sentenceOf(error, '')}
        lost="Nothing was lost."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        requestId={error instanceof ApiError ? error.requestId : undefined}
      />
    )
  }
  if (!data) return <SkeletonText lines={2} />
  const { candidateId, items } = data
  return (
    <section aria-label="Client profiles" className="flex flex-col gap-2 border-b border-rule pb-4">
      <h4 className="font-medium">Client profiles</h4>
      {items.length === 0 ? (
        <p className="text-ink-muted">
          No profile yet. One shows a firm what matters, with or without the candidate’s name.
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-rule">
          {items.map((profile) => (
            <ProfileRow
              key={profile.id}
              applicationId={applicationId}
              profile={profile}
              onShare={() => setAsked({ kind: 'share', profile })}
              onRetire={() => setAsked({ kind: 'retire', profile })}
            />
          ))}
        </ul>
      )}
      {candidateId === null ? null : (
        <Button size="sm" className="self-start" onClick={() => setAsked({ kind: 'make' })}>
          Make profile
        </Button>
      )}
      {asked?.kind === 'make' && candidateId !== null ? (
        <LazyPart as="dialog" title="Make profile" onClose={close}>
          <MakeProfileDialog applicationId={applicationId} candidateId={candidateId} onClose={close} />
        </LazyPart>
      ) : null}
      {asked?.kind === 'share' ? (
        <ShareProfileDialog applicationId={applicationId} profile={asked.profile} firms={firms} onClose={close} />
      ) : null}
      {asked?.kind === 'retire' ? (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => isOpen || close()}
          title="Retire profile?"
          text={`Every link to ${asked.profile.code} ends at once. You can’t bring it back, but you can make another.`}
          confirmLabel="Retire profile"
          isBusy={retire.isPending}
          error={retire.error ? sentenceOf(retire.error, 'The profile wasn’t retired') : undefined}
          onConfirm={() => retire.mutate(asked.profile.id, { onSuccess: close })}
        />
      ) : null}
    </section>
  )
}
