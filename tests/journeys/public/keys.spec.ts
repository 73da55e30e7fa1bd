import type { Locator, Page } from '@playwright/test'
import { demoPassword } from '../../support/server.ts'
import { skipToMain, tabTo, write } from '../support/keyboard.ts'
import { newDevice } from '../support/learner.ts'
import { isPhone } from '../support/office.ts'
import { digits, newPassword } from '../support/register.ts'
import { store } from '../support/registrar.ts'
import { chooseSite, expect, test } from '../support/test.ts'

const press = async (page: Page, wanted: Locator, key = 'Enter') => {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}
const inMain = (page: Page, role: 'button' | 'link', name: string | RegExp) =>
  page.getByRole('main').getByRole(role, { name }).filter({ visible: true }).first()

test('a visitor registers, logs in, finds a course, enrols and learns it, by the keyboard alone', async ({
  page,
  browser,
  at,
  signIn,
  unique,
}) => {
  test.skip(isPhone(page), 'a phone has no keys')
  test.setTimeout(150_000)
  const origin = at('localhost')
  const desk = await newDevice(browser, { beside: page, origin })
  await signIn(desk, { username: 'admin', desk: true })
  const name = unique('เดินสายด้วยแป้นพิมพ์')
  const course = await store(desk, 'course', { name, status: true })
  for (const [order, lesson] of ['รู้จักสาย', 'ต่อสาย'].entries())
    await store(desk, 'lesson', { courseID: course, name: lesson, order, content: '<p>เนื้อหา</p>' })
  await desk.context().close()

  await page.route('**/api/user/query', (route) => route.fulfill({ json: [] }))
  await page.goto('/user/register')
  const email = `keys-${digits(10)}@wicha.test`
  const person = { firstname: 'กานดา', lastname: 'รักเรียน', citizen: digits(13), phone: `08${digits(8)}`, email }
  for (const [field, text] of Object.entries({ ...person, password: newPassword, confirm: newPassword }))
    await write(page, page.locator(`[name=${field}]`), text)
  await press(page, page.locator('[name=agree]'), 'Space')
  await press(page, inMain(page, 'button', 'สมัครสมาชิก'))
  await press(page, page.getByRole('dialog').getByRole('link', { name: 'เข้าสู่ระบบ' }))
  await page.waitForURL('**/user/login**')

  await write(page, page.locator('[name=username]'), email)
  await write(page, page.locator('[name=password]'), newPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/user/profile')

  await page.goto('/')
  await write(page, page.getByRole('combobox', { name: 'ค้นหาหลักสูตร' }), name)
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(name)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)

  await press(page, inMain(page, 'button', 'ลงทะเบียนเรียน'))
  await expect(page.getByRole('heading', { name: 'รู้จักสาย' }).first()).toBeVisible()
  await press(page, page.getByRole('button', { name: 'เรียนจบบทนี้ ไปบทถัดไป' }))
  await expect(page.getByRole('heading', { name: 'ต่อสาย' }).first()).toBeVisible()
  await press(page, page.getByRole('button', { name: 'เรียนจบบทนี้', exact: true }))
  await expect(page.getByRole('button', { name: /เรียนจบบทนี้/ })).toHaveCount(0)
})

test('staff log in, add a record, find it, change it, remove it and take that back, by the keyboard alone', async ({
  page,
  at,
  unique,
}) => {
  test.skip(isPhone(page), 'a phone has no keys')
  test.setTimeout(150_000)
  const name = unique('แป้นพิมพ์')
  await page.goto('/member/login')
  await write(page, page.locator('[name=username]'), 'admin')
  await write(page, page.locator('[name=password]'), demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/member/login')
  if (page.url().includes('/member/sites')) await chooseSite(page, new URL(at('localhost')).hostname)

  await page.goto('/lesson/dashboard')
  await skipToMain(page)
  await press(page, inMain(page, 'link', 'เพิ่มหลักสูตร'))
  await page.waitForURL('**/lesson/add')
  await write(page, page.locator('[name=name]'), name)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.goto('/lesson/dashboard')
  await skipToMain(page)
  await write(page, page.getByRole('main').getByRole('searchbox'), name)
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(1)
  await press(page, page.getByRole('checkbox', { name: `เลือก ${name}` }), 'Space')
  const bar = page.getByRole('region', { name: 'เลือกแล้ว 1' })
  await press(page, bar.getByRole('button', { name: 'ลบ' }))
  await expect(page.getByText('ลบ 1 รายการแล้ว')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'เลิกทำ' }))
  await expect(page.getByText('เลิกทำ 1 รายการแล้ว')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(1)
})
