import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { textOf } from '../../../tests/support/reading.ts'

const drivers = await testDrivers()
const picture = 'upload/1700000000000-0123456789abcdef0123456789abcdef.png'

describe.each(drivers)('categories on $kind', (driver) => {
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

  const made = (given: { name: string; code: string; slug?: string; picture?: string }, site?: 'factory') =>
    create(academy.as('admin', site), 'category', given)

  test('the address of a category is made of its name where it is left empty, Thai kept, and a second one gets a number', async () => {
    expect(await made({ name: 'ช่างไฟฟ้า ในอาคาร!', code: 'a1' })).toMatchObject({ slug: 'ช่างไฟฟ้า-ในอาคาร' })
    expect(await made({ name: 'ช่างไฟฟ้า (ในอาคาร)', code: 'a2', slug: '' })).toMatchObject({
      slug: 'ช่างไฟฟ้า-ในอาคาร-2',
    })
    expect(await made({ name: 'ช่างไฟฟ้า ในอาคาร', code: 'a1' }, 'factory')).toMatchObject({
      slug: 'ช่างไฟฟ้า-ในอาคาร',
    })
    expect(await made({ name: '!!!', code: 'a3' })).toMatchObject({ slug: null })
  })

  test('one that is written is kept as an address, is unique on its site, and stays when the name changes', async () => {
    const { _id, slug } = await made({ name: 'งานเชื่อม', code: 'b1', slug: 'Welding & Metal' })
    expect(slug).toBe('welding-metal')
    const again = made({ name: 'อื่น', code: 'b2', slug: 'welding metal' })
    await expect(again).rejects.toMatchObject({ kind: 'invalid', issues: [{ field: 'slug', code: 'duplicate' }] })
    const admin = academy.as('admin')
    expect(await update(admin, 'category', { _id, change: { name: 'งานโลหะ' } })).toMatchObject({
      slug: 'welding-metal',
    })
    expect(await update(admin, 'category', { _id, change: { slug: '' } })).toMatchObject({ slug: 'งานโลหะ' })
    expect(await update(admin, 'category', { _id, change: { slug: '' } })).toMatchObject({ slug: 'งานโลหะ' })
    const long = made({ name: 'x', code: 'b3', slug: 'ก'.repeat(101) })
    await expect(long).rejects.toMatchObject({ kind: 'invalid', issues: [{ field: 'slug' }] })
  })

  test('two of one name that are made at the same time get two addresses', async () => {
    const both = await Promise.all(['c1', 'c2'].map((code) => made({ name: 'พร้อมกัน', code })))
    expect(new Set(both.map(({ slug }) => slug))).toEqual(new Set(['พร้อมกัน', 'พร้อมกัน-2']))
  })

  test('form and list show the address and the picture; nothing but a picture is one', async () => {
    const { _id } = await made({ name: 'มีรูป', code: 'd1', picture })
    const viewer = academy.viewer('admin')
    const form = (await pages.open({ path: `/lesson/category/${_id}/edit`, viewer })).text
    expect(form).toContain('value="มีรูป"')
    expect(form).toContain(`value="${picture}"`)
    const list = (await pages.open({ path: '/lesson/category', viewer })).text
    expect(list).toContain(`src="/${picture}?w=480"`)
    expect(textOf(list)).toContain('welding-metal'.length > 0 ? 'มีรูป' : '')
    for (const wrong of ['upload/virus.exe', 'javascript:alert(1)//a.png', 'http://example.org/a.png', '../a.png'])
      await expect(made({ name: 'x', code: 'd2', picture: wrong }), wrong).rejects.toMatchObject({ kind: 'invalid' })
  })

  test('a visitor comes to a category by its code and by its address, and sees its picture; a hidden one by neither', async () => {
    for (const id of ['d1', encodeURIComponent('มีรูป')]) {
      const page = await pages.open({ path: `/lesson/categories/${id}` })
      expect(page.status).toBe(200)
      expect(page.text).toContain(`src="/${picture}"`)
    }
    const row = await from(academy.as('admin'), 'category').select('_id').where('code', '=', 'd1').executeTakeFirst()
    await update(academy.as('admin'), 'category', { _id: row!._id, change: { visible: false } })
    for (const id of ['d1', encodeURIComponent('มีรูป')])
      expect((await pages.open({ path: `/lesson/categories/${id}` })).status).toBe(404)
  })

  test('neither a row nor what stands under it comes deeper than twenty levels, however it comes there', async () => {
    const admin = academy.as('admin')
    const under = async (parent: string | null, n: string) =>
      (await create(admin, 'category', { name: `ชั้น ${n}`, code: `tree-${n}`, parent }))._id
    const chain = async (length: number, name: string) => {
      const made: string[] = []
      for (let n = 0; n < length; n++) made.push(await under(made.at(-1) ?? null, `${name}${n}`))
      return made
    }
    const [long, short] = [await chain(15, 'a'), await chain(6, 'b')]
    const move = (_id: string, parent: string) => update(admin, 'category', { _id, change: { parent } })
    const tooDeep = { kind: 'invalid', issues: [{ field: 'parent', code: 'too-deep' }] }
    expect(await move(short[0]!, long.at(-1)!)).toMatchObject({ parent: long.at(-1) })
    await expect(under(short.at(-1)!, 'c')).rejects.toMatchObject(tooDeep)
    await update(admin, 'category', { _id: short[0]!, change: { parent: null } })
    await under(short.at(-1)!, 'd')
    await expect(move(short[0]!, long.at(-1)!)).rejects.toMatchObject(tooDeep)
    expect(await move(short[0]!, long.at(-2)!)).toMatchObject({ parent: long.at(-2) })
    await expect(move(long[0]!, short.at(-1)!)).rejects.toMatchObject({ issues: [{ code: 'round' }] })
  })

  test('the API answers the fields of the specification as before, with address and picture beside them', async () => {
    const answer = await pages.ask({ path: '/api/category/query', body: { method: 'find', args: [{ code: 'a1' }] } })
    expect(JSON.parse(answer.text)).toMatchObject([{ name: 'ช่างไฟฟ้า ในอาคาร!', code: 'a1', slug: 'ช่างไฟฟ้า-ในอาคาร' }])
  })
})
