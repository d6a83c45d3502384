import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export type DialogCase = {
  /** What opens it, and keeps or gets back the focus. */
  opener: Locator
  /** The entry of the menu that `opener` opens, where it does. */
  entry?: string
  title: string | RegExp
  /** Every way out; after each the focus has to be back. Esc is always tried. */
  buttons?: readonly string[]
}

/** Expects the focus on this element, once what moves it has run. */
export async function expectFocus(target: Locator, where: string): Promise<void> {
  await expect
    .poll(
      () =>
        target.evaluate((element) =>
          element === document.activeElement ? 'it' : (document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing'),
        ),
      { message: `the focus ${where}` },
    )
    .toBe('it')
}

/** Opens a dialog by the keyboard, as often as there are ways to leave it, and expects the focus where it was each time. */
export async function expectFocusReturns(page: Page, cases: readonly DialogCase[]): Promise<void> {
  for (const { opener, entry, title, buttons = [] } of cases) {
    for (const way of ['Escape', ...buttons]) {
      await opener.focus()
      await page.keyboard.press('Enter')
      if (entry !== undefined) await page.getByRole('menuitem', { name: entry }).press('Enter')
      const dialog = page
        .getByRole('dialog', { name: title })
        .or(page.getByRole('alertdialog', { name: title }))
        .last()
      await dialog.waitFor()
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      if (way === 'Escape') await page.keyboard.press('Escape')
      else await dialog.getByRole('button', { name: way, exact: true }).last().press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await expectFocus(opener, `after ${way} in "${String(title)}"`)
    }
  }
}
