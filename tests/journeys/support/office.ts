import { expect, type Page } from '@playwright/test'

export const isPhone = (page: Page) => page.viewportSize()!.width < 768

/** Expects that the page is idle and nothing overflows its edge. */
export const isWhole = async (page: Page) => {
  await isSettled(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width)
}

/** Waits until no list is loading and no transition runs. */
async function isSettled(page: Page) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => {
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition)
    return Promise.allSettled(fading.map(({ finished }) => finished)).then(() => {})
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
