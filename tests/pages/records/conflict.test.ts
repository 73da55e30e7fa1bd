import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { parts, sentBy, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('a form that somebody else saved meanwhile on $kind', (driver) => {
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
  const path = (_id: string) => `/lesson/edit/${_id}/standard/0`
  const fieldsOf = (html: string) =>
    Object.fromEntries([...sentBy(parts(html, 'main')[0]!)].map(([name, value]) => [name, String(value)]))
  const opened = async (_id: string) => fieldsOf((await pages.open({ path: path(_id), viewer: viewer() })).text)
  const send = (_id: string, form: Record<string, string>) => pages.post({ path: path(_id), form, viewer: viewer() })
  const course = (_id: string) =>
    from(academy.as('admin'), 'course').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow()
  const made = async (name: string) => (await create(academy.as('admin'), 'course', { name, hours: 6, days: 1 }))._id
  const theirs = (_id: string, change: object) => update(academy.as('manager'), 'course', { _id, change })

  test('is merged where each changed another field, and tells of it', async () => {
    const _id = await made('งานท่อ')
    const form = await opened(_id)
    await theirs(_id, { hours: 12, lecturer: 'อ.มาลี' })
    const answer = await send(_id, { ...form, name: 'งานท่อน้ำ' })
    expect(answer.status).toBe(302)
    expect(decodeURIComponent(String(answer.headers['set-cookie']))).toContain('รวมกับ 2 ช่องที่ผู้อื่นบันทึกไว้แล้ว')
    expect(await course(_id)).toMatchObject({
      ...{ name: 'งานท่อน้ำ', hours: 12, days: 1 },
      ...{ lecturer: [{ id: null, name: 'อ.มาลี' }] },
    })
  })

  test('asks field by field what both changed, with both values, who and when, and loses nothing that was written', async () => {
    const _id = await made('งานไฟ')
    const form = await opened(_id)
    await theirs(_id, { hours: 12, days: 2 })
    const answer = await send(_id, { ...form, hours: '40', short_description: 'เขียนไว้ยาว' })
    expect(answer.status).toBe(409)
    const shown = textOf(parts(answer.text, 'main')[0]!)
    expect(shown).toMatch(/manager ทีมงาน บันทึกรายการนี้เมื่อ .* ระบบรวมช่องที่แก้ไขไม่ซ้ำกันให้แล้ว 1 ช่อง มี 1 ช่องที่แก้ไขซ้ำกัน/)
    expect(shown).toMatch(/จำนวนชั่วโมง ของฉัน 40 ชั่วโมง manager ทีมงาน · .* 12 ชั่วโมง/)
    const again = fieldsOf(answer.text)
    expect(again).toMatchObject({ hours: '40', days: '2', short_description: 'เขียนไว้ยาว', name: 'งานไฟ' })
    expect(await course(_id)).toMatchObject({ hours: 12, days: 2, short_description: '' })
    expect((await send(_id, again)).status, 'nothing was chosen').toBe(409)
    expect((await send(_id, { ...again, 'stands.hours': 'mine' })).status).toBe(302)
    expect(await course(_id)).toMatchObject({ hours: 40, days: 2, short_description: 'เขียนไว้ยาว' })
  })

  test.each([
    ['theirs by its field', { 'stands.hours': 'theirs' }, 12],
    ['theirs by the button', { stands: 'theirs' }, 12],
    ['mine by the button', { stands: 'mine' }, 40],
  ])('takes %s', async (_what, choice, hours) => {
    const _id = await made('งานเชื่อม')
    const form = await opened(_id)
    await theirs(_id, { hours: 12 })
    const again = fieldsOf((await send(_id, { ...form, hours: '40' })).text)
    expect((await send(_id, { ...again, ...choice })).status).toBe(302)
    expect((await course(_id)).hours).toBe(hours)
  })

  test('asks again when the other one saved once more after it was asked', async () => {
    const _id = await made('งานปูน')
    const form = await opened(_id)
    await theirs(_id, { hours: 12 })
    const again = fieldsOf((await send(_id, { ...form, hours: '40' })).text)
    await theirs(_id, { hours: 24 })
    const once = await send(_id, { ...again, 'stands.hours': 'mine' })
    expect(once.status).toBe(409)
    expect(textOf(parts(once.text, 'main')[0]!)).toContain('24')
    expect((await course(_id)).hours).toBe(24)
  })

  test('keeps what was written beside what is to be corrected', async () => {
    const _id = await made('งานสี')
    const form = await opened(_id)
    await theirs(_id, { days: 3 })
    const answer = await send(_id, { ...form, name: '', hours: '7' })
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer.text)).toMatchObject({ name: '', hours: '7', days: '3', version: '1' })
    expect((await send(_id, { ...fieldsOf(answer.text), name: 'งานสีบ้าน' })).status).toBe(302)
    expect(await course(_id)).toMatchObject({ name: 'งานสีบ้าน', hours: 7, days: 3 })
  })

  test('is asked about wholly where its marks are missing or made up', async () => {
    const _id = await made('งานไม้')
    const form = await opened(_id)
    await theirs(_id, { hours: 12 })
    for (const marks of ['', 'null', '[]', '{"hours":7}', '{', '{"__proto__":{"hours":"x"}}'])
      expect((await send(_id, { ...form, marks })).status, marks).toBe(409)
    expect((await course(_id)).hours).toBe(12)
  })

  test('works where no history is kept', async () => {
    const { _id } = await create(academy.as('admin'), 'target', { code: 'b1', name: 'ช่าง' })
    const at = `/lesson/target/${_id}/edit`
    const form = fieldsOf((await pages.open({ path: at, viewer: viewer() })).text)
    await update(academy.as('admin'), 'target', { _id, change: { name: 'ช่างฝีมือ' } })
    const answer = await pages.post({ path: at, form: { ...form, name: 'หัวหน้าช่าง' }, viewer: viewer() })
    expect(answer.status).toBe(409)
    expect(textOf(parts(answer.text, 'main')[0]!)).toContain('ผู้อื่น บันทึกรายการนี้เมื่อ')
  })
})
