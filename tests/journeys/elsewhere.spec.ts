import type { APIRequestContext, Page } from '@playwright/test'
import { assert, issuer, sharedSecret } from '../pages/account/bypass/portal.ts'
import { channel } from '../pages/account/chat/provider.ts'
import { demoPassword } from '../support/server.ts'
import { findings } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const line = (page: Page) => page.getByRole('button', { name: 'เข้าสู่ระบบด้วย LINE' })

async function hasNoSeriousFinding(page: Page) {
  expect(await findings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  )
}

/** Sends a request to the school without a browser. Outside a browser, names below localhost do not resolve. */
function schoolBy(request: APIRequestContext, localhost: string) {
  const host = `school.localhost:${new URL(localhost).port}`
  const ask = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const answer = await request.fetch(`${localhost}/api/${path}`, { method, data, headers: { host } })
    expect(answer.status(), path).toBe(200)
    return answer.json()
  }
  const signIn = () => ask('POST', 'signin', { username: 'superadmin', password: demoPassword, interface: 'backend' })
  return { ask, signIn }
}

/** Returns the person that the school recognises in the browser. */
const whoIs = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (await fetch('/api/session')).json()).session.userID)

/** Signs in at the provider, which is another site. */
async function sayWho(page: Page, who: { subject: string; name: string }, answer: 'อนุญาต' | 'ยกเลิก' = 'อนุญาต') {
  await page.waitForURL(/127\.0\.0\.1:\d+\/authorize/)
  await page.getByLabel('รหัส').fill(who.subject)
  await page.getByLabel('ชื่อ').fill(who.name)
  await page.getByRole('button', { name: answer }).click()
}

test.beforeEach(async ({ playwright, at }) => {
  const request = await playwright.request.newContext()
  const school = schoolBy(request, at('localhost'))
  await school.signIn()
  const [row] = await school.ask('POST', 'configuration/query', { method: 'find', args: [{}] })
  const chat = { lineChannel: channel.id, line: channel.secret }
  const data = { ...chat, bypassIssuer: issuer, bypassKey: sharedSecret }
  await school.ask('PUT', `configuration/${row._id}`, { data })
  await request.dispose()
})

test('a visitor signs in with LINE, is a learner with nothing made up, and comes back as the same one', async ({
  page,
  at,
  unique,
  picture,
}) => {
  const who = { subject: unique('U'), name: 'มานี มีนา' }
  await page.goto(`${at('school.localhost')}/user/login`)
  await expect(line(page)).toBeVisible()
  await hasNoSeriousFinding(page)
  await picture(page, 'line-log-in')

  await line(page).focus()
  await page.keyboard.press('Enter')
  await sayWho(page, who, 'ยกเลิก')
  await expect(page.getByRole('alert')).toContainText('คุณยังไม่ได้อนุญาต')
  await hasNoSeriousFinding(page)
  await picture(page, 'line-denied')

  await page.getByRole('button', { name: 'ลองใหม่อีกครั้ง' }).click()
  await sayWho(page, who)
  await page.waitForURL(`${at('school.localhost')}/user/profile`)
  await expect(page.getByRole('heading', { level: 1, name: 'มานี มีนา' })).toBeVisible()
  await expect(page.getByText('เป็นวิธีเข้าสู่ระบบวิธีเดียวของคุณ')).toBeVisible()
  await hasNoSeriousFinding(page)
  await picture(page, 'line-profile')

  const first = await whoIs(page)
  await page.getByRole('main').getByRole('button', { name: 'ออกจากระบบ' }).click()
  await page.waitForURL(`${at('school.localhost')}/`)
  await page.goto(`${at('school.localhost')}/user/login?next=%2Flesson%2Fhome`)
  await line(page).click()
  await sayWho(page, { ...who, name: 'ชื่อใหม่' })
  await page.waitForURL(`${at('school.localhost')}/lesson/home`)
  expect(await whoIs(page)).toBe(first)
})

test('a learner links LINE to her account with her password, and unlinks it', async ({
  page,
  at,
  unique,
  playwright,
  picture,
}) => {
  const email = `${unique('link').replaceAll(/[^a-z0-9]/gi, '.')}@wicha.test`.toLowerCase()
  const digits = (length: number) => Array.from({ length }, () => Math.floor(Math.random() * 10)).join('')
  const person = { firstname: 'กานดา', lastname: 'รักเรียน', citizen: digits(13), phone: `08${digits(8)}`, email }
  const info = { fti_member: false, fti_member_number: '', agree: true }
  const request = await playwright.request.newContext()
  await schoolBy(request, at('localhost')).ask('POST', 'user', { data: { ...person, password: 'kanda-2569', info } })
  await request.dispose()
  const school = at('school.localhost')
  await page.goto(`${school}/student/profile`)
  await page.locator('[name=username]').fill(email)
  await page.locator('[name=password]').fill('kanda-2569')
  await page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
  await page.waitForURL(`${school}/user/profile`)

  await page.goto(`${school}/student/profile`)
  await page.getByLabel('รหัสผ่านปัจจุบัน').fill('wrong-2569')
  await page.getByRole('button', { name: 'เชื่อมต่อ LINE' }).click()
  await expect(page.getByRole('alert')).toContainText('รหัสผ่านปัจจุบันไม่ถูกต้อง')
  await hasNoSeriousFinding(page)
  await picture(page, 'line-link')
  await page.getByLabel('รหัสผ่านปัจจุบัน').fill('kanda-2569')
  await page.getByRole('button', { name: 'เชื่อมต่อ LINE' }).click()
  await sayWho(page, { subject: unique('U'), name: 'กานดา' })
  await page.waitForURL(`${school}/student/profile`)
  await expect(page.getByText('เชื่อมต่อกับ กานดา')).toBeVisible()
  await hasNoSeriousFinding(page)
  await picture(page, 'line-linked')
  await page.getByRole('button', { name: 'ยกเลิกการเชื่อมต่อ' }).click()
  await expect(page.getByRole('button', { name: 'เชื่อมต่อ LINE' })).toBeVisible()
})

test('an employee comes from the portal, sees as whom, and every way to the profile is the employee’s page', async ({
  page,
  at,
  unique,
  playwright,
  picture,
}) => {
  const school = at('school.localhost')
  const request = await playwright.request.newContext()
  const staff = schoolBy(request, at('localhost'))
  await staff.signIn()
  const username = unique('emp').replaceAll(' ', '-')
  const { _id } = await staff.ask('POST', 'user', { data: { username, firstname: 'สมศักดิ์', lastname: 'ทำงาน' } })
  await request.dispose()

  const assertion = await assert(_id, { claims: { aud: 'school.localhost' } })
  await page.goto(`${school}/user/bypass/${_id}?assertion=${assertion}`)
  await expect(page.getByText('hr.factory รับรองว่าคุณคือ สมศักดิ์ ทำงาน')).toBeVisible()
  await hasNoSeriousFinding(page)
  await picture(page, 'bypass')
  await page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
  await page.waitForURL(`${school}/user/employee`)
  await expect(page.getByRole('heading', { level: 1, name: 'สมศักดิ์ ทำงาน' })).toBeVisible()
  await hasNoSeriousFinding(page)
  await picture(page, 'employee')

  await page.goto(`${school}/lesson/home`)
  await page
    .getByRole('link', { name: /หลักสูตรของฉัน/ })
    .filter({ visible: true })
    .first()
    .click()
  await page.waitForURL(`${school}/user/employee`)
  await page.goto(`${school}/user/bypass/${_id}?assertion=${assertion}`)
  await page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
  await expect(page.getByRole('alert')).toContainText('ถูกใช้ไปแล้ว')
  await picture(page, 'bypass-used')
})
