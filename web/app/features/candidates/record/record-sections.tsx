import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApplicationDetail } from '#contract/api/candidates/applications.ts'
import { ApplicationHistory } from '#web/app/features/candidates/applications/application-history.tsx'
import { candidateEvents } from '#web/app/features/candidates/applications/candidate-queries.ts'
import { MatchPanel } from '#web/app/features/candidates/scoring/match-panel.tsx'
import { useStatusFlow } from '#web/app/features/candidates/status/status-flow.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { OnVisible } from '#web/app/ui/on-visible.tsx'
import { AppliedPositionFacts, ContactFacts, LongText, ProfessionalFacts, SentDocuments } from './fact-sections.tsx'
import { InterviewSection } from './interview-section.tsx'

const ApplicationTimeline = lazyNamed(() => import('./application-timeline.tsx'), 'ApplicationTimeline')
const DocumentsSection = lazyNamed(
  () => import('#web/app/features/candidates/documents/documents-section.tsx'),
  'DocumentsSection',
)
const FollowUpsSection = lazyNamed(
  () => import('#web/app/features/candidates/follow-ups/follow-ups-section.tsx'),
  'FollowUpsSection',
)
const AnalysisSection = lazyNamed(
  () => import('#web/app/features/candidates/analysis/analysis-section.tsx'),
  'AnalysisSection',
)
const MatchDetails = lazyNamed(() => import('#web/app/features/candidates/scoring/match-details.tsx'), 'MatchDetails')
const RepeatsSection = lazyNamed(() => import('./repeats-section.tsx'), 'RepeatsSection')
const MessagesSection = lazyNamed(
  () => import('#web/app/features/candidates/messages/messages-section.tsx'),
  'MessagesSection',
)

type RecordSectionsProps = {
  application: ApplicationDetail
  /** The section of client submissions. */
  submissions: ReactNode
}

/** Everything about one application, contact data first and the timeline last. */
export function RecordSections({ application, submissions }: RecordSectionsProps) {
  const { history, matchScore, matchSummary, matchReasons, additionalNotes, interviewNotes } = application
  return (
    <div className="flex flex-col gap-6">
      <Section title="Contact Information">
        <ContactFacts application={application} />
      </Section>
      <Section title="Professional Details">
        <ProfessionalFacts application={application} />
      </Section>
      <Section title="Documents">
        <SentDocuments application={application} />
      </Section>
      <Section title="Uploaded Documents">
        <UploadedDocuments application={application} />
      </Section>
      <AppliedAgain applicationId={application.id} />
      <Section title="Client Submissions">{submissions}</Section>
      <Section title="Follow-ups">
        <OnVisible fallback={<SkeletonText lines={2} />}>
          <LazyPart as="section" title="Follow-ups" fallback={<SkeletonText lines={2} />}>
            <FollowUpsSection applicationId={application.id} name={application.applicantName} />
          </LazyPart>
        </OnVisible>
      </Section>
      <Section title="Messages">
        <LazyPart as="section" title="Messages" fallback={<SkeletonText lines={4} />}>
          <MessagesSection applicationId={application.id} />
        </LazyPart>
      </Section>
      <Section title="Match">
        <MatchPanel score={matchScore} summary={matchSummary} reasons={matchReasons} />
        <OnVisible fallback={<SkeletonText lines={3} />}>
          <LazyPart as="section" title="The match" fallback={<SkeletonText lines={3} />}>
            <MatchDetails applicationId={application.id} />
          </LazyPart>
        </OnVisible>
      </Section>
      {/* An analysis is written when a candidate is assigned to a partner. */}
      {application.assignedPartnerId === null ? null : (
        <Section title="AI Analysis">
          <OnVisible fallback={<SkeletonText lines={6} />}>
            <LazyPart as="section" title="The analysis" fallback={<SkeletonText lines={6} />}>
              <AnalysisSection applicationId={application.id} />
            </LazyPart>
          </OnVisible>
        </Section>
      )}
      <Section title="Interview">
        <InterviewSection application={application} />
      </Section>
      {additionalNotes ? (
        <Section title="Partner Notes">
          <LongText>{additionalNotes}</LongText>
        </Section>
      ) : null}
      {interviewNotes ? (
        <Section title="Interview Notes">
          <LongText>{interviewNotes}</LongText>
        </Section>
      ) : null}
      <Section title="Applied Position">
        <AppliedPositionFacts application={application} />
      </Section>
      {history.length > 0 ? (
        <Section title="Existing Candidate - Application History">
          <ApplicationHistory history={history} />
        </Section>
      ) : null}
      <Section title="Timeline">
        <LazyPart as="section" title="The timeline" fallback={<SkeletonText lines={3} />}>
          <ApplicationTimeline id={application.id} />
        </LazyPart>
      </Section>
    </div>
  )
}

/** Later applications by the same person; read only where the timeline mentions one. */
function AppliedAgain({ applicationId }: { applicationId: number }) {
  const { data } = useQuery(candidateEvents(applicationId))
  if (!data?.some(({ kind }) => kind === 'applied_again')) return null
  return (
    <Section title="Applied Again">
      <LazyPart as="section" title="Later applications" fallback={<SkeletonText lines={3} />}>
        <RepeatsSection applicationId={applicationId} />
      </LazyPart>
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 border-b border-rule pb-1 text-lg">{title}</h3>
      {children}
    </section>
  )
}

function UploadedDocuments({ application }: { application: ApplicationDetail }) {
  const flow = useStatusFlow()
  return (
    <LazyPart as="section" title="Uploaded documents" fallback={<SkeletonText lines={2} />}>
      <DocumentsSection applicationId={application.id} onUpload={() => flow.upload(application)} />
    </LazyPart>
  )
}
