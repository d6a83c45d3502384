import type { Hono } from 'hono'
import { applicationLinks } from '#worker/features/candidates/applications/application-links.table.ts'
import { consents } from '#worker/features/clients/consents/consents.table.ts'
import { signedLinks } from '#worker/features/identity/signed-links/signed-links.table.ts'
import { jobAlerts } from '#worker/features/jobs/job-alerts/job-alerts.table.ts'
import { hmac, sha256Hex } from '#worker/http/digest.ts'
import type { AppEnv } from '#worker/http/route.ts'
import { newToken } from '#worker/http/session.ts'
import { randomIds } from '#worker/platform/ids.ts'
import { addUser, testDeps } from './api.ts'
import { addApplication, addJob } from './applications.ts'

/** An address that answers with a page or a file for programs: whatever is not under /api. */
export type PageRoute = { method: 'GET' | 'POST'; path: string }

/** Every page of the Worker, from the router itself. */
export function pagesOf(hono: Hono<AppEnv>): PageRoute[] {
  const seen = new Map<string, PageRoute>()
  for (const { method, path } of hono.routes) {
    if (path === '/*' || path.startsWith('/api') || path.startsWith('/HEAD')) continue
    if (method === 'GET' || method === 'POST') seen.set(`${method} ${path}`, { method, path })
  }
  return [...seen.values()]
}

export const addressOfPage = ({ method, path }: PageRoute): string => `${method} ${path}`

const jobPage = async () => (await addJob({ shortId: randomIds.shortId() })).shortId

/** A private status page's token, and whose application it is. */
export async function statusLink(
  given: Parameters<typeof addApplication>[0] = {},
): Promise<{ token: string; applicationId: number }> {
  const token = newToken()
  const { id: applicationId } = await addApplication(given)
  await testDeps()
    .db.insert(applicationLinks)
    .values({ applicationId, tokenHash: await sha256Hex(token) })
  return { token, applicationId }
}

/** An open request for consent about an application, stored as asking stores it. */
export async function addConsent(
  applicationId: number,
  given: Partial<typeof consents.$inferInsert> = {},
): Promise<string> {
  const { db, ids, now } = testDeps()
  const id = ids.secretId()
  await db.insert(consents).values({
    id,
    applicationId,
    firmName: `Firm ${id}`,
    firmKey: `firm ${id}`,
    state: 'requested',
    channel: 'link',
    scope: 'named',
    statement: 'I agree.',
    statementHash: await sha256Hex('I agree.'),
    requestedAt: now(),
    openUntil: new Date('2099-01-01'),
    ...given,
  })
  return id
}

/** A link to the page of an open request for consent. */
export async function consentPageLink(): Promise<{ token: string; id: string; applicationId: number }> {
  const { db, ids } = testDeps()
  const { id: applicationId } = await addApplication()
  const id = await addConsent(applicationId)
  const token = newToken()
  await db.insert(signedLinks).values({
    id: ids.secretId(),
    purpose: 'consent',
    tokenHash: await sha256Hex(token),
    subjectId: id,
    expiresAt: new Date('2099-01-01'),
  })
  return { token, id, applicationId }
}

/** The link of an alert that nobody has confirmed yet. */
export async function alertLink(): Promise<{ token: string; id: string }> {
  const { db, config } = testDeps()
  const id = randomIds.secretId()
  const email = `${randomIds.shortId().toLowerCase()}@example.com`
  await db.insert(jobAlerts).values({ id, email, query: 'practiceArea=tax', every: 'daily' })
  return { token: `${id}.${await hmac(config.SECRET_KEY, `job-alert:${id}`)}`, id }
}

/** The link that stops a user's digest. */
export async function stopLink(): Promise<{ token: string; userId: number }> {
  const { id: userId } = await addUser()
  const facts = `${userId}.digest`
  return { token: `u.${facts}.${await hmac(testDeps().config.SECRET_KEY, `mail-stop:${facts}`)}`, userId }
}

/** Parts of the address of an existing record, by the address; everything else names no record. */
export const pageRecords: Record<string, () => Promise<string>> = {
  '/job/:shortId': jobPage,
  '/apply/:shortId': jobPage,
  '/apply/:shortId/form': jobPage,
  '/sitemaps/:part': async () => 'pages.xml',
  '/application/:token': async () => (await statusLink()).token,
  '/consent/:token': async () => (await consentPageLink()).token,
  // Loaded on demand, because it uses this file.
  '/profile/:token': async () => (await (await import('./profiles.ts')).profilePageLink()).token,
  '/review/:token': async () => (await import('./review-rooms.ts')).reviewPageLink().then(({ token }) => token),
  '/review/:token/code': async () => (await import('./review-rooms.ts')).reviewPageLink().then(({ token }) => token),
  '/review/:token/resume': async () => (await import('./review-rooms.ts')).reviewPageLink().then(({ token }) => token),
  '/alerts/:token': async () => (await alertLink()).token,
  '/mail/stop/:token': async () => (await stopLink()).token,
  '/reset/:token': async () => newToken(),
}

/** An address with its parameter filled; also the rest of an address. */
export const filledPage = (path: string, record: string): string =>
  path.replace(/:\w+/, record).replace(/\*$/, 'settings')

/** The fields of the application form without scripts, without a file. */
export const applicationForm = (given: Record<string, string> = {}): string =>
  new URLSearchParams({
    formKey: 'k'.repeat(32),
    applicantName: 'Ann Lee',
    applicantEmail: 'ann@example.com',
    phoneNumber: '+1 617 555 0101',
    location: 'Boston, MA',
    jdYear: '2019',
    yearsExperience: '6',
    experienceField: 'Tax',
    primaryPracticeArea: 'other',
    otherPracticeArea: 'Space law',
    expectedSalary: '250000',
    firmPreference: 'boutique',
    needsVisaSponsorship: 'NO',
    hasPortableBook: 'on',
    resumeUrl: `/resumes/${'r'.repeat(32)}`,
    resumeName: 'cv.pdf',
    ...given,
  }).toString()

/** The fields of the form for job alerts. */
export const alertForm = (given: Record<string, string> = {}): string =>
  new URLSearchParams({
    email: 'ann@example.com',
    search: 'practiceArea=tax',
    every: 'daily',
    ...given,
  }).toString()

/** The fields of the inquiry form. */
export const inquiryForm = (given: Record<string, string> = {}): string =>
  new URLSearchParams({
    name: 'Ann Lee',
    contact: 'ann@example.com',
    topic: 'attorney',
    message: 'I’d consider a move.',
    website: '',
    ...given,
  }).toString()

/** The fields that the form at an address takes. */
export const formOf = (path: string, given: Record<string, string> = {}): string =>
  path === '/inquiry' ? inquiryForm(given) : alertForm(given)
export const formType = 'application/x-www-form-urlencoded'
