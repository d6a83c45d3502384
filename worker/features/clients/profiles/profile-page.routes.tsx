import type { Context } from 'hono'
import { ProfilePage } from '#web/site/pages/profile.tsx'
import { countOpening } from '#worker/features/identity/signed-links/signed-links.service.ts'
import { answerPrivately, formFields, type PrivatePage } from '#worker/features/jobs/site/private-page.tsx'
import { callerAddress } from '#worker/http/caller.ts'
import type { AppEnv, Router } from '#worker/http/route.ts'
import { askForName, openProfile, profileView } from './profile-page.service.ts'
import type { SharedProfile } from './profiles.repo.ts'

/** Mounts the page on which a client reads a profile. Only a POST changes anything. */
export function profilePages({ hono }: Router): void {
  hono.get('/profile/:token', (c) =>
    answerPrivately(c, async () => {
      const { link, ...shared } = await openProfile(c.var.deps, readerOf(c))
      await countOpening(c.var.deps, link, { method: c.req.method, agent: c.req.header('user-agent') })
      return pageOf(shared)
    }),
  )
  hono.post('/profile/:token', (c) =>
    answerPrivately(c, async () => {
      const shared = await openProfile(c.var.deps, readerOf(c))
      if ((await formFields(c))['action'] !== 'name') return { ...pageOf(shared), status: 400 }
      await askForName(c.var.deps, shared)
      return pageOf(shared, true)
    }),
  )
}

const readerOf = (c: Context<AppEnv>) => ({ token: c.req.param('token') ?? '', address: callerAddress(c) })

function pageOf({ share, profile, contact }: SharedProfile, isAsked = share.nameAskedAt !== null): PrivatePage {
  const asked = isAsked ? 'asked' : 'unasked'
  return {
    title: `Confidential profile ${profile.code}`,
    isForClient: true,
    body: (view) => (
      <ProfilePage
        view={view}
        profile={profileView(profile)}
        name={profile.kind === 'blind' ? asked : null}
        contact={contact?.name ?? null}
      />
    ),
  }
}
