import { siteLayout, type SiteLayout } from '#worker/reading/site/site-layout.ts'

/** A layout as its source stores it; undefined for none, or for one of an older make, which is then learned again. */
export function storedLayout(stored: string | null): SiteLayout | undefined {
  if (!stored) return undefined
  const read = siteLayout.safeParse(JSON.parse(stored))
  return read.success ? read.data : undefined
}
