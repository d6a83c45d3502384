import { Upload } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { useDropzone } from 'react-dropzone'
import { acceptAttribute, documentLimits } from '#contract/domain/upload-limits.ts'
import { cx } from '#web/app/ui/cx.ts'

type DocumentDropzoneProps = {
  isDisabled: boolean
  /** How many more documents there may be; undefined while that is being read. */
  slots: number | undefined
  /** Whatever was chosen or dropped, good or bad: the caller can say why not. */
  onFiles: (files: File[]) => void
}

/** Takes several files by drag or by the file picker. */
export function DocumentDropzone({ isDisabled, slots, onFiles }: DocumentDropzoneProps) {
  const id = useId()
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple: true,
    noClick: true,
    noKeyboard: true,
    disabled: isDisabled,
    onDrop: (accepted, rejections) => {
      const files = [...accepted, ...rejections.map(({ file }) => file)]
      if (files.length > 0) onFiles(files)
    },
  })
  // Neither hidden from the keyboard nor named "file upload": its own label names it.
  const {
    style: _hidden,
    'aria-label': _name,
    ...input
  } = getInputProps<ComponentProps<'input'>>({
    id,
    tabIndex: 0,
    'aria-describedby': `${id}-limits`,
    accept: acceptAttribute(documentLimits.extensions),
    // The same file again, after it was mended, is a change too.
    onClick: (event) => {
      event.currentTarget.value = ''
    },
  })
  return (
    <div {...getRootProps({ role: 'presentation', tabIndex: -1 })} className="relative">
      <input {...input} disabled={isDisabled} className="peer sr-only" />
      <label
        htmlFor={id}
        className={cx(
          'flex min-h-24 flex-wrap items-center justify-center gap-2 rounded-md border border-dashed px-4 py-5 text-center transition-colors',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
          isDisabled
            ? 'cursor-not-allowed border-rule bg-paper-sunk text-ink-muted'
            : isDragActive
              ? 'cursor-pointer border-accent bg-accent-soft text-on-accent-soft'
              : 'cursor-pointer border-rule-strong hover:border-ink-muted',
        )}
      >
        <Upload aria-hidden className="size-4 shrink-0" />
        {isDragActive ? 'Drop the files to add them' : 'Drop documents here, or choose files'}
      </label>
      <p id={`${id}-limits`} className="mt-1.5 text-xs text-ink-muted">
        PDF, DOC, DOCX or TXT, up to 10 MB each, {documentLimits.maxFiles} documents in all.
        {slots === undefined
          ? ''
          : ` ${slots === 0 ? 'No slots' : slots === 1 ? '1 slot' : `${slots} slots`} remaining.`}
      </p>
    </div>
  )
}
