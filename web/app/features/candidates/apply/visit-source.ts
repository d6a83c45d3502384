import { visitSources, sourceOfVisit, type VisitSource } from '#contract/domain/application-sources.ts'

/** Also written by the first public page that a visitor sees (web/site/enhance/visit-source.ts). */
const key = 'placet.source'

/** Source of this visit: as a public page stored it, otherwise from this page's address and referrer. */
export function sourceOfThisVisit(): VisitSource | undefined {
  try {
    const stored = sessionStorage.getItem(key)
    const known = visitSources.find((source) => source === stored)
    if (known) return known
    const { host, pathname, search } = location
    const source = sourceOfVisit({ host, pathname, search, referrer: document.referrer })
    sessionStorage.setItem(key, source)
    return source
  } catch {
    return undefined
  }
}
