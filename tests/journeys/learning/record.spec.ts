import type { Page } from '@playwright/test'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { findings } from '../support/axe.ts'
import { newLearner } from '../support/learner.ts'
import { isWhole } from '../support/office.ts'
import { command, store } from '../support/registrar.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 90_000 })

/** Returns random Thai consonants. */
const letters = (length: number) =>
  Array.from({ length }, () => 'กขคงจชดตทนบปพมยรลวสห'.at(Math.floor(Math.random() * 20))).join('')

const main = (page: Page) => page.getByRole('main')

const looksWell = async (page: Page) => {
  await isWhole(page)
  expect(await findings(page)).toEqual([])
}

/** Publishes the course on the screen. */
async function publish(page: Page) {
  await main(page).getByRole('button', { name: 'เผยแพร่', exact: true }).filter({ visible: true }).click()
  await page.getByRole('button', { name: 'ยืนยันเผยแพร่' }).click()
  await expect(page.getByText('เผยแพร่แล้ว ผู้เยี่ยมชมเห็นหลักสูตรนี้ทันที')).toBeVisible()
}

test('a registrar finds a learner, adds hours by hand and merges a duplicate; the learner sees his hours and his calendar', async ({
  page,
  browser,
  at,
  signIn,
  unique,
  picture,
}) => {
  // Many people share the first name. Only these two are one person.
  const lastname = `รักเรียน${letters(6)}`
  const of = { beside: page, origin: at('localhost'), lastname }
  const [learner, twin] = [await newLearner(browser, of), await newLearner(browser, of)]
  await signIn(page, { username: 'admin', desk: true })
  const name = unique('อบรมดับเพลิง')
  const today = bangkokDay(Date.now())
  const course = await store(page, 'course', { name, status: true, startDate: today, endDate: today })
  await store(page, 'lesson', { courseID: course, name: 'ซ้อมหนีไฟ', content: '<p>เดินชิดขวา</p>' })
  await store(page, 'enroll', { userID: twin._id, courseID: course })

  await page.goto('/student/dashboard')
  const search = main(page).getByRole('searchbox').first()
  await search.fill(learner.email)
  await search.press('Enter')
  const found = main(page).getByRole('link', { name: /กานดา/ })
  await expect(found).toHaveCount(1)
  await looksWell(page)
  await picture(page, 'registrar-found')
  await found.click()
  await page.waitForURL(`**/student/detail/${learner._id}*`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`กานดา ${lastname}`)
  await expect(main(page)).toContainText(learner.email)
  await looksWell(page)
  await picture(page, 'registrar-record')

  await command(page, 'ปรับชั่วโมง')
  await expect(page.locator('[name=userID]')).toHaveValue(learner._id)
  await page.getByLabel(/^ชื่อหลักสูตรหรือกิจกรรม/).fill('ดูงานโรงไฟฟ้า')
  await page.getByLabel(/^จำนวนชั่วโมง/).fill('6')
  await page.getByLabel(/^เหตุผล/).fill('มีใบรับรองจากโรงไฟฟ้า')
  await picture(page, 'registrar-hours')
  await page.getByRole('button', { name: /^บันทึกรายการ/ }).click()
  await page.waitForURL('**/enroll/hours?*')
  await expect(main(page).getByText('ดูงานโรงไฟฟ้า').filter({ visible: true }).first()).toBeVisible()
  await picture(page, 'registrar-ledger')

  await page.goto(`/student/detail/${learner._id}`)
  await command(page, 'รวมระเบียนซ้ำ')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`รวมระเบียนซ้ำของ กานดา ${lastname}`)
  await expect(main(page).getByText('ชื่อตรงกัน').filter({ visible: true }).first()).toBeVisible()
  await looksWell(page)
  await picture(page, 'registrar-merge')
  await main(page).locator(`a[href*="with=${twin._id}"]`).filter({ visible: true }).first().click()
  await page.getByRole('textbox', { name: /^เหตุผล/ }).fill('สมัครไว้สองครั้ง')
  await looksWell(page)
  await picture(page, 'registrar-compare')
  await page.getByRole('button', { name: /^รวมระเบียน( ⌘S)?$/ }).click()
  await expect(page.getByText('รวมระเบียนแล้ว')).toBeVisible()
  await expect(main(page).getByText(name).filter({ visible: true }).first()).toBeVisible()
  await picture(page, 'registrar-merged')

  const own = learner.page
  await own.goto('/user/profile')
  await expect(own.getByText(name).first()).toBeVisible()
  await own.getByText('รายการชั่วโมง').first().click()
  await expect(own.getByText('ดูงานโรงไฟฟ้า').filter({ visible: true }).first()).toBeVisible()
  await looksWell(own)
  await picture(own, 'own-hours')
  await main(own).getByRole('link', { name: 'ปฏิทินของฉัน' }).first().click()
  await expect(own.getByRole('listitem').getByRole('link', { name: `วันอบรม: ${name}` })).toBeVisible()
  await own.getByRole('button', { name: 'สร้างลิงก์' }).click()
  const address = own.getByRole('textbox', { name: 'ลิงก์ปฏิทิน' })
  await expect(address).toHaveValue(/\/user\/calendar\//)
  await looksWell(own)
  await picture(own, 'own-calendar')
  const stranger = await browser.newContext()
  const file = await address.inputValue()
  expect(await (await stranger.request.get(file)).text()).toContain('BEGIN:VEVENT')
  await own.getByRole('button', { name: 'ยกเลิกลิงก์นี้' }).click()
  await expect(own.getByRole('button', { name: 'สร้างลิงก์' })).toBeVisible()
  expect((await stranger.request.get(file)).status()).toBe(404)
  for (const context of [stranger, own.context(), twin.page.context()]) await context.close()
})

test(
  'a registrar moves a learner to the new edition of a course with what he has done, and leads him back',
  { tag: '@long' },
  async ({ page, browser, at, signIn, unique, picture }) => {
    const learner = await newLearner(browser, { beside: page, origin: at('localhost') })
    await signIn(page, { username: 'admin', desk: true })
    const name = unique('ซ่อมปั๊มน้ำ')
    const course = await store(page, 'course', { name, status: true })
    for (const [order, title] of ['ถอดปั๊ม', 'ประกอบปั๊ม'].entries())
      await store(page, 'lesson', { courseID: course, name: title, order, content: `<p>วิธี${title}</p>` })
    await store(page, 'enroll', { userID: learner._id, courseID: course })
    const own = learner.page
    await own.goto(`/lesson/play/${course}/start`)
    const done = own.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes('/lesson/play/'),
    )
    await own.getByRole('button', { name: /เรียนจบ/ }).click()
    await done

    await page.goto(`/lesson/player/copy/${course}`)
    await page.getByRole('button', { name: 'สร้างฉบับปรับปรุง' }).click()
    await page.waitForURL('**/lesson/player/detail/**')
    const edition = new URL(page.url()).pathname.split('/').at(-1)!
    await page.goto(`/student/edition/${edition}`)
    await expect(page.getByText('ฉบับนี้ยังไม่เผยแพร่ กรุณาเผยแพร่ก่อนย้ายผู้เรียน')).toBeVisible()
    await page.goto(`/lesson/player/detail/${edition}`)
    await publish(page)
    await command(page, 'ย้ายผู้เรียนจากฉบับก่อนหน้า')
    await expect(main(page)).toContainText('2 · ถอดปั๊ม, ประกอบปั๊ม')
    await expect(main(page)).toContainText('บทที่เรียนจบ: ย้ายตาม 1 บท · ไม่มีในฉบับนี้ 0 บท')
    await page.getByRole('checkbox', { name: 'เลือก กานดา รักเรียน' }).check()
    await looksWell(page)
    await picture(page, 'edition-plan')
    await page.getByRole('button', { name: 'ย้ายผู้เรียนที่เลือก' }).click()
    await expect(main(page).getByText('ย้ายแล้ว', { exact: true })).toBeVisible({ timeout: 30_000 })
    await looksWell(page)
    await picture(page, 'edition-moved')
    await own.goto(`/lesson/play/${edition}/start`)
    await expect(own.getByText(/เรียนแล้ว 1 จาก 2 บท/).first()).toBeAttached()

    await page.goto(`/student/detail/${learner._id}`)
    await command(page, /^เลิกทำ: /)
    await expect(page.getByText('เลิกทำแล้ว ข้อมูลทั้งหมดกลับเป็นเหมือนเดิม')).toBeVisible()
    await picture(page, 'edition-back')
    await own.goto(`/lesson/play/${course}/start`)
    await expect(own.getByText(/เรียนแล้ว 1 จาก 2 บท/).first()).toBeAttached()
    await own.context().close()
  },
)

test('a registrar enrols many people in two courses at once, reads what became of each, and the report', async ({
  page,
  browser,
  at,
  signIn,
  unique,
  picture,
}) => {
  const of = { beside: page, origin: at('localhost') }
  const [first, second] = [await newLearner(browser, of), await newLearner(browser, of)]
  await signIn(page, { username: 'admin', desk: true })
  const names = [unique('ปูกระเบื้อง'), unique('ก่ออิฐ')]
  const courses: string[] = []
  for (const name of names) courses.push(await store(page, 'course', { name, status: true }))
  await store(page, 'enroll', { userID: first._id, courseID: courses[0] })

  await page.goto(`/enroll/new/many?courseID=${courses[0]}`)
  await expect(page.getByRole('checkbox', { name: names[0]! })).toBeChecked()
  const filter = main(page).getByRole('searchbox', { name: /หลักสูตร/ })
  await expect(async () => {
    await filter.fill(names[1]!)
    await expect(page.getByRole('checkbox', { name: names[1]! })).toBeVisible({ timeout: 3000 })
  }).toPass()
  await page.getByRole('checkbox', { name: names[1]! }).check()
  await page.getByLabel(/^ผู้เรียน/).fill(`${first.email}\n${second.email}\nไม่มีคนนี้@wicha.test`)
  await looksWell(page)
  await picture(page, 'many-form')
  await page.getByRole('button', { name: /^ตรวจก่อนลงทะเบียน/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ตรวจก่อนลงทะเบียน')
  await expect(main(page)).toContainText('ไม่พบผู้เรียน')
  await looksWell(page)
  await picture(page, 'many-plan')
  await page.getByRole('button', { name: 'ลงทะเบียน 3 รายการ' }).filter({ visible: true }).click()
  await page.waitForURL('**/enroll/new/many/*')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ผลการลงทะเบียนหลายคน')
  await expect(page.getByRole('link', { name: /^ลงทะเบียนให้แล้ว/ })).toContainText('3', { timeout: 30_000 })
  await looksWell(page)
  await picture(page, 'many-run')

  await page.goto('/enroll/report')
  for (const name of names) await expect(main(page).getByText(name).filter({ visible: true }).first()).toBeVisible()
  await looksWell(page)
  await picture(page, 'report')
  for (const one of [first, second]) await one.page.context().close()
})
