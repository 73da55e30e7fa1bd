import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the element has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, wanted: Locator) {
  await expect(wanted).toBeVisible()
  for (let pressed = 0; pressed < 80; pressed++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${String(wanted)}`)
}

/** Follows the skip link, the first stop of a page, past its menu. The next Tab goes to the first control of main. */
export async function skipToMain(page: Page) {
  const skip = page.locator('a[href="#main"]')
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
}

/** Types into a field that Tab reaches. */
export async function write(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/**
 * Presses a shortcut of the back office until its target has the focus, because a page handles no keys before
 * hydration.
 */
export async function pressTo(page: Page, key: string, wanted: Locator) {
  await expect(wanted).toBeVisible()
  await expect(async () => {
    if (!(await wanted.evaluate((element) => element === document.activeElement))) await page.keyboard.press(key)
    await expect(wanted).toBeFocused({ timeout: 1500 })
  }).toPass()
}
