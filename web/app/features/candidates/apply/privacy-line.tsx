import { applyPrivacyText } from '#contract/domain/apply-texts.ts'
import { brandName } from '#web/app/lib/brand.ts'
import { paths } from '#web/app/paths.ts'
import { linkClass } from '#web/app/ui/link-class.ts'

/** Above the submit button: what happens to the data, with a link to the privacy page. */
export function PrivacyLine() {
  return (
    <p className="text-sm text-ink-muted">
      {applyPrivacyText(brandName())}{' '}
      <a href={paths.site.privacy} target="_blank" rel="noreferrer" className={linkClass()}>
        Privacy<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  )
}
