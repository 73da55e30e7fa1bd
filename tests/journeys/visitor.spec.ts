import { digits, newPassword, register } from './support/register.ts'
import { expect, test } from './support/test.ts'

test('a visitor finds a free course, registers, enrols, learns a lesson and sees his progress', async ({
  page,
  unique,
  picture,
}) => {
  await page.goto('/')
  await picture(page, 'home')
  await page.goto('/lesson/home')
  await picture(page, 'catalogue')
  await page.goto('/lesson/search/ไฟฟ้าในบ้าน')
  await picture(page, 'search')
  await page
    .getByRole('main')
    .getByRole('link', { name: /ไฟฟ้าในบ้าน รู้ทันก่อนเกิดเหตุ/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ไฟฟ้าในบ้าน')
  await picture(page, 'detail')
  await page.getByRole('link', { name: 'เข้าสู่ระบบเพื่อลงทะเบียน' }).filter({ visible: true }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'สมัครสมาชิก' }).click()
  await picture(page, 'register')
  const email = `${unique('kanda').replaceAll(/[^a-z0-9]/gi, '.')}@wicha.test`.toLowerCase()
  await register(page, email)
  await page.getByRole('dialog').getByRole('link', { name: 'เข้าสู่ระบบ' }).click()
  await page.locator('[name=username]').fill(email)
  await page.locator('[name=password]').fill(newPassword)
  await page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()

  await page.waitForURL('**/lesson/detail/**')
  await page
    .getByRole('button', { name: 'ลงทะเบียนเรียน' })
    .or(page.getByRole('link', { name: 'ลงทะเบียนเรียน' }))
    .filter({ visible: true })
    .first()
    .click()
  if (page.url().endsWith('/enroll')) await page.getByRole('main').getByRole('button', { name: 'ลงทะเบียนเรียน' }).click()
  await page.waitForURL('**/lesson/play/**')
  await picture(page, 'play')
  const first = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('button', { name: /เรียนจบบทนี้/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first!)
  await expect(page.getByText(/เรียนแล้ว 1 จาก 8 บท/)).toBeVisible()

  await page.goto('/user/profile')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('กานดา รักเรียน')
  const row = page.getByRole('row', { name: /ไฟฟ้าในบ้าน/ })
  await expect(row).toContainText(/ \d{4}/)
  await expect(row).toContainText('25')
  await expect(row).toContainText('8 บท')
  await expect(row).toContainText('12%')
  await expect(row).toContainText('กำลังเรียน')
  await picture(page, 'profile')
})

test('a learner goes on where he left off and finishes his course', async ({ page, signIn, unique, picture }) => {
  const email = `${unique('manop').replaceAll(/[^a-z0-9]/gi, '.')}@wicha.test`.toLowerCase()
  const person = { firstname: 'มานพ', lastname: 'ตั้งใจ', citizen: digits(13), phone: `08${digits(8)}`, email }
  const data = { ...person, password: 'manop-2569', info: { agree: true } }
  expect((await page.request.post('/api/user', { data: { data } })).status()).toBe(200)
  await signIn(page, { username: email, password: data.password })
  await page.goto('/lesson/search/ไฟฟ้าในบ้าน รู้ทันก่อนเกิดเหตุ')
  await page
    .getByRole('main')
    .getByRole('link', { name: /ไฟฟ้าในบ้าน รู้ทันก่อนเกิดเหตุ/ })
    .first()
    .click()
  await page.waitForURL('**/lesson/detail/**')
  await page.goto(`${page.url()}/enroll`)
  await page.getByRole('main').getByRole('button', { name: 'ลงทะเบียนเรียน' }).click()
  await page.waitForURL('**/lesson/play/**')

  const finish = page.getByRole('button', { name: /เรียนจบ/ })
  const title = page.getByRole('heading', { level: 1 })
  const row = page.getByRole('row', { name: /ไฟฟ้าในบ้าน/ })
  for (let done = 1; done < 8; done++) {
    const before = await title.textContent()
    await finish.click()
    await expect(title).not.toHaveText(before!)
    await expect(page.getByText(`เรียนแล้ว ${done} จาก 8 บท`)).toBeVisible()
    if (done !== 3) continue
    const left = page.url()
    await page.goto('/user/profile')
    await expect(row).toContainText('37%')
    await page.getByRole('main').getByRole('link', { name: 'เรียนต่อ' }).click()
    await expect(page, 'he goes on where he left off').toHaveURL(left)
  }
  await finish.click()
  await page.waitForURL('**/user/profile')
  await expect(row).toContainText('8 บท')
  await expect(row).toContainText('100%')
  await expect(row).toContainText('เรียนจบแล้ว')
  await picture(page, 'profile-finished')
})

test('an address that needs a log-in shows the gate and leads back to it', async ({ page, picture }) => {
  await page.goto('/user/profile')
  await expect(page.getByRole('heading', { name: 'กรุณาเข้าสู่ระบบเพื่อดูหน้านี้' })).toBeVisible()
  await picture(page, 'gate')
  await page.getByRole('main').getByRole('link', { name: 'เข้าสู่ระบบ' }).click()
  await page.locator('[name=username]').fill('somchai')
  await page.locator('[name=password]').fill('wrong-2569')
  await page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
  await expect(page.getByText('ชื่อผู้ใช้งานหรือรหัสผ่านไม่ถูกต้อง')).toBeVisible()
  await expect(page.locator('[name=username]')).toHaveValue('somchai')
  await page.locator('[name=password]').fill('wicha-2569')
  await page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
  await page.waitForURL('**/user/profile')
})

test('the register form says what is missing, each beside its field, and keeps what was written', async ({
  page,
  picture,
}) => {
  await page.goto('/user/register')
  await page.locator('[name=firstname]').fill('ปิติ')
  await page.getByRole('main').getByRole('button', { name: 'สมัครสมาชิก' }).click({ force: true })
  await expect(page.getByText('** กรุณากรอกนามสกุล').first()).toBeVisible()
  await expect(page.getByText('** หมายเลขบัตรประชาชนต้องเป็นตัวเลข 13 หลักเท่านั้น').first()).toBeVisible()
  await expect(page.getByText('** กรุณายอมรับนโยบายความเป็นส่วนตัวก่อนลงทะเบียน').first()).toBeVisible()
  await expect(page.locator('[name=firstname]')).toHaveValue('ปิติ')
  await expect(page.locator('[name=lastname]')).toBeFocused()
  await picture(page, 'register-problems')
})

test('a page that does not exist says so in Thai', async ({ page, picture }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'ไม่พบหน้าที่ต้องการ' })).toBeVisible()
  await picture(page, 'not-found')
})

test('English is a choice of the person, Thai is what a first visitor sees', async ({ page }) => {
  await page.goto('/lesson/home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All courses')
  await page.goto('/user/login')
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible()
})
