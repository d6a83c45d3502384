import { useQuery } from '@tanstack/react-query'
import type { ApplicationDocument } from '#contract/api/candidates/documents.ts'
import { mimeTypes } from '#contract/domain/upload-limits.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { errorOf } from '#web/app/api/call.ts'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { PdfFrame } from '#web/app/ui/pdf-frame.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { ViewDialog } from '#web/app/ui/view-dialog.tsx'

/** A PDF or text file, shown without leaving the candidate. */
export function DocumentPreview({ file, onClose }: { file: ApplicationDocument; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['document preview', file.id],
    queryFn: async ({ signal }) => {
      const response = await fetch(file.url, { signal })
      if (!response.ok) throw await errorOf(response)
      const blob = await response.blob()
      return file.mimeType === mimeTypes.txt ? blob.text() : blob
    },
    gcTime: 0,
  })
  return (
    <ViewDialog onClose={onClose} size="lg" title={file.originalName}>
      {data !== undefined ? <Content data={data} title={file.originalName} /> : null}
      {data === undefined && error ? (
        <ErrorState
          title="Failed to open document"
          text={sentenceOf(error, '')}
          lost="Nothing was lost."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : null}
      {data === undefined && !error ? <SkeletonText lines={8} /> : null}
    </ViewDialog>
  )
}

function Content({ data, title }: { data: string | Blob; title: string }) {
  if (typeof data === 'string') return <pre className="font-sans wrap-anywhere whitespace-pre-wrap">{data}</pre>
  return <PdfFrame file={data} title={title} className="h-[75dvh]" />
}
