import { expect, test } from '../support/test.ts'

test('staff withdraw a learner with a reason, who is told why he cannot learn, and take it back', async ({
  page,
  browser,
  at,
  signIn,
  unique,
  picture,
}) => {
  const name = unique('งานทาสี')
  await signIn(page, { username: 'admin', desk: true })
  const api = (path: string, data: object) =>
    page.request
      .post(`/api/${path}`, { data: { data }, headers: { origin: at('localhost') } })
      .then((one) => one.json())
  const course = await api('course', { name, status: true })
  await api('lesson', { courseID: course._id, name: 'บทแรก', content: '<p>เนื้อหา</p>' })

  const learner = await (
    await browser.newContext({ baseURL: at('localhost'), viewport: page.viewportSize() })
  ).newPage()
  await signIn(learner, { username: 'malee' })
  await learner.goto(`/lesson/detail/${course._id}/enroll`)
  await learner.getByRole('button', { name: 'ลงทะเบียนเรียน' }).first().click()
  await expect(learner.getByRole('heading', { name: 'บทแรก' }).first()).toBeVisible()

  await page.goto(`/enroll/dashboard?where=courseID:is:${course._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await picture(page, 'enrolments')
  await page.getByRole('link', { name }).last().click()
  await page.waitForURL(/enroll\/detail/)
  await page.getByRole('main').getByRole('button', { name: 'คำสั่งเพิ่มเติม' }).first().click()
  await page.getByRole('link', { name: 'ถอนการลงทะเบียน' }).click()
  const card = page.getByRole('region', { name: 'ถอนการลงทะเบียน' })
  await expect(card).toContainText('ผู้เรียนจะเข้าเรียนไม่ได้ทันที')
  await card.getByLabel('เหตุผล').fill('ย้ายไปรุ่นที่สอง')
  await picture(page, 'enrolment-withdraw')
  await card.getByRole('button', { name: 'ถอนการลงทะเบียน' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'ถอนการลงทะเบียน 1 รายการแล้ว' })).toBeVisible()
  await picture(page, 'enrolment-withdrawn')

  await learner.goto(`/lesson/play/${course._id}/start`)
  await expect(learner.getByText('การลงทะเบียนของคุณในหลักสูตรนี้ถูกถอนแล้ว').first()).toBeVisible()
  await picture(learner, 'learner-withdrawn')
  await page.getByRole('button', { name: /^เลิกทำ/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'เลิกทำ 1 รายการแล้ว' })).toBeVisible()
  await learner.goto(`/lesson/play/${course._id}/start`)
  await expect(learner.getByRole('heading', { name: 'บทแรก' }).first()).toBeVisible()
  await learner.context().close()
})
