import { brandName } from '#web/app/lib/brand.ts'
import { cx } from '#web/app/ui/cx.ts'

/** The agency’s name as every screen sets it: serif, behind a brass rule. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={cx('border-l-2 border-brass pl-2.5 font-serif text-xl leading-none font-medium text-ink', className)}
    >
      {brandName()}
    </span>
  )
}
