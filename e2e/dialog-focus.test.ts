import { Buffer } from 'node:buffer'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { defaultChoices } from '#contract/domain/profiles.ts'
import { newPage } from './harness/browser.ts'
import { expectFocus, expectFocusReturns } from './harness/dialogs.ts'
import { placetUrl } from './harness/placet.ts'
import { asAdmin, firstCandidate, openTab, post, readAs, signInAsAdmin } from './harness/staff.ts'

/** Many dialogs, one after the other: on a busy machine that takes its time. None waits to fade in and out. */
const timeout = 240_000

test('returns the focus from every dialog of the candidates', { timeout }, async () => {
  const page = await newPage({ reducedMotion: 'reduce' })
  await signInAsAdmin(page)
  const one = await firstCandidate(page)
  for (const companyName of ['Ames LLP', 'Bell LLP']) {
    await post(page, `/api/applications/${one.id}/client-submissions`, { companyName })
  }
  for (const text of ['Call about references', 'Ask for a writing sample']) {
    const body = { subject: 'application', subjectId: one.id, text, dueAt: '2030-01-07T14:00:00.000Z' }
    await post(page, '/api/follow-ups', body)
  }
  const invitation = await page.request.patch(`/api/applications/${one.id}/interview-date`, {
    data: { status: 'initial_screening', interviewDate: '2093-11-02T14:00:00.000Z', notifyCandidate: true },
    headers: { Origin: placetUrl() },
  })
  expect(invitation.ok(), await invitation.text()).toBe(true)
  const { candidateId } = await readAs<{ candidateId: number }>(page, `/api/applications/${one.id}/profiles`)
  await post(page, `/api/candidates/${candidateId}/profiles`, { kind: 'blind', choices: defaultChoices.blind })
  await post(page, '/api/saved-views', { name: 'In screening', query: 'status=initial_screening' })
  // Only one candidate is listed, because opening or closing a dialog makes the browser restyle the whole page.
  await page.goto(`/admin/candidates?status=initial_screening&q=${encodeURIComponent(one.applicantName)}`)
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const details = button(`View Details of ${one.applicantName}`)
  await details.waitFor()
  await expectFocusReturns(page, [
    {
      drawnBy: 'saved-views-dialog ViewDialog',
      opener: button('Saved views'),
      title: 'Saved views',
      buttons: ['Close'],
    },
    {
      drawnBy: 'resume-search ViewDialog',
      opener: button('Search résumés'),
      title: 'Search résumés',
      buttons: ['Close'],
    },
    {
      drawnBy: 'shortcuts ViewDialog',
      opener: button('More'),
      entry: 'Keyboard shortcuts',
      title: 'Keyboard shortcuts',
      buttons: ['Close'],
    },
    {
      drawnBy: 'palette CommandDialog',
      opener: page.getByRole('banner').getByRole('button', { name: 'Search' }),
      title: 'Command palette',
    },
    {
      drawnBy: 'feedback-dialog FormDialog',
      opener: button('admin@placet.test'),
      entry: 'Send feedback',
      title: 'Send feedback',
      buttons: ['Cancel', 'Close'],
    },
    { drawnBy: 'candidate-panel SidePanel', opener: details, title: one.applicantName, buttons: ['Close'] },
  ])

  const views = page.getByRole('dialog', { name: 'Saved views' })
  await button('Saved views').press('Enter')
  await expectFocusReturns(page, [
    {
      drawnBy: 'saved-views-dialog ConfirmDialog',
      opener: views.getByRole('button', { name: 'Delete In screening' }),
      title: 'Delete view?',
      buttons: ['Cancel'],
    },
  ])
  await page.keyboard.press('Escape')
  await views.waitFor({ state: 'detached' })

  // The question before several candidates are moved leads back to the menu it came from.
  await page
    .getByRole('checkbox', { name: `Select ${one.applicantName}`, exact: true })
    .first()
    .click()
  await expectFocusReturns(page, [
    {
      drawnBy: 'bulk-bar ConfirmDialog',
      opener: button('Move to…'),
      entry: 'Document submission',
      title: 'Save only the status?',
    },
    {
      drawnBy: 'ask-several-dialog FormDialog',
      opener: button('Ask for consent'),
      title: 'Ask for consent',
      buttons: ['Cancel', 'Close'],
    },
    {
      drawnBy: 'reject-dialog FormDialog',
      opener: button('Move to…'),
      entry: 'Rejected by client',
      title: /^Reject /,
      buttons: ['Cancel', 'Close'],
    },
  ])

  // A window that replaces another one gives the focus back to what opened the first.
  const palette = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await palette.press('Enter')
  await page.getByPlaceholder('Go to a view, a job or a candidate').fill('keyboard shortcuts')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Escape')
  await expectFocus(palette, 'after the palette led to the shortcuts')

  await details.press('Enter')
  const panel = page.getByRole('dialog', { name: one.applicantName })
  const file = { name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('A brief') }
  await openTab(page, 'Résumé & documents')
  await panel.getByRole('button', { name: 'Upload Document' }).click()
  const upload = page.getByRole('dialog', { name: 'Upload Documents' })
  await upload.getByLabel('Drop documents here, or choose files').setInputFiles([file, { ...file, name: 'memo.txt' }])
  await upload.getByRole('button', { name: 'Upload', exact: true }).click()
  await upload.waitFor({ state: 'detached' })
  await expectFocus(panel.getByRole('button', { name: 'Upload Document' }), 'after the upload')
  const within = (name: string) => panel.getByRole('button', { name, exact: true })
  await expectFocusReturns(page, [
    {
      drawnBy: 'upload-dialog FormDialog',
      opener: within('Upload Document'),
      title: 'Upload Documents',
      buttons: ['Cancel', 'Close'],
    },
    {
      drawnBy: 'document-preview ViewDialog',
      opener: within('Preview brief.txt'),
      title: 'brief.txt',
      buttons: ['Close'],
    },
    {
      drawnBy: 'documents-section ConfirmDialog',
      opener: within('Delete brief.txt'),
      title: 'Delete brief.txt',
      buttons: ['Cancel'],
    },
  ])
  await openTab(page, 'Submissions')
  await expectFocusReturns(page, [
    {
      drawnBy: 'ask-consent-dialog FormDialog',
      opener: within('Ask for consent'),
      title: 'Ask for consent',
      buttons: ['Cancel', 'Close'],
    },
    {
      drawnBy: 'make-profile-dialog FormDialog',
      opener: within('Make profile'),
      title: 'Make profile',
      buttons: ['Cancel', 'Close'],
    },
    {
      drawnBy: 'share-profile-dialog FormDialog',
      opener: panel.getByRole('button', { name: /^Share P-/ }),
      title: /^Share P-/,
      buttons: ['Cancel', 'Close'],
    },
    {
      drawnBy: 'profile-list ConfirmDialog',
      opener: panel.getByRole('button', { name: /^Retire P-/ }),
      title: 'Retire profile?',
      buttons: ['Cancel'],
    },
    {
      drawnBy: 'record-consent-dialog FormDialog',
      opener: within('Record consent'),
      title: 'Record consent',
      buttons: ['Cancel'],
    },
    {
      drawnBy: 'prior-contact-dialog FormDialog',
      opener: within('Record earlier contact'),
      title: 'Record earlier contact',
      buttons: ['Cancel'],
    },
    {
      drawnBy: 'evidence-dialog ViewDialog',
      opener: within('Evidence'),
      title: 'Evidence',
      buttons: ['Close'],
    },
    {
      drawnBy: 'submission-form FormDialog',
      opener: within('Add Company'),
      title: 'Add Company',
      buttons: ['Cancel', 'Close'],
    },
    {
      drawnBy: 'submission-form FormDialog',
      opener: within('Edit Ames LLP'),
      title: 'Edit Company',
      buttons: ['Cancel', 'Save Changes'],
    },
    {
      drawnBy: 'close-submission-dialog FormDialog',
      opener: within('Close Ames LLP'),
      title: 'Close submission',
      buttons: ['Cancel'],
    },
    {
      drawnBy: 'submissions-section ConfirmDialog',
      opener: within('Remove Ames LLP'),
      title: 'Remove company?',
      buttons: ['Cancel'],
    },
    {
      drawnBy: 'follow-up-dialog FormDialog',
      opener: within('Add a follow-up on Ames LLP'),
      title: 'Add follow-up',
      buttons: ['Cancel'],
    },
  ])
  await openTab(page, 'Overview')
  await expectFocusReturns(page, [
    {
      drawnBy: 'follow-up-dialog FormDialog',
      opener: within('Add follow-up'),
      title: 'Add follow-up',
      buttons: ['Cancel', 'Close'],
    },
    {
      drawnBy: 'follow-up-dialog FormDialog',
      opener: within('More: Call about references'),
      entry: 'Edit',
      title: 'Edit follow-up',
      buttons: ['Cancel'],
    },
    {
      drawnBy: 'follow-up-row ConfirmDialog',
      opener: within('More: Call about references'),
      entry: 'Remove',
      title: 'Remove this follow-up?',
      buttons: ['Cancel'],
    },
    {
      drawnBy: 'schedule-interview-dialog FormDialog',
      opener: within('Change interview'),
      title: 'Schedule Interview',
      buttons: ['Close'],
    },
    {
      drawnBy: 'interview-feedback-dialog FormDialog',
      opener: within('Add feedback'),
      title: 'Interview Feedback',
      buttons: ['Cancel', 'Close'],
    },
    {
      drawnBy: 'correct-dialog FormDialog',
      opener: within('Correct contact data'),
      title: /^Correct /,
      buttons: ['Cancel'],
    },
    {
      drawnBy: 'email-dialog FormDialog',
      opener: panel.getByRole('button', { name: /^Email .+@/ }),
      title: /^Email /,
      buttons: ['Cancel', 'Close'],
    },
    {
      drawnBy: 'cancel-interview-dialog ConfirmDialog',
      opener: within('Cancel interview'),
      title: 'Cancel the interview?',
      buttons: ['Keep interview'],
    },
    {
      drawnBy: 'reject-dialog FormDialog',
      opener: panel.getByRole('combobox', { name: /^Status of/ }),
      entry: 'Rejected by client',
      title: /^Reject /,
      buttons: ['Cancel', 'Close'],
    },
  ])
  await openTab(page, 'Activity')
  await expectFocusReturns(page, [
    {
      drawnBy: 'candidate-mail-dialog ViewDialog',
      opener: panel.getByRole('button', { name: /^View email: Interview: / }),
      title: /^Interview: /,
    },
  ])

  // Where the row has gone, the focus goes to the next one; after the last, to its heading.
  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true })
  await openTab(page, 'Résumé & documents')
  await within('Delete memo.txt').press('Enter')
  await confirm('Delete document').press('Enter')
  await within('Delete memo.txt').waitFor({ state: 'detached' })
  await expectFocus(within('Delete brief.txt'), 'after a document was deleted')
  await openTab(page, 'Submissions')
  await within('Remove Bell LLP').press('Enter')
  await confirm('Remove company').press('Enter')
  await within('Remove Bell LLP').waitFor({ state: 'detached' })
  await expectFocus(within('Remove Ames LLP'), 'after a company was removed')
  await openTab(page, 'Overview')
  await within('More: Call about references').press('Enter')
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter')
  await confirm('Remove follow-up').press('Enter')
  await within('More: Call about references').waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label')))
    .toBe('Follow-ups')

  await page.goto('/admin/candidates?unread=true')
  await button('Mark all as read').waitFor()
  await expectFocusReturns(page, [
    {
      drawnBy: 'list-dialogs ConfirmDialog',
      opener: button('Mark all as read'),
      title: 'Mark all as read?',
      buttons: ['Cancel'],
    },
  ])

  // A button that its own press removes passes the focus on.
  await page.goto('/admin/candidates?q=zzzzzz')
  await button('Clear All').press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Candidate Management')
})

test('returns the focus from every dialog of the agency and the job editor', { timeout }, async () => {
  const page = await newPage({ reducedMotion: 'reduce' })
  await signInAsAdmin(page)
  for (const name of ['Tax, daily', 'Funds, daily']) {
    await post(page, '/api/saved-searches', {
      kind: 'online_jobs',
      name,
      every: 'daily',
      criteria: { practiceArea: 'Tax', location: 'New York' },
    })
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  await page.goto('/admin?view=manage-jobs')
  const more = page.getByRole('button', { name: /^More actions for/ })
  await more.first().waitFor()
  await expectFocusReturns(page, [
    {
      drawnBy: 'job-actions ConfirmDialog',
      opener: more.first(),
      entry: 'Delete',
      title: 'Delete this job?',
      buttons: ['Cancel'],
    },
  ])
  const title = (await more.first().getAttribute('aria-label')) ?? ''
  const next = (await more.nth(1).getAttribute('aria-label')) ?? ''
  await more.first().press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete job' }).press('Enter')
  await page.getByRole('button', { name: title, exact: true }).waitFor({ state: 'detached' })
  await expectFocus(page.getByRole('button', { name: next, exact: true }), 'after a job was deleted')

  const edit = page.getByRole('link', { name: /^Edit/ }).nth(2)
  await edit.press('Enter')
  await page.getByRole('button', { name: 'Save changes' }).waitFor()
  await expectFocus(page.getByRole('heading', { level: 1 }), 'in the job editor')
  await page.getByRole('button', { name: 'Back to the list' }).press('Enter')
  await expectFocus(edit, 'after the job editor')

  await page.goto('/admin/users')
  const change = page.getByRole('button', { name: /^Change / }).first()
  await change.waitFor()
  await expectFocusReturns(page, [
    {
      drawnBy: 'user-table ConfirmDialog',
      opener: change,
      entry: 'Delete account',
      title: /^Delete/,
      buttons: ['Cancel'],
    },
    {
      drawnBy: 'user-table ConfirmDialog',
      opener: change,
      entry: 'Disable account',
      title: /^Disable/,
      buttons: ['Cancel'],
    },
    {
      drawnBy: 'confirm-with-password FormDialog',
      opener: change,
      entry: 'Create password reset link',
      title: /^Create a password reset link for/,
      buttons: ['Cancel'],
    },
    {
      drawnBy: 'reset-link-dialog ViewDialog',
      opener: change,
      entry: 'Create password reset link',
      through: async () => {
        await page.getByLabel('Your password', { exact: true }).fill(asAdmin.password)
        await page.keyboard.press('Enter')
      },
      title: /^Password reset link for/,
      buttons: ['Done'],
    },
  ])

  await page.goto('/admin/imports')
  const file = {
    name: 'focus.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Email\nFay Ocus,focus@example.org\n'),
  }
  await page.locator('input[type=file]').setInputFiles(file)
  await button('Check the rows').press('Enter')
  await button('Import').press('Enter')
  await button('Undo the import').waitFor()
  await expectFocusReturns(page, [
    {
      drawnBy: 'import-detail ConfirmDialog',
      opener: button('Undo the import'),
      title: 'Undo this import?',
      buttons: ['Cancel'],
    },
  ])

  await page.goto('/admin/export')
  await button('Make an archive').press('Enter')
  await page.getByLabel('Your password', { exact: true }).fill(asAdmin.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Ready to download' }).waitFor()
  await expectFocusReturns(page, [
    {
      drawnBy: 'archive-page ConfirmDialog',
      opener: button('Delete'),
      title: 'Delete this archive?',
      buttons: ['Cancel'],
    },
  ])

  await page.goto('/admin?view=online-jobs')
  await button('Delete Tax, daily').waitFor()
  await expectFocusReturns(page, [
    {
      drawnBy: 'save-search-dialog FormDialog',
      opener: button('Edit Tax, daily'),
      title: 'Edit saved search',
      buttons: ['Cancel', 'Close'],
    },
    {
      drawnBy: 'saved-searches-card ConfirmDialog',
      opener: button('Delete Tax, daily'),
      title: 'Delete this saved search?',
      buttons: ['Cancel'],
    },
  ])
  await button('Delete Tax, daily').press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete search' }).press('Enter')
  await button('Delete Tax, daily').waitFor({ state: 'detached' })
  await expectFocus(button('Delete Funds, daily'), 'after a saved search was deleted')

  await page.goto('/admin/mails')
  await button(/^Open /).waitFor()
  await expectFocusReturns(page, [
    { drawnBy: 'mails-page ViewDialog', opener: button(/^Open /), title: /./, buttons: ['Close'] },
  ])
  const [source] = await readAs<{ name: string }[]>(page, '/api/job-sources')
  const found = { postings: 0, legal: 0, added: 0, changed: 0, gone: 0, isUnchanged: false, requests: 1, sample: [] }
  await page.route('/api/job-sources/*/read', (route) => route.fulfill({ json: { source, problem: null, found } }))
  await page.goto('/admin/job-sources')
  await button(/^Edit /).waitFor()
  await expectFocusReturns(page, [
    {
      drawnBy: 'source-dialog FormDialog',
      opener: button('Add source'),
      title: 'Add source',
      buttons: ['Cancel'],
    },
    {
      drawnBy: 'source-dialog FormDialog',
      opener: button(/^Edit /),
      title: 'Edit source',
      buttons: ['Cancel', 'Close'],
    },
    { drawnBy: 'read-dialog ViewDialog', opener: button(/^Sync now/), title: 'What was found' },
  ])
  await button(/^Edit /).press('Enter')
  await expectFocusReturns(page, [
    {
      drawnBy: 'source-dialog ConfirmDialog',
      opener: page.getByRole('dialog', { name: 'Edit source' }).getByRole('button', { name: 'Remove' }),
      title: 'Remove this source?',
    },
  ])
})

test('returns the focus from the dialogs of people search, settings and operations', { timeout }, async () => {
  const page = await newPage({ reducedMotion: 'reduce' })
  await signInAsAdmin(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const open = async (address: string, first: Locator) => {
    await page.goto(address)
    await first.waitFor()
  }

  type Result = { id: number; name: string; personId: number | null }
  /** Finds a search with two people who are still in the index: other tests delete some. */
  const findSearch = async () => {
    const { items } = await readAs<{ items: { id: number; resultCount: number }[] }>(page, '/api/people-search/page')
    for (const search of items.filter(({ resultCount }) => resultCount > 1)) {
      const { results } = await readAs<{ results: Result[] }>(page, `/api/people-search/${search.id}`)
      const [marked, other] = results.filter(({ personId }) => personId !== null)
      if (marked && other) return { search, marked, other }
    }
    return undefined
  }
  const searchWithPeople = async () => {
    const found = await findSearch()
    if (found) return found
    await post(page, '/api/people-search', { location: 'Austin', keywords: 'litigation' })
    await expect.poll(findSearch, { timeout: 60_000 }).toBeDefined()
    return findSearch()
  }
  const people = await searchWithPeople()
  if (!people) throw new Error('no search finds two people')
  const { search, marked, other } = people
  await open(`/search-history?search=${search.id}`, button(`More about ${other.name}`))
  await expectFocusReturns(page, [
    {
      drawnBy: 'mark-dialog FormDialog',
      opener: button(`More about ${other.name}`),
      entry: 'Do not contact',
      title: /^Do not contact/,
      buttons: ['Cancel'],
    },
    {
      drawnBy: 'result-list ConfirmDialog',
      opener: button(`More about ${other.name}`),
      entry: 'Delete person',
      title: /^Delete/,
    },
  ])
  await open('/search-history', button(/^Remove the search in/))
  await expectFocusReturns(page, [
    {
      drawnBy: 'search-history-page ConfirmDialog',
      opener: button(/^Remove the search in/),
      title: 'Remove this search?',
    },
  ])
  const mark = await page.request.put(`/api/people-search/${search.id}/results/${marked.id}/do-not-contact`, {
    data: { doNotContact: true },
    headers: { Origin: placetUrl() },
  })
  expect(mark.ok(), await mark.text()).toBe(true)
  await open('/admin/do-not-contact', button(/^Allow contact/))
  await expectFocusReturns(page, [
    {
      drawnBy: 'do-not-contact-page ConfirmDialog',
      opener: button(/^Allow contact/),
      title: /^Allow contact with/,
    },
  ])

  const [firm] = await readAs<{ id: number; name: string }[]>(page, '/api/people-sources')
  if (!firm) throw new Error('the demo data has no firm')
  const found = { pages: 0, read: 0, people: 0, isWhole: true, sample: [] }
  // Each route is removed after its dialogs: while a page has one, the browser loads the whole application again at every address.
  await page.route('/api/people-sources/*/read', (route) =>
    route.fulfill({ json: { source: firm, problem: null, found } }),
  )
  await open('/admin/people-sources', button(`Change ${firm.name}`))
  await expectFocusReturns(page, [
    {
      drawnBy: 'source-test-dialog ViewDialog',
      opener: button(`Change ${firm.name}`),
      entry: 'Test now',
      title: firm.name,
    },
    {
      drawnBy: 'people-sources-page ConfirmDialog',
      opener: button(`Change ${firm.name}`),
      entry: 'Remove',
      title: `Remove ${firm.name}?`,
    },
  ])
  await page.unroute('/api/people-sources/*/read')

  await post(page, '/api/candidates', { name: 'Maya Chen', practiceAreas: ['Tax'], queryText: 'Tax' })
  await open('/admin?view=find-jobs', page.getByLabel('Describe the candidate'))
  await page.getByText(/^Saved candidates/).click()
  await page.getByLabel('Describe the candidate').fill('Tax associate in New York')
  await button('Find Jobs').click()
  await button('Save as candidate').waitFor()
  await expectFocusReturns(page, [
    {
      drawnBy: 'save-profile-dialog FormDialog',
      opener: button('Save as candidate'),
      title: 'Save as candidate',
      buttons: ['Cancel'],
    },
    {
      drawnBy: 'saved-profiles ConfirmDialog',
      opener: button('Remove Maya Chen'),
      title: 'Remove this candidate?',
    },
  ])

  const [applicant] = (await readAs<{ items: { applicantEmail: string }[] }>(page, '/api/applications/page?limit=1'))
    .items
  await open('/admin/candidate-data', page.getByLabel('Email', { exact: true }))
  await page.getByLabel('Email', { exact: true }).fill(applicant?.applicantEmail ?? '')
  await page.keyboard.press('Enter')
  await button('Erase this person').waitFor()
  await expectFocusReturns(page, [
    {
      drawnBy: 'erase-dialog FormDialog',
      opener: button('Erase this person'),
      title: 'Erase this person?',
      buttons: ['Cancel'],
    },
  ])

  const letter = {
    id: 1,
    task: 'score_application',
    payload: '{}',
    reason: 'It timed out.',
    createdAt: '2026-01-05T12:00:00.000Z',
    retriedAt: null,
  }
  await page.route(/\/api\/dead-letters\?/, (route) =>
    route.fulfill({ json: { items: [letter], total: 1, nextCursor: null, counts: { open: 1 } } }),
  )
  await open('/admin/operations', button('Remove score_application'))
  await expectFocusReturns(page, [
    {
      drawnBy: 'dead-letters ConfirmDialog',
      opener: button('Remove score_application'),
      title: 'Remove this task?',
    },
  ])
  await page.unroute(/\/api\/dead-letters\?/)

  await open('/admin/settings/access', page.getByRole('switch', { name: 'Require two-factor sign-in' }))
  await expectFocusReturns(page, [
    {
      drawnBy: 'access-section ConfirmDialog',
      opener: page.getByRole('switch', { name: 'Require two-factor sign-in' }),
      title: 'Require two-factor sign-in from everyone?',
    },
  ])
  await open('/admin/settings/mail-templates', page.getByLabel('Subject'))
  const subject = page.getByLabel('Subject')
  await subject.fill('Thank you')
  await button('Save template').click()
  await button('Restore the original text').waitFor()
  await expectFocusReturns(page, [
    {
      drawnBy: 'mail-templates-section ConfirmDialog',
      opener: button('Restore the original text'),
      title: 'Restore the original text?',
    },
    { drawnBy: 'mail-templates-section ViewDialog', opener: button('Preview'), title: 'Thank you' },
  ])
  await open('/admin/settings/candidate-emails', button('Delete template'))
  await expectFocusReturns(page, [
    { drawnBy: 'email-templates-section ConfirmDialog', opener: button('Delete template'), title: /^Delete “/ },
  ])
  const addresses = { intake: 'intake-1a2b@in.example.com', log: 'log-1a2b@in.example.com' }
  await page.route('/api/intake/addresses', (route) => route.fulfill({ json: addresses }))
  await open('/admin/settings/email-in', button('Replace both'))
  await expectFocusReturns(page, [
    {
      drawnBy: 'inbound-addresses-section ConfirmDialog',
      opener: button('Replace both'),
      title: 'Replace both addresses?',
      buttons: ['Cancel'],
    },
  ])
  await page.unroute('/api/intake/addresses')
  // Someone else's device, and an app that was set up.
  await signInAsAdmin(await newPage())
  await open('/admin/settings/sessions', button('Sign out all others'))
  await expectFocusReturns(page, [
    {
      drawnBy: 'sessions-section ConfirmDialog',
      opener: button('Sign out all others'),
      title: 'Sign out everywhere else?',
    },
  ])
  const account = await readAs<object>(page, '/api/account')
  const twoFactor = { isOn: true, isRequired: false, recoveryCodesLeft: 3 }
  await page.route('/api/account', (route) => route.fulfill({ json: { ...account, twoFactor } }))
  await open('/admin/settings/two-factor', button('New recovery codes'))
  await expectFocusReturns(page, [
    {
      drawnBy: 'reauthenticate-dialog FormDialog',
      opener: button('New recovery codes'),
      title: 'Create new recovery codes?',
      buttons: ['Cancel'],
    },
    {
      drawnBy: 'reauthenticate-dialog FormDialog',
      opener: button('Turn off'),
      title: 'Turn off two-factor sign-in?',
    },
  ])
})
