import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute, create, update } from '#platform/data/collection/write.ts'
import { type Context, noStore, memoize } from '#platform/context.ts'
import { cachedFragment } from '#platform/http/page-cache/fragment-cache.ts'
import { asVisitor } from '#platform/content/page/draft/as-visitor.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'

const attempt = (read: () => string) => {
  try {
    return read()
  } catch {
    return 'nobody'
  }
}

const noon = Date.parse('2026-11-22T05:00:00Z')

describe.each(await testDrivers())('parts of pages that are kept and drawn on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let course = ''
  beforeAll(async () => {
    academy = await openAcademy(driver, noon)
    pages = await openPages(academy)
    course = (await create(academy.as('admin'), 'course', { name: 'Woodwork', status: true }))._id
    const objects = [{ id: 'o', type: 'course-list', version: 1, props: { title: 'ใหม่', limit: 4 } }]
    const builder = { version: 1, rows: [{ id: 'r', columns: [{ id: 'c', col: 12, objects }] }] }
    await create(academy.as('admin'), 'post', {
      type: 'page',
      slug: 'news',
      title: 'ใหม่',
      status: true,
      builder,
    } as never)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  let fresh = 0
  const open = (as: Partial<Parameters<Pages['open']>[0]> = {}) =>
    pages.open({ path: `/cms/page/news?n=${++fresh}`, ...as })
  const timesIn = (text: string, name: string) => text.split(name).length - 1

  test('a still block is written once into the document, and its data is not sent as well', async () => {
    const { text, status } = await open()
    expect(status).toBe(200)
    expect(text).toMatch(/data-still="0"/)
    expect(timesIn(text, 'Woodwork')).toBe(1)
  })

  test('it comes with the data where the browser asks for that alone', async () => {
    const { text } = await pages.open({ path: '/cms/page/news.data' })
    expect(timesIn(text, 'Woodwork')).toBe(1)
    expect(text).not.toContain('<html')
  })

  test('what two documents hold is told apart, also when they are made at once', async () => {
    const both = await Promise.all([open(), open({ viewer: academy.viewer('user') }), open()])
    for (const { text } of both) expect(timesIn(text, 'Woodwork')).toBe(1)
  })

  test('visitors share what was read until it changes, learners do too, and staff read for themselves', async () => {
    await open()
    await open({ viewer: academy.viewer('user') })
    await sql`update course set name = 'Behind' where _id = ${course}`.execute(academy.database.kysely)
    const shows = async (name: string, as?: Parameters<typeof open>[0]) => timesIn((await open(as)).text, name)
    expect(await shows('Woodwork')).toBe(1)
    expect(await shows('Woodwork', { viewer: academy.viewer('user') })).toBe(1)
    expect(await shows('Behind', { viewer: academy.viewer('manager') })).toBe(1)
    await update(academy.as('admin'), 'course', { _id: course, change: { name: 'Carpentry' } })
    expect(await shows('Carpentry')).toBe(1)
    expect(await shows('Carpentry', { viewer: academy.viewer('user') })).toBe(1)
  })

  test('a course on sale has a ribbon for the learner who has begun it, and for no other', async () => {
    const sold = { name: 'Glazing', status: true, price: 500, sale_price: 0 }
    const { _id } = await create(academy.as('admin'), 'course', sold as never)
    const viewer = academy.viewer('user')
    const ribbon = 'เริ่มอบรมแล้ว'
    expect(timesIn((await open({ viewer })).text, ribbon)).toBe(0)
    await create(academy.as('admin'), 'enroll', { courseID: _id, userID: viewer.id } as never)
    expect(timesIn((await open({ viewer })).text, ribbon)).toBe(1)
    expect(timesIn((await open()).text, ribbon)).toBe(0)
    const other = { username: 'other', firstname: 'สมหญิง', lastname: 'ใจดี', email: 'other@skills.test' }
    const { _id: id } = await create(academy.as('admin'), 'user', other as never)
    expect(timesIn((await open({ viewer: { ...viewer, id } })).text, ribbon)).toBe(0)
  })

  describe('a part that is made for an audience', () => {
    const learner = (viewer: Partial<Viewer> = {}) => {
      const ctx = academy.as('user')
      return { ...ctx, viewer: { ...ctx.viewer, ...viewer } }
    }
    const other = { id: 'e'.repeat(24) }

    test('is read once for the learners of a target group, apart from visitors and other groups', async () => {
      let reads = 0
      const read = async ({ viewer }: Context) => `${viewer.role} ${viewer.band ?? '-'} ${++reads}`
      expect(await cachedFragment(learner(), 'audience', read)).toBe('user - 1')
      expect(await cachedFragment(learner(other), 'audience', read)).toBe('user - 1')
      expect(await cachedFragment(learner({ band: 'b2' }), 'audience', read)).toBe('user b2 2')
      expect(await cachedFragment(academy.as('guest'), 'audience', read)).toBe('guest - 3')
      expect(await cachedFragment(academy.as('manager'), 'audience', read)).toBe('manager - 4')
    })

    const personal: [string, (ctx: Context) => Promise<unknown>][] = [
      ['asks for the id', async ({ viewer }) => viewer.id],
      ['asks for the name', async ({ viewer }) => viewer.name],
      ['copies the viewer', async ({ viewer }) => ({ ...viewer }).id],
      ['swallows the refusal', async ({ viewer }) => attempt(() => viewer.id)],
      ['reads rows that belong to somebody', (ctx) => from(ctx, 'enroll').select('enroll.userID').execute()],
      ['asks within another part', (ctx) => cachedFragment(ctx, 'within', async ({ viewer }) => viewer.id)],
      ['asks for what a page reads once', (ctx) => memoize(ctx, 'own', async () => ctx.viewer.id)],
    ]
    test.each(personal)('is read for each learner where it %s', async (name, read) => {
      const of = async (ctx: Context) => JSON.stringify(await cachedFragment(ctx, name, read))
      const alone = async (ctx: Context) => JSON.stringify(await read(ctx))
      for (const ctx of [learner(), learner({ ...other, name: 'สมหญิง' }), learner()])
        expect(await of(ctx)).toBe(await alone(ctx))
    })

    test('is shared beside a part of the page that is for one learner alone', async () => {
      let reads = 0
      const ctx = learner()
      noStore(ctx)
      expect(await cachedFragment(ctx, 'beside a personal one', async () => ++reads)).toBe(1)
      expect(await cachedFragment(learner(other), 'beside a personal one', async () => ++reads)).toBe(1)
    })

    test.each([
      ['whom staff act for', { actor: { id: 'a', name: 'b' } }],
      ['who must set a password', { mustReset: true }],
      ['who is of another site', { home: other.id }],
    ])('is read anew for one %s', async (_who, viewer) => {
      let reads = 0
      const read = async () => ++reads
      await cachedFragment(learner(), `${_who}`, read)
      expect(await cachedFragment(learner(viewer), `${_who}`, read)).toBe(2)
      expect(await cachedFragment(learner(), `${_who}`, read)).toBe(1)
    })

    test('leaves a field null that only some of the audience may read', async () => {
      const teacher = learner()
      const { _id } = await create(academy.as('admin'), 'course', { name: 'Taught', status: true })
      await compute(academy.as('admin'), 'course', { _id, change: { taughtBy: [teacher.viewer.id] } })
      const read = (ctx: Context) =>
        from(ctx, 'course').select(['course.name', 'course.taughtBy']).where('course._id', '=', _id).execute()
      expect(await read(teacher)).toEqual([{ name: 'Taught', taughtBy: [teacher.viewer.id] }])
      expect(await cachedFragment(teacher, 'taught', read)).toEqual([{ name: 'Taught', taughtBy: null }])
    })
  })

  test('what is looked at before visitors have it is read for itself, and nobody is shown it', async () => {
    const visitor = academy.as('guest')
    let reads = 0
    const read = async () => ++reads
    expect(await cachedFragment(visitor, 'a part', read)).toBe(1)
    expect(await cachedFragment(asVisitor(academy.as('admin')), 'a part', read)).toBe(2)
    expect(await cachedFragment(asVisitor(academy.as('admin')), 'another part', read)).toBe(3)
    expect(await cachedFragment(academy.as('guest'), 'another part', read)).toBe(4)
    expect(await cachedFragment(academy.as('guest'), 'a part', read)).toBe(1)
  })

  test('what reads the query of the address is shared by all who do not ask for that there', async () => {
    const asking = (query: string) => ({ ...academy.as('guest'), query: new URLSearchParams(query) })
    let reads = 0
    const read = async (inner: Context) => `${inner.query.get('year') ?? 'none'} ${++reads}`
    expect(await cachedFragment(asking('fresh=1'), 'of a year', read)).toBe('none 1')
    expect(await cachedFragment(asking('fresh=2'), 'of a year', read)).toBe('none 1')
    expect(await cachedFragment(asking('year=2027'), 'of a year', read)).toBe('2027 2')
    expect(await cachedFragment(asking('year=2027'), 'of a year', read)).toBe('2027 3')
    expect(await cachedFragment(asking(''), 'of a year', read)).toBe('none 1')
  })

  test('so is a part of which another part reads the query, also where that was kept before', async () => {
    const asking = (query: string) => ({ ...academy.as('guest'), query: new URLSearchParams(query) })
    const inside = (ctx: Context) => cachedFragment(ctx, 'inside', async ({ query }) => query.get('month') ?? 'none')
    expect(await cachedFragment(asking(''), 'around', inside)).toBe('none')
    expect(await cachedFragment(asking(''), 'around as well', inside)).toBe('none')
    expect(await cachedFragment(asking('month=5'), 'around', inside)).toBe('5')
    expect(await cachedFragment(asking('month=5'), 'around as well', inside)).toBe('5')
  })

  test('who has given the password of a page has its parts read for himself', async () => {
    const visitor = academy.as('guest')
    await cachedFragment(visitor, 'behind a password', async () => 'closed')
    const opened = { ...visitor, viewer: { ...visitor.viewer, opened: [course] } }
    expect(await cachedFragment(opened, 'behind a password', async () => 'open')).toBe('open')
    expect(await cachedFragment(academy.as('guest'), 'behind a password', async () => 'open')).toBe('closed')
  })

  test('what was read is believed for a minute at most, as a kept page is', async () => {
    await open()
    await sql`update course set name = 'Minute' where _id = ${course}`.execute(academy.database.kysely)
    academy.pass(60_000)
    expect(timesIn((await open()).text, 'Minute')).toBe(1)
  })
})
