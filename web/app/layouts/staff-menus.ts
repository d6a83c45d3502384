import type { Role } from '#contract/domain/roles.ts'
import { admins, everyone, partners, viewFor, type AdminViewName } from '#web/app/lib/admin-views.ts'
import { paths } from '#web/app/paths.ts'

export type MenuLink = {
  label: string
  to: string
  /** Outside the application: opens in a new tab. */
  isNewTab?: boolean
}
/** One entry of the top navigation: a link, or several under a heading. */
export type MenuEntry = MenuLink | { label: string; links: readonly MenuLink[] }

/** A link with its roles. One that names a view is shown to the view's roles only. */
type GivenLink = MenuLink & { roles: readonly Role[]; view?: AdminViewName }

const view = (name: AdminViewName, label: string, roles: readonly Role[]): GivenLink => ({
  label,
  to: name === 'dashboard' ? paths.admin : paths.adminView(name),
  roles,
  view: name,
})

/** Every screen under its menu, with the roles that see it. Names are those of the screens themselves. */
const menus: readonly { label: string; links: readonly GivenLink[] }[] = [
  { label: 'Dashboard', links: [view('dashboard', 'Dashboard', everyone)] },
  {
    label: 'Jobs',
    links: [
      view('find-jobs', 'View Jobs', everyone),
      view('online-jobs', 'Online Job Search', everyone),
      view('post-job', 'Post Job', admins),
      view('manage-jobs', 'Manage Jobs', admins),
      { label: 'Firms', to: paths.firms, roles: everyone },
      { label: 'View Public Jobs', to: paths.site.jobs, isNewTab: true, roles: everyone },
    ],
  },
  {
    label: 'Candidates',
    links: [
      { label: 'View Candidates', to: paths.candidates, roles: admins },
      { label: 'My Assigned Candidates', to: paths.candidates, roles: partners },
      { label: 'People', to: paths.people, roles: everyone },
      { label: 'Intake', to: paths.intake, roles: everyone },
      { label: 'Submissions', to: paths.submissions, roles: everyone },
      { label: 'Follow-ups', to: paths.followUps, roles: everyone },
      { label: 'Inquiries', to: paths.inquiries, roles: everyone },
      { label: 'People Search', to: paths.peopleSearch, roles: everyone },
      { label: 'Search History', to: paths.searchHistory, roles: everyone },
      { label: 'Do Not Contact', to: paths.doNotContact, roles: everyone },
    ],
  },
  { label: 'Analytics', links: [view('analytics', 'Analytics', admins)] },
  {
    label: 'Admin',
    links: [
      { label: 'User Management', to: paths.users, roles: admins },
      view('saved-job-lists', 'Saved Job Lists', admins),
      { label: 'Job Sources', to: paths.jobSources, roles: admins },
      { label: 'People Sources', to: paths.peopleSources, roles: admins },
      { label: 'Candidate Data', to: paths.candidateData, roles: admins },
      { label: 'Email Log', to: paths.mails, roles: admins },
      { label: 'Feedback', to: paths.feedback, roles: admins },
      { label: 'Operations', to: paths.operations, roles: admins },
    ],
  },
  { label: 'Settings', links: [{ label: 'Settings', to: paths.settings(), roles: everyone }] },
]

/** The user's own places. */
const userLinks: readonly GivenLink[] = [
  { label: 'Settings', to: paths.settings(), roles: everyone },
  { label: 'My Job Lists', to: paths.myJobLists, roles: partners },
]

function seenBy(role: Role, links: readonly GivenLink[]): MenuLink[] {
  return links
    .filter((link) => link.roles.includes(role) && (link.view === undefined || viewFor(role, link.view)))
    .map(({ label, to, isNewTab }) => ({ label, to, ...(isNewTab ? { isNewTab } : {}) }))
}

/** The top navigation for a role: menus without an entry are left out, and a menu of one is a plain link. */
export function topMenus(role: Role): MenuEntry[] {
  return menus.flatMap(({ label, links }) => {
    const seen = seenBy(role, links)
    const [only] = seen
    if (!only) return []
    return [seen.length === 1 ? only : { label, links: seen }]
  })
}

/** The links of the menu under the user's name. */
export function userMenuLinks(role: Role): MenuLink[] {
  return seenBy(role, userLinks)
}

/** True if a link leads to the current screen or a section of it; on the admin page, if it leads to the current view. */
export function isCurrent(link: MenuLink, { pathname, search }: { pathname: string; search: string }): boolean {
  const url = new URL(link.to, 'https://placet.invalid')
  if (link.isNewTab) return false
  // The address of every staff screen starts with the admin page's, but the screens aren't parts of it.
  if (url.pathname !== paths.admin && pathname.startsWith(`${url.pathname}/`)) return true
  if (url.pathname !== pathname) return false
  return url.searchParams.get('view') === new URLSearchParams(search).get('view')
}
