import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { attribute, parts, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()
const path = '/category/dashboard'

describe.each(drivers)('categories under each other on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  const ids: Record<string, string> = {}
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const make = async (code: string, parent?: string) => {
      const row = { name: code, code, order: Object.keys(ids).length, ...(parent && { parent: ids[parent] }) }
      ids[code] = (await create(academy.as('admin'), 'category', row))._id
    }
    for (const code of ['a', 'b', 'c']) await make(code)
    for (const code of ['a1', 'a2']) await make(code, 'a')
    const foreign = await create(academy.as('admin', 'factory'), 'category', { name: 'x', code: 'x' })
    ids['foreign'] = foreign._id
    for (const [name, category] of Object.entries({ ก: ['b'], ข: ['b', 'c'] }))
      ids[name] = (await create(academy.as('admin'), 'course', { name, category }))._id
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = async (query = '', role: Role = 'superadmin') =>
    (await pages.open({ path: `${path}${query}`, viewer: academy.viewer(role) })).text
  const tree = async (query = '') =>
    parts(await open(query), 'tr').flatMap((row) => {
      const depth = attribute(row, 'data-depth')
      const head = parts(row, 'th').find((cell) => attribute(cell, 'role') === 'rowheader')
      return head ? [`${'-'.repeat(Number(depth ?? 0))}${attribute(head, 'title')}`] : []
    })
  const send = async (form: Record<string, string>, role: Role = 'superadmin', query = '') => {
    const answer = await pages.post({ path: `${path}${query}`, form, viewer: academy.viewer(role) })
    const to = String(answer.headers['location'] ?? '')
    return { status: answer.status, to, text: textOf(parts(answer.text, 'main')[0] ?? '') }
  }
  const move = (which: string, spot: string, at: string, role?: Role) =>
    send({ intent: 'move', _id: ids[which] ?? which, spot, at: ids[at] ?? at }, role)
  const undo = (to: string) => send({ intent: 'undo', batch: new URL(to, 'http://x').searchParams.get('batch') ?? '' })
  const begun = ['a', '-a1', '-a2', 'b', 'c']

  test('are listed under each other, and flat where they are searched or sorted', async () => {
    expect(await tree()).toEqual(begun)
    expect(await tree('?q=a1')).toEqual(['a1'])
    expect(await tree('?sort=name+desc')).toEqual(['c', 'b', 'a2', 'a1', 'a'])
    expect(textOf(await open())).toMatch(/อยู่ใต้ a/)
  })

  test('move beside and under each other, and back', async () => {
    const moved = await move('c', 'before', 'a')
    expect(await tree()).toEqual(['c', 'a', '-a1', '-a2', 'b'])
    expect(textOf(await open(`?${moved.to.split('?')[1]}`))).toMatch(/ย้ายแล้ว.*เลิกทำ/)
    await undo(moved.to)
    expect(await tree()).toEqual(begun)
    const inside = await move('b', 'inside', 'a1')
    expect(await tree()).toEqual(['a', '-a1', '--b', '-a2', 'c'])
    await undo(inside.to)
    const out = await move('a2', 'after', 'a')
    expect(await tree()).toEqual(['a', '-a1', 'a2', 'b', 'c'])
    await undo(out.to)
    expect(await tree()).toEqual(begun)
  })

  test('never come under themselves, by hand or over the API', async () => {
    expect((await move('a', 'inside', 'a1')).text).toContain('ใต้รายการย่อยของตัวเองไม่ได้')
    expect((await move('a', 'after', 'a2')).text).toContain('ใต้รายการย่อยของตัวเองไม่ได้')
    for (const parent of [ids['a'], ids['a1']]) {
      const body = { data: { parent } }
      const put = await pages.ask({
        ...{ method: 'PUT', path: `/api/category/${ids['a']}`, body },
        viewer: academy.viewer('superadmin'),
      })
      expect([put.status, put.body.fields]).toEqual([400, ['parent']])
    }
    expect(await tree()).toEqual(begun)
  })

  test('two who put two under each other at once leave no ring', async () => {
    const admin = academy.as('admin')
    const put = (_id: string, parent: string) =>
      update(admin, 'category', { _id, change: { parent } }).then(
        () => 'done',
        () => 'refused',
      )
    const done = await Promise.all([put(ids['b']!, ids['c']!), put(ids['c']!, ids['b']!)])
    expect(done.toSorted()).toEqual(['done', 'refused'])
    for (const which of ['b', 'c']) await update(admin, 'category', { _id: ids[which]!, change: { parent: null } })
  })

  test('do not move for another site, a lower role, or to nowhere', async () => {
    for (const [which, at] of [
      ['foreign', 'a'],
      ['a', 'foreign'],
      ['nothing', 'a'],
      ['a', "' or 1=1"],
    ] as const)
      expect((await move(which, 'inside', at)).status, `${which} ${at}`).toBe(404)
    expect((await move('a', 'sideways', 'b')).status).toBe(404)
    for (const role of ['manager', 'member', 'user', 'guest'] as const)
      expect([302, 303, 403, 404], role).toContain((await move('c', 'before', 'a', role)).status)
    expect(await tree()).toEqual(begun)
  })

  test('say how many courses they hold', async () => {
    const row = parts(await open(), 'tr').find((one) => one.includes(`data-row="${ids['b']}"`))!
    const link = parts(row, 'a').find((one) => attribute(one, 'href')?.includes('/lesson/dashboard'))!
    expect([textOf(link), attribute(link, 'href')]).toEqual(['2', '/lesson/dashboard?where=category%3Ais%3Ab'])
  })

  test('are not deleted while courses use them; these move to another in the same act, and come back', async () => {
    const courses = async () => {
      const rows = await from(academy.as('admin'), 'course')
        .select(['course.name', 'course.category'])
        .where('course._id', 'in', [ids['ก']!, ids['ข']!])
        .orderBy('course.name')
        .execute()
      return rows.map(({ category }) => category)
    }
    expect((await send({ intent: 'remove', _id: ids['b']! })).text).toContain('ยังมีหลักสูตร 2 รายการใช้อยู่')
    const over = await pages.ask({
      ...{ method: 'DELETE', path: `/api/category/${ids['b']}` },
      viewer: academy.viewer('superadmin'),
    })
    expect(over.status).toBe(409)
    const panel = textOf(await open(`?replace=${ids['b']}`))
    expect(panel).toMatch(/ลบ “b”.*หลักสูตร 2 รายการใช้อยู่.*ย้ายหลักสูตรไปยัง…/)
    expect((await send({ intent: 'replace', _id: ids['b']!, to: '' })).text).toContain('กรุณาเลือกปลายทาง')
    expect((await send({ intent: 'replace', _id: ids['b']!, to: ids['b']! })).text).toContain('กรุณาเลือกปลายทาง')
    expect((await send({ intent: 'replace', _id: ids['b']!, to: ids['foreign']! })).text).toContain('กรุณาเลือกปลายทาง')
    expect((await send({ intent: 'replace', _id: ids['foreign']!, to: ids['b']! })).status).toBe(404)
    const done = await send({ intent: 'replace', _id: ids['b']!, to: ids['c']! })
    expect(done.to).toContain('done=replaced+2')
    expect([await tree(), await courses()]).toEqual([
      ['a', '-a1', '-a2', 'c'],
      [['c'], ['c']],
    ])
    expect((await undo(done.to)).to).toContain('done=undone+3')
    expect([await tree(), await courses()]).toEqual([begun, [['b'], ['b', 'c']]])
    expect((await undo(done.to)).status, 'only once').toBe(404)
  })
})
