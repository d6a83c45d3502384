import { useEffect, useState } from 'react'
import { resumesApi, type ResumeHit } from '#contract/api/candidates/resumes.ts'
import { matchBand, matchPercent } from '#contract/domain/score.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { readPages, usePagedQuery } from '#web/app/lib/paged-query.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { controlLine } from '#web/app/ui/control-class.ts'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { ScoreBadge } from '#web/app/ui/score-badge.tsx'
import { ViewDialog } from '#web/app/ui/view-dialog.tsx'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'

const typedMs = 250

/** Searches résumés; a result opens its candidate. */
export function ResumeSearchDialog({ onClose }: { onClose: () => void }) {
  return (
    <ViewDialog
      onClose={onClose}
      title="Search résumés"
      description="Finds résumés that contain all of these words."
      size="lg"
    >
      <ResumeSearch onDone={onClose} />
    </ViewDialog>
  )
}

function ResumeSearch({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState('')
  const [q, setQ] = useState('')
  const [, setParams] = useSearchParams()
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), typedMs)
    return () => clearTimeout(timer)
  }, [text])
  const { list: found, rows } = usePagedQuery(
    { ...readPages(resumesApi.search, { q, limit: 20 }), enabled: q !== '' },
    ({ applicationId }) => applicationId,
  )
  const hits = q === '' ? [] : rows
  const open = (id: number) => {
    onDone()
    setParams(
      (now) => {
        const params = new URLSearchParams(now)
        params.set('selected', String(id))
        return params
      },
      { preventScrollReset: true },
    )
  }
  return (
    <div className="flex min-h-64 flex-col gap-3">
      <input
        type="search"
        aria-label="Words in the résumé"
        placeholder="For example: syndicated loans, Delaware, clerkship"
        value={text}
        maxLength={200}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type here
        autoFocus
        onChange={(event) => setText(event.target.value)}
        className={controlLine}
      />
      {found.isError && hits.length === 0 ? (
        <ErrorState
          title="Couldn’t search résumés."
          text={sentenceOf(found.error, '')}
          lost="Nothing was lost."
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      ) : (
        <>
          <output className="text-xs text-ink-muted">
            {statusText(q, found.isPending, hits.length, found.hasNextPage)}
          </output>
          <ul className="flex flex-col">
            {hits.map((hit) => (
              <li key={hit.applicationId} className="border-t border-rule">
                <Hit hit={hit} onOpen={open} />
              </li>
            ))}
          </ul>
          {hits.length > 0 ? (
            <ShowMore list={found} failed="Couldn’t load more results." className="text-center" />
          ) : null}
        </>
      )}
    </div>
  )
}

function statusText(q: string, isPending: boolean, count: number, isMore: boolean): string {
  if (q === '') return 'Type to search.'
  if (isPending) return 'Searching…'
  if (count === 0) return 'No matching résumés.'
  return `${count}${isMore ? '+' : ''} ${count === 1 && !isMore ? 'candidate' : 'candidates'}`
}

function Hit({ hit, onOpen }: { hit: ResumeHit; onOpen: (id: number) => void }) {
  return (
    <button
      type="button"
      onClick={() => onOpen(hit.applicationId)}
      className="flex w-full cursor-pointer flex-col gap-0.5 px-1 py-2.5 text-left text-sm hover:bg-paper-sunk"
    >
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0">
          <span className="font-medium text-ink">{hit.applicantName}</span>
          <span className="text-ink-muted">
            {' '}
            · {hit.job.title} · {hit.job.firmName}
          </span>
        </span>
        <ScoreBadge tone={matchBand(hit.matchScore)} text={matchPercent(hit.matchScore)} />
      </span>
      <span className="wrap-anywhere">
        {hit.excerpt.map(({ text, isMatch }, index) =>
          // oxlint-disable-next-line react/no-array-index-key -- the parts of one fixed text
          isMatch ? (
            <mark key={index} className="rounded-sm bg-brass-soft px-0.5 text-on-brass-soft">
              {text}
            </mark>
          ) : (
            <span key={index}>{text}</span>
          ),
        )}
      </span>
    </button>
  )
}
