import { Button } from '#web/app/ui/button.tsx'
import { useScrapeUrl } from './use-scrape-url.ts'

/** Makes a job of a posting, through its address; admins only. */
export function MakeJob({ url, title }: { url: string; title: string }) {
  const { read, isPending } = useScrapeUrl()
  return (
    <Button size="sm" variant="quiet" isBusy={isPending} onClick={() => read({ url })}>
      Make a job<span className="sr-only"> of {title}</span>
    </Button>
  )
}
