import { Eye } from 'lucide-react'

/** Banner of the screens that partners may view but not change. */
export function PartnerBanner() {
  return (
    <p className="mb-4 flex items-center gap-2 rounded-md border border-rule bg-paper-sunk px-3 py-2 text-sm text-ink-muted">
      <Eye aria-hidden className="size-4 shrink-0" />
      Partner Access - View Only
    </p>
  )
}
