import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type OfficeList, openList } from './list.ts'

const drivers = await testDrivers()

describe.each(drivers)('the cells of a list on $kind', (driver) => {
  let list: OfficeList
  let _id: string
  beforeAll(async () => {
    list = await openList(driver)
    _id = (await create(list.academy.as('admin'), 'course', { name: 'งานท่อ', price: 100 }))._id
  })
  afterAll(() => list.close())

  const row = () =>
    from(list.academy.as('admin'), 'course').selectAll().where('course._id', '=', _id).executeTakeFirstOrThrow()
  const edit = async (field: string, value: string, more: { version?: number; as?: 'admin' | 'member' } = {}) => {
    const version = String(more.version ?? (await row()).version)
    return list.send({ intent: 'cell', _id, field, version, [field]: value }, '', more.as)
  }

  test('are edited where they stand, as people write', async () => {
    expect((await edit('price', '๔,๘๐๐')).status).toBe(200)
    expect((await edit('type', 'onsite')).status).toBe(200)
    expect((await edit('status', 'true')).status).toBe(200)
    expect((await edit('type', 'online')).status, 'what is published keeps its type').toBe(400)
    expect(await row()).toMatchObject({ price: 4800, status: true, type: 'onsite' })
    expect((await edit('price', '')).status).toBe(200)
    expect((await row()).price).toBeNull()
  })

  test.each([
    ['price', '-1'],
    ['price', 'แพง'],
    ['name', ''],
    ['type', 'elsewhere'],
    ['description', 'long text is not written in a list'],
    ['createdAt', '2020-01-01T00:00:00Z'],
    ['__proto__', 'x'],
  ])('%s does not become %j', async (field, value) => {
    const before = await row()
    expect((await edit(field, value)).status).toBe(400)
    expect(await row()).toEqual(before)
  })

  test('that somebody else changed meanwhile are not overwritten', async () => {
    const { version } = await row()
    await edit('hours', '7')
    expect((await edit('hours', '8', { version })).status).toBe(400)
    expect((await row()).hours).toBe(7)
  })

  test('are not for who may not change the row', async () => {
    const before = await row()
    expect((await edit('hours', '99', { as: 'member' })).status).toBeGreaterThanOrEqual(300)
    expect(await row()).toEqual(before)
  })
})
