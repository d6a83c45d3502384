import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { jdYearText } from '#contract/domain/jd.ts'
import { matchBand, matchLabel, matchPercent, isGoodMatch } from '#contract/domain/score.ts'
import { paths } from '#web/app/paths.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { linkClass } from '#web/app/ui/link-class.ts'
import { ScoreBadge } from '#web/app/ui/score-badge.tsx'

/** Badge of an applicant who has other applications. */
export function ExistingBadge() {
  return (
    <span className="inline-flex shrink-0 font-sans">
      <Badge tone="brass">Existing</Badge>
    </span>
  )
}

/** The score alone: "85%" with a check from 50, or "Not scored". */
export function MatchScore({ score }: { score: number | null }) {
  return <ScoreBadge tone={matchBand(score)} text={matchPercent(score)} hasCheck={isGoodMatch(score)} />
}

/** The score with its label: "Good Match 85%", or "Not scored". */
export function MatchBadge({ score }: { score: number | null }) {
  const text = score === null ? matchLabel(score) : `${matchLabel(score)} ${matchPercent(score)}`
  return <ScoreBadge tone={matchBand(score)} text={text} hasCheck={isGoodMatch(score)} />
}

type JobLinkProps = { job: { id: number; shortId: string; title: string }; className?: string }

/** Link to the job's application form, in a new tab. */
export function JobLink({ job, className }: JobLinkProps) {
  return (
    <a
      href={paths.apply(job.shortId || String(job.id))}
      target="_blank"
      rel="noreferrer"
      className={cx(linkClass('quiet'), className)}
    >
      {job.title}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

/** Link address of a phone number. */
export const callAddress = (phoneNumber: string): string => `tel:${phoneNumber.replace(/[^\d+]/g, '')}`

export function LinkedInLink({ url }: { url: string }) {
  return (
    <a className={`${linkClass('quiet')} touch-target`} href={url} target="_blank" rel="noreferrer">
      LinkedIn profile<span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

/** "8 years · Corporate"; unknown parts are left out. */
export function experienceText({
  yearsExperience,
  experienceField,
}: Pick<ApplicationListItem, 'yearsExperience' | 'experienceField'>): string {
  const years = yearsExperience === null ? '' : yearsText(yearsExperience)
  return [years, experienceField].filter(Boolean).join(' · ')
}

/** "2016 (10 years ago)", as of today. */
export function jdText(jdYear: number): string {
  return jdYearText(jdYear, new Date())
}

/** "1 year", "8 years". */
export function yearsText(years: number): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`
}

/** "Counsel at Smith & Hale LLP", or whichever of the two is known. */
export function lastPositionText({
  lastJobTitle,
  lastFirmName,
}: Pick<ApplicationListItem, 'lastJobTitle' | 'lastFirmName'>): string {
  if (lastJobTitle && lastFirmName) return `${lastJobTitle} at ${lastFirmName}`
  return lastJobTitle ?? lastFirmName ?? ''
}

/** Id of the button that opens a record: closing it returns the focus there. */
export const openerId = (id: number) => `view-details-${id}`

/** Dot of an application that the user hasn't opened, or that someone else changed since. */
export function UnreadDot() {
  return (
    <span className="shrink-0">
      <span aria-hidden className="block size-2 rounded-full bg-accent" />
      <span className="sr-only">Unread: </span>
    </span>
  )
}
