import { Eye } from 'lucide-react'

/** At the top of what partners may look at and not change (spec 2 §2). */
export function PartnerBanner() {
  return (
    <p className="mb-4 flex items-center gap-2 rounded-md border border-rule bg-paper-sunk px-3 py-2 text-sm text-ink-muted">
      <Eye aria-hidden className="size-4 shrink-0" />
      Partner Access - View Only
    </p>
  )
}
