import { Buffer } from 'node:buffer'
import { test } from 'vitest'
import { breakOnce, breakReads, holdOnce, said, signedIn, twice } from './harness/broken-answers.ts'
import { expectNoViolations, newPage } from './harness/browser.ts'
import { placetUrl } from './harness/placet.ts'
import { openTab } from './harness/staff.ts'

// Messages for answers that are not our server's. Titles and texts are exact, because support and manuals quote them.

test('names what failed in the admin area, with the exact texts, and recovers', async () => {
  const page = await signedIn(await newPage({ expects: [/status of 502/] }))
  const headers = { Origin: placetUrl() }
  const answer = await page.request.get('/api/jobs/page?limit=1&status=open')
  const { items } = (await answer.json()) as { items: { id: number; title: string }[] }
  const copied = await page.request.post(`/api/jobs/${items[0]?.id}/duplicate`, { headers })
  const job = (await copied.json()) as { id: number; title: string }

  await page.goto('/admin/users')
  await page.getByLabel('Name', { exact: true }).fill('Ines Calloway')
  await page.getByLabel('Email').fill('ines.calloway@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a long password')
  await twice(page, /\/api\/users$/, {
    button: page.getByRole('button', { name: 'Create User' }),
    fails: ['Creation Failed', 'Failed to create user'],
    done: ['User Created', 'New user account has been created successfully.'],
  })
  await page.getByRole('heading', { name: /^Existing Users/ }).waitFor()

  await page.goto('/admin?view=saved-job-lists&status=pending')
  await twice(page, /\/saved-job-lists\/\d+\/status/, {
    button: page.getByRole('button', { name: /^Approve/ }).first(),
    fails: ['Update Failed', 'Failed to update status'],
    done: ['Status Updated'],
  })

  await page.goto('/admin?view=post-job')
  await page.getByRole('button', { name: 'Add new practice area' }).click()
  await page.getByLabel('New practice area').fill('space law')
  await twice(page, /\/api\/practice-areas$/, {
    button: page.getByRole('button', { name: 'Add', exact: true }),
    fails: ['Failed to Save', 'Could not save the new practice area'],
    done: ['Practice Area Added', 'Space law'],
  })

  await page.goto(`/admin?view=manage-jobs#edit-job-${job.id}`)
  const save = page.getByRole('button', { name: 'Save changes' })
  await page.getByLabel('Firm size').fill('12 attorneys')
  await breakOnce(page, new RegExp(`/api/jobs/${job.id}$`))
  await save.click()
  await said(page, 'Update Failed', 'Failed to update job')
  await page.getByText(/Nothing you typed is lost\./).waitFor()
  await breakOnce(page, /\/duplicate$/)
  const more = page.getByRole('button', { name: `More actions for ${job.title}` })
  await more.click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await said(page, 'Job Creation Failed', 'Failed to create job')
  await save.click()
  await said(page, 'Job Updated!')
  await page.getByRole('heading', { name: 'Manage Jobs' }).waitFor()
  await page.goto(`/admin#edit-job-${job.id}`)
  await more.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const remove = page.getByRole('alertdialog').getByRole('button', { name: 'Delete job' })
  await twice(page, new RegExp(`/api/jobs/${job.id}$`), {
    button: remove,
    fails: ['Delete Failed', 'Failed to delete job'],
    done: ['Job Deleted!'],
  })

  // Each read is answered so until Retry: the deletion has just had the list read again.
  const mendList = await breakReads(page, /\/api\/jobs\/page/)
  await page.goto('/admin?view=manage-jobs')
  await page.getByText('Failed to fetch jobs').waitFor()
  await expectNoViolations(page)
  await mendList()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText('Failed to fetch jobs').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'admin@placet.test' }).click()
  await page.getByRole('menuitem', { name: 'Send feedback' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Title').fill('Sort by firm')
  await form.getByLabel('Description').fill('It would help to sort the jobs by firm.')
  await twice(page, /\/api\/feedback$/, {
    button: form.getByRole('button', { name: 'Send feedback' }),
    fails: ['Submission Failed', 'Failed to submit feedback. Please try again.'],
    done: ['Feedback Submitted!', "Thank you for your feedback. We'll review it and get back to you."],
  })
})

test('names what failed among the candidates, and explains empty lists', async ({ expect }) => {
  const page = await signedIn(await newPage({ expects: [/status of 502/] }))
  const answer = await page.request.get('/api/applications/page?status=new&limit=40')
  const { items } = (await answer.json()) as {
    items: { id: number; applicantName: string; assignedPartnerId: number | null }[]
  }
  const one = items.findLast(({ assignedPartnerId }) => assignedPartnerId === null)
  if (!one) throw new Error('the demo data has no new candidate without a partner')
  const panel = page.getByRole('dialog', { name: one.applicantName })
  const choose = async (control: string, option: string) => {
    await panel.getByRole('combobox', { name: `${control} of ${one.applicantName}` }).click()
    await page.getByRole('option', { name: option }).click()
  }

  // Held back until the screen has said that it loads.
  const release = await holdOnce(page, /\/api\/applications\/page/)
  await page.goto(`/admin/candidates?selected=${one.id}`)
  await page.getByText('Loading applications...').first().waitFor({ state: 'attached' })
  release()
  await panel.getByRole('combobox', { name: `Status of ${one.applicantName}` }).waitFor()

  await breakOnce(page, /\/status$/)
  await choose('Status', 'Initial screening')
  await said(page, 'Update Failed', 'Failed to update application status')
  await breakOnce(page, /\/assign$/)
  await choose('Partner', 'Samir Okafor')
  await said(page, 'Assignment Failed', 'Failed to assign candidate to partner')
  await choose('Partner', 'Samir Okafor')
  await said(
    page,
    'Assignment Successful',
    `${one.applicantName} is assigned to Samir Okafor. AI analysis generated automatically.`,
  )

  await choose('Status', 'Interviewed')
  const feedback = page.getByRole('dialog', { name: 'Interview Feedback' })
  await feedback.getByRole('combobox', { name: /^Suitability rating/ }).click()
  await page.getByRole('option', { name: 'Neutral' }).click()
  await feedback.getByRole('combobox', { name: /^Talent for other roles/ }).click()
  await page.getByRole('option', { name: 'Neutral' }).click()
  await feedback.getByRole('radio', { name: 'No' }).click()
  await twice(page, /\/interview-feedback$/, {
    button: feedback.getByRole('button', { name: 'Save Feedback' }),
    fails: ['Save Failed', 'Failed to save interview feedback'],
    done: ['Interview Feedback Saved!'],
  })
  await feedback.waitFor({ state: 'detached' })

  // An upload fails at each of its three steps, and then arrives.
  await openTab(page, 'Résumé & documents')
  await panel.getByRole('button', { name: 'Upload Document' }).click()
  const upload = page.getByRole('dialog', { name: 'Upload Documents' })
  const file = { name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('A brief') }
  await upload.getByLabel('Drop documents here, or choose files').setInputFiles([file])
  const send = upload.getByRole('button', { name: 'Upload', exact: true })
  const retry = upload.getByRole('button', { name: 'Retry brief.txt' })
  await breakOnce(page, /\/documents\/upload-url$/)
  await send.click()
  await said(page, 'Upload failed', 'Failed to get upload URL')
  await breakOnce(page, /\/documents\/upload\//)
  await retry.click()
  await said(page, 'Upload failed', 'Failed to upload brief.txt to storage')
  await breakOnce(page, /\/applications\/\d+\/documents$/)
  await retry.click()
  await said(page, 'Upload failed', 'Failed to create document record')
  await retry.click()
  await said(page, 'Upload successful', '1 document(s) uploaded successfully.')
  await upload.waitFor({ state: 'detached' })
  await page.goto('/admin/candidates?layout=cards')
  await page.getByText('Existing Candidate - Application History').first().waitFor()

  await page.goto('/admin/candidates?q=zzzzzz')
  await page.getByRole('heading', { name: 'No applications found' }).waitFor()
  await page.getByText('Try adjusting your filters').waitFor()
  const nobody = { items: [], total: 0, isTotalCapped: false, toReview: 0, searchedFor: null, nextCursor: null }
  const whole = (await (await page.request.get('/api/applications/page?limit=1')).json()) as { counts: object }
  await page.route(/\/api\/applications\/page/, (route) => route.fulfill({ json: { ...whole, ...nobody } }))
  await page.goto('/admin/candidates')
  await page.getByText('No candidates have applied to jobs yet').waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(0)
})

test('names what can’t be loaded, each in its place', async () => {
  const page = await signedIn(await newPage({ expects: [/status of 502/] }))
  const answer = await page.request.get('/api/applications/page?assigned=yes&limit=1')
  const { items } = (await answer.json()) as { items: { id: number; applicantName: string; jobId: number }[] }
  const one = items[0]
  if (!one) throw new Error('the demo data has no candidate with a partner')

  const mendBoard = await breakReads(page, /\/api\/applications\/page/)
  await page.goto('/admin/candidates?layout=board')
  await page.getByText('Failed to fetch applications').first().waitFor()
  await expectNoViolations(page)
  await mendBoard()

  const mendRecord = await breakReads(page, /\/api\/(applications\/\d+\/(documents|analysis)|users\/partners)$/)
  // The section asks for its own data when the panel's answer lacks it.
  const panelAnswer = /\/api\/applications\/\d+\/panel$/
  await page.route(panelAnswer, async (route) => {
    const whole = await route.fetch()
    await route.fulfill({ json: { ...((await whole.json()) as object), documents: null, analysis: null } })
  })
  await page.goto(`/admin/candidates?selected=${one.id}`)
  const panel = page.getByRole('dialog', { name: one.applicantName })
  // A section reads when it comes into sight.
  await panel.getByRole('heading', { name: 'AI Analysis' }).scrollIntoViewIfNeeded()
  await panel.getByText('Failed to fetch AI analysis').waitFor()
  await openTab(page, 'Résumé & documents')
  await panel.getByText('Failed to fetch documents').waitFor()
  await panel.getByRole('combobox', { name: `Partner of ${one.applicantName}` }).click()
  await page.getByRole('option', { name: 'Failed to fetch partners' }).waitFor()
  await mendRecord()
  await page.unroute(panelAnswer)

  const mendJob = await breakReads(page, /\/api\/jobs\/\d+$/)
  await page.goto(`/admin?view=manage-jobs#edit-job-${one.jobId}`)
  await page.getByText('Failed to fetch job details').waitFor()
  await mendJob()
  await breakReads(page, /\/api\/practice-areas$/)
  await page.goto('/admin?view=post-job')
  await page.getByRole('combobox', { name: 'Practice area' }).click()
  await page.getByText('Failed to fetch practice areas').waitFor()
  await page.keyboard.press('Escape')
  await page.getByLabel('Job posting URL').fill('not an address')
  await page.getByRole('button', { name: 'Import' }).click()
  await said(page, 'Invalid URL', 'Please enter a valid URL')
  await breakOnce(page, /\/api\/jobs\/scrape-url$/)
  await page.getByLabel('Job posting URL').fill('https://firm.example/jobs/1')
  await page.getByRole('button', { name: 'Import' }).click()
  await said(page, 'Web Scraping Failed', 'Failed to scrape job details from URL')
})

test('tells a partner that no candidates are assigned yet', async () => {
  const admin = await signedIn(await newPage())
  const account = { name: 'Odile Farrow', email: 'odile.farrow@example.com', password: 'a long password' }
  const headers = { Origin: placetUrl() }
  await admin.request.post('/api/users', { data: { ...account, role: 'partner' }, headers })
  const page = await signedIn(await newPage(), account.email, account.password)
  const release = await holdOnce(page, /\/api\/auth\/me$/)
  await page.goto('/admin/candidates')
  await page.getByText('Checking authentication...').waitFor()
  release()
  await page.getByRole('heading', { name: 'No candidates assigned yet' }).waitFor()
  await page.goto('/admin/candidates?q=zzzzzz')
  await page.getByRole('heading', { name: 'No candidates found' }).waitFor()
  await page.goto('/admin/my-job-lists')
  await page.getByRole('heading', { name: 'No saved job lists' }).waitFor()
  await expectNoViolations(page)
})

test('tells a visitor why signing in or registering failed', async () => {
  const page = await newPage({ expects: [/status of (401|502)/] })
  await page.goto('/login')
  await page.getByLabel('Email').fill('visitor@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a long password')
  await breakOnce(page, /\/api\/auth\/login$/)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await said(page, 'Login Failed', 'Invalid email or password')
  await page.getByText('Create Account', { exact: true }).first().click()
  await page.getByLabel('Email').fill('visitor@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a long password')
  await page.getByLabel('Confirm Password').fill('a long password')
  await breakOnce(page, /\/api\/auth\/register$/)
  await page.getByRole('button', { name: 'Create Account', exact: true }).last().click()
  await said(page, 'Registration Failed', 'Failed to create account')
})

test('tells an applicant which step failed, and keeps the typed text', async () => {
  const page = await newPage({ expects: [/status of 502/] })
  const answer = await page.request.get('/api/public/jobs?limit=1')
  const [job] = (await answer.json()) as { shortId: string }[]
  await page.goto(`/apply/${job?.shortId}`)
  await page.getByLabel('Full Name').fill('Ana Ruiz')
  await page.getByLabel('Email').fill('ana.ruiz@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Phone Number').fill('+48 22 555 01 40')
  await page.getByLabel('Location').fill('Warszawa')
  await page.getByLabel('Years of Experience').fill('7')
  const file = { name: 'ana.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  const again = page.getByRole('button', { name: 'Try this file again' })
  await breakOnce(page, /\/api\/resumes\/upload-url$/)
  await page.getByLabel('Resume').setInputFiles(file)
  await said(page, 'Upload failed', 'Failed to get upload URL')
  await page.route(/\/api\/resumes\/upload-url$/, (route) => route.fulfill({ json: {} }), { times: 1 })
  await again.click()
  await said(page, 'Upload failed', 'No upload URL received from server')
  await breakOnce(page, /\/api\/resumes\/upload\//)
  await again.click()
  await said(page, 'Upload failed', 'Failed to upload file')
  await again.click()
  await said(page, 'Resume uploaded successfully')
  const submit = page.getByRole('button', { name: 'Submit Application' })
  await breakOnce(page, /\/api\/public\/jobs\/\w+\/apply$/)
  await submit.click()
  await said(page, 'Submission failed', 'Failed to submit application')
  await submit.click()
  await page.getByText('Application submitted!').first().waitFor()
  await page.getByRole('link', { name: 'Return to Job Board' }).waitFor()
})
