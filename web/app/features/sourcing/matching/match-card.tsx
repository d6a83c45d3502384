import { Check, ExternalLink, TriangleAlert, X } from 'lucide-react'
import type { MatchedJob } from '#contract/api/sourcing/matching.ts'
import { jobSalaryText } from '#contract/domain/salary.ts'
import { firstReasons, jobMatchBand, readReason, type ReasonKind } from '#contract/domain/score.ts'
import { seniorityLabel } from '#contract/domain/seniorities.ts'
import { postedAge } from '#web/app/features/jobs/jobs/posted-age.ts'
import { paths } from '#web/app/paths.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { ScoreBadge } from '#web/app/ui/score-badge.tsx'

/** Maximum number of requirements on a card. */
const requirementsShown = 3

/** A matching job with the reasons. Its page and its application form open in new tabs. */
export function MatchCard({ job }: { job: MatchedJob }) {
  const { shown, rest } = firstReasons(job.matchReasons, job.matchScore)
  return (
    <article className="flex h-full flex-col gap-2 rounded-lg border border-rule bg-paper-raised p-4 wrap-anywhere">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-serif text-lg leading-6 break-words">{job.title}</h3>
        <span className="shrink-0">
          <ScoreBadge tone={jobMatchBand(job.matchScore)} text={`${job.matchScore}% match`} />
        </span>
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
        <span>{job.firmName}</span>
        <span>{postedAge(job.postedDate)}</span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm">
        <strong className="font-semibold tabular-nums">{jobSalaryText(job)}</strong>
        <span>{job.location}</span>
      </p>
      <ul aria-label="Match reasons" className="flex flex-col gap-1 text-sm">
        {shown.map((reason) => (
          <Reason key={reason} reason={reason} />
        ))}
        {rest.length > 0 ? (
          <li>
            <details>
              <summary className="cursor-pointer py-1 text-xs text-ink-muted">+{rest.length} more</summary>
              <ul className="flex flex-col gap-1 pt-1">
                {rest.map((reason) => (
                  <Reason key={reason} reason={reason} />
                ))}
              </ul>
            </details>
          </li>
        ) : null}
      </ul>
      {job.requirements.length > 0 ? (
        <ul aria-label="Requirements" className="list-disc pl-5 text-sm text-ink-muted">
          {job.requirements.slice(0, requirementsShown).map((requirement, at) => (
            <li key={at}>{requirement}</li>
          ))}
        </ul>
      ) : null}
      <p className="flex flex-wrap gap-1.5">
        <Badge>{job.practiceArea}</Badge>
        <Badge>{seniorityLabel(job.seniority)}</Badge>
        {job.isRemote ? <Badge tone="info">Remote</Badge> : null}
        {job.isBigLaw ? <Badge>Big Law</Badge> : null}
        {job.isBoutique ? <Badge>Boutique</Badge> : null}
      </p>
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        {(
          [
            [paths.site.job(job.shortId), 'View job'],
            [paths.apply(job.shortId), 'Apply'],
          ] as const
        ).map(([to, label]) => (
          <a key={label} href={to} target="_blank" rel="noreferrer" className={buttonClass({ size: 'sm' })}>
            {label}
            <span className="sr-only">: {job.title} (opens in a new tab)</span>
            <ExternalLink aria-hidden className="size-3.5" />
          </a>
        ))}
      </div>
    </article>
  )
}

const marks = {
  strengths: { Icon: Check, tone: 'text-success', word: 'Fits' },
  concerns: { Icon: X, tone: 'text-danger', word: 'Missing' },
  risks: { Icon: TriangleAlert, tone: 'text-warning', word: 'Risk' },
  tags: { Icon: Check, tone: 'text-ink-muted', word: 'Note' },
} as const satisfies Record<ReasonKind, unknown>

function Reason({ reason }: { reason: string }) {
  const { kind, text } = readReason(reason)
  const { Icon, tone, word } = marks[kind]
  return (
    <li className="flex items-start gap-1.5">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${tone}`} />
      <span>
        <span className="sr-only">{word}: </span>
        {text}
      </span>
    </li>
  )
}
