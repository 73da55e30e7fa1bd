import type { Page } from '@playwright/test'
import { chooseSite, expect, test } from '../support/test.ts'

/** A separate site for many courses, because other journeys do not count those of the factory. */
const site = 'factory.localhost'

test.beforeEach(async ({ page, at, signIn }) => {
  await page.goto(at(site))
  await signIn(page, { username: 'admin', desk: true })
  if (page.url().includes('/member/sites')) await chooseSite(page, site)
})

/** Creates more courses than a form receives. */
async function makeMany(page: Page, named: (n: string) => string) {
  const headers = { origin: new URL(page.url()).origin }
  const name = (n: number) => named(String(n).padStart(3, '0'))
  const known = await page.request.post('/api/course/query', {
    headers,
    data: { method: 'find', args: [{ name: name(119) }] },
  })
  if (((await known.json()) as unknown[]).length > 0) return
  for (let n = 0; n < 120; n++)
    expect((await page.request.post('/api/course', { headers, data: { data: { name: name(n) } } })).ok()).toBe(true)
}

test(
  'somebody finds a course that the form was not sent, with the keyboard alone',
  { tag: '@long' },
  async ({ page, picture }, info) => {
    const named = (n: string) => `กองที่ ${n} ${info.project.name}`
    await makeMany(page, named)
    await page.goto('/enroll/new')
    const course = page.getByRole('combobox', { name: /หลักสูตร/ })
    await course.click()
    await course.pressSequentially(`๑๑๗ ${info.project.name}`, { delay: 30 })
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([named('117')])
    await expect(course).toHaveAttribute('aria-expanded', 'true')
    await picture(page, 'choosing')
    await course.press('Enter')
    await expect(course).toHaveValue(named('117'))
    await expect(page.locator('input[name=courseID]')).toHaveValue(/^[0-9a-f]{24}$/)
    await course.fill('ไม่มีอย่างนี้')
    await expect(page.getByText('ไม่พบตัวเลือก')).toBeVisible()
    await course.press('Escape')
    await course.blur()
    await expect(course, 'what is chosen stays').toHaveValue(named('117'))
  },
)
