import { sourceOfVisit } from '#contract/domain/application-sources.ts'

/** Read by the application form (web/app/features/candidates/apply/visit-source.ts). */
const key = 'placet.source'

/** Stores for this tab, in one word, how the visitor came here. The referring address isn't stored. */
export function rememberSource(): void {
  try {
    if (sessionStorage.getItem(key)) return
    const { host, pathname, search } = location
    sessionStorage.setItem(key, sourceOfVisit({ host, pathname, search, referrer: document.referrer }))
  } catch {
    // Without storage, the source stays unknown.
  }
}
