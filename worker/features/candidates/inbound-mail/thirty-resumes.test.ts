import { expect, test } from 'vitest'
import type { IntakeItem } from '#contract/api/candidates/intake.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { readIntakeTaskRun } from '#worker/features/candidates/intake/intake.tasks.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'
import { wordFile } from '#worker/reading/document/word-file.fixture.ts'
import { call, signedIn, testDeps } from '#worker/test/api.ts'
import { receiveEmail } from './receive-email.service.ts'

const names = ['Maya', 'Noah', 'Clara', 'Daniel', 'Julia'].flatMap((first) =>
  ['Chen', 'Park', 'Strand', 'Corrigan', 'Whitfield', 'Goldfarb'].map((last) => `${first} ${last}`),
)

/** An email as its candidate sent it, with a résumé. */
function emailOf(name: string): string {
  const address = `${name.toLowerCase().replace(' ', '.')}@example.com`
  const file = wordFile(`${name}\r${address}\rEXPERIENCE\rAssociate, Cooley LLP, 2019 - Present\r`)
  return [
    `From: ${name} <${address}>`,
    'To: partner@placet.test',
    'Subject: My résumé',
    'Content-Type: multipart/mixed; boundary=inner',
    '',
    '--inner\r\nContent-Type: text/plain\r\n\r\nPlease find my résumé attached.',
    `--inner\r\nContent-Type: application/msword; name="cv.doc"\r\nContent-Disposition: attachment; filename="cv.doc"`,
    `Content-Transfer-Encoding: base64\r\n\r\n${file.toBase64().replaceAll(/.{76}/g, '$&\r\n')}`,
    '--inner--',
  ].join('\r\n')
}

/*
 * In the mailbox a partner selects the thirty emails, chooses "Forward as attachment", types the address of the intake, and
 * sends: four actions and one email. In Placet they open Intake and choose "Keep all clear ones": two, and two requests.
 */
test('thirty résumés of a mailbox are thirty people after six actions', { timeout: 90_000 }, async () => {
  const [admin, as] = [await signedIn('admin'), await signedIn('partner')]
  await call('PATCH', '/api/settings', { as: admin, body: { intakeAddress: 'intake@in.placet.test' } })
  const { intake } = await (await call('GET', '/api/intake/addresses', { as })).json<{ intake: string }>()

  let [emails, requests] = [0, 0]
  const send = async (text: string) => {
    emails += 1
    const raw = new TextEncoder().encode(text)
    await receiveEmail(testDeps(), {
      from: as.user.email,
      to: intake,
      raw: new Response(raw).body as ReadableStream<Uint8Array>,
      rawSize: raw.byteLength,
      setReject: (reason) => expect.unreachable(reason),
    })
  }
  const ask = (method: 'GET' | 'POST', path: string, body?: object) => {
    requests += 1
    return call(method, path, { as, ...(body ? { body } : {}) })
  }

  const parts = names.map((name) => `--outer\r\nContent-Type: message/rfc822\r\n\r\n${emailOf(name)}\r\n`)
  await send(
    [
      'Received: from out.placet.test (192.0.2.1) by cloudflare-email.net (cloudflare) id 1',
      'Authentication-Results: mx.cloudflare.net; dkim=pass header.d=placet.test header.s=a',
      `From: ${as.user.email}`,
      'Subject: Thirty résumés',
      'Message-ID: <thirty@placet.test>',
      'Content-Type: multipart/mixed; boundary=outer',
      '',
      `${parts.join('')}--outer--\r\n`,
    ].join('\r\n'),
  )
  const { db } = testDeps()
  for (const { id } of await db.select({ id: resumes.id }).from(resumes)) {
    await readIntakeTaskRun.run(testDeps(), { resumeId: id })
  }
  const { items } = await (await ask('GET', '/api/intake/page')).json<{ items: IntakeItem[] }>()
  expect(items.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  const kept = await ask('POST', '/api/intake/keep-all', { ids: items.map(({ id }) => id) })
  expect(await kept.json()).toMatchObject({ kept: items.map(({ id }) => id), left: [] })

  expect([emails, requests]).toEqual([1, 2])
  const people = await db.select({ name: candidates.name, ownerId: candidates.assignedPartnerId }).from(candidates)
  expect(people.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  expect(new Set(people.map(({ ownerId }) => ownerId))).toEqual(new Set([as.user.id]))
  expect([await db.$count(mails), await db.$count(jobApplications)]).toEqual([0, 0])
})
