import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export type DialogCase = {
  /** The component that draws it, as "feature/file Tag": a unit test finds every dialog of the app in one of these. */
  drawnBy: string
  /** The control that opens it, and keeps or gets back the focus. */
  opener: Locator
  /** The entry of the menu or list that `opener` opens, where it does. */
  entry?: string | RegExp
  /** Steps from the opener to the dialog, where another dialog comes first. */
  through?: () => Promise<void>
  title: string | RegExp
  /** Every way out; after each the focus has to be back. Esc is always tried. */
  buttons?: readonly string[]
}

/** Milliseconds between two looks at the focus, which moves a moment after a dialog has opened or closed. */
const interval = 20

/** Expects the focus on this element, once what moves it has run. */
export async function expectFocus(target: Locator, where: string): Promise<void> {
  await expect
    .poll(
      () =>
        target.evaluate((element) =>
          element === document.activeElement ? 'it' : (document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing'),
        ),
      { message: `the focus ${where}`, interval },
    )
    .toBe('it')
}

/** Opens a dialog by the keyboard, as often as there are ways to leave it, and expects the focus where it was each time. */
export async function expectFocusReturns(page: Page, cases: readonly DialogCase[]): Promise<void> {
  for (const { opener, entry, through, title, buttons = [] } of cases) {
    for (const way of ['Escape', ...buttons]) {
      await opener.focus()
      await page.keyboard.press('Enter')
      if (entry !== undefined) {
        const option = page.getByRole('option', { name: entry })
        const choice = page.getByRole('menuitem', { name: entry }).or(option)
        await choice.waitFor()
        // A list that has just opened moves the focus to the current choice: a key could come too early.
        if (await option.isVisible()) await option.click()
        else await choice.press('Enter')
      }
      await through?.()
      const dialog = page
        .getByRole('dialog', { name: title })
        .or(page.getByRole('alertdialog', { name: title }))
        .last()
      await dialog.waitFor()
      await expect
        .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)), { interval })
        .toBe(true)
      if (way === 'Escape') await page.keyboard.press('Escape')
      else await dialog.getByRole('button', { name: way, exact: true }).last().press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await expectFocus(opener, `after ${way} in "${String(title)}"`)
    }
  }
}
