import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, update } from '#platform/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { keptPart } from '#platform/page-cache/kept-part.ts'
import { asVisitor } from '#platform/page/draft/as-visitor.ts'
import { scratchDrivers } from '#platform/database/scratch.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'

const noon = Date.parse('2026-11-22T05:00:00Z')

describe.each(await scratchDrivers())('parts of pages that are kept and drawn on $kind', (driver) => {
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

  test('visitors share what was read until it changes; who is known has it read for himself', async () => {
    await open()
    await sql`update course set name = 'Behind' where _id = ${course}`.execute(academy.database.kysely)
    const shows = async (name: string, as?: Parameters<typeof open>[0]) => timesIn((await open(as)).text, name)
    expect(await shows('Woodwork')).toBe(1)
    expect(await shows('Behind', { viewer: academy.viewer('user') })).toBe(1)
    await update(academy.as('admin'), 'course', { _id: course, change: { name: 'Carpentry' } })
    expect(await shows('Carpentry')).toBe(1)
  })

  test('what is looked at before visitors have it is read for itself, and nobody is shown it', async () => {
    const visitor = academy.as('guest')
    let reads = 0
    const read = async () => ++reads
    expect(await keptPart(visitor, 'a part', read)).toBe(1)
    expect(await keptPart(asVisitor(academy.as('admin')), 'a part', read)).toBe(2)
    expect(await keptPart(asVisitor(academy.as('admin')), 'another part', read)).toBe(3)
    expect(await keptPart(academy.as('guest'), 'another part', read)).toBe(4)
    expect(await keptPart(academy.as('guest'), 'a part', read)).toBe(1)
  })

  test('what reads the query of the address is shared by all who do not ask for that there', async () => {
    const asking = (query: string) => ({ ...academy.as('guest'), query: new URLSearchParams(query) })
    let reads = 0
    const read = async (inner: Context) => `${inner.query.get('year') ?? 'none'} ${++reads}`
    expect(await keptPart(asking('fresh=1'), 'of a year', read)).toBe('none 1')
    expect(await keptPart(asking('fresh=2'), 'of a year', read)).toBe('none 1')
    expect(await keptPart(asking('year=2027'), 'of a year', read)).toBe('2027 2')
    expect(await keptPart(asking('year=2027'), 'of a year', read)).toBe('2027 3')
    expect(await keptPart(asking(''), 'of a year', read)).toBe('none 1')
  })

  test('so is a part of which another part reads the query, also where that was kept before', async () => {
    const asking = (query: string) => ({ ...academy.as('guest'), query: new URLSearchParams(query) })
    const inside = (ctx: Context) => keptPart(ctx, 'inside', async ({ query }) => query.get('month') ?? 'none')
    expect(await keptPart(asking(''), 'around', inside)).toBe('none')
    expect(await keptPart(asking(''), 'around as well', inside)).toBe('none')
    expect(await keptPart(asking('month=5'), 'around', inside)).toBe('5')
    expect(await keptPart(asking('month=5'), 'around as well', inside)).toBe('5')
  })

  test('who has given the password of a page has its parts read for himself', async () => {
    const visitor = academy.as('guest')
    await keptPart(visitor, 'behind a password', async () => 'closed')
    const opened = { ...visitor, viewer: { ...visitor.viewer, opened: [course] } }
    expect(await keptPart(opened, 'behind a password', async () => 'open')).toBe('open')
    expect(await keptPart(academy.as('guest'), 'behind a password', async () => 'open')).toBe('closed')
  })

  test('what was read is believed for a minute at most, as a kept page is', async () => {
    await open()
    await sql`update course set name = 'Minute' where _id = ${course}`.execute(academy.database.kysely)
    academy.pass(60_000)
    expect(timesIn((await open()).text, 'Minute')).toBe(1)
  })
})
