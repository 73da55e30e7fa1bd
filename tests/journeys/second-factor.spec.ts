import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { newPostgres } from '../support/scratch-postgres.ts'
import { demoPassword, newDataDir, type Running, startServer } from '../support/server.ts'
import { findings } from './support/axe.ts'
import { newPassword, register } from './support/register.ts'
import { chooseSite, expect, test } from './support/test.ts'

// These journeys change how the demo's administrator signs in, so each has its own server.
const serve = async (
  { database, page }: { database: string; page: Page },
  journey: (server: Running) => Promise<void>,
) => {
  const scratch = database === 'postgres' ? await newPostgres() : null
  const data = newDataDir()
  const server = await startServer({ dataDir: data.folder, env: scratch ? { DATABASE_URL: scratch.url } : {} })
  try {
    await journey(server)
  } finally {
    // Otherwise a page that still prefetches would lose its server.
    await page.close()
    await server.stop()
    data.remove()
    await scratch?.remove()
  }
}

const expectAccessible = async (page: Page) => expect(await findings(page)).toEqual([])

const expectNoOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

const givePassword = async (page: Page, url: string) => {
  await page.goto(`${url}/member/login`)
  await page.locator('[name=username]').fill('admin')
  await page.locator('[name=password]').fill(demoPassword)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
  await page.waitForURL((at) => !at.pathname.endsWith('/login'))
}

const arrive = async (page: Page) => {
  await page.waitForURL('**/member/sites**')
  await chooseSite(page, 'localhost')
}

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'บัญชีของฉัน' }).click()
  await page.getByRole('button', { name: 'ออกจากระบบ', exact: true }).click()
  await page.waitForURL('**/member/login**')
}

const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: Date.now() + ahead })

test('an administrator sets up an app, and logs in with its code, with a recovery code, and ends another device', async ({
  page,
  browser,
  database,
  picture,
}) => {
  test.setTimeout(180_000)
  await serve({ database, page }, async ({ url }) => {
    await givePassword(page, url)
    await arrive(page)
    await page.goto(`${url}/member/profile`)
    await expect(page.getByRole('heading', { name: 'ความปลอดภัย' })).toBeVisible()
    await expectAccessible(page)
    await picture(page, 'second-factor-profile')
    await page.getByRole('link', { name: 'จัดการความปลอดภัย' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'ความปลอดภัย' })).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await picture(page, 'second-factor-none')

    await page.getByRole('button', { name: 'ตั้งค่าแอปยืนยันตัวตน' }).click()
    await expect(page.getByRole('img', { name: 'คิวอาร์โค้ดสำหรับแอปยืนยันตัวตน' })).toBeVisible()
    const secret = await page.locator('code').innerText()
    await expectAccessible(page)
    await picture(page, 'second-factor-set-up')
    await page.getByLabel('รหัส 6 หลักจากแอป').fill('000000')
    await page.getByRole('button', { name: 'เปิดใช้', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('รหัสไม่ถูกต้อง')
    await page.getByLabel('รหัส 6 หลักจากแอป').fill(codeOf(secret, -30_000))
    await page.getByRole('button', { name: 'เปิดใช้', exact: true }).click()
    await expect(page.getByText('ระบบแสดงให้ครั้งนี้ครั้งเดียว')).toBeVisible()
    const codes = await page.locator('li > code').allInnerTexts()
    expect(codes).toHaveLength(10)
    await expectAccessible(page)
    await expectNoOverflow(page)
    await picture(page, 'second-factor-codes')
    await page.getByRole('link', { name: 'เก็บรหัสแล้ว' }).click()
    await expect(page.getByText('เหลือ 10 รหัส')).toBeVisible()
    await expect(page.getByText(codes[0]!)).toHaveCount(0)

    await logOut(page)
    await givePassword(page, url)
    await page.waitForURL('**/member/verify**')
    await expect(page.getByLabel('รหัสจากแอป')).toBeFocused()
    await expectAccessible(page)
    await picture(page, 'second-factor-verify')
    await page.getByLabel('รหัสจากแอป').fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('ยืนยันไม่สำเร็จ')
    await picture(page, 'second-factor-wrong')
    await page.getByLabel('รหัสจากแอป').fill(codeOf(secret))
    await page.keyboard.press('Enter')
    await arrive(page)

    await logOut(page)
    await givePassword(page, url)
    await page.getByRole('link', { name: 'ใช้รหัสกู้คืนแทน' }).click()
    await page.getByLabel('รหัสกู้คืน').fill(codes[3]!.toUpperCase())
    await picture(page, 'second-factor-recovery')
    await page.keyboard.press('Enter')
    await arrive(page)

    const other = await browser.newPage()
    await givePassword(other, url)
    await other.getByRole('link', { name: 'ใช้รหัสกู้คืนแทน' }).click()
    await other.getByLabel('รหัสกู้คืน').fill(codes[4]!)
    await other.keyboard.press('Enter')
    await arrive(other)
    await page.goto(`${url}/member/security`)
    await expect(page.getByText('เหลือ 8 รหัส')).toBeVisible()
    const sessions = page.locator('section').filter({ has: page.getByRole('heading', { name: 'อุปกรณ์ที่เข้าสู่ระบบอยู่' }) })
    await expect(sessions.getByText('อุปกรณ์นี้')).toHaveCount(1)
    await picture(page, 'second-factor-devices')
    await sessions.getByRole('button', { name: 'คำสั่งของรายการ' }).first().click()
    await page.getByRole('button', { name: 'ให้ออกจากระบบ', exact: true }).click()
    await expect(page.getByText('ให้อุปกรณ์นั้นออกจากระบบแล้ว')).toBeVisible()
    await other.goto(`${url}/member/security`)
    await expect(other).not.toHaveURL(/member\/security$/)
    await other.close()
  })
})

test(
  'an administrator registers a passkey and logs in with it alone, and by keyboard after his password',
  { tag: '@long' },
  async ({ page, database, picture }) => {
    test.setTimeout(180_000)
    const session = await page.context().newCDPSession(page)
    await session.send('WebAuthn.enable')
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
        ...{ isUserVerified: true, automaticPresenceSimulation: true },
      },
    })
    await serve({ database, page }, async ({ url }) => {
      await givePassword(page, url)
      await arrive(page)
      await page.goto(`${url}/member/security`)
      await page.getByLabel('ชื่อพาสคีย์').fill('โน้ตบุ๊กที่ทำงาน')
      await page.getByRole('button', { name: 'เพิ่มพาสคีย์' }).click()
      await expect(page.getByText('ระบบแสดงให้ครั้งนี้ครั้งเดียว')).toBeVisible()
      await page.getByRole('link', { name: 'เก็บรหัสแล้ว' }).click()
      await expect(page.getByText('โน้ตบุ๊กที่ทำงาน', { exact: true })).toBeVisible()
      await picture(page, 'passkey-listed')

      await page.getByLabel('ชื่อพาสคีย์').fill('อีกครั้ง')
      await page.getByRole('button', { name: 'เพิ่มพาสคีย์' }).click()
      await expect(page.getByRole('alert')).toContainText('เบราว์เซอร์ไม่ได้สร้างพาสคีย์')

      await logOut(page)
      await picture(page, 'passkey-log-in')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'เข้าสู่ระบบด้วยพาสคีย์' }).click()
      await arrive(page)

      await logOut(page)
      await givePassword(page, url)
      await page.waitForURL('**/member/verify**')
      await picture(page, 'passkey-verify')
      await page.getByRole('button', { name: 'ยืนยันด้วยพาสคีย์' }).press('Enter')
      await arrive(page)
    })
  },
)

// A new learner, because a learner of the demo would be logged out in the middle of another journey.
test('a learner sees where he is logged in and ends another device', async ({
  page,
  browser,
  signIn,
  at,
  unique,
  picture,
}) => {
  const username = `${unique('devices').replaceAll(/[^a-z0-9]/gi, '.')}@wicha.test`.toLowerCase()
  await page.goto('/user/register')
  await register(page, username)
  await expect(page.getByRole('dialog')).toBeVisible()
  const other = await browser.newPage({ baseURL: at('localhost') })
  await signIn(other, { username, password: newPassword })
  await signIn(page, { username, password: newPassword })
  await page.goto('/user/profile')
  const sessions = page.locator('#sessions')
  await sessions.scrollIntoViewIfNeeded()
  await expect(sessions.getByText('อุปกรณ์นี้')).toHaveCount(1)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await picture(page, 'learner-devices')
  await sessions.getByRole('button', { name: 'ให้อุปกรณ์อื่นทั้งหมดออกจากระบบ' }).click()
  await expect(sessions.getByRole('button')).toHaveCount(0)
  await other.goto('/user/profile')
  await expect(other.getByText('กรุณาเข้าสู่ระบบเพื่อดูหน้านี้')).toBeVisible()
  await other.close()
})
