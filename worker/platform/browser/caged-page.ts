import type { CdpConnection, CdpEvent, CdpSend } from './cdp.ts'
import type { AnswerRequest, PausedRequest } from './page-requests.ts'

/** A page whose files we read for it, in a browser context without a network. */
export type CagedPage = {
  /**
   * Opens an address and waits until its document has been parsed.
   *
   * @param ms How long that may take.
   * @returns Whether there is a document by then, parsed or not.
   */
  open: (url: string, ms: number) => Promise<boolean>
  /** Waits until the page asks for nothing and its text stays the same for a while. Gives up without an error. */
  settle: (ms: number) => Promise<void>
  /**
   * HTML of the page as its scripts have drawn it, with the content of its open shadow roots and of frames of its own site, cut
   * off at a number of characters.
   */
  html: (maxCharacters: number) => Promise<string>
  close: () => Promise<void>
}

/**
 * A proxy that can't be reached: the limited broadcast address takes no connections, on any machine. Whatever the browser
 * would send itself (sockets, workers, prefetches, preconnects, beacons of a page that is going away) ends there.
 */
const deadProxy = 'http://255.255.255.255:1'
/** Chromium reaches loopback addresses past a proxy unless this rule is there. */
const proxyLoopbackToo = '<-loopback>'
/** Proof that the proxy is in force: without it this name, which never exists, fails in another way. */
const probe = { url: 'http://no-network.invalid/', error: 'net::ERR_PROXY_CONNECTION_FAILED' }

/** Targets (windows, frames, workers) that a page may try to start. None of them runs; a page that keeps trying is given up. */
const maxTargets = 50

/** WebRTC is the one interface that doesn't ask for a proxy. The emulated loss of packets stops it; this hides it. */
const hidePeerConnections = `for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) delete globalThis[name]`

/** All targets of the browser, by their tabs: only a tab shows the pages that are drawn ahead of a visit. */
export const attachToTabs = {
  autoAttach: true,
  waitForDebuggerOnStart: true,
  flatten: true,
  filter: [{ type: 'page', exclude: true }, { type: 'browser', exclude: true }, {}],
}
const attachWithinTab = { ...attachToTabs, filter: [{ type: 'tab', exclude: true }, {}] }

/**
 * Makes a page that can reach nothing except through `answer`.
 *
 * - Its context has a proxy that can't be reached, which is verified before a page is opened.
 * - Every target is attached before it runs. The page of our own tab is the only one that is let run; a window, frame, worker
 *   or prerendered page beside it stays paused until the context goes away.
 * - The page's requests are paused and answered here. The browser never sends one itself.
 *
 * @param cdp A connection on which `Target.setAutoAttach` was sent with `attachToTabs`.
 * @throws Error when the browser doesn't do as it is asked, or lets the page reach a network.
 */
export async function openCagedPage(
  cdp: CdpConnection,
  options: { answer: AnswerRequest; userAgent: string },
): Promise<CagedPage> {
  const browser = cdp.session()
  const { browserContextId } = await browser('Target.createBrowserContext', {
    disposeOnDetach: true,
    proxyServer: deadProxy,
    proxyBypassList: proxyLoopbackToo,
  })
  const state = {
    answering: 0,
    targets: 0,
    isLost: false,
    isLoading: false,
    site: undefined as string | undefined,
    drawn: new Set<string>(),
  }
  const tabs = new Map<string, string>()
  const pageOf = Promise.withResolvers<{ sessionId: string; frameId: string }>()
  let tabSession: string | undefined
  let own: { sessionId: string; frameId: string } | undefined

  const stopListening = cdp.listen((event) => {
    if (event.method === 'Target.attachedToTarget') attached(event)
    else if (own && event.sessionId === own.sessionId) happened(event, own.frameId)
  })
  const close = async () => {
    stopListening()
    await browser('Target.disposeBrowserContext', { browserContextId }).catch(() => {})
  }

  function attached({ params, sessionId }: Extract<CdpEvent, { method: 'Target.attachedToTarget' }>): void {
    const { targetInfo } = params
    if (targetInfo.browserContextId !== browserContextId) return
    if (++state.targets > maxTargets) state.isLost = true
    if (targetInfo.type === 'tab') tabs.set(targetInfo.targetId, params.sessionId)
    const isOwn = sessionId !== undefined && sessionId === tabSession
    // The first page of our tab. A later one would be drawn ahead of a visit.
    if (isOwn && targetInfo.type === 'page' && !targetInfo.subtype) {
      pageOf.resolve({ sessionId: params.sessionId, frameId: targetInfo.targetId })
    }
  }

  function happened(event: CdpEvent, frameId: string): void {
    const send = cdp.session(event.sessionId)
    switch (event.method) {
      case 'Fetch.requestPaused':
        state.answering++
        void answered(send, event.params, frameId).finally(() => state.answering--)
        break
      case 'Page.lifecycleEvent':
        if (event.params.name === 'DOMContentLoaded' && event.params.frameId === frameId) {
          state.drawn.add(event.params.loaderId)
        }
        break
      case 'Page.frameStartedLoading':
      case 'Page.frameStoppedLoading':
        if (event.params.frameId === frameId) state.isLoading = event.method === 'Page.frameStartedLoading'
        break
      case 'Page.javascriptDialogOpening':
        void send('Page.handleJavaScriptDialog', { accept: false }).catch(() => {})
        break
      case 'Inspector.targetCrashed':
        state.isLost = true
        break
      default:
    }
  }

  async function answered(send: CdpSend, paused: PausedRequest, frameId: string): Promise<void> {
    const { requestId, resourceType } = paused
    const isDocument = resourceType === 'Document'
    const isFrame = isDocument && paused.frameId !== frameId
    const { origin } = URL.parse(paused.request.url) ?? {}
    if (isDocument && !isFrame) state.site = origin
    // A frame of the page's own site runs in the page's process and is kept from the network with it.
    const answer = isFrame && origin !== state.site ? undefined : await options.answer(paused, isFrame)
    const done = answer?.ok
      ? send('Fetch.fulfillRequest', {
          requestId,
          responseCode: answer.status,
          responseHeaders: answer.headers,
          body: answer.bytes.toBase64(),
        })
      : // A navigation that is aborted leaves the page as it is; any other error would put the browser's own page there.
        send('Fetch.failRequest', { requestId, errorReason: isDocument ? 'Aborted' : 'BlockedByClient' })
    // The page may have continued without this file.
    await done.catch(() => {})
  }

  async function isolatedPage() {
    await browser('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId })
    await browser('Browser.grantPermissions', { permissions: [], browserContextId })
    const { targetId } = await browser('Target.createTarget', { url: 'about:blank', browserContextId, forTab: true })
    await waitUntil(5_000, () => tabs.has(targetId))
    tabSession = tabs.get(targetId)
    if (tabSession === undefined) throw new Error('The browser did not attach to its own tab.')
    const tab = cdp.session(tabSession)
    await tab('Target.setAutoAttach', attachWithinTab)
    await tab('Runtime.runIfWaitingForDebugger')
    const page = await pageOf.promise
    const send = cdp.session(page.sessionId)
    await send('Runtime.runIfWaitingForDebugger')
    const { errorText, loaderId: probeLoader } = await send('Page.navigate', { url: probe.url })
    if (errorText !== probe.error) throw new Error('The browser does not keep the page from the network.')
    await Promise.all([
      send('Target.setAutoAttach', attachWithinTab),
      send('Fetch.enable', { patterns: [{ urlPattern: '*', requestStage: 'Request' }] }),
      send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 }),
      send('Network.emulateNetworkConditions', {
        offline: true,
        latency: 0,
        downloadThroughput: 0,
        uploadThroughput: 0,
        packetLoss: 100,
      }),
      send('Network.setBypassServiceWorker', { bypass: true }),
      send('Network.setUserAgentOverride', { userAgent: options.userAgent }),
      send('Page.enable'),
      send('Page.setLifecycleEventsEnabled', { enabled: true }),
      send('Page.setInterceptFileChooserDialog', { enabled: true }),
      send('Page.addScriptToEvaluateOnNewDocument', { source: hidePeerConnections }),
    ])
    return { ...page, probeLoader }
  }

  const page = await isolatedPage().catch(async (error: unknown) => {
    await close()
    throw error
  })
  own = page
  const send = cdp.session(page.sessionId)
  /** Evaluates in a world of its own, so that what the page has put in the place of the browser's functions isn't run. */
  const reader = async () => {
    const { executionContextId } = await send('Page.createIsolatedWorld', { frameId: page.frameId })
    return async (expression: string): Promise<unknown> => {
      const { result } = await send('Runtime.evaluate', {
        contextId: executionContextId,
        expression,
        returnByValue: true,
      })
      return result.value
    }
  }
  return {
    async open(url, ms) {
      const before = new Set(state.drawn)
      const isDrawn = () => [...state.drawn].some((loader) => !before.has(loader) && loader !== page.probeLoader)
      const navigation = { isCommitted: false, hasFailed: false }
      const navigate = async () => {
        const { errorText } = await send('Page.navigate', { url })
        navigation.isCommitted = errorText === undefined
        navigation.hasFailed = errorText !== undefined
      }
      navigate().catch(() => (navigation.hasFailed = true))
      // Chromium never reports a page as parsed that tried to leave while it was being parsed, and was kept.
      const isKept = () => navigation.isCommitted && !state.isLoading
      await waitUntil(ms, () => isDrawn() || isKept() || navigation.hasFailed || state.isLost)
      // A page whose script leaves at once may be reported as failed before it is reported as parsed.
      if (navigation.hasFailed) await waitUntil(1_000, isDrawn)
      return isDrawn() || navigation.isCommitted
    },
    async settle(ms) {
      const evaluate = await reader()
      let [quiet, text] = [0, -1]
      // A page may draw once, think, and draw again; one without text is most likely still at it.
      for (let waited = 0; waited < ms && !state.isLost; waited += pollMs) {
        await new Promise((resolve) => setTimeout(resolve, pollMs))
        quiet += pollMs
        const length = quiet >= quietMs ? Number(await evaluate(textLength).catch(() => text)) : text
        if (state.answering > 0 || length !== text) quiet = 0
        text = length
        if (quiet >= (text < littleText ? longQuietMs : quietMs)) return
      }
    },
    async html(maxCharacters) {
      if (state.isLost) throw new Error('The page was given up.')
      const evaluate = await reader()
      const html = await evaluate(`(${wholeHtml})().slice(0, ${maxCharacters})`)
      return typeof html === 'string' ? html : ''
    },
    close,
  }
}

const pollMs = 50
/** Time without a request and without new text after which a page is drawn, and the same for a page with little text. */
const [quietMs, longQuietMs] = [800, 2_500]
/** Characters. */
const littleText = 500

/** Content of an element that isn't among its own children: its open shadow root, or the page of a frame of the same site. */
const innerOf = `const innerOf = (element) =>
  element.shadowRoot ?? (element.localName === 'iframe' ? element.contentDocument?.body : undefined)`

/** Number of characters that the page shows. */
const textLength = `(() => {
  ${innerOf}
  const lengthOf = (root) =>
    [...root.querySelectorAll('*')].reduce((sum, element) => {
      const inner = innerOf(element)
      const own = /^(?:script|style|template)$/.test(element.localName) ? -element.textContent.length : 0
      return sum + own + (inner ? lengthOf(inner) : 0)
    }, root.textContent.length)
  return document.body ? lengthOf(document.body) : 0
})()`

/** The page as HTML, with what its elements show put where it is shown. */
const wholeHtml = `() => {
  ${innerOf}
  const fill = (root, whole, depth) => {
    const copies = [...whole.querySelectorAll('*')]
    for (const [at, element] of [...root.querySelectorAll('*')].entries()) {
      const inner = depth < 5 ? innerOf(element) : undefined
      if (!inner || !copies[at]) continue
      const shown = document.createElement('div')
      shown.append(...[...inner.childNodes].map((node) => node.cloneNode(true)))
      fill(inner, shown, depth + 1)
      if (element.shadowRoot) copies[at].prepend(shown)
      else copies[at].replaceWith(shown)
    }
  }
  const whole = document.documentElement.cloneNode(true)
  fill(document.documentElement, whole, 0)
  return (document.doctype ? '<!DOCTYPE html>' : '') + whole.outerHTML
}`

/** Asks again and again until it is so, or the time is over. */
async function waitUntil(ms: number, isSo: () => boolean): Promise<void> {
  for (let waited = 0; waited < ms && !isSo(); waited += pollMs) {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}
