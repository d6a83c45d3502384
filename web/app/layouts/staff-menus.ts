import type { Role } from '#contract/domain/roles.ts'
import { paths } from '#web/app/paths.ts'

export type MenuLink = {
  label: string
  to: string
  /** Outside the application: opens in a new tab. */
  isNewTab?: boolean
}
/** One entry of the top navigation: a link, or several under a heading. */
export type MenuEntry = MenuLink | { label: string; links: readonly MenuLink[] }

type ForRoles<T> = T & { roles: readonly Role[] }

const everyone = ['admin', 'partner'] as const
const admins = ['admin'] as const

/** Every screen that exists, under its menu, with who sees it (spec 1 §2 Other, spec 2 §2 Header menus). */
const menus: readonly { label: string; links: readonly ForRoles<MenuLink>[] }[] = [
  {
    label: 'Candidates',
    links: [
      { label: 'View Candidates', to: paths.candidates, roles: admins },
      { label: 'My Assigned Candidates', to: paths.candidates, roles: ['partner'] },
    ],
  },
  { label: 'Jobs', links: [{ label: 'View Public Jobs', to: paths.site.jobs, isNewTab: true, roles: everyone }] },
  { label: 'User Management', links: [{ label: 'User Management', to: paths.users, roles: admins }] },
]

const userLinks: readonly ForRoles<MenuLink>[] = [{ label: 'User Management', to: paths.users, roles: admins }]

/** The top navigation for a role: menus without an entry are left out, and a menu of one is a plain link. */
export function topMenus(role: Role): MenuEntry[] {
  return menus.flatMap(({ label, links }) => {
    const seen = links.filter(({ roles }) => roles.includes(role))
    const [only] = seen
    if (!only) return []
    return [seen.length === 1 ? only : { label, links: seen }]
  })
}

/** The links of the menu under the user's name. */
export function userMenuLinks(role: Role): MenuLink[] {
  return userLinks.filter(({ roles }) => roles.includes(role))
}
