import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { Section } from './record-section.tsx'

export const MessagesSection = lazyNamed(
  () => import('#web/app/features/candidates/messages/messages-section.tsx'),
  'MessagesSection',
)

type MessagesTabProps = { applicationId: number; focusRequest: number }

/** Messages between staff; emails to the candidate are written here too. */
export function MessagesTab({ applicationId, focusRequest }: MessagesTabProps) {
  return (
    <Section title="Messages">
      <LazyPart as="section" title="Messages" fallback={<SkeletonText lines={4} />}>
        <MessagesSection applicationId={applicationId} focusRequest={focusRequest} />
      </LazyPart>
    </Section>
  )
}
