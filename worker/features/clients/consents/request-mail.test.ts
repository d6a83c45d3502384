import { eq } from 'drizzle-orm'
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

test('the preview of a reminder is the email that is sent, once, and writes nothing', async () => {
  const { partner, other, application } = await cast()
  const asked = await answerOf<{ id: string }>(
    call('POST', `/api/applications/${application.id}/consents`, {
      as: partner,
      body: { firmName: 'Larkspur Osei LLP', scope: 'named' },
      deps,
    }),
  )
  const { id } = asked.body
  const reminder = (as: TestSession, given = deps) =>
    answerOf<CandidateMailPreview & { code: string }>(call('GET', `/api/consents/${id}/reminder`, { as, deps: given }))
  const written = () => testDeps().db.select().from(mails).where(eq(mails.kind, 'consent_reminder'))
  const { status, body } = await reminder(partner)
  expect([status, body.outlook]).toEqual([200, 'no_service'])
  expect(body.mail?.subject).not.toContain('Larkspur')
  expect(await written()).toEqual([])
  expect((await testDeps().db.select().from(consents))[0]?.remindedAt).toBe(null)

  for (let twice = 0; twice < 2; twice++) await call('POST', `/api/consents/${id}/remind`, { as: partner, deps })
  const [sent, ...more] = await written()
  expect([body.mail, more]).toEqual([
    {
      to: sent?.toAddress,
      subject: sent?.subject,
      text: withoutPrivateLink(sent?.text ?? ''),
      hasCalendar: false,
    },
    [],
  ])
  expect((await reminder(partner)).body).toEqual({ outlook: 'none', mail: null })

  expect((await reminder(other)).body.code).toBe('consent_not_found')
  const late = { now: () => new Date(testNow.getTime() + 30 * 24 * 3600_000) }
  expect((await reminder(partner, late)).body.code).toBe('consent_over')
})
