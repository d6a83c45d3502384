import { expect, test } from 'vitest'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { call, testDeps } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { statusLinkOf } from '#worker/features/candidates/applications/status-link.service.ts'

/** An application with its private link, as its first mail makes it. */
async function linked(given: Parameters<typeof addApplication>[0]) {
  const deps = testDeps()
  const application = await addApplication(given)
  const { path, tokenHash } = await statusLinkOf(deps, application)
  await deps.applicationLinks.add({ applicationId: application.id, tokenHash, createdAt: deps.now() })
  return { application, path }
}

test('shows the stage in plain language, and hides the firm, notes and recruiter', async () => {
  const job = await addJob({ title: 'Tax Counsel', firmName: 'Hidden LLP', isConfidential: true })
  const { path } = await linked({ jobId: job.id, status: 'submitted_to_client', interviewNotes: 'too shy' })
  const page = await call('GET', path)
  const text = await page.text()
  expect([page.status, page.headers.get('X-Robots-Tag'), page.headers.get('Referrer-Policy')]).toEqual([
    200,
    'noindex',
    'same-origin',
  ])
  expect(text).toContain('With the firm')
  expect(text).toContain('name="robots" content="noindex,nofollow"')
  expect(text).not.toMatch(/Hidden LLP|too shy/)
  expect((await call('GET', '/application/0000000000000000000000000000000000000000000')).status).toBe(404)
})

test('withdraws an application once, cancels the interview, notifies the partner', async () => {
  const { partner } = await cast()
  const { application, path } = await linked({
    assignedPartnerId: partner.user.id,
    status: 'scheduled_interview',
    interviewDate: new Date('2027-11-08T14:00:00.000Z'),
  })
  for (let i = 0; i < 2; i++) {
    const page = await call('POST', path)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Withdrawn')
  }
  const full = await answerOf(call('GET', `/api/applications/${application.id}`, { as: partner }))
  expect(full.body).toMatchObject({ status: 'rejected_by_candidate', interviewDate: null })
  const inbox = await answerOf<{ notifications: { title: string }[] }>(
    call('GET', '/api/notifications', { as: partner }),
  )
  expect(JSON.stringify(inbox.body).match(/Candidate withdrew/g)).toHaveLength(1)
  const kinds = await testDeps().db.select({ kind: mails.kind }).from(mails)
  expect(kinds).toEqual([{ kind: 'interview_cancelled' }])
  const over = await linked({ status: 'rejected_by_client' })
  expect((await call('POST', over.path)).status).toBe(409)
})
