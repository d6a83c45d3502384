import { jobApplications } from '#worker/features/applications/applications.table.ts'
import { jobs } from '#worker/features/jobs/jobs.table.ts'
import { randomIds } from '#worker/platform/ids.ts'
import { call, signedIn, testDeps, type TestSession } from './api.ts'

let applicants = 0

/** Adds an open job. */
export async function addJob(given: Partial<typeof jobs.$inferInsert> = {}) {
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

/** Adds an application, to a job of its own unless one is given. */
export async function addApplication(given: Partial<typeof jobApplications.$inferInsert> = {}) {
  const [application] = await testDeps()
    .db.insert(jobApplications)
    .values({
      applicantName: 'Łukasz Żółć',
      applicantEmail: `applicant${++applicants}@example.com`,
      ...given,
      jobId: given.jobId ?? (await addJob()).id,
    })
    .returning()
  if (!application) throw new Error('no application')
  return application
}

/** An application with everyone who may meet it. */
export async function cast() {
  const [waiting, other, partner, admin] = await Promise.all([
    signedIn('waiting'),
    signedIn('partner'),
    signedIn('partner'),
    signedIn('admin'),
  ])
  const application = await addApplication({ assignedPartnerId: partner.user.id })
  return { waiting, other, partner, admin, application }
}

/** Takes an application from its partner, as an admin does on screen. */
export async function unassign(admin: TestSession, applicationId: number): Promise<void> {
  const response = await call('POST', `/api/applications/${applicationId}/assign`, {
    as: admin,
    body: { partnerId: null },
  })
  if (!response.ok) throw new Error(`unassigning answered ${response.status}`)
}

/** Status and JSON of an answer. */
export async function answerOf<T = Record<string, unknown>>(asked: Promise<Response>) {
  const response = await asked
  return { status: response.status, body: await response.json<T>() }
}
