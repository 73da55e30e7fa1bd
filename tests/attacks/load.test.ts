import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { brief } from '#platform/data/database/executor.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { openHttp } from '../support/http.ts'
import { openPages } from '../support/pages.ts'

const numbers = (most: number) => Array.from({ length: most }, (_, n) => n)

/** Attacks by frequent requests, and by a page's own requests to others (groups K and X). */
describe.each(await bothDrivers())('hostile askers on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await openAcademy(driver)
  })
  afterAll(() => academy.close())

  test('K05 fifty who ask for one dear page at once have it made once, whatever they add that changes nothing', async () => {
    const made: string[] = []
    const http = await openHttp(academy, async ({ url }) => {
      made.push(url)
      await sleep(100)
      return new Response('<html></html>', { headers: { 'content-type': 'text/html' } })
    })
    for (const path of ['/', '/lesson/home', '/lesson/search/ไฟ?page=2', '/lesson/calendar?year=2569']) {
      const and = path.includes('?') ? '&' : '?'
      const from = made.length
      const asked = numbers(50).map((n) => encodeURI(`${path}${n % 2 ? '' : `${and}utm_source=${n}&fbclid=${n}`}`))
      const answers = await Promise.all(asked.map((one) => http.ask({ method: 'GET', path: one })))
      expect(answers.every(({ status }) => status === 200)).toBe(true)
      expect(made.length - from, path).toBe(1)
    }
    await http.close()
  })

  test('K05 what is counted for everybody is counted once for fifty who ask', async () => {
    const http = await openHttp(academy)
    await create(academy.as('admin'), 'course', { name: 'นับ', status: true })
    const dear = [
      { path: '/api/course/aggregate', body: { pipeline: [{ $group: { _id: '$category', n: { $sum: 1 } } }] } },
      { path: '/api/course/query', body: { args: [{ name: { $regex: 'ไฟ' } }], paging: { page: 1, limit: 100 } } },
    ]
    for (const asked of dear) {
      const before = academy.app.apiCache.figures()
      const answers = await Promise.all(numbers(50).map(() => http.ask(asked)))
      expect(answers.map(({ status }) => status)).toEqual(numbers(50).map(() => 200))
      expect(academy.app.apiCache.figures().pages - before.pages, asked.path).toBe(1)
    }
    await http.close()
  })

  const step = (of: unknown) => ({ $addFields: of })
  const named = (count: number, of: unknown) => Object.fromEntries(numbers(count).map((n) => [`f${n}`, of]))
  const growing: Record<string, unknown[]> = {
    'copies whole documents over and over': numbers(3).map(() => step(named(10, '$$ROOT'))),
    'doubles a text twenty times': [
      step({ x: '$name' }),
      ...numbers(19).map(() => step({ x: { $concat: ['$x', '$x'] } })),
    ],
    'collects whole documents of whole documents': numbers(3).map(() => ({
      $group: { _id: null, ...named(8, { $push: '$$ROOT' }) },
    })),
    'computes a number of itself': [
      step({ x: '$hours' }),
      ...numbers(19).map(() => step({ x: { $add: ['$x', '$x'] } })),
    ],
    'repeats one list for each of another': [
      { $group: { _id: null, a: { $push: '$$ROOT' }, b: { $push: '$$ROOT' } } },
      { $unwind: '$a' },
    ],
    'looks up what grows': [
      {
        $lookup: {
          ...{ from: 'course', localField: 'category', foreignField: 'category', as: 'x' },
          pipeline: numbers(3).map(() => step(named(10, '$$ROOT'))),
        },
      },
    ],
    'holds what grows in every arm': [{ $facet: named(8, [step(named(3, '$$ROOT'))]) }],
  }
  test.each(Object.entries(growing))(
    'K05 a pipeline that %s is refused before it is asked',
    async (_what, pipeline) => {
      const http = await openHttp(academy)
      const begun = performance.now()
      const { status, body } = await http.ask({ path: '/api/course/aggregate', body: { pipeline } })
      expect(performance.now() - begun).toBeLessThan(200)
      expect(status).toBe(400)
      expect(body.message).toMatch(/[ก-๙]/)
      expect(body.fields[0]).toMatch(/^pipeline\.\d+\.\$/)
      await http.close()
    },
  )

  test('K05 an answer that would be too large ends before it is whole, and a page of it is answered', async () => {
    const http = await openHttp(academy)
    const description = `<p>${'ยาวมาก '.repeat(5000)}</p>`
    for (const n of numbers(30))
      await create(academy.as('admin'), 'course', { name: `ใหญ่ ${n}`, status: true, description })
    const ask = async (...pipeline: unknown[]) => {
      const begun = performance.now()
      const { status, body } = await http.ask({ path: '/api/course/aggregate', body: { pipeline } })
      return { status, body, took: performance.now() - begun }
    }
    const copies = step(named(8, '$description'))
    for (const pipeline of [[copies], [copies, { $sort: { name: 1 } }], [{ $facet: { all: [copies] } }]]) {
      const { status, body } = await ask(...pipeline)
      expect(status).toBe(400)
      expect(body).toMatchObject({ fields: ['pipeline'] })
      expect(body.message).toContain('5 MB')
    }
    expect((await ask(copies, { $limit: 3 })).body).toHaveLength(3)
    expect((await ask(copies, { $project: { name: 1 } })).body.length).toBeGreaterThanOrEqual(30)
    await http.close()
  })

  test('K05 a statement that somebody wrote is ended after five seconds, and others are not', async () => {
    const { kysely } = academy.database
    await sql`select pg_sleep(0.1)`.execute(kysely)
    const begun = performance.now()
    const written = sql.raw(`${brief} pg_sleep(9)`).execute(kysely)
    const other = sql`select pg_sleep(5.5)`.execute(kysely)
    await expect(written).rejects.toMatchObject({ code: '57014' })
    expect(performance.now() - begun).toBeGreaterThan(4900)
    expect(performance.now() - begun).toBeLessThan(8000)
    await other
  })

  test('X06 a page asks nobody but its own site for anything before somebody touches it', async () => {
    const pages = await openPages(academy)
    const blocks = [
      ['youtube', { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'ก' }],
      ['popup', { contentType: 'video', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }],
      ['map-link', { name: 'ศูนย์', address: 'กรุงเทพ', query: 'กรุงเทพ' }],
      ['text', { html: '<p>ก</p>' }],
    ] as const
    const objects = blocks.map(([type, props], at) => ({ id: `o${at}`, type, version: 1, props }))
    const builder = { version: 1 as const, rows: [{ id: 'r', columns: [{ id: 'c', col: 12, objects }] }] }
    await create(academy.as('admin'), 'post', { type: 'page', slug: 'quiet', title: 'ก', status: true, builder })
    for (const path of ['/', '/lesson/home', '/user/login', '/member/login', '/user/register', '/cms/page/quiet'])
      for (const cookie of ['', 'consent=1.000000', 'consent=1.111111']) {
        const { status, text } = await pages.open({ path, headers: { cookie } })
        expect(status, path).toBe(200)
        const loaded = [
          ...text.matchAll(/\s(?:src|srcset|poster|data)="([^"]*)"/g),
          ...text.matchAll(/<link\b[^>]*\shref="([^"]*)"/g),
          ...text.matchAll(/url\(([^)]*)\)/g),
          ...text.matchAll(/@import\s+"?([^";]*)/g),
        ].map(([, address]) => address!.replaceAll(/^["']|["']$/g, ''))
        const elsewhere = loaded.filter((address) => /^(?:https?:)?\/\//.test(address.trim()))
        expect(elsewhere.filter((address) => new URL(address, 'http://localhost').hostname !== 'localhost')).toEqual([])
      }
    await pages.close()
  })
})
