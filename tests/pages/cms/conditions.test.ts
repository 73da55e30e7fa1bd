import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { parts, textOf } from '../../support/reading.ts'

const noon = Date.parse('2026-11-22T05:00:00Z')

const text = (id: string, said: string, rest: object = {}) => ({
  ...{ id, type: 'text', version: 1, props: { html: `<p>${said}</p>` } },
  ...rest,
})
const builderOf = (objects: object[], row: object = {}) => ({
  version: 1,
  rows: [{ id: 'r', columns: [{ id: 'c', col: 12, objects }], ...row }],
})

describe.each(await testDrivers())('for whom parts of a page are on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let count = 0
  beforeAll(async () => {
    academy = await openAcademy(driver, noon)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const post = async (fields: object) => {
    const slug = `w${++count}`
    const row = { type: 'page', slug, title: 'หน้า', status: true, ...fields }
    const { _id } = await create(academy.as('admin'), 'post', row as never)
    return { _id, path: `/cms/page/${slug}` }
  }
  const open = (path: string, role: Role = 'guest') =>
    pages.open({ path, ...(role !== 'guest' && { viewer: academy.viewer(role) }) })
  const said = async (path: string, role?: Role) => textOf(parts((await open(path, role)).text, 'main')[0]!)
  const told = async (_id: string, role: Role = 'guest') =>
    (
      await pages.ask({
        path: `/api/post/${_id}`,
        method: 'GET',
        ...(role !== 'guest' && { viewer: academy.viewer(role) }),
      })
    ).text

  test('a block and a row are sent to whom they are meant for, and to nobody else, by no call', async () => {
    const { _id, path } = await post({
      builder: {
        version: 1,
        rows: [
          ...builderOf([text('a', 'ของผู้มาเยือน', { when: { audience: 'guest' } }), text('b', 'ของทุกคน')]).rows,
          ...builderOf([text('d', 'ลับของสมาชิก')], { id: 'r2', when: { audience: 'user' } }).rows.map((row) => ({
            ...row,
            columns: row.columns.map((column) => ({ ...column, id: 'c2' })),
          })),
        ],
      },
    })
    const [guest, user] = [await said(path), await said(path, 'user')]
    expect([guest.includes('ของผู้มาเยือน'), guest.includes('ของทุกคน'), guest.includes('ลับของสมาชิก')]).toEqual([
      true,
      true,
      false,
    ])
    expect([user.includes('ของผู้มาเยือน'), user.includes('ของทุกคน'), user.includes('ลับของสมาชิก')]).toEqual([
      false,
      true,
      true,
    ])
    for (const asked of [path, `${path}.data`, '/api/post?limit=100', `/api/post/${_id}`])
      expect((await open(asked)).text, asked).not.toContain('ลับของสมาชิก')
    const query = { path: '/api/post/query', body: { method: 'find', args: [{ _id }] } }
    expect((await pages.ask(query)).text).not.toContain('ลับของสมาชิก')
    expect(await told(_id, 'admin')).toContain('ลับของสมาชิก')
  })

  test('a shared part stands on many pages, twice on one, and changes on all of them at once', async () => {
    const part = await post({ purpose: 'part', builder: builderOf([text('a', 'โทร 02-123-4567')]) })
    const holder = (id: string) => ({ id, type: 'synced', version: 1, props: { post: part._id } })
    const one = await post({ builder: builderOf([text('a', 'หน้าหนึ่ง'), holder('s1'), holder('s2')]) })
    const other = await post({ builder: builderOf([holder('s')]) })
    expect((await said(one.path)).match(/02-123-4567/g)).toHaveLength(2)
    expect(await said(other.path)).toContain('02-123-4567')
    await update(academy.as('admin'), 'post', {
      _id: part._id,
      change: { builder: builderOf([text('a', 'โทร 02-999-9999')]) },
    })
    for (const { path } of [one, other]) expect(await said(path)).toContain('02-999-9999')
    expect((await open(part.path)).status, 'it is no page of its own').toBe(404)
  })

  test('a large part that stands on a page any number of times is shown as often as a page can bear', async () => {
    const large = await post({ purpose: 'part', builder: builderOf([text('t', 'ก'.repeat(60_000))]) })
    const holders = Array.from({ length: 40 }, (_, n) => ({
      ...{ id: `s${n}`, type: 'synced', version: 1, props: { post: large._id } },
    }))
    const { path } = await post({ builder: builderOf([...holders, text('end', 'ท้ายหน้า')]) })
    const { text: shown } = await open(path)
    expect(shown.split('ก'.repeat(60_000)).length - 1).toBe(16)
    expect(shown).toContain('ท้ายหน้า')
  })

  test('what a shared part withholds is withheld on each page that holds it', async () => {
    const check = {
      id: 'k',
      type: 'access-check',
      version: 1,
      props: { check: 'user', action: 'redirect', redirect: '/elsewhere' },
    }
    const hidden = { purpose: 'part', builder: builderOf([text('a', 'ลับของสมาชิก', { when: { audience: 'user' } })]) }
    const ids = [
      await post(hidden),
      await post({ purpose: 'part', builder: builderOf([check, text('a', 'ความลับหนึ่ง')]) }),
      await post({ purpose: 'part', status: false, builder: builderOf([text('a', 'ความลับสอง')]) }),
      await post({ purpose: 'part', password: 'ลับ-2569', builder: builderOf([text('a', 'ความลับสาม')]) }),
      await post({ purpose: 'part', authen: true, builder: builderOf([text('a', 'ความลับสี่')]) }),
      await post({ purpose: 'template', builder: builderOf([text('a', 'ความลับห้า')]) }),
      await post({ builder: builderOf([text('a', 'หน้าหนึ่งที่ไม่ใช่ส่วน')]) }),
    ]
    const holders = ids.map(({ _id }, n) => ({ id: `s${n}`, type: 'synced', version: 1, props: { post: _id } }))
    const { path } = await post({ builder: builderOf([text('z', 'เปิด'), ...holders]) })
    for (const asked of [path, `${path}.data`]) {
      const answer = await open(asked)
      expect(answer.status).toBeLessThan(300)
      expect(answer.text).not.toMatch(/ความลับ|ลับของสมาชิก|ไม่ใช่ส่วน/)
      expect(answer.text).toContain('เปิด')
    }
    expect(await said(path, 'user')).toContain('ลับของสมาชิก')
  })

  test('parts that hold each other, themselves or nothing are shown once and no deeper', async () => {
    const part = await post({ purpose: 'part', builder: builderOf([text('a', 'ชั้นหนึ่ง')]) })
    const own = { id: 's', type: 'synced', version: 1, props: { post: part._id } }
    await update(academy.as('admin'), 'post', {
      _id: part._id,
      change: { builder: builderOf([text('a', 'ชั้นหนึ่ง'), own]) },
    })
    const holders = [part._id, 'f'.repeat(24), ''].map((post, n) => ({
      id: `h${n}`,
      type: 'synced',
      version: 1,
      props: { post },
    }))
    const { path } = await post({ builder: builderOf(holders) })
    expect((await said(path)).match(/ชั้นหนึ่ง/g)).toHaveLength(1)
  })

  test('a part of another site is none of this one', async () => {
    const elsewhere = academy.as('admin', 'factory')
    const row = { type: 'page', slug: 'theirs', title: 'ของเขา', status: true, purpose: 'part' }
    const { _id } = await create(elsewhere, 'post', { ...row, builder: builderOf([text('a', 'ของเว็บอื่น')]) } as never)
    const { path } = await post({ builder: builderOf([{ id: 's', type: 'synced', version: 1, props: { post: _id } }]) })
    for (const role of ['guest', 'root'] as const) expect((await open(path, role)).text).not.toContain('ของเว็บอื่น')
  })

  test('a template is seen by staff alone', async () => {
    const { _id, path } = await post({ purpose: 'template', builder: builderOf([text('a', 'แม่แบบ')]) })
    expect((await open(path)).status).toBe(404)
    expect(await told(_id)).not.toContain('แม่แบบ')
    expect(await told(_id, 'admin')).toContain('แม่แบบ')
  })

  test('a part of a page begins and ends with its days in Bangkok, also on a page that is kept', async () => {
    const { path } = await post({
      builder: builderOf([
        text('a', 'ถึงวันนี้', { when: { until: '2026-11-22' } }),
        text('b', 'ตั้งแต่พรุ่งนี้', { when: { from: '2026-11-23' } }),
      ]),
    })
    expect(await said(path)).toContain('ถึงวันนี้')
    academy.pass(12 * 3_600_000 - 60_000)
    expect(await said(path)).not.toContain('ตั้งแต่พรุ่งนี้')
    academy.pass(120_000)
    expect(await said(path)).toContain('ตั้งแต่พรุ่งนี้')
    expect(await said(path)).not.toContain('ถึงวันนี้')
  })
})
