import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { skippedBlocksOf } from '#platform/content/page/skipped-blocks.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { seen, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()

type BrokenInput = { id: string; type: string; version?: number; props?: object }
const builderOf = (...objects: BrokenInput[]) => ({
  version: 1,
  rows: [
    { id: 'r', columns: [{ id: 'c', col: 12, objects: objects.map((one) => ({ version: 1, props: {}, ...one })) }] },
  ],
})
const fine: BrokenInput = { id: 'fine', type: 'text', props: { html: '<p>ส่วนที่ดี</p>' } }

describe.each(drivers)('pages with blocks that cannot be shown on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  const ids: Record<string, string> = {}

  const write = async (slug: string, builder: unknown) => {
    const row = { type: 'page' as const, slug, title: `หน้า ${slug}`, status: true, builder }
    ids[slug] = (await create(academy.as('admin'), 'post', row))._id
  }
  /** Stores it as an earlier or another product would. */
  const leave = (slug: string, builder: unknown) =>
    sql`update post set builder = ${JSON.stringify(builder)}::jsonb where _id = ${ids[slug]!}`.execute(
      academy.database.kysely,
    )

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    await write('whole', builderOf(fine))
    await write(
      'broken',
      builderOf(
        fine,
        { id: 'b1', type: 'no-such-block' },
        { id: 'b2', type: 'text', props: { html: 1 } },
        { id: 'b3', type: 'text', version: 99, props: { html: '<p>มาจากอนาคต</p>' } },
        { id: 'b4', type: 'image', props: { odd: 1, 'javascript:x': 2 } },
        { id: 'b5', type: 'text', props: { html: '<p>ส่วนท้าย</p>' } },
      ),
    )
    await write(
      'old',
      builderOf({ id: 'p', type: 'image', version: 1, props: { url: '/seed/a.webp', link: 'https://example.org/a' } }),
    )
    await write('older', builderOf())
    await leave('older', [{ objects: [{ type: 'text', html: '<p>เก่ามาก</p>' }] }])
    await write('junk', builderOf())
    await leave('junk', { version: 1, rows: 'nothing' })
    await write('menu', { version: 1, items: [{ title: 'หน้าแรก', target: '/' }] })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const read = async (slug: string) => {
    const { status, text } = await pages.open({ path: `/cms/page/${slug}` })
    return { status, text: seen(text) }
  }
  const office = async (path: string, lang = 'th') => {
    const { cookie } = await pages.cookieOf(academy.viewer('admin'), 'skills')
    return textOf((await pages.open({ path, headers: { cookie: `${cookie}; lang=${lang}` } })).text)
  }

  test('show visitors what can be shown, in its place', async () => {
    const { status, text } = await read('broken')
    expect(status).toBe(200)
    expect(text.indexOf('ส่วนที่ดี')).toBeLessThan(text.indexOf('ส่วนท้าย'))
    expect(text).toContain('ส่วนท้าย')
    expect(text).not.toContain('มาจากอนาคต')
    expect((await read('junk')).status).toBe(200)
  })

  test('blocks and pages of an earlier version are shown as they would be now', async () => {
    const { text } = await read('old')
    expect(text).toMatch(/<a[^>]*href="https:\/\/example\.org\/a"[^>]*target="_blank"/)
    expect(text).toContain('/seed/a.webp')
    expect((await read('older')).text).toContain('<p>เก่ามาก</p>')
    const ctx = academy.as('admin')
    expect(skippedBlocksOf(ctx, [{ objects: [{ type: 'text', html: '<p>เก่ามาก</p>' }] }])).toEqual([])
  })

  test('are named over the form, block by block, with the reason, in Thai and in English', async () => {
    const thai = await office(`/cms/edit/${ids['broken']}`)
    expect(thai).toContain('ผู้เยี่ยมชมไม่เห็น 4 บล็อกของหน้านี้')
    expect(thai).toContain('“no-such-block” (แถวที่ 1 คอลัมน์ 1): ระบบไม่รู้จักบล็อกชนิดนี้')
    expect(thai).toMatch(/ข้อความ \(แถวที่ 1 คอลัมน์ 1\): การตั้งค่าไม่ถูกต้อง: html/)
    expect(thai).toContain('บันทึกด้วยเวอร์ชันที่ใหม่กว่าเวอร์ชัน 1')
    expect(thai).toMatch(/รูปภาพ [^:]+: การตั้งค่าไม่ถูกต้อง: odd, javascript:x/)
    const english = await office(`/cms/edit/${ids['broken']}`, 'en')
    expect(english).toContain('Visitors do not see 4 blocks of this page.')
    expect(english).toContain('unknown block type')
    for (const slug of ['whole', 'old', 'older', 'menu'])
      expect(await office(`/cms/edit/${ids[slug]}`), slug).not.toContain('ผู้เยี่ยมชมไม่เห็น')
    expect(await office(`/cms/edit/${ids['junk']}`)).toContain('อ่านเนื้อหาของหน้านี้ไม่ได้')
  })

  test('are refused by the API where they are new, and stay where they were', async () => {
    const viewer = academy.viewer('admin')
    const post = (slug: string, object: BrokenInput) =>
      pages.ask({
        viewer,
        path: '/api/post',
        body: { data: { type: 'page', slug, title: slug, builder: builderOf(object) } },
      })
    const unknown = await post('new-unknown', { id: 'x', type: 'no-such-block' })
    expect(unknown).toMatchObject({ status: 400, body: { message: 'ไม่มีบล็อกชนิด “no-such-block”', fields: ['builder'] } })
    const pdf = (fileurl: string) => ({ id: 'x', type: 'pdf', props: { fileurl, filename: 'ก' } })
    const bare = await post('new-bare', pdf('upload/a.pdf'))
    expect(bare).toMatchObject({ status: 400, body: { message: 'ค่าของบล็อก “pdf” ไม่ถูกต้อง: fileurl' } })
    for (const slug of ['new-unknown', 'new-bare']) expect((await read(slug)).status, slug).toBe(404)
    expect((await post('new-pdf', pdf('/upload/a.pdf'))).status).toBe(200)
    const path = `/api/post/${ids['broken']}`
    const { builder } = (await pages.ask({ method: 'GET', path, viewer })).body.data
    const put = (rows: object[]) =>
      pages.ask({ method: 'PUT', path, viewer, body: { data: { title: 'หน้า broken', builder: { ...builder, rows } } } })
    expect((await put(builder.rows)).status).toBe(200)
    const more = builderOf({ id: 'more', type: 'no-such-block', props: { other: 1 } }).rows[0]!
    expect((await put([...builder.rows, { ...more, id: 'r2' }])).status).toBe(400)
  })

  test('are marked in the list', async () => {
    const thai = await office('/cms/pages')
    expect(thai).toContain('ไม่แสดง 4')
    expect(thai).toContain('อ่านไม่ได้')
    expect(thai).toContain('แสดงครบ')
    expect(await office('/cms/pages', 'en')).toContain('4 not shown')
  })

  test('lose the blocks of a plugin that is off, which is named', () => {
    const ctx = academy.as('admin')
    const stored = builderOf({ id: 'h', type: 'course-highlights', props: {} })
    const off = {
      ...ctx,
      site: { ...ctx.site, plugins: new Set([...ctx.site.plugins].filter((one) => one !== 'lesson')) },
    }
    expect(skippedBlocksOf(off, stored)).toMatchObject([
      { type: 'course-highlights', fault: { why: 'plugin', module: 'lesson' } },
    ])
    expect(skippedBlocksOf(ctx, stored)?.filter(({ fault }) => fault.why === 'plugin')).toEqual([])
  })

  test('are not explained to visitors, learners or managers', async () => {
    for (const role of ['guest', 'user', 'member'] as const) {
      const { text } = await pages.open({ path: `/cms/edit/${ids['broken']}`, viewer: academy.viewer(role) })
      expect(text, role).not.toContain('no-such-block')
    }
  })
})
