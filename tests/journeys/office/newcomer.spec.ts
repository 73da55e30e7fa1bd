import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { newDataDir, startServer } from '../../support/server.ts'
import { tabTo, write } from '../support/keyboard.ts'
import { isWhole, saved } from '../support/office.ts'
import { expect, test } from '../support/test.ts'
import { oneOf } from '../../../scripts/testing/sweep.ts'

/** Blocks all scripts of a page until the result is called. Until then the page handles no input. */
const holdScripts = async (page: Page) => {
  const come = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await come.promise
    await route.continue()
  })
  return come.resolve
}

/** Presses the shortcut of a list to add. It works after hydration. */
const pressAdd = (page: Page, add: string) =>
  expect(async () => {
    await page.keyboard.press('c')
    await page.waitForURL(`**${add}`, { timeout: 1500 })
  }).toPass()

test('somebody writes a note and ticks what is done, by the keyboard alone', async ({
  page,
  signIn,
  unique,
  picture,
}) => {
  const title = unique('เปิดรุ่น 2')
  await signIn(page, { username: 'admin', desk: true })
  await page.goto('/note/home')
  await pressAdd(page, '/note/add')
  await write(page, page.getByRole('textbox', { name: 'หัวข้อ' }), title)
  await write(page, page.getByRole('textbox', { name: 'สิ่งที่ต้องทำ' }), 'จองห้อง')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await page.waitForURL('**/note/home**')
  const note = page.getByRole('listitem').filter({ hasText: title }).first()
  await expect(note).toContainText('ทำแล้ว 0 จาก 1')
  await tabTo(page, note.getByRole('button', { name: 'ทำเครื่องหมายว่าเสร็จ: จองห้อง' }))
  await page.keyboard.press('Space')
  await expect(note).toContainText('ทำแล้ว 1 จาก 1')
  await isWhole(page)
  await picture(page, 'note-board')
})

test('somebody brings in assets from a spreadsheet and takes the whole back', async ({
  page,
  signIn,
  unique,
  picture,
}) => {
  const name = unique('เครื่องฉาย')
  const code = `X${Date.now().toString(36)}`
  const rows = [
    ['รหัส', 'ชื่อทรัพย์สิน', 'มูลค่า'],
    [`${code}-1`, `${name} 1`, 18500],
    [`${code}-2`, `${name} 2`, 'แพง'],
  ]
  const buffer = await writeXlsxFile(rows.map((row) => row.map((value) => ({ value })))).toBuffer()
  await signIn(page, { username: 'superadmin', desk: true })
  await page.goto('/asset/dashboard')
  await page.getByRole('link', { name: 'นำเข้าจากไฟล์' }).click()
  await page.waitForURL('**/asset/excel')
  const scriptsCome = await holdScripts(page)
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await page.reload({ waitUntil: 'commit' })
  await page.locator('input[type=file]').setInputFiles({ name: 'ทรัพย์สิน.xlsx', mimeType, buffer })
  scriptsCome()
  await expect(page.getByRole('complementary')).toContainText('รายการที่ต้องแก้ไข 1')
  await isWhole(page)
  await picture(page, 'asset-import')
  await page.getByRole('button', { name: 'นำเข้า 1 แถวที่ถูกต้อง' }).click()
  await expect(page.getByText('นำเข้า 1 รายการแล้ว')).toBeVisible()
  await expect(page.getByRole('link', { name: `${name} 1` })).toBeVisible()
  await page.getByRole('button', { name: 'เลิกทำ' }).click()
  await expect(page.getByText('เลิกทำ 1 รายการแล้ว')).toBeVisible()
  await expect(page.getByRole('link', { name: `${name} 1` })).toHaveCount(0)
})

test('the owner makes a key, and a program calls with it', async ({ page, at, signIn, unique, picture }) => {
  await signIn(page, { username: 'root', desk: true })
  await page.goto('/client/dashboard')
  await page.getByRole('link', { name: 'เพิ่มคีย์' }).first().click()
  await page.locator('[name=name]').fill(unique('ระบบบุคคล'))
  await page.getByLabel('หลักสูตร: อ่าน', { exact: true }).check()
  await page.getByRole('button', { name: /^บันทึก/ }).click()
  await expect(page.getByText('คัดลอกรหัสลับตอนนี้')).toBeInViewport()
  await isWhole(page)
  await picture(page, 'key-made')
  const [key = '', secret = ''] = await page.locator('dd code').allInnerTexts()
  const url = `${at('localhost')}/api/course/query`
  const answer = await fetch(url, signed(new URL(url), { key, secret, body: { method: 'find', args: [{}] } }))
  expect(answer.status).toBe(200)
  const refused = await fetch(url, signed(new URL(url), { key, secret: `${secret}x`, body: {} }))
  expect(refused.status).toBe(401)
  await page.goto('/client/dashboard')
  await expect(page.getByRole('row').filter({ hasText: '/api/course/query' }).first()).toContainText('200')
  await picture(page, 'key-used')
})

/** A call as written in docs/how-to/call-the-api-with-a-key.md. */
function signed({ host, pathname }: URL, { key, secret, body }: { key: string; secret: string; body: unknown }) {
  const sha256 = (text: string) => createHash('sha256').update(text)
  const text = JSON.stringify(body)
  const token = `${Math.floor(Date.now() / 1000)}.${randomUUID()}`
  const said = ['POST', host, pathname, token, sha256(text).digest('hex')].join('\n')
  const sign = createHmac('sha256', sha256(secret).digest()).update(said).digest('hex')
  return { method: 'POST', headers: { key, token, sign, 'content-type': 'application/json' }, body: text }
}

test('somebody books a room by the keyboard alone, and hears who has it when it is taken', async ({
  page,
  signIn,
  unique,
  picture,
}) => {
  const name = unique('R').replaceAll(/[^a-z0-9]/gi, '')
  const purpose = unique('ประชุมครู')
  const book = async (hours: [string, string], what: string) => {
    await pressAdd(page, '/resource/booking/add')
    await tabTo(page, page.getByLabel('ห้อง').first())
    await page.keyboard.type(name)
    await write(page, page.getByLabel('เริ่ม'), `5/1/70 ${hours[0]}`)
    await write(page, page.getByLabel('สิ้นสุด'), `5/1/70 ${hours[1]}`)
    await write(page, page.locator('[name=purpose]'), what)
    await page.keyboard.press('Control+s')
  }
  await signIn(page, { username: 'root', desk: true })
  const headers = { origin: new URL(page.url()).origin }
  await page.request.post('/api/room', { data: { data: { name, capacity: 20 } }, headers })
  await page.goto('/resource/booking')
  await book(['9:00', '12:00'], purpose)
  await saved(page)
  await page.goto('/resource/booking')
  await book(['11:00', '13:00'], `${purpose} อีกครั้ง`)
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.locator('[name=purpose]'), 'nothing is lost').toHaveValue(`${purpose} อีกครั้ง`)
  await isWhole(page)
  await picture(page, 'booking-taken')
})

for (const { path, noun, code } of oneOf(3, [
  { path: '/lesson/category', noun: 'หมวดหมู่', code: true },
  { path: '/lesson/lecturer', noun: 'วิทยากร', code: false },
  { path: '/lesson/target', noun: 'กลุ่มเป้าหมาย', code: true },
]))
  test(`somebody adds ${path.split('/').at(-1)}, changes it, removes it, and takes that back`, async ({
    page,
    signIn,
    unique,
  }) => {
    const name = unique(noun)
    await signIn(page, { username: 'admin', desk: true })
    await page.goto(path)
    await page
      .getByRole('link', { name: `เพิ่ม${noun}` })
      .first()
      .click()
    await page.locator('[name=name]').fill(name)
    if (code) await page.locator('[name=code]').fill(`x${Date.now().toString(36)}`)
    await page.getByRole('button', { name: /^บันทึก/ }).click()
    await saved(page)
    await page.getByRole('link', { name: /^แก้ไข/ }).first().click()
    await page.locator('[name=name]').fill(`${name} ใหม่`)
    await page.getByRole('button', { name: /^บันทึก/ }).click()
    await saved(page)
    await page.goto(`${path}?q=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: `คำสั่งของรายการ: ${name} ใหม่` }).click()
    await page.getByRole('button', { name: 'ลบ', exact: true }).click()
    await expect(page.getByRole('link', { name: `${name} ใหม่` })).toHaveCount(0)
    await page.getByRole('button', { name: 'เลิกทำ' }).click()
    await expect(page.getByRole('link', { name: `${name} ใหม่` })).toBeVisible()
    await isWhole(page)
  })

test('the first owner installs the product with the link that he was shown', async ({ page, picture }) => {
  test.skip(page.viewportSize()!.width < 768, 'one start of the product shows both widths')
  test.setTimeout(180_000)
  const data = newDataDir()
  const server = await startServer({ dataDir: data.folder, env: { WICHA_SEED: 'empty' } })
  try {
    const link = /http:\/\/localhost:\d+\/install\S+token=\S+/
    await expect.poll(() => server.said()).toMatch(link)
    await page.goto(link.exec(server.said())![0])
    await expect(page.getByRole('heading', { level: 1, name: 'ติดตั้งวิชา' })).toBeVisible()
    await picture(page, 'install-form')
    await page.setViewportSize({ width: 360, height: 740 })
    await isWhole(page)
    await picture(page, 'install-form-narrow')
    await page.getByRole('button', { name: /^ติดตั้ง/ }).click()
    await expect(page.getByText('กรุณากรอกชื่อ').first()).toBeVisible()
    for (const [name, value] of [
      ['root.firstname', 'มานี'],
      ['root.email', 'manee@academy.test'],
      ['root.password', 'rang-raek-2569'],
      ['root.confirm', 'rang-raek-2569'],
      ['origin.siteName', 'ศูนย์กลาง'],
      ['origin.siteNameEn', 'Origin'],
      ['origin.hostname', 'origin.localhost'],
      ['first.siteName', 'สถาบันแรก'],
      ['first.siteNameEn', 'First'],
      ['first.hostname', 'first.localhost'],
    ] as const)
      await page.locator(`[name="${name}"]`).fill(value)
    await page.getByRole('button', { name: /^ติดตั้ง/ }).click()
    await expect(page.getByText('ติดตั้งเรียบร้อยแล้ว')).toBeVisible()
    await picture(page, 'installed')
  } finally {
    // Otherwise a page that still prefetches would lose its server.
    await page.close()
    await server.stop()
    data.remove()
  }
})
