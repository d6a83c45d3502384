import { Upload } from 'lucide-react'
import { maxIntakeFiles } from '#contract/domain/intake.ts'
import { acceptAttribute, resumeLimits } from '#contract/domain/upload-limits.ts'
import { AlertLine } from '#web/app/ui/alert-line.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { useFileDrop } from '#web/app/ui/use-file-drop.ts'
import type { DroppedFile, useDrop } from './use-drop.ts'

/** Takes many résumés at once by drag and drop or from the file picker, and shows those on their way. */
export function IntakeDropzone({ upload }: { upload: ReturnType<typeof useDrop> }) {
  const { files, problem, drop, remove, retry } = upload
  const area = useFileDrop({ accept: acceptAttribute(resumeLimits.extensions), onFiles: drop })
  const failed = files.filter(({ state }) => state === 'failed')
  const sending = files.length - failed.length
  return (
    <div {...area.root} className={cx('mt-3', area.root.className)}>
      <input {...area.input} />
      <label {...area.label} className={cx('min-h-16 py-3', area.label.className)}>
        <Upload aria-hidden className="size-4 shrink-0" />
        {area.isDragActive ? 'Drop the résumés to read them' : 'Drop résumés here, or choose files'}
      </label>
      <p id={area.limits} className="mt-1.5 text-xs text-ink-muted">
        PDF, DOC or DOCX, up to 5 MB each and {maxIntakeFiles} at once. Nobody is emailed.
      </p>
      <AlertLine className="mt-1">{problem}</AlertLine>
      <output className="block text-sm text-ink-muted">
        {sending > 0 ? `Sending ${sending} ${sending === 1 ? 'file' : 'files'}…` : ''}
      </output>
      {failed.length > 0 ? (
        <ul aria-label="Files that weren’t sent" className="mt-1 flex flex-col gap-1">
          {failed.map((one) => (
            <FailedFile key={one.key} failed={one} onRetry={() => retry(one)} onRemove={() => remove(one.key)} />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

type FailedFileProps = { failed: DroppedFile; onRetry: () => void; onRemove: () => void }

function FailedFile({ failed: { file, problem, mayRetry }, onRetry, onRemove }: FailedFileProps) {
  return (
    <li className="flex flex-wrap items-center gap-2 text-sm">
      <span className="min-w-0 grow wrap-anywhere">
        {file.name}: <span className="text-danger">{problem}</span>
      </span>
      {mayRetry ? (
        <Button size="sm" onClick={onRetry}>
          Retry
        </Button>
      ) : null}
      <Button size="sm" onClick={onRemove}>
        Remove
      </Button>
    </li>
  )
}
