import { Upload } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { useDropzone } from 'react-dropzone'
import { acceptAttribute, documentLimits } from '#contract/domain/upload-limits.ts'
import { cx } from '#web/app/ui/cx.ts'

type DocumentDropzoneProps = {
  isDisabled: boolean
  /** Room for more documents; undefined while it is being read. */
  slots: number | undefined
  /** Takes every chosen or dropped file: the caller says why one can't be used. */
  onFiles: (files: File[]) => void
}

/** Takes several files by drag and drop or from the file picker. */
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
  // The library hides the input from the keyboard and names it "file upload"; its own label is better.
  const {
    style: _hidden,
    'aria-label': _name,
    ...input
  } = getInputProps<ComponentProps<'input'>>({
    id,
    tabIndex: 0,
    'aria-describedby': `${id}-limits`,
    accept: acceptAttribute(documentLimits.extensions),
    // Lets a corrected file of the same name count as a change.
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
          lookOf(isDisabled, isDragActive),
        )}
      >
        <Upload aria-hidden className="size-4 shrink-0" />
        {isDragActive ? 'Drop the files to add them' : 'Drop documents here, or choose files'}
      </label>
      <p id={`${id}-limits`} className="mt-1.5 text-xs text-ink-muted">
        PDF, DOC, DOCX or TXT, up to 10 MB each, {documentLimits.maxFiles} documents in all.
        {slots === undefined ? '' : ` ${slotsText(slots)} remaining.`}
      </p>
    </div>
  )
}

function lookOf(isDisabled: boolean, isDragActive: boolean): string {
  if (isDisabled) return 'cursor-not-allowed border-rule bg-paper-sunk text-ink-muted'
  if (isDragActive) return 'cursor-pointer border-accent bg-accent-soft text-on-accent-soft'
  return 'cursor-pointer border-rule-strong hover:border-ink-muted'
}

function slotsText(slots: number): string {
  if (slots === 0) return 'No slots'
  return slots === 1 ? '1 slot' : `${slots} slots`
}
