import { useQuery } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import type { ApplicationDetail } from '#contract/api/candidates/applications.ts'
import { easternDateText, interviewDateText } from '#contract/domain/eastern-time.ts'
import { firmPreferenceText } from '#contract/domain/firm-preferences.ts'
import { mailDeliveryLabels } from '#contract/domain/mail-delivery.ts'
import { ratingLabel } from '#contract/domain/ratings.ts'
import { expectedSalaryText, jobSalaryText } from '#contract/domain/salary.ts'
import { seniorityLabel } from '#contract/domain/seniorities.ts'
import { isWebAddress } from '#contract/domain/plain-text.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { WhenSeen } from '#web/app/ui/when-seen.tsx'
import { ApplicationHistory } from './application-history.tsx'
import { callAddress, jdText, JobLink, lastPositionText, LinkedInLink, yearsText } from './candidate-facts.tsx'
import { candidateEvents, candidateMails } from '#web/app/features/candidates/applications/candidate-queries.ts'
import { InterviewActions } from '#web/app/features/candidates/applications/interview-actions.tsx'
import { MatchPanel } from '#web/app/features/candidates/scoring/match-panel.tsx'
import { ResumeLinks } from '#web/app/features/candidates/applications/resume-links.tsx'
import { useStatusFlow } from '#web/app/features/candidates/applications/status-flow.tsx'

const ApplicationTimeline = lazyNamed(() => import('./application-timeline.tsx'), 'ApplicationTimeline')
const DocumentsSection = lazyNamed(
  () => import('#web/app/features/candidates/documents/documents-section.tsx'),
  'DocumentsSection',
)

const SubmissionsSection = lazyNamed(
  () => import('#web/app/features/clients/submissions/submissions-section.tsx'),
  'SubmissionsSection',
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

/** Everything about one application, in the order of the spec. */
export function PanelSections({ application }: { application: ApplicationDetail }) {
  const { history, matchScore, matchSummary, matchReasons, additionalNotes, interviewNotes } = application
  return (
    <div className="flex flex-col gap-6">
      <Section title="Contact Information">
        <Contact application={application} />
      </Section>
      <Section title="Professional Details">
        <Professional application={application} />
      </Section>
      <Section title="Documents">
        <Documents application={application} />
      </Section>
      <Section title="Uploaded Documents">
        <UploadedDocuments application={application} />
      </Section>
      <AppliedAgain applicationId={application.id} />
      <Section title="Client Submissions">
        <LazyPart as="section" title="Client submissions" fallback={<SkeletonText lines={3} />}>
          <SubmissionsSection applicationId={application.id} />
        </LazyPart>
      </Section>
      <Section title="Follow-ups">
        <WhenSeen fallback={<SkeletonText lines={2} />}>
          <LazyPart as="section" title="Follow-ups" fallback={<SkeletonText lines={2} />}>
            <FollowUpsSection applicationId={application.id} name={application.applicantName} />
          </LazyPart>
        </WhenSeen>
      </Section>
      <Section title="Messages">
        <LazyPart as="section" title="Messages" fallback={<SkeletonText lines={4} />}>
          <MessagesSection applicationId={application.id} />
        </LazyPart>
      </Section>
      <Section title="Match">
        <MatchPanel score={matchScore} summary={matchSummary} reasons={matchReasons} />
        <WhenSeen fallback={<SkeletonText lines={3} />}>
          <LazyPart as="section" title="The match" fallback={<SkeletonText lines={3} />}>
            <MatchDetails applicationId={application.id} />
          </LazyPart>
        </WhenSeen>
      </Section>
      {/* One is written when a partner gets the candidate (spec 2 §5). */}
      {application.assignedPartnerId === null ? null : (
        <Section title="AI Analysis">
          <WhenSeen fallback={<SkeletonText lines={6} />}>
            <LazyPart as="section" title="The analysis" fallback={<SkeletonText lines={6} />}>
              <AnalysisSection applicationId={application.id} />
            </LazyPart>
          </WhenSeen>
        </Section>
      )}
      <Section title="Interview">
        <Interview application={application} />
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
        <AppliedPosition application={application} />
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

/** Read only where the timeline says that something came later. */
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

type FactsProps = { facts: readonly (readonly [label: string, value: ReactNode])[] }

/** Labelled facts, two beside one another where there is room; what is unknown is left out. */
function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {facts.map(([label, value]) =>
        value === null || value === undefined || value === '' ? null : (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** What somebody wrote, with its line breaks. */
function LongText({ children }: { children: string }) {
  return <p className="max-w-[70ch] break-words whitespace-pre-wrap">{children}</p>
}

type PartProps = { application: ApplicationDetail }

function Contact({ application: { applicantEmail, phoneNumber, location, linkedinUrl } }: PartProps) {
  return (
    <Facts
      facts={[
        [
          'Email',
          <a key="email" className={linkClass()} href={`mailto:${applicantEmail}`}>
            {applicantEmail}
          </a>,
        ],
        [
          'Phone',
          phoneNumber ? (
            <a key="phone" className={linkClass('quiet')} href={callAddress(phoneNumber)}>
              {phoneNumber}
            </a>
          ) : null,
        ],
        ['Location', location],
        ['LinkedIn', isWebAddress(linkedinUrl) ? <LinkedInLink key="linkedin" url={linkedinUrl} /> : linkedinUrl],
      ]}
    />
  )
}

function Professional({ application }: PartProps) {
  const { jdYear, yearsExperience, experienceField, primaryPracticeArea, bigFirmExperienceYears } = application
  return (
    <>
      {application.hasPortableBook ? (
        <p className="mb-2">
          <Badge tone="brass">Has Portable Book</Badge>
        </p>
      ) : null}
      <Facts
        facts={[
          ['JD year', jdYear === null ? null : jdText(jdYear)],
          [
            'Experience',
            yearsExperience === null
              ? experienceField
              : `${yearsText(yearsExperience)}${experienceField ? ` in ${experienceField}` : ''}`,
          ],
          ['Primary practice area', primaryPracticeArea],
          ['Big Law experience', bigFirmExperienceYears > 0 ? yearsText(bigFirmExperienceYears) : null],
          ['Last position', lastPositionText(application)],
          ['Firm preference', firmPreferenceText(application.firmPreference)],
          ['Expected salary', expectedSalaryText(application.expectedSalary)],
          ['Needs visa sponsorship', application.needsVisaSponsorship === 'YES' ? 'Yes' : 'No'],
        ]}
      />
    </>
  )
}

function Documents({ application: { resumeUrl, applicantName, coverLetter } }: PartProps) {
  return (
    <div className="flex flex-col gap-3">
      {resumeUrl ? (
        <ResumeLinks resumeUrl={resumeUrl} applicantName={applicantName} />
      ) : (
        <p className="text-ink-muted">No resume was sent.</p>
      )}
      {coverLetter ? (
        <div>
          <h4 className="mb-1 text-xs font-medium text-ink-muted">Cover Letter</h4>
          <LongText>{coverLetter}</LongText>
        </div>
      ) : null}
    </div>
  )
}

function UploadedDocuments({ application }: PartProps) {
  const flow = useStatusFlow()
  return (
    <LazyPart as="section" title="Uploaded documents" fallback={<SkeletonText lines={2} />}>
      <DocumentsSection applicationId={application.id} onUpload={() => flow.upload(application)} />
    </LazyPart>
  )
}

function Interview({ application }: PartProps) {
  const flow = useStatusFlow()
  const { interviewDate, suitabilityRating, talentForOtherRoles, appliedBefore } = application
  const hasFeedback = suitabilityRating !== null
  const { data: mails = [] } = useQuery(candidateMails(application.id))
  const lastMail = mails.findLast(({ kind }) => kind.startsWith('interview_'))
  const mailText = lastMail && `${lastMail.label}: ${mailDeliveryLabels[lastMail.delivery]}`
  return (
    <div className="flex flex-col gap-3">
      {interviewDate || hasFeedback ? null : <p className="text-ink-muted">No interview is scheduled.</p>}
      {interviewDate || hasFeedback || mailText ? (
        <Facts
          facts={[
            ['Interview date', interviewDateText(interviewDate)],
            ['Last email to the candidate', mailText],
            ['Suitability rating', hasFeedback ? ratingLabel(suitabilityRating) : null],
            ['Talent for other roles', hasFeedback ? ratingLabel(talentForOtherRoles) : null],
            [
              'Applied to this position in the last 6 months',
              appliedBefore === null ? null : appliedBefore ? 'Yes' : 'No',
            ],
          ]}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => flow.schedule(application)}>
          {interviewDate ? 'Change interview' : 'Schedule interview'}
        </Button>
        <Button size="sm" onClick={() => flow.feedback(application)}>
          {hasFeedback ? 'Edit feedback' : 'Add feedback'}
        </Button>
        <InterviewActions application={application} />
      </div>
    </div>
  )
}

function AppliedPosition({ application: { job, appliedAt } }: PartProps) {
  return (
    <Facts
      facts={[
        ['Job', <JobLink key="job" job={job} className="font-medium" />],
        ['Firm', job.firmName],
        ['Location', job.isRemote ? `${job.location} (remote)` : job.location],
        ['Practice area', job.practiceArea],
        ['Seniority', seniorityLabel(job.seniority)],
        ['Salary', jobSalaryText(job)],
        ['Work type', job.workType],
        ['Applied', easternDateText(appliedAt)],
        ['Job status', job.isActive ? null : 'No longer open'],
      ]}
    />
  )
}
