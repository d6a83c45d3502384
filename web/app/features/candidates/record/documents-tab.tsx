import { useQuery } from '@tanstack/react-query'
import type { ApplicationDetail } from '#contract/api/candidates/applications.ts'
import { candidateEvents } from '#web/app/features/candidates/applications/candidate-queries.ts'
import { candidateDocuments } from '#web/app/features/candidates/documents/document-queries.ts'
import { DocumentsSection } from '#web/app/features/candidates/documents/documents-section.tsx'
import { useStatusFlow } from '#web/app/features/candidates/status/status-flow.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { SentDocuments } from './fact-sections.tsx'
import { Section } from './record-section.tsx'

const RepeatsSection = lazyNamed(() => import('./repeats-section.tsx'), 'RepeatsSection')

/** The files of an application: what the applicant sent, and what staff added. */
export function DocumentsTab({ application }: { application: ApplicationDetail }) {
  const { id, resumeUrl, coverLetter } = application
  const flow = useStatusFlow()
  const { data: documents } = useQuery(candidateDocuments(id))
  return (
    <>
      <Section title="Documents" isEmpty={!resumeUrl && !coverLetter}>
        <SentDocuments application={application} />
      </Section>
      <Section title="Uploaded Documents" isEmpty={documents?.length === 0}>
        <DocumentsSection applicationId={id} onUpload={() => flow.upload(application)} />
      </Section>
      <AppliedAgain applicationId={id} />
    </>
  )
}

/** Later applications by the same person; read only where the timeline mentions one. */
function AppliedAgain({ applicationId }: { applicationId: number }) {
  const { data } = useQuery(candidateEvents(applicationId))
  if (!data?.some(({ kind }) => kind === 'applied_again')) return null
  return (
    <Section title="Applied again">
      <LazyPart as="section" title="Later applications" fallback={<SkeletonText lines={3} />}>
        <RepeatsSection applicationId={applicationId} />
      </LazyPart>
    </Section>
  )
}
