import { expect, test } from 'vitest'
import { endpointUrl, type Endpoint } from '#contract/endpoint.ts'
import { createApp } from '#worker/app.ts'
import { fixtureOf, queries } from '#worker/test/access-fixtures.ts'
import { call, signedIn } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'
import { analyses, candidateLists, jobPages, screens } from '#worker/test/questions.ts'
import { roundTripsOf } from '#worker/test/round-trips.ts'

/** Reads that take more, with their number. None of them opens a screen that people work in all day. */
const slower: Record<string, number> = {
  'GET /api/health': 4, // sixteen checks, six at a time
  'GET /api/archives/:id/archive.zip': 4, // archive, entry of the download, parts
  'GET /api/jobs.csv': 4, // places, jobs, applicants, the note of the download
  'GET /api/online-jobs.csv': 4, // criteria, postings, their sources, the note of the download
  'GET /api/agreements/:id/document': 3, // agreement, the note of the download, file
  'GET /api/documents/:id/content': 3, // document, application, file
  'GET /api/applications/:id/interview-mail': 4,
  'GET /api/applications/:id/interview.ics': 3,
  'GET /api/applications/:id/rejection-mail': 3,
  'GET /api/applications/:id/pdf': 4,
  'GET /api/ownerships/:id/evidence.pdf': 3, // ownership, its facts, brand
  'GET /api/profiles/:id/pdf': 3, // profile, application, file
}

/** Filters that are read before the list: names of a practice area, then matches in order, then their rows. */
const slowerFilters = /practiceArea=.*sort=(title|salary)/

test('answers every read of staff in two round trips', async () => {
  const [admin, partner] = [await signedIn('admin'), await signedIn('partner')]
  const application = await addApplication({ assignedPartnerId: partner.user.id })
  const asked = [...candidateLists, ...jobPages, ...screens, ...analyses].map(([, address]) =>
    address
      .replaceAll(':partner', String(partner.user.id))
      .replaceAll(':job', String(application.jobId))
      .replaceAll(':application', String(application.id)),
  )
  // The first visits of a new installation write the sources that ship with it.
  for (const path of ['/api/job-sources', '/api/people-sources']) await call('GET', path, { as: admin })
  const allowed = new Map<string, number>([['/api/health', 4]])
  for (const { method, path, endpoint, access } of createApp({ log: () => {} }).mounted) {
    if (method !== 'GET' || access === 'public') continue
    const address = `${method} ${path}`
    const made = (await fixtureOf(address)?.make(admin.user.id)) ?? { params: {} }
    asked.push(endpointUrl(endpoint as Endpoint, made.params) + (queries[address] ?? ''))
    // Who downloads which list is noted before its first byte.
    const usual = path.endsWith('.csv') ? 3 : 2
    allowed.set(asked.at(-1) ?? '', slower[address] ?? usual)
  }
  const slow: string[] = []
  for (const session of [admin, partner]) {
    await roundTripsOf('/api/auth/me', session)
    for (const path of new Set(asked)) {
      const { response, roundTrips, calls } = await roundTripsOf(path, session)
      await response.arrayBuffer()
      const most = allowed.get(path) ?? (slowerFilters.test(path) ? 3 : 2)
      if (roundTrips > most)
        slow.push(`${session.user.role} ${response.status} ${path}: ${roundTrips} (${calls} calls)`)
    }
  }
  expect(slow).toEqual([])
}, 120_000)
