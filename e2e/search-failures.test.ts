import { test } from 'vitest'
import { breakOnce, breakReads, said, signedIn } from './harness/broken-answers.ts'
import { expectNoViolations, newPage } from './harness/browser.ts'

// Messages of the searches for answers that are not our server's, and for empty results: typed text stays, and the next
// try works.

test('names what failed in the job searches and recovers', { timeout: 180_000 }, async () => {
  const page = await signedIn(await newPage({ expects: [/status of 502/] }), 'partner@placet.test')
  await page.goto('/admin?view=find-jobs')
  const words = page.getByLabel('Describe the candidate')
  await words.fill('litigation associate in Boston')
  await breakOnce(page, /\/parse-natural-language/)
  await words.press('Enter')
  await said(page, 'Parse Failed', 'Failed to understand the query')
  await breakOnce(page, /\/candidates\/match/)
  await words.press('Enter')
  await said(page, 'Search Failed', 'Failed to find matching jobs')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  await said(page, 'Jobs Found!')

  await page.goto('/admin?view=online-jobs')
  await page.getByLabel('Practice area', { exact: true }).fill('Litigation')
  await page.getByLabel('Location', { exact: true }).fill('')
  const online = /\/search-online$/
  await page.route(online, (route) => route.fulfill({ status: 502, body: 'no' }))
  await page.getByRole('button', { name: 'Search online' }).click()
  await page.getByText('Online Search Failed', { exact: true }).waitFor()
  await page.getByText('Failed to search online jobs', { exact: true }).waitFor()
  await expectNoViolations(page)
  await page.unroute(online)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check()
  await page.getByLabel('Candidate name').fill('Ottoline Frame')
  await breakOnce(page, /\/saved-job-lists$/)
  const save = page.getByRole('button', { name: 'Save for review' })
  await save.click()
  await said(page, 'Save Failed', 'Failed to save job list')
  await save.click()
  await said(page, 'Jobs Saved Successfully')
})

test('names what failed or is empty in the people search and recovers', { timeout: 180_000 }, async () => {
  const page = await signedIn(await newPage({ expects: [/status of 502/] }))
  await page.goto('/people-search')
  await page.getByLabel('Location').fill('Chicago')
  await page.getByLabel('Keywords').fill('arbitration')
  const start = page.getByRole('button', { name: 'Start Search' })
  await breakOnce(page, /\/api\/people-search$/)
  await start.click()
  await said(page, 'Search Failed', 'Failed to start people search. Please try again.')

  // The search is lost behind the answer: anyone who watches it learns how it ended.
  const results = /\/api\/people-search\/\d+$/
  let asked = 0
  await page.route(results, async (route) => {
    const answer = await route.fetch()
    const found = (await answer.json()) as { query: Record<string, unknown> }
    const status = asked++ === 0 ? 'pending' : 'failed'
    const query = { ...found.query, status, failure: null }
    await route.fulfill({ response: answer, json: { query, results: [], filteredOutResults: [] } })
  })
  await start.click()
  await said(
    page,
    'Search Started',
    'Your people search is now running in the background. This may take a few minutes.',
  )
  await said(page, 'Search Failed', 'The search could not be completed. Please try again.')
  await expectNoViolations(page)
  await page.unroute(results)

  const mend = await breakReads(page, results)
  await page.reload()
  await page.getByText('Failed to Load Results').waitFor()
  await page.getByText('There was an error loading the search results. Please try again.').waitFor()
  await expectNoViolations(page)
  await mend()
  await page.route(results, async (route) => {
    const answer = await route.fetch()
    const found = (await answer.json()) as { query: Record<string, unknown> }
    const query = { ...found.query, status: 'completed', failure: null }
    await route.fulfill({ response: answer, json: { query, results: [], filteredOutResults: [] } })
  })
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('heading', { name: 'No Results Found' }).waitFor()
  await page.getByText('No valid results found after AI filtering.').waitFor()
  await page.getByRole('tab', { name: /^Filtered Out/ }).click()
  await page.getByText('No results were filtered out by AI.').waitFor()
  await expectNoViolations(page)
  await page.unroute(results)

  // The history of the demo data has people whose profiles can be read.
  await page.goto('/search-history')
  await page.getByRole('article').filter({ hasNotText: 'Chicago' }).first().getByRole('link').first().click()
  await page.getByRole('link', { name: 'Open in People Search' }).click()
  const scrape = page.getByRole('button', { name: /^Scrape Profiles/ })
  await breakOnce(page, /\/scrape-profiles$/)
  await scrape.click()
  await said(page, 'Scraping Failed', 'Failed to start profile scraping. Please try again.')
  await scrape.click()
  await said(page, 'Profile Scraping Started')
})
