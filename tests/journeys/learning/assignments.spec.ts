import type { Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { newLearner } from '../support/learner.ts'
import { isWhole } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

const api = async (page: Page, path: string, data: object) => {
  const made = await page.request.post(`/api/${path}`, {
    data: { data },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(made.status(), `${path} ${await made.text()}`).toBe(200)
  return (await made.json())._id as string
}

const rubric = 'เนื้อหาถูกต้อง: ดีมาก 10, พอใช้ 6, ปรับปรุง 0\nความเรียบร้อย: ดีมาก 5, พอใช้ 3'

test('a learner hands in, his lecturer marks it, and he reviews the course that he has completed', async ({
  page,
  browser,
  at,
  signIn,
  unique,
  picture,
}) => {
  test.setTimeout(180_000)
  const origin = at('localhost')
  const { page: learner } = await newLearner(browser, { beside: page, origin })
  const teacher = await newLearner(browser, { beside: page, origin })
  await signIn(page, { username: 'admin', desk: true })
  const named = await api(page, 'lecturer', { name: 'อ.สมพร ช่างดี', position: 'วิทยากรไฟฟ้า', userID: teacher._id })
  const name = unique('ไฟฟ้าในบ้าน')
  const course = await api(page, 'course', { name, status: true, lecturer: [{ id: named, name: 'อ.สมพร ช่างดี' }] })
  const content = '<p>วาดผังวงจรไฟฟ้าของห้องหนึ่งห้อง แล้วอธิบายจุดที่ต้องระวัง</p>'
  const lesson = await api(page, 'lesson', { courseID: course, name: 'ผังวงจร', kind: 'assignment', content, rubric })

  await learner.goto(`/lesson/detail/${course}/enroll`)
  await learner.getByRole('main').getByRole('button', { name: 'ลงทะเบียนเรียน' }).click()
  await expect(learner.getByText('บทนี้จบเมื่องานที่ส่งผ่านการตรวจ')).toBeVisible()
  await picture(learner, 'assignment-play')
  await learner.getByRole('link', { name: 'ทำงานและส่ง' }).click()
  await learner.getByLabel('ข้อความ').fill('ห้องครัวแยกวงจรของเตาอบ')
  await learner.locator('input[type=file]').setInputFiles({
    name: 'ผัง.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  await expect(learner.getByRole('link', { name: 'ผัง.pdf' })).toBeVisible()
  const kept = learner.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/lesson/hand-in/'),
  )
  await learner.getByRole('button', { name: 'บันทึกร่าง' }).click()
  await kept
  await learner.reload()
  await expect(learner.getByLabel('ข้อความ')).toHaveValue('ห้องครัวแยกวงจรของเตาอบ')
  await isWhole(learner)
  expect(await findings(learner)).toEqual([])
  await picture(learner, 'assignment-hand-in')
  await learner.getByRole('button', { name: 'ส่งงาน' }).click()
  await expect(learner.getByText('ส่งแล้ว รอวิทยากรตรวจ').first()).toBeVisible()
  await picture(learner, 'assignment-handed')

  await page.goto(`/lesson/assignment?where=courseID:is:${course}`)
  await page.getByRole('main').getByRole('link', { name: /กานดา/ }).first().click()
  await expect(page.getByText('ห้องครัวแยกวงจรของเตาอบ')).toBeVisible()
  await isWhole(page)
  expect(await findings(page)).toEqual([])
  await picture(page, 'assignment-mark')

  const desk = teacher.page
  await desk.goto('/lesson/teaching')
  await isWhole(desk)
  expect(await findings(desk)).toEqual([])
  await picture(desk, 'teaching')
  await desk.getByRole('link', { name: /กานดา/ }).click()
  await desk.getByLabel(/ดีมาก/).first().check()
  await desk.getByLabel(/พอใช้/).last().check()
  await desk.getByLabel('ความเห็นถึงผู้เรียน').fill('ผังอ่านง่าย')
  await picture(desk, 'teaching-mark')
  await desk.getByRole('heading', { level: 1 }).click()
  await desk.keyboard.press('a')
  await expect(desk.getByRole('status').filter({ hasText: 'ผ่าน' }).first()).toBeVisible()

  // Staff who had it open meanwhile overwrite nothing.
  await page.getByLabel('ความเห็นถึงผู้เรียน').fill('ไม่ครบ')
  await page.getByRole('button', { name: 'ไม่ผ่าน' }).click()
  await expect(page.getByText('มีผู้อื่นตรวจงานนี้ก่อนแล้ว')).toBeVisible()

  await learner.reload()
  await expect(learner.getByText('13 จาก 15 คะแนน')).toBeVisible()
  await expect(learner.getByText('ผังอ่านง่าย').first()).toBeVisible()
  await picture(learner, 'assignment-passed')
  await learner.goto(`/lesson/play/${course}/${lesson}`)
  await expect(learner.getByText('ผ่านแล้ว').first()).toBeVisible()

  await learner.goto(`/lesson/detail/${course}`)
  await learner.getByRole('link', { name: 'เขียนรีวิว' }).click()
  await learner.getByLabel('4 จาก 5 ดาว').check()
  await learner.getByLabel('ข้อความ').fill('เรียนแล้วใช้ได้จริง')
  expect(await findings(learner)).toEqual([])
  await picture(learner, 'review-form')
  await learner.getByRole('button', { name: 'บันทึกรีวิว' }).click()
  await expect(learner.getByText('เรียนแล้วใช้ได้จริง')).toBeVisible()
  await expect(learner.getByText('กานดา ร.')).toBeVisible()
  await isWhole(learner)
  await picture(learner, 'course-reviewed')
  await learner.getByRole('main').getByRole('link', { name: 'อ.สมพร ช่างดี' }).click()
  await expect(learner.getByRole('heading', { level: 1, name: 'อ.สมพร ช่างดี' })).toBeVisible()
  expect(await findings(learner)).toEqual([])
  await picture(learner, 'lecturer')
  await learner.context().close()
  await desk.context().close()
})

test('a learner checks in by the code on the screen, and staff keep the list in the room', async ({
  page,
  browser,
  at,
  signIn,
  unique,
  picture,
}) => {
  test.setTimeout(180_000)
  const origin = at('localhost')
  const { page: learner } = await newLearner(browser, { beside: page, origin })
  await signIn(page, { username: 'admin', desk: true })
  const course = await api(page, 'course', { name: unique('ปฐมพยาบาล'), status: true })
  const lesson = await api(page, 'lesson', { courseID: course, name: 'ฝึกจริง', kind: 'session' })
  const [begins, ends] = [-5, 120].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString())
  const hours = { startsAt: begins, endsAt: ends }
  const session = await api(page, 'lesson_session', { name: 'รุ่นเช้า', lessonID: lesson, place: 'ห้อง 201', ...hours })

  await learner.goto(`/lesson/detail/${course}/enroll`)
  await learner.getByRole('main').getByRole('button', { name: 'ลงทะเบียนเรียน' }).click()
  await expect(learner.getByText('ห้อง 201')).toBeVisible()
  await picture(learner, 'session-play')

  await page.goto(`/lesson/session/${session}`)
  await isWhole(page)
  expect(await findings(page)).toEqual([])
  await picture(page, 'attendance')
  const answer = await page.request.get(`/lesson/session/${session}/code`)
  expect(answer.status()).toBe(200)
  await page.getByRole('link', { name: 'แสดง QR เช็กอิน' }).click()
  await expect(page.getByRole('img', { name: 'สแกนเพื่อเช็กอิน' })).toBeVisible()
  await isWhole(page)
  await picture(page, 'check-in-code')

  // Without the code of the room the button says so.
  await learner.goto(`/lesson/check-in/${session}?k=forged`)
  await picture(learner, 'check-in')
  await learner.getByRole('button', { name: 'ยืนยันเข้าเรียน' }).click()
  await expect(learner.getByText('รหัสหมดอายุแล้ว')).toBeVisible()

  await page.goto(`/lesson/session/${session}`)
  await page.getByRole('searchbox').fill('กานดา')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'มาเรียน', exact: true }).click()
  await expect(page.getByRole('button', { name: 'มาเรียน', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await learner.goto(`/lesson/check-in/${session}`)
  await expect(learner.getByText('เช็กอินแล้ว: มา')).toBeVisible()
  await picture(learner, 'checked-in')
  await learner.context().close()
})
