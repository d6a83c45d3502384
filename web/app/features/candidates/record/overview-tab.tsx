import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { ApplicationDetail, ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { ApplicationHistory } from '#web/app/features/candidates/applications/application-history.tsx'
import { followUpsOfApplication } from '#web/app/features/candidates/follow-ups/follow-up-queries.ts'
import { FollowUpsSection } from '#web/app/features/candidates/follow-ups/follow-ups-section.tsx'
import { MatchDetails } from '#web/app/features/candidates/scoring/match-details.tsx'
import { MatchPanel } from '#web/app/features/candidates/scoring/match-panel.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { OnVisible } from '#web/app/ui/on-visible.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { AppliedPositionFacts, ContactFacts, LongText, ProfessionalFacts } from './fact-sections.tsx'
import { InterviewSection } from './interview-section.tsx'
import { Section, Sections } from './record-section.tsx'
import { SectionsSkeleton } from './record-skeleton.tsx'

const AnalysisSection = lazyNamed(
  () => import('#web/app/features/candidates/analysis/analysis-section.tsx'),
  'AnalysisSection',
)

const CandidateLimits = lazyNamed(() => import('./candidate-limits.tsx'), 'CandidateLimits')

const CorrectDialog = lazyNamed(() => import('./correct-dialog.tsx'), 'CorrectDialog')

type OverviewTabProps = {
  /** The row of the list or more; absent when the address named the record. */
  known: ApplicationListItem | undefined
  /** Absent while it is being read. */
  detail: ApplicationDetail | undefined
}

/**
 * Facts, match, interview, follow-ups and notes. The row of the list already knows the first sections, and each section
 * that waits for an answer is below everything that is drawn: nothing moves when it comes.
 */
export function OverviewTab({ known, detail }: OverviewTabProps) {
  if (!known) return <SectionsSkeleton rows={[2, 4, 3]} />
  const { matchScore, matchSummary, matchReasons } = known
  return (
    <Sections>
      <Section title="Contact Information">
        <ContactFacts application={known} />
        <Corrections application={known} />
      </Section>
      <Section title="Professional Details">
        <ProfessionalFacts application={known} />
      </Section>
      <Section title="Match">
        <MatchPanel score={matchScore} summary={matchSummary} reasons={matchReasons} />
        {detail ? <MatchDetails applicationId={detail.id} /> : null}
      </Section>
      {detail ? <FurtherSections application={detail} /> : <SectionsSkeleton rows={[3, 2, 4]} />}
    </Sections>
  )
}

/** Opens the form that corrects contact data. */
function Corrections({ application }: { application: ApplicationListItem }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button size="sm" className="mt-2" onPointerEnter={CorrectDialog.preload} onClick={() => setIsOpen(true)}>
        Correct contact data
      </Button>
      {isOpen ? (
        <LazyPart as="dialog" title="The form" onClose={close}>
          <CorrectDialog application={application} onClose={close} />
        </LazyPart>
      ) : null}
    </>
  )
}

function FurtherSections({ application }: { application: ApplicationDetail }) {
  const { id, applicantName, history, additionalNotes, interviewNotes, interviewDate, suitabilityRating } = application
  return (
    <>
      <Section title="Interview" isEmpty={interviewDate === null && suitabilityRating === null}>
        <InterviewSection application={application} />
      </Section>
      <Section title="Off limits" isEmpty>
        <OnVisible fallback={<SkeletonText lines={1} />}>
          <LazyPart as="section" title="Off limits" fallback={<SkeletonText lines={1} />}>
            <CandidateLimits applicationId={id} />
          </LazyPart>
        </OnVisible>
      </Section>
      <FollowUps applicationId={id} name={applicantName} />
      <Notes title="Partner Notes">{additionalNotes}</Notes>
      <Notes title="Interview Notes">{interviewNotes}</Notes>
      <Section title="Applied Position">
        <AppliedPositionFacts application={application} />
      </Section>
      {history.length > 0 ? (
        <Section title="Existing Candidate - Application History">
          <ApplicationHistory history={history} />
        </Section>
      ) : null}
      {/* An analysis is written when a candidate is assigned to a partner. */}
      {application.assignedPartnerId === null ? null : (
        <Section title="AI Analysis">
          <OnVisible fallback={<SkeletonText lines={6} />}>
            <LazyPart as="section" title="The analysis" fallback={<SkeletonText lines={6} />}>
              <AnalysisSection applicationId={id} />
            </LazyPart>
          </OnVisible>
        </Section>
      )}
    </>
  )
}

function FollowUps({ applicationId, name }: { applicationId: number; name: string }) {
  const { data } = useQuery(followUpsOfApplication(applicationId))
  return (
    <Section title="Follow-ups" isEmpty={data?.length === 0}>
      <FollowUpsSection applicationId={applicationId} name={name} />
    </Section>
  )
}

/** A text that a person wrote. Renders nothing if it is empty. */
function Notes({ title, children }: { title: string; children: string | null }): ReactNode {
  if (!children) return null
  return (
    <Section title={title}>
      <LongText>{children}</LongText>
    </Section>
  )
}
