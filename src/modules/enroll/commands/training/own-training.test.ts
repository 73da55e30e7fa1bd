import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../../tests/support/pages.ts'
import { textOf } from '../../../../../tests/support/reading.ts'
import { completeLesson, enrolIn } from '../enrol.server.ts'

describe.each(await testDrivers())('the pages of trainings that end on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let courseID: string
  let enrollID: string
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-01-31T03:00:00Z'))
    pages = await openPages(academy)
    const admin = academy.as('admin')
    courseID = (await create(admin, 'course', { name: 'ที่อับอากาศ', status: true, hours: 6, validMonths: 3 }))._id
    const lesson = await create(admin, 'lesson', { courseID, name: 'บทเดียว', status: true })
    const enrolment = await enrolIn(academy.as('user'), courseID)
    enrollID = enrolment._id
    await completeLesson(academy.as('user'), { enrolment, lessonID: lesson._id })
    await academy.app.jobs.drain()
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const viewer = () => academy.viewer('user')
  const page = async () => textOf((await pages.open({ path: '/user/training', viewer: viewer() })).text)
  const press = (form: Record<string, string>) => pages.post({ path: '/user/training', viewer: viewer(), form })
  const attempt = async () =>
    (await from(academy.as('admin'), 'enroll').select('attempt').where('_id', '=', enrollID).executeTakeFirstOrThrow())
      .attempt

  test('the learner sees until when, and repeats it once the end is near; forged ids change nothing', async () => {
    expect(await page()).toContain('30 เม.ย. 2569')
    academy.pass(60_000)
    for (const course of ['', 'x', 'ffffffffffffffffffffffff']) expect((await press({ course })).status).not.toBe(302)
    expect(await attempt()).toBe(1)
    expect((await press({ course: courseID, round: '' })).status).toBe(302)
    expect((await press({ course: courseID, round: '' })).status).toBe(302)
    expect(await attempt()).toBe(2)
    const seen = await page()
    for (const text of ['กำลังอบรมครั้งที่ 2', 'การอบรมครั้งก่อน', '31 ม.ค. 2569']) expect(seen).toContain(text)
  })

  test('staff find who is to train again in a tab, and the earlier attempt in its list; another site finds neither', async () => {
    const list = await pages.open({ path: '/enroll/attempt', viewer: academy.viewer('member') })
    expect(textOf(list.text)).toContain('ที่อับอากาศ')
    for (const view of ['in90', 'in60', 'in30', 'ended'])
      expect(
        (await pages.open({ path: `/enroll/dashboard?view=${view}`, viewer: academy.viewer('member') })).status,
      ).toBe(200)
    const other = academy.as('admin', 'factory')
    expect(await from(other, 'enrolment_attempt').selectAll().where('enrollID', '=', enrollID).execute()).toEqual([])
  })

  test('a reminder by staff reaches the learner, and is refused for a training without an end', async () => {
    const admin = academy.as('admin')
    const remindedAt = new Date(admin.now).toISOString()
    await expect(update(admin, 'enroll', { _id: enrollID, change: { remindedAt } })).rejects.toMatchObject({
      issues: [{ code: 'endless' }],
    })
    await expect(
      update(admin, 'enroll', { _id: enrollID, change: { remindedAt: '2020-01-01T00:00:00.000Z' } }),
    ).rejects.toMatchObject({ issues: [{ code: 'wrong' }] })
  })
})
