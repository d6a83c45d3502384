import puppeteer from '@cloudflare/puppeteer'
import { statusError } from '#worker/platform/safe-fetch/status-error.ts'
import { PageError } from '#worker/reading/page-error.ts'
import { pause } from '#worker/platform/safe-fetch/polite-fetch.ts'
import { isText, type Transport } from '#worker/platform/safe-fetch/safe-fetch.ts'
import type { AddressVerdict } from '#worker/platform/safe-fetch/address-guard.ts'
import { attachToTabs, openCagedPage, type CagedPage } from './caged-page.ts'
import { cdpConnection, type CdpConnection } from './cdp.ts'
import { pageRequests, type AnswerRequest } from './page-requests.ts'

/** A browser for pages that only their scripts can draw. */
export type BrowserPages = {
  /**
   * Opens an address, lets its scripts draw it, and gives its HTML.
   *
   * @throws PageError as safe-fetch does; `network` when there is no browser.
   */
  html: (url: string) => Promise<string>
  /** Closes the browser. To be called when a request or batch ends; safe to call without one. */
  close: () => Promise<void>
}

/** For a page to load, and for its scripts to draw it. Milliseconds. */
const loadMs = 10_000
const drawMs = 6_000
/** Starting a browser takes two to four seconds; a local one may take longer the first time. */
const launchMs = 30_000
/** Opening a page that is kept from the network takes a few round trips. */
const prepareMs = 10_000
/** Characters of drawn HTML that are read. */
const maxHtml = 4_000_000

/**
 * Browser Rendering behind our own guard: one browser for one batch of work, and for each page a context of its own that has
 * no cookies of another page and no network. We read every file for it (`page-requests.ts`), as we would read one for
 * ourselves.
 *
 * @param options.transport The platform's `fetch`, except in tests.
 */
export function makeBrowserPages(options: {
  binding: Fetcher
  mayFetch: (url: string | URL) => AddressVerdict
  userAgent: () => Promise<string>
  transport?: Transport
  sleep?: (ms: number) => Promise<void>
}): BrowserPages {
  const { binding, mayFetch, transport = (url, init) => fetch(url, init), sleep = pause } = options
  let launched: Promise<CdpConnection> | undefined
  const browser = async (): Promise<CdpConnection> => {
    const known = await launched?.catch(() => undefined)
    if (known?.isOpen()) return known
    launched = within(launchMs, launch(binding, sleep))
    return launched.catch((error: unknown) => {
      throw error instanceof BrowsersBusy
        ? new PageError('network', 'All browsers are busy at the moment, so this page is drawn later.')
        : new PageError('network', 'No browser is available to load this page right now.')
    })
  }
  return {
    async html(url) {
      const verdict = mayFetch(url)
      if (!verdict.ok) throw new PageError('address', verdict.sentence)
      const cdp = await browser()
      const abort = new AbortController()
      const userAgent = await options.userAgent()
      const answers = rememberDocument(pageRequests({ mayFetch, userAgent, transport, signal: abort.signal }))
      const opening = openCagedPage(cdp, { answer: answers.answer, userAgent })
      const page = await within(prepareMs, opening).catch(() => {
        // One that comes too late is closed all the same.
        opening.then((late) => late.close()).catch(() => {})
        throw new PageError('network', 'No browser is available to load this page right now.')
      })
      try {
        return await within(loadMs + drawMs + 4_000, draw(page, verdict.url.href, answers.document))
      } finally {
        abort.abort()
        await page.close()
      }
    },
    async close() {
      const open = await launched?.catch(() => undefined)
      launched = undefined
      if (!open?.isOpen()) return
      await within(2_000, open.session()('Browser.close')).catch(() => {})
      open.close()
    },
  }
}

/** The account has as many browsers as it may, or has just started one. */
class BrowsersBusy extends Error {}

/** Tries to start a browser while the platform asks to wait: it starts one a second. */
const maxLaunches = 4
/** Wait after a 429 that names none. Milliseconds. */
const busyMs = 2_000
const maxBusyMs = 8_000

/** Starts a browser, waiting as long as the platform asks to. @throws BrowsersBusy after some tries. */
async function acquire(binding: Fetcher, sleep: (ms: number) => Promise<void>): Promise<string> {
  for (let launches = 1; ; launches++) {
    let waitMs: number | undefined
    const watched = {
      fetch: async (...given: Parameters<Fetcher['fetch']>) => {
        const response = await binding.fetch(...given)
        if (response.status === 429) waitMs = Number(response.headers.get('Retry-After')) * 1000 || busyMs
        return response
      },
    }
    try {
      return (await puppeteer.acquire(watched as Fetcher, { guardrails: { allowedDomains: [] } })).sessionId
    } catch (error) {
      if (waitMs === undefined) throw error
      if (launches === maxLaunches || waitMs > maxBusyMs) throw new BrowsersBusy()
      await sleep(waitMs)
    }
  }
}

/** Starts a browser that the platform keeps from the network too: everything it shows is handed to it. */
async function launch(binding: Fetcher, sleep: (ms: number) => Promise<void>): Promise<CdpConnection> {
  const sessionId = await acquire(binding, sleep)
  const response = await binding.fetch(`https://browser.invalid/v1/devtools/browser/${sessionId}`, {
    headers: { Upgrade: 'websocket' },
  })
  const socket = response.webSocket
  if (!socket) throw new Error('The browser isn’t accepting connections.')
  socket.accept()
  const cdp = cdpConnection(socket)
  await cdp.session()('Target.setAutoAttach', attachToTabs)
  return cdp
}

type DocumentAnswer = { status: number; contentType: string } | { forbidden: string }

/** Records the outcome of the page's document. The browser learns only if there is one. */
function rememberDocument(answer: AnswerRequest): {
  answer: AnswerRequest
  document: () => DocumentAnswer | undefined
} {
  let document: DocumentAnswer | undefined
  return {
    document: () => document,
    async answer(paused, isFrame = false) {
      const given = await answer(paused, isFrame)
      if (paused.resourceType !== 'Document' || isFrame) return given
      if (given.ok) {
        const type = given.headers.find(({ name }) => name === 'content-type')?.value
        document = { status: given.status, contentType: type ?? '' }
      } else if (given.isForbidden) {
        document = { forbidden: given.sentence }
      }
      return given
    },
  }
}

async function draw(page: CagedPage, url: string, document: () => DocumentAnswer | undefined): Promise<string> {
  const isOpen = await page.open(url, loadMs)
  const answer = document()
  if (answer && 'forbidden' in answer && !isOpen) {
    throw new PageError('redirect', `The page redirects to another address. ${answer.forbidden}`)
  }
  if (answer && 'status' in answer) {
    if (answer.status >= 400) throw statusError(answer.status, undefined)
    if (!isText(answer.contentType)) {
      throw new PageError('content_type', 'This URL leads to a file, not a page we can read.')
    }
  }
  if (!isOpen) throw new PageError('timeout', 'The page didn’t open in a browser within 10 seconds.')
  await page.settle(drawMs)
  return page.html(maxHtml).catch(() => {
    throw new PageError('timeout', 'The page never finished loading in a browser.')
  })
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageError('timeout', 'The browser didn’t finish in time.')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
