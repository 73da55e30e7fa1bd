import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { trashOf } from '#platform/data/collection/removal/trash.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, remove, restore, update } from '#platform/data/collection/write.ts'
import { createMany } from '#platform/data/collection/writing/many/create-many.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { keepBatch } from '#platform/office/screens/list/bulk/batch.ts'
import { applyToRows, undoBatches } from '#platform/office/screens/list/bulk/apply-to-rows.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { enrolIn } from '../commands/enrol.server.ts'
import { joinWaitlist, leaveWaitlist, mineOf } from './watch.server.ts'
import { countSeatsTaken, countTaken, seatingOf } from './seats.server.ts'

const drivers = await testDrivers()

describe.each(drivers)('seats that are counted on $kind', (driver) => {
  let academy: Academy
  let people: Viewer[]
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    people = []
    for (let n = 0; n < 4; n++) people.push(await learner(n))
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const as = (n: number) => ({ ...academy.as('user'), viewer: people[n]! })
  const drain = () => academy.app.jobs.drain()
  const learner = async (n: number): Promise<Viewer> => {
    const row = { username: `c${n}`, firstname: `น${n}`, lastname: 'นับ', email: `c${n}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    return { id: _id, role: 'user', home: academy.as('user').site._id, name: `น${n} นับ` }
  }
  const courseWith = async (more: Record<string, unknown> = {}) => {
    const { _id } = await create(admin(), 'course', { name: 'ห้องเล็ก', status: true, seats: 1, ...more })
    await drain()
    return _id
  }
  const enrolmentOf = async (courseID: string, n: number, ctx = admin()) =>
    (
      await from(ctx, 'enroll')
        .select('enroll._id')
        .where('enroll.courseID', '=', courseID)
        .where('enroll.userID', '=', people[n]!.id)
        .executeTakeFirst()
    )?._id
  const pool = (courseID: string) => ({ courseID, roundID: null })
  const byStaff = (courseID: string, n: number) =>
    create(admin(), 'enroll', { courseID, userID: people[n]!.id, reason: `รับเกิน ${n}` })
  const bin = () => trashOf(admin(), collectionOf(admin(), 'enroll'))
  /** Does the same as the bulk enrolment job. */
  const bulkEnrol = (courseID: string, some: readonly number[]) =>
    inTransaction(admin(), async (inside) => {
      const rows = some.map((n) => ({ given: { courseID, userID: people[n]!.id, source: 'import' as const } }))
      const settle = (part: typeof inside, made: unknown[]) =>
        countSeatsTaken(part, [{ pool: pool(courseID), n: made.length }])
      const made = await createMany(inside, 'enroll', { rows, settle })
      if (made.length === 0) return null
      return keepBatch(inside, { collection: 'enroll', verb: 'import', rows: made as never })
    })
  const bulk = async (ids: string[], verb: 'remove' | 'restore') =>
    (await applyToRows(admin(), collectionOf(admin(), 'enroll'), { ids, action: { verb } })).batch
  const undo = (batch: string | null) => batch && undoBatches(admin(), collectionOf(admin(), 'enroll'), [batch])

  type Leaving = (of: { course: string; batch: string | null; _id: string }) => Promise<unknown>
  test.each<[string, Leaving]>([
    ['staff remove it', ({ _id }) => remove(admin(), 'enroll', _id)],
    [
      'staff withdraw it',
      ({ _id }) => update(admin(), 'enroll', { _id, change: { standing: 'withdrawn', reason: 'ขอถอน' } }),
    ],
    ['a bulk enrolment is undone', ({ batch }) => undo(batch) as Promise<unknown>],
    ['many are removed', ({ _id }) => bulk([_id], 'remove')],
  ])('of a free course go to the first in line when %s, who may also take it at once', async (_how, leave) => {
    for (const isQuicker of [false, true]) {
      const course = await courseWith()
      const batch = await bulkEnrol(course, [0])
      for (const n of [1, 2]) await joinWaitlist(as(n), course)
      await drain()
      await leave({ course, batch, _id: (await enrolmentOf(course, 0))! })
      expect(await seatingOf(admin(), pool(course))).toMatchObject({ taken: 0, queued: 2 })
      if (isQuicker) await enrolIn(as(1), course)
      await drain()
      expect(await enrolmentOf(course, 1)).toBeDefined()
      expect(await enrolmentOf(course, 2)).toBeUndefined()
      expect(await seatingOf(admin(), pool(course))).toMatchObject({ taken: 1, offered: 0, queued: 1 })
      expect((await mineOf(as(2), course)).place).toMatchObject({ place: 1 })
    }
  })

  test('are taken again by an enrolment that comes back, also beyond the limit', async () => {
    const course = await courseWith()
    const { _id } = await enrolIn(as(0), course)
    await remove(admin(), 'enroll', _id)
    await enrolIn(as(1), course)
    await restore(admin(), 'enroll', _id)
    expect(await seatingOf(admin(), pool(course))).toMatchObject({ taken: 2 })
    await drain()
    expect(await seatingOf(admin(), pool(course))).toMatchObject({ taken: 2 })
    await expect(enrolIn(as(2), course)).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('that were kept for somebody go to the next one when his record is removed', async () => {
    const course = await courseWith({ price: 900 })
    const gone = await learner(9)
    const first = await byStaff(course, 0)
    await joinWaitlist({ ...as(0), viewer: gone }, course)
    await joinWaitlist(as(1), course)
    await remove(admin(), 'enroll', first._id)
    await drain()
    expect(await seatingOf(admin(), pool(course))).toMatchObject({ taken: 0, offered: 1, queued: 1 })
    await remove(academy.as('admin'), 'user', gone.id)
    await drain()
    expect((await mineOf(as(1), course)).place).toMatchObject({ status: 'offered' })
    expect(await seatingOf(admin(), pool(course))).toMatchObject({ taken: 0, offered: 1, queued: 0 })
  })

  const acts = ['enrol', 'staff', 'join', 'leave', 'withdraw', 'readmit', 'remove', 'restore', 'bulk', 'undo', 'seats']
  const steps = fc.array(fc.record({ act: fc.constantFrom(...acts), n: fc.nat(3), drains: fc.boolean() }), {
    minLength: 8,
    maxLength: 20,
  })

  test('are as many as the enrolments that hold one, after any sequence of acts', () =>
    fc.assert(
      fc.asyncProperty(steps, async (given) => {
        const course = await courseWith({ seats: 2 })
        const batches: (string | null)[] = []
        for (const { act, n, drains } of given) {
          await perform({ act, n, course, batches }).catch(unlessRefused)
          await isCounted(course)
          if (drains) await drain()
        }
        await drain()
        const { taken, offered, queued } = (await seatingOf(admin(), pool(course)))!
        expect(taken).toBe(await countTaken(admin(), pool(course)))
        const { seats } = await from(admin(), 'course')
          .select('seats')
          .where('_id', '=', course)
          .executeTakeFirstOrThrow()
        expect(queued === 0 || taken + offered >= seats!).toBe(true)
      }),
      { numRuns: 4 },
    ))

  /** The two values are read in sequence, and a bulk enrolment may run between them. */
  const isCounted = (course: string) =>
    vi.waitFor(async () =>
      expect((await seatingOf(admin(), pool(course)))!.taken).toBe(await countTaken(admin(), pool(course))),
    )

  const unlessRefused = (error: unknown) => {
    if (!(error instanceof RequestError)) throw error
  }

  async function perform(of: { act: string; n: number; course: string; batches: (string | null)[] }) {
    const { act, n, course, batches } = of
    const _id = (await enrolmentOf(course, n))!
    const removed = (await enrolmentOf(course, n, bin()))!
    const change = {
      withdraw: { standing: 'withdrawn', reason: 'ถอน' },
      readmit: { standing: 'active', reason: `${n}` },
    }
    if (act === 'enrol') return enrolIn(as(n), course)
    if (act === 'staff') return byStaff(course, n)
    if (act === 'join') return joinWaitlist(as(n), course)
    if (act === 'leave') return leaveWaitlist(as(n), course)
    if (act === 'withdraw' || act === 'readmit')
      return _id && update(admin(), 'enroll', { _id, change: change[act] as never })
    if (act === 'remove') return _id && batches.push(await bulk([_id], 'remove'))
    if (act === 'restore') return removed && batches.push(await bulk([removed], 'restore'))
    if (act === 'bulk') return batches.push(await bulkEnrol(course, [n, (n + 1) % 4]))
    if (act === 'undo') return undo(batches.pop() ?? null)
    return update(admin(), 'course', { _id: course, change: { seats: n } })
  }
})
