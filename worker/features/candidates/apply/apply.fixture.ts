import { env } from 'cloudflare:workers'
import { asc } from 'drizzle-orm'
import { documents } from '#worker/features/candidates/documents/documents.table.ts'
import { applicationEvents } from '#worker/features/candidates/applications/events.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { randomIds } from '#worker/platform/ids.ts'
import { call, testDeps, testNow } from '#worker/test/api.ts'
import { applicationCounts, jobApplications } from '#worker/features/candidates/applications/applications.table.ts'

export const minutesAgo = (minutes: number) => new Date(testNow.getTime() - minutes * 60_000)

export async function openJob(given: Partial<typeof jobs.$inferInsert> = {}) {
  const [job] = await testDeps()
    .db.insert(jobs)
    .values({
      shortId: randomIds.shortId(),
      title: 'Tax Associate',
      firmName: 'Harrow & Vale',
      location: 'Boston, MA',
      seniority: 'Associate',
      practiceArea: 'Tax',
      description: 'Advises on tax.',
      ...given,
    })
    .returning()
  if (!job) throw new Error('no job')
  return job
}

/** A résumé whose file has arrived. */
export async function arrived(given: Partial<typeof resumes.$inferInsert> = {}) {
  const id = randomIds.secretId()
  const row = {
    id,
    originalName: 'cv.pdf',
    mimeType: 'application/pdf',
    fileSize: 9,
    storedAt: minutesAgo(1),
    createdAt: minutesAgo(1),
    ...given,
  }
  await testDeps().db.insert(resumes).values(row)
  await env.FILES.put(`resumes/${id}`, '%PDF-1.7\n')
  return id
}

export const form = (resumeId: string, given: Record<string, unknown> = {}) => ({
  applicantName: 'Łucja Nowak',
  applicantEmail: 'lucja@example.com',
  jdYear: 2019,
  yearsExperience: 6,
  experienceField: 'Tax',
  location: 'Boston, MA',
  expectedSalary: 250_000,
  hasPortableBook: true,
  phoneNumber: '+1 617 555 0101',
  linkedinUrl: '',
  bigFirmExperienceYears: 3,
  firmPreference: 'big_firm,in_house',
  needsVisaSponsorship: 'NO',
  resumeUrl: `/resumes/${resumeId}`,
  ...given,
})

export const apply = async (job: number | string, body: unknown) => {
  const response = await call('POST', `/api/public/jobs/${job}/apply`, {
    body,
    deps: { now: () => testNow },
  })
  return { status: response.status, body: await response.json<Record<string, unknown>>() }
}

export const success = { status: 201, body: { success: true, message: 'Your application has been submitted.' } }

/** Everything that applying writes. */
export async function written() {
  const { db } = testDeps()
  const [applications, events, files, claims, counts] = await Promise.all([
    db.select().from(jobApplications).orderBy(asc(jobApplications.id)),
    db.select().from(applicationEvents).orderBy(asc(applicationEvents.id)),
    db.select().from(documents).orderBy(asc(documents.id)),
    db.select().from(resumes).orderBy(asc(resumes.id)),
    db.select().from(applicationCounts),
  ])
  return {
    applications,
    events: events.map(({ applicationId, kind, to }) => [applicationId, kind, to]),
    documents: files,
    claims: Object.fromEntries(claims.map(({ id, applicationId }) => [id, applicationId])),
    counted: counts.reduce((sum, { count }) => sum + count, 0),
  }
}
