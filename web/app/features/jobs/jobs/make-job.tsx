import { Button } from '#web/app/ui/button.tsx'
import { useScrapeUrl } from './use-scrape-url.ts'

/** Creates a job from a posting's URL. Admins only. */
export function MakeJob({ url, title }: { url: string; title: string }) {
  const { read, isPending } = useScrapeUrl()
  return (
    <Button size="sm" variant="quiet" isBusy={isPending} onClick={() => read({ url })}>
      Create job<span className="sr-only"> of {title}</span>
    </Button>
  )
}
