import { useMutation, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { candidatesApi, type CandidateProfile } from '#contract/api/sourcing/matching.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

/** Candidates with saved searches. Draws nothing if there aren't any. */
export function SavedProfiles({ onOpen }: { onOpen: (profile: CandidateProfile) => void }) {
  const { data: profiles = [] } = useQuery(read(candidatesApi.list))
  const [leaving, setLeaving] = useState<CandidateProfile>()
  const { mutate } = useMutation({
    mutationFn: ({ id }: CandidateProfile) => call(candidatesApi.remove, { params: { id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queryKey(candidatesApi.list) })
      toast({ title: 'Candidate removed' })
    },
    onError: (error) =>
      toast({
        title: 'Delete Failed',
        text: sentenceOf(error, 'Failed to remove the candidate'),
        variant: 'destructive',
      }),
    onSettled: () => setLeaving(undefined),
  })
  if (profiles.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer py-2 font-medium">
        Saved candidates ({numberText(profiles.length)})
      </summary>
      <ul className="flex flex-col divide-y divide-rule">
        {profiles.map((profile) => (
          <li key={profile.id} className="flex min-h-row items-center gap-2">
            <span className="min-w-0 grow truncate">
              <span className="font-serif text-base">{profile.name}</span>
              <span className="ml-2 text-ink-muted">
                {[...profile.practiceAreas, ...profile.locations].slice(0, 4).join(' · ')}
              </span>
            </span>
            <Button size="sm" onClick={() => onOpen(profile)}>
              Search<span className="sr-only"> for {profile.name}</span>
            </Button>
            <IconButton icon={Trash2} label={`Remove ${profile.name}`} onClick={() => setLeaving(profile)} />
          </li>
        ))}
      </ul>
      {leaving ? (
        <ConfirmDialog
          open
          onOpenChange={() => setLeaving(undefined)}
          title="Remove this candidate?"
          text={`This removes the saved search for ${leaving.name} and its matches. Applications aren’t affected.`}
          confirmLabel="Remove"
          onConfirm={() => mutate(leaving)}
        />
      ) : null}
    </details>
  )
}
