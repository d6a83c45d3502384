import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ExternalLink, Mail, MapPin, Phone } from 'lucide-react'
import { useId, useState } from 'react'
import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { easternDateText } from '#contract/domain/eastern-time.ts'
import { firmPreferenceText } from '#contract/domain/firm-preferences.ts'
import { expectedSalaryText } from '#contract/domain/salary.ts'
import { isWebAddress } from '#contract/domain/plain-text.ts'
import { AlertLine } from '#web/app/ui/alert-line.tsx'
import { Badge } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { linkClass } from '#web/app/ui/link-class.ts'
import { opensOnClick } from '#web/app/ui/opens-on-click.ts'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { AssignmentControl } from '#web/app/features/candidates/applications/assignment-control.tsx'
import { RowCheckbox } from '#web/app/ui/row-checkbox.tsx'
import {
  callAddress,
  ExistingBadge,
  experienceText,
  jdText,
  JobLink,
  lastPositionText,
  LinkedInLink,
  MatchBadge,
  openerId,
  UnreadDot,
  yearsText,
} from '#web/app/features/candidates/applications/candidate-facts.tsx'
import { DaysInStage, NextFollowUp } from '#web/app/features/candidates/applications/stage-facts.tsx'
import { ApplicationHistory } from '#web/app/features/candidates/applications/application-history.tsx'
import { candidateDetail } from '#web/app/features/candidates/applications/candidate-detail.ts'
import { CompactReasons } from '#web/app/features/candidates/scoring/match-panel.tsx'
import { ResumeLinks } from '#web/app/features/candidates/applications/resume-links.tsx'
import { EmailLink } from '#web/app/features/candidates/status/email-link.tsx'
import { StatusControl } from '#web/app/features/candidates/status/status-control.tsx'
import type { CandidateCardProps } from './compact-card.tsx'

/** One application as a card. */
export function CandidateCard(props: CandidateCardProps) {
  const { row, isOpen, onOpen, isSelected, onSelect, isAdmin, position, setSize } = props
  const headingId = useId()
  return (
    // From the keyboard, the button below opens it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <article
      aria-labelledby={headingId}
      onClick={opensOnClick(() => onOpen(row.id))}
      data-application={row.id}
      aria-posinset={position}
      aria-setsize={setSize}
      className={cx(
        'flex cursor-pointer flex-col gap-3 rounded-lg border p-4 text-sm transition-colors hover:border-rule-strong',
        isOpen || isSelected
          ? 'border-accent bg-accent-soft text-on-accent-soft'
          : 'border-rule bg-paper-raised text-ink',
      )}
    >
      <header className="flex items-start gap-1">
        <div className="-mt-1.5 -ml-2 shrink-0">
          <RowCheckbox
            label={`Select ${row.applicantName}`}
            isSelected={isSelected}
            onSelect={(_, isRange) => onSelect(row.id, isRange)}
          />
        </div>
        <div className="min-w-0 grow">
          <h2 id={headingId} className="flex flex-wrap items-center gap-1.5 text-lg leading-6">
            {row.unread ? <UnreadDot /> : null}
            {row.applicantName}
            {row.isExisting ? <ExistingBadge /> : null}
          </h2>
          <p className="mt-0.5 text-xs">
            <JobLink job={row.job} className="text-sm" /> · {row.job.firmName}
          </p>
        </div>
        <MatchBadge score={row.matchScore} />
      </header>
      <FullFacts row={row} />
      <footer className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        <StatusControl application={row} className="w-52! max-sm:w-full!" />
        {isAdmin ? <AssignmentControl application={row} className="w-40! max-sm:w-full!" /> : null}
        <Button
          id={openerId(row.id)}
          data-opener
          size="sm"
          className="ml-auto scroll-my-40"
          aria-label={`View Details of ${row.applicantName}`}
          onClick={() => onOpen(row.id)}
        >
          View Details
        </Button>
      </footer>
    </article>
  )
}

const factIcon = 'mr-1.5 inline size-3.5 shrink-0 align-[-2px]'

function FullFacts({ row }: { row: ApplicationListItem }) {
  const background = [
    row.jdYear === null ? '' : `JD ${jdText(row.jdYear)}`,
    experienceText(row),
    row.bigFirmExperienceYears > 0 ? `Big Law ${yearsText(row.bigFirmExperienceYears)}` : '',
    lastPositionText(row),
    firmPreferenceText(row.firmPreference),
    expectedSalaryText(row.expectedSalary),
  ].filter(Boolean)
  return (
    <>
      <ul
        aria-label="Contact"
        className="flex flex-wrap gap-x-4 gap-y-1 text-xs leading-6 max-sm:gap-y-0 max-sm:leading-11"
      >
        <li className="min-w-0 truncate">
          <Mail aria-hidden className={factIcon} />
          <EmailLink application={row} kind="quiet">
            {row.applicantEmail}
          </EmailLink>
        </li>
        {row.phoneNumber ? (
          <li>
            <Phone aria-hidden className={factIcon} />
            <a className={`${linkClass('quiet')} touch-target`} href={callAddress(row.phoneNumber)}>
              {row.phoneNumber}
            </a>
          </li>
        ) : null}
        {row.location ? (
          <li>
            <MapPin aria-hidden className={factIcon} />
            {row.location}
          </li>
        ) : null}
        {isWebAddress(row.linkedinUrl) ? (
          <li>
            <ExternalLink aria-hidden className={factIcon} />
            <LinkedInLink url={row.linkedinUrl} />
          </li>
        ) : null}
      </ul>
      <p>{background.join(' · ')}</p>
      {row.hasPortableBook ? (
        <p>
          <Badge tone="brass">Has Portable Book</Badge>
        </p>
      ) : null}
      <CompactReasons score={row.matchScore} reasons={row.matchReasons} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs">
        <span>Applied {easternDateText(row.appliedAt)}</span>
        <span>
          In stage: <DaysInStage row={row} />
        </span>
        <span>
          Next follow-up: <NextFollowUp row={row} />
        </span>
        <ResumeLinks resumeUrl={row.resumeUrl} applicantName={row.applicantName} />
      </p>
      {row.isExisting ? <HistoryDisclosure id={row.id} /> : null}
    </>
  )
}

/** The applicant's other applications, read when opened. */
function HistoryDisclosure({ id }: { id: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, isError } = useQuery({ ...candidateDetail(id), enabled: isOpen })
  const contentId = useId()
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-sm text-xs font-medium hover:underline max-sm:min-h-11"
      >
        <ChevronDown aria-hidden className={cx('size-3.5 transition-transform', isOpen && 'rotate-180')} />
        Existing Candidate - Application History
      </button>
      <div id={contentId} hidden={!isOpen} className="mt-2">
        {data ? <ApplicationHistory history={data.history} /> : null}
        {isOpen && isError ? <AlertLine>Couldn’t load the history.</AlertLine> : null}
        {isOpen && !data && !isError ? <SkeletonText lines={2} /> : null}
      </div>
    </div>
  )
}
