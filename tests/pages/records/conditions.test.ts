import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { optional, shownWhen, text } from '#platform/data/collection/field-builders.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { assertConditions } from '#platform/data/collection/writing/assertions/conditions.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { textOf } from '../../support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('a field that is asked only sometimes on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const viewer = () => academy.viewer('admin')
  const send = (path: string, form: Record<string, string>) => pages.post({ path, form, viewer: viewer() })
  const course = (_id: string) =>
    from(academy.as('admin'), 'course').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow()
  const edit = (_id: string) => `/lesson/edit/${_id}/standard/0`

  test('is left as it is stored while it is not asked', async () => {
    const { _id } = await create(academy.as('admin'), 'course', { name: 'ท่อ', price: 1200, sale_price: 900 })
    expect((await send(edit(_id), { name: 'ท่อ', price: '', sale_price: '5' })).status).toBe(302)
    expect(await course(_id)).toMatchObject({ price: null, sale_price: 900 })
    expect((await send(edit(_id), { name: 'ท่อ', price: '1000', sale_price: '800' })).status).toBe(302)
    expect(await course(_id)).toMatchObject({ price: 1000, sale_price: 800 })
  })

  test('is not stored of a new row, whatever was sent in it', async () => {
    const name = 'ท่อออนไลน์'
    const form = { name, type: 'online', startRegistDate: '2026-12-01', endRegistDate: 'พรุ่งนี้ของใคร' }
    expect((await send('/lesson/add', form)).status).toBe(302)
    const found = await from(academy.as('admin'), 'course')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    expect(found).toMatchObject({ startRegistDate: null, endRegistDate: null })
  })

  test('can be emptied where it holds something that it would not be asked for', async () => {
    const given = { name: 'ท่อเดิม', startRegistDate: '2026-12-01' }
    const { _id } = await create(academy.as('admin'), 'course', given)
    expect((await send(edit(_id), { name: 'ท่อเดิม', startRegistDate: '' })).status).toBe(302)
    expect((await course(_id)).startRegistDate).toBeNull()
  })

  test('is required while it is asked, and only then', async () => {
    const { _id } = await create(academy.as('admin'), 'course', { name: 'วิดีโอ' })
    const add = (form: Record<string, string>) => send(`/lesson/player/add/${_id}`, form)
    const refused = await add({ name: 'ดูคลิป', kind: 'youtube', video: '' })
    expect(refused.status).toBe(400)
    expect(textOf(refused.text)).toContain('กรุณากรอกวิดีโอ')
    expect((await add({ name: 'อ่าน', kind: 'text', video: '' })).status).toBe(302)
  })

  test('that is locked says why, and is changed by nobody until it is not', async () => {
    const { _id } = await create(academy.as('admin'), 'course', { name: 'เผยแพร่', status: true })
    const shown = await pages.open({ path: edit(_id), viewer: viewer() })
    expect(textOf(shown.text)).toContain('เปลี่ยนรูปแบบของหลักสูตรที่เผยแพร่แล้วไม่ได้')
    await send(edit(_id), { name: 'เผยแพร่', type: 'onsite', status: 'true' })
    expect((await course(_id)).type).toBe('online')
    const call = { method: 'PUT', path: `/api/course/${_id}`, viewer: viewer() } as const
    const refused = await pages.ask({ ...call, body: { data: { type: 'onsite' } } })
    expect(refused).toMatchObject({ status: 400, body: { fields: ['type'], issues: [{ code: 'locked' }] } })
    expect((await pages.ask({ ...call, body: { data: { type: 'online', hours: 3 } } })).status).toBe(200)
    expect((await send(edit(_id), { name: 'เผยแพร่', type: 'onsite', status: 'false' })).status).toBe(302)
    expect(await course(_id)).toMatchObject({ type: 'onsite', status: false })
  })
})

describe('a start stops at a condition', () => {
  const label = { th: 'ก', en: 'a' }
  const declared = (when: object, given = optional(text('ข', 'b'))) =>
    defineCollection({
      ...{ name: 'page', label, plural: label, site: 'unit', title: ['name'] },
      ...{ access: { read: () => true, create: () => true, update: () => true, remove: () => true } },
      ...{ list: { columns: [], search: [], sort: 'createdAt desc' } },
      fields: { name: text('ก', 'a'), hidden: text('ค', 'c'), more: shownWhen(when as never, given as never) },
      form: [{ title: label, fields: ['name', 'more'] }],
    } as never) as AnyCollection
  const prove = (collection: AnyCollection) => assertConditions(new Map([['page', { collection, module: 'x' }]]))

  test.each([
    ['of a field that is none', declared({ nam: 'x' }), /is no filter/],
    ['of a field that the form does not ask', declared({ hidden: 'x' }), /depends on 'hidden'/],
    ['of a field that a row must have', declared({ name: 'x' }, text('ข', 'b') as never), /must do without it/],
  ])('%s', (_what, collection, message) => expect(() => prove(collection)).toThrow(message))

  test('and at none that can be asked', () => expect(() => prove(declared({ name: 'x' }))).not.toThrow())
})
