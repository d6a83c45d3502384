import { Download, ExternalLink, Eye, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { documentsApi, type ApplicationDocument } from '#contract/api/candidates/documents.ts'
import { documentTypeLabels } from '#contract/domain/document-types.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { mimeTypes } from '#contract/domain/upload-limits.ts'
import { serverSentenceOr } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { fileSizeText } from '#web/app/lib/file-size.ts'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

type DocumentRowProps = { file: ApplicationDocument; onPreview: () => void; onDelete: () => void }

/** One document: type, size, who added it and when, and its actions. */
export function DocumentRow({ file, onPreview, onDelete }: DocumentRowProps) {
  const { originalName: name, documentType, fileSize, uploaderName, uploadedAt, mimeType } = file
  const [busy, setBusy] = useState<'view' | 'download'>()
  // Browsers show these; they would save a Word file.
  const isShown = mimeType === mimeTypes.pdf || mimeType === mimeTypes.txt

  async function open(how: 'view' | 'download') {
    // Opened within the click: a browser blocks a tab that is opened later.
    const tab = how === 'view' ? window.open('', '_blank') : null
    setBusy(how)
    try {
      const { url, downloadUrl } = await call(documentsApi.viewUrl, { params: { id: file.id } })
      if (how === 'download') return save(downloadUrl)
      if (!tab) throw new Error('the browser didn’t open a tab')
      tab.opener = null
      tab.location.href = url
    } catch (error) {
      tab?.close()
      const text = how === 'view' ? 'Failed to open document' : 'Failed to download document'
      toast({ variant: 'destructive', title: 'Error', text: serverSentenceOr(error, text) })
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 first:pt-0">
      <div className="min-w-44 grow basis-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-xs text-ink-muted">
          {(documentTypeLabels as Partial<Record<string, string>>)[documentType] ?? documentType},{' '}
          {fileSizeText(fileSize)}
        </p>
        <p className="text-xs text-ink-muted">
          {uploaderName ?? 'The applicant'}, <time dateTime={uploadedAt}>{interviewDateText(uploadedAt)}</time>
        </p>
      </div>
      <span className="-ml-3 flex sm:ml-0">
        {isShown ? (
          <>
            <IconButton icon={Eye} label={`Preview ${name}`} onClick={onPreview} />
            <IconButton
              icon={ExternalLink}
              label={`View ${name} in a new tab`}
              isBusy={busy === 'view'}
              onClick={() => void open('view')}
            />
          </>
        ) : null}
        <IconButton
          icon={Download}
          label={`Download ${name}`}
          isBusy={busy === 'download'}
          onClick={() => void open('download')}
        />
        <IconButton icon={Trash2} label={`Delete ${name}`} onClick={onDelete} />
      </span>
    </li>
  )
}

/** Lets the browser save the attachment at an address. */
function save(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
