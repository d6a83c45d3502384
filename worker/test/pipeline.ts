import { addApplication } from './applications.ts'
import { call, signedIn, type TestSession } from './api.ts'

/** An application with everyone who may meet it. */
export async function cast() {
  const [waiting, other, partner, admin] = await Promise.all([
    signedIn('waiting'),
    signedIn('partner'),
    signedIn('partner'),
    signedIn('admin'),
  ])
  const application = await addApplication({ assignedPartnerId: partner.user.id, applicantName: 'Łukasz Żółć' })
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
