import { useMutation, useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { resumesApi } from '#contract/api/candidates/resumes.ts'
import type { ApplicationMatch } from '#contract/api/candidates/scoring.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { engineLabels } from '#contract/domain/intelligence.ts'
import type { ResumeFacts, ResumePosition } from '#contract/domain/resume-facts.ts'
import { scorePartLabels } from '#contract/domain/score-types.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Button } from '#web/app/ui/button.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { bookText } from './book-text.ts'
import { matchOf } from './match-queries.ts'

/** Score breakdown, facts from the résumé, and warnings about its file. */
export function MatchDetails({ applicationId }: { applicationId: number }) {
  const { data, error, refetch, isFetching } = useQuery(matchOf(applicationId))
  if (!data && error) {
    return (
      <ErrorState
        title="Couldn’t load the match details."
        text={sentenceOf(error, '')}
        lost="Nothing was lost."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!data) return <SkeletonText lines={3} />
  return (
    <div className="mt-4 flex flex-col gap-4">
      {data.parts.length > 0 ? <Parts match={data} /> : null}
      {data.resume ? <Resume applicationId={applicationId} resume={data.resume} /> : null}
    </div>
  )
}

function Parts({ match: { parts, engine, scoredAt } }: { match: ApplicationMatch }) {
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0)
  return (
    <details>
      <summary className="cursor-pointer py-1 text-xs font-medium text-ink-muted max-sm:py-3.5">
        Score breakdown
      </summary>
      <ul className="mt-2 grid gap-x-6 gap-y-1 text-xs sm:grid-cols-2">
        {parts.map(({ key, weight, value }) => (
          <li key={key} className="flex justify-between gap-3">
            <span>{scorePartLabels[key]}</span>
            <span className="text-ink-muted tabular-nums">
              {Math.round(value * 100)}% (weight {whole === 0 ? 0 : Math.round((weight / whole) * 100)}%)
            </span>
          </li>
        ))}
      </ul>
      {engine && scoredAt ? (
        <p className="mt-2 text-xs text-ink-muted">
          {engineLabels[engine]}, {interviewDateText(scoredAt)}. A different practice area or seniority lowers the
          overall score.
        </p>
      ) : null}
    </details>
  )
}

type ResumeProps = { applicationId: number; resume: NonNullable<ApplicationMatch['resume']> }

function Resume({ applicationId, resume }: ResumeProps) {
  return (
    <div>
      <h4 className="text-xs font-medium text-ink-muted">From the résumé</h4>
      {resume.risks.map(({ kind, text, quote }) => (
        <div
          key={kind + quote}
          className="mt-2 flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2 text-on-warning-soft"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <p className="min-w-0">
            {text} <q className="wrap-anywhere">{quote}</q>
          </p>
        </div>
      ))}
      {resume.facts ? <Facts facts={resume.facts} /> : null}
      {resume.facts && resume.engine ? (
        <p className="mt-2 text-xs text-ink-muted">Read by: {engineLabels[resume.engine]}</p>
      ) : null}
      {resume.facts ? null : <p className="mt-1 text-ink-muted">{resume.message}</p>}
      {resume.state === 'unreadable' ? <ReadAgain applicationId={applicationId} /> : null}
    </div>
  )
}

/** A file that stopped its reader isn't tried again automatically, only on request. */
function ReadAgain({ applicationId }: { applicationId: number }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(resumesApi.readAgain, { params: { id: applicationId } }),
    onError: (error) =>
      toast({
        title: 'Couldn’t read again',
        text: sentenceOf(error, 'Couldn’t start reading the résumé.'),
        variant: 'destructive',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: matchOf(applicationId).queryKey }),
  })
  return (
    <Button size="sm" className="mt-2" isBusy={isPending} onClick={() => mutate()}>
      Try again
    </Button>
  )
}

function Facts({ facts }: { facts: ResumeFacts }) {
  const { lawSchool, jdYear, barAdmissions, positions, practiceAreas, portableBook, clerkships } = facts
  const school = [lawSchool?.value, jdYear?.value].filter(Boolean).join(', ')
  const rows: [string, ReactNode, string | undefined][] = [
    ['Law degree', school, jdYear?.quote ?? lawSchool?.quote],
    ['Bar admissions', barAdmissions.map(({ value }) => value).join(', '), barAdmissions[0]?.quote],
    ['Practice areas', practiceAreas.map(({ value }) => value).join(', '), practiceAreas[0]?.quote],
    ['Portable book', bookText(portableBook), portableBook?.quote],
    ['Clerkships', clerkships.map(({ value }) => value).join('; '), undefined],
  ]
  const known = rows.filter(([, value]) => value !== '')
  if (known.length === 0 && positions.length === 0) return <p className="mt-1 text-ink-muted">Nothing recognized.</p>
  return (
    <>
      <dl className="mt-1 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {known.map(([label, value, quote]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd className="wrap-anywhere" {...(quote ? { title: `“${quote}”` } : {})}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {positions.length > 0 ? (
        <ul aria-label="Positions" className="mt-2 flex flex-col gap-0.5">
          {positions.slice(0, 8).map((position) => (
            <li
              key={position.quote + (position.title ?? '')}
              className="flex flex-wrap justify-between gap-x-3"
              title={`“${position.quote}”`}
            >
              <span className="min-w-0">{[position.title, position.firm].filter(Boolean).join(', ')}</span>
              <span className="text-ink-muted tabular-nums">{yearsText(position)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** "2018 to 2022", "since 2020", "2015". */
function yearsText({ from, to, isCurrent }: ResumePosition): string {
  if (from === null) return ''
  if (isCurrent) return `since ${from}`
  return to === null || to === from ? String(from) : `${from} to ${to}`
}
