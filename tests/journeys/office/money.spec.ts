import type { Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { skipToMain, tabTo } from '../support/keyboard.ts'
import { newLearner } from '../support/learner.ts'
import { isPhone, isWhole } from '../support/office.ts'
import { store } from '../support/registrar.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 150_000 })

/** Opens an office screen in both languages, and leaves the Thai one open with the focus at its main part. */
async function look(page: Page, path: string, picture: (name: string) => Promise<void>) {
  for (const lang of ['en', 'th'] as const) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
    await isWhole(page)
    expect(await findings(page), `${path} ${lang}`).toEqual([])
    await picture(lang)
  }
  if (!isPhone(page)) await skipToMain(page)
}

test('staff record money and refund it by the keyboard, on screens that are sound in both languages', async ({
  page,
  browser,
  baseURL,
  unique,
  signIn,
  picture,
}) => {
  await signIn(page, { username: 'admin', desk: true })
  const course = await store(page, 'course', { name: unique('ขายหลักสูตร'), status: true, price: 700 })
  const learner = await newLearner(browser, { beside: page, origin: baseURL! })
  await learner.page.goto('/')
  const orderID = await store(learner.page, 'order', { courseID: course })
  await learner.page.context().close()

  const main = page.getByRole('main')
  await look(page, `/order/detail/${orderID}/manage`, (lang) => picture(page, `money-manage-${lang}`))
  await tabTo(page, main.getByLabel('เลขที่รายการของธนาคาร'))
  await page.keyboard.type(`K${Date.now()}`)
  await tabTo(page, main.getByRole('button', { name: 'บันทึกรับชำระเงิน' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'บันทึกรับชำระเงินแล้ว' }).first()).toBeVisible()

  await look(page, `/order/refund/add/${orderID}`, (lang) => picture(page, `money-refund-${lang}`))
  const reason = main.locator('[name=reason]')
  await tabTo(page, reason)
  await page.keyboard.type('เรียนไม่ได้')
  await tabTo(page, main.locator('button[type=submit]').last())
})

test('staff read a bank file and its layout by the keyboard, on screens that are sound in both languages', async ({
  page,
  signIn,
  picture,
}) => {
  await signIn(page, { username: 'admin', desk: true })
  const main = page.getByRole('main')
  await look(page, '/lesson/reconcile', (lang) => picture(page, `money-bank-file-${lang}`))
  const file = main.getByLabel(/^ไฟล์รับชำระของธนาคาร/)
  await tabTo(page, file)
  await file.setInputFiles({ name: 'wrong.txt', mimeType: 'text/plain', buffer: Buffer.from('H0001') })
  await expect(main.getByText('wrong.txt')).toBeVisible()
  await tabTo(page, main.getByRole('button', { name: 'อ่านไฟล์' }))
  await page.keyboard.press('Enter')
  await expect(main.getByRole('alert')).toBeVisible()

  await look(page, '/order/work', (lang) => picture(page, `money-work-${lang}`))
  await look(page, '/order/audit', (lang) => picture(page, `money-audit-${lang}`))
  await page.goto('/lesson/reconcile?lang=th')
  await main.getByText('ตำแหน่งข้อมูลในไฟล์ของแต่ละบัญชี').click()
  const layout = main.getByRole('link', { name: /กรุงไทย/ }).first()
  await look(page, (await layout.getAttribute('href'))!, (lang) => picture(page, `money-layout-${lang}`))
  await tabTo(page, main.getByLabel('ไฟล์ตัวอย่างของธนาคาร'))
  await tabTo(page, main.getByRole('button', { name: 'ตรวจกับไฟล์' }))
  await page.keyboard.press('Enter')
  await expect(main.getByText('กรุณาเลือกไฟล์ตัวอย่าง')).toBeVisible()
})
