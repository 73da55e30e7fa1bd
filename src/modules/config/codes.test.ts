import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { textOf } from '../../../tests/support/reading.ts'

const drivers = await testDrivers()

const fields = [
  { list: 'category', add: '/lesson/category/add', all: '/lesson/category', collection: 'category', code: 'club' },
  { list: 'type', add: '/lesson/add', all: '/lesson/dashboard', collection: 'course', code: 'hybrid' },
] as const
const names = { club: 'ชมรม', hybrid: 'ผสมผสาน' }

describe.each(drivers)('codes on the lists of a site on $kind', (driver) => {
  let academy: Academy
  let pages: Pages

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    for (const { list, code } of fields) {
      const item = { list, code, name: names[code], nameEn: code, order: 9 } as const
      await create(academy.as('admin'), 'code_item', item)
      await create(academy.as('admin', 'factory'), 'code_item', { ...item, code: `${code}-there`, name: 'ของโรงงาน' })
    }
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = (path: string) => pages.open({ path, viewer: academy.viewer('admin') })
  const made = (collection: 'category' | 'course', type: string, n: string) =>
    create(academy.as('admin'), collection, {
      name: `ของ ${n}`,
      type,
      ...(collection === 'category' && { code: n }),
    } as never)
  const itemOf = (code: string) =>
    from(academy.as('admin'), 'code_item').selectAll().where('code', '=', code).executeTakeFirstOrThrow()

  test.each(fields)(
    'a code that is added to the list $list is offered in form and filter, and taken',
    async (field) => {
      const { add, all, collection, code, list } = field
      expect(textOf((await open(add)).text)).toContain(names[code])
      expect(textOf((await open(add)).text)).not.toContain('ของโรงงาน')
      const row = await made(collection, code, `${list}-1`)
      expect(row).toMatchObject({ type: code })
      const asked = `${all}?where=${encodeURIComponent(`type:is:${code}`)}&columns=name,type`
      const listed = textOf((await open(asked)).text)
      expect(listed).toContain(`ของ ${list}-1`)
      expect(listed).toContain(names[code])
    },
  )

  test.each(fields)(
    'a code of another site, one of another list and none at all are refused for $collection',
    async (of) => {
      const wrong = [
        `${of.code}-there`,
        of.code === 'club' ? 'hybrid' : 'club',
        'no-such',
        '',
        'x'.repeat(101),
        7,
        null,
        ['club'],
      ]
      for (const type of wrong)
        await expect(made(of.collection, type as string, 'x'), String(type)).rejects.toMatchObject({
          ...{ kind: 'invalid', issues: [{ field: 'type' }] },
        })
      const call = { path: `/api/${of.collection}`, viewer: academy.viewer('admin'), method: 'POST' }
      const answer = await pages.ask({ ...call, body: { data: { name: 'x', code: 'x', type: `${of.code}-there` } } })
      expect(answer.status).toBe(400)
    },
  )

  test.each(fields)('what $collection uses cannot be removed from its list, and says in how many rows', async (of) => {
    const { _id } = await itemOf(of.code)
    await expect(remove(academy.as('admin'), 'code_item', _id)).rejects.toMatchObject({
      ...{ kind: 'conflict', issues: [{ code: 'used', th: expect.stringContaining('1 รายการใช้อยู่') }] },
    })
    expect(textOf((await open(`/config/${of.list}`)).text)).toContain('มี 1 รายการใช้อยู่ กรุณาเปลี่ยนรายการเหล่านั้นก่อน')
  })

  test.each(fields)(
    'a code of $list that rests stays in the rows that hold it, and is offered and taken no more',
    async (of) => {
      const { _id } = await itemOf(of.code)
      await update(academy.as('admin'), 'code_item', { _id, change: { active: false } })
      expect(textOf((await open(of.add)).text)).not.toContain(names[of.code])
      await expect(made(of.collection, of.code, 'y')).rejects.toMatchObject({ issues: [{ code: 'listed' }] })
      const rows = await from(academy.as('admin'), of.collection).select('_id').where('type', '=', of.code).execute()
      const change = { type: of.code, name: 'ชื่อใหม่' }
      const kept = await update(academy.as('admin'), of.collection, { _id: rows[0]!._id, change })
      expect(kept).toMatchObject(change)
      const edit =
        of.collection === 'category' ? `/lesson/category/${kept._id}/edit` : `/lesson/edit/${kept._id}/standard/0`
      expect((await open(edit)).text).toContain(names[of.code])
      await update(academy.as('admin'), of.collection, {
        _id: kept._id,
        change: { type: of.collection === 'course' ? 'online' : 'course' },
      })
      const back = update(academy.as('admin'), of.collection, { _id: kept._id, change: { type: of.code } })
      await expect(back).rejects.toMatchObject({ issues: [{ code: 'listed' }] })
      expect(await remove(academy.as('admin'), 'code_item', _id)).toMatchObject({ _id })
    },
  )

  test('the values that the product knows are taken though they rest, and a visitor reads the name of a type on the page of a course', async () => {
    const standing = await itemOf('online')
    await update(academy.as('admin'), 'code_item', { _id: standing._id, change: { active: false } })
    expect(await made('course', 'online', 'z')).toMatchObject({ type: 'online' })
    await update(academy.as('admin'), 'code_item', { _id: standing._id, change: { active: true } })
    const item = { list: 'type', code: 'live', name: 'สดออนไลน์', nameEn: 'Live' } as const
    await create(academy.as('admin'), 'code_item', item)
    const { _id } = await create(academy.as('admin'), 'course', { name: 'สอนสด', type: 'live', status: true })
    expect(textOf((await pages.open({ path: `/lesson/detail/${_id}` })).text)).toContain('สดออนไลน์')
    const lists = await from(academy.as('guest'), 'code_item').select('list').execute()
    expect(new Set(lists.map(({ list }) => list))).toEqual(new Set(['type']))
  })

  test('a mode takes what clients of the specification send, and its filter offers the codes of the list', async () => {
    await create(academy.as('admin'), 'code_item', { list: 'mode', code: 'eve', name: 'รอบค่ำ', nameEn: 'Evening' })
    expect(await create(academy.as('admin'), 'course', { name: 'อิสระ', mode: 'blended' })).toMatchObject({
      mode: 'blended',
    })
    expect(textOf((await open('/lesson/dashboard?where=mode:is:eve')).text)).toContain('รอบค่ำ')
  })
})
