import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { findProgram } from '../../scripts/browsers.mjs'

/**
 * The part of a browser that the tests need, whatever its engine. A finder is the body of a function that returns an element or null; a
 * script is one that returns a plain value.
 */
export type EnginePage = {
  goto: (url: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  run: (script: string) => Promise<unknown>
  click: (finder: string) => Promise<void>
  type: (finder: string, text: string) => Promise<void>
  /** Errors that the pages logged or threw, as far as the engine reports them. */
  complaints: () => string[]
  close: () => Promise<void>
}

export const engines = { webkit: openWebKit, firefox: openFirefox }

/** Firefox over WebDriver BiDi. */
async function openFirefox(): Promise<EnginePage> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr') ?? 'firefox-esr',
    headless: true,
  })
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`threw: ${error instanceof Error ? error.message : String(error)}`))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const at = complaints.push(`logged: ${message.text()} (${page.url()})`) - 1
    const [logged] = message.args()
    if (!message.text().startsWith('JSHandle@') || !logged) return
    // Firefox sends an error as a reference to it. Its page may be gone by now.
    const url = page.url()
    void logged.evaluate(String).then(
      (text) => (complaints[at] = `logged: ${text} (${url})`),
      () => (complaints[at] = `logged: an error of a page that was left (${url})`),
    )
  })
  const element = async (finder: string): Promise<ElementHandle> => {
    const handle = await page.evaluateHandle(`(() => { ${finder} })()`)
    const found = handle.asElement()
    if (!found) throw new Error(`nothing is found by ${finder}`)
    return found as ElementHandle
  }
  return {
    goto: async (url) => {
      // Modules that are still loading when a page is left are reported as errors of that page.
      await page.waitForNetworkIdle({ idleTime: 100, timeout: 20_000 }).catch(() => undefined)
      await page.goto(url, { waitUntil: 'load' })
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: (script) => page.evaluate(`(() => { ${script} })()`),
    click: async (finder) => (await element(finder)).click(),
    type: async (finder, text) => (await element(finder)).type(text),
    complaints: () => complaints,
    close: () => browser.close(),
  }
}

/** The key under which WebDriver hands out an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKitGTK, Safari's engine, over plain WebDriver on a virtual display. It has no way to report what a page logs. */
async function openWebKit(): Promise<EnginePage> {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const displays = xvfb.stdio[3] as NodeJS.ReadableStream
  const [display] = (await once(displays, 'data')) as [Buffer]
  const port = await freePort()
  const home = mkdtempSync(join(tmpdir(), 'placet-webkit-'))
  const driver = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    // The POSIX locale: dates are written in another order there, and no rule may depend on that.
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, LC_ALL: 'C', HOME: home, XDG_CACHE_HOME: home },
  })
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  const stop = async () => {
    await Promise.all([driver, xvfb].map(stopped))
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const session = (await untilListening(() => call('POST', '/session', { capabilities: {} }))) as {
      sessionId: string
    }
    const base = `/session/${session.sessionId}`
    const run = (script: string) => call('POST', `${base}/execute/sync`, { script, args: [] })
    const element = async (finder: string): Promise<string> => {
      const found = (await run(finder)) as Record<string, string> | null
      const id = found?.[elementKey]
      if (!id) throw new Error(`nothing is found by ${finder}`)
      return `${base}/element/${id}`
    }
    return {
      goto: async (url) => void (await call('POST', `${base}/url`, { url })),
      resize: async (width, height) => void (await call('POST', `${base}/window/rect`, { width, height })),
      run,
      click: async (finder) => void (await call('POST', `${await element(finder)}/click`, {})),
      type: async (finder, text) => void (await call('POST', `${await element(finder)}/value`, { text })),
      complaints: () => [],
      close: async () => {
        await call('DELETE', base).catch(() => undefined)
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** A driver that was just started does not listen at once. */
async function untilListening<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = 50; ; left--) {
    try {
      return await attempt()
    } catch (error) {
      if (left === 0 || !(error instanceof TypeError)) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
