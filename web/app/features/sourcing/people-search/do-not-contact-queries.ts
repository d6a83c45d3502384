import { doNotContactApi } from '#contract/api/sourcing/do-not-contact.ts'
import { peopleSearchApi } from '#contract/api/sourcing/people-search.ts'
import { queryKey } from '#web/app/api/query.ts'
import { readPages } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'

/** People on the do-not-contact list, page by page. */
export const markedPages = (q: string) =>
  readPages(doNotContactApi.page, { limit: 50, ...(q ? { q } : {}) }, { staleTime: 0 })

/** Reloads the list after a mark was set or lifted, and with `everySearch` all search results. */
export function refreshMarked({ everySearch = false } = {}): void {
  void queryClient.invalidateQueries({ queryKey: queryKey(doNotContactApi.page) })
  if (everySearch) void queryClient.invalidateQueries({ queryKey: queryKey(peopleSearchApi.byId) })
}
