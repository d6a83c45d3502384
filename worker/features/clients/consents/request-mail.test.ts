import { expect, test } from 'vitest'
import type { CandidateMailPreview } from '#contract/api/candidates/candidate-mails.ts'
import { consentLimits } from '#contract/domain/consents.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { withoutPrivateLink } from '#worker/features/identity/mails/mails.service.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { call, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { consents } from './consents.table.ts'

const deps = { now: () => testNow }
const preview = (as: TestSession, id: number, body: Record<string, unknown> = {}) =>
  answerOf<CandidateMailPreview & { code: string }>(
    call('POST', `/api/applications/${id}/consents/preview`, { as, body, deps }),
  )

test('the preview of a request is the email that is sent, and writes nothing', async () => {
  const { partner, other, application } = await cast()
  const message = 'They liked the deal list.'
  const { status, body } = await preview(partner, application.id, { message })
  expect([status, body.outlook]).toEqual([200, 'no_service'])
  expect(body.mail?.text).toContain(message)
  expect(body.mail?.text).toContain(partner.user.name)
  expect(await testDeps().db.select().from(mails)).toEqual([])
  expect(await testDeps().db.select().from(consents)).toEqual([])

  await call('POST', `/api/applications/${application.id}/consents`, {
    as: partner,
    body: { firmName: 'Larkspur Osei LLP', scope: 'named', message },
    deps,
  })
  const [sent] = await testDeps().db.select().from(mails)
  expect(body.mail).toEqual({
    to: sent?.toAddress,
    subject: sent?.subject,
    text: withoutPrivateLink(sent?.text ?? ''),
    hasCalendar: false,
  })
  expect(body.mail?.subject).not.toContain('Larkspur')

  expect((await preview(other, application.id)).status).toBe(404)
  expect((await preview(partner, application.id, { message: 'x'.repeat(consentLimits.message + 1) })).status).toBe(400)
  await testDeps().db.update(jobApplications).set({ applicantEmail: '' })
  expect((await preview(partner, application.id)).body).toEqual({ outlook: 'none', mail: null })
})
