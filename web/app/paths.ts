/** Addresses of the application and of the pages it links to; a screen never spells one out. */
export const paths = {
  login: ({ next }: { next?: string } = {}) => (next ? `/login?next=${encodeURIComponent(next)}` : '/login'),
  apply: (shortId: string) => `/apply/${encodeURIComponent(shortId)}`,
  home: '/home',
  admin: '/admin',
  /** A view of the admin page; `view` is one of lib/admin-views.ts. */
  adminView: (view: string) => `/admin?view=${encodeURIComponent(view)}`,
  /** The editor of a job, over Manage Jobs. */
  jobEditor: (id: number) => `/admin?view=manage-jobs#edit-job-${id}`,
  candidates: '/admin/candidates',
  users: '/admin/users',
  operations: '/admin/operations',
  mails: '/admin/mails',
  candidateData: '/admin/candidate-data',
  jobSources: '/admin/job-sources',
  followUps: '/admin/follow-ups',
  /** `section` is one of features/identity/settings/settings-sections.ts. */
  settings: (section?: string) => (section ? `/admin/settings/${encodeURIComponent(section)}` : '/admin/settings'),
  feedback: '/admin/feedback',
  /** The job lists that one has handed in oneself. */
  myJobLists: '/admin/my-job-lists',
  peopleSearch: '/people-search',
  /** The same screen under its other address. */
  adminPeopleSearch: '/admin/people-search',
  /** A search with its results. */
  peopleSearchOf: (id: number) => `/people-search?search=${id}`,
  /** The same, with what is new since the run before. */
  newPeopleOf: (id: number) => `/people-search?search=${id}&news=1`,
  /** What a saved search of online jobs has found, by the saved search. */
  savedOnlineSearch: (id: number) => `/admin?view=online-jobs&open=${id}`,
  /** Firms whose people are read. */
  peopleSources: '/admin/people-sources',
  /** Who is not to be contacted. */
  doNotContact: '/admin/do-not-contact',
  searchHistory: '/search-history',
  searchHistoryOf: (id: number) => `/search-history?search=${id}`,
  /** Pages that the server renders: reached by a full page load, never by the client's router. */
  site: {
    landing: '/',
    jobs: '/jobs',
    job: (shortId: string) => `/job/${encodeURIComponent(shortId)}`,
  },
} as const

/**
 * Where to go after signing in: `next` when it is a path of the application on this very origin, else the admin page. An
 * address elsewhere ("//evil.example", "/\\evil.example", "javascript:…") would turn our login page into a trap.
 */
export function safeNext(next: string | null, origin: string): string {
  if (!next?.startsWith('/')) return paths.admin
  try {
    const url = new URL(next, origin)
    const isOurs = url.origin === origin && /^\/(?:admin|home|people-search|search-history)(?:\/|$)/.test(url.pathname)
    return isOurs ? url.pathname + url.search + url.hash : paths.admin
  } catch {
    return paths.admin
  }
}

/** The job that the hash of an address opens in the editor: 17 for `#edit-job-17`. */
export function editedJob(hash: string): number | undefined {
  const id = /^#edit-job-(\d{1,15})$/.exec(hash)?.[1]
  return id === undefined ? undefined : Number(id)
}
