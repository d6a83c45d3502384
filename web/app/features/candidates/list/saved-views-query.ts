import { savedViewsApi } from '#contract/api/candidates/saved-views.ts'
import { read } from '#web/app/api/query.ts'

/** The user's own views, by name. */
export const savedViews = read(savedViewsApi.list)
