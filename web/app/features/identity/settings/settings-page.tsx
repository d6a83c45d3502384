import { useEffect, useRef } from 'react'
import { NavLink, redirect, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router'
import { currentUser } from '#web/app/features/identity/auth/current-user.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { AccessRestricted } from '#web/app/ui/access-restricted.tsx'
import { NotFoundPage } from '#web/app/layouts/not-found-page.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { paths } from '#web/app/paths.ts'
import { cx } from '#web/app/ui/cx.ts'
import { groupLabels, sectionsOf, settingsSections, type SettingsModule } from './settings-sections.ts'

type Loaded = { label: string; module: SettingsModule | 'restricted' | 'unknown' } | null

/** Fetches the section in the address and runs its loader. Without a section, redirects to the first. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const user = await currentUser()
  // The frame handles everyone else: login, the waiting page, or the two-factor setup.
  if (user?.status !== 'active' || user.mustSetUpTwoFactor) return null
  const asked = params['section']
  if (asked === undefined) throw redirect(paths.settings(settingsSections[0]?.id))
  const section = settingsSections.find(({ id }) => id === asked)
  if (!section) return { label: 'Settings', module: 'unknown' }
  if (!sectionsOf(user.role).includes(section)) return { label: 'Settings', module: 'restricted' }
  const module = await section.load()
  await module.loader?.()
  return { label: section.label, module }
}

/** Settings of the user's account and, for admins, of the agency. Each section has its own address. */
export function SettingsPage() {
  const loaded = useLoaderData<typeof loader>()
  if (!loaded) return null
  const { label, module } = loaded
  if (module === 'unknown') return <NotFoundPage />
  if (module === 'restricted') {
    return (
      <>
        <title>{pageTitle('Access Restricted')}</title>
        <AccessRestricted />
      </>
    )
  }
  return (
    <div className="w-full max-w-text">
      <title>{pageTitle(`${label} · Settings`)}</title>
      <h1 className="text-2xl">Settings</h1>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8">
        <SectionNav />
        <module.Section key={label} />
      </div>
    </div>
  )
}

function SectionNav() {
  const { role } = useCurrentUser()
  const sections = sectionsOf(role)
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // Below a wide screen the row scrolls sideways: scroll the current section into view. A menu at the side must not move the page.
  useEffect(() => {
    const row = nav.current
    const link = [...(row?.querySelectorAll('a') ?? [])].find((one) => one.pathname === pathname)
    if (!row || !link) return
    const { left, right } = link.getBoundingClientRect()
    const frame = row.getBoundingClientRect()
    row.scrollLeft += Math.max(0, right - frame.right) - Math.max(0, frame.left - left)
  }, [pathname])
  const groups = (['own', 'agency'] as const).filter((group) => sections.some((section) => section.group === group))
  return (
    <nav
      ref={nav}
      aria-label="Settings"
      className="flex gap-x-5 gap-y-4 max-lg:overflow-x-auto max-lg:border-b max-lg:border-rule lg:flex-col"
    >
      {groups.map((group) => (
        <div key={group} className="shrink-0">
          <p className="left-0 w-max px-2.5 pb-1 text-xs font-medium text-ink-muted max-lg:sticky">
            {groupLabels[group]}
          </p>
          <ul className="flex lg:flex-col">
            {sections
              .filter((section) => section.group === group)
              .map(({ id, label }) => (
                <li key={id}>
                  <NavLink
                    to={paths.settings(id)}
                    className={({ isActive }) =>
                      cx(
                        'flex min-h-control items-center px-2.5 text-sm whitespace-nowrap no-underline -outline-offset-2 transition-colors',
                        'max-lg:border-b-2 lg:rounded-md',
                        isActive
                          ? 'font-medium text-accent max-lg:border-accent lg:bg-accent-soft lg:text-on-accent-soft'
                          : 'text-ink hover:text-accent max-lg:border-transparent lg:hover:bg-paper-sunk',
                      )
                    }
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
