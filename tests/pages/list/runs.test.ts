import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { contextFor } from '#platform/context.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { ownNotices } from '#platform/background/notifications/notifications.ts'
import { runStep } from '#platform/background/bulk-operation/define-bulk-operation.ts'
import { bulkAction, undoBatchesOperation } from '#platform/office/screens/list/bulk/run/run-jobs.ts'
import { runOf } from '#platform/office/screens/list/bulk/run/runs.ts'
import { type OfficeList, openList } from './list.ts'

const drivers = await testDrivers()

describe.each(drivers)('more rows of a list than one request does on $kind', (driver) => {
  let list: OfficeList
  const n = 1100
  beforeAll(async () => {
    list = await openList(driver)
    await list.academy.app.jobs.stop()
    const admin = list.academy.as('admin')
    const { _id } = await create(admin, 'course', { name: 'มาก 0', hours: 1 })
    const columns = await columnsBut('_id', 'name', 'search')
    await sql`insert into course (_id, name, search, ${columns})
      select lpad(to_hex(n), 24, '0'), 'มาก ' || n, 'มาก ' || n, ${columns} from course, generate_series(1, ${n - 1}) n
      where course._id = ${_id}`.execute(list.academy.database.kysely)
  })
  afterAll(() => list.close())

  /** Returns the columns of courses except some, so that one can be copied. */
  async function columnsBut(...names: string[]) {
    const { rows } = await sql<{ column_name: string }>`select column_name from information_schema.columns
      where table_name = 'course' and table_schema = current_schema()`.execute(list.academy.database.kysely)
    return sql.join(rows.filter((one) => !names.includes(one.column_name)).map((one) => sql.ref(one.column_name)))
  }

  const query = 'q=มาก'
  const begin = async (form: Record<string, string>, as: Role = 'admin') => {
    const answer = await list.send({ all: '1', ...form }, query, as)
    return { ...answer, run: new URL(answer.to, 'http://x').searchParams.get('run') ?? '' }
  }
  /** Runs one step of a run as its job does. Returns the number of processed rows, or null at its end. */
  const step = async (run: string): Promise<number | null> => {
    const { site } = list.academy.as('admin')
    const viewer = { id: '', role: 'admin', home: '', name: 'ระบบ' } as const
    const system = contextFor(list.academy.app, { site, viewer, locale: 'th' })
    const { kind } = (await runOf(list.academy.as('admin'), { collection: 'course', _id: run }))!
    const operation =
      kind === bulkAction.kind.name
        ? await runStep(system, run, bulkAction)
        : await runStep(system, run, undoBatchesOperation)
    return operation && operation.done + operation.failed
  }
  const toEnd = async (run: string) => {
    while ((await step(run)) !== null);
  }
  const published = async () => {
    const { n: found } = await from(list.academy.as('admin'), 'course')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('course.status', '=', true)
      .executeTakeFirstOrThrow()
    return found
  }
  const publish = { intent: 'bulk-set', field: 'status', status: 'true' }
  const shown = (run: string, as?: Role) => list.text(`${query}&run=${run}`, as)

  test('are done by a job, told with a count, and put back by another', { timeout: 90_000 }, async () => {
    const { run, to } = await begin(publish)
    expect(to).toMatch(/run=[0-9a-f]{24}$/)
    expect(await shown(run)).toMatch(/กำลังแก้ไข · ดำเนินการแล้ว 0 จาก 1,100 รายการ.*หยุด/)
    expect(await step(run)).toBe(100)
    expect(await shown(run)).toContain('ดำเนินการแล้ว 100 จาก 1,100 รายการ')
    await toEnd(run)
    expect(await published()).toBe(n)
    expect(await shown(run)).toMatch(/แก้ไข 1,100 รายการแล้ว.*เลิกทำ/)
    const { notices } = await ownNotices(list.academy.as('admin'))
    expect(notices[0]).toMatchObject({ title: { th: 'แก้ไข 1,100 รายการแล้ว' }, href: expect.stringContaining(run) })

    const undo = await list.send({ intent: 'run-undo', run }, query)
    const undoing = new URL(undo.to, 'http://x').searchParams.get('run')!
    expect((await list.send({ intent: 'run-undo', run }, query)).text).toContain('เลิกทำไปแล้ว')
    await toEnd(undoing)
    expect(await published()).toBe(0)
    expect(await shown(undoing)).toContain('เลิกทำ 1,100 รายการแล้ว')
  })

  test('stop where they are when somebody says so, and what was done can be put back', async () => {
    const { run } = await begin(publish)
    for (let at = 0; at < 3; at++) await step(run)
    await list.send({ intent: 'run-cancel', run }, query)
    expect(await step(run)).toBeNull()
    expect(await published()).toBe(300)
    expect(await shown(run)).toMatch(/หยุดแล้วที่ 300 จาก 1,100 รายการ · แก้ไข 300 รายการแล้ว.*เลิกทำ/)
    const undo = await list.send({ intent: 'run-undo', run }, query)
    await toEnd(new URL(undo.to, 'http://x').searchParams.get('run')!)
    expect(await published()).toBe(0)
  })

  test('go on where a process died, do nothing twice, and say why some were not done', async () => {
    const { run } = await begin({ intent: 'bulk-set', field: 'type', type: 'onsite' })
    await step(run)
    await sql`create table died as select _id, version from course where type = 'onsite'`.execute(
      list.academy.database.kysely,
    )
    const broken = list.academy.app.collections.get('course')!.collection
    const { update } = broken.access
    let asked = 0
    broken.access.update = (viewer, of) => {
      if (++asked > 30) throw new Error('the worker is gone')
      return update(viewer, of)
    }
    await expect(step(run)).rejects.toThrow('the worker is gone')
    broken.access.update = update
    const { rows: half } = await sql`select 1 from course where type = 'onsite'`.execute(list.academy.database.kysely)
    expect(half.length, 'a part of a step is not done').toBe(100)
    await sql`update course set "removedAt" = now() where _id = lpad(to_hex(1050), 24, '0')`.execute(
      list.academy.database.kysely,
    )
    await toEnd(run)
    const { rows } = await sql`select 1 from course join died using (_id) where course.version <> died.version`.execute(
      list.academy.database.kysely,
    )
    expect(rows.length, 'written twice').toBe(0)
    expect(await shown(run)).toMatch(/แก้ไข 1,099 รายการแล้ว.*1 รายการทำไม่ได้/)
  })

  test('are done with the rights that their person has now, and seen by him and administrators alone', async () => {
    const admin = list.academy.as('admin')
    const { run } = await begin(publish, 'manager')
    expect(await shown(run, 'member')).not.toContain('กำลังแก้ไข')
    expect((await list.send({ intent: 'run-cancel', run }, query, 'member')).status).toBe(404)
    const there = list.academy.as('admin', 'factory')
    expect(await runOf(there, { collection: 'course', _id: run })).toBeUndefined()
    expect(await runOf(admin, { collection: 'lesson', _id: run })).toBeUndefined()
    await step(run)
    const manager = list.academy.viewer('manager')
    await sql`delete from "grant" where "user" = ${manager.id}`.execute(list.academy.database.kysely)
    expect(await step(run)).toBeNull()
    expect(await shown(run)).toMatch(/ระบบขัดข้องและหยุดที่ 100 จาก 1,099 รายการ/)
    expect(await published()).toBe(100)
    for (const intent of ['run-cancel', 'run-undo'])
      for (const forged of ['', 'x', '0123456789abcdef01234567'])
        expect((await list.send({ intent, run: forged }, query)).status, `${intent} ${forged}`).toBe(404)
  })

  test('that their person may not change are left, each with its reason', async () => {
    const course = list.academy.app.collections.get('course')!.collection
    const { update } = course.access
    course.access.update = (viewer, of) =>
      viewer.role === 'admin' ? { type: 'onsite', name: { $ne: 'มาก 7' } } : update(viewer, of)
    try {
      const { run } = await begin({ intent: 'bulk-set', field: 'status', status: 'false' })
      await toEnd(run)
      expect(await shown(run)).toMatch(/แก้ไข 1,098 รายการแล้ว.*1 รายการทำไม่ได้/)
    } finally {
      course.access.update = update
    }
  })
})
