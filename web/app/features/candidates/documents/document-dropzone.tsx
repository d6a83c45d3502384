import { Upload } from 'lucide-react'
import { acceptAttribute, documentLimits } from '#contract/domain/upload-limits.ts'
import { cx } from '#web/app/ui/cx.ts'
import { useFileDrop } from '#web/app/ui/use-file-drop.ts'

type DocumentDropzoneProps = {
  isDisabled: boolean
  /** Room for more documents; undefined while it is being read. */
  slots: number | undefined
  /** Takes every chosen or dropped file: the caller says why one can't be used. */
  onFiles: (files: File[]) => void
}

/** Takes several files by drag and drop or from the file picker. */
export function DocumentDropzone({ isDisabled, slots, onFiles }: DocumentDropzoneProps) {
  const drop = useFileDrop({ accept: acceptAttribute(documentLimits.extensions), onFiles, isDisabled })
  return (
    <div {...drop.root}>
      <input {...drop.input} />
      <label {...drop.label} className={cx('min-h-24 py-5', drop.label.className)}>
        <Upload aria-hidden className="size-4 shrink-0" />
        {drop.isDragActive ? 'Drop the files to add them' : 'Drop documents here, or choose files'}
      </label>
      <p id={drop.limits} className="mt-1.5 text-xs text-ink-muted">
        PDF, DOC, DOCX or TXT, up to 10 MB each, {documentLimits.maxFiles} documents in all.
        {slots === undefined ? '' : ` ${slotsText(slots)} remaining.`}
      </p>
    </div>
  )
}

function slotsText(slots: number): string {
  if (slots === 0) return 'No slots'
  return slots === 1 ? '1 slot' : `${slots} slots`
}
