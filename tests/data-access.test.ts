import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineCollection } from '#platform/data/collection/define.ts'
import { optional, references } from '#platform/data/collection/field-builders.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { assertExisting } from '#platform/data/collection/writing/assertions/existing.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from './support/academy.ts'

const drivers = await bothDrivers()

describe.each(drivers)('the door for data on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await openAcademy(driver)
  })
  afterAll(() => academy.close())

  const course = (name: string, status = true) => create(academy.as('admin'), 'course', { name, status })

  test('a visitor sees published rows of his site only', async () => {
    await course('ก เผยแพร่')
    await course('ก ร่าง', false)
    await create(academy.as('admin', 'factory'), 'course', { name: 'ก โรงงาน', status: true })
    const seen = await from(academy.as('guest'), 'course').select('name').where('name', 'like', 'ก %').execute()
    expect(seen.map((one) => one.name)).toEqual(['ก เผยแพร่'])
  })

  test('joins stay inside the site and a field that may not be read is null', async () => {
    const { _id } = await course('ข คอร์ส')
    await create(academy.as('admin'), 'lesson', { courseID: _id, name: 'ข บท', content: '<p>ลับ</p>' })
    const read = (role: 'guest' | 'admin') =>
      from(academy.as(role), 'lesson')
        .innerJoin(rows(academy.as(role), 'course'), 'course._id', 'lesson.courseID')
        .select(['lesson.content', 'course.name'])
        .where('course._id', '=', _id)
        .execute()
    expect(await read('guest')).toEqual([{ content: null, name: 'ข คอร์ส' }])
    expect(await read('admin')).toEqual([{ content: '<p>ลับ</p>', name: 'ข คอร์ส' }])
  })

  test('a visitor cannot write, and learns nothing of a row that he cannot see', async () => {
    const { _id } = await course('ค ร่าง', false)
    await expect(create(academy.as('guest'), 'course', { name: 'x' })).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(update(academy.as('guest'), 'course', { _id, change: { name: 'x' } })).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(
      update(academy.as('admin', 'factory'), 'course', { _id, change: { name: 'x' } }),
    ).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('a learner enrols himself in a free course, not in a priced one, and nobody else', async () => {
    const free = await course('ง ฟรี')
    const priced = await create(academy.as('admin'), 'course', { name: 'ง มีราคา', status: true, price: 700 })
    const learner = academy.as('user')
    const enrolled = await create(learner, 'enroll', { courseID: free._id })
    expect(enrolled).toMatchObject({ userID: learner.viewer.id, courseID: free._id })
    await expect(create(learner, 'enroll', { courseID: priced._id })).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(create(learner, 'enroll', { courseID: free._id })).rejects.toMatchObject({ kind: 'invalid' })
    const other = academy.viewer('user', 'factory').id
    await expect(create(learner, 'enroll', { courseID: free._id, userID: other })).rejects.toMatchObject({
      kind: expect.stringMatching(/invalid|forbidden/),
    })
    expect(await from(learner, 'enroll').select('_id').where('courseID', '=', priced._id).execute()).toEqual([])
  })

  test('a reference across sites is refused by the database itself', async () => {
    const there = await create(academy.as('admin', 'factory'), 'course', { name: 'จ' })
    await expect(create(academy.as('admin'), 'lesson', { courseID: there._id, name: 'จ' })).rejects.toMatchObject({
      kind: 'invalid',
      issues: [{ field: 'courseID', code: 'reference' }],
    })
  })

  test('an older version is a conflict, a refused transaction leaves nothing', async () => {
    const { _id, version } = await course('ฉ')
    await update(academy.as('admin'), 'course', { _id, change: { hours: 3 }, version })
    await expect(update(academy.as('admin'), 'course', { _id, change: { hours: 4 }, version })).rejects.toMatchObject({
      kind: 'conflict',
    })
    const half = inTransaction(academy.as('admin'), async (ctx) => {
      await create(ctx, 'course', { name: 'ฉ ครึ่งทาง' })
      throw new Error('stop')
    })
    await expect(half).rejects.toThrow('stop')
    const left = await from(academy.as('admin'), 'course').select('name').where('name', '=', 'ฉ ครึ่งทาง').execute()
    expect(left).toEqual([])
  })

  test('a row goes with what belongs to it, and stays while others need it', async () => {
    const { _id } = await course('ช')
    await create(academy.as('admin'), 'lesson', { courseID: _id, name: 'ช บท' })
    await create(academy.as('user'), 'enroll', { courseID: _id })
    await expect(remove(academy.as('admin'), 'course', _id)).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('a list of references holds rows of this site only', async () => {
    const seen = defineCollection({
      ...academy.app.collections.get('course')!.collection,
      fields: { before: optional(references('course')('เรียนก่อน', 'Before')) },
    } as never) as AnyCollection
    const [here, there] = [
      await course('ฌ ที่นี่'),
      await create(academy.as('admin', 'factory'), 'course', { name: 'ฌ ที่อื่น' }),
    ]
    const proved = (before: unknown) => assertExisting(academy.as('admin'), seen, { before })
    await expect(proved([here._id])).resolves.toBeUndefined()
    await expect(proved(null)).resolves.toBeUndefined()
    for (const missing of [there._id, 'f'.repeat(24)])
      await expect(proved([here._id, missing])).rejects.toMatchObject({
        kind: 'invalid',
        issues: [{ field: 'before', code: 'reference' }],
      })
  })
})
