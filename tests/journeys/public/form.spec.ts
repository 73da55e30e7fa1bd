import type { Page } from '@playwright/test'
import { demoPassword } from '../../support/server.ts'
import { findings } from '../support/axe.ts'
import { tabTo, write } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'

const object = (id: string, type: string, props: object) => ({ id, type: `form-${type}`, version: 1, props })
const row = (id: string, more: object, ...objects: object[]) => ({
  ...{ id, ...more },
  columns: [{ id: `${id}c`, col: 12, objects }],
})
const kinds = [
  { value: 'person', label: 'บุคคลทั่วไป' },
  { value: 'company', label: 'บริษัท' },
]
const builder = {
  version: 1,
  rows: [
    row(
      'a',
      { tab: 'ผู้สมัคร' },
      object('a1', 'input', { name: 'name', label: 'ชื่อผู้ติดต่อ', required: true }),
      object('a2', 'input', { name: 'email', label: 'อีเมล', inputType: 'email', required: true }),
      object('a3', 'radiobox', {
        ...{ name: 'kind', label: 'สมัครในนาม', options: kinds },
        logics: [{ value: 'company', method: 'show', targets: ['company'] }],
      }),
      object('a4', 'input', { name: 'company', label: 'ชื่อบริษัท', required: true, show: false }),
    ),
    row(
      'b',
      { tab: 'ผู้เข้าอบรม', dataMode: 'set', dataSetName: 'people', dataSetTitle: 'ผู้เข้าอบรม', dataSetLimit: 3 },
      object('b1', 'input', { name: 'who', label: 'ชื่อผู้เข้าอบรม', required: true }),
    ),
    row(
      'c',
      { tab: 'เอกสาร' },
      object('c1', 'upload', {
        ...{ name: 'file', label: 'สำเนาบัตร', fileTypeLimit: ['png'], itemLimit: 1, fileSizeLimit: 1 },
      }),
    ),
  ],
}
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Creates a published form as an administrator, and logs out. */
async function createForm(page: Page, slug: string) {
  const data = { username: 'admin', password: demoPassword, interface: 'backend' }
  expect((await page.request.post('/api/signin', { data })).status()).toBe(200)
  const post = { type: 'form', slug, title: 'ใบสมัครอบรม', status: true, builder }
  const answer = await page.request.post('/api/post', { data: { data: post } })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.context().clearCookies({ name: 'sid' })
  return ((await answer.json()) as { _id: string })._id
}

/** Tabs show one part at a time; arrow keys move between them. */
async function goTo(page: Page, name: string) {
  await tabTo(page, page.getByRole('tab', { selected: true }))
  for (let pressed = 0; pressed < 3; pressed++) {
    const isThere = (await page.getByRole('tab', { selected: true }).textContent())?.startsWith(name)
    if (isThere) return
    await page.keyboard.press('ArrowRight')
  }
}

test('a visitor fills in a form by keyboard on a phone, mends two errors, and sends it once over a lost line', async ({
  page,
  unique,
  picture: takePicture,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const slug = unique('apply').replaceAll(' ', '-')
  await createForm(page, slug)
  await page.goto(`/cms/page/${slug}`)
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
  await expect(field('ชื่อผู้ติดต่อ')).toBeVisible()
  expect(await findings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await write(page, field('อีเมล'), 'somchai@')
  await tabTo(page, page.getByRole('radio', { name: 'บุคคลทั่วไป' }))
  await page.keyboard.press('ArrowDown')
  await write(page, field('ชื่อบริษัท'), 'บริษัท ไทยทดสอบ จำกัด')
  await goTo(page, 'ผู้เข้าอบรม')
  await write(page, field('ชื่อผู้เข้าอบรม'), 'มานี มีนา')
  await goTo(page, 'เอกสาร')
  await tabTo(page, page.getByRole('button', { name: 'ส่งข้อมูล' }))
  await page.keyboard.press('Enter')

  const errors = page.getByRole('group', { name: 'Error Details' })
  await expect(errors).toBeFocused()
  await expect(page).toHaveTitle(/^\(2\) /)
  await expect(errors.getByRole('link')).toHaveText([/^ชื่อผู้ติดต่อ: /, /^อีเมล: กรุณาตรวจสอบรูปแบบอีเมล/])
  await expect(page.getByRole('tab').first()).toHaveText('ผู้สมัคร (ต้องแก้ไข 2 ช่อง)')
  expect(await findings(page)).toEqual([])
  await takePicture(page, 'form-errors')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field('ชื่อผู้ติดต่อ')).toBeFocused()
  await page.keyboard.type('สมชาย ใจดี')
  await write(page, field('อีเมล'), 'somchai@thaiskills.co.th')

  await goTo(page, 'ผู้เข้าอบรม')
  await tabTo(page, page.getByRole('button', { name: 'เพิ่มผู้เข้าอบรม' }))
  await page.keyboard.press('Enter')
  const copies = page.getByRole('group', { name: /^ผู้เข้าอบรม ชุดที่/ })
  await expect(copies).toHaveCount(2)
  await expect(copies.nth(1)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ปิติ')
  await tabTo(page, page.getByRole('button', { name: 'เพิ่มผู้เข้าอบรม' }))
  await page.keyboard.press('Enter')
  await copies.nth(2).getByRole('textbox').fill('ชูใจ')
  await page.getByRole('button', { name: 'ลบผู้เข้าอบรม ชุดที่ 2' }).click()
  await expect(copies).toHaveCount(2)
  await expect(copies.nth(0).getByRole('textbox')).toHaveValue('มานี มีนา')
  await expect(copies.nth(1).getByRole('textbox')).toHaveValue('ชูใจ')
  await takePicture(page, 'form-copies')

  await goTo(page, 'เอกสาร')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'โปรแกรม.exe', mimeType: 'application/x-msdownload', buffer: picture })
  await expect(page.getByText('Invalid file type. Please select a file with the allowed file types: png')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({ name: 'บัตร.png', mimeType: 'image/png', buffer: picture })
  await expect(page.locator('[data-state=uploaded]')).toContainText('บัตร.png')
  expect(await findings(page)).toEqual([])

  const submissions: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/form')
      submissions.push(request.headers()['idempotency-key'] ?? '')
  })
  await page.context().setOffline(true)
  const submit = page.getByRole('button', { name: 'ส่งข้อมูล' })
  await submit.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByText('เก็บข้อมูลไว้ในเครื่องนี้แล้ว แต่ยังไม่ได้ส่ง')).toBeVisible()
  await page.context().setOffline(false)
  complaints.length = 0
  const popup = page.getByRole('dialog')
  await expect(popup).toContainText(/FRM-\d{4}-\d{6}/)
  await popup.getByRole('button', { name: 'ปิด' }).click()
  await expect(popup).toBeHidden()
  expect(new Set(submissions).size).toBe(1)
  await expect(field('ชื่อผู้ติดต่อ')).toHaveValue('')
  await page.reload()
  await expect(field('ชื่อผู้ติดต่อ')).toHaveValue('')
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED')))
})

test('a file that was uploaded before a reload is sent with the form', async ({ page, unique }) => {
  const slug = unique('reload').replaceAll(' ', '-')
  await createForm(page, slug)
  await page.goto(`/cms/page/${slug}`)
  await page.getByRole('textbox', { name: /^ชื่อผู้ติดต่อ/ }).fill('สมพร')
  await page.getByRole('textbox', { name: /^อีเมล/ }).fill('somporn@wicha.th')
  await page.getByRole('tab', { name: 'ผู้เข้าอบรม' }).click()
  await page.getByRole('textbox', { name: /^ชื่อผู้เข้าอบรม/ }).fill('มานี')
  await page.getByRole('tab', { name: 'เอกสาร' }).click()
  await page.locator('input[type=file]').setInputFiles({ name: 'บัตร.png', mimeType: 'image/png', buffer: picture })
  await expect(page.locator('[data-state=uploaded]')).toContainText('บัตร.png')
  await page.reload()
  await page.getByRole('tab', { name: 'เอกสาร' }).click()
  await expect(page.locator('[data-state=uploaded]')).toContainText('บัตร.png')
  await page.getByRole('button', { name: 'ส่งข้อมูล' }).click()
  await expect(page.getByRole('dialog')).toContainText(/FRM-\d{4}-\d{6}/)
})

test('a draft goes on on another device by its link, and the code is in no address', async ({
  page,
  browser,
  at,
  unique,
}) => {
  const slug = unique('later').replaceAll(' ', '-')
  await createForm(page, slug)
  await page.goto(`/cms/page/${slug}`)
  await page.getByRole('textbox', { name: /^ชื่อผู้ติดต่อ/ }).fill('สมศรี')
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/form/draft'))
  expect((await saved).status()).toBe(200)
  await page.getByRole('button', { name: 'เก็บไว้กรอกต่อ' }).click()
  const shown = page.getByLabel('ลิงก์สำหรับกรอกต่อ')
  const earlier = await shown.inputValue()
  expect(new URL(earlier).pathname).toBe('/form/resume')
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
  await page.getByLabel('ส่งลิงก์ไปที่อีเมล').fill('mana@school.ac.th')
  await page.getByRole('button', { name: 'ส่งลิงก์' }).click()
  await expect(page.getByText('ส่งลิงก์ไปที่ mana@school.ac.th แล้ว')).toBeVisible()
  expect(
    posts.filter((path) => path === '/api/form'),
    'mailing the link sends no form',
  ).toEqual([])
  const link = await shown.inputValue()
  expect(link, 'the earlier link ends').not.toBe(earlier)

  const other = await (await browser.newContext({ baseURL: at('localhost') })).newPage()
  const addresses: string[] = []
  other.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''))
  await other.goto(link)
  await expect(other.getByRole('textbox')).not.toHaveValue('')
  expect(other.url()).not.toContain('#')
  expect(await findings(other)).toEqual([])
  await other.getByRole('button', { name: 'กรอกต่อ' }).click()
  await expect(other.getByRole('textbox', { name: /^ชื่อผู้ติดต่อ/ })).toHaveValue('สมศรี')
  await expect(other.getByText('นำข้อมูลที่คุณกรอกค้างไว้กลับมาแล้ว')).toBeVisible()
  expect(addresses.filter((address) => address.includes(new URL(link).hash.slice(1)))).toEqual([])
  await other.getByRole('textbox', { name: /^อีเมล/ }).fill('somsri@wicha.th')
  await other.waitForResponse((response) => response.url().endsWith('/api/form/draft'))
  await other.context().close()
})

test('a form that changes while a visitor fills it in keeps the answers and says what changed', async ({
  page,
  unique,
  request,
  at,
}) => {
  const slug = unique('change').replaceAll(' ', '-')
  const _id = await createForm(page, slug)
  await page.goto(`/cms/page/${slug}`)
  await page.getByRole('textbox', { name: /^ชื่อผู้ติดต่อ/ }).fill('สมหมาย')
  await page.getByRole('textbox', { name: /^อีเมล/ }).fill('sommai@wicha.th')
  await page.getByRole('tab', { name: 'ผู้เข้าอบรม' }).click()
  await page.getByRole('textbox', { name: /^ชื่อผู้เข้าอบรม/ }).fill('มานี')
  const phone = row('p', { tab: 'ผู้สมัคร' }, object('p1', 'input', { name: 'phone', label: 'โทรศัพท์', required: true }))
  const data = { username: 'admin', password: demoPassword, interface: 'backend' }
  expect((await request.post(`${at('localhost')}/api/signin`, { data })).status()).toBe(200)
  const change = { data: { builder: { ...builder, rows: [...builder.rows, phone] } } }
  expect((await request.put(`${at('localhost')}/api/post/${_id}`, { data: change })).status()).toBe(200)
  await page.getByRole('tab', { name: 'เอกสาร' }).click()
  await page.getByRole('button', { name: 'ส่งข้อมูล' }).click()
  const notice = page.getByRole('group', { name: 'แบบฟอร์มนี้เพิ่งเปลี่ยน' })
  await expect(notice.getByRole('link')).toHaveText('คำถามใหม่: โทรศัพท์')
  expect(await findings(page)).toEqual([])
  await notice.getByRole('link').click()
  await expect(page.getByRole('textbox', { name: /^โทรศัพท์/ })).toBeFocused()
  await page.keyboard.type('0812345678')
  await expect(page.getByRole('textbox', { name: /^ชื่อผู้ติดต่อ/ })).toHaveValue('สมหมาย')
  await page.getByRole('tab', { name: 'เอกสาร' }).click()
  await page.getByRole('button', { name: 'ส่งข้อมูล' }).click()
  await expect(page.getByRole('dialog')).toContainText(/FRM-\d{4}-\d{6}/)
})

test('what a visitor typed is there after a reload, and Clear asks once and can be undone', async ({
  page,
  unique,
}) => {
  const slug = unique('draft').replaceAll(' ', '-')
  await createForm(page, slug)
  await page.goto(`/cms/page/${slug}`)
  const name = page.getByRole('textbox', { name: /^ชื่อผู้ติดต่อ/ })
  await name.fill('สมหญิง')
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('สมหญิง')
  await page.reload()
  await expect(name).toHaveValue('สมหญิง')
  await page.getByRole('button', { name: 'ล้างข้อมูล' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'ไม่ล้าง' }).click()
  await expect(name).toHaveValue('สมหญิง')
  await page.getByRole('button', { name: 'ล้างข้อมูล' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'ล้างข้อมูล' }).click()
  await expect(name).toHaveValue('')
  await page.getByRole('button', { name: 'เรียกคืน' }).click()
  await expect(name).toHaveValue('สมหญิง')
})
