import type { Locator, Page, Route } from 'playwright-core'
import { placetUrl } from './placet.ts'

/** Where toasts appear. */
export const toasts = (page: Page) => page.locator('[role=region][aria-label^=Notifications]')

/** Waits for a toast with this title, and this text. */
export async function said(page: Page, title: string, text?: string): Promise<void> {
  await toasts(page).getByText(title, { exact: true }).waitFor()
  if (text !== undefined) await toasts(page).getByText(text, { exact: true }).waitFor()
}

/**
 * The next write to an address that matches is answered by something in between. Reads continue: what a screen reads again by
 * itself must not take the answer that is meant for the next click. Then the route is removed: while a page has one, the browser
 * loads and compiles the whole application again at every address.
 */
export async function breakOnce(page: Page, address: RegExp): Promise<void> {
  let isBroken = false
  const answer = async (route: Route) => {
    if (isBroken || route.request().method() === 'GET') return route.fallback()
    isBroken = true
    await route.fulfill({ status: 502, body: 'no' })
    await page.unroute(address, answer)
  }
  await page.route(address, answer)
}

/** Every read of an address that matches is answered by something in between. Gives what ends it. */
export async function breakReads(page: Page, address: RegExp): Promise<() => Promise<void>> {
  await page.route(address, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 502, body: 'no' }) : route.fallback(),
  )
  return () => page.unroute(address)
}

/** The next call to an address that matches waits; returns a function that releases it. */
export async function holdOnce(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    address,
    async (route) => {
      await held
      await route.continue()
    },
    { times: 1 },
  )
  return release
}

/** Does it twice: refused with these words, then done with those. */
export async function twice(
  page: Page,
  address: RegExp,
  what: { button: Locator; fails: readonly [string, string]; done: readonly [string, string?] },
): Promise<void> {
  await breakOnce(page, address)
  await what.button.click()
  await said(page, ...what.fails)
  await what.button.click()
  await said(page, ...what.done)
}

/** The page, once it is signed in. */
export async function signedIn(page: Page, email = 'admin@placet.test', password = 'placet-demo'): Promise<Page> {
  const headers = { Origin: placetUrl() }
  await page.request.post('/api/auth/login', { data: { email, password }, headers })
  return page
}
