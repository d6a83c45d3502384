import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { findChromium, findHeadlessShell } from '../../scripts/chromium.mjs'
import { startedPlacet } from './placet.ts'

type PageOptions = {
  width?: number
  height?: number
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  javaScriptEnabled?: boolean
  /** Origin that relative addresses belong to; the test file's own server when not given. */
  baseURL?: string
  /** Complaints of the browser that the test provokes, such as the console line of an answer 404. */
  expects?: RegExp[]
  /** Chromium with its own PDF viewer, which the headless shell lacks. */
  hasPdfViewer?: boolean
}

type OpenPage = {
  context: BrowserContext
  complaints: string[]
  expects: RegExp[]
}

/** By program. Each is started with its first page, serves every test file of this process, and ends with it. */
const browsers = new Map<string, Promise<Browser>>()
let openPages: OpenPage[] = []

/**
 * Chromium's report of a page transition that the next click or a slow page cut short: an unhandled rejection,
 * even where the new page's script, which handles it, has not run yet; nothing that a visitor sees depends on it.
 */
const cutShort = /^(Transition was (aborted|skipped)|Skipping view transition)/

function startedBrowser(hasPdfViewer: boolean): Promise<Browser> {
  const executablePath = (hasPdfViewer ? undefined : findHeadlessShell(process.env)) ?? findChromium(process.env)
  if (!executablePath) throw new Error('no Chromium: install one or name it in CHROMIUM_PATH')
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = browsers.get(executablePath) ?? chromium.launch({ executablePath, args })
  browsers.set(executablePath, browser)
  return browser
}

/**
 * Opens a page in a window of its own (no cookies, no cache). It is closed after the test; the test fails when
 * the page threw, logged an error or broke its Content-Security-Policy.
 */
export async function newPage({
  width = 1280,
  height = 800,
  colorScheme = 'light',
  reducedMotion = 'no-preference',
  javaScriptEnabled = true,
  baseURL,
  expects = [],
  hasPdfViewer = false,
}: PageOptions = {}): Promise<Page> {
  const browser = await startedBrowser(hasPdfViewer)
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion,
    javaScriptEnabled,
    baseURL: baseURL ?? (await startedPlacet()),
    locale: 'en-US',
  })
  const complaints: string[] = []
  openPages.push({ context, complaints, expects })
  context.on('weberror', (error) => {
    const { stack, message } = error.error()
    if (!cutShort.test(message)) complaints.push(`threw: ${stack || message}`)
  })
  // A broken Content-Security-Policy is logged as an error too, with the directive and the address.
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`logged: ${message.text()} (${message.location().url})`)
  })
  // A library tries to make code from text and catches the refusal; browsers report the violation all the same.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`broke the policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  return context.newPage()
}

/** Complaints of this test's pages, without those that the test expects. */
function unexpected({ complaints, expects }: OpenPage): string[] {
  return complaints.filter((complaint) => !expects.some((pattern) => pattern.test(complaint)))
}

export async function closePages(): Promise<OpenPage[]> {
  const closing = openPages
  openPages = []
  await Promise.all(closing.map(({ context }) => context.close()))
  return closing
}

/** Ends a test: closes its pages, and fails it for what they threw or logged. */
export async function closeQuietPages(): Promise<void> {
  const closed = await closePages()
  expect(closed.flatMap(unexpected), 'the browser complained').toEqual([])
}

/** Saves what the page shows, whole, as test-results/<name>.png, to be looked at. */
export async function screenshot(page: Page, name: string): Promise<void> {
  mkdirSync('test-results', { recursive: true })
  await page.screenshot({
    path: `test-results/${name}.png`,
    fullPage: true,
    animations: 'disabled',
  })
}

/** Of a long list so many rows are read: the others come out of the same template, and reading all takes most of the time. */
const rowsRead = 6

const { resolve: fromHere } = createRequire(import.meta.url)
/** Axe in its short form. */
const axeSource = readFileSync(createRequire(fromHere('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Makes what looks at the page with axe. A page without frames gets axe once, for every look at it: the builder would put it
 * there twice a look, and the engine would compile it each time.
 */
async function axeFor(page: Page): Promise<AxeBuilder> {
  if (page.frames().length > 1) return new AxeBuilder({ page, axeSource })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return new AxeBuilder({ page, axeSource: '/* in the page already */' })
}

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/**
 * Waits until what moves has come to rest: no animation or transition that ends is running, no button is sending, and
 * what a closed dialog or menu had dimmed and hidden is back. Colors halfway through a change of theme belong to neither. What never ends (a
 * spinner) is not waited for, and after ten seconds the page is taken as it is.
 */
async function atRest(page: Page): Promise<void> {
  await page
    .waitForFunction(
      async () => {
        const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        // A change of style starts its transitions with the frame after it. A change of theme reaches the page a moment later.
        await new Promise((resolve) => setTimeout(resolve, 100))
        await nextFrame()
        await nextFrame()
        const isMoving = document
          .getAnimations()
          .some(
            ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
          )
        const isOpen = document.querySelector(
          '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]',
        )
        const isDimmed = document.querySelector('[data-aria-hidden], .bg-scrim, [inert]')
        const isSending = document.querySelector('button[aria-busy=true]')
        return !isMoving && isSending === null && (isOpen !== null || isDimmed === null)
      },
      undefined,
      { timeout: 10_000 },
    )
    .catch(() => {})
}

/** Lets the bars that stay at the foot of the window cover nothing; what is below them can be scrolled to. */
const setFootBars = (page: Page, position: 'static' | '') =>
  page.evaluate((value) => {
    for (const bar of document.querySelectorAll<HTMLElement>('.sticky.bottom-0')) bar.style.position = value
  }, position)

/**
 * Expects axe to find nothing against WCAG 2.2 AA in the page once it is at rest; names each finding and its elements. The page
 * is read from its beginning: where it was scrolled to, a bar that stays may cover all but an edge of a button.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  await atRest(page)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await setFootBars(page, 'static')
  const further = ['tbody > tr', 'main ul > li', 'main [role=list] > [role=listitem]']
  // Violations alone, and reckoned in the page itself: all results, put together in a second page, take more than twice as long.
  const axe = await axeFor(page)
  const { violations } = await axe
    .options({ resultTypes: ['violations'] })
    .withTags(wcag22aa)
    .setLegacyMode(true)
    .exclude(further.map((row) => `${row}:nth-child(n + ${rowsRead + 1})`).join(', '))
    .analyze()
  await setFootBars(page, '')
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  )
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}
