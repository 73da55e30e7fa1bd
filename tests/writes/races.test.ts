import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, remove, removeAny, restoreAny, update } from '#platform/data/collection/write.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { type Http, openHttp } from '../support/http.ts'
import { dangling } from './dangling.ts'

const drivers = await bothDrivers()
const fifty = Array.from({ length: 50 }, (_, n) => n)

describe.each(drivers)('at the same moment on $kind', (driver) => {
  let academy: Academy
  let http: Http
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  /** Returns the outcome of a write: done, or the kind of its refusal. Anything else fails the test. */
  const outcome = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => {
        if (error instanceof RequestError) return error.kind
        throw error
      },
    )
  const counted = async (works: Promise<unknown>[]) => {
    const counts: Record<string, number> = {}
    for (const one of await Promise.all(works.map(outcome))) counts[one] = (counts[one] ?? 0) + 1
    return counts
  }

  /** Resolves with the lock that a transaction waits for, once one waits. */
  const waits = async () => {
    for (let asked = 0; asked < 100; asked++) {
      const { rows } = await sql`select wait_event from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(academy.app.database.kysely)
      if (rows.length > 0) return rows
      await sleep(50)
    }
    return []
  }

  test('fifty changes with one version leave one', async () => {
    const { _id, version } = await create(admin(), 'course', { name: 'ก' })
    const viewer = academy.viewer('admin')
    const answers = await Promise.all(
      fifty.map((hours) =>
        http.ask({ viewer, method: 'PUT', path: `/api/course/${_id}`, body: { data: { hours }, version } }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
    const row = await from(admin(), 'course').select(['hours', 'version']).where('_id', '=', _id).executeTakeFirst()
    expect(row).toEqual({ hours: statuses.indexOf(200), version: version + 1 })
  })

  test('two hundred bookings and moves to one hour of a room end within seconds, and one has it', async () => {
    const root = academy.as('root')
    const { _id: room } = await create(root, 'room', { name: 'ห้องประชุม', capacity: 40 })
    const book = (startsAt: string, endsAt: string) =>
      create(root, 'room_booking', { room, purpose: 'อบรม', startsAt, endsAt })
    const hour = { startsAt: '2026-12-01T02:00:00Z', endsAt: '2026-12-01T05:00:00Z' }
    const apart = [10, 12, 14, 16].map((at) => book(`2026-12-01T${at}:00:00Z`, `2026-12-01T${at + 1}:00:00Z`))
    const moved = await Promise.all(apart)
    const begun = performance.now()
    const tries = Array.from({ length: 196 }, () => book(hour.startsAt, hour.endsAt))
    const moves = moved.map(({ _id }) => update(root, 'room_booking', { _id, change: hour }))
    expect(await counted([...moves, ...tries])).toEqual({ done: 1, conflict: 199 })
    expect(performance.now() - begun).toBeLessThan(10_000)
  })

  test.skipIf(driver.kind === 'pglite')('who books waits for who books before he writes a row, not after', async () => {
    const root = academy.as('root')
    const { _id: room } = await create(root, 'room', { name: 'ห้องสัมมนา', capacity: 40 })
    const hour = { room, purpose: 'อบรม', startsAt: '2026-12-02T02:00:00Z', endsAt: '2026-12-02T05:00:00Z' }
    const [written, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = inTransaction(root, async (inside) => {
      await create(inside, 'room_booking', hour)
      written.resolve()
      await looked.promise
    })
    await written.promise
    const second = outcome(create(academy.as('root'), 'room_booking', hour))
    const waited = await waits()
    looked.resolve()
    await first
    expect(waited).toEqual([{ wait_event: 'advisory' }])
    expect(await second).toBe('conflict')
  })

  test('fifty removals are one, and so are fifty restores', async () => {
    const { _id } = await create(admin(), 'course', { name: 'ข' })
    const removed = await counted(fifty.map(() => remove(admin(), 'course', _id)))
    expect(removed).toEqual({ done: 1, 'not-found': 49 })
    expect(await counted(fifty.map(() => restoreAny(admin(), 'course', { _id })))).toEqual({ done: 50 })
    expect(await from(admin(), 'course').select('version').where('_id', '=', _id).execute()).toEqual([{ version: 3 }])
  })

  test('of fifty who want a code that a removed row had, or the row itself, one gets it', async () => {
    const { _id } = await create(admin(), 'category', { name: 'ค', code: 'wanted' })
    await remove(admin(), 'category', _id)
    const wanted = fifty.map((n) =>
      n % 2 === 0
        ? restoreAny(admin(), 'category', { _id })
        : create(admin(), 'category', { name: `ค ${n}`, code: 'wanted' }),
    )
    await counted(wanted)
    const holders = await from(admin(), 'category').select('_id').where('code', '=', 'wanted').execute()
    expect(holders).toHaveLength(1)
  })

  test('a course is removed while fifty lessons are put into it: none is left without its course', async () => {
    for (let round = 0; round < 3; round++) {
      const { _id: courseID } = await create(admin(), 'course', { name: `ง ${round}` })
      const { _id: parent } = await create(admin(), 'lesson', { courseID, name: 'บท' })
      const into = (some: number[]) =>
        some.map((n) => create(admin(), 'lesson', { courseID, name: `บท ${n}`, ...(n % 2 === 0 && { parent }) }))
      await counted([
        ...into(fifty.slice(0, 10)),
        remove(admin(), 'course', courseID),
        ...into(fifty.slice(10, 30)),
        remove(admin(), 'lesson', parent),
        ...into(fifty.slice(30)),
      ])
      expect(await dangling(academy)).toEqual([])
      const left = await from(admin(), 'lesson').select('_id').where('courseID', '=', courseID).execute()
      expect(left).toEqual([])
    }
  })

  test('rows that belong together are removed and restored in any order, and none is lost', async () => {
    const learner = academy.as('user')
    const all: [string, string][] = []
    for (const name of ['จ หนึ่ง', 'จ สอง']) {
      const { _id: courseID } = await create(admin(), 'course', { name, status: true })
      const { _id: enrollID } = await create(learner, 'enroll', { courseID })
      all.push(['course', courseID], ['enroll', enrollID])
      for (const parent of [undefined, undefined, 'first']) {
        const first = all.find(([kind], at) => kind === 'lesson' && all[at - 1]![0] === 'enroll')?.[1] ?? null
        const input = { courseID, name, ...(parent && { parent: first }) }
        const { _id: lessonID } = await create(admin(), 'lesson', input as never)
        await create(learner, 'lesson_completion', { enrollID, lessonID })
        all.push(['lesson', lessonID])
      }
    }
    const counts = async () => {
      const found: Record<string, number> = {}
      for (const name of ['course', 'enroll', 'lesson', 'lesson_completion'] as const)
        found[name] = (await from(admin(), name).select('_id').execute()).length
      return found
    }
    const before = await counts()
    let turn = 7
    const next = (below: number) => (turn = (turn * 1103515245 + 12345) % 2147483648) % below
    for (let round = 0; round < 12; round++) {
      const acts = Array.from({ length: 8 }, () => {
        const [name, _id] = all[next(all.length)]!
        return next(2) === 0 ? removeAny(admin(), name, { _id }) : restoreAny(admin(), name, { _id })
      })
      await counted(acts)
      expect(await dangling(academy)).toEqual([])
    }
    for (const name of ['course', 'enroll', 'lesson', 'lesson'])
      for (const [kind, _id] of all) if (kind === name) await outcome(restoreAny(admin(), name, { _id }))
    expect(await counts()).toEqual(before)
    await update(admin(), 'course', { _id: all[0]![1], change: { hours: 1 } })
  })
})
