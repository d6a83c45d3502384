import { RotateCw, X } from 'lucide-react'
import { documentTypeLabels, documentTypes, type DocumentType } from '#contract/domain/document-types.ts'
import { fileSizeText } from '#web/app/lib/file-size.ts'
import { Button } from '#web/app/ui/button.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { ProgressBar } from '#web/app/ui/progress-bar.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { canCancel, type Upload } from './use-uploads.ts'

const typeOptions = documentTypes.map((value) => ({ value, label: documentTypeLabels[value] }))

type UploadRowProps = {
  upload: Upload
  /** Other files are being uploaded: this one can't be changed meanwhile. */
  isBusy: boolean
  onTypeChange: (documentType: DocumentType) => void
  onCancel: () => void
  onRetry: () => void
  onRemove: () => void
}

/** One selected file: its type, its progress and its actions. */
export function UploadRow({ upload, isBusy, onTypeChange, onCancel, onRetry, onRemove }: UploadRowProps) {
  const { file, state, documentType, progress, error } = upload
  const isFailed = state === 'failed' || state === 'cancelled'
  return (
    <li className="flex flex-col gap-2 rounded-md border border-rule px-3 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-40 grow basis-0 max-sm:basis-full">
          <p className="font-medium wrap-anywhere">{file.name}</p>
          <p className="text-xs text-ink-muted">{fileSizeText(file.size)}</p>
        </div>
        <div className="w-52 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1">
          <Select
            aria-label={`Document type of ${file.name}`}
            options={typeOptions}
            value={documentType}
            onValueChange={onTypeChange}
            isDisabled={isBusy || state === 'done'}
          />
        </div>
        {state === 'waiting' || isFailed ? (
          <span className="flex">
            {isFailed ? (
              <IconButton icon={RotateCw} label={`Retry ${file.name}`} disabled={isBusy} onClick={onRetry} />
            ) : null}
            <IconButton icon={X} label={`Remove ${file.name}`} disabled={isBusy} onClick={onRemove} />
          </span>
        ) : null}
      </div>
      {state === 'sending' || state === 'done' ? (
        <div className="flex items-end gap-3">
          <div className="min-w-0 grow">
            <ProgressBar label={state === 'done' ? 'Uploaded' : 'Uploading…'} value={progress} />
            <span className="sr-only">{file.name}</span>
          </div>
          {canCancel(upload) ? (
            <Button size="sm" onClick={onCancel}>
              Cancel<span className="sr-only"> the upload of {file.name}</span>
            </Button>
          ) : null}
        </div>
      ) : null}
      {isFailed ? (
        <p className="text-danger">{state === 'cancelled' ? 'Canceled. Nothing was uploaded.' : error}</p>
      ) : null}
    </li>
  )
}
