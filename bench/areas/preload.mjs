// @ts-check
// What telling the browser early is worth: first visits of public pages in Chromium, far from the server, with fonts
// preloaded, without, and with style sheet and script announced in a header as Early Hints would be.
import { chromium } from 'playwright-core'
import { findChromium } from '../../scripts/chromium.mjs'
import { percentiles } from '../harness/measure.mjs'
import { note, printTable, recordMeasure } from '../harness/results.mjs'

/** A wired reader on another coast, and a phone on a slow network. Bytes a second. */
const networks = [
  { latency: 40, throughput: 10_000_000 / 8 },
  { latency: 150, throughput: 1_600_000 / 8 },
]
/** Versions of a page that the entry of benches makes (bench/worker/entry.js). */
const variants = /** @type {const} */ (['none', 'fonts', 'header'])
const visits = 7

const watch = `
  window.bench = { lcp: 0, cls: 0 }
  const see = (type, use) => new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true })
  see('largest-contentful-paint', (entry) => (window.bench.lcp = entry.startTime))
  see('layout-shift', (entry) => (window.bench.cls += entry.value))
`

/** @param {import('../registry.mjs').Bench} bench */
export async function run(bench) {
  const executablePath = findChromium(process.env)
  if (!executablePath) throw new Error('no Chromium: install one or name it in CHROMIUM_PATH')
  const server = await bench.serve()
  const [job] = /** @type {{ shortId: string }[]} */ (
    await (await fetch(`${server.url}/api/public/jobs?limit=1`)).json()
  )
  const pages = { home: '/', board: '/jobs', 'a job': `/job/${job?.shortId}` }
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  try {
    const rows = []
    for (const network of networks) {
      for (const [name, path] of Object.entries(pages)) {
        /** @type {Map<string, Awaited<ReturnType<typeof visit>>[]>} */
        const found = new Map(variants.map((variant) => [variant, []]))
        // In turns, so that a busy moment of the machine meets all of them.
        for (let turn = 0; turn < visits; turn++) {
          for (const variant of variants)
            found.get(variant)?.push(await visit(browser, server.url + path, network, variant))
        }
        for (const [variant, list] of found) {
          const middle = (/** @type {'fcp' | 'lcp' | 'fonts'} */ key) => percentiles(list.map((one) => one[key])).p50
          const values = { fcp: middle('fcp'), lcp: middle('lcp'), fonts: middle('fonts') }
          const cls = Math.max(...list.map((one) => one.cls))
          rows.push([
            `${name}, ${network.latency} ms`,
            variant,
            ...Object.values(values).map((ms) => ms.toFixed(0)),
            cls.toFixed(3),
          ])
          recordMeasure({ table: 'preload', name: `${name}, ${network.latency} ms, ${variant}`, values })
        }
      }
    }
    printTable(
      ['page and latency', 'preloaded', 'FCP ms', 'LCP ms', 'fonts there ms', 'CLS'],
      rows,
      `First visits with and without preload, middle of ${visits}`,
    )
    note('10 Mbit/s at 40 ms, 1.6 Mbit/s at 150 ms; "header" announces style sheet, script and fonts in a Link header.')
  } finally {
    await browser.close()
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {typeof networks[number]} network
 * @param {string} variant
 */
async function visit(browser, url, { latency, throughput }, variant) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    const limits = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput }
    await cdp.send('Network.emulateNetworkConditions', limits)
    await page.addInitScript(watch)
    await page.goto(`${url}?preload=${variant}`, { waitUntil: 'networkidle', timeout: 60_000 })
    await page.waitForTimeout(300)
    return /** @type {{ fcp: number, lcp: number, fonts: number, cls: number }} */ (
      await page.evaluate(`({
        ...window.bench,
        fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        fonts: Math.max(0, ...performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).map(({ responseEnd }) => responseEnd)),
      })`)
    )
  } finally {
    await context.close()
  }
}
