import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { completeLesson, enrolIn } from '../commands/enrol.server.ts'
import { ownReview, ratingsOf, removeOwnReview, reviewsOf, writeReview } from './reviews.server.ts'

const drivers = await testDrivers()
const forbidden = { kind: 'forbidden' }

describe.each(drivers)('reviews on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => (academy = await openAcademy(driver)))
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const learner = () => academy.as('user')
  const another = async (n: number): Promise<Context> => {
    const names = { username: `reader${n}`, firstname: `ผู้อ่าน${n}`, lastname: 'ใจดี' }
    const row = await create(admin(), 'user', {
      ...names,
      email: `reader${n}@wicha.test`,
      phone: `089${String(n).padStart(7, '0')}`,
    })
    return { ...learner(), viewer: { ...learner().viewer, id: row._id, name: `ผู้อ่าน${n} ใจดี` } }
  }
  const completed = async (who: Context, courseID?: string) => {
    const course = courseID ?? (await create(admin(), 'course', { name: 'ช่างไม้', status: true }))._id
    const lessons = await from(admin(), 'lesson').select('_id').where('courseID', '=', course).execute()
    const lessonID = lessons[0]?._id ?? (await create(admin(), 'lesson', { courseID: course, name: 'บทเดียว' }))._id
    await completeLesson(who, { enrolment: await enrolIn(who, course), lessonID })
    return course
  }

  it('are written once by who has completed the course, changed and taken back by himself', async () => {
    const courseID = await completed(learner())
    await writeReview(learner(), { courseID, stars: 4, text: 'ดี' })
    await writeReview(learner(), { courseID, stars: 5, text: 'ดีมาก' })
    const [shown, ...others] = await reviewsOf(academy.as('guest'), { courseID, page: 1 })
    expect(others).toEqual([])
    expect(shown).toMatchObject({ stars: 5, text: 'ดีมาก' })
    expect(shown!.byName).not.toContain(learner().viewer.name.split(' ')[1]!)
    await removeOwnReview(learner(), courseID)
    expect(await reviewsOf(academy.as('guest'), { courseID, page: 1 })).toEqual([])
    await writeReview(learner(), { courseID, stars: 3, text: '' })
    expect((await ratingsOf(academy.as('guest'), [courseID])).get(courseID)).toMatchObject({ average: 3, count: 1 })
  })

  it('average what is shown alone, for all courses of a list by one statement', async () => {
    const one = await completed(learner())
    const two = await completed(learner())
    const readers = [await another(1), await another(2)]
    for (const reader of readers) await completed(reader, one)
    await writeReview(learner(), { courseID: one, stars: 5, text: '' })
    await writeReview(readers[0]!, { courseID: one, stars: 4, text: '' })
    const bad = await writeReview(readers[1]!, { courseID: one, stars: 1, text: 'สแปม' })
    await writeReview(learner(), { courseID: two, stars: 2, text: '' })
    await expect(update(admin(), 'review', { _id: bad._id, change: { status: 'hidden' } })).rejects.toMatchObject({
      kind: 'invalid',
    })
    await update(admin(), 'review', { _id: bad._id, change: { status: 'hidden', reason: 'โฆษณา', answer: 'ขอบคุณ' } })
    const ratings = await ratingsOf(academy.as('guest'), [one, two])
    expect(ratings.get(one)).toEqual({ average: 4.5, count: 2, distribution: [0, 0, 0, 1, 1] })
    expect(ratings.get(two)).toMatchObject({ average: 2, count: 1 })
    const seen = await from(academy.as('guest'), 'review').selectAll().where('courseID', '=', one).execute()
    expect(seen.map(({ text }) => text)).not.toContain('สแปม')
    expect(seen.every(({ enrollID, reason }) => enrollID === null && reason === null)).toBe(true)
    expect((await ownReview(readers[1]!, one)).review).toMatchObject({ status: 'hidden' })
  })

  it('without completion, twice, of another, for another course or too long are refused', async () => {
    const courseID = await completed(learner())
    const { _id: unfinished } = await create(admin(), 'course', { name: 'ยังไม่จบ', status: true })
    await create(admin(), 'lesson', { courseID: unfinished, name: 'บท' })
    const open = await enrolIn(learner(), unfinished)
    const wrote = { stars: 5, text: '' }
    await expect(writeReview(learner(), { courseID: unfinished, ...wrote })).rejects.toMatchObject(forbidden)
    await expect(
      create(learner(), 'review', { courseID: unfinished, enrollID: open._id, ...wrote }),
    ).rejects.toMatchObject(forbidden)
    const { enrollID } = await ownReview(learner(), courseID)
    const forged = { courseID: unfinished, enrollID: enrollID!, ...wrote }
    await expect(create(learner(), 'review', forged)).rejects.toMatchObject({ kind: 'invalid' })
    const reader = await another(3)
    await expect(create(reader, 'review', { courseID, enrollID: enrollID!, ...wrote })).rejects.toMatchObject(forbidden)
    const own = await writeReview(learner(), { courseID, ...wrote })
    await expect(create(learner(), 'review', { courseID, enrollID: enrollID!, ...wrote })).rejects.toMatchObject({
      kind: 'invalid',
    })
    for (const change of [{ text: 'ก'.repeat(2001) }, { stars: 6 }, { stars: 0 }, { stars: 4.5 }] as object[])
      await expect(update(learner(), 'review', { _id: own._id, change })).rejects.toMatchObject({ kind: 'invalid' })
    for (const change of [{ status: 'hidden' }, { answer: 'x' }] as object[])
      await expect(update(learner(), 'review', { _id: own._id, change })).rejects.toMatchObject({ kind: 'invalid' })
    await expect(update(reader, 'review', { _id: own._id, change: { stars: 1 } })).rejects.toMatchObject(forbidden)
    await expect(remove(reader, 'review', own._id)).rejects.toMatchObject(forbidden)
    await expect(update(admin(), 'review', { _id: own._id, change: { stars: 1 } })).rejects.toMatchObject({
      kind: 'invalid',
    })
    await expect(create(admin(), 'review', forged)).rejects.toMatchObject(forbidden)
  })

  it('are not written by the dozen', async () => {
    const reader = await another(4)
    const courseID = await completed(reader)
    const write = (stars: number) => writeReview(reader, { courseID, stars, text: '' })
    for (let n = 0; n < 20; n++) await write((n % 5) + 1)
    await expect(write(1)).rejects.toMatchObject({ kind: 'too-many' })
  })
})
