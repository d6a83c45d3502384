import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { Role } from '#contract/domain/roles.ts'

/** A screen of the admin page: as a route's module, and loaded like one when it is asked for. */
export type AdminScreen = {
  Component: ComponentType
  /** Starts or waits for what the screen reads; runs again whenever the address changes. */
  loader?: (args: LoaderFunctionArgs) => unknown
}

/** The values of `view` (spec 2 §2). One that no screen is listed for counts as none. */
export type AdminViewName =
  | 'dashboard'
  | 'find-jobs'
  | 'online-jobs'
  | 'my-candidates'
  | 'post-job'
  | 'manage-jobs'
  | 'candidates'
  | 'analytics'
  | 'user-management'
  | 'saved-job-lists'

export type AdminView = {
  value: AdminViewName
  /** In the palette, and in the menus that list it. */
  label: string
  roles: readonly Role[]
  /** The letter that opens it after `g`, and finds it in the palette; two views may share one when no role sees both. */
  key?: string
  /** Partners may look and not change: the screen says so at its top. */
  isViewOnlyForPartners?: boolean
  load: () => Promise<AdminScreen>
}

export const everyone = ['admin', 'partner'] as const
export const admins = ['admin'] as const
export const partners = ['partner'] as const

/**
 * The views of the admin page, in the order in which the palette lists them. A new screen is one entry here: menus,
 * palette, shortcuts, "Access Restricted" and the default view follow from it.
 */
export const adminViews: readonly AdminView[] = [
  {
    value: 'dashboard',
    label: 'Dashboard',
    roles: everyone,
    key: 'D',
    isViewOnlyForPartners: true,
    load: () =>
      import('#web/app/features/workspace/dashboard/dashboard-page.tsx').then(({ DashboardPage, loader }) => ({
        Component: DashboardPage,
        loader,
      })),
  },
  {
    value: 'find-jobs',
    label: 'View Jobs',
    roles: everyone,
    key: 'F',
    isViewOnlyForPartners: true,
    load: () =>
      import('#web/app/features/sourcing/matching/find-jobs-page.tsx').then(({ FindJobsPage, loader }) => ({
        Component: FindJobsPage,
        loader,
      })),
  },
  {
    value: 'online-jobs',
    label: 'Online Job Search',
    roles: everyone,
    key: 'O',
    load: () =>
      import('#web/app/features/sourcing/online-jobs/online-jobs-page.tsx').then(({ OnlineJobsPage, loader }) => ({
        Component: OnlineJobsPage,
        loader,
      })),
  },
  {
    value: 'my-candidates',
    label: 'My Assigned Candidates',
    roles: partners,
    key: 'C',
    load: candidates,
  },
  {
    value: 'post-job',
    label: 'Post Job',
    roles: admins,
    key: 'P',
    load: () =>
      import('#web/app/features/jobs/jobs/post-job-page.tsx').then(({ PostJobPage, loader }) => ({
        Component: PostJobPage,
        loader,
      })),
  },
  {
    value: 'manage-jobs',
    label: 'Manage Jobs',
    roles: admins,
    key: 'J',
    load: () =>
      import('#web/app/features/jobs/jobs/manage-jobs-page.tsx').then(({ ManageJobsPage, loader }) => ({
        Component: ManageJobsPage,
        loader,
      })),
  },
  { value: 'candidates', label: 'View Candidates', roles: admins, key: 'C', load: candidates },
  {
    value: 'analytics',
    label: 'Analytics',
    roles: admins,
    key: 'A',
    load: () =>
      import('#web/app/features/insight/analytics/analytics-page.tsx').then(({ AnalyticsPage, loader }) => ({
        Component: AnalyticsPage,
        loader,
      })),
  },
  {
    value: 'user-management',
    label: 'User Management',
    roles: admins,
    key: 'U',
    load: () =>
      import('#web/app/features/identity/users/users-page.tsx').then(({ UsersPage, loader }) => ({
        Component: UsersPage,
        loader,
      })),
  },
  {
    value: 'saved-job-lists',
    label: 'Saved Job Lists',
    roles: admins,
    key: 'S',
    load: () =>
      import('#web/app/features/sourcing/saved-lists/saved-lists-page.tsx').then(({ SavedListsPage, loader }) => ({
        Component: SavedListsPage,
        loader,
      })),
  },
]

function candidates(): Promise<AdminScreen> {
  return import('#web/app/features/workspace/candidates/candidates-page.tsx').then(({ CandidatesPage, loader }) => ({
    Component: CandidatesPage,
    loader,
  }))
}

/** The views that a role may open, in order. */
export function viewsOf(role: Role): AdminView[] {
  return adminViews.filter(({ roles }) => roles.includes(role))
}

/** The view of this name, if its screen exists and the role may open it. */
export function viewFor(role: Role, value: AdminViewName): AdminView | undefined {
  return viewsOf(role).find((view) => view.value === value)
}

/** What an address of the admin page asks for: a view to show, one of somebody else's role, or one under another name. */
export type AskedView =
  | { kind: 'shown'; view: AdminView }
  | { kind: 'restricted' }
  | { kind: 'moved'; to: AdminViewName }

/**
 * Reads `view` and `selected` (spec 2 §2). Without a view the dashboard, or the candidates when a record is named; a name
 * that no view has counts as none. Partners' own screen is for admins the list of all candidates.
 */
export function askedView(params: URLSearchParams, role: Role): AskedView {
  const asked = adminViews.find(({ value }) => value === params.get('view'))
  if (asked?.roles.includes(role)) return { kind: 'shown', view: asked }
  if (asked?.value === 'my-candidates') return { kind: 'moved', to: 'candidates' }
  if (asked) return { kind: 'restricted' }
  const record = role === 'admin' ? 'candidates' : 'my-candidates'
  const [first] = viewsOf(role)
  const view = viewFor(role, params.has('selected') ? record : 'dashboard') ?? first
  return view ? { kind: 'shown', view } : { kind: 'restricted' }
}
