import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Http, openHttp } from '../../support/http.ts'
import { transfersOf } from '../../support/transfers.ts'
import { type OfficeList, openList } from './list.ts'

const drivers = await testDrivers()

describe.each(drivers)('a file brought in on screen on $kind', (driver) => {
  let list: OfficeList
  let http: Http
  beforeAll(async () => {
    list = await openList(driver)
    http = await openHttp(list.academy)
  })
  afterAll(async () => {
    await http.close()
    await list.close()
  })

  const bring = (file: string, more: Record<string, string>) =>
    transfersOf(http).bring(
      { viewer: list.academy.viewer('admin') },
      { to: 'course', file, type: 'text/csv', more: { detail: '1', partly: '1', ...more } },
    )
  const stored = async (name: string) =>
    from(list.academy.as('admin'), 'course').selectAll().where('course.name', '=', name).executeTakeFirst()

  test('is offered to who may add rows, and to nobody else', async () => {
    expect((await list.links()).map(({ href }) => href)).toContain('/lesson/dashboard?import=1')
    expect(await list.text('import=1')).toMatch(/นำเข้าหลักสูตร.*วางไฟล์ Excel หรือ CSV ที่นี่.*ดาวน์โหลดไฟล์ต้นแบบพร้อมหัวคอลัมน์/)
  })

  test('tells its cells and what each row does, and stores nothing before it is told to', async () => {
    const { _id } = await create(list.academy.as('admin'), 'course', { name: 'เดิม', hours: 1 })
    const file = `_id,name,hours\n,ใหม่,3\n${_id},เดิม,9\n${_id.replace(/^./, 'f')},ไม่มี,1\n,ผิด,สาม\n`
    const { report } = await bring(file, { dryRun: '1' })
    expect(report).toMatchObject({ isStored: false, created: 1, changed: 1, problemCount: 2 })
    expect(report.detail!.columns).toEqual(['_id', 'name', 'hours'])
    expect(report.detail!.acts).toEqual({ 2: 'create', 3: 'change', 4: 'mend', 5: 'mend' })
    expect(report.detail!.rows[4]).toEqual(['', 'ผิด', 'สาม'])
    expect(await stored('ใหม่')).toBeUndefined()
  })

  test('stores its good rows in part, and all of it is taken back', async () => {
    const kept = await create(list.academy.as('admin'), 'course', { name: 'คงอยู่', hours: 1, price: 100 })
    const file = `_id,name,hours,price\n,เพิ่ม ก,3,\n,เพิ่ม ข,5,\n${kept._id},คงอยู่,9,250\n,เสีย,สาม,\n`
    const { report } = await bring(file, {})
    expect(report).toMatchObject({ isStored: true, created: 2, changed: 1, problemCount: 1 })
    expect(await stored('คงอยู่')).toMatchObject({ hours: 9, price: 250 })
    const told = `done=imported+3&batch=${report.batch}`
    expect(await list.text(told)).toMatch(/นำเข้า 3 รายการแล้ว.*เลิกทำ/)
    await update(list.academy.as('admin'), 'course', { _id: (await stored('เพิ่ม ข'))!._id, change: { hours: 6 } })
    const undone = await list.send({ intent: 'undo', batch: report.batch! }, told)
    expect(undone.text).toMatch(/เลิกทำ 2 รายการแล้ว · 1 รายการทำไม่ได้/)
    expect(await stored('คงอยู่')).toMatchObject({ hours: 1, price: 100 })
    expect(await stored('เพิ่ม ก')).toBeUndefined()
    expect(await stored('เพิ่ม ข'), 'what somebody changed since stays').toMatchObject({ hours: 6 })
  })

  test('stores nothing in part while a column is unknown', async () => {
    const { report } = await bring('name,ไม่รู้จัก\nหลงมา,1\n', {})
    expect(report).toMatchObject({ isStored: false, problemCount: 1 })
    expect(await stored('หลงมา')).toBeUndefined()
  })

  test('of which nothing is asked in part is stored whole or not at all', async () => {
    const { report } = await bring('name,hours\nดี,1\nเสีย,สาม\n', { partly: '0' })
    expect(report).toMatchObject({ isStored: false, problemCount: 1 })
    expect(await stored('ดี')).toBeUndefined()
  })
})
