import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { compute, create, record, update } from '#platform/data/collection/write.ts'
import { nowOf } from '#platform/context.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { enrolIn, enrolmentOf } from '#modules/enroll/public-api.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { openHttp } from '../../../../tests/support/http.ts'
import { openedMark } from './opened.server.ts'
import { watchedHere } from './side-panel.server.ts'
import { watchedOf } from './watched.server.ts'

const drivers = await testDrivers()
const second = 1000
const minute = 60 * second

describe.each(drivers)('watching a lesson on $kind', (driver) => {
  let academy: Academy
  let http: Awaited<ReturnType<typeof openHttp>>
  let courseID: string
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    http = await openHttp(academy)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const learner = () => academy.as('user')
  const lessonOf = async (more: Record<string, unknown> = {}) =>
    (
      await create(academy.as('admin'), 'lesson', {
        courseID,
        name: 'แรงดัน',
        kind: 'video',
        stream: 'https://films.test/a.m3u8',
        ...more,
      })
    )._id
  const begin = async (more: Record<string, unknown> = {}) => {
    courseID = (await create(academy.as('admin'), 'course', { name: 'ไฟฟ้า', status: true }))._id
    const lessonID = await lessonOf(more)
    const { _id: enrollID } = await enrolIn(learner(), courseID)
    const mark = () => openedMark(learner(), { enrollID, lessonID })
    return { lessonID, enrollID, opened: mark(), mark }
  }
  const send = (body: unknown, more: { role?: 'user' | 'guest' | 'admin'; site?: 'skills' | 'factory' } = {}) => {
    const { role = 'user', site = 'skills' } = more
    return http.ask({ path: '/api/lesson/watch', body, site, viewer: academy.viewer(role, site) })
  }
  const beat = (seen: unknown, more: Record<string, unknown> = {}) =>
    send({ seen, position: 0, duration: 10 * minute, ...more })
  const watched = async (lessonID: string) =>
    (await watchedOf(learner(), { enrolment: (await enrolmentOf(learner(), courseID))! })).get(lessonID)

  it('counts what was seen, and keeps the position', async () => {
    const { lessonID, opened } = await begin()
    academy.pass(10 * second)
    const answer = await beat([[0, 10 * second]], { lessonID, opened, position: 10_400 })
    expect(answer).toMatchObject({ status: 200, body: { seconds: 10, percent: 1, position: 10, seen: [[0, 10_000]] } })
    expect(await watched(lessonID)).toEqual({ seconds: 10, percent: 1, position: 10 })
  })

  it.each([
    [300, { position: 300, isRewatch: false }],
    [596, { position: 596, isRewatch: false }],
    [597, { position: 0, isRewatch: true }],
    [600, { position: 0, isRewatch: true }],
  ])('goes on where one left at %d of 600 seconds, and begins anew after the end', async (at, begins) => {
    const { lessonID, opened } = await begin()
    await beat([[0, second]], { lessonID, opened, position: at * second })
    const enrolment = (await enrolmentOf(learner(), courseID))!
    expect(await watchedHere(learner(), { enrolment, lessonID })).toMatchObject(begins)
    const again = await beat([[0, 2 * second]], { lessonID, opened, position: 2 * second })
    expect(again.status).toBe(200)
    expect(await watchedHere(learner(), { enrolment, lessonID })).toMatchObject({ position: 2, isRewatch: false })
  })

  it('counts a beat once, however often it comes', async () => {
    const { lessonID, opened } = await begin()
    academy.pass(minute)
    const one = { lessonID, opened, position: 60_000 }
    const first = await beat([[0, minute]], one)
    for (const wait of [0, second, minute]) {
      academy.pass(wait)
      expect((await beat([[0, minute]], one)).body).toEqual(first.body)
    }
  })

  it('makes one row of beats that come at once from two pages, and loses none of them', async () => {
    const { lessonID, opened, enrollID } = await begin()
    academy.pass(minute)
    const parts = Array.from({ length: 8 }, (_, n) => [[n * 5000, n * 5000 + 5000]])
    const answers = await Promise.all(parts.map((seen) => beat(seen, { lessonID, opened })))
    expect(answers.map(({ status }) => status)).toEqual(parts.map(() => 200))
    // Players report again what the clock did not allow at once.
    for (const seen of parts) {
      academy.pass(10 * second)
      await beat(seen, { lessonID, opened })
    }
    expect(await watched(lessonID)).toMatchObject({ seconds: 40 })
    const rows = await from(academy.as('admin'), 'lesson_watch')
      .select('_id')
      .where('enrollID', '=', enrollID)
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('believes no more than twice what the clock went on, whatever is claimed', async () => {
    const { lessonID, opened } = await begin()
    academy.pass(10 * second)
    expect((await beat([[0, 10 * minute]], { lessonID, opened })).body).toMatchObject({ seconds: 20, percent: 3 })
    expect((await beat([[0, 10 * minute]], { lessonID, opened })).body).toMatchObject({ seconds: 20 })
    academy.pass(10 * second)
    expect((await beat([[0, 10 * minute]], { lessonID, opened })).body).toMatchObject({ seconds: 40 })
  })

  it('without the mark of a page counts from its first beat on', async () => {
    const { lessonID } = await begin()
    expect((await beat([[0, minute]], { lessonID })).body).toMatchObject({ seconds: 0 })
    academy.pass(10 * second)
    expect((await beat([[0, minute]], { lessonID })).body).toMatchObject({ seconds: 20 })
  })

  it('of a jump to the end counts the end alone', async () => {
    const { lessonID, opened } = await begin()
    academy.pass(minute)
    const answer = await beat([[595 * second, 600 * second]], { lessonID, opened, position: 600_000 })
    expect(answer.body).toMatchObject({ seconds: 5, percent: 0, position: 600 })
  })

  it('believes what waited while there was no network', async () => {
    const { lessonID, opened } = await begin()
    academy.pass(9 * minute)
    const waited = [
      [0, 3 * minute],
      [4 * minute, 5 * minute],
    ]
    expect((await beat(waited, { lessonID, opened })).body).toMatchObject({ seconds: 240, percent: 40 })
  })

  it('is as long as staff said and no shorter, also where a player says it is over after a second', async () => {
    const { lessonID, opened } = await begin({ minutes: 10 })
    academy.pass(minute)
    const answer = await beat([[0, second]], { lessonID, opened, duration: second })
    expect(answer.body).toMatchObject({ seconds: 1, percent: 0 })
  })

  it.each([
    ['video', 2],
    ['audio', 2],
    ['youtube', 2],
    ['text', 1],
    ['file', 1],
  ])('of a lesson of kind %s without minutes counts %i seconds for each of the clock', async (kind, speed) => {
    const { lessonID, opened } = await begin({ kind })
    academy.pass(2 * second)
    const claim = { lessonID, opened, position: 1000 * second, duration: 1000 * second }
    expect((await beat([[0, 1000 * second]], claim)).body).toMatchObject({ seconds: 2 * speed, percent: 0 })
    academy.pass(3 * second)
    expect((await beat([[0, 1000 * second]], claim)).body).toMatchObject({ seconds: 5 * speed })
  })

  it('of a film without minutes believes no length that is shorter than others were told', async () => {
    const { lessonID, opened } = await begin()
    const ctx = academy.as('admin')
    const others = [599, 600, 30_000]
    for (const [n, duration] of others.entries()) {
      const user = { username: `other${n}@skills.test`, email: `other${n}@skills.test`, firstname: 'ก', lastname: 'ข' }
      const { _id: userID } = await create(ctx, 'user', user)
      const { _id: enrollID } = await create(ctx, 'enroll', { userID, courseID })
      const { _id } = await record(ctx, 'lesson_watch', { enrollID, lessonID, since: '2026-11-20T03:00:00Z' })
      await compute(ctx, 'lesson_watch', { _id, change: { duration } })
    }
    academy.pass(minute)
    const short = { lessonID, opened, duration: second }
    expect((await beat([[0, second]], short)).body).toMatchObject({ seconds: 1, percent: 0 })
    academy.pass(9 * minute)
    const whole = { lessonID, opened, duration: 600 * second }
    expect((await beat([[0, 600 * second]], whole)).body).toMatchObject({ seconds: 600, percent: 100 })
  })

  it('never becomes shorter than it was said to be', async () => {
    const { lessonID, opened } = await begin()
    academy.pass(minute)
    await beat([[0, minute]], { lessonID, opened })
    const answer = await beat([[0, minute]], { lessonID, opened, duration: minute })
    expect(answer.body).toMatchObject({ percent: 10 })
  })

  it('begins anew when staff reset the progress, and what is said of before does not count', async () => {
    const { lessonID, opened, enrollID } = await begin()
    academy.pass(5 * minute)
    await beat([[0, 5 * minute]], { lessonID, opened })
    const admin = academy.as('admin')
    await update(admin, 'enroll', { _id: enrollID, change: { progressFrom: nowOf(admin) } })
    expect(await watched(lessonID)).toBeUndefined()
    academy.pass(second)
    expect((await beat([[0, 5 * minute]], { lessonID, opened })).body).toMatchObject({ seconds: 2 })
    await update(academy.as('admin'), 'enroll', { _id: enrollID, change: { progressFrom: null } })
    expect(await watched(lessonID)).toMatchObject({ seconds: 300 })
  })

  describe('refuses', () => {
    it.each<[string, unknown]>([
      ['negative moments', [[-5, 10]]],
      ['what is no number', [['0', 10]]],
      ['NaN, which JSON has as null', [[null, 10]]],
      ['endless moments', [[0, 1e300]]],
      ['fractions', [[0.5, 1]]],
      ['ten thousand intervals', Array.from({ length: 10_000 }, (_, n) => [n, n + 1])],
      ['three numbers', [[0, 1, 2]]],
      ['an object', { 0: [0, 1] }],
      ['nothing', undefined],
    ])('%s', async (_what, seen) => {
      const { lessonID, opened } = await begin()
      academy.pass(minute)
      expect((await beat(seen, { lessonID, opened })).status).toBe(400)
      expect(await watched(lessonID)).toBeUndefined()
    })

    it('percent, seconds and clocks of a client', async () => {
      const { lessonID, opened } = await begin()
      for (const forged of [
        { percent: 100 },
        { seconds: 600 },
        { now: 9e12 },
        { since: '2020-01-01T00:00:00Z' },
        { enrollID: 'x' },
      ])
        expect((await beat([[0, 1000]], { lessonID, opened, ...forged })).status).toBe(400)
    })

    it('who is not enrolled, visitors, staff, and a learner of another site', async () => {
      const { lessonID, opened } = await begin()
      expect((await send({ lessonID, opened, seen: [], position: 0, duration: 0 }, { role: 'guest' })).status).toBe(403)
      expect((await send({ lessonID, opened, seen: [], position: 0, duration: 0 }, { role: 'admin' })).status).toBe(403)
      expect((await send({ lessonID, opened, seen: [], position: 0, duration: 0 }, { site: 'factory' })).status).toBe(
        404,
      )
      courseID = (await create(academy.as('admin'), 'course', { name: 'อื่น', status: true }))._id
      expect((await beat([], { lessonID: await lessonOf() })).status).toBe(403)
    })

    it('whose access has ended, was withdrawn or waits', async () => {
      const { lessonID, opened, enrollID } = await begin()
      for (const change of [
        { standing: 'waiting' },
        { standing: 'withdrawn', reason: 'ย้าย' },
        { endsOn: '2026-11-01' },
      ]) {
        await update(academy.as('admin'), 'enroll', {
          _id: enrollID,
          change: { standing: 'active', endsOn: null, ...change } as never,
        })
        expect((await beat([[0, 1000]], { lessonID, opened })).status).toBe(403)
      }
    })

    it('a draft, and a lesson that is not there', async () => {
      await begin()
      expect((await beat([], { lessonID: await lessonOf({ status: false }) })).status).toBe(404)
      expect((await beat([], { lessonID: 'f'.repeat(24) })).status).toBe(404)
      expect((await beat([], { lessonID: "' or 1=1 --" })).status).toBe(400)
    })

    it('to write its rows in any other way', async () => {
      const { lessonID, opened, enrollID } = await begin()
      academy.pass(second)
      await beat([[0, 1000]], { lessonID, opened })
      const { _id } = await from(learner(), 'lesson_watch')
        .select('_id')
        .where('enrollID', '=', enrollID)
        .executeTakeFirstOrThrow()
      const viewer = academy.viewer('user')
      const data = { enrollID, lessonID, since: '2026-11-20T03:00:00Z', percent: 100, seconds: 600 }
      expect((await http.ask({ path: '/api/lesson_watch', body: { data }, viewer })).status).toBe(403)
      expect(
        (await http.ask({ method: 'PUT', path: `/api/lesson_watch/${_id}`, body: { data: { percent: 100 } }, viewer }))
          .status,
      ).not.toBe(200)
      expect(await watched(lessonID)).toMatchObject({ seconds: 1 })
    })
  })

  it.each([
    ['of another lesson', (of: { enrollID: string }) => openedMark(learner(), { ...of, lessonID: 'a'.repeat(24) })],
    ['of another learner', (of: { lessonID: string }) => openedMark(learner(), { ...of, enrollID: 'a'.repeat(24) })],
    ['written by hand', () => `1000000000000.${'A'.repeat(43)}`],
    ['with an earlier time', (of: { opened: string }) => `1000000000000${of.opened.slice(13)}`],
  ])('takes a mark %s for none: nothing before the first beat counts', async (_what, forge) => {
    const of = await begin()
    academy.pass(10 * minute)
    expect((await beat([[0, 10 * minute]], { lessonID: of.lessonID, opened: forge(of) })).body).toMatchObject({
      seconds: 0,
    })
  })
})
