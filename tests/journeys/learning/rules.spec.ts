import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { findings } from '../support/axe.ts'
import { newLearner } from '../support/learner.ts'
import { expect, test } from '../support/test.ts'

test('staff have a course taken in order with a drip; the learner is told why and when, and goes on with an exception', async ({
  page,
  browser,
  at,
  signIn,
  unique,
  picture,
}) => {
  test.setTimeout(120_000)
  await signIn(page, { username: 'admin', desk: true })
  const api = (path: string, data: object) =>
    page.request
      .post(`/api/${path}`, { data: { data }, headers: { origin: at('localhost') } })
      .then((one) => one.json())
  const course = await api('course', { name: unique('ซ่อมแอร์'), status: true })
  const lessons: { _id: string }[] = []
  for (const [order, name] of ['รู้จักเครื่อง', 'ล้างเครื่อง', 'เติมน้ำยา'].entries())
    lessons.push(await api('lesson', { courseID: course._id, name, order, content: `<p>เนื้อหาของ${name}</p>` }))

  await page.goto(`/lesson/edit/${course._id}/standard/0`)
  await page.getByLabel('เรียนตามลำดับ').check()
  await picture(page, 'rules-course')
  await page.getByRole('button', { name: 'บันทึก', exact: true }).first().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/lesson/edit/'))
  await page.goto(`/lesson/player/edit/${lessons[2]!._id}`)
  await page.getByLabel(/^เปิดหลังลงทะเบียน/).fill('7')
  await picture(page, 'rules-lesson')
  await page.getByRole('button', { name: 'บันทึก', exact: true }).first().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/lesson/player/edit/'))

  const { page: learner } = await newLearner(browser, { beside: page, origin: at('localhost') })
  await learner.goto(`/lesson/detail/${course._id}/enroll`)
  await learner.getByRole('main').getByRole('button', { name: 'ลงทะเบียนเรียน' }).click()
  await learner.waitForURL('**/lesson/play/**')
  await expect(learner.getByRole('heading', { level: 1 })).toHaveText('รู้จักเครื่อง')
  const day = formatDay(addDays(bangkokDay(Date.now()), 7), { length: 'long', locale: 'th' })
  await expect(learner.getByText(`เรียนจบ “ล้างเครื่อง” ก่อน · เปิดวันที่ ${day}`).first()).toBeAttached()
  await picture(learner, 'rules-play')

  await learner.goto(`/lesson/detail/${course._id}`)
  await expect(learner.getByText('เรียนจบ “รู้จักเครื่อง” ก่อน').first()).toBeVisible()
  await picture(learner, 'rules-detail')
  await learner.goto(`/lesson/play/${course._id}/${lessons[2]!._id}`)
  await expect(learner.getByRole('heading', { name: 'บทนี้ยังไม่เปิด' })).toBeVisible()
  await expect(learner.getByText(day).first()).toBeVisible()
  await expect(learner.getByText('เนื้อหาของเติมน้ำยา')).toHaveCount(0)
  await expect(learner.getByRole('button', { name: /เรียนจบ/ })).toHaveCount(0)
  await picture(learner, 'rules-locked')
  expect(await findings(learner)).toEqual([])
  await learner.getByRole('link', { name: 'ไปบทที่เรียนได้' }).click()
  await expect(learner.getByRole('heading', { level: 1 })).toHaveText('รู้จักเครื่อง')

  await page.goto(`/enroll/dashboard?where=courseID:is:${course._id}`)
  const enrolment = await page.request
    .post('/api/enroll/query', { data: { args: [{ courseID: course._id }] }, headers: { origin: at('localhost') } })
    .then((one) => one.json())
  await page.goto(`/lesson/standing?where=enrollID:is:${enrolment[0]._id}`)
  await expect(page.getByRole('heading', { name: 'บทที่เปิดให้ กานดา รักเรียน' })).toBeVisible()
  await picture(page, 'rules-standing')
  await page.goto(`/lesson/exception/add?enrollID=${enrolment[0]._id}&lessonID=${lessons[2]!._id}`)
  await page.getByLabel(/^เหตุผล/).fill('เคยอบรมบทนี้มาแล้ว')
  await picture(page, 'rules-exception')
  await page.getByRole('button', { name: 'บันทึก', exact: true }).first().click()
  await page.waitForURL((url) => !url.pathname.endsWith('/add'))
  await page.goto(`/lesson/standing?where=enrollID:is:${enrolment[0]._id}`)
  await expect(page.getByText('ทันที').first()).toBeVisible()
  await picture(page, 'rules-standing-opened')

  await learner.goto(`/lesson/play/${course._id}/${lessons[2]!._id}`)
  await expect(learner.getByText('เนื้อหาของเติมน้ำยา')).toBeVisible()
  const done = learner.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/lesson/play/'),
  )
  await learner.getByRole('button', { name: /เรียนจบ/ }).click()
  await done
  await learner.goto(`/lesson/play/${course._id}/start`)
  await expect(learner.getByText(/เรียนแล้ว 1 จาก 3 บท/).first()).toBeAttached()
  await expect(learner.getByRole('heading', { level: 1 })).toHaveText('รู้จักเครื่อง')
  await learner.context().close()
})
