import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { expectNoViolations, newPage, screenshot } from './harness/browser.ts'
import { expectFocusReturns } from './harness/dialogs.ts'
import { startMailService } from './harness/mail-service.ts'
import { startSeededPlacet } from './harness/placet.ts'
import type { RunningPlacet } from './harness/serve.mjs'
import { asAdmin, readAs } from './harness/staff.ts'

const firm = 'Larkspur Osei LLP'
const position = 'Fund Formation Counsel'

let mailService: Awaited<ReturnType<typeof startMailService>> | undefined
let placet: RunningPlacet | undefined

beforeAll(async () => {
  mailService = await startMailService()
  placet = await startSeededPlacet({ RATE_LIMIT_FACTOR: '1000', ...mailService.vars })
})

afterAll(async () => {
  await placet?.stop()
  await mailService?.stop()
})

const toast = (page: Page, title: string) => page.getByRole('region', { name: /Notifications/ }).getByText(title)

async function postJob(staff: Page): Promise<void> {
  await staff.goto('/admin?view=post-job')
  await staff.getByLabel('Job title').fill(position)
  const firmName = staff.getByRole('combobox', { name: 'Firm name' })
  await firmName.pressSequentially('larksp')
  await staff.getByRole('option', { name: firm, exact: true }).waitFor()
  await staff.getByRole('option', { name: 'Use “larksp” as typed' }).waitFor()
  await expectNoViolations(staff)
  await screenshot(staff, 'client-journey-job')
  await firmName.press('ArrowDown')
  await firmName.press('Enter')
  await staff.getByText('In the directory of firms').waitFor()
  await selectContact(staff)
  await staff.getByLabel('Location').fill('New York, NY')
  await staff.getByRole('combobox', { name: 'Seniority' }).click()
  await staff.getByRole('option', { name: 'Counsel', exact: true }).click()
  await staff.getByRole('combobox', { name: 'Practice area' }).click()
  await staff.getByPlaceholder('Type to search').fill('investment')
  await staff.keyboard.press('Enter')
  await staff.getByLabel('Minimum salary').fill('330000')
  await staff.getByLabel('Maximum salary').fill('400000')
  await staff
    .getByLabel('Job description')
    .fill(
      'Responsibilities: form private funds and look after them, from the first term sheet to the last closing.\n' +
        'Required qualifications: eight or more years of experience with private funds.',
    )
  await staff.getByRole('button', { name: 'Post job' }).click()
  await toast(staff, 'Job Created!').waitFor()
}

/** Selects a contact of the firm. Another firm clears the contact, and the firm of before brings it back. */
async function selectContact(staff: Page): Promise<void> {
  const contact = staff.getByRole('combobox', { name: 'Contact at the firm' })
  await contact.click()
  await staff.getByRole('option').nth(1).click()
  const label = await contact.textContent()
  const firmName = staff.getByRole('combobox', { name: 'Firm name' })
  await firmName.fill('A firm that nobody knows')
  await staff.getByText(/ isn’t at this firm, so the contact was cleared\.$/).waitFor()
  await firmName.fill(firm)
  await staff.getByText('Who gave us the job. Only staff see it.').waitFor()
  await contact.getByText(label ?? 'no contact', { exact: true }).waitFor()
}

type Person = { id: number; name: string; email: string | null }

/** Puts somebody on record, whom no firm has yet to decide about, forward for the job: an application that staff make. */
async function addCandidate(staff: Page, origin: string): Promise<Person & { email: string; applicationId: number }> {
  const jobs = await readAs<{ items: { id: number }[] }>(staff, `/api/jobs/page?q=${encodeURIComponent(position)}`)
  const people = (await readAs<{ items: Person[] }>(staff, '/api/candidates/page?limit=100')).items
  const live = await readAs<{ items: { candidate: string }[] }>(staff, '/api/submissions/page?limit=100')
  const busy = new Set(live.items.map((one) => one.candidate))
  const person = people.find(({ name, email }) => email !== null && /^[a-z ]+$/i.test(name) && !busy.has(name))
  if (!person?.email) throw new Error('the demo data has nobody to put forward')
  const made = await staff.request.post(`/api/candidates/${person.id}/applications`, {
    data: { jobId: jobs.items[0]?.id, status: 'interviewed' },
    headers: { Origin: origin },
  })
  return { ...person, email: person.email, applicationId: ((await made.json()) as { id: number }).id }
}

test(
  'a job order leads through consent to a submission and a client interview',
  { timeout: 300_000 },
  async ({ expect }) => {
    if (!placet || !mailService) throw new Error('the servers did not start')
    const { url } = placet
    const staff = await newPage({ baseURL: url })
    await staff.request.post('/api/auth/login', { data: asAdmin, headers: { Origin: url } })

    // The job order: the firm is one of the directory.
    await postJob(staff)
    const candidate = await addCandidate(staff, url)
    const { applicationId } = candidate

    // The recruiter asks for consent. The form suggests the firm of the job.
    await staff.goto(`/admin/candidates?selected=${applicationId}&tab=submissions`)
    const consents = staff.getByRole('region', { name: 'Consent' })
    await consents.getByRole('button', { name: 'Ask for consent' }).click()
    const asking = staff.getByRole('dialog', { name: 'Ask for consent' })
    expect(await asking.getByRole('combobox', { name: 'Firm' }).inputValue()).toBe(firm)
    await expectNoViolations(staff)
    await screenshot(staff, 'client-journey-ask')
    await asking.getByRole('button', { name: 'Email the request' }).click()
    await consents.getByText('Asked', { exact: true }).waitFor()

    // The reminder is shown before it is emailed.
    const remind = consents.getByRole('button', { name: `Email a reminder about ${firm}` })
    await expectFocusReturns(staff, [
      { drawnBy: 'remind-dialog ConfirmDialog', opener: remind, title: 'Email a reminder?', buttons: ['Cancel'] },
    ])
    await remind.click()
    const reminding = staff.getByRole('alertdialog', { name: 'Email a reminder?' })
    await reminding.getByText(`To ${candidate.email}`).waitFor()
    await expectNoViolations(staff)
    await screenshot(staff, 'client-journey-remind')
    await reminding.getByRole('button', { name: 'Email the reminder' }).click()
    await remind.waitFor({ state: 'detached' })
    expect((await mailService.emailTo(candidate.email, /^Please answer by/)).text).not.toContain('Larkspur')

    // The candidate answers on a phone, by the link in the email. The subject doesn't name the firm.
    const request = await mailService.emailTo(candidate.email, /put you forward/)
    expect(request.subject).not.toContain('Larkspur')
    const phone = await newPage({ baseURL: url, width: 390, height: 844, javaScriptEnabled: false })
    await phone.goto(/\/consent\/[\w-]+/.exec(request.text)?.[0] ?? 'no link')
    await phone.getByRole('heading', { name: 'May we submit you?' }).waitFor()
    await screenshot(phone, 'client-journey-consent')
    const statement = await phone.locator('blockquote').textContent()
    expect(statement).toContain(firm)
    await phone.getByLabel('No', { exact: true }).check()
    await phone.getByLabel(/^Anything you’d like to add/).fill('Please don’t mention my notice period.')
    await phone.getByRole('button', { name: 'Yes, submit me' }).click()
    await phone.getByRole('heading', { name: 'You agreed' }).waitFor()
    expect(await phone.locator('blockquote').textContent()).toBe(statement)
    await screenshot(phone, 'client-journey-agreed')
    const copy = await mailService.emailTo(candidate.email, /agreed/)
    expect(copy.text).toContain(statement?.split('\n')[0])

    // The submission: the check finds consent and agreement.
    await staff.reload()
    await consents.getByText('Given', { exact: true }).waitFor()
    const submissions = staff.getByRole('region', { name: 'Client Submissions' })
    await submissions.getByRole('button', { name: 'Add Company' }).click()
    const adding = staff.getByRole('dialog', { name: 'Add Company' })
    await adding.getByRole('combobox', { name: 'Company name' }).pressSequentially('Larkspur Os')
    await staff.getByRole('option', { name: firm, exact: true }).click()
    const check = adding.getByRole('region', { name: 'Check' })
    await check.getByText(/^In order: Consent/).waitFor()
    await expectNoViolations(staff)
    await screenshot(staff, 'client-journey-check')
    await adding.getByRole('button', { name: 'Add Company' }).click()
    await submissions.getByRole('heading', { name: firm }).waitFor()

    // Sent by the firm's portal: from that day the firm owes the fee.
    await staff.goto('/admin/submissions')
    const record = staff.getByRole('button', { name: `Record sending for ${candidate.name}` })
    const more = staff.getByRole('button', { name: 'Show more' })
    // The latest submission comes last.
    await expect
      .poll(async () => {
        const isThere = await record.isVisible()
        // Gone or busy while the next ones load.
        if (!isThere) await more.click({ timeout: 1_000 }).catch(() => undefined)
        return isThere
      })
      .toBe(true)
    await record.click()
    const sending = staff.getByRole('dialog', { name: `${candidate.name} was sent to ${firm}` })
    await sending.getByRole('radio', { name: 'The firm’s portal' }).click()
    await sending.getByRole('textbox', { name: 'Reference in the portal' }).fill('REQ-4711')
    await sending.getByRole('button', { name: 'Record sending' }).click()
    await sending.waitFor({ state: 'detached' })

    // The client's interview: invited, moved and canceled under one event of the calendar.
    await staff.goto(`/admin/candidates?selected=${applicationId}&tab=submissions`)
    const schedule = async (time: string) => {
      await submissions.getByRole('button', { name: `Edit ${firm}` }).click()
      const editing = staff.getByRole('dialog', { name: 'Edit Company' })
      await editing.getByRole('combobox', { name: 'Status' }).click()
      await staff.getByRole('option', { name: 'Interview scheduled' }).click()
      await editing.getByLabel('Interview date').fill('2099-07-10')
      await editing.getByLabel(/^Time/).fill(time)
      await editing.getByRole('button', { name: 'Save Changes' }).click()
      await editing.waitFor({ state: 'detached' })
    }
    const event = (calendar: string | undefined) => ({
      method: /METHOD:(\w+)/.exec(calendar ?? '')?.[1],
      uid: /UID:(\S+)/.exec(calendar ?? '')?.[1],
      sequence: Number(/SEQUENCE:(\d+)/.exec(calendar ?? '')?.[1]),
    })
    await schedule('10:00')
    const invited = await mailService.emailTo(candidate.email, /^Interview: /)
    await screenshot(staff, 'client-journey-interview')
    await schedule('15:30')
    const moved = await mailService.emailTo(candidate.email, /^New time/)
    await submissions.getByRole('combobox', { name: `Status at ${firm}` }).click()
    await staff.getByRole('option', { name: 'Offered' }).click()
    const canceled = await mailService.emailTo(candidate.email, /canceled/)
    const [first, second, last] = [invited, moved, canceled].map(({ calendar }) => event(calendar))
    expect([first?.method, second?.method, last?.method]).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
    expect(new Set([first?.uid, second?.uid, last?.uid]).size).toBe(1)
    expect((last?.sequence ?? 0) > (second?.sequence ?? 0) && (second?.sequence ?? 0) > (first?.sequence ?? 0)).toBe(
      true,
    )
    for (const { subject } of [invited, moved, canceled]) expect(subject).not.toContain('Larkspur')

    // The evidence: every step in order, verified on the page and from the file alone.
    await staff.goto('/admin/firms?q=larkspur')
    await staff.getByRole('link', { name: firm, exact: true }).click()
    await staff.getByRole('tab', { name: 'Ownership' }).click()
    const owned = staff.getByRole('link', { name: candidate.name, exact: true })
    await owned.waitFor()
    await screenshot(staff, 'client-journey-firm')
    await owned.click()
    await staff.getByRole('heading', { level: 1, name: `${candidate.name} at ${firm}` }).waitFor()
    const evidence = staff.getByRole('region', { name: 'Evidence' })
    await evidence.getByText(candidate.name).first().waitFor()
    await expectNoViolations(staff)
    await screenshot(staff, 'client-journey-evidence')
    const id = new URL(staff.url()).pathname.split('/').at(-1)
    const file = await staff.request.get(`/api/ownerships/${id}/evidence.json`)
    const path = join(tmpdir(), `evidence-${process.pid}.json`)
    writeFileSync(path, await file.body())
    expect(execFileSync(process.execPath, ['scripts/verify-evidence.mjs', path]).toString()).toMatch(
      /: intact, \d+ entries/,
    )
    const pdf = await staff.request.get(`/api/ownerships/${id}/evidence.pdf`)
    expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  },
)
