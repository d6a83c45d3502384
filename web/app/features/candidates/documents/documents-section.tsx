import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documentsApi, type ApplicationDocument } from '#contract/api/candidates/documents.ts'
import { documentSlots } from '#contract/domain/upload-limits.ts'
import { ApiError, sentenceOf, serverSentenceOr } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { DocumentRow } from './document-row.tsx'
import { candidateDocuments, useRefreshDocuments } from './document-queries.ts'

const DocumentPreview = lazyNamed(() => import('./document-preview.tsx'), 'DocumentPreview')

type DocumentsSectionProps = { applicationId: number; onUpload: () => void }

/** The documents that staff added to an application. */
export function DocumentsSection({ applicationId, onUpload }: DocumentsSectionProps) {
  const { data, error, refetch, isFetching } = useQuery(candidateDocuments(applicationId))
  const refresh = useRefreshDocuments(applicationId)
  const [previewed, setPreviewed] = useState<ApplicationDocument>()
  const [asked, setAsked] = useState<ApplicationDocument>()
  const [isDeleting, setIsDeleting] = useState(false)

  async function remove({ id, originalName }: ApplicationDocument) {
    setIsDeleting(true)
    try {
      await call(documentsApi.remove, { params: { id } })
      toast({ title: 'Document Deleted', text: originalName })
      await refresh().catch(() => {})
      setAsked(undefined)
    } catch (failure) {
      toast({
        variant: 'destructive',
        title: 'Delete Failed',
        text: serverSentenceOr(failure, 'Failed to delete document'),
      })
      // Someone else deleted it: the list on screen is out of date.
      if (failure instanceof ApiError && failure.status === 404) {
        void refresh()
        setAsked(undefined)
      }
    } finally {
      setIsDeleting(false)
    }
  }

  if (!data && error) {
    return (
      <ErrorState
        title="Failed to fetch documents"
        text={sentenceOf(error, '')}
        lost="Nothing was lost."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!data) {
    return (
      <output className="block">
        <span className="sr-only">Loading documents…</span>
        <SkeletonText lines={2} />
      </output>
    )
  }
  const isFull = documentSlots(data.length) === 0
  return (
    <div className="flex flex-col gap-3">
      {data.length > 0 ? (
        <ul aria-label="Documents" className="flex flex-col divide-y divide-rule">
          {data.map((file) => (
            <DocumentRow
              key={file.id}
              file={file}
              onPreview={() => setPreviewed(file)}
              onDelete={() => setAsked(file)}
            />
          ))}
        </ul>
      ) : (
        <p className="text-ink-muted">No documents uploaded yet.</p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" disabled={isFull} onClick={onUpload}>
          Upload Document
        </Button>
        {isFull ? <span className="text-ink-muted">All slots are taken. Delete a document to add another.</span> : null}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(isOpen) => isOpen || setAsked(undefined)}
        title={asked ? `Delete ${asked.originalName}` : 'Delete document'}
        text="Are you sure you want to delete this document? This action cannot be undone."
        confirmLabel="Delete document"
        isBusy={isDeleting}
        onConfirm={() => asked && void remove(asked)}
      />
      {previewed ? (
        <LazyPart as="dialog" title={previewed.originalName} onClose={() => setPreviewed(undefined)}>
          <DocumentPreview file={previewed} onClose={() => setPreviewed(undefined)} />
        </LazyPart>
      ) : null}
    </div>
  )
}
