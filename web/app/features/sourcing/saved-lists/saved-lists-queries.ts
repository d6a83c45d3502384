import { savedListsApi } from '#contract/api/sourcing/saved-lists.ts'
import { savedListStatuses, type SavedListStatus } from '#contract/domain/saved-list-statuses.ts'
import { readPages } from '#web/app/lib/paged-query.ts'

const cardsAPage = 12

/** Lists with one status or any, page by page. */
export const savedListPages = (status: SavedListStatus | undefined) =>
  readPages(savedListsApi.page, { limit: cardsAPage, ...(status ? { status } : {}) })

/** The status in the address; undefined for all. */
export const readStatus = (params: URLSearchParams): SavedListStatus | undefined =>
  savedListStatuses.find((status) => status === params.get('status'))
