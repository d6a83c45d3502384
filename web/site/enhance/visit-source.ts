import { sourceOfVisit } from '#contract/domain/application-sources.ts'

/** The application form reads it (features/apply/visit-source.ts). */
const key = 'placet.source'

/** Remembers for this tab, in one word, how the visitor came here; the address that led here is not kept. */
export function rememberSource(): void {
  try {
    if (sessionStorage.getItem(key)) return
    const { host, pathname, search } = location
    sessionStorage.setItem(key, sourceOfVisit({ host, pathname, search, referrer: document.referrer }))
  } catch {
    // Storage is switched off: then it is not known.
  }
}
