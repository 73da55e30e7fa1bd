import type { Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { newLearner } from '../support/learner.ts'
import { isWhole } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

const courseName = 'ตรวจสอบระบบไฟฟ้าประจำปีของโรงงานขนาดเล็ก'
const examName = 'สอบปลายหลักสูตรความปลอดภัยทางไฟฟ้า'

/** Returns the first row of a collection that matches, as an administrator reads it. */
async function find(page: Page, collection: string, filter: object) {
  const answer = await page.request.post(`/api/${collection}/query`, {
    data: { method: 'find', args: [filter] },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const [row] = [await answer.json()].flatMap((body) => body.data ?? body) as { _id: string }[]
  expect(row, `${collection} ${JSON.stringify(filter)}`).toBeTruthy()
  return row!._id
}

const answers = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/exam/answer') && response.ok())

/** Goes to the next page of the paper until one of these controls is on it. */
async function turnTo(page: Page, selector: string) {
  for (let n = 0; n < 10 && (await page.locator(selector).filter({ visible: true }).count()) === 0; n += 1)
    await page.getByRole('button', { name: 'ถัดไป' }).click()
  return page.locator(selector).filter({ visible: true }).first()
}

test('a learner sits an exam on a phone, loses the network, and submits', async ({
  page,
  browser,
  at,
  signIn,
  picture,
}) => {
  test.setTimeout(180_000)
  const origin = at('localhost')
  await signIn(page, { username: 'admin', desk: true })
  const { page: learner, _id: userID } = await newLearner(browser, { beside: page, origin })
  const courseID = await find(page, 'course', { name: courseName })
  const examID = await find(page, 'exam', { name: examName })
  const enrolled = await page.request.post('/api/enroll', {
    data: { data: { userID, courseID } },
    headers: { origin },
  })
  expect(enrolled.status(), await enrolled.text()).toBe(200)

  await learner.goto(`/lesson/assessment/${courseID}/${examID}`)
  await expect(learner.getByRole('heading', { level: 1, name: examName })).toBeVisible()
  await expect(learner.getByText('เก็บคำตอบในเครื่องได้เมื่อสัญญาณขาด')).toBeVisible()
  await expect(learner.getByText('ตอนที่ 1 ความรู้')).toHaveCount(0)
  await isWhole(learner)
  expect(await findings(learner)).toEqual([])
  await picture(learner, 'exam-waiting-room')

  await learner.getByRole('button', { name: 'เริ่มสอบ' }).click()
  await expect(learner.getByText('ตอนที่ 1 ความรู้')).toBeVisible()
  await expect(learner.getByRole('timer')).toBeVisible()
  await isWhole(learner)
  expect(await findings(learner)).toEqual([])
  await picture(learner, 'exam-paper')

  const saved = answers(learner)
  const choice = await turnTo(learner, 'input[type=radio]')
  await choice.check()
  await saved
  await expect(learner.getByText('บันทึกแล้ว')).toBeVisible()
  const chosen = { name: await choice.getAttribute('name'), value: await choice.getAttribute('value') }

  // What is answered without a network waits on the device and is sent on its return.
  await learner.context().setOffline(true)
  const number = await turnTo(learner, 'input[inputmode=decimal]')
  await number.fill('๑๒.๕')
  await expect(learner.getByText('ยังไม่ส่ง 1 ข้อ')).toBeVisible()
  await picture(learner, 'exam-offline')
  const sent = answers(learner)
  await learner.context().setOffline(false)
  await sent
  await expect(learner.getByText('บันทึกแล้ว')).toBeVisible()

  await learner.reload()
  const again = await turnTo(learner, `input[name="${chosen.name}"][value="${chosen.value}"]`)
  await expect(again).toBeChecked()
  await expect(await turnTo(learner, 'input[inputmode=decimal]')).toHaveValue('๑๒.๕')
  const essay = await turnTo(learner, 'textarea')
  const stored = answers(learner)
  await essay.fill('ตัดไฟที่เมนสวิตช์ ล็อกกุญแจ แขวนป้าย แล้วทดสอบว่าไม่มีไฟก่อนเริ่มงาน')
  await stored
  await isWhole(learner)
  expect(await findings(learner)).toEqual([])

  await learner.getByRole('button', { name: 'ตรวจทานและส่ง' }).click()
  await expect(learner.getByText(/ยังไม่ได้ตอบ \d+ ข้อ/)).toBeVisible()
  await isWhole(learner)
  expect(await findings(learner)).toEqual([])
  await picture(learner, 'exam-overview')
  await learner.getByRole('button', { name: 'ส่งข้อสอบ', exact: true }).click()
  await expect(learner.getByText('ส่งข้อสอบเรียบร้อยแล้ว')).toBeVisible()
  expect(await learner.getByRole('textbox').inputValue()).toMatch(/^WR1\./)
  await isWhole(learner)
  expect(await findings(learner)).toEqual([])
  await picture(learner, 'exam-receipt')

  await learner.getByRole('link', { name: 'ดูสถานะและผลสอบ' }).click()
  await expect(learner.getByText('ส่งแล้ว รอประกาศผล').first()).toBeVisible()
  await expect(learner.getByText('คุณสอบครบจำนวนครั้งที่กำหนดแล้ว')).toBeVisible()
  await isWhole(learner)
  expect(await findings(learner)).toEqual([])
  await picture(learner, 'exam-result')

  const roundID = await find(page, 'exam_round', { examID, type: 'final', round: 2 })
  await page.goto(`/lesson/exam/board/${roundID}`)
  await expect(page.getByText('กานดา รักเรียน').first()).toBeVisible()
  await expect(page.getByText(/ตอบแล้ว \d+ จาก \d+ ข้อ/).first()).toBeVisible()
  await isWhole(page)
  expect(await findings(page)).toEqual([])
  await picture(page, 'exam-board')
  await learner.context().close()
})
