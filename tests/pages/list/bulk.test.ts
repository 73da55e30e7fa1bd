import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { lockRemovals } from '#platform/data/collection/writing/lock.ts'
import { executor } from '#platform/data/database/executor.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { applyToRows, undoBatches } from '#platform/office/screens/list/bulk/apply-to-rows.ts'
import { type OfficeList, openList } from './list.ts'

const drivers = await testDrivers()

describe.each(drivers)('many rows of a list at once on $kind', (driver) => {
  let list: OfficeList
  beforeAll(async () => {
    list = await openList(driver)
  })
  afterAll(() => list.close())

  const make = async (...names: string[]) => {
    const rows = []
    for (const name of names) rows.push(await create(list.academy.as('admin'), 'course', { name, hours: 1 }))
    return rows.map(({ _id }) => _id)
  }
  const stored = async (ids: readonly string[]) => {
    const rows = await from(list.academy.as('admin'), 'course')
      .select(['course._id', 'course.status', 'course.hours', 'course.category'])
      .where('course._id', 'in', ids)
      .execute()
    return new Map(rows.map((row) => [row._id, row]))
  }
  const batchIn = (to: string) => new URL(to, 'http://x').searchParams.get('batch')!
  const undo = (batch: string, as: 'admin' | 'manager' = 'admin') => list.send({ intent: 'undo', batch }, '', as)

  test('are removed, told, and put back', async () => {
    const ids = await make('ก 1', 'ก 2', 'ก 3')
    const removed = await list.send({ intent: 'bulk-remove', ids: ids.join(',') }, 'size=50')
    expect(removed.to).toMatch(/^\/lesson\/dashboard\?size=50&done=bulk-remove\+3&batch=[0-9a-f]{24}$/)
    expect((await stored(ids)).size).toBe(0)
    expect(await list.text(removed.to.split('?')[1]!)).toMatch(/ลบ 3 รายการแล้ว.*เลิกทำ/)
    const undone = await undo(batchIn(removed.to))
    expect(undone.to).toContain('done=undone+3')
    expect((await stored(ids)).size).toBe(3)
    expect((await undo(batchIn(removed.to))).status, 'a second time there is nothing to undo').toBe(404)
  })

  test('get one value, and their own back; what was changed meanwhile stays', async () => {
    const [a, b, c] = (await make('ข 1', 'ข 2', 'ข 3')) as [string, string, string]
    const admin = list.academy.as('admin')
    await update(admin, 'course', { _id: b, change: { status: true } })
    const set = await list.send({ intent: 'bulk-set', field: 'status', status: 'true', ids: [a, b, c].join(',') })
    expect(set.to).toContain('done=bulk-update+3')
    expect([...(await stored([a, b, c])).values()].every(({ status }) => status)).toBe(true)
    await update(admin, 'course', { _id: c, change: { hours: 9 } })
    const undone = await undo(batchIn(set.to))
    expect(undone.text).toMatch(/เลิกทำ 2 รายการแล้ว · 1 รายการทำไม่ได้/)
    const now = await stored([a, b, c])
    expect([a, b, c].map((_id) => now.get(_id)!.status)).toEqual([false, true, true])
    expect(now.get(c)!.hours).toBe(9)
  })

  test('get a list of codes, and the lists that they had', async () => {
    const admin = list.academy.as('admin')
    for (const code of ['one', 'two']) await create(admin, 'category', { name: code, code })
    const ids = await make('ค 1', 'ค 2')
    await update(admin, 'course', { _id: ids[0]!, change: { category: ['one'] } })
    const set = await list.send({ intent: 'bulk-set', field: 'category', category: 'two', ids: ids.join(',') })
    expect((await stored(ids)).get(ids[0]!)!.category).toEqual(['two'])
    await undo(batchIn(set.to))
    const now = await stored(ids)
    expect(ids.map((_id) => now.get(_id)!.category)).toEqual([['one'], []])
  })

  test('are all that the list finds, on every page, when that is asked', async () => {
    const ids = await make(...Array.from({ length: 12 }, (_, n) => `ทุกหน้า ${n}`))
    const query = 'q=ทุกหน้า&where=hours:is:1'
    const removed = await list.send({ intent: 'bulk-remove', all: '1' }, query)
    expect(removed.to).toContain('done=bulk-remove+12')
    expect((await stored(ids)).size).toBe(0)
    const back = await list.send({ intent: 'bulk-restore', all: '1' }, 'view=removed&q=ทุกหน้า')
    expect(back.to).toContain('done=bulk-restore+12')
    expect((await stored(ids)).size).toBe(12)
  })

  test('are refused one by one: the others are done, and the reason is said', async () => {
    const [free, taken] = (await make('ง 1', 'ง 2')) as [string, string]
    const admin = list.academy.as('admin')
    const gone = '0123456789abcdef01234567'
    const outcome = await list.send({ intent: 'bulk-remove', ids: [free, gone, taken].join(',') })
    expect(outcome.text).toMatch(/ลบ 2 รายการแล้ว · 1 รายการทำไม่ได้/)
    expect(
      (await from(admin, 'course').select('course._id').where('course._id', 'in', [free, taken]).execute()).length,
    ).toBe(0)
  })

  test('are kept from who may not, from another site, and from a form that names nothing', async () => {
    const made = await make('จ 1')
    const there = await create(list.academy.as('admin', 'factory'), 'course', { name: 'ที่อื่น' })
    for (const _id of [made[0]!, there._id]) {
      const who = _id === there._id ? 'admin' : 'manager'
      const outcome = await list.send({ intent: 'bulk-remove', ids: _id }, '', who)
      expect(outcome.text, _id).toContain('1 รายการทำไม่ได้')
    }
    expect((await stored(made)).size).toBe(1)
    for (const ids of ['', "x,',(,%"])
      expect((await list.send({ intent: 'bulk-remove', ids })).text).toContain('ยังไม่ได้เลือกรายการ')
    const hidden = { intent: 'bulk-set', field: 'constructor', ids: made[0]! }
    expect((await list.send(hidden)).text).toContain('ยังไม่ได้เลือกรายการ')
  })

  test('are changed by several people at once in whatever order they are named, and removed and put back beside', async () => {
    const ids = await make(...Array.from({ length: 20 }, (_, n) => `พร้อมกัน ${n}`))
    const [named, other] = [ids.join(','), ids.toReversed().join(',')]
    const set = (among: string, status: string) =>
      list.send({ intent: 'bulk-set', field: 'status', status, ids: among })
    const answers = await Promise.all([set(named, 'true'), set(other, 'false'), set(named, 'true'), set(other, 'true')])
    expect(answers.map(({ to }) => to)).toEqual(
      Array.from(answers, () => expect.stringContaining('done=bulk-update+20')),
    )
    const remove = (among: string) => list.send({ intent: 'bulk-remove', ids: among })
    const gone = await Promise.all([remove(named), set(other, 'false'), remove(other)])
    expect(gone.map(({ status }) => status < 500)).toEqual([true, true, true])
    expect((await stored(ids)).size).toBe(0)
    const done = gone.map(({ to }) => to).find((to) => to.includes('done=bulk-remove+20'))!
    expect((await undo(batchIn(done))).to).toContain('done=undone+20')
  })

  test.runIf(driver.kind === 'postgres')(
    'are held by who takes several acts back only once it is his turn',
    async () => {
      const admin = list.academy.as('admin')
      const [changed, removed] = (await make('ลำดับ 1', 'ลำดับ 2')) as [string, string]
      const course = collectionOf(admin, 'course')
      const acts = [
        await applyToRows(admin, course, { ids: [changed], action: { verb: 'update', change: { hours: 8 } } }),
        await applyToRows(admin, course, { ids: [removed], action: { verb: 'remove' } }),
      ]
      const waiting = () =>
        sql<{ n: number }>`select count(*)::int as n from pg_locks join pg_database d on d.oid = database
        where datname = current_database() and locktype = 'advisory' and not granted`
          .execute(list.academy.database.kysely)
          .then(({ rows }) => rows[0]!.n)
      const [begun, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const other = inTransaction(admin, async (inside) => {
        await lockRemovals(inside)
        begun.resolve()
        await seen.promise
        await sql`select 1 from course where _id = ${changed} for update nowait`.execute(inside[executor])
      })
      await begun.promise
      const batches = acts.map(({ batch }) => batch!)
      const undone = undoBatches(admin, course, batches)
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
      seen.resolve()
      await other
      expect(await undone).toMatchObject({ done: 2, failures: [] })
    },
  )

  test('of another person are undone by an administrator only, and not after thirty days', async () => {
    const ids = await make('ฉ 1')
    const set = await list.send({ intent: 'bulk-set', field: 'status', status: 'true', ids: ids[0]! }, '', 'manager')
    const other = await list.send({ intent: 'bulk-set', field: 'type', type: 'onsite', ids: ids[0]! })
    expect((await undo(batchIn(other.to), 'manager')).status).toBe(404)
    await sql`update edit_batch set "createdAt" = "createdAt" - interval '31 days'`.execute(
      list.academy.database.kysely,
    )
    expect((await undo(batchIn(set.to))).status).toBe(404)
  })
})
