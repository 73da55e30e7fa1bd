import type { Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { isPhone, isWhole } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

/** Creates a menu of three entries as an administrator. Returns its URL. */
async function plantMenu(page: Page, unique: (name: string) => string) {
  const items = [
    { title: 'หลักสูตร', titleEn: 'Courses', target: '/lesson/home' },
    { title: 'หน้าแรก', target: '/' },
    { title: 'ติดต่อ', target: '/cms/page/no-such-page-here' },
  ]
  const slug = unique('menu').replaceAll(/[^a-z0-9]+/gi, '-')
  const data = { type: 'page', slug, title: unique('เมนู'), status: true, builder: { version: 1, items } }
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.post('/api/post', { data: { data }, headers })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json())._id as string
}

const stored = async (page: Page, id: string) => (await (await page.request.get(`/api/post/${id}`)).json()).data.builder
const rows = (page: Page) => page.locator('li[data-entry]')
const said = (page: Page) => page.locator('li[data-entry] b').allTextContents()
const save = (page: Page) => page.getByRole('button', { name: 'บันทึกเมนู' }).click()

test('an administrator arranges a menu by the keyboard alone, undoes a step, and saves it', async ({
  page,
  signIn,
  unique,
  picture,
}) => {
  await signIn(page, { username: 'admin', desk: true })
  const id = await plantMenu(page, unique)
  await page.goto(`/cms/menu/${id}`)
  await expect(page.getByText('ไม่มีหน้านี้แล้ว')).toBeVisible()
  const grip = page.getByRole('button', { name: 'ย้าย “ติดต่อ”' })
  await expect(async () => {
    await tabTo(page, grip)
    await page.keyboard.press('Space')
    await expect(grip).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 })
  }).toPass()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => said(page)).toEqual(['หลักสูตร', 'ติดต่อ', 'หน้าแรก'])
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: '“ติดต่อ” อยู่ใต้ “หลักสูตร”' })).toBeAttached()
  await expect(grip, 'the grip keeps the focus wherever its row goes').toBeFocused()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'เลิกทำ' }).press('Enter')
  await page.getByRole('button', { name: 'ทำซ้ำ' }).press('Enter')
  await page.getByRole('button', { name: 'บันทึกเมนู' }).press('Enter')
  await expect(page.getByText(/^บันทึกแล้ว/)).toBeVisible()
  expect((await stored(page, id)).items).toMatchObject([
    { title: 'หลักสูตร', subMenu: [{ title: 'ติดต่อ' }] },
    { title: 'หน้าแรก' },
  ])
  await isWhole(page)
  // The save button fades while it becomes disabled.
  await expect(async () => expect(await findings(page, { hasPictures: true })).toEqual([])).toPass()
  await picture(page, 'menu')
})

test(
  'an administrator drags entries, adds one that leads to a page, and sees the site before it is saved',
  { tag: '@long' },
  async ({ page, signIn, unique, picture }) => {
    await signIn(page, { username: 'admin', desk: true })
    const id = await plantMenu(page, unique)
    await page.goto(`/cms/menu/${id}`)
    const preview = page.locator('details').filter({ hasText: 'ตัวอย่างเว็บไซต์' })
    if (isPhone(page)) await preview.locator('summary').click()
    const frame = page.frameLocator('iframe[data-shown]')
    await expect(frame.getByText('ติดต่อ').first()).toBeAttached()
    await drag(page, { from: 'ย้าย “ติดต่อ”', before: 0 })
    await expect.poll(() => said(page)).toEqual(['ติดต่อ', 'หลักสูตร', 'หน้าแรก'])
    await drag(page, { from: 'ย้าย “หน้าแรก”', before: 2, right: 120 })
    await expect(rows(page).nth(2)).toHaveCSS('margin-left', /^(24|36)px$/)
    await page.getByRole('button', { name: 'เพิ่มรายการ' }).click()
    const fresh = rows(page).last()
    await fresh.getByLabel('ชื่อที่แสดง').fill('หลักสูตรทั้งปี')
    await fresh.getByLabel('ไปที่').selectOption({ label: 'หน้าของระบบ' })
    await fresh.getByRole('combobox', { name: 'เลือก' }).click()
    await page.getByRole('option', { name: 'หลักสูตรทั้งหมด' }).click()
    await expect(frame.getByText('หลักสูตรทั้งปี').first()).toBeAttached()
    expect((await stored(page, id)).items).toHaveLength(3)
    await picture(page, 'menu-preview')
    await save(page)
    await expect(page.getByText(/^บันทึกแล้ว/)).toBeVisible()
    expect((await stored(page, id)).items).toMatchObject([
      { title: 'ติดต่อ' },
      { title: 'หลักสูตร', subMenu: [{ title: 'หน้าแรก' }] },
      { title: 'หลักสูตรทั้งปี', target: expect.stringMatching(/^\//) },
    ])
  },
)

test(
  'two administrators arrange one menu, and the later one chooses whose stands',
  { tag: '@long' },
  async ({ page, signIn, unique }) => {
    await signIn(page, { username: 'admin', desk: true })
    const id = await plantMenu(page, unique)
    await page.goto(`/cms/menu/${id}`)
    await expect(async () => {
      await page.getByRole('button', { name: 'ลบ “หน้าแรก”' }).click({ timeout: 1000 })
      await expect(rows(page)).toHaveCount(2, { timeout: 1000 })
    }).toPass()
    const items = [{ title: 'ของอีกคน', target: '/' }]
    const headers = { origin: new URL(page.url()).origin }
    await page.request.put(`/api/post/${id}`, { data: { data: { builder: { version: 1, items } } }, headers })
    await save(page)
    await expect(page.getByText('บันทึกเมนูนี้ก่อนแล้ว')).toBeVisible()
    expect((await stored(page, id)).items).toMatchObject(items)
    await page.getByRole('button', { name: 'ใช้ของฉัน' }).click()
    await expect(page.getByText(/^บันทึกแล้ว/)).toBeVisible()
    expect((await stored(page, id)).items).toMatchObject([{ title: 'หลักสูตร' }, { title: 'ติดต่อ' }])
  },
)

/** Drags an entry by its handle and drops it before the nth one, moved right by the given distance. */
async function drag(page: Page, of: { from: string; before: number; right?: number }) {
  const grip = page.getByRole('button', { name: of.from })
  await grip.scrollIntoViewIfNeeded()
  const from = (await grip.boundingBox())!
  const to = (await rows(page).nth(of.before).boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y - 8, { steps: 3 })
  await page.mouse.move(to.x + (of.right ?? 10), to.y + 4, { steps: 6 })
  await page.mouse.up()
}
