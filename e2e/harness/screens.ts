import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoViolations, newPage } from './browser.ts'
import { placetUrl } from './placet.ts'

/** Every screen is looked at in both, in one load: the widest and the narrowest, the light and the dark. */
const looks = [
  { name: 'on a desktop in the light', width: 1280, height: 800, colorScheme: 'light', staffEdge: 24 },
  { name: 'on a small phone in the dark', width: 320, height: 640, colorScheme: 'dark', staffEdge: 16 },
] as const

/** Widest column of text and forms on a staff screen. Everything else is as wide as the window. */
const textWidth = 1040

/** The console line of a page that answers 404 or 410 on purpose. */
export const expectedMiss = [/status of 4(04|10)/]

/** Opens a screen, waits until it has loaded what it shows, and expects it to be accessible and to fit in every look. */
export async function expectSoundScreen(page: Page, screen: string, address: string, isStaff = false): Promise<void> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading').first().waitFor()
  await expectSound(page, screen, isStaff)
}

/** Checks the page as it is now, without opening anything. */
export async function expectSound(page: Page, screen: string, isStaff = false): Promise<void> {
  for (const { name, width, height, colorScheme, staffEdge } of looks) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The frame after the next one is drawn for the new width.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sideways, `${screen} ${name} is wider than the window`).toBeLessThanOrEqual(0)
    const { header, heading, column } = await page.evaluate(measureGrid)
    expect(heading, `${screen} ${name} begins where its header does`).toBe(header)
    if (isStaff) {
      expect(header, `${screen} ${name} has the left edge of all staff screens`).toBe(staffEdge)
      expect([textWidth, width - 2 * staffEdge], `${screen} ${name} has one of two widths`).toContain(column)
    }
    await expectNoViolations(page)
  }
}

/**
 * Left edges of header and heading and the width of the heading's column without its padding (bars of lists reach the
 * window's edges), in pixels. Runs in the page.
 */
function measureGrid() {
  const heading = document.querySelector('main h1')
  const column = [...document.querySelectorAll('main > *')].find((part) => part.contains(heading))
  const left = (element: Element | null) => Math.round(element?.getBoundingClientRect().left ?? -1)
  const padding = (side: 'left' | 'right') =>
    column ? Number.parseFloat(getComputedStyle(column).getPropertyValue(`padding-${side}`)) : 0
  return {
    header: left(document.querySelector('header a, header .logo')),
    heading: left(heading),
    column: Math.round((column?.getBoundingClientRect().width ?? -1) - padding('left') - padding('right')),
  }
}

/** Opens each of these screens as somebody of the demo data, all sound. */
export async function expectSoundScreens(
  email: string,
  screens: readonly (readonly [string, string])[],
): Promise<void> {
  const page = await newPage({ expects: [...expectedMiss, /status of 401/] })
  const headers = { Origin: placetUrl() }
  await page.request.post('/api/auth/login', { data: { email, password: 'placet-demo' }, headers })
  for (const [screen, address] of screens) await expectSoundScreen(page, screen, address, true)
}
