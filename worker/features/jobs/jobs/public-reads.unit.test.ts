import { expect, test } from 'vitest'
import { makePublicPageCache } from '#worker/features/jobs/site-cache/public-page-cache.service.ts'
import { publicReads } from './public-reads.service.ts'

/** Two databases by their versions; `asked` says which was read, in order. */
function databases(primary: number, replica: number) {
  const asked: string[] = []
  const site = (name: string, version: number) => ({
    state: () => {
      asked.push(name)
      return Promise.resolve({ version, openJobs: 0 })
    },
    name,
  })
  const deps = {
    board: 'primary',
    jobs: 'primary',
    site: site('primary', primary),
    boardReads: 'replica',
    jobReads: 'replica',
    siteReads: site('replica', replica),
    publicPages: makePublicPageCache(),
  }
  return { asked, deps: deps as unknown as Parameters<typeof publicReads>[0] }
}

const from = async (primary: number, replica: number, version?: number) => {
  const { asked, deps } = databases(primary, replica)
  const { board, jobs, site } = await publicReads(deps, version)
  const named = site as unknown as { name: string }
  expect([board, jobs]).toEqual([named.name, named.name])
  return { read: named.name, asked }
}

test('reads from a replica that has the newest save, else from the primary', async () => {
  expect((await from(7, 7)).read).toBe('replica')
  expect((await from(7, 6)).read).toBe('primary')
})

test('reads a named version without asking the primary', async () => {
  expect(await from(7, 7, 7)).toEqual({ read: 'replica', asked: ['replica'] })
  expect(await from(7, 6, 7)).toEqual({ read: 'primary', asked: ['replica'] })
  // A version that this isolate still trusts, while the replica has moved on.
  expect((await from(8, 8, 7)).read).toBe('replica')
})
