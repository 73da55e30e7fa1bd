import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** Few choices are a native select, many are searched by typing. */
async function choose(page: Page, label: string, name: string) {
  const field = page.locator('select, input').and(page.getByLabel(label)).filter({ visible: true }).first()
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
    const said = await field.locator('option', { hasText: name }).first().innerText()
    await field.selectOption({ label: said })
    return
  }
  await field.fill(name.slice(0, 12))
  await page.getByRole('option', { name }).click()
}

test('an admin writes a course with two lessons, publishes it, and a visitor sees it at once', async ({
  page,
  browser,
  at,
  signIn,
  unique,
  picture,
}) => {
  const name = unique('ติดตั้งปั๊มน้ำบ้าน')
  const visitor = await (await browser.newContext()).newPage()
  const seen = async () => {
    await visitor.goto(`${at('localhost')}/lesson/home`)
    return visitor.getByRole('link', { name }).count()
  }
  expect(await seen()).toBe(0)

  await signIn(page, { username: 'admin', desk: true })
  await expect(page.getByRole('heading', { level: 1, name: 'หลักสูตรทั้งหมด' })).toBeVisible()
  await picture(page, 'office-list')
  await page.getByRole('link', { name: 'เพิ่มหลักสูตร' }).first().click()
  await page.locator('[name=name]').fill(name)
  await page.locator('[name=short_description]').fill('เลือก ติดตั้ง และดูแลปั๊มน้ำด้วยตนเอง')
  await picture(page, 'office-add')
  await page.getByRole('button', { name: /^บันทึก/ }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  for (const lesson of ['รู้จักปั๊มน้ำ', 'เดินท่อและต่อไฟ']) {
    await page.getByRole('link', { name: 'เพิ่มบทเรียน' }).first().click()
    await page.locator('[name=name]').fill(lesson)
    await page.getByLabel('ความยาว').fill('12')
    const content = page.getByRole('textbox', { name: 'เนื้อหา' })
    await expect(content).toHaveAttribute('contenteditable', 'true')
    await content.fill(`เนื้อหาของบท ${lesson}`)
    await expect(content).toContainText(lesson)
    await page.getByRole('button', { name: /^บันทึก/ }).click()
    await expect(page.getByText(lesson).first()).toBeVisible()
  }
  expect(await seen(), 'a draft is not shown').toBe(0)

  await page.getByRole('button', { name: /^เผยแพร่/ }).click()
  await page.getByRole('button', { name: 'ยืนยันเผยแพร่' }).click()
  await expect(page.getByText('เผยแพร่แล้ว ผู้เยี่ยมชมเห็นหลักสูตรนี้ทันที')).toBeVisible()
  await picture(page, 'office-course')
  expect(await seen(), 'published').toBe(1)
  await visitor.getByRole('link', { name }).click()
  await expect(visitor.getByText('เดินท่อและต่อไฟ')).toBeVisible()
  await picture(visitor, 'detail-new')
  await visitor.context().close()
})

test('what is not valid comes back with its reason, and nothing written is lost', async ({ page, signIn, picture }) => {
  await signIn(page, { username: 'admin', desk: true })
  await page.goto('/lesson/add')
  await page.locator('[name=short_description]').fill('จะไม่หาย')
  await page.getByLabel('จำนวนชั่วโมง').fill('หก')
  await page.getByRole('button', { name: /^บันทึก/ }).click()
  await expect(page.getByText('กรุณากรอกชื่อหลักสูตร').first()).toBeVisible()
  await expect(page.locator('[name=short_description]')).toHaveValue('จะไม่หาย')
  await picture(page, 'office-problems')
})

test('a manager sees only what is a manager’s, a member of staff below him nothing to write', async ({
  page,
  signIn,
}) => {
  await signIn(page, { username: 'manager', desk: true })
  await page.goto('/config/general')
  await expect(page.getByRole('alert')).toContainText('เข้าใช้ระบบส่วนนี้ไม่ได้')
  await page.goto('/lesson/dashboard')
  const menu = page.locator('nav').first()
  await expect(menu.getByRole('link', { name: 'หลักสูตรทั้งหมด', includeHidden: true })).toHaveCount(1)
  await expect(menu.getByRole('link', { name: 'ผู้เรียน', exact: true, includeHidden: true })).toHaveCount(1)
  await expect(menu.getByRole('link', { name: 'ตั้งค่าเว็บไซต์', includeHidden: true })).toHaveCount(0)
})

test('a list is searched in Thai, sorted and paged from its address', async ({ page, signIn, picture }) => {
  await signIn(page, { username: 'admin', desk: true })
  await page.goto('/lesson/dashboard?q=ไฟฟ้า&size=20&sort=name')
  const rows = page.getByRole('main').getByRole('link', { name: /ไฟฟ้า/ })
  expect(await rows.count()).toBeGreaterThan(1)
  await picture(page, 'office-search')
  await page.goto('/lesson/dashboard?q=ไม่มีคำนี้แน่นอน')
  await expect(page.getByText('ไม่พบรายการที่ตรงกับ')).toBeVisible()
  await page.goto('/lesson/dashboard?page=2')
  await expect(page.getByText('11–20')).toBeVisible()
})

test('the back office closes behind who logs out', async ({ page, signIn }) => {
  await signIn(page, { username: 'admin', desk: true })
  await page.goto('/user/dashboard')
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action*="sign-out"]')!.requestSubmit())
  await page.waitForURL('**/member/login**')
  await page.goto('/user/dashboard')
  await expect(page).toHaveURL(/\/member\/login\?next=%2Fuser%2Fdashboard/)
})

test('staff enrol a learner in a priced course, and he finds it among his', async ({
  page,
  signIn,
  browser,
  at,
  picture,
}, info) => {
  const isPhone = info.project.name.endsWith('phone')
  const course = isPhone ? 'PLC เบื้องต้น ควบคุมสายพานและมอเตอร์ด้วยแลดเดอร์' : 'ติดตั้งโซลาร์รูฟท็อปบนหลังคาบ้านและขออนุญาตขนานไฟ'
  await signIn(page, { username: 'manager', desk: true })
  await page.goto('/enroll/new')
  await page.getByRole('button', { name: /^บันทึก/ }).click()
  await expect(page.getByText('กรุณากรอกหลักสูตร').first()).toBeVisible()
  await choose(page, 'ผู้เรียน', 'มาลี พงษ์ไพร')
  await choose(page, 'หลักสูตร', course)
  await picture(page, 'office-enrol')
  await page.getByRole('button', { name: /^บันทึก/ }).click()
  await page.waitForURL('**/enroll/detail/**')
  const context = await browser.newContext({ baseURL: at('localhost') })
  const learner = await context.newPage()
  await signIn(learner, { username: 'malee' })
  await learner.goto('/user/profile')
  await expect(learner.getByRole('link', { name: course })).toBeVisible()
  await context.close()
})
