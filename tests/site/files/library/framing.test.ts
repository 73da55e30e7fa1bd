import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { describeFile } from '#platform/content/file/library/keep-file.ts'
import { imageMeta } from '#platform/content/file/library/image-meta.ts'
import popup from '../../../../src/modules/cms/blocks/media/popup/block.ts'
import { load } from '../../../../src/modules/cms/blocks/media/popup/load.server.ts'
import { listCourses } from '../../../../src/modules/lesson/components/catalogue/find-courses.server.ts'
import type { SiteKey } from '../../../support/cast.ts'
import { openWithFiles, picture, upload } from '../support.ts'

type All = Awaited<ReturnType<typeof openWithFiles>>
const drivers = await testDrivers()
const alt = 'ช่างเชื่อม <script>alert(1)</script> "คนเก่ง"'

describe.each(drivers)('pictures as the library says on $kind', (driver) => {
  let all: All
  beforeAll(async () => {
    all = await openWithFiles(driver)
  })
  afterAll(() => all.close())

  const admin = () => all.academy.as('admin')
  const bring = async (site: SiteKey = 'skills') => {
    const fields = { library: '1', public: '1' }
    const content = await picture(600, 900).jpeg(80)
    const { body } = await upload(all.pages, { content, viewer: all.academy.viewer('admin', site), site, fields })
    return body.data.key as string
  }
  const idIn = (key: string) => /upload\/(.+)\.\w+$/.exec(key)![1]!
  const say = (key: string, more: object = {}, site: SiteKey = 'skills') =>
    describeFile(all.academy.as('admin', site), idIn(key), {
      ...{ name: 'ปก', alt, altEn: 'A welder', focal: { x: 20, y: 80 }, isPublic: true },
      ...more,
    })
  const open = async (path: string) => (await all.pages.open({ path })).text
  const pictureIn = (html: string, key: string) => new RegExp(`<img[^>]*src="/${key}"[^>]*>`).exec(html)?.[0] ?? ''
  const written = async (blocks: [type: string, props: object][]) => {
    const objects = blocks.map(([type, props], at) => ({
      id: `o${at}`,
      type,
      version: type === 'image' ? 2 : 1,
      props,
    }))
    const builder = { version: 1, rows: [{ id: 'r', columns: [{ id: 'c', col: 12, objects }] }] }
    const slug = `p${Math.abs(blocks.length)}-${String(slugs++)}`
    await create(admin(), 'post', { type: 'page', slug, title: 'หน้า', status: true, builder: builder as never })
    return `/cms/page/${slug}`
  }
  let slugs = 0

  test('a cover keeps its focal point in lists and on its own page, and says what it shows, as text', async () => {
    const key = await bring()
    await say(key)
    const course = { name: 'งานเชื่อมพื้นฐาน', cover: key, status: true }
    const { _id } = await create(admin(), 'course', course)
    for (const path of ['/lesson/home', `/lesson/detail/${_id}`]) {
      const shown = pictureIn(await open(path), key)
      expect(shown, path).toContain('object-position:20% 80%')
      expect(shown, path).toContain('alt="ช่างเชื่อม &lt;script&gt;alert(1)&lt;/script&gt; &quot;คนเก่ง&quot;"')
      expect(shown, path).toMatch(/width="600" height="900"/)
    }
    const english = await all.pages.open({ path: `/lesson/detail/${_id}`, headers: { cookie: 'lang=en' } })
    expect(pictureIn(english.text, key)).toContain('alt="A welder"')
  })

  test('a page that is kept is made anew when the focal point moves', async () => {
    const key = await bring()
    const { _id } = await create(admin(), 'course', { name: 'งานกลึง', cover: key, status: true })
    const path = `/lesson/detail/${_id}`
    expect(pictureIn(await open(path), key)).not.toContain('object-position')
    expect(pictureIn(await open(path), key)).not.toContain('object-position')
    await say(key, { focal: { x: 1, y: 99 } })
    expect(pictureIn(await open(path), key)).toContain('object-position:1% 99%')
  })

  test('blocks and posts take what the library says where they say nothing themselves', async () => {
    const key = await bring()
    await say(key, { alt: 'จากคลัง' })
    const html = await open(
      await written([
        ['image', { url: `/${key}` }],
        ['slideshow', { slides: [{ image: `/${key}`, title: 'สไลด์' }], interval: 5000 }],
      ]),
    )
    const [image = '', slide = ''] = html.match(new RegExp(`<img[^>]*src="/${key}"[^>]*>`, 'g')) ?? []
    expect(image).toMatch(/alt="จากคลัง".*srcSet="[^"]*\?w=480 480w|srcSet="[^"]*\?w=480 480w.*alt="จากคลัง"/i)
    expect(image).toMatch(/width="600" height="900"/)
    expect(slide).toContain('alt="จากคลัง"')
    expect(slide).toContain('object-position:20% 80%')
    expect(await open(await written([['image', { url: `/${key}`, alt: 'ของบล็อก' }]]))).toContain('alt="ของบล็อก"')
  })

  test('a popup says what its picture shows by its title, or else by the library', async () => {
    const key = await bring()
    await say(key, { alt: 'จากคลัง' })
    const propsOf = (title: string) =>
      popup.props.parse({ ...popup.defaults, title, contentType: 'image', imageUrl: `/${key}` })
    const shown = await load(all.academy.as('guest'), [
      { id: 'plain', props: propsOf('') },
      { id: 'titled', props: propsOf('ข่าวดี') },
    ])
    expect([shown['plain']!.alt, shown['titled']!.alt]).toEqual(['จากคลัง', 'ข่าวดี'])
  })

  test('a list of courses asks for all of its covers with one query', async () => {
    const asked: string[] = []
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        asked.push(String(result.rows.length))
        return result
      },
    }
    for (const n of [1, 2, 3])
      await create(admin(), 'course', { name: `ปกหลายใบ ${n}`, cover: await bring(), status: true })
    const ctx = all.academy.as('guest')
    const counted = { ...ctx, [executor]: ctx[executor].withPlugin(counting) as Context[typeof executor] }
    const places = (await listCourses(ctx, { limit: 50 })).map(({ cover }) => cover.picture?.url)
    expect(places.filter(Boolean).length).toBeGreaterThanOrEqual(3)
    await imageMeta(counted, places)
    expect(asked).toHaveLength(1)
    await imageMeta(counted, ['https://x.test/a.jpg', null, '/seed/a.webp'])
    expect(asked).toHaveLength(1)
  })

  test('nothing is told of what is private or of another site, and many pictures are asked for once', async () => {
    const [own, secret, theirs] = [await bring(), await bring(), await bring('factory')]
    await say(own, { alt: 'เปิด' })
    await say(secret, { alt: 'ลับ', isPublic: false })
    await say(theirs, { alt: 'ของโรงงาน' }, 'factory')
    const ctx = all.academy.as('guest')
    const frame = await imageMeta(ctx, [
      own,
      `/${own}`,
      secret,
      theirs,
      null,
      'https://x.test/a.jpg',
      '/upload/../x.jpg',
    ])
    expect([frame(own).alt, frame(`/${own}`).alt]).toEqual(['เปิด', 'เปิด'])
    for (const none of [secret, theirs, null, 'https://x.test/a.jpg']) expect(frame(none)).toEqual({})
    expect((await all.pages.open({ path: `/${secret}` })).status).toBe(404)
    await sql`update file set "removedAt" = now() where _id = ${idIn(own)}`.execute(all.academy.database.kysely)
    expect((await imageMeta(ctx, [own]))(own)).toEqual({})
  })
})
