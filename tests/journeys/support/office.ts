import { expect, type Page } from '@playwright/test'

export const isPhone = (page: Page) => page.viewportSize()!.width < 768

/** The page has come to rest, and nothing of it is beyond its edge. */
export const isWhole = async (page: Page) => {
  await isSettled(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width)
}

/** No list of the page waits for its rows, faded, and nothing fades any more. */
async function isSettled(page: Page) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => {
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition)
    return Promise.allSettled(fading.map(({ finished }) => finished)).then(() => {})
  })
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
