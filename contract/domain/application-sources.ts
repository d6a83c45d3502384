/** Ways in which applicants find us, as far as the browser reveals. Nothing else about a visit is stored. */
export const visitSources = ['job_board', 'direct', 'search_engine', 'feed', 'other_site'] as const
export type VisitSource = (typeof visitSources)[number]

/** Sources of applications: a visit, or staff who added the person to the job. */
export const applicationSources = [...visitSources, 'staff'] as const
export type ApplicationSource = (typeof applicationSources)[number]

export const applicationSourceLabels = {
  job_board: 'Our job board',
  direct: 'A link to the job',
  search_engine: 'Search engine',
  feed: 'Job feed or campaign',
  other_site: 'Another website',
  staff: 'Added by staff',
} as const satisfies Record<ApplicationSource, string>

const searchEngines =
  /(?:^|\.)(?:google|bing|duckduckgo|yahoo|ecosia|qwant|startpage|baidu|yandex|brave|kagi)\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/

/** The first page of a visit: as `location` has it, and `document.referrer` there (empty: none). */
export type FirstPage = { host: string; pathname: string; search: string; referrer: string }

/**
 * Names the source of a visit from its first page on our site: `utm_source` in the address is a feed or campaign; else the
 * site that linked to it; without one, our own board when the visit began there, or a link that was passed on.
 */
export function sourceOfVisit({ host, pathname, search, referrer }: FirstPage): VisitSource {
  if (/[?&]utm_source=[^&]/.test(search)) return 'feed'
  const from = /^https?:\/\/(?:[^/?#]*@)?([^/?#]+)/i.exec(referrer)?.[1]?.toLowerCase()
  if (from && from !== host) return searchEngines.test(from.replace(/:\d+$/, '')) ? 'search_engine' : 'other_site'
  return !from && /^\/(?:job|apply)\//.test(pathname) ? 'direct' : 'job_board'
}
