import { brandName } from '#web/app/lib/brand.ts'
import { cx } from '#web/app/ui/cx.ts'

/** The agency’s name as on every screen: in serif, after a brass line. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={cx('border-l-2 border-brass pl-2.5 font-serif text-xl leading-none font-medium text-ink', className)}
    >
      {brandName()}
    </span>
  )
}

/** The name after the scales, as on the site's pages: visitors move between the two. */
export function MarkedLogo() {
  return (
    <span className="flex min-w-0 items-center gap-2 font-serif text-xl leading-tight font-medium text-ink max-sm:text-lg">
      <svg
        viewBox="0 0 32 32"
        aria-hidden
        className="size-6.5 shrink-0 fill-none stroke-accent stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d="M16 5v21M10 26h12M6 10h20M6 10l-4 9h8zM26 10l-4 9h8z" />
      </svg>
      <span className="truncate">{brandName()}</span>
    </span>
  )
}
