import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { openWithFiles, picture } from '../../site/files/support.ts'
import { textOf } from '../../support/reading.ts'
import { exportsOfManyMakes, picturedExport } from './wordpress-made.ts'

const drivers = await testDrivers()

/** A GIF of two frames, a red one and a blue one. */
const moving =
  'R0lGODlhDAAMAPAAAP8AAAAAACH5BAAKAAAAIf8LTkVUU0NBUEUyLjADAQAAACwAAAAADAAMAAACCoSPqcvtD6OclBUAIfkEAAoAAAAsAAAAAAwADACAAAD/AAAAAgqEj6nL7Q+jnJQVADs='

/** The old site: some of its pictures, a file that is not one, and a response that never ends. */
const openOldSite = async () => {
  const [school, room] = [await picture(1000, 500).png(), await picture(300, 300).png()]
  const asked: string[] = []
  const site = { before: null as null | (() => Promise<unknown>) }
  const pictures: Record<string, Buffer> = {
    ...{ '/school.png': school, '/room.png': room, '/same-bytes.png': school },
    '/moving.gif': Buffer.from(moving, 'base64'),
  }
  const server: Server = createServer((request, reply) => {
    asked.push(request.url!)
    void Promise.resolve(site.before?.()).then(() => {
      if (request.url === '/no-picture.png') return reply.end('<script>alert(1)</script>')
      const bytes = pictures[request.url!]
      return bytes ? reply.end(bytes) : reply.writeHead(404).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { host, at: `http://${host}`, asked, site, close: () => (server.closeAllConnections(), server.close()) }
}

describe.each(drivers)('pictures of an old site on $kind', (driver) => {
  let old: Awaited<ReturnType<typeof openOldSite>>
  let opened: Awaited<ReturnType<typeof openWithFiles>>

  beforeAll(async () => {
    old = await openOldSite()
    opened = await openWithFiles(driver, { INNER_HOSTS: old.host })
  })
  afterAll(async () => {
    await opened.close()
    old.close()
  })
  beforeEach(async () => {
    const admin = opened.academy.as('admin')
    for (const name of ['redirect', 'post'] as const)
      for (let left = 1; left > 0;) {
        const rows = await from(admin, name).select(`${name}._id`).execute()
        left = rows.length
        for (const { _id } of rows) await remove(admin, name, _id).catch(() => {})
      }
    old.asked.length = 0
    old.site.before = null
  })

  const files = async () =>
    (
      await sql<{
        _id: string
        ext: string
        alt: string
        name: string
        inLibrary: boolean
        isPublic: boolean
      }>`select * from file
        where "removedAt" is null order by name`.execute(opened.academy.database.kysely)
    ).rows
  const bring = async (wxr: string) => {
    opened.academy.pass(60_001)
    const answer = await opened.pages.ask({
      ...{ method: 'POST', path: '/api/pages/import?name=old.xml', viewer: opened.academy.viewer('admin') },
      body: Buffer.from(wxr),
      headers: { 'content-type': 'application/octet-stream' },
    })
    expect(answer.status, answer.text).toBe(200)
    return `/cms/pages/import?file=${String(answer.body.data._id)}`
  }
  const act = (path: string, ...form: [string, string][]) =>
    opened.pages.post({ path, viewer: opened.academy.viewer('admin'), form })
  const drained = () => opened.academy.app.jobs.drain()
  const start = async (path: string, ...form: [string, string][]) => {
    expect((await act(path, ['intent', 'start'], ...form)).status).toBe(303)
    await drained()
  }
  const look = async (path: string) =>
    textOf((await opened.pages.open({ path, viewer: opened.academy.viewer('admin') })).text)
  const posts = () => from(opened.academy.as('admin'), 'post').selectAll().orderBy('post.slug').execute()
  const bySlug = async (slug: string) => (await posts()).find((one) => one.slug === slug)!

  test('come along where somebody asks for them: once each, made anew, with what they show', async () => {
    const path = await bring(picturedExport(old.at))
    expect(await look(path)).toContain('นำเข้ารูปจากเว็บไซต์เดิม')
    expect(old.asked).toEqual([])
    await start(path, ['pictures', 'on'], ['redirects', 'on'])

    const kept = await files()
    expect(kept.map(({ name, alt, inLibrary, isPublic }) => [name, alt, inLibrary, isPublic])).toEqual([
      ['room.png', 'ห้องฝึกไฟฟ้า', true, true],
      ['school.png', 'อาคารเรียนสามชั้น', true, true],
    ])
    const [room, school] = kept.map(({ _id, ext }) => `upload/${_id}.${ext}`)
    expect(old.asked.toSorted()).toEqual([
      ...['/gone.png', '/no-picture.png', '/room.png', '/same-bytes.png', '/school.png'],
    ])

    const page = await bySlug('school')
    expect(page.feature_image).toBe(school)
    const { rows } = page.builder as {
      rows: { columns: { col: number; objects: { type: string; props: Record<string, unknown> }[] }[] }[]
    }
    const shape = rows.map(({ columns }) =>
      columns.map(({ col, objects }) => [col, ...objects.map(({ type }) => type)]),
    )
    expect(shape).toEqual([[[12, 'image']], [[12, 'text']], [[12, 'gallery', 'image', 'heading', 'text']]])
    const objects = rows.flatMap(({ columns }) => columns.flatMap((one) => one.objects))
    expect(objects[0]!.props).toMatchObject({ url: `/${school}`, alt: 'อาคารเรียน', caption: 'หน้าโรงเรียน' })
    expect(objects[2]!.props['pictures']).toEqual([
      { url: `/${school}`, alt: 'ซ้ำ', caption: '' },
      { url: `/${room}`, alt: 'ห้องฝึกไฟฟ้า', caption: '' },
    ])
    expect(objects[3]!.props['url']).toBe(`/${school}`)
    expect(objects[5]!.props['html']).toBe('<p>ไม่มีทางมา</p>')

    const news = await bySlug('pictured')
    expect(news).toMatchObject({ feature_image: room, topics: ['ข่าวรับสมัคร', 'ความปลอดภัย'] })
    expect(JSON.stringify(news.builder)).toContain(`href=\\"/${room}\\"`)
    expect(JSON.stringify(news.builder)).toContain('<figcaption>ห้องเรียน</figcaption>')
    expect((await bySlug('plain')).content).toBe(`<p>เห็น <img src="/${room}" alt="ห้อง" /> นี้</p>`)
    expect(JSON.stringify(await posts())).not.toMatch(/@picture|127\.0\.0\.1/)

    const report = await look(path)
    expect(report).toContain('นำเข้ารูปในคลังสื่อแล้ว 3 จาก 6 รูป')
    expect(report).toContain('นำเข้ารูปไม่ได้ 3 รูป')
    expect(report).toContain('URL นี้ไม่ได้อยู่บนอินเทอร์เน็ตสาธารณะ: http://169.254.169.254/latest/meta-data/a.png')
    expect(report).toContain(`เว็บไซต์เดิมไม่มีรูปนี้แล้ว: ${old.at}/gone.png`)

    for (const row of await posts())
      await update(opened.academy.as('admin'), 'post', { _id: row._id, change: { status: true } })
    const shown = await opened.pages.open({ path: '/cms/post/posts/pictured' })
    expect(textOf(shown.text)).toContain('ข่าวรับสมัคร · ความปลอดภัย')
    expect(shown.text).toContain(`/${room}`)
    expect((await opened.pages.open({ path: `/${room}` })).status).toBe(200)
    const ways = await from(opened.academy.as('admin'), 'redirect').selectAll().orderBy('redirect.path').execute()
    expect(ways.map(({ path: was, target }) => [was, target])).toEqual([
      ['/category/*', '/cms/page/posts'],
      ['/pictured', '/cms/post/posts/pictured'],
      ['/plain', '/cms/post/posts/plain'],
      ['/school', '/cms/page/school'],
      ['/tag/*', '/cms/page/posts'],
    ])
    const led = await opened.pages.open({ path: '/category/news/' })
    expect([led.status, led.headers['location']]).toEqual([301, '/cms/page/posts'])

    const anew = await bring(picturedExport(old.at).replace('โรงเรียนของเรา', 'โรงเรียนใหม่'))
    await start(anew, ['among', '0'], ['chosen', '0'], ['pictures', 'on'])
    expect(await files()).toHaveLength(2)
    expect((await bySlug('school')).title).toBe('โรงเรียนใหม่')
  })

  test('stay where they are where nobody asks for them, and leave their captions', async () => {
    const path = await bring(picturedExport(old.at))
    const before = (await files()).length
    await start(path)
    expect(old.asked).toEqual([])
    expect(await files()).toHaveLength(before)
    const written = JSON.stringify(await posts())
    expect(written).not.toMatch(/@picture|<img|"gallery"|"type":"image"/)
    expect(written).toContain('หน้าโรงเรียน')
    expect(await from(opened.academy.as('admin'), 'redirect').selectAll().execute()).toEqual([])
    await act(path, ['intent', 'undo'])
    await drained()
    expect(await posts()).toEqual([])
  })

  test('a GIF comes along as its first picture, made anew', async () => {
    const wxr = picturedExport(old.at).replace(`src="${old.at}/school-300x200.png"`, `src="${old.at}/moving.gif"`)
    await start(await bring(wxr), ['pictures', 'on'])
    const gif = (await files()).find(({ name }) => name.startsWith('moving'))!
    expect([gif.name, gif.ext, gif.alt]).toEqual(['moving.png', 'png', 'อาคารเรียน'])
    expect(JSON.stringify((await bySlug('school')).builder)).toContain(`/upload/${gif._id}.png`)
    expect((await opened.pages.open({ path: `/upload/${gif._id}.png` })).headers['content-type']).toBe('image/png')
  })

  test('stop coming when it is cancelled, and what was led there is taken back with it', async () => {
    const path = await bring(picturedExport(old.at))
    old.site.before = () => act(path, ['intent', 'cancel'])
    await start(path, ['pictures', 'on'], ['redirects', 'on'])
    expect(old.asked.length).toBeLessThan(3)
    expect(await posts()).toEqual([])
    old.site.before = null

    const other = await bring(picturedExport(old.at))
    await start(other, ['redirects', 'on'])
    await act(other, ['intent', 'undo'])
    await drained()
    expect(await posts()).toEqual([])
    expect(await from(opened.academy.as('admin'), 'redirect').selectAll().execute()).toEqual([])
  })

  test('a redirect that was here stays as it is', async () => {
    const admin = opened.academy.as('admin')
    await create(admin, 'redirect', { path: '/school', target: '/lesson/home' })
    await start(await bring(picturedExport(old.at)), ['redirects', 'on'])
    const ways = await from(admin, 'redirect').selectAll().where('redirect.path', '=', '/school').execute()
    expect(ways.map(({ target }) => target)).toEqual(['/lesson/home'])
  })

  test.each(exportsOfManyMakes())('an export with %s comes in, and its pages open', async (_what, wxr, titles) => {
    const path = await bring(wxr)
    await start(path, ['redirects', 'on'])
    const rows = await posts()
    expect(rows.map(({ title }) => title).toSorted()).toEqual(titles.toSorted())
    for (const row of rows) {
      await update(opened.academy.as('admin'), 'post', { _id: row._id, change: { status: true } })
      const shown = await opened.pages.open({ path: `/cms/page/${row.slug}` })
      expect(shown.status).toBe(200)
      expect(shown.text).not.toMatch(/javascript:alert|@picture\//)
    }
  })

  /** A folder of exports from elsewhere: `WXR_FOLDER=… vitest run tests/pages/cms/carry-pictures.test.ts`. */
  const foreign = process.env['WXR_FOLDER'] ?? ''
  test.runIf(existsSync(foreign))('exports of others come in whole, and their pages open', async () => {
    for (const name of readdirSync(foreign)
      .filter((one) => one.endsWith('.xml'))
      .slice(0, 8)) {
      const path = await bring(readFileSync(join(foreign, name), 'utf8'))
      await act(path, ['intent', 'start'], ['redirects', 'on'])
      await drained()
    }
    const rows = await posts()
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows.filter(({ type, slug }) => type === 'page' && !slug.startsWith('menu-')).slice(0, 60)) {
      await update(opened.academy.as('admin'), 'post', { _id: row._id, change: { status: true, authen: false } })
      const shown = await opened.pages.open({ path: `/cms/page/${encodeURIComponent(row.slug)}` })
      expect(shown.status, row.slug).toBe(200)
    }
  })
})
