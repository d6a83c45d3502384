import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { Section } from './record-section.tsx'

export const ApplicationTimeline = lazyNamed(() => import('./application-timeline.tsx'), 'ApplicationTimeline')

/** The timeline of the application, including each email to the candidate. */
export function ActivityTab({ applicationId }: { applicationId: number }) {
  return (
    <Section title="Timeline">
      <LazyPart as="section" title="The timeline" fallback={<SkeletonText lines={3} />}>
        <ApplicationTimeline id={applicationId} />
      </LazyPart>
    </Section>
  )
}
