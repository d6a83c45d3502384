import { useQuery } from '@tanstack/react-query'
import type { IntakeItem } from '#contract/api/candidates/intake.ts'
import { errorOf } from '#web/app/api/call.ts'
import { linkClass } from '#web/app/ui/link-class.ts'
import { PdfFrame, showsPdf } from '#web/app/ui/pdf-frame.tsx'

/** Stays for a while after the next résumé is shown, so that the way back takes no second download. Milliseconds. */
const keptMs = 60_000

/** The file beside its facts, where the browser can show it. */
export function IntakeResume({ item }: { item: IntakeItem }) {
  const url = `/api/intake/${item.id}/file`
  const isShown = item.isPdf && showsPdf()
  const { data, error } = useQuery({
    queryKey: ['intake file', item.id],
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { signal })
      if (!response.ok) throw await errorOf(response)
      return response.blob()
    },
    staleTime: Infinity,
    gcTime: keptMs,
    enabled: isShown,
  })
  return (
    <div className="flex min-w-0 flex-col gap-2 text-sm">
      <p className="wrap-anywhere">
        <a href={`${url}?view=1`} target="_blank" rel="noreferrer" className={`${linkClass()} touch-target`}>
          {item.fileName}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
      {error ? <p className="text-ink-muted">The file couldn’t be loaded.</p> : null}
      {data ? <PdfFrame file={data} title={`Résumé: ${item.fileName}`} className="h-[70dvh]" /> : null}
    </div>
  )
}
