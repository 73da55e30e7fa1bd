import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { parts, textOf } from '../../../tests/support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('what courses are kept with, on $kind', (driver) => {
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
  const asAdmin = () => academy.viewer('admin')
  const open = async (path: string) => textOf(parts((await pages.open({ path, viewer: asAdmin() })).text, 'main')[0]!)

  test.each([
    ['category', { name: 'งานไม้', code: 'wood', type: 'course', order: '1', visible: 'true' }],
    ['institution', { name: 'วิทยาลัยเทคนิคบางนา', code: 'bn', active: 'true', taxId: '0994000158203' }],
    ['lecturer', { name: 'อ.มณี ใจงาม' }],
    ['target', { name: 'ช่างไม้', code: 'carpenter' }],
  ] as const)('%s under /lesson is listed, added, opened and changed by an administrator', async (name, form) => {
    const added = await pages.post({ path: `/lesson/${name}/add`, viewer: asAdmin(), form })
    expect(added.status, textOf(added.text)).toBe(302)
    expect(await open(`/lesson/${name}`)).toContain(form.name)
    const { _id } = await from(academy.as('admin'), name)
      .select('_id')
      .where('name', '=', form.name)
      .executeTakeFirstOrThrow()
    expect(await open(`/lesson/${name}/${_id}`)).toContain(form.name)
    const change = { ...form, name: `${form.name} (ใหม่)` }
    expect((await pages.post({ path: `/lesson/${name}/${_id}/edit`, viewer: asAdmin(), form: change })).status).toBe(
      302,
    )
    expect(await open(`/lesson/${name}`)).toContain(change.name)
    expect((await pages.open({ path: `/lesson/${name}`, viewer: academy.viewer('manager') })).status).toBe(302)
  })

  test('an institution shows its courses, and its contract to staff alone', async () => {
    const admin = academy.as('admin')
    const given = { name: 'สภาอุตสาหกรรม', code: 'fti', contact: 'คุณวิภา', contractTo: '2030-12-31' }
    const { _id: institution } = await create(admin, 'institution', given)
    const { _id } = await create(admin, 'course', { name: 'ความปลอดภัยในโรงงาน', status: true, institution })
    expect(await open(`/lesson/institution/${institution}`)).toContain('ความปลอดภัยในโรงงาน')
    const seen = await from(academy.as('guest'), 'institution')
      .selectAll()
      .where('_id', '=', institution)
      .executeTakeFirst()
    expect(seen).toMatchObject({ name: given.name, contact: null, contractTo: null, taxId: null })
    const elsewhere = academy.as('admin', 'factory')
    expect(await from(elsewhere, 'institution').selectAll().execute()).toEqual([])
    const theirs = await create(elsewhere, 'institution', { name: 'ที่อื่น', code: 'x' })
    await expect(update(admin, 'course', { _id, change: { institution: theirs._id } })).rejects.toMatchObject({
      kind: 'invalid',
    })
    await expect(create(academy.as('manager'), 'institution', { name: 'x', code: 'y' })).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })

  test('an institution shows its lecturers and courses in place, and each opens its rows', async () => {
    const admin = academy.as('admin')
    const { _id: institution } = await create(admin, 'institution', { name: 'สถาบันไฟฟ้า', code: 'eei' })
    const lecturer = await create(admin, 'lecturer', { name: 'อ.สายไฟ มั่นคง', institution })
    await create(admin, 'course', { name: 'เดินสายไฟ', institution })
    const page = await pages.open({ path: `/lesson/institution/${institution}`, viewer: asAdmin() })
    for (const text of ['วิทยากร 1', 'อ.สายไฟ มั่นคง', 'หลักสูตร 1', 'เดินสายไฟ']) expect(textOf(page.text)).toContain(text)
    expect(page.text).toContain(`/lesson/lecturer/${lecturer._id}`)
    const theirs = await create(academy.as('admin', 'factory'), 'institution', { name: 'อื่น', code: 'z' })
    const foreign = update(admin, 'lecturer', { _id: lecturer._id, change: { institution: theirs._id } })
    await expect(foreign).rejects.toMatchObject({ kind: 'invalid' })
  })

  test.each(['0994000158201', '123', 'abc'])('the tax number %s is refused', async (taxId) => {
    const wrong = create(academy.as('admin'), 'institution', { name: 'x', code: `t${taxId}`, taxId })
    await expect(wrong).rejects.toMatchObject({ kind: 'invalid' })
  })
})
