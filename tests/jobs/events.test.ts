import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { publish } from '#platform/background/events/publish.ts'
import { Jobs } from '#platform/background/jobs/running/runner.ts'
import { listening, workOf } from '#platform/background/jobs/work.ts'
import { type Academy, openAcademy } from '../support/academy.ts'

const drivers = await bothDrivers()

describe.each(drivers)('what happened is told, on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await openAcademy(driver)
  })
  afterAll(() => academy.close())

  const left = async () =>
    (
      await sql<{ kind: string; tries: number; state: string }>`select kind, tries, state from job`.execute(
        academy.database.kysely,
      )
    ).rows

  test('a lesson that comes, goes or is hidden changes the progress of who is enrolled', async () => {
    const admin = academy.as('admin')
    const learner = academy.as('user')
    const course = await create(admin, 'course', { name: 'ก', status: true })
    const first = await create(admin, 'lesson', { courseID: course._id, name: 'บท 1' })
    const enrolment = await create(learner, 'enroll', { courseID: course._id })
    await create(learner, 'lesson_completion', { enrollID: enrolment._id, lessonID: first._id })
    const analytics = async () => {
      await academy.app.jobs.drain()
      return (
        await from(learner, 'enroll').select('analytics').where('_id', '=', enrolment._id).executeTakeFirstOrThrow()
      ).analytics
    }
    expect(await analytics()).toEqual({ total: 1, percent: 100, message: 'เรียนจบแล้ว', status: 'complete' })
    const second = await create(admin, 'lesson', { courseID: course._id, name: 'บท 2' })
    expect(await analytics()).toMatchObject({ total: 2, percent: 50, status: 'processing' })
    await update(admin, 'lesson', { _id: second._id, change: { status: false } })
    expect(await analytics()).toMatchObject({ total: 1, percent: 100 })
    await remove(admin, 'lesson', first._id)
    expect(await analytics()).toBeNull()
    expect(await left()).toEqual([])
  })

  test('nothing is told of what was not committed', async () => {
    const half = inTransaction(academy.as('admin'), async (ctx) => {
      await publish(ctx, 'course.withdrawn', {})
      throw new Error('stop')
    })
    await expect(half).rejects.toThrow('stop')
    expect(await left()).toEqual([])
    await expect(publish(academy.as('admin'), 'course.withdrawn', {})).rejects.toThrow('outside a transaction')
  })

  test('a listener that fails hears again later without the others, and after eight times its fact is set aside', async () => {
    await academy.app.jobs.stop()
    const heard: unknown[] = []
    const heardWell: unknown[] = []
    const app = { ...academy.app, listeners: new Map([['course.withdrawn', ['enroll/failing', 'enroll/well']]]) }
    app.jobs = new Jobs(
      () => app,
      [
        workOf(
          listening('enroll/failing', async (_ctx, fact) => {
            heard.push(fact)
            throw new Error('not now')
          }),
        ),
        workOf(
          listening('enroll/well', async (ctx, fact) => void heardWell.push([ctx.site._id, ctx.viewer.role, fact])),
        ),
      ],
    )
    await inTransaction({ ...academy.as('admin'), app }, (ctx) => publish(ctx, 'course.withdrawn', { _id: 'x' }))
    for (let n = 0; n < 10; n++) {
      await app.jobs.drain()
      academy.pass(6_000_000)
    }
    expect(heard).toEqual(Array.from({ length: 8 }, () => ({ _id: 'x' })))
    expect(heardWell).toEqual([[academy.as('admin').site._id, 'admin', { _id: 'x' }]])
    expect(await left()).toEqual([{ kind: 'enroll/failing', tries: 8, state: 'failed' }])
    await app.jobs.stop()
  })
})
