import { expect, type Locator, type Page } from '@playwright/test'

/** Goes on with Tab until what is wanted has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, wanted: Locator) {
  await expect(wanted).toBeVisible()
  for (let pressed = 0; pressed < 80; pressed++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${String(wanted)}`)
}

/** Writes into a field that Tab reaches. */
export async function write(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Presses a key of the office until what it leads to has the focus: a page hears no key before it is alive. */
export async function pressTo(page: Page, key: string, wanted: Locator) {
  await expect(wanted).toBeVisible()
  await expect(async () => {
    if (!(await wanted.evaluate((element) => element === document.activeElement))) await page.keyboard.press(key)
    await expect(wanted).toBeFocused({ timeout: 1500 })
  }).toPass()
}
