import { Upload } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { useDropzone } from 'react-dropzone'
import { maxIntakeFiles } from '#contract/domain/intake.ts'
import { acceptAttribute, resumeLimits } from '#contract/domain/upload-limits.ts'
import { AlertLine } from '#web/app/ui/alert-line.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { cx } from '#web/app/ui/cx.ts'
import type { DroppedFile, useDrop } from './use-drop.ts'

/** Takes many résumés at once by drag and drop or from the file picker, and shows those on their way. */
export function IntakeDropzone({ upload }: { upload: ReturnType<typeof useDrop> }) {
  const id = useId()
  const { files, problem, drop, remove, retry } = upload
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple: true,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejections) => {
      const chosen = [...accepted, ...rejections.map(({ file }) => file)]
      if (chosen.length > 0) drop(chosen)
    },
  })
  // The library hides the input from the keyboard and names it "file upload"; its own label is better.
  const {
    style: _hidden,
    'aria-label': _name,
    ...input
  } = getInputProps<ComponentProps<'input'>>({
    id,
    tabIndex: 0,
    'aria-describedby': `${id}-limits`,
    accept: acceptAttribute(resumeLimits.extensions),
    onClick: (event) => {
      event.currentTarget.value = ''
    },
  })
  const failed = files.filter(({ state }) => state === 'failed')
  const sending = files.length - failed.length
  return (
    <div {...getRootProps({ role: 'presentation', tabIndex: -1 })} className="relative mt-3">
      <input {...input} className="peer sr-only" />
      <label
        htmlFor={id}
        className={cx(
          'flex min-h-16 cursor-pointer flex-wrap items-center justify-center gap-2 rounded-md border border-dashed px-4 py-3 text-center transition-colors',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
          isDragActive
            ? 'border-accent bg-accent-soft text-on-accent-soft'
            : 'border-rule-strong hover:border-ink-muted',
        )}
      >
        <Upload aria-hidden className="size-4 shrink-0" />
        {isDragActive ? 'Drop the résumés to read them' : 'Drop résumés here, or choose files'}
      </label>
      <p id={`${id}-limits`} className="mt-1.5 text-xs text-ink-muted">
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
