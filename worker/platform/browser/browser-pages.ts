import puppeteer, { type Browser, type Page } from '@cloudflare/puppeteer'
import { FetchError } from '#worker/platform/safe-fetch/fetch-error.ts'
import type { AddressVerdict } from '#worker/platform/safe-fetch/address-guard.ts'

/** A browser for pages that only their scripts can draw. */
export type BrowserPages = {
  /**
   * Opens an address, lets its scripts draw it, and gives its HTML.
   *
   * @throws FetchError as safe-fetch does; `network` when there is no browser.
   */
  html: (url: string) => Promise<string>
  /** Lets go of the browser. To be called when a request or batch ends; safe to call without one. */
  close: () => Promise<void>
}

/** For a page to load, and for its scripts to draw it. Milliseconds. */
const loadMs = 10_000
const drawMs = 4_000
/** Starting a browser takes two to four seconds; a local one may take longer the first time. */
const launchMs = 30_000
/** Most characters of drawn HTML that are looked at. */
const maxHtml = 4_000_000
/** Nothing of these is read. */
const unread = new Set(['image', 'media', 'font', 'stylesheet', 'websocket', 'eventsource', 'manifest', 'ping'])

/**
 * Browser Rendering behind our own guard: one browser for one batch of work, a context of its own for each page, so that no
 * cookie is shared; every request of a page is judged as an address of ours would be.
 */
export function makeBrowserPages(options: {
  binding: Fetcher
  mayFetch: (url: string | URL) => AddressVerdict
  userAgent: () => Promise<string>
}): BrowserPages {
  let launched: Promise<Browser> | undefined
  const browser = async (): Promise<Browser> => {
    const known = await launched?.catch(() => undefined)
    if (known?.isConnected()) return known
    launched = within(launchMs, puppeteer.launch(options.binding))
    return launched.catch(() => {
      throw new FetchError('network', 'There is no browser to draw this page with at the moment.')
    })
  }
  return {
    async html(url) {
      const verdict = options.mayFetch(url)
      if (!verdict.ok) throw new FetchError('address', verdict.sentence)
      const context = await (await browser()).createBrowserContext()
      try {
        const page = await context.newPage()
        return await within(loadMs + drawMs + 4_000, draw(page, verdict.url.href))
      } finally {
        await context.close().catch(() => {})
      }
    },
    async close() {
      const open = await launched?.catch(() => undefined)
      launched = undefined
      await open?.close().catch(() => {})
    },
  }

  async function draw(page: Page, url: string): Promise<string> {
    await page.setUserAgent(await options.userAgent())
    await page.setRequestInterception(true)
    let refused: string | undefined
    page.on('request', (request) => {
      const verdict = options.mayFetch(request.url())
      const isInline = /^(?:data|blob|about):/.test(request.url())
      if (!verdict.ok && !isInline && request.isNavigationRequest()) refused = verdict.sentence
      const isLet = (verdict.ok || isInline) && !unread.has(request.resourceType())
      const answered = isLet ? request.continue() : request.abort('blockedbyclient')
      answered.catch(() => {})
    })
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}))
    const response = await page.goto(url, { timeout: loadMs, waitUntil: 'domcontentloaded' }).catch(() => {
      if (refused) throw new FetchError('redirect', `The page sends us elsewhere. ${refused}`)
      throw new FetchError('timeout', 'The page could not be opened in a browser within 10 seconds.')
    })
    const status = response?.status() ?? 200
    if (status === 404 || status === 410) {
      throw new FetchError('gone', `The site says that this page does not exist (${status}).`, { status })
    }
    if (status === 401 || status === 403 || status === 451) {
      throw new FetchError('refused', `The site does not let programs read this page (${status}).`, { status })
    }
    if (status === 429) throw new FetchError('too_many', 'The site asks us to come back later (429).', { status })
    if (status >= 500) throw new FetchError('server', 'The site has a problem of its own right now.', { status })
    await page.waitForNetworkIdle({ idleTime: 500, timeout: drawMs }).catch(() => {})
    return (await page.content()).slice(0, maxHtml)
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FetchError('timeout', 'The browser did not finish in time.')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
