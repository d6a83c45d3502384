import type { Role } from '#contract/domain/roles.ts'

/** The values of `view` in the address of the admin page. Any other value counts as missing. */
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
  /** Name in the palette, and in the menus that list it. */
  label: string
  roles: readonly Role[]
  /** The letter that opens it after `g` and finds it in the palette. Two views may share one if no role sees both. */
  key?: string
  /** Partners can only look: the screen says so at its top. */
  isViewOnlyForPartners?: boolean
}

export const everyone = ['admin', 'partner'] as const
export const admins = ['admin'] as const
export const partners = ['partner'] as const

/**
 * The views of the admin page, in the order of the palette. Menus, palette, shortcuts, "Access Restricted" and the default
 * view are derived from them; features/workspace/admin/admin-screens.ts has the screen of each.
 */
export const adminViews: readonly AdminView[] = [
  {
    value: 'dashboard',
    label: 'Dashboard',
    roles: everyone,
    key: 'D',
    isViewOnlyForPartners: true,
  },
  {
    value: 'find-jobs',
    label: 'View Jobs',
    roles: everyone,
    key: 'F',
    isViewOnlyForPartners: true,
  },
  {
    value: 'online-jobs',
    label: 'Online Job Search',
    roles: everyone,
    key: 'O',
  },
  {
    value: 'my-candidates',
    label: 'My Assigned Candidates',
    roles: partners,
    key: 'C',
  },
  {
    value: 'post-job',
    label: 'Post Job',
    roles: admins,
    key: 'P',
  },
  {
    value: 'manage-jobs',
    label: 'Manage Jobs',
    roles: admins,
    key: 'J',
  },
  { value: 'candidates', label: 'View Candidates', roles: admins, key: 'C' },
  {
    value: 'analytics',
    label: 'Analytics',
    roles: admins,
    key: 'A',
  },
  {
    value: 'user-management',
    label: 'User Management',
    roles: admins,
    key: 'U',
  },
  {
    value: 'saved-job-lists',
    label: 'Saved Job Lists',
    roles: admins,
    key: 'S',
  },
]

/** The views that a role may open, in order. */
export function viewsOf(role: Role): AdminView[] {
  return adminViews.filter(({ roles }) => roles.includes(role))
}

/** The view of this name, if the role may open it. */
export function viewFor(role: Role, value: AdminViewName): AdminView | undefined {
  return viewsOf(role).find((view) => view.value === value)
}

/** The target of an admin page address: a view, a refusal for this role, or a view under another name. */
export type AskedView =
  | { kind: 'shown'; view: AdminView }
  | { kind: 'restricted' }
  | { kind: 'moved'; to: AdminViewName }

/**
 * Reads `view` and `selected`. Without a known view: the candidates if a record is named, else the dashboard. Admins who
 * ask for the partners' own list get the list of all candidates.
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
