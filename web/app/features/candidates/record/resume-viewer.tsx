import { useQuery } from '@tanstack/react-query'
import { Download, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { ApplicationMatch } from '#contract/api/candidates/scoring.ts'
import { mimeTypes } from '#contract/domain/upload-limits.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { errorOf } from '#web/app/api/call.ts'
import { matchOf } from '#web/app/features/candidates/scoring/match-queries.ts'
import { cx } from '#web/app/ui/cx.ts'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { PdfFrame, showsPdf } from '#web/app/ui/pdf-frame.tsx'
import { focusPanel } from '#web/app/ui/side-panel.tsx'
import { FindField } from './find-field.tsx'
import { PageSkeleton } from './record-skeleton.tsx'
import { ResumeText } from './resume-text.tsx'
import { useFind } from './use-find.ts'

type ResumeViewerProps = {
  applicationId: number
  applicantName: string
  /** False while the record is being read, which brings the résumé's text along. */
  isReady: boolean
  /** Fills the height of its column beside the facts, and scrolls alone. */
  isPane: boolean
}

/** The newest résumé of a candidate: a PDF as its pages, any other file as its text; both can be searched. */
export function ResumeViewer({ applicationId, applicantName, isReady, isPane }: ResumeViewerProps) {
  const { data, error, refetch, isFetching } = useQuery({ ...matchOf(applicationId), enabled: isReady })
  if (data?.resume) return <Resume resume={data.resume} applicantName={applicantName} isPane={isPane} />
  if (data) return <p className="text-sm text-ink-muted">No résumé was sent.</p>
  if (!error) return <PageSkeleton />
  return (
    <ErrorState
      title="Couldn’t load the résumé."
      text={sentenceOf(error, '')}
      lost="Nothing was lost."
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      requestId={error instanceof ApiError ? error.requestId : undefined}
    />
  )
}

type ResumeFile = NonNullable<ApplicationMatch['resume']>

type ResumeProps = { resume: ResumeFile; applicantName: string; isPane: boolean }

function Resume({ resume, applicantName, isPane }: ResumeProps) {
  const [wanted, setWanted] = useState<'pages' | 'text'>('pages')
  const find = useFind(resume.text ?? '')
  const hasPages = resume.mimeType === mimeTypes.pdf && showsPdf()
  // Hits are marked in the text.
  const isText = !hasPages || wanted === 'text' || find.words !== ''
  const show = (view: 'pages' | 'text') => {
    setWanted(view)
    if (view === 'pages') find.setWords('')
  }
  return (
    <div className={cx('flex flex-col gap-2', isPane && 'min-h-0 grow')}>
      <div className="flex flex-wrap items-center gap-2">
        {hasPages && resume.text ? <ViewChoice isText={isText} onShow={show} /> : null}
        {resume.text ? <FindField find={find} /> : null}
        <span className="ml-auto flex">
          <FileLink
            href={`/api${resume.url}?view=1`}
            label={`Open the résumé of ${applicantName} in a new tab`}
            isOpened
          />
          <FileLink href={`/api${resume.url}`} label={`Save the résumé of ${applicantName}`} />
        </span>
      </div>
      {resume.text === null ? <p className="text-sm text-ink-muted">{resume.message}</p> : null}
      {isText ? null : <Pages resume={resume} applicantName={applicantName} isPane={isPane} />}
      {isText && resume.text !== null ? <ResumeText text={resume.text} find={find} isPane={isPane} /> : null}
    </div>
  )
}

type ViewChoiceProps = { isText: boolean; onShow: (view: 'pages' | 'text') => void }

function ViewChoice({ isText, onShow }: ViewChoiceProps) {
  const choices = [
    { view: 'pages', label: 'Pages', isOn: !isText },
    { view: 'text', label: 'Text', isOn: isText },
  ] as const
  return (
    <span className="inline-flex overflow-hidden rounded-md border border-rule-strong">
      {choices.map(({ view, label, isOn }) => (
        <button
          key={view}
          type="button"
          aria-pressed={isOn}
          onClick={() => onShow(view)}
          className={cx(
            'h-control cursor-pointer px-3 text-sm font-medium -outline-offset-2 transition-colors',
            isOn ? 'bg-accent-soft text-on-accent-soft' : 'bg-paper-raised text-ink hover:bg-paper-sunk',
          )}
        >
          {label}
        </button>
      ))}
    </span>
  )
}

type FileLinkProps = { href: string; label: string; isOpened?: boolean }

function FileLink({ href, label, isOpened = false }: FileLinkProps) {
  const Icon = isOpened ? ExternalLink : Download
  return (
    <a
      href={href}
      title={label}
      aria-label={label}
      {...(isOpened ? { target: '_blank', rel: 'noreferrer' } : { download: true })}
      className="inline-flex size-8 items-center justify-center rounded-md text-ink-muted hover:bg-paper-sunk hover:text-ink max-sm:size-11 pointer-coarse:size-11"
    >
      <Icon aria-hidden className="size-4" />
    </a>
  )
}

/** Kept for a while after the next record is shown: the way back takes no second download. Milliseconds. */
const keptMs = 60_000

function Pages({ resume: { url }, applicantName, isPane }: ResumeProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['résumé file', url],
    queryFn: async ({ signal }) => {
      const response = await fetch(`/api${url}`, { signal })
      if (!response.ok) throw await errorOf(response)
      return response.blob()
    },
    staleTime: Infinity,
    gcTime: keptMs,
  })
  if (data) {
    return (
      <PdfFrame
        key={url}
        file={data}
        title={`Résumé of ${applicantName}`}
        className={isPane ? 'min-h-0 grow' : 'h-[75dvh]'}
        // A click into the pages takes the keys of the record away; they come back with the pointer.
        onPointerLeave={({ currentTarget }) => {
          if (document.activeElement === currentTarget) focusPanel(currentTarget)
        }}
      />
    )
  }
  if (!error) return <PageSkeleton />
  return (
    <ErrorState
      title="Failed to open the résumé."
      text={sentenceOf(error, '')}
      lost="Nothing was lost."
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      requestId={error instanceof ApiError ? error.requestId : undefined}
    />
  )
}
