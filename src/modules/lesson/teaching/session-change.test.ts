import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enrolIn } from '#modules/enroll/public-api.ts'
import { create, remove, restore, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'

const drivers = await testDrivers()
const ten = Date.parse('2026-11-30T03:00:00Z')
const minute = 60_000

describe.each(drivers)('a session that changes on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => (academy = await openAcademy(driver, ten)))
  afterAll(() => academy.close())
  beforeEach(() => sql`delete from reminder_sent`.execute(academy.database.kysely))

  const admin = () => academy.as('admin')
  const meeting = async () => {
    const { _id: courseID } = await create(admin(), 'course', { name: 'อบรม', status: true })
    const { _id: lessonID } = await create(admin(), 'lesson', { courseID, name: 'วันแรก', kind: 'session' })
    await enrolIn(academy.as('user'), courseID)
    const { _id } = await create(admin(), 'lesson_session', { name: 'เช้า', lessonID, ...hours(10) })
    return _id
  }
  const hours = (day: number) => ({ startsAt: `2026-12-${day}T02:00:00Z`, endsAt: `2026-12-${day}T05:00:00Z` })
  const move = (_id: string, day: number) => update(admin(), 'lesson_session', { _id, change: hours(day) })
  const wait = async () => {
    academy.pass(2 * minute)
    await academy.app.jobs.drain()
  }
  const told = async () => {
    const { rows } = await sql<{ kind: string; text: { en: string } }>`select kind, text from reminder_sent
      order by "createdAt", _id`.execute(academy.database.kysely)
    return rows.map(({ kind, text }) => `${kind}: ${text.en}`)
  }
  const moved = (from: number, to: number) =>
    `session_moved: Course “อบรม”. Old time: ${from} December 2026, 09:00–12:00. New time: ${to} December 2026, 09:00–12:00.`

  it('is told once with its old and its new time, and again when it is moved again', async () => {
    const _id = await meeting()
    await move(_id, 11)
    await academy.app.jobs.drain()
    expect(await told()).toEqual([])
    await wait()
    await wait()
    await move(_id, 12)
    await wait()
    expect(await told()).toEqual([moved(10, 11), moved(11, 12)])
  })

  it('moved twice at once it is told from the first time to the last, and not when it is at its time again', async () => {
    const [one, other] = [await meeting(), await meeting()]
    await move(one, 11)
    await move(one, 13)
    await move(other, 11)
    await move(other, 10)
    await update(admin(), 'lesson_session', { _id: other, change: { place: 'ห้อง 2' } })
    await wait()
    expect(await told()).toEqual([moved(10, 13)])
  })

  it('marked as cancelled, it is told like one that is removed; not if the mark is taken back at once', async () => {
    const [one, other] = [await meeting(), await meeting()]
    for (const _id of [one, other]) await update(admin(), 'lesson_session', { _id, change: { cancelled: true } })
    await update(admin(), 'lesson_session', { _id: other, change: { cancelled: false } })
    await wait()
    expect(await told()).toEqual([
      'session_cancelled: The session of “อบรม” on 10 December 2026, 09:00–12:00 will not take place.',
    ])
  })

  it('cancelled, it is told with the time that people know; not if it is restored at once', async () => {
    const [one, other] = [await meeting(), await meeting()]
    await move(one, 14)
    await remove(admin(), 'lesson_session', one)
    await remove(admin(), 'lesson_session', other)
    await restore(admin(), 'lesson_session', other)
    await wait()
    expect(await told()).toEqual([
      'session_cancelled: The session of “อบรม” on 10 December 2026, 09:00–12:00 will not take place.',
    ])
  })
})
