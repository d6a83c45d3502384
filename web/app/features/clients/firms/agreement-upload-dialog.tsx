import { Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { agreementsApi, type Agreement } from '#contract/api/clients/agreements.ts'
import { acceptAttribute, agreementFileLimits, agreementFileProblem } from '#contract/domain/upload-limits.ts'
import { serverSentenceOr } from '#web/app/api/api-error.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { fileSizeText } from '#web/app/lib/file-size.ts'
import { putFile, UploadError } from '#web/app/lib/put-file.ts'
import { cx } from '#web/app/ui/cx.ts'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { ProgressBar } from '#web/app/ui/progress-bar.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { useFileDrop } from '#web/app/ui/use-file-drop.ts'
import { refreshFirms } from './firm-queries.ts'

type AgreementUploadDialogProps = {
  agreement: Agreement
  /** "the agreement from Jan 1, 2026". */
  name: string
  onClose: () => void
}

const failure = 'The document wasn’t uploaded. Please try again.'

/** Uploads the signed document of an agreement, in place of an earlier one. */
export function AgreementUploadDialog({ agreement, name, onClose }: AgreementUploadDialogProps) {
  const { id, document } = agreement
  const [file, setFile] = useState<File>()
  const [percent, setPercent] = useState<number>()
  const [error, setError] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const isBusy = percent !== undefined
  const drop = useFileDrop({
    accept: acceptAttribute(agreementFileLimits.extensions),
    isMultiple: false,
    isDisabled: isBusy,
    onFiles: ([chosen]) => {
      const problem = chosen ? agreementFileProblem(chosen) : null
      setError(problem ?? undefined)
      setFile(problem === null ? chosen : undefined)
    },
  })

  async function upload(chosen: File) {
    running.current = new AbortController()
    const { signal } = running.current
    setError(undefined)
    setPercent(0)
    try {
      const params = { id }
      const facts = { originalName: chosen.name, fileSize: chosen.size, mimeType: chosen.type }
      const started = await callWithSignal(agreementsApi.documentUploadUrl, signal, { params, body: facts })
      await putFile(new URL(started.uploadUrl), chosen, {
        type: started.mimeType,
        failure,
        signal,
        onProgress: (sent, total) => setPercent((sent / total) * 95),
      })
      const body = { filename: started.filename, originalName: chosen.name }
      await callWithSignal(agreementsApi.setDocument, signal, { params, body })
      toast({ title: document ? 'Document replaced' : 'Document uploaded', text: chosen.name })
      onClose()
    } catch (problem) {
      if (signal.aborted) return
      setError(problem instanceof UploadError ? problem.message : serverSentenceOr(problem, failure))
      setPercent(undefined)
    } finally {
      refreshFirms()
    }
  }

  return (
    <FormDialog
      form={{
        isBusy,
        isDirty: file !== undefined,
        error,
        submit: () => (file ? void upload(file) : setError('Please choose a file.')),
      }}
      onClose={onClose}
      discardQuestion="Leave without uploading the document?"
      title={document ? 'Replace the document' : 'Upload a document'}
      description={document ? `Of ${name}. ${document.name} will be deleted.` : `The signed document of ${name}.`}
      submitLabel={document ? 'Replace document' : 'Upload document'}
    >
      <div {...drop.root}>
        <input {...drop.input} />
        <label {...drop.label} className={cx('min-h-24 py-5', drop.label.className)}>
          <Upload aria-hidden className="size-4 shrink-0" />
          <span className="wrap-anywhere">
            {file ? `${file.name}, ${fileSizeText(file.size)}` : 'Drop the document here, or choose a file'}
          </span>
        </label>
        <p id={drop.limits} className="mt-1.5 text-xs text-ink-muted">
          PDF or DOCX, up to 10 MB. Only those who see the terms of agreements can download it.
        </p>
      </div>
      {isBusy ? <ProgressBar label="Uploading…" value={percent} /> : null}
    </FormDialog>
  )
}
