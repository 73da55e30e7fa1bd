import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { demoPassword } from '../../support/server.ts'
import { expect, test } from '../support/test.ts'

const asAdmin = async (page: Page) => {
  const data = { username: 'admin', password: demoPassword, interface: 'backend' }
  expect((await page.request.post('/api/signin', { data })).status()).toBe(200)
}

/** Creates a page of the site through the API as an administrator, and logs out. */
const write = async (page: Page, post: object) => {
  await asAdmin(page)
  const answer = await page.request.post('/api/post', { data: { data: { type: 'page', status: true, ...post } } })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.context().clearCookies({ name: 'sid' })
  return (await answer.json())._id as string
}

test('a page opens by its password, stays open over a reload, and asks again in a new browser', async ({
  page,
  browser,
  baseURL,
  unique,
  picture,
}) => {
  const slug = unique('handout').replaceAll(' ', '-')
  const content = '<p>แบบฝึกหัดท้ายบท</p>'
  await write(page, { slug, title: 'เอกสารประกอบ', content, password: 'บัว-2569' })
  await page.goto(`/cms/page/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('เนื้อหานี้ถูกเข้ารหัสไว้')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await picture(page, 'page-gate')
  await page.getByLabel('รหัสผ่านของหน้านี้').fill('ผิด')
  await page.getByRole('button', { name: 'เข้าสู่เนื้อหา' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Incorrect password!')
  await alert.getByRole('button', { name: 'ตกลง', exact: true }).click()
  await expect(alert).toBeHidden()
  await page.getByLabel('รหัสผ่านของหน้านี้').fill('บัว-2569')
  await page.keyboard.press('Enter')
  await expect(page.getByText('แบบฝึกหัดท้ายบท')).toBeVisible()
  await page.reload()
  await expect(page.getByText('แบบฝึกหัดท้ายบท')).toBeVisible()
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByText('แบบฝึกหัดท้ายบท')).toBeVisible()
  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await other.goto(`/cms/page/${slug}`)
  await expect(other.getByLabel('รหัสผ่านของหน้านี้')).toBeVisible()
  await expect(other.getByText('แบบฝึกหัดท้ายบท')).toHaveCount(0)
  await other.context().close()
})

test('the comment box of a post sends nothing, and says so', async ({ page, unique }) => {
  const slug = unique('news').replaceAll(' ', '-')
  const parent = await write(page, { slug, title: 'ข่าวสาร', display: 'group' })
  const post = { type: 'post', slug: `${slug}-1`, title: 'เปิดรุ่นใหม่', content: '<p>เริ่มเดือนหน้า</p>', parent }
  await write(page, post)
  await page.goto(`/cms/page/${slug}`)
  await page.getByRole('link', { name: 'เปิดรุ่นใหม่' }).click()
  await expect(page.getByText('เริ่มเดือนหน้า')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    // A script of the page itself may load late.
    if (!request.url().includes('/assets/')) asked.push(request.url())
  })
  await page.getByLabel('เขียนความคิดเห็น').fill('ดีมาก')
  await expect(async () => {
    await page.getByRole('button', { name: 'ส่งความคิดเห็น' }).click()
    await expect(page.getByText('จึงไม่ได้ส่งความคิดเห็นของคุณ')).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(asked).toEqual([])
  await expect(page.getByRole('navigation', { name: 'เส้นทาง' })).toContainText(`${slug}-1`)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test.describe('cookies', () => {
  test.use({ asksOfCookies: true })
  const bar = (page: Page) => page.getByRole('complementary', { name: 'คุกกี้' })

  test('are asked of once: agreed to kind by kind, in a panel that opens and closes', async ({ page, picture }) => {
    await page.goto('/')
    await expect(bar(page)).toBeVisible()
    await picture(page, 'cookie-popup')
    const details = bar(page).getByRole('button', { name: 'เลือกเอง' })
    await details.click()
    const kinds = bar(page).getByRole('checkbox')
    await expect(kinds).toHaveCount(5)
    for (const kind of await kinds.all()) await expect(kind).toBeChecked()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await details.click()
    await expect(kinds).toHaveCount(0)
    await details.click()
    await bar(page).getByLabel('คุกกี้เพื่อการโฆษณา').uncheck()
    await bar(page).getByRole('button', { name: 'ยอมรับ', exact: true }).click()
    await expect(bar(page)).toBeHidden()
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(bar(page)).toBeHidden()
    await asAdmin(page)
    const query = { method: 'find', args: [{}], sort: { createdAt: -1 }, paging: { page: 1, limit: 1 } }
    const [kept] = (await (await page.request.post('/api/consent/query', { data: query })).json()).data
    expect(kept).toMatchObject({ agree: true, allowAdvertisingCookies: false, allowMarketingCookies: true })
  })

  test('can be declined, and the policy is read in a window', async ({ page }) => {
    await page.goto('/lesson/home')
    await bar(page).getByRole('button', { name: 'อ่านนโยบายคุกกี้' }).click()
    const policy = page.getByRole('dialog', { name: 'นโยบายคุกกี้' })
    await expect(policy).toContainText('คุกกี้คือข้อความสั้น ๆ')
    await policy.getByRole('button', { name: 'ตกลง', exact: true }).click()
    await expect(policy).toBeHidden()
    await bar(page).getByRole('button', { name: 'ปฏิเสธ' }).click()
    await expect(bar(page)).toBeHidden()
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(bar(page)).toBeHidden()
    expect((await page.context().cookies()).find(({ name }) => name === 'consent')?.value).toBe('1.000000')
    await page.getByRole('contentinfo').getByRole('button', { name: 'นโยบายคุกกี้' }).click()
    await policy.getByRole('button', { name: 'ตั้งค่าคุกกี้' }).click()
    await expect(bar(page)).toBeVisible()
  })
})
