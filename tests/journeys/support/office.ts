import { expect, type Page } from '@playwright/test'

export const isPhone = (page: Page) => page.viewportSize()!.width < 768

/** Nothing of the page is beyond its edge, and no list of it waits for its rows, faded. */
export const isWhole = async (page: Page) => {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width)
}

/** Presses the button that stores a form. */
export const save = (page: Page) => page.getByRole('button', { name: /^บันทึก( ⌘S)?$/ }).click()

/** The office says that it is stored. */
export const saved = (page: Page) =>
  expect(
    page
      .getByRole('status')
      .filter({ hasText: /^บันทึกแล้ว/ })
      .first(),
  ).toBeVisible()
