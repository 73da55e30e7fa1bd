import type { Page } from '@playwright/test'

export const newPassword = 'kanda-2569'

/** Returns random digits. */
export const digits = (length: number) => Array.from({ length }, () => Math.floor(Math.random() * 10)).join('')

/** Fills in and sends the register form on the page, as a new learner. */
export async function register(page: Page, email: string) {
  // All journeys share one IP address, which may check ten times a minute whether a value is taken.
  await page.route('**/api/user/query', (route) => route.fulfill({ json: [] }))
  await page.locator('[name=firstname]').fill('กานดา')
  await page.locator('[name=lastname]').fill('รักเรียน')
  await page.locator('[name=citizen]').fill(digits(13))
  await page.locator('[name=phone]').fill(`08${digits(8)}`)
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(newPassword)
  await page.locator('[name=confirm]').fill(newPassword)
  await page.locator('[name=agree]').check()
  await page.getByRole('main').getByRole('button', { name: 'สมัครสมาชิก' }).click()
}
