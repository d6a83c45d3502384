import { afterAll, describe, expect, test } from 'vitest'
import { settingsSections } from '#web/app/features/identity/settings/settings-sections.ts'
import { findProgram, otherBrowsers } from '../scripts/browsers.mjs'
import { engines, type EnginePage } from './harness/engines.ts'
import { startedPlacet } from './harness/placet.ts'

/** A screen by its address and the beginning of its title. */
type Screen = readonly [address: string, title: string]

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
].map((address): Screen => [address, ''])

const staffScreens: readonly Screen[] = [
  ['/admin', 'Dashboard'],
  ['/admin/candidates', 'Candidate Management'],
  ['/admin/candidates?layout=cards', 'Candidate Management'],
  ['/admin/candidates?layout=board', 'Candidate Management'],
  ['/admin/candidates?selected=5', 'Candidate Management'],
  ['/admin?view=find-jobs', 'View Jobs'],
  ['/admin?view=manage-jobs', 'Manage Jobs'],
  ['/admin?view=post-job', 'Post Job'],
  ['/admin?view=analytics', 'Analytics'],
  ['/admin?view=saved-job-lists', 'Saved Job Lists'],
  ['/admin/people', 'People'],
  ['/admin/firms', 'Firms'],
  ['/admin/intake', 'Intake'],
  ['/admin/imports', 'Import'],
  ['/admin/export', 'Export'],
  ['/admin/users', 'User Management'],
  ['/admin/feedback', 'Feedback'],
  ['/admin/follow-ups', 'Follow-ups'],
  ['/admin/operations', 'Operations'],
  ['/admin/mails', 'Email Log'],
  ['/admin/candidate-data', 'Candidate Data'],
  ['/admin/job-sources', 'Job Sources'],
  ['/people-search', 'People Search'],
  ['/search-history', 'Search History'],
  ...settingsSections.map(({ id, label }): Screen => [`/admin/settings/${id}`, `${label} · Settings`]),
]

/** Sizes of windows, in pixels. */
const [desktop, phone, height] = [1300, 460, 900]

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
    title: document.title,
    heading: document.querySelector('h1, h2')?.textContent.trim() ?? '',
    isLoading: document.querySelector('[aria-busy=true]') !== null,
    isFailed: /could not be loaded|didn.t load|something went wrong|Application error/i.test(text),
    sideways: document.documentElement.scrollWidth - window.innerWidth,
  }`
type Look = { title: string; heading: string; isLoading: boolean; isFailed: boolean; sideways: number }

const pause = () => new Promise((resolve) => setTimeout(resolve, 100))

/** Waits for a script to return true. */
async function until(page: EnginePage, script: string, what: string): Promise<void> {
  const deadline = Date.now() + 30_000
  while ((await page.run(script)) !== true) {
    if (Date.now() > deadline)
      throw new Error(
        `${what} never came; the page reads: ${String(await page.run('return document.body.innerText.slice(0, 500)'))}`,
      )
    await pause()
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
      await pause()
    }
  }
}

const press = (page: EnginePage, name: string) => act(page, button(name), page.click)
const fill = (page: EnginePage, label: string, text: string) =>
  act(page, field(label), (finder) => page.type(finder, text))

/** Steps to another screen of the staff area without loading the page again, as a link there does. */
const stepTo = (address: string) =>
  `history.pushState(null, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate'))`

/** Opens each screen and returns what is wrong with any of them. A screen is opened once for all widths. */
async function faultsOf(
  page: EnginePage,
  screens: readonly Screen[],
  open: (address: string) => Promise<unknown>,
  widths: readonly number[],
): Promise<string[]> {
  const faults: string[] = []
  for (const [address, title] of screens) {
    await open(address)
    for (const width of widths) {
      await page.resize(width, height)
      const look = await settledLook(page, title)
      if (!look.title.startsWith(title)) faults.push(`${address} has the title ${look.title}`)
      if (!look.heading) faults.push(`${address} shows no heading`)
      if (look.isLoading) faults.push(`${address} never stops loading`)
      if (look.isFailed) faults.push(`${address} says that it failed`)
      if (look.sideways > 0) faults.push(`${address} is ${look.sideways} px wider than ${width} px`)
    }
  }
  return faults
}

/** Looks at a screen once it has its title and what it loads, or as it is after twenty seconds. */
async function settledLook(page: EnginePage, title: string): Promise<Look> {
  const deadline = Date.now() + 20_000
  for (;;) {
    const look = (await page.run(lookScript)) as Look
    const isSettled = look.title.startsWith(title) && look.heading && !look.isLoading
    if (isSettled || Date.now() > deadline) return look
    await pause()
  }
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
      const load = (address: string) => page.goto(origin + address)
      expect(await faultsOf(page, siteScreens, load, [desktop, phone])).toEqual([])
    })

    test('lets a visitor filter the board, open a job and begin to apply', { concurrent: false }, async () => {
      const [page, origin] = [await open(), await startedPlacet()]
      await page.resize(desktop, height)
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
      await page.resize(desktop, height)
      await page.goto(`${origin}/login?next=/admin/candidates`)
      await fill(page, 'Email', 'admin@placet.test')
      await fill(page, 'Password', 'placet-demo')
      await press(page, 'Sign In')
      await until(page, heading('Candidate Management'), 'the list of candidates')
      await until(page, `return document.querySelectorAll('tbody tr').length > 3`, 'rows')
      await page.goto(`${origin}/admin/candidates?selected=5`)
      await until(page, `return document.querySelector('[role=dialog] h2') !== null`, 'the record')
      const step = (address: string) => page.run(stepTo(address))
      expect(await faultsOf(page, staffScreens, step, [desktop])).toEqual([])
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
