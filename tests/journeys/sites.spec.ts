import { demoPassword } from '../support/server.ts'
import { chooseSite, expect, test } from './support/test.ts'

test('two sites on one process have their own content, words and look', async ({ page, at, picture }) => {
  await page.goto(at('localhost'))
  await expect(page.getByRole('banner')).toContainText('สถาบันพัฒนาทักษะไทย')
  const brand = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim())
  const face = () => page.evaluate(() => getComputedStyle(document.querySelector('h1')!).fontFamily)
  expect(await brand()).toBe('#27408f')
  expect(await face()).toContain('Anuphan')
  await page.goto(at('factory.localhost'))
  await expect(page.getByRole('banner')).toContainText('ศูนย์ฝึกอบรมโรงงานระยอง')
  expect(await brand()).toBe('#f26a0a')
  expect(await face()).toContain('Chakra Petch')
  await picture(page, 'home-factory')
  await page.goto(at('school.localhost'))
  await expect(page.getByRole('banner')).toContainText('โรงเรียนวิชาชีพบ้านสวน')
  await picture(page, 'home-school')
})

test('a course of one site is not found on another', async ({ page, at }) => {
  await page.goto(`${at('localhost')}/lesson/home`)
  const href = await page.getByRole('main').locator('a[href^="/lesson/detail/"]').first().getAttribute('href')
  expect((await page.goto(at('localhost') + href))?.status()).toBe(200)
  expect((await page.goto(at('factory.localhost') + href))?.status()).toBe(404)
})

test('an unknown host is 404 before anything else', async ({ request, at }) => {
  for (const path of ['/', '/lesson/home', '/assets/x.js', '/api/course/query']) {
    const answer = await request.get(at('localhost') + path, { headers: { host: 'evil.example' } })
    expect(answer.status(), path).toBe(404)
    expect(await answer.text()).toContain('ไม่พบการตั้งค่าของโฮสต์นี้')
  }
})

test('a learner of one site is nobody on another', async ({ page, at, signIn }) => {
  await signIn(page, { username: 'somchai' })
  const cookies = await page.context().cookies()
  const sid = cookies.find((cookie) => cookie.name === 'sid')!
  expect(sid).toMatchObject({ httpOnly: true, sameSite: 'Lax', domain: 'localhost' })
  await page.context().addCookies([{ ...sid, domain: 'factory.localhost' }])
  await page.goto(`${at('factory.localhost')}/user/profile`)
  await expect(page.getByRole('heading', { name: 'กรุณาเข้าสู่ระบบเพื่อดูหน้านี้' })).toBeVisible()
})

test('an administrator makes a link to look at his site without its host name, and leaves the preview again', async ({
  page,
  at,
  picture,
}) => {
  await page.goto(`${at('factory.localhost')}/member/login`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: at('factory.localhost') })
  await page.locator('[name=username]').fill('admin')
  await page.locator('[name=password]').fill(demoPassword)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
  await page.waitForURL('**/member/sites**')
  await chooseSite(page, 'factory.localhost')
  await page.goto(`${at('factory.localhost')}/config/general`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'สร้างลิงก์ตัวอย่าง' }).click()
  const link = await page.getByRole('textbox', { name: 'ลิงก์ตัวอย่าง' }).inputValue()
  expect(link).toContain(at('origin.localhost'))
  await page.getByRole('button', { name: 'คัดลอกลิงก์' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'คัดลอกแล้ว' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.evaluate(() => scrollTo(0, 0))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width)
  await picture(page, 'preview-link')

  await page.goto(link)
  const banner = page.getByRole('complementary', { name: 'กำลังดูตัวอย่าง ศูนย์ฝึกอบรมโรงงานระยอง' })
  await expect(banner).toBeVisible()
  await picture(page, 'preview-home')
  await page.getByRole('main').getByRole('link').filter({ visible: true }).first().click()
  await expect(page.getByRole('banner')).toContainText('ศูนย์ฝึกอบรมโรงงานระยอง')
  expect(new URL(page.url()).hostname).toBe('origin.localhost')
  await banner.getByRole('link', { name: 'ออกจากตัวอย่าง' }).click()
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole('banner')).not.toContainText('ระยอง')
})
