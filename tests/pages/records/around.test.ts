import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { attribute, parts, sentBy, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('around a record on $kind', (driver) => {
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

  const open = async (path: string, role: 'admin' | 'member' = 'admin') => {
    const { status, text } = await pages.open({ path, viewer: academy.viewer(role) })
    expect(status, path).toBe(200)
    return parts(text, 'main')[0]!
  }
  const leads = (html: string, key: 'J' | 'K') => {
    const link = parts(html, 'a').find((one) => one.includes(`data-key="${key}"`))
    return link === undefined ? undefined : attribute(link, 'href')
  }

  describe('in the order of a list', () => {
    const ids: Record<string, string> = {}
    beforeAll(async () => {
      for (const [name, price] of [
        ['เรียง ก', 300],
        ['เรียง ข', null],
        ['เรียง ค', 100],
        ['เรียง ง', null],
        ['เรียง จ', 100],
      ] as const)
        ids[name] = (await create(academy.as('admin'), 'course', { name, price }))._id
    })

    test.each([
      ['q=เรียง&sort=name', ['เรียง ก', 'เรียง ข', 'เรียง ค', 'เรียง ง', 'เรียง จ']],
      ['q=เรียง&sort=name desc', ['เรียง จ', 'เรียง ง', 'เรียง ค', 'เรียง ข', 'เรียง ก']],
      ['q=เรียง&sort=price', null],
      ['q=เรียง&sort=price desc', null],
      ['q=เรียง', null],
    ])('%s it leads from one to the next and back', async (asked, expected) => {
      const listed = await open(`/lesson/dashboard?${asked}&size=50`)
      const order = [...listed.matchAll(/\/lesson\/player\/detail\/([0-9a-f]{24})/g)].map(([, id]) => id!)
      const rows = [...new Set(order)].filter((id) => Object.values(ids).includes(id))
      if (expected) expect(rows).toEqual(expected.map((name) => ids[name]))
      const at = `?from=${encodeURIComponent(asked)}`
      for (const [place, id] of rows.entries()) {
        const html = await open(`/lesson/player/detail/${id}${at}`)
        const to = (key: 'J' | 'K') => /detail\/([0-9a-f]{24})\?from=/.exec(leads(html, key) ?? '')?.[1]
        expect([to('K'), to('J')], `${asked} ${place}`).toEqual([rows[place - 1], rows[place + 1]])
        expect(textOf(html)).toContain(`${place + 1} จาก ${rows.length}`)
      }
    })

    test('what the list was filtered by leaves the others out', async () => {
      const asked = encodeURIComponent('q=เรียง&sort=name&where=price:is:100')
      const html = await open(`/lesson/player/detail/${ids['เรียง ค']}?from=${asked}`)
      expect(leads(html, 'J')).toContain(ids['เรียง จ'])
      expect(leads(html, 'K')).toBeUndefined()
      expect(textOf(html)).toContain('1 จาก 2')
    })

    test('an order that is made up is the standing one', async () => {
      for (const asked of ['sort=password', 'sort=__proto__ desc', '%', 'sort=price; drop table course', 'q='])
        expect(
          leads(await open(`/lesson/player/detail/${ids['เรียง ค']}?from=${encodeURIComponent(asked)}`), 'J'),
        ).toMatch(/detail/)
    })
  })

  test('a copy begins with what the row holds, but what no two share, and is stored only when it is sent', async () => {
    const given = { name: 'ต้นฉบับ', code: 'origin-1', description: 'คำอธิบาย', type: 'product' as const, order: 7 }
    const { _id } = await create(academy.as('superadmin'), 'category', given)
    const viewer = academy.viewer('superadmin')
    const shown = await pages.open({ path: `/lesson/category/add?copy=${_id}`, viewer })
    const form = Object.fromEntries(
      [...sentBy(parts(shown.text, 'main')[0]!)].map(([name, value]) => [name, String(value)]),
    )
    expect(form).toMatchObject({ name: 'ต้นฉบับ', code: '', description: 'คำอธิบาย', type: 'product', order: '7' })
    const count = () => from(academy.as('admin'), 'category').select('_id').where('name', '=', 'ต้นฉบับ').execute()
    expect(await count()).toHaveLength(1)
    const path = `/lesson/category/add?copy=${_id}`
    expect((await pages.post({ path, form: { ...form, code: 'copy-1' }, viewer })).status).toBe(302)
    expect(await count()).toHaveLength(2)
    const other = { viewer: academy.viewer('admin', 'factory'), site: 'factory' as const }
    expect((await pages.open({ path, ...other })).status, 'of another site').toBe(404)
  })

  test('the rows that refer to it are shown with their number, lead to their list, and are added in place', async () => {
    const { _id } = await create(academy.as('admin'), 'course', { name: 'มีผู้เรียน', price: 500 })
    const userID = academy.viewer('user').id
    await create(academy.as('admin'), 'enroll', { userID, courseID: _id })
    const html = await open(`/lesson/player/detail/${_id}`)
    const card = parts(html, 'section').find((one) => textOf(parts(one, 'h2')[0] ?? '').startsWith('การลงทะเบียน'))!
    expect(textOf(card)).toMatch(/การลงทะเบียน 1 .*สมชาย ใจดี/)
    const links = parts(card, 'a').map((link) => attribute(link, 'href'))
    expect(links).toContain(`/enroll/dashboard?where=${encodeURIComponent(`courseID:is:${_id}`)}`)
    expect(links).toContain(`/enroll/new?courseID=${_id}`)
    const form = sentBy(
      parts(
        (await pages.open({ path: `/enroll/new?courseID=${_id}`, viewer: academy.viewer('admin') })).text,
        'main',
      )[0]!,
    )
    expect(form.get('courseID')).toBe(_id)
    const learner = await open(`/user/detail/${userID}`)
    expect(textOf(learner)).toContain('มีผู้เรียน')
  })

  test('rows refer to it by their codes too', async () => {
    const { _id } = await create(academy.as('superadmin'), 'category', { name: 'หมวดงานท่อ', code: 'pipes' })
    await create(academy.as('admin'), 'course', { name: 'ในหมวดท่อ', category: ['pipes', 'x'] })
    await create(academy.as('admin', 'factory'), 'course', { name: 'ของโรงงาน', category: ['pipes'] })
    const text = textOf(await open(`/lesson/category/${_id}`))
    expect(text).toMatch(/หลักสูตร 1 .*ในหมวดท่อ/)
    expect(text).not.toContain('ของโรงงาน')
  })

  test('/category lists its records, adds one and changes it', async () => {
    const viewer = academy.viewer('superadmin')
    const send = (path: string, form: Record<string, string>) => pages.post({ path, form, viewer })
    expect((await pages.open({ path: '/category/add', viewer })).status).toBe(200)
    expect((await send('/category/add', { name: 'งานช่าง', code: 'crafts', type: 'course', order: '0' })).status).toBe(
      302,
    )
    const { _id } = await from(academy.as('admin'), 'category')
      .select('category._id')
      .where('code', '=', 'crafts')
      .executeTakeFirstOrThrow()
    const path = `/category/edit/${_id}`
    expect(sentBy(parts((await pages.open({ path, viewer })).text, 'main')[0]!).get('name')).toBe('งานช่าง')
    expect((await send(path, { name: 'งานช่างไทย', code: 'crafts' })).status).toBe(302)
    const listed = await pages.open({ path: '/category/dashboard?q=งานช่าง', viewer })
    expect(textOf(parts(listed.text, 'main')[0]!)).toMatch(/งานช่าง ?ไทย/)
  })

  test('nothing is filled in that one may not write', async () => {
    const at = '/lesson/add?createdAt=2020&mode=x&__proto__=y&site=z&name=จากลิงก์&hours=abc'
    const form = sentBy(await open(at))
    expect(form.get('name')).toBe('จากลิงก์')
    for (const name of ['createdAt', 'version', '__proto__', 'site']) expect(form.has(name), name).toBe(false)
  })
})
