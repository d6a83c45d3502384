import { Navigate, redirect, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router'
import { currentUser } from '#web/app/features/identity/auth/current-user.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { AccessRestricted } from '#web/app/ui/access-restricted.tsx'
import { askedView, type AdminView } from '#web/app/lib/admin-views.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import type { Screen } from '#web/app/lib/lazy-screen.ts'
import { editedJob, paths } from '#web/app/paths.ts'
import { adminScreens } from './admin-screens.ts'
import { PartnerBanner } from './partner-banner.tsx'

type Loaded = { view: AdminView; screen: Screen } | null

/** Fetches the screen that the address names and lets it start reading. Null when the user may not open it. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const user = await currentUser()
  // The layout sends strangers to the login page, and explains to waiting users and those without two-factor sign-in what
  // comes first.
  if (user?.status !== 'active' || user.mustSetUpTwoFactor) return null
  const params = new URL(args.request.url).searchParams
  const asked = askedView(params, user.role)
  if (asked.kind === 'moved') {
    params.set('view', asked.to)
    throw redirect(`${paths.admin}?${params.toString()}`)
  }
  if (asked.kind === 'restricted') return null
  const screen = await adminScreens[asked.view.value]()
  await screen.loader?.(args)
  return { view: asked.view, screen }
}

/** The admin page: one of many screens, chosen by `view`. */
export function AdminPage() {
  const loaded = useLoaderData<typeof loader>()
  const { role } = useCurrentUser()
  const { hash, search } = useLocation()
  // The hash alone opens the editor too; a view named in the address keeps its own hashes.
  const edited = editedJob(hash)
  if (edited !== undefined && role === 'admin' && !new URLSearchParams(search).has('view')) {
    return <Navigate to={paths.jobEditor(edited)} replace />
  }
  if (!loaded) {
    return (
      <>
        <title>{pageTitle('Access Restricted')}</title>
        <AccessRestricted />
      </>
    )
  }
  const { view, screen } = loaded
  return (
    <>
      {role === 'partner' && view.isViewOnlyForPartners ? <PartnerBanner /> : null}
      <screen.Component key={view.value} />
    </>
  )
}
