import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { agreementsApi, type Agreement } from '#contract/api/clients/agreements.ts'
import { endpointUrl } from '#contract/endpoint.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { fileSizeText } from '#web/app/lib/file-size.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { toast } from '#web/app/ui/toast-store.ts'
import { refreshFirms } from './firm-queries.ts'

const AgreementUploadDialog = lazyNamed(() => import('./agreement-upload-dialog.tsx'), 'AgreementUploadDialog')

/** A link to the signed document of an agreement. */
export function DocumentLink({ agreement: { id, document } }: { agreement: Agreement }) {
  if (!document) return null
  return (
    <p className="wrap-anywhere">
      <a
        href={endpointUrl(agreementsApi.document, { id })}
        download
        className={`${linkClass()} touch-target py-0.5`}
        // The log of the firm has the download now.
        onClick={() => setTimeout(refreshFirms, 2_000)}
      >
        {document.name}
      </a>{' '}
      <span className="text-ink-muted">({fileSizeText(document.bytes)})</span>
    </p>
  )
}

type DocumentActionsProps = {
  agreement: Agreement
  /** "the agreement from Jan 1, 2026", for screen readers. */
  name: string
}

/** Buttons that upload, replace and remove the signed document of an agreement. */
export function DocumentActions({ agreement, name }: DocumentActionsProps) {
  const [open, setOpen] = useState<'upload' | 'remove'>()
  const { document } = agreement
  const remove = useMutation({
    mutationFn: () => call(agreementsApi.removeDocument, { params: { id: agreement.id } }),
    onSuccess: () => {
      setOpen(undefined)
      toast({ title: 'Document removed', text: document?.name ?? '' })
    },
    onSettled: refreshFirms,
  })
  return (
    <>
      <Button size="sm" onClick={() => setOpen('upload')}>
        {document ? 'Replace document' : 'Upload document'}
        <span className="sr-only"> of {name}</span>
      </Button>
      {document ? (
        <Button size="sm" onClick={() => setOpen('remove')}>
          Remove document<span className="sr-only"> of {name}</span>
        </Button>
      ) : null}
      {open === 'upload' ? (
        <AgreementUploadDialog agreement={agreement} name={name} onClose={() => setOpen(undefined)} />
      ) : null}
      <ConfirmDialog
        open={open === 'remove' && document !== null}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'remove' : undefined)}
        title="Remove this document?"
        text={`${document?.name ?? ''} will be deleted. This can’t be undone. The terms of the agreement stay.`}
        confirmLabel="Remove document"
        isBusy={remove.isPending}
        error={remove.error ? sentenceOf(remove.error, 'It couldn’t be removed.') : undefined}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
