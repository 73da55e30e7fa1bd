import type { Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { newLearner } from '../support/learner.ts'
import { isWhole } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click()

test('a learner waits in line for a full course, and has the seat that staff free', async ({
  page,
  browser,
  at,
  signIn,
  unique,
  picture,
}) => {
  test.setTimeout(150_000)
  const name = unique('อบรมห้องเล็ก')
  await signIn(page, { username: 'admin', desk: true })
  const api = (path: string, data: object) =>
    page.request
      .post(`/api/${path}`, { data: { data }, headers: { origin: at('localhost') } })
      .then((one) => one.json())
  const course = await api('course', { name, status: true, seats: 1 })
  await api('lesson', { courseID: course._id, name: 'บทแรก', content: '<p>เนื้อหา</p>' })
  const of = { beside: page, origin: at('localhost') }
  const first = await newLearner(browser, of)
  const second = await newLearner(browser, of)

  await first.page.goto(`/lesson/detail/${course._id}`)
  await expect(first.page.getByText('เหลือ 1 จาก 1 ที่')).toBeVisible()
  await first.page.goto(`/lesson/detail/${course._id}/enroll`)
  await press(first.page, 'ลงทะเบียนเรียน')
  await expect(first.page.getByRole('heading', { name: 'บทแรก' }).first()).toBeVisible()

  await second.page.goto(`/lesson/detail/${course._id}`)
  await expect(second.page.getByText('เต็มแล้ว', { exact: true }).first()).toBeVisible()
  await picture(second.page, 'course-full')
  await second.page.goto(`/lesson/subscribe/${course._id}`)
  await picture(second.page, 'subscribe-full')
  await press(second.page, 'เข้าคิวรอที่นั่ง')
  await expect(second.page.getByText('คุณอยู่ลำดับที่ 1 ในคิว')).toBeVisible()
  await press(second.page, 'ติดตามหลักสูตรนี้')
  await expect(second.page.getByText('คุณติดตามหลักสูตรนี้อยู่')).toBeVisible()
  await isWhole(second.page)
  expect(await findings(second.page)).toEqual([])
  await picture(second.page, 'subscribe-waiting')

  await page.goto(`/enroll/waiting?where=courseID:is:${course._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await picture(page, 'office-waiting')
  const found = await page.request.post('/api/enroll/query', {
    data: { method: 'find', args: [{ courseID: course._id }] },
    headers: { origin: at('localhost') },
  })
  const [enrolment] = (await found.json()) as { _id: string }[]
  const withdrawn = await page.request.put(`/api/enroll/${enrolment!._id}`, {
    data: { data: { standing: 'withdrawn', reason: 'ขอถอน' } },
    headers: { origin: at('localhost') },
  })
  expect(withdrawn.status()).toBe(200)
  await expect(async () => {
    await second.page.goto(`/lesson/play/${course._id}/start`)
    await expect(second.page.getByRole('heading', { name: 'บทแรก' }).first()).toBeVisible({ timeout: 1500 })
  }).toPass({ timeout: 20_000 })
  for (const one of [first, second]) await one.page.context().close()
})

test('a company’s own person hands out its seats, and who is invited takes his', async ({
  page,
  browser,
  at,
  signIn,
  unique,
  picture,
}) => {
  test.setTimeout(150_000)
  const name = unique('ความปลอดภัยในงาน')
  await signIn(page, { username: 'admin', desk: true })
  const headers = { origin: at('localhost') }
  const api = (path: string, data: object) =>
    page.request.post(`/api/${path}`, { data: { data }, headers }).then((one) => one.json())
  const course = await api('course', { name, status: true, price: 1500 })
  await api('lesson', { courseID: course._id, name: 'บทแรก', content: '<p>เนื้อหา</p>' })
  const of = { beside: page, origin: at('localhost') }
  const contact = await newLearner(browser, of)
  const worker = await newLearner(browser, of)
  const company = unique('บริษัท ไทยอุตสาหกรรม จำกัด')
  const grant = { company, courseID: course._id, seats: 3, untilDate: '2099-12-31', contactID: contact._id }
  const granted = await api('seat_grant', grant)
  await page.goto(`/enroll/company/${granted._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(company)
  expect(await findings(page)).toEqual([])
  await picture(page, 'office-company')

  await contact.page.goto('/user/seats')
  await contact.page.getByRole('link', { name }).click()
  await contact.page.getByLabel('ผู้ที่จะเชิญ').fill('0899999999')
  await press(contact.page, 'สร้างคำเชิญ')
  const link = await contact.page.getByLabel('ลิงก์ของ 0899999999').inputValue()
  await isWhole(contact.page)
  expect(await findings(contact.page)).toEqual([])
  await picture(contact.page, 'company-handed-out')

  await worker.page.goto(new URL(link).pathname)
  await picture(worker.page, 'company-take')
  await press(worker.page, 'รับที่นั่ง')
  await expect(worker.page.getByText('ลงทะเบียนให้แล้ว')).toBeVisible()
  await picture(worker.page, 'company-taken')
  await worker.page.getByRole('link', { name: 'เริ่มเรียน' }).click()
  await expect(worker.page.getByRole('heading', { name: 'บทแรก' }).first()).toBeVisible()

  await contact.page.goto(`/user/seats/${granted._id}`)
  await expect(contact.page.getByRole('cell', { name: 'กานดา รักเรียน', exact: true })).toBeVisible()
  await picture(contact.page, 'company-people')
  await contact.page.getByRole('button', { name: 'คืนที่นั่ง กานดา รักเรียน' }).click()
  await expect(contact.page.getByText('คืนที่นั่งแล้ว')).toBeVisible()
  for (const one of [contact, worker]) await one.page.context().close()
})

test('a course is handed out with its preview lessons, without a log-in', async ({
  page,
  browser,
  at,
  signIn,
  unique,
  picture,
}) => {
  const name = unique('งานไฟฟ้าเบื้องต้น')
  await signIn(page, { username: 'admin', desk: true })
  const headers = { origin: at('localhost') }
  const api = (path: string, data: object) =>
    page.request.post(`/api/${path}`, { data: { data }, headers }).then((one) => one.json())
  const course = await api('course', { name, status: true, short_description: 'รู้จักวงจรไฟฟ้าใน 6 ชั่วโมง', hours: 6 })
  const lesson = { courseID: course._id, preview: true }
  await api('lesson', { ...lesson, name: 'ลองเรียน', content: '<p>บทที่เปิดให้ลอง</p>' })
  await api('lesson', { ...lesson, preview: false, name: 'บทลับ', content: '<p>สอนเฉพาะผู้ลงทะเบียน</p>' })
  const context = await browser.newContext({ baseURL: at('localhost'), viewport: page.viewportSize()! })
  const visitor = await context.newPage()
  await visitor.addInitScript(() => (document.cookie = 'consent=1.111111; Path=/'))
  await visitor.goto(`/lesson/public/${course._id}`)
  await expect(visitor.getByText('บทที่เปิดให้ลอง')).toBeVisible()
  expect(await visitor.content()).not.toContain('สอนเฉพาะผู้ลงทะเบียน')
  await isWhole(visitor)
  expect(await findings(visitor)).toEqual([])
  await picture(visitor, 'public-course')
  await context.close()
})
