import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { completeLesson, completionsOf, enrolIn, enrolmentOf } from './enrol.server.ts'
import { enrolledCourses, myEnrolments } from './enrolments.server.ts'

const drivers = await testDrivers()

describe.each(drivers)('enrolments on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => (academy = await openAcademy(driver)))
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const learner = () => academy.as('user')

  const courseWith = async (lessons: number, more: Record<string, unknown> = {}) => {
    const { _id: courseID } = await create(admin(), 'course', { name: 'หลักสูตรทดสอบ', status: true, ...more })
    const made: string[] = []
    for (let order = 0; order < lessons; order++)
      made.push((await create(admin(), 'lesson', { courseID, name: `บท ${order + 1}`, order }))._id)
    return { courseID, lessons: made }
  }

  const analyticsIn = async (courseID: string) => {
    const row = await from(admin(), 'enroll')
      .select('enroll.analytics')
      .where('enroll.courseID', '=', courseID)
      .executeTakeFirst()
    return row?.analytics
  }

  describe('enrolling', () => {
    it('gives a learner an enrolment that counts the lessons, sub-lessons too', async () => {
      const { courseID, lessons } = await courseWith(2)
      await create(admin(), 'lesson', { courseID, name: 'บทย่อย', parent: lessons[0]! })
      await create(admin(), 'lesson', { courseID, name: 'ร่าง', status: false })
      await enrolIn(learner(), courseID)
      expect(await analyticsIn(courseID)).toMatchObject({ total: 3, percent: 0, status: 'pending' })
      expect(await enrolledCourses(learner())).toContain(courseID)
    })

    it('twice, also at once, is enrolling once', async () => {
      const { courseID } = await courseWith(1)
      const [one, other] = await Promise.all([enrolIn(learner(), courseID), enrolIn(learner(), courseID)])
      expect(one._id).toBe(other._id)
      expect((await enrolIn(learner(), courseID))._id).toBe(one._id)
    })

    it.each([
      ['with a price', { price: 500 }],
      ['with a sale price', { price: null, sale_price: 1 }],
      ['not published', { status: false }],
    ])('in a course %s is refused, and nothing is stored', async (_what, more) => {
      const { courseID } = await courseWith(1, more)
      await expect(enrolIn(learner(), courseID)).rejects.toMatchObject({ kind: 'forbidden' })
      expect(await analyticsIn(courseID)).toBeUndefined()
    })

    it.each(['guest', 'admin'] as const)('is not for a %s', async (role) => {
      const { courseID } = await courseWith(1)
      await expect(enrolIn(academy.as(role), courseID)).rejects.toMatchObject({ kind: 'forbidden' })
      expect(await enrolmentOf(academy.as(role), courseID)).toBeNull()
    })

    it('leaves a course without lessons without figures', async () => {
      const { courseID } = await courseWith(0)
      await enrolIn(learner(), courseID)
      expect(await analyticsIn(courseID)).toBeNull()
    })
  })

  describe('finishing lessons', () => {
    it('moves the progress, once for each lesson', async () => {
      const { courseID, lessons } = await courseWith(3)
      const enrolment = await enrolIn(learner(), courseID)
      await completeLesson(learner(), { enrolment, lessonID: lessons[0]! })
      await completeLesson(learner(), { enrolment, lessonID: lessons[0]! })
      expect(await analyticsIn(courseID)).toMatchObject({ total: 3, percent: 33, status: 'processing' })
      await Promise.all(lessons.map((lessonID) => completeLesson(learner(), { enrolment, lessonID })))
      await academy.app.jobs.drain()
      expect(await analyticsIn(courseID)).toMatchObject({ percent: 100, status: 'complete' })
      expect(await completionsOf(learner(), enrolment._id)).toEqual(new Set(lessons))
    })

    it('of another course is refused', async () => {
      const { courseID } = await courseWith(1)
      const { lessons } = await courseWith(1)
      const enrolment = await enrolIn(learner(), courseID)
      await expect(completeLesson(learner(), { enrolment, lessonID: lessons[0]! })).rejects.toMatchObject({
        kind: 'not-found',
      })
    })

    it('follows lessons that come, are hidden and go', async () => {
      const { courseID, lessons } = await courseWith(2)
      const enrolment = await enrolIn(learner(), courseID)
      await completeLesson(learner(), { enrolment, lessonID: lessons[0]! })
      const { _id: extra } = await create(admin(), 'lesson', { courseID, name: 'บทใหม่' })
      await academy.app.jobs.drain()
      expect(await analyticsIn(courseID)).toMatchObject({ total: 3, percent: 33 })
      await update(admin(), 'lesson', { _id: lessons[0]!, change: { status: false } })
      await academy.app.jobs.drain()
      expect(await analyticsIn(courseID)).toMatchObject({ total: 2, percent: 0, status: 'pending' })
      for (const lesson of [...lessons, extra]) await remove(admin(), 'lesson', lesson)
      await academy.app.jobs.drain()
      expect(await analyticsIn(courseID)).toBeNull()
    })
  })

  it('staff enrol somebody in a course with a price, and his profile lists it with its figures', async () => {
    const { courseID } = await courseWith(2, { name: 'เดินสายไฟ', price: 900 })
    await create(admin(), 'enroll', { courseID, userID: academy.viewer('user').id })
    await academy.app.jobs.drain()
    const mine = await myEnrolments(learner())
    expect(mine.find((one) => one.courseID === courseID)).toMatchObject({ name: 'เดินสายไฟ', analytics: { total: 2 } })
    expect(await myEnrolments(academy.as('admin'))).toEqual([])
    expect(await myEnrolments(academy.as('user', 'factory'))).toEqual([])
  })
})
