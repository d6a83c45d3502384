import type { ReactNode } from 'react'
import type { ApplicationDetail, ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { easternDateText } from '#contract/domain/eastern-time.ts'
import { firmPreferenceText } from '#contract/domain/firm-preferences.ts'
import { isWebAddress } from '#contract/domain/plain-text.ts'
import { expectedSalaryText, jobSalaryText } from '#contract/domain/salary.ts'
import { seniorityLabel } from '#contract/domain/seniorities.ts'
import {
  callAddress,
  jdText,
  JobLink,
  lastPositionText,
  LinkedInLink,
  yearsText,
} from '#web/app/features/candidates/applications/candidate-facts.tsx'
import { ResumeLinks } from '#web/app/features/candidates/applications/resume-links.tsx'
import { EmailLink } from '#web/app/features/candidates/status/email-link.tsx'
import { Badge } from '#web/app/ui/badge.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'

type FactsProps = { facts: readonly (readonly [label: string, value: ReactNode])[] }

/** Labeled facts in two columns where there is room. Unknown facts are left out. */
export function Facts({ facts }: FactsProps) {
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

/** A text that a person wrote, with its line breaks. */
export function LongText({ children }: { children: string }) {
  return <p className="max-w-[70ch] wrap-anywhere whitespace-pre-wrap">{children}</p>
}

type PartProps = { application: ApplicationDetail }
/** A row of the list is enough. */
type KnownProps = { application: ApplicationListItem }

export function ContactFacts({ application }: KnownProps) {
  const { applicantEmail, phoneNumber, location, linkedinUrl } = application
  return (
    <Facts
      facts={[
        [
          'Email',
          <EmailLink key="email" application={application}>
            {applicantEmail}
          </EmailLink>,
        ],
        [
          'Phone',
          phoneNumber ? (
            <a key="phone" className={`${linkClass('quiet')} touch-target`} href={callAddress(phoneNumber)}>
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

export function ProfessionalFacts({ application }: KnownProps) {
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

export function SentDocuments({ application: { resumeUrl, applicantName, coverLetter } }: PartProps) {
  return (
    <div className="flex flex-col gap-3">
      {resumeUrl ? (
        <ResumeLinks resumeUrl={resumeUrl} applicantName={applicantName} />
      ) : (
        <p className="text-ink-muted">No résumé was sent.</p>
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

export function AppliedPositionFacts({ application: { job, appliedAt } }: PartProps) {
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
