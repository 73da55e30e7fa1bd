import { expect, type Page } from '@playwright/test'

export const isPhone = (page: Page) => page.viewportSize()!.width < 768

/** Expects that the page is idle and nothing overflows its edge. */
export const isWhole = async (page: Page) => {
  await isSettled(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width)
}

/** Waits until no list is loading, and ends the transitions that run: one of a hidden element might never end. */
async function isSettled(page: Page) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
  })
}

/** Presses the button that saves a form. */
export const save = (page: Page) => page.getByRole('button', { name: /^บันทึก( ⌘S)?$/ }).click()

/** Waits until the back office confirms the save. */
export const saved = (page: Page) =>
  expect(
    page
      .getByRole('status')
      .filter({ hasText: /^บันทึกแล้ว/ })
      .first(),
  ).toBeVisible()
