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
      {},
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
      { dataMode: 'set', dataSetName: 'people', dataSetTitle: 'ผู้เข้าอบรม', dataSetLimit: 3 },
      object('b1', 'input', { name: 'who', label: 'ชื่อผู้เข้าอบรม', required: true }),
    ),
    row(
      'c',
      {},
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
}

test('a visitor fills in a form by keyboard on a phone, mends two errors, and sends it once over a lost line', async ({
  page,
  unique,
  picture: takePicture,
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
  await write(page, field('ชื่อผู้เข้าอบรม'), 'มานี มีนา')
  await tabTo(page, page.getByRole('button', { name: 'ส่งข้อมูล' }))
  await page.keyboard.press('Enter')

  const errors = page.getByRole('group', { name: 'Error Details' })
  await expect(errors).toBeFocused()
  await expect(page).toHaveTitle(/^\(2\) /)
  await expect(errors.getByRole('link')).toHaveText([/^ชื่อผู้ติดต่อ: /, /^อีเมล: กรุณาตรวจสอบรูปแบบอีเมล/])
  await takePicture(page, 'form-errors')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field('ชื่อผู้ติดต่อ')).toBeFocused()
  await page.keyboard.type('สมชาย ใจดี')
  await write(page, field('อีเมล'), 'somchai@wicha.th')

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
  await expect(copies.nth(1).getByRole('textbox')).toHaveValue('ชูใจ')

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'โปรแกรม.exe', mimeType: 'application/x-msdownload', buffer: picture })
  await expect(page.getByText('Invalid file type. Please select a file with the allowed file types: png')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({ name: 'บัตร.png', mimeType: 'image/png', buffer: picture })
  await expect(page.locator('[data-state=uploaded]')).toContainText('บัตร.png')

  const submissions: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/form')
      submissions.push(request.headers()['idempotency-key'] ?? '')
  })
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'ส่งข้อมูล' }).click()
  await expect(page.getByText('เก็บข้อมูลไว้ในเครื่องนี้แล้ว แต่ยังไม่ได้ส่ง')).toBeVisible()
  await page.context().setOffline(false)
  const popup = page.getByRole('dialog')
  await expect(popup).toContainText(/FRM-\d{4}-\d{6}/)
  await popup.getByRole('button', { name: 'ปิด' }).click()
  await expect(popup).toBeHidden()
  expect(new Set(submissions).size).toBe(1)
  await expect(field('ชื่อผู้ติดต่อ')).toHaveValue('')
  await page.reload()
  await expect(field('ชื่อผู้ติดต่อ')).toHaveValue('')
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
