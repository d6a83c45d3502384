import { useQueryClient } from '@tanstack/react-query'
import { candidateEvents } from '#web/app/features/candidates/applications/candidate-queries.ts'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { NoteForm } from './note-form.tsx'
import { Section } from './record-section.tsx'

export const ApplicationTimeline = lazyNamed(() => import('./application-timeline.tsx'), 'ApplicationTimeline')

/** The timeline of the application, including each email to the candidate. */
export function ActivityTab({ applicationId }: { applicationId: number }) {
  const client = useQueryClient()
  return (
    <Section title="Timeline">
      <NoteForm
        applicationId={applicationId}
        onSaved={() => void client.invalidateQueries({ queryKey: candidateEvents(applicationId).queryKey })}
      />
      <LazyPart as="section" title="The timeline" fallback={<SkeletonText lines={3} />}>
        <ApplicationTimeline id={applicationId} />
      </LazyPart>
    </Section>
  )
}
