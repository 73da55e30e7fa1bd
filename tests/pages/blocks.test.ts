import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { recentErrors } from '#platform/operations/error-log/recent-errors.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { linksOf, parts, textOf } from '../support/reading.ts'

const drivers = await testDrivers()
const secret = 'ความลับของสมาชิก'
const noon = Date.parse('2026-11-18T05:00:00Z')

type Block = [type: string, props: object]
const object = (id: string, [type, props]: Block) => ({ id, type, version: 1, props })
const text = (html: string): Block => ['text', { html: `<p>${html}</p>` }]
const check = (more: object): Block => ['access-check', more]
/** A page of one row. Each list of blocks is a column. */
const builder = (...columns: Block[][]) =>
  ({
    version: 1,
    rows: [
      {
        id: 'r',
        columns: columns.map((blocks, at) => ({
          ...{ id: `c${at}`, col: Math.floor(12 / columns.length) },
          objects: blocks.map((block, n) => object(`o${at}${n}`, block)),
        })),
      },
    ],
  }) as never

describe.each(drivers)('blocks on $kind', (driver) => {
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

  const write = async (...columns: Block[][]) => {
    const slug = `p${++count}`
    const page = { type: 'page' as const, slug, title: `หน้า ${slug}`, status: true, builder: builder(...columns) }
    const { _id } = await create(academy.as('admin'), 'post', page)
    return { slug, _id, path: `/cms/page/${slug}` }
  }
  const open = (path: string, role: Role = 'guest') =>
    pages.open({ path, ...(role !== 'guest' && { viewer: academy.viewer(role) }) })
  const main = async (path: string, role?: Role) => parts((await open(path, role)).text, 'main')[0]!

  describe('an access check', () => {
    test.each([
      ['user', 'guest', 'user'],
      ['guest', 'user', 'guest'],
    ] as const)('of %s holds up a %s and lets a %s through', async (who, held, letIn) => {
      const { path } = await write([text('เปิด'), check({ check: who }), text(secret)])
      const shut = (await open(path, held)).text
      expect(shut).toContain('เปิด')
      expect(shut).not.toContain(secret)
      expect((await open(path, letIn)).text).toContain(secret)
    })

    test.each(['block', 'popup', 'redirect'])('by %s never sends what it withholds', async (action) => {
      const { path, _id } = await write([check({ action }), text(secret)], [text(secret)])
      for (const asked of [path, `${path}.data`, `/api/post/${_id}`])
        expect(JSON.stringify(await open(asked)), asked).not.toContain(secret)
      for (const filter of [{ _id }, { slug: path.split('/').at(-1) }]) {
        const found = await pages.ask({
          method: 'POST',
          path: '/api/post/query',
          body: { method: 'find', args: [filter] },
        })
        expect(found.status).toBe(200)
        expect(found.text).not.toContain(secret)
      }
      expect((await open(path, 'user')).text).toContain(secret)
      expect((await open(`/api/post/${_id}`, 'admin')).text).toContain(secret)
    })

    test('whoever may not read a page may not look for what it says', async () => {
      const { _id } = await write([check({}), text(secret)])
      const asked = { $and: [{ _id }, { 'builder.rows.columns.objects.props.html': `<p>${secret}</p>` }] }
      const body = { method: 'find', args: [asked] }
      const found = await pages.ask({ method: 'POST', path: '/api/post/query', body })
      expect(found.text).not.toContain(_id)
    })

    test.each([
      ['', '/login'],
      ['/lesson/home', '/lesson/home'],
    ])('by redirect to %j goes to %s', async (redirect, to) => {
      const { path } = await write([check({ action: 'redirect', redirect }), text(secret)])
      const answer = await open(`${path}?from=a%26b`)
      const back = to === '/login' ? `?next=${encodeURIComponent(`${path}?from=a%26b`)}` : ''
      expect([answer.status, answer.headers['location']]).toEqual([302, to + back])
      expect((await open(path, 'user')).status).toBe(200)
    })

    test('by redirect to a log-in of the site the way back leads to the page, once logged in', async () => {
      const { path } = await write([check({ action: 'redirect', redirect: '/user/login' }), text(secret)])
      const at = String((await open(path)).headers['location'])
      expect(at).toBe(`/user/login?next=${encodeURIComponent(path)}`)
      expect((await open(at, 'user')).headers['location']).toBe(path)
    })

    test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'https:evil', 'javascript:x', '/\t/evil'])(
      'never leads to %j, and withholds the rest all the same',
      async (redirect) => {
        const { path } = await write([check({ action: 'redirect', redirect }), text(secret)])
        const answer = await open(path)
        expect(answer.headers['location']).toBeUndefined()
        expect(answer.text).not.toContain(secret)
      },
    )

    test('a popup says what it was told to say, and else what the specification says', async () => {
      const [own, usual] = [
        await write([check({ action: 'popup', text: 'เฉพาะผู้เรียน' }), text(secret)]),
        await write([check({ action: 'popup' }), text(secret)]),
      ]
      const dialog = async (path: string, language?: 'en') =>
        textOf(
          parts((await pages.open({ path, headers: { cookie: language ? 'lang=en' : '' } })).text, 'dialog').join(),
        )
      expect(await dialog(own.path)).toContain('เฉพาะผู้เรียน')
      expect(await dialog(usual.path)).toContain('คุณไม่มีสิทธิ์ที่จำเป็นสำหรับการดูเนื้อหานี้')
      expect(await dialog(usual.path, 'en')).toContain(
        'You do not have the necessary permissions to view this content.',
      )
    })

    test('of a column leaves the other columns as they are', async () => {
      const { path } = await write([check({ rest: 'column' }), text(secret)], [text('ข้างกัน')])
      const shown = await main(path)
      expect(shown).toContain('ข้างกัน')
      expect(shown).not.toContain(secret)
    })

    test('a page of a site is not read from another', async () => {
      const { path } = await write([text('ของเรา'), check({}), text(secret)])
      expect((await pages.open({ path, site: 'factory' })).status).toBe(404)
    })
  })

  describe('statistics', () => {
    const cards = async (path: string) =>
      parts(await main(path), 'dl').map((list) =>
        parts(list, 'dt').map((name, at) => [textOf(name), textOf(parts(list, 'dd')[at * 2]!)]),
      )

    test('a visitor sees a card each for members, courses and certificates, of all time and of this month', async () => {
      const { path } = await write([['statistics', {}]])
      const course = async (name: string) => create(academy.as('admin'), 'course', { name, status: true })
      const [list] = await cards(path)
      expect(list!.map(([name]) => name)).toEqual(['สมาชิก', 'หลักสูตร', 'วุฒิบัตรที่ออกแล้ว'])
      const before = Number(list![1]![1])
      const { _id } = await course('ก')
      await sql`update course set "createdAt" = '2026-10-31T16:59:59Z' where _id = ${_id}`.execute(
        academy.database.kysely,
      )
      await course('ข')
      const text = textOf(await main(path))
      expect(text).toContain(`หลักสูตร ${before + 2} +${before + 1} ในเดือนพฤศจิกายน`)
    })

    test('all the blocks of a page are one query, and the page is kept until something is counted', async () => {
      const { path } = await write([
        ['statistics', {}],
        ['statistics', { title: 'อีกครั้ง' }],
      ])
      const visit = () => pages.open({ path })
      await visit()
      const { hits } = academy.app.pageCache.figures()
      await visit()
      expect(academy.app.pageCache.figures().hits).toBe(hits + 1)
      await create(academy.as('admin'), 'course', { name: 'ค', status: true })
      expect((await cards(path))[0]).toEqual((await cards(path))[1])
      expect(academy.app.pageCache.figures().hits).toBeGreaterThan(hits + 1)
    })

    test('when they fail it is logged, and the page stands', async () => {
      const { path } = await write([text('ยืนอยู่'), ['statistics', {}]])
      await sql`alter table certification rename to hidden`.execute(academy.database.kysely)
      const answer = await open(path)
      await sql`alter table hidden rename to certification`.execute(academy.database.kysely)
      expect(answer.status).toBe(200)
      expect(answer.text).toContain('ยืนอยู่')
      expect(answer.text).not.toContain('certification')
      await academy.app.errorLog.flush()
      const troubles = await recentErrors(academy.as('admin'), {
        level: 'error',
        source: 'server',
        q: 'statistics',
        most: 5,
      })
      expect(troubles[0]?.text).toMatch(/^statistics: .*certification/)
      expect((await cards(path))[0]).toHaveLength(3)
    })
  })

  describe('widgets', () => {
    test('a menu shows the items of its post, and nothing of another site’s', async () => {
      const menu = {
        version: 1,
        items: [
          {
            title: 'หลักสูตร',
            target: '/lesson/home',
            subMenu: [{ title: 'ไฟฟ้า', target: '/lesson/categories/electric' }],
          },
        ],
      }
      const post = { type: 'page' as const, title: 'เมนู', status: true, builder: menu as never }
      const { _id } = await create(academy.as('admin'), 'post', { ...post, slug: 'menu' })
      const foreign = await create(academy.as('admin', 'factory'), 'post', { ...post, slug: 'menu' })
      const own = await main((await write([['menu', { menu: _id, title: 'ไปที่' }]])).path)
      expect(linksOf(own).map(({ href }) => href)).toEqual(['/', '/lesson/home', '/lesson/categories/electric'])
      expect(await main((await write([['menu', { menu: foreign._id }]])).path)).not.toContain('<nav class="wrap block"')
    })

    test('an avatar shows the person’s picture, his letters without one, and a figure for a visitor', async () => {
      const { path } = await write([['avatar', {}]])
      expect(await main(path)).toContain('ผู้เยี่ยมชม')
      const learner = academy.viewer('user')
      const without = await main(path, 'user')
      expect(without).toContain(learner.name)
      expect(without).not.toContain('<img')
      const key = `upload/1763442000000-${'a'.repeat(32)}.png`
      await sql`update "user" set avatar = ${key} where _id = ${learner.id}`.execute(academy.database.kysely)
      expect(await main(path, 'user')).toContain(`src="/${key}"`)
      expect(await main(path)).not.toContain(key)
      expect(await main(path, 'admin')).not.toContain(key)
    })

    test('a news ticker goes left at speed 2 in white, unless it says otherwise', async () => {
      const items = [{ text: 'เปิดรุ่น 5', link: '/lesson/home' }, { text: 'หยุดปีใหม่' }]
      const usual = await main((await write([['news-ticker', { items }]])).path)
      expect(usual).toMatch(/data-direction="left"[^>]*style="--color:white;--seconds:4s"/)
      const own = await main(
        (await write([['news-ticker', { items, speed: 0.5, direction: 'right', color: '#8a0000' }]])).path,
      )
      expect(own).toMatch(/data-direction="right"[^>]*data-ground="paper"[^>]*style="--color:#8a0000;--seconds:\d+s"/)
      for (const said of ['เปิดรุ่น 5', 'หยุดปีใหม่', 'หยุดข่าววิ่ง']) expect(usual).toContain(said)
    })

    test('a ticker, a calendar and a dashboard of samples stand on an empty site', async () => {
      const { path } = await write([
        ['task-calendar', {}],
        ['sample-dashboard', {}],
      ])
      const shown = await main(path)
      expect(shown.match(/ข้อมูลตัวอย่าง/g)!.length).toBeGreaterThanOrEqual(2)
      expect(shown).toContain('พฤศจิกายน 2569')
    })
  })

  test('a picture that version 1 stored is shown as it was', async () => {
    const page = builder([['image', { url: '/a.jpg', alt: 'ช่าง', link: 'https://example.org', caption: 'ที่ศูนย์' }]])
    const post = { type: 'page' as const, slug: 'old', title: 'เก่า', status: true, builder: page }
    const { _id } = await create(academy.as('admin'), 'post', post)
    expect(await main('/cms/page/old')).toMatch(/<a href="https:\/\/example.org" target="_blank" rel="noopener"><img/)
    await update(academy.as('admin'), 'post', { _id, change: { title: 'ยังเก่า' } })
    expect(await main('/cms/page/old')).toContain('ที่ศูนย์')
  })
})
