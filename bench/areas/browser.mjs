// @ts-check
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { findChromium } from '../../scripts/chromium.mjs'
import { percentiles } from '../harness/measure.mjs'
import { recordFact, recordMeasure, recordPromise, note, printTable } from '../harness/results.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** A middling phone on a slow mobile network, as Lighthouse throttles: 150 ms there and back, 1.6 Mbit/s, a processor four times slower. */
const phone = { latency: 150, download: (1_600_000 / 8) * 0.9, upload: (750_000 / 8) * 0.9, slower: 4 }
const visits = 3

/** Watches what the page tells of itself; runs before anything of the page. */
const watch = `
  window.bench = { lcp: 0, cls: 0, long: [], events: [] }
  const see = (type, use, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true, ...options })
  see('largest-contentful-paint', (entry) => (window.bench.lcp = entry.startTime))
  see('layout-shift', (entry) => { if (!entry.hadRecentInput) window.bench.cls += entry.value })
  see('longtask', (entry) => window.bench.long.push([entry.startTime, entry.duration]))
  see('event', (entry) => { if (entry.interactionId) window.bench.events.push(entry.duration) }, { durationThreshold: 16 })
`

/** Site pages and the wizard on a throttled phone; the staff list at a desk. @param {import('../registry.mjs').Bench} bench */
export async function run(bench) {
  const executablePath = findChromium(process.env)
  if (!executablePath) throw new Error('no Chromium: install one or name it in CHROMIUM_PATH')
  const server = await bench.serve()
  const [job] = /** @type {{ shortId: string }[]} */ (
    await (await fetch(`${server.url}/api/public/jobs?limit=1`)).json()
  )
  /** @type {[name: string, path: string, touch: (page: Page) => Promise<unknown>][]} */
  const pages = [
    [
      'home',
      '/',
      (page) =>
        page
          .getByRole('button', { name: /feedback/i })
          .first()
          .click(),
    ],
    ['board', '/jobs', (page) => page.locator('input[name=q]').first().pressSequentially('tax', { delay: 60 })],
    [
      'a job',
      `/job/${job?.shortId}`,
      (page) =>
        page
          .getByRole('button', { name: /feedback/i })
          .first()
          .click(),
    ],
    [
      'the wizard',
      `/apply/${job?.shortId}`,
      async (page) => {
        await page.getByLabel('Full Name').pressSequentially('Ann Lee', { delay: 60 })
        await page.getByRole('button', { name: 'Continue' }).click()
      },
    ],
  ]
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    /** @type {(string | number)[][]} */
    const rows = []
    let shifts = 0
    for (const [name, path, touch] of pages) {
      /** @type {Awaited<ReturnType<typeof visitOnPhone>>[]} */
      const found = []
      for (let visit = 0; visit < visits; visit++) found.push(await visitOnPhone(browser, server.url + path, touch))
      const middle = (/** @type {'fcp' | 'lcp' | 'tbt' | 'inp' | 'kb'} */ key) =>
        percentiles(found.map((one) => one[key])).p50
      const cls = Math.max(...found.map((one) => one.cls))
      if (name !== 'the wizard') shifts = Math.max(shifts, cls)
      rows.push([
        name,
        ...[middle('fcp'), middle('lcp'), middle('tbt'), middle('inp')].map((ms) => ms.toFixed(0)),
        cls.toFixed(3),
        middle('kb').toFixed(0),
      ])
      recordMeasure({
        table: 'phone',
        name,
        values: { lcp: middle('lcp'), tbt: middle('tbt'), inp: middle('inp'), cls },
      })
    }
    printTable(
      ['page', 'FCP ms', 'LCP ms', 'TBT ms', 'INP ms', 'CLS', 'kB'],
      rows,
      `On a throttled phone, middle of ${visits} first visits`,
    )
    recordPromise({
      what: 'nothing moves on site pages',
      promised: 'CLS 0',
      measured: shifts.toFixed(3),
      isKept: shifts === 0,
    })
    await scripts(browser, bench, server)
    await staffList(browser, bench, server)
  } finally {
    await browser.close()
  }
}

/** @param {import('playwright-core').Browser} browser @param {string} url @param {(page: Page) => Promise<unknown>} touch */
async function visitOnPhone(browser, url, touch) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1.75,
  })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.latency,
      downloadThroughput: phone.download,
      uploadThroughput: phone.upload,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: phone.slower })
    let bytes = 0
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
    await page.waitForTimeout(2500)
    const loaded = await page.evaluate(
      `({ ...window.bench, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 })`,
    )
    const { fcp, lcp, cls, long } = /** @type {{ fcp: number, lcp: number, cls: number, long: [number, number][] }} */ (
      loaded
    )
    const kb = bytes / 1000
    await touch(page)
    await page.waitForTimeout(1000)
    const events = /** @type {number[]} */ (await page.evaluate('window.bench.events'))
    const tbt = long.reduce((sum, [start, took]) => sum + (start >= fcp ? Math.max(0, took - 50) : 0), 0)
    // The observer doesn't report what is under its threshold of 16 ms.
    return { fcp, lcp, cls, tbt, inp: Math.max(16, ...events), kb }
  } finally {
    await context.close()
  }
}

/** JavaScript of two screens of the app, as promised. @param {import('playwright-core').Browser} browser @param {import('../registry.mjs').Bench} bench @param {import('../harness/serve.mjs').Server} server */
async function scripts(browser, bench, server) {
  for (const [path, most] of /** @type {const} */ ([
    ['/login', 130],
    ['/admin/candidates', 220],
  ])) {
    const context = await browser.newContext()
    try {
      if (path !== '/login') await signInto(context, await bench.signIn(server), server.url)
      const page = await context.newPage()
      /** @type {Promise<number>[]} */
      const sizes = []
      page.on('response', (answer) => {
        if (answer.request().resourceType() === 'script')
          sizes.push(answer.body().then((body) => gzipSync(body).length))
      })
      await page.goto(server.url + path, { waitUntil: 'networkidle', timeout: 60_000 })
      const kb = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
      recordPromise({
        what: `JavaScript of ${path}`,
        promised: `≤ ${most} kB gz`,
        measured: `${kb.toFixed(0)} kB`,
        isKept: kb <= most,
      })
    } finally {
      await context.close()
    }
  }
}

/** @param {import('playwright-core').BrowserContext} context @param {string} cookies @param {string} url */
const signInto = (context, cookies, url) =>
  context.addCookies(
    cookies.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return { name, value, url }
    }),
  )

/** Measures when the first row of the staff list appears, and how evenly the list scrolls through its pages. @param {import('playwright-core').Browser} browser @param {import('../registry.mjs').Bench} bench @param {import('../harness/serve.mjs').Server} server */
async function staffList(browser, bench, server) {
  const cookies = await bench.signIn(server)
  /** @type {{ first: number, again: number, frames: number[] }[]} */
  const found = []
  for (let visit = 0; visit < visits; visit++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    try {
      await signInto(context, cookies, server.url)
      const page = await context.newPage()
      const open = async () => {
        const began = performance.now()
        await page.goto(`${server.url}/admin/candidates`, { timeout: 60_000 })
        await page.locator('tbody tr td').first().waitFor({ timeout: 60_000 })
        return performance.now() - began
      }
      const first = await open()
      const again = await open()
      await page.waitForLoadState('networkidle')
      await page.locator('tbody tr').nth(3).hover()
      await page.evaluate(`
        window.frames_ = []
        let last = performance.now()
        const note = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(note) }
        requestAnimationFrame(note)`)
      for (let step = 0; step < 60; step++) {
        await page.mouse.wheel(0, 160)
        await page.waitForTimeout(33)
      }
      const frames = /** @type {number[]} */ (await page.evaluate('window.frames_'))
      found.push({ first, again, frames: frames.slice(1) })
    } finally {
      await context.close()
    }
  }
  const frames = found.flatMap((one) => one.frames)
  const { p50, p95, p99 } = percentiles(frames)
  const late = (100 * frames.filter((ms) => ms > 33.4).length) / frames.length
  const middle = (/** @type {'first' | 'again'} */ key) => percentiles(found.map((one) => one[key])).p50
  printTable(
    ['staff list', 'value'],
    [
      ['first row, nothing cached, ms', middle('first').toFixed(0)],
      ['first row, scripts cached, ms', middle('again').toFixed(0)],
      ['a frame while scrolling, middle, ms', p50.toFixed(1)],
      ['… 95th percentile, ms', p95.toFixed(1)],
      ['… 99th percentile, ms', p99.toFixed(1)],
      ['frames later than 33 ms, %', late.toFixed(1)],
    ],
    'The list of candidates at a desk (1280 × 800), 60 turns of the wheel',
  )
  recordFact('firstRow', middle('first'))
  note('Chromium draws without a graphics card here: frames are those of a slow desk.')
}
