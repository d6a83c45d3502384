import { applicationSources, sourceOfVisit, type ApplicationSource } from '#contract/domain/application-sources.ts'

/** The public pages write it too, on the first of them that a visitor sees (web/site/enhance/visit-source.ts). */
const key = 'placet.source'

/** How this visit began: as the public pages remember it, else as this page was come to; from then on the same. */
export function sourceOfThisVisit(): ApplicationSource | undefined {
  try {
    const stored = sessionStorage.getItem(key)
    const known = applicationSources.find((source) => source === stored)
    if (known) return known
    const { host, pathname, search } = location
    const source = sourceOfVisit({ host, pathname, search, referrer: document.referrer })
    sessionStorage.setItem(key, source)
    return source
  } catch {
    return undefined
  }
}
