/** Addresses of the application and of the pages it links to. Screens use these instead of spelling addresses out. */
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
  /** Everybody on record. */
  people: '/admin/people',
  /** Clients and other employers. */
  firms: '/admin/firms',
  firm: (id: number) => `/admin/firms/${id}`,
  /** Candidates whom firms have yet to decide about. */
  submissions: '/admin/submissions',
  /** Everything that a fee for one candidate at one firm may depend on. */
  ownership: (id?: number) => (id === undefined ? '/admin/ownership' : `/admin/ownership/${id}`),
  intake: '/admin/intake',
  person: (id: number) => `/admin/people?person=${id}`,
  users: '/admin/users',
  operations: '/admin/operations',
  mails: '/admin/mails',
  candidateData: '/admin/candidate-data',
  imports: '/admin/imports',
  archive: '/admin/export',
  importOf: (id: number) => `/admin/imports?import=${id}`,
  jobSources: '/admin/job-sources',
  followUps: '/admin/follow-ups',
  /** `section` is one of features/identity/settings/settings-sections.ts. */
  settings: (section?: string) => (section ? `/admin/settings/${encodeURIComponent(section)}` : '/admin/settings'),
  feedback: '/admin/feedback',
  inquiries: '/admin/inquiries',
  reviewRooms: '/admin/review-rooms',
  /** The user's own job lists. */
  myJobLists: '/admin/my-job-lists',
  peopleSearch: '/people-search',
  /** People Search under its second address. */
  adminPeopleSearch: '/admin/people-search',
  /** A search with its results. */
  peopleSearchOf: (id: number) => `/people-search?search=${id}`,
  /** A search with only the people who are new since the run before. */
  newPeopleOf: (id: number) => `/people-search?search=${id}&news=1`,
  /** Results of a saved search of online jobs, by its id. */
  savedOnlineSearch: (id: number) => `/admin?view=online-jobs&open=${id}`,
  /** Firms whose people are read. */
  peopleSources: '/admin/people-sources',
  /** The Do Not Contact list. */
  doNotContact: '/admin/do-not-contact',
  searchHistory: '/search-history',
  searchHistoryOf: (id: number) => `/search-history?search=${id}`,
  /** Pages that the server renders: reached by a full page load, never by the client's router. */
  site: {
    landing: '/',
    jobs: '/jobs',
    privacy: '/privacy',
    support: '/support',
    job: (shortId: string) => `/job/${encodeURIComponent(shortId)}`,
  },
} as const

/**
 * The address after signing in: `next` if it is a path of the application on this origin, else the admin page. An
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
