import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { newLearner } from '../support/learner.ts'
import { readQrCodes } from './qr.ts'
import { newPassword, register } from '../support/register.ts'
import { expect, test } from '../support/test.ts'

const slip = fileURLToPath(new URL('../../../database/seeds/selling/slip.png', import.meta.url))
const course = 'อ่านแบบไฟฟ้าอุตสาหกรรม'

test('a learner buys a course with a slip, staff record the money, and the learner begins', async ({
  page,
  browser,
  baseURL,
  unique,
  signIn,
  picture,
}) => {
  const email = `${unique('buyer').replaceAll(/[^a-z0-9]/gi, '.')}@wicha.test`.toLowerCase()
  await page.goto('/user/register')
  await register(page, email)
  await expect(page.getByRole('dialog').getByRole('link', { name: 'เข้าสู่ระบบ' })).toBeVisible()
  await signIn(page, { username: email, password: newPassword })
  await page.goto(`/lesson/search/${course}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(course) })
    .first()
    .click()
  const detail = page.url()
  let taps = 0
  const tap = async (wanted: Locator) => {
    taps++
    await wanted.click()
  }
  await tap(page.getByRole('link', { name: 'ซื้อหลักสูตร' }).filter({ visible: true }).first())
  await picture(page, 'buy')
  await tap(page.getByRole('main').getByRole('button', { name: 'ซื้อหลักสูตร' }))
  await page.waitForURL('**/lesson/pay/*')
  const qr = page.getByRole('img', { name: /QR พร้อมเพย์/ })
  expect((await qr.boundingBox())!.width).toBeGreaterThanOrEqual(240)
  expect(taps, 'from the course to the QR code').toBeLessThanOrEqual(4)
  const amount = /[\d,]+(?:\.\d\d)?/.exec(await page.locator('b', { hasText: '฿' }).first().innerText())![0]
  await qr.scrollIntoViewIfNeeded()
  const codes = await readQrCodes(await page.screenshot())
  // The tags of a PromptPay QR code: format, baht, amount.
  const satang = Number(amount.replaceAll(',', '')).toFixed(2)
  expect(codes).toEqual([
    expect.stringMatching(
      new RegExp(`^000201.*5303764.*54${String(satang.length).padStart(2, '0')}${satang.replace('.', '\\.')}`),
    ),
  ])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width)
  await expect(page.getByText('ที่นั่งจองไว้ให้คุณถึง')).toBeVisible()
  await picture(page, 'pay')
  expect(await findings(page)).toEqual([])
  await page.getByLabel('รูปสลิป').setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: ownSlip(email) })
  await page.getByRole('button', { name: 'ส่งสลิป' }).click()
  await expect(page.getByText('ได้รับสลิปแล้ว กำลังตรวจ')).toBeVisible()
  const pay = page.url()

  const office = await browser.newPage({ baseURL: baseURL!, viewport: { width: 1280, height: 800 } })
  await signIn(office, { username: 'manager', desk: true })
  await office.goto(`/order/detail/${pay.split('/').at(-1)!}/manage`)
  await picture(office, 'order-manage')
  await office.getByLabel('เลขที่รายการของธนาคาร').fill(`T${Date.now()}`)
  await office.getByRole('button', { name: 'บันทึกรับชำระเงิน' }).click()
  await expect(office.getByRole('status').first()).toContainText('บันทึกรับชำระเงินแล้ว')
  await office.close()

  await page.goto(pay)
  await expect(page.getByText('ชำระเงินเรียบร้อยแล้ว')).toBeVisible()
  await picture(page, 'paid')
  await page.getByRole('main').getByRole('link', { name: 'เริ่มเรียน' }).click()
  await page.waitForURL('**/lesson/play/**')
  await page.goto('/lesson/bill')
  await expect(page.getByRole('main')).toContainText('เสร็จสมบูรณ์')
  await picture(page, 'bill')
  await page.goto(detail)
  await expect(page.getByRole('link', { name: 'ซื้อหลักสูตร' })).toHaveCount(0)
})

/** The sample slip with bytes of its own at its end, because a slip pays one order. */
const ownSlip = (text: string) => Buffer.concat([readFileSync(slip), Buffer.from(text)])

test('a visitor fills a cart, logs in at the checkout, and orders what was in it', async ({
  page,
  unique,
  picture,
}) => {
  const email = `${unique('shopper').replaceAll(/[^a-z0-9]/gi, '.')}@wicha.test`.toLowerCase()
  await page.goto('/user/register')
  await register(page, email)
  await expect(page.getByRole('dialog').getByRole('link', { name: 'เข้าสู่ระบบ' })).toBeVisible()
  await page.goto('/shop/products')
  await picture(page, 'shop')
  await page
    .getByRole('main')
    .getByRole('link', { name: /คู่มือช่างไฟฟ้าภายในอาคาร/ })
    .first()
    .click()
  await page.waitForURL('**/shop/product/**')
  await page.getByRole('button', { name: 'หยิบใส่ตะกร้า' }).click()
  await page.goto('/shop/checkout')
  await expect(page.getByRole('main')).toContainText('คู่มือ')
  expect(await findings(page)).toEqual([])
  await picture(page, 'checkout-visitor')
  await page.getByRole('main').getByRole('link', { name: 'เข้าสู่ระบบ' }).click()
  await page.locator('[name=username]').fill(email)
  await page.locator('[name=password]').fill(newPassword)
  await page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
  await page.waitForURL('**/shop/checkout')
  await expect(page.getByRole('main')).toContainText('คู่มือ')
  const fill = (name: string, value: string) => page.locator(`[name=${name}]`).fill(value)
  await fill('NO', '60')
  await fill('ROAD_TH', 'พหลโยธิน')
  await fill('subdistrict', 'สามเสนใน')
  await fill('district', 'พญาไท')
  await fill('province', 'กรุงเทพมหานคร')
  await fill('zipcode', '10400')
  await page.getByRole('button', { name: 'คำนวณค่าจัดส่งใหม่' }).click()
  await page.getByText('ไปรษณีย์ลงทะเบียน').first().click()
  expect(await findings(page)).toEqual([])
  await picture(page, 'checkout')
  await page.getByRole('button', { name: 'สั่งซื้อและชำระเงิน' }).click()
  await page.waitForURL('**/lesson/pay/*')
  await expect(page.getByRole('img', { name: /QR พร้อมเพย์/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('ไปรษณีย์ลงทะเบียน')
  await picture(page, 'pay-shop')
  await page.goto('/shop/checkout')
  await expect(page.getByRole('main')).not.toContainText('คู่มือ')
})

const languages = ['th', 'en'] as const

test('cart, checkout, pay page and orders have no serious findings in either language, and keys reach their buttons', async ({
  page: visitor,
  browser,
  baseURL,
  picture,
}) => {
  test.setTimeout(150_000)
  const { page } = await newLearner(browser, { beside: visitor, origin: baseURL! })
  const check = async (path: string, buttons: (lang: (typeof languages)[number]) => readonly RegExp[]) => {
    for (const lang of languages) {
      await page.goto(`${path}?lang=${lang}`)
      expect(await findings(page), `${path} ${lang}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width)
      for (const name of buttons(lang)) await tabTo(page, page.getByRole('main').getByRole('button', { name }).first())
      await picture(page, `${path.split('/')[2]}-${lang}`)
    }
  }
  await page.goto('/shop/products?lang=th')
  await page
    .getByRole('main')
    .getByRole('link', { name: /คู่มือช่างไฟฟ้าภายในอาคาร/ })
    .first()
    .click()
  await page.waitForURL('**/shop/product/**')
  const product = new URL(page.url()).pathname
  await check(product, (lang) => [lang === 'th' ? /หยิบใส่ตะกร้า/ : /Add to cart/i])
  await page.goto(`${product}?lang=th`)
  const add = page.getByRole('button', { name: 'หยิบใส่ตะกร้า' })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /./ }).first()).toBeVisible()
  await check('/shop/checkout', (lang) =>
    lang === 'th' ? [/^เพิ่ม/, /^ลด/, /สั่งซื้อและชำระเงิน/] : [/^One more/, /^One less/, /order/i],
  )

  await page.goto(`/lesson/search/${course}?lang=th`)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(course) })
    .first()
    .click()
  const buy = page.getByRole('link', { name: 'ซื้อหลักสูตร' }).filter({ visible: true }).first()
  await tabTo(page, buy)
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('main').getByRole('button', { name: 'ซื้อหลักสูตร' })
  await tabTo(page, confirm)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/lesson/pay/*')
  await check(new URL(page.url()).pathname, (lang) => [lang === 'th' ? /ส่งสลิป/ : /slip/i])
  await check('/lesson/bill', () => [])
})
