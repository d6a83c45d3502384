import { afterAll, describe, expect, test } from 'vitest'
import { settingsSections } from '#web/app/features/identity/settings/settings-sections.ts'
import { findProgram, otherBrowsers } from '../scripts/browsers.mjs'
import { engines, type EnginePage } from './harness/engines.ts'
import { startedPlacet } from './harness/placet.ts'

const siteScreens = [
  '/',
  '/jobs',
  '/jobs?q=zzzzzz&remote=true',
  '/job/zzzzzzzz',
  '/no-such-page',
  '/privacy',
  '/terms',
  '/cookies',
  '/gdpr',
  '/employers',
  '/support',
  '/login',
]

const staffScreens = [
  '/admin',
  '/admin/candidates',
  '/admin/candidates?layout=cards',
  '/admin/candidates?layout=board',
  '/admin/candidates?selected=5',
  '/admin?view=find-jobs',
  '/admin?view=manage-jobs',
  '/admin?view=post-job',
  '/admin?view=analytics',
  '/admin?view=saved-job-lists',
  '/admin/people',
  '/admin/firms',
  '/admin/intake',
  '/admin/imports',
  '/admin/export',
  '/admin/users',
  '/admin/feedback',
  '/admin/follow-ups',
  '/admin/operations',
  '/admin/mails',
  '/admin/candidate-data',
  '/admin/job-sources',
  '/people-search',
  '/search-history',
  ...settingsSections.map(({ id }) => `/admin/settings/${id}`),
]

/** Finders of elements as a person names them. */
const button = (name: string) =>
  `[...document.querySelectorAll('button, a')].find((one) => one.textContent.trim() === ${JSON.stringify(name)} && one.checkVisibility())`
const field = (label: string) =>
  `[...document.querySelectorAll('label')].find((one) => one.textContent.trim().startsWith(${JSON.stringify(label)}))?.control`
const heading = (text: string) =>
  `return [...document.querySelectorAll('h1, h2')].some((one) => one.textContent.trim().includes(${JSON.stringify(text)}))`

/** Problems of a page: it is empty, has failed, or is wider than its window. */
const lookScript = `
  const text = document.body.innerText
  return {
    heading: document.querySelector('h1, h2')?.textContent.trim() ?? '',
    isLoading: document.querySelector('[aria-busy=true]') !== null,
    isFailed: /could not be loaded|didn.t load|something went wrong|Application error/i.test(text),
    sideways: document.documentElement.scrollWidth - window.innerWidth,
  }`
type Look = { heading: string; isLoading: boolean; isFailed: boolean; sideways: number }

/** Waits for a script to return true. */
async function until(page: EnginePage, script: string, what: string): Promise<void> {
  const deadline = Date.now() + 30_000
  while ((await page.run(script)) !== true) {
    if (Date.now() > deadline)
      throw new Error(
        `${what} never came; the page reads: ${String(await page.run('return document.body.innerText.slice(0, 500)'))}`,
      )
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Does something to an element as soon as it is drawn and nothing covers it. */
async function act(page: EnginePage, finder: string, action: (finder: string) => Promise<void>): Promise<void> {
  await until(page, `return Boolean(${finder})`, finder)
  for (let left = 20; ; left--) {
    try {
      await action(`return ${finder}`)
      return
    } catch (error) {
      if (left === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

const press = (page: EnginePage, name: string) => act(page, button(name), page.click)
const fill = (page: EnginePage, label: string, text: string) =>
  act(page, field(label), (finder) => page.type(finder, text))

/** Opens each screen and returns what is wrong with any of them. */
async function faultsOf(page: EnginePage, origin: string, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const address of addresses) {
    await page.goto(origin + address)
    let look: Look
    const deadline = Date.now() + 20_000
    do {
      look = (await page.run(lookScript)) as Look
      if (look.heading && !look.isLoading) break
      await new Promise((resolve) => setTimeout(resolve, 100))
    } while (Date.now() < deadline)
    if (!look.heading) faults.push(`${address} shows no heading`)
    if (look.isLoading) faults.push(`${address} never stops loading`)
    if (look.isFailed) faults.push(`${address} says that it failed`)
    if (look.sideways > 0) faults.push(`${address} is ${look.sideways} px wider than its window`)
  }
  return faults
}

for (const { engine, programs } of otherBrowsers) {
  const isHere = programs.every((program) => findProgram(program))
  // The engines run side by side, and the tests of each one after the other in its window.
  describe(engine, { skip: !isHere, concurrent: true }, () => {
    let opened: Promise<EnginePage> | undefined
    const open = () => (opened ??= engines[engine]())
    afterAll(async () => (await opened)?.close())

    test('shows every page of the site, wide and narrow', { concurrent: false }, async () => {
      const [page, origin] = [await open(), await startedPlacet()]
      for (const [width, height] of [
        [1300, 900],
        [460, 900],
      ] as const) {
        await page.resize(width, height)
        expect(await faultsOf(page, origin, siteScreens), `${width} px wide`).toEqual([])
      }
    })

    test('lets a visitor filter the board, open a job and begin to apply', { concurrent: false }, async () => {
      const [page, origin] = [await open(), await startedPlacet()]
      await page.resize(1300, 900)
      await page.goto(`${origin}/jobs?q=associate`)
      await until(page, `return document.querySelectorAll('.job-card').length > 0`, 'a job')
      await page.click(`return document.querySelector('.job-card a')`)
      await until(page, `return location.pathname.startsWith('/job/')`, 'the job')
      await press(page, 'Apply')
      await fill(page, 'Full Name', 'Zoë Nguyễn')
      await fill(page, 'Email', 'zoe.nguyen@example.com')
      await press(page, 'Continue')
      await until(page, heading('Professional Info'), 'the second step')
    })

    test('lets an admin sign in, work with a candidate and open every screen', { concurrent: false }, async () => {
      const [page, origin] = [await open(), await startedPlacet()]
      await page.resize(1300, 900)
      await page.goto(`${origin}/login?next=/admin/candidates`)
      await fill(page, 'Email', 'admin@placet.test')
      await fill(page, 'Password', 'placet-demo')
      await press(page, 'Sign In')
      await until(page, heading('Candidate Management'), 'the list of candidates')
      await until(page, `return document.querySelectorAll('tbody tr').length > 3`, 'rows')
      await page.goto(`${origin}/admin/candidates?selected=5`)
      await until(page, `return document.querySelector('[role=dialog] h2') !== null`, 'the record')
      expect(await faultsOf(page, origin, staffScreens)).toEqual([])
      await page.goto(`${origin}/admin`)
      await until(page, `return document.querySelector('header') !== null`, 'the header')
      // The widest badge, whatever the demo data holds by now.
      const header = (await page.run(
        `const bar = document.querySelector('header'); const badge = bar.querySelector('[aria-label^=Notifications] span'); if (badge) badge.textContent = '9+'; return { height: bar.clientHeight, cut: [...bar.querySelectorAll('a, button')].filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent.trim()) }`,
      )) as { height: number; cut: string[] }
      expect(header.height, 'the staff header is one line high').toBeLessThanOrEqual(72)
      expect(header.cut, 'nothing in the staff header is cut').toEqual([])
    })

    test('leaves a clean console', { concurrent: false }, async () => {
      const page = await open()
      // The engine itself logs pages that answer 404, the question who is signed in, and a font that a step to the next page
      // cuts off (NS_BINDING_ABORTED). A step also cuts off modules that are still loading, which React logs.
      const own =
        /status of (401|404|410)|downloadable font: download failed .* status=2152398850 |error loading dynamically imported module|of a page that was left/
      expect(page.complaints().filter((line) => !own.test(line))).toEqual([])
    })
  })
}
