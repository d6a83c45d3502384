import { FileArchive } from 'lucide-react'
import type { ImportDetail } from '#contract/api/workspace/imports.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { AlertLine } from '#web/app/ui/alert-line.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { ProgressBar } from '#web/app/ui/progress-bar.tsx'
import { useFileDrop } from '#web/app/ui/use-file-drop.ts'
import type { SentResumes, useSendResumes } from './use-send-resumes.ts'

/** Rows and files of a list that are shown; the report has all rows. */
const maxShown = 100
const filesText = (count: number) => `${numberText(count)} ${count === 1 ? 'file' : 'files'}`

/** Takes the ZIP with the résumés that rows name. */
export function ResumesStep({
  found: { counts, receivedResumes },
  resumes: { state, problem, isBusy, send },
}: {
  found: ImportDetail
  resumes: ReturnType<typeof useSendResumes>
}) {
  const drop = useFileDrop({
    accept: '.zip,application/zip',
    isMultiple: false,
    isDisabled: isBusy,
    onFiles: ([zip]) => zip && send(zip),
  })
  const isComplete = receivedResumes >= counts.resumes
  return (
    <Card title="Résumés">
      <p className="max-w-2xl text-sm text-ink-muted">
        {numberText(counts.resumes)} {counts.resumes === 1 ? 'row names' : 'rows name'} a résumé file.{' '}
        {isComplete
          ? 'All of them have arrived.'
          : `${numberText(receivedResumes)} of them have arrived. Rows without their file are imported without a résumé.`}
      </p>
      <div {...drop.root} className="relative mt-3">
        <input {...drop.input} />
        <label {...drop.label} className={cx('min-h-16 py-3', drop.label.className)}>
          <FileArchive aria-hidden className="size-4 shrink-0" />
          {isBusy ? 'Sending résumés…' : 'Drop the ZIP with the résumés here, or choose it'}
        </label>
        <p id={drop.limits} className="mt-1.5 text-xs text-ink-muted">
          ZIP, up to 500 MB, of PDF, DOC, and DOCX files up to 5 MB each. If you close this page, choose the same ZIP
          again to continue.
        </p>
      </div>
      <AlertLine hasIcon className="mt-3">
        {problem}
      </AlertLine>
      {state ? <Sent state={state} isBusy={isBusy} /> : null}
    </Card>
  )
}

function Sent({ state: { found, sent, failed }, isBusy }: { state: SentResumes; isBusy: boolean }) {
  const count = found.matched.length
  return (
    <div className="mt-4 flex flex-col gap-3 text-sm">
      {isBusy ? (
        <ProgressBar
          label="Sending résumés"
          value={sent}
          max={count}
          detail={`${numberText(sent)} of ${filesText(count)}`}
        />
      ) : (
        <output>{filesText(sent)} sent.</output>
      )}
      <Lines
        title={`${numberText(failed.length)} ${failed.length === 1 ? 'row' : 'rows'} without a file`}
        lines={failed.map(({ row, file, reason }) => `Row ${row}, ${file}: ${reason}`)}
      />
      <Lines title={`${filesText(found.unnamed.length)} of the ZIP that no row names`} lines={found.unnamed} />
    </div>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  const left = lines.length - maxShown
  return (
    <details>
      <summary className="touch-target cursor-pointer font-medium">{title}</summary>
      <ul className="mt-1 max-h-60 overflow-y-auto text-ink-muted">
        {lines.slice(0, maxShown).map((line) => (
          <li key={line} className="py-0.5 wrap-anywhere">
            {line}
          </li>
        ))}
        {left > 0 ? <li className="py-0.5">And {numberText(left)} more.</li> : null}
      </ul>
    </details>
  )
}
