import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documentSlots, noFilesSelected, takeDocuments, type UploadProblem } from '#contract/domain/upload-limits.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { Button } from '#web/app/ui/button.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { DocumentDropzone } from './document-dropzone.tsx'
import { candidateDocuments } from './document-queries.ts'
import { UploadRow } from './upload-row.tsx'
import { useUploads, type Upload } from './use-uploads.ts'
import {
  useChangeApplication,
  useIsChanging,
  type ChangeTarget,
} from '#web/app/features/candidates/applications/use-change-application.ts'

type UploadDialogProps = {
  application: ChangeTarget
  /** Saves the status "Document submission" once the files have arrived. */
  withStatus: boolean
  onClose: () => void
}

const submitLabels = {
  withStatus: { open: 'Upload & Save Status', done: 'Save Status' },
  alone: { open: 'Upload', done: 'Done' },
}

/** Adds documents to an application, and then saves the status that waits for them, if one does. */
export function UploadDialog({ application, withStatus, onClose }: UploadDialogProps) {
  const { id, applicantName } = application
  const { data, error, refetch, isFetching } = useQuery(candidateDocuments(id))
  const { uploads, add, setType, remove, cancel, run } = useUploads(id)
  const [problem, setProblem] = useState<UploadProblem | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const isSaving = useIsChanging(id)
  const { setStatus } = useChangeApplication(id)
  const isBusy = isRunning || isSaving
  const open = uploads.filter(({ state }) => state !== 'done')
  const isAllDone = uploads.length > 0 && open.length === 0
  const slots = data && documentSlots(data.length + open.length)

  function choose(files: File[]) {
    if (!data) return
    const { taken, problem } = takeDocuments(files, { existing: data.length, chosen: open.length })
    add(taken)
    setProblem(problem)
    if (problem) toast({ ...problem, variant: 'destructive' })
  }

  async function finish() {
    if (!withStatus || (await setStatus(application, 'document_submission'))) onClose()
  }

  async function upload(chosen: readonly Upload[]) {
    if (chosen.length === 0) return void toast({ ...noFilesSelected, variant: 'destructive' })
    setProblem(null)
    setIsRunning(true)
    const isDone = await run(chosen)
    setIsRunning(false)
    // Files that failed before or still wait need a decision first.
    if (isDone && chosen.length === open.length) await finish()
  }

  return (
    <FormDialog
      form={{
        isBusy,
        isDirty: open.length > 0,
        error: undefined,
        submit: () => void (isAllDone ? finish() : upload(open)),
      }}
      onClose={onClose}
      discardQuestion={open.length === 1 ? 'Leave without uploading the file?' : 'Leave without uploading the files?'}
      title="Upload Documents"
      description={withStatus ? `${applicantName}, before the status changes to Document submission` : applicantName}
      submitLabel={submitLabels[withStatus ? 'withStatus' : 'alone'][isAllDone ? 'done' : 'open']}
      cancel={
        withStatus ? (
          <Button disabled={isBusy} onClick={() => void finish()}>
            Skip & Save Status
          </Button>
        ) : undefined
      }
    >
      {!data && error ? (
        <ErrorState
          title="Failed to fetch documents"
          text={sentenceOf(error, '')}
          lost="Nothing was lost."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <DocumentDropzone isDisabled={isBusy || !slots} slots={slots} onFiles={choose} />
      )}
      {problem ? <p className="whitespace-pre-line text-danger">{problem.text}</p> : null}
      {uploads.length > 0 ? (
        <ul aria-label="Selected files" className="flex flex-col gap-2">
          {uploads.map((one) => (
            <UploadRow
              key={one.key}
              upload={one}
              isBusy={isBusy}
              onTypeChange={(documentType) => setType(one.key, documentType)}
              onCancel={() => cancel(one.key)}
              onRetry={() => void upload([one])}
              onRemove={() => remove(one.key)}
            />
          ))}
        </ul>
      ) : null}
    </FormDialog>
  )
}
