import { test } from 'vitest'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { expectFocusReturns } from './harness/dialogs.ts'
import { readAs, signInAsAdmin } from './harness/staff.ts'

type Submission = {
  id: number
  candidate: string
  companyName: string
  sentAt: string | null
  receivedAt: string | null
}

test('records a sending and a reply, and decides about ownership', { timeout: 240_000 }, async ({ expect }) => {
  const page = await newPage()
  await signInAsAdmin(page)
  const live = async () => (await readAs<{ items: Submission[] }>(page, '/api/submissions/page?limit=100')).items
  const items = await live()
  const names = items.map(({ candidate }) => candidate)
  const once = items.filter(({ candidate }) => names.indexOf(candidate) === names.lastIndexOf(candidate))
  const unsent = once.find(({ sentAt }) => sentAt === null)
  const unanswered = once.find(({ sentAt, receivedAt }) => sentAt !== null && receivedAt === null)
  if (!unsent || !unanswered) throw new Error('the demo data has no submission to send and none to answer')

  await page.goto('/admin/submissions')
  const sending = page.getByRole('button', { name: `Record sending for ${unsent.candidate}`, exact: true })
  await sending.waitFor()
  await expectFocusReturns(page, [
    {
      drawnBy: 'record-sending-dialog FormDialog',
      opener: sending,
      title: `${unsent.candidate} was sent to ${unsent.companyName}`,
      buttons: ['Cancel', 'Close'],
    },
    {
      drawnBy: 'record-reply-dialog FormDialog',
      opener: page.getByRole('button', { name: `Record reply for ${unanswered.candidate}`, exact: true }),
      title: `${unanswered.companyName} replied`,
      buttons: ['Cancel', 'Close'],
    },
  ])

  await sending.click()
  const dialog = page.getByRole('dialog', { name: `${unsent.candidate} was sent to ${unsent.companyName}` })
  await dialog.getByRole('radio', { name: 'The firm’s portal' }).click()
  await dialog.getByRole('button', { name: 'Record sending' }).click()
  await dialog.getByText('Please enter the reference that the portal gave. It is the proof.').waitFor()
  await dialog.getByRole('textbox', { name: 'Reference in the portal' }).fill('REQ-4711')
  await dialog.getByRole('button', { name: 'Record sending' }).click()
  await dialog.waitFor({ state: 'detached' })
  // It waits from now on, so it may be beyond the first page.
  expect((await live()).find(({ id }) => id === unsent.id)?.sentAt).not.toBeNull()

  const owned = await readAs<{ items: { id: number }[] }>(page, '/api/ownerships/page?state=running&limit=1')
  await page.goto(`/admin/ownership/${owned.items[0]?.id}`)
  const within = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  await within('Release').waitFor()
  await expectNoViolations(page)
  await expectFocusReturns(page, [
    {
      drawnBy: 'ownership-decision FormDialog',
      opener: within('Change recruiter'),
      title: 'Change the recruiter',
      buttons: ['Cancel', 'Close'],
    },
  ])
  await within('Dispute').click()
  const dispute = page.getByRole('dialog', { name: 'Note a dispute' })
  await dispute.getByRole('textbox').fill('The firm says that another agency sent her first.')
  await dispute.getByRole('button', { name: 'Note the dispute' }).click()
  await within('Settle dispute').waitFor()
  expect(await page.getByRole('main').textContent()).toContain('Disputed')

  await page.goto('/admin/review-rooms')
  const close = page.getByRole('button', { name: /^Close\s*:/ }).first()
  await close.waitFor()
  await expectFocusReturns(page, [
    { drawnBy: 'room-actions ConfirmDialog', opener: close, title: 'Close this room?', buttons: ['Cancel'] },
  ])
})
