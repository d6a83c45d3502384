import { FileText } from 'lucide-react'
import { fileSizeText } from '#web/app/lib/file-size.ts'
import { Button } from '#web/app/ui/button.tsx'
import { ProgressBar } from '#web/app/ui/progress-bar.tsx'
import type { DraftResume } from './apply-draft.ts'

const frame = 'rounded-md border border-rule bg-paper-raised px-3 py-2.5'

type ResumeSendingProps = { name: string; sentBytes: number; totalBytes: number; onCancel: () => void }

/** A file that is being uploaded. */
export function ResumeSending({ name, sentBytes, totalBytes, onCancel }: ResumeSendingProps) {
  return (
    <div className={`${frame} flex items-center gap-4`}>
      <div className="min-w-0 grow">
        <ProgressBar
          label={`Uploading ${name}`}
          value={sentBytes}
          max={totalBytes}
          detail={sentBytes < totalBytes ? `${fileSizeText(sentBytes)} of ${fileSizeText(totalBytes)}` : 'Checking…'}
        />
      </div>
      <Button size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

type ResumeSentProps = { resume: DraftResume; onRemove: () => void }

/** An uploaded file. */
export function ResumeSent({ resume, onRemove }: ResumeSentProps) {
  return (
    <div className={`${frame} flex items-center gap-3`}>
      <FileText aria-hidden className="size-5 shrink-0 text-success" />
      <output className="min-w-0 grow text-sm">
        <span className="block font-medium wrap-anywhere">{resume.name}</span>
        <span className="text-ink-muted">{fileSizeText(resume.size)}, uploaded</span>
      </output>
      <Button size="sm" onClick={onRemove}>
        Remove<span className="sr-only"> {resume.name}</span>
      </Button>
    </div>
  )
}
