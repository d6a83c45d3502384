import { Navigate, redirect, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router'
import { currentUser } from '#web/app/features/identity/auth/current-user.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { AccessRestricted } from '#web/app/ui/access-restricted.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { editedJob, paths } from '#web/app/paths.ts'
import { askedView, type AdminScreen, type AdminView } from './admin-views.ts'
import { PartnerBanner } from './partner-banner.tsx'

type Loaded = { view: AdminView; screen: AdminScreen } | null

/** Fetches the screen that the address names and lets it start reading. Null where there is none to show. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const user = await currentUser()
  // The frame sends strangers to the login and tells who waits, or lacks two-factor sign-in, what comes first.
  if (user?.status !== 'active' || user.mustSetUpTwoFactor) return null
  const params = new URL(args.request.url).searchParams
  const asked = askedView(params, user.role)
  if (asked.kind === 'moved') {
    params.set('view', asked.to)
    throw redirect(`${paths.admin}?${params.toString()}`)
  }
  if (asked.kind === 'restricted') return null
  const screen = await asked.view.load()
  await screen.loader?.(args)
  return { view: asked.view, screen }
}

/** The admin page: one screen of many, chosen by `view` (spec 2 §2). */
export function AdminPage() {
  const loaded = useLoaderData<typeof loader>()
  const { role } = useCurrentUser()
  const { hash, search } = useLocation()
  // The hash alone opens the editor too (spec 2 §2); a view that was asked for by name keeps its own hashes.
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
